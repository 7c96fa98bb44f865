import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { AgentCall, AgentRoute } from "../agentCall.ts";
import { refusal } from "../refusal.ts";
import { placeBelow } from "./placeBelow.ts";
import { checkLogQuery, LogQueryError, type NodeLogQuery, readLogQuery } from "./nodeLogQuery.ts";
import { type ServiceLogsOptions, writeServiceLogs } from "./serviceLogs.ts";

/** @limit Names in the listing of a folder of logs: the rest is left out. */
const maxNames = 10_000;

export interface NodeLogsOptions extends ServiceLogsOptions {
  /** Answers queries for the logs of services. */
  readonly hasQueries: boolean;
}

/**
 * `/logs/...`: a file of the node's log folder as it is, or what is in a folder. Links that lead out are not there.
 * `/logs/?query=web`: the log of a service, from the journal of the machine or from its file.
 */
export function nodeLogs(options: NodeLogsOptions): AgentRoute {
  return async (call) => {
    const { req, res, rest, query, signal } = call;
    if (req.method !== "GET" && req.method !== "HEAD") throw refusal(405, "405: Method Not Allowed");
    const asked = options.hasQueries ? queryOf(query, rest) : undefined;
    if (asked === undefined) return await sendPath(options.folder, rest, call);
    const [file] = asked.files;
    if (file !== undefined) return await sendPath(options.folder, file.split("/"), call);
    res.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" });
    if (req.method === "GET") await writeServiceLogs(asked, options, { res, signal });
    res.end();
  };
}

/** The query of a call; undefined where it asks for a path. Throws a StatusError for one that is not answered. */
function queryOf(query: URLSearchParams, rest: readonly string[]): NodeLogQuery | undefined {
  try {
    const asked = readLogQuery(query);
    if (asked === undefined) return undefined;
    if (rest.some((each) => each !== "")) throw new LogQueryError(406, ["path not allowed in query mode"]);
    checkLogQuery(asked);
    return asked;
  } catch (error) {
    throw error instanceof LogQueryError ? refusal(error.status, error.message) : error;
  }
}

async function sendPath(
  folder: string,
  parts: readonly string[],
  { req, res, signal }: Pick<AgentCall, "req" | "res" | "signal">,
): Promise<void> {
  const path = await placeBelow(folder, parts);
  if (path === undefined) throw notFound();
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
