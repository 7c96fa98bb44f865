import { createReadStream } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import type { AgentRoute } from "../agentCall.ts";
import { refusal } from "../refusal.ts";

/** @limit Names in the listing of a folder of logs: the rest is left out. */
const maxNames = 10_000;

/** `/logs/...`: a file of the node's log folder as it is, or what is in a folder. Links that lead out are not there. */
export function nodeLogs(folder: string): AgentRoute {
  return async ({ req, res, rest, signal }) => {
    if (req.method !== "GET" && req.method !== "HEAD") throw refusal(405, "405: Method Not Allowed");
    const path = await below(folder, rest);
    const found = await stat(path);
    if (found.isDirectory()) {
      const body = listing(await namesIn(path));
      res.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      return void res.end(req.method === "HEAD" ? undefined : body);
    }
    if (!found.isFile()) throw notFound();
    res.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Content-Length": found.size });
    if (req.method === "HEAD" || found.size === 0) return void res.end();
    const bytes = createReadStream(path, { end: found.size - 1, signal });
    await pipeline(bytes, res).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };
}

async function below(folder: string, rest: readonly string[]): Promise<string> {
  if (rest.some((each) => each === ".." || each.includes("\0") || each.includes(sep))) throw notFound();
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, ...rest))]);
    if (path === root || path.startsWith(`${root}${sep}`)) return path;
  } catch (error) {
    if (!["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
  }
  throw notFound();
}

function notFound(): Error {
  return refusal(404, "404 page not found");
}

async function namesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  const names = entries.map((each) => (each.isDirectory() ? `${each.name}/` : each.name));
  return names.sort().slice(0, maxNames);
}

function listing(names: readonly string[]): string {
  const links = names.map(
    (each) => `<a href="${encodeURI(each).replaceAll("?", "%3F").replaceAll("#", "%23")}">${escaped(each)}</a>\n`,
  );
  return `<pre>\n${links.join("")}</pre>\n`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&#34;");
}
