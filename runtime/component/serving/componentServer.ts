import { createServer, type Server } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { requestEntityTooLarge } from "../../../generated/errors.ts";
import { StatusError } from "../../schema/status.ts";
import { findPage, type ComponentOptions, componentPages } from "../pages/pages.ts";
import { type PageAnswer, pageNotFound, type Pages } from "../pages/page.ts";
import type { Access } from "./delegatedAccess.ts";

export interface ComponentServerOptions {
  readonly host: string;
  readonly port: number;
  /** What the server shows, PEM. */
  readonly cert: string;
  readonly key: string;
  readonly pages: ComponentOptions;
  /** Who may read which page. */
  readonly access: Access;
  readonly logError: (message: string, error: unknown) => void;
}

/** @limit Connections to the port of a process that is no API server: the next is closed at once. */
const maxConnections = 256;
/** @limit Head of a request to such a port: the connection is closed. */
const headersTimeoutMs = 10_000;
/** @limit Body of a PUT to such a port, in characters: 413. */
const maxBodyLength = 1024;
/** @limit Request to such a port, body included: 408. */
const requestTimeoutMs = 30_000;

/** Serves the pages of a process that is no API server, over TLS. Rejects with an Error where it cannot listen. */
export async function startComponentServer(options: ComponentServerOptions): Promise<{
  readonly port: number;
  readonly stop: () => Promise<void>;
}> {
  const { host, port, cert, key, access, logError } = options;
  const pages = componentPages(options.pages);
  const timeouts = { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs };
  const server = createServer({ cert, key, ...timeouts, requestCert: false }, (req, res) => {
    answerTo(req, { pages, access }).then(
      (answer) => send(res, answer, req.method === "HEAD"),
      (error: unknown) => {
        logError(`${req.method} ${req.url?.split("?")[0]}`, error);
        send(res, { status: 500, contentType: "text/plain", body: "internal error\n" }, req.method === "HEAD");
      },
    );
  });
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

async function answerTo(
  req: IncomingMessage,
  { pages, access }: { readonly pages: Pages; readonly access: Access },
): Promise<PageAnswer> {
  try {
    const [path = "/", search = ""] = splitOnce(req.url ?? "/");
    await access({ method: req.method ?? "GET", path, authorization: req.headers.authorization ?? "" });
    const page = findPage(pages, req.method ?? "GET", path);
    if (page === undefined) return pageNotFound;
    const { accept = "", "accept-encoding": encodings = "" } = req.headers;
    const query = new URLSearchParams(search);
    const body = req.method === "PUT" ? await bodyOf(req) : "";
    return await page({ path, query, accept, acceptEncoding: String(encodings), body });
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    return { status: error.code, contentType: "application/json", body: JSON.stringify(error.status) };
  } finally {
    req.resume(); // what is left of a body says nothing
  }
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of req.setEncoding("utf8")) {
    text += chunk;
    if (text.length > maxBodyLength) throw requestEntityTooLarge(`limit is ${maxBodyLength}`);
  }
  return text;
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}

function send(res: ServerResponse, { status, contentType, body, headers, warning }: PageAnswer, isHead: boolean): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  res.writeHead(status, {
    "Content-Type": contentType,
    "Content-Length": String(bytes.length),
    "Cache-Control": "no-cache, private",
    ...headers,
    ...(warning === undefined ? {} : { Warning: `299 - ${JSON.stringify(warning)}` }),
  });
  res.end(isHead ? undefined : bytes);
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
