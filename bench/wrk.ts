import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A Lua script for wrk, for requests that differ from each other. */
  readonly script?: string;
  readonly seconds: number;
  readonly connections?: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** Answers that were not 2xx or 3xx, and broken connections. */
  readonly errors: number;
}

/** Loads a URL with wrk, from one thread over 16 connections unless the caller says otherwise. */
export async function wrk(load: Load): Promise<LoadResult> {
  const { url, headers = {}, script, seconds, connections = 16 } = load;
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "20s", "--latency"];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
  if (script !== undefined) {
    const file = join(mkdtempSync(join(tmpdir(), "bench-")), "load.lua");
    writeFileSync(file, script);
    args.push("-s", file);
  }
  const { stdout } = await promisify(execFile)("wrk", [...args, url]);
  return parse(stdout);
}

/** Throws an Error that says how to get wrk, where there is none. */
export function checkWrk(): void {
  const { error } = spawnSync("wrk", ["--version"]);
  if (error !== undefined) throw new Error("the bench needs wrk on the path: apt-get install wrk");
}

function parse(text: string): LoadResult {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(text);
  const unitMs = { us: 0.001, ms: 1, s: 1000 }[p99?.[2] ?? "ms"] ?? 1;
  const sockets = [...text.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].reduce(
    (sum, each) => sum + Number(each[1]),
    0,
  );
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: Number(p99?.[1] ?? 0) * unitMs,
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + sockets,
  };
}
