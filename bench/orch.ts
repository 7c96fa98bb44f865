import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { node, type Running, start } from "./processes.ts";

/** The server under load, and how requests reach it. */
export interface Orch extends Running {
  readonly base: string;
  readonly folder: string;
}

const token = "bench-token";
export const authorization = { Authorization: `Bearer ${token}` };
// With more connections, requests that are late would measure handshakes.
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 64 });

/** Starts `apiserver` of the bundle on a data directory that may have data. */
export async function startOrch(folder: string, args: readonly string[] = []): Promise<Orch> {
  mkdirSync(folder, { recursive: true });
  const tokens = join(folder, "tokens.csv");
  writeFileSync(tokens, `${token},bench,1,"system:masters"\n`);
  const program = join(import.meta.dirname, "../dist/main.js");
  const flags = ["--secure-port=0", `--data-dir=${folder}`, `--token-auth-file=${tokens}`, ...args];
  const running = await start([...node, program, "apiserver", ...flags], /ready on/);
  return { ...running, folder, base: /https:\/\/\S+/.exec(running.line)?.[0] ?? "" };
}

export interface CallOptions {
  readonly body?: object;
  readonly onChunk?: (chunk: Buffer) => void;
}

/**
 * Sends a request; resolves with the bytes of a good answer, which `onChunk` sees as they come. A connection that the
 * server closed while it lay idle is no failure: the request goes out once more.
 */
export function call(
  orch: Pick<Orch, "base">,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Buffer> {
  const { body, onChunk } = options;
  const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const headers = { ...authorization, "Content-Type": type };
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, orch.base), { method, headers, agent }, (incoming) => {
      const isGood = (incoming.statusCode ?? 500) < 300;
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => (isGood && onChunk !== undefined ? onChunk(chunk) : chunks.push(chunk)));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const answer = Buffer.concat(chunks);
        if (isGood) resolve(answer);
        else reject(new Error(`${method} ${path}: ${incoming.statusCode} ${answer.toString().slice(0, 300)}`));
      });
    });
    outgoing.on("error", (error) => {
      const wasIdle = outgoing.reusedSocket && "code" in error && error.code === "ECONNRESET";
      if (wasIdle) call(orch, method, path, options).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Runs `run` for 0 to count - 1, so many at a time. */
export async function times(count: number, parallel: number, run: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await run(next++);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

/** Starts one every so often, whether those before have ended or not, and waits for all. */
export async function paced(
  perSecond: number,
  untilMs: number,
  run: (index: number) => Promise<unknown>,
): Promise<void> {
  const startMs = performance.now();
  const running: Promise<unknown>[] = [];
  for (let i = 0; performance.now() < untilMs; i++) {
    const waitMs = startMs + (i * 1000) / perSecond - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    running.push(run(i));
  }
  await Promise.all(running);
}

/** Milliseconds that operations took. */
export class Latencies {
  readonly #each: number[] = [];

  get count(): number {
    return this.#each.length;
  }

  async time<T>(operation: () => Promise<T>): Promise<T> {
    const startMs = performance.now();
    const result = await operation();
    this.add(performance.now() - startMs);
    return result;
  }

  add(ms: number): void {
    this.#each.push(ms);
  }

  /** 0.99 is the 99th percentile. */
  quantile(share: number): number {
    const sorted = [...this.#each].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  }
}
