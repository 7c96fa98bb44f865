import type { IncomingMessage, ServerResponse } from "node:http";
import { requestEntityTooLarge } from "../../../generated/errors.ts";
import { findPage } from "../pages/pages.ts";
import { type PageAnswer, pageNotFound, type Pages, piecesOf } from "../pages/page.ts";

/** @limit Body of a PUT to such a port, in characters: 413. */
const maxBodyLength = 1024;

/** What a page answers to a request; 404 where there is none. Throws a StatusError. */
export async function pageAnswer(
  req: IncomingMessage,
  pages: Pages,
  method: string = req.method ?? "GET",
): Promise<PageAnswer> {
  const { path, query } = splitUrl(req);
  const page = findPage(pages, method, path);
  if (page === undefined) return pageNotFound;
  const { accept = "", "accept-encoding": encodings = "" } = req.headers;
  const body = req.method === "PUT" ? await bodyOf(req) : "";
  return page({ path, query, accept, acceptEncoding: String(encodings), body });
}

/** As what a request is answered where pages do not care about methods. */
export function asRead({ url = "/", method = "GET" }: IncomingMessage, pages: Pages): string {
  const [path = ""] = url.split("?");
  return pages.has(`${method} ${path}`) || pages.has(`PUT ${path}`) ? method : "GET";
}

export function splitUrl({ url = "/" }: IncomingMessage): { readonly path: string; readonly query: URLSearchParams } {
  const at = url.indexOf("?");
  const [path, search] = at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
  return { path, query: new URLSearchParams(search) };
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of req.setEncoding("utf8")) {
    text += chunk;
    if (text.length > maxBodyLength) throw requestEntityTooLarge(`limit is ${maxBodyLength}`);
  }
  return text;
}

/** Sends an answer; to a HEAD without its body. */
export function sendPage(res: ServerResponse, answer: PageAnswer): void {
  const { status, contentType, headers, warning } = answer;
  const { length, pieces } = piecesOf(answer);
  res.writeHead(status, {
    ...(contentType === "" ? {} : { "Content-Type": contentType }),
    "Content-Length": String(length),
    "Cache-Control": "no-cache, private",
    ...headers,
    ...(warning === undefined ? {} : { Warning: `299 - ${JSON.stringify(warning)}` }),
  });
  if (res.req.method !== "HEAD") for (const each of pieces) res.write(each);
  res.end();
}
