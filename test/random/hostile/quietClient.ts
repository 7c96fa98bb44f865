import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { randomOf } from "../../robustness/random.ts";
import { Ledger } from "./ledger.ts";

/** A request of the quiet client; the clock is that of Date.now, in milliseconds. */
export interface QuietRequest {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Quiet {
  readonly requests: readonly QuietRequest[];
  /** What was not answered as it must be, or not stored as it was acknowledged. */
  readonly faults: readonly string[];
  readonly writes: number;
}

interface QuietOptions {
  readonly server: string;
  readonly token: string;
  readonly seed: number;
}

/** Milliseconds between two requests. */
const paceMs = 20;

/** Starts a client in a process of its own, with one connection; the promise is of how to end it. */
export async function startQuietClient(options: QuietOptions): Promise<() => Promise<Quiet>> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(options)], { execArgv: ["--import", "tsx"] });
  const endWithThis = () => void child.kill("SIGKILL");
  process.once("exit", endWithThis);
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code, signal) => reject(new Error(`the quiet client ended with ${code ?? signal}`)));
  });
  ended.catch(() => {}); // the next message, which does not come, reports it
  const next = <T>() =>
    Promise.race([ended, new Promise<T>((resolve) => child.once("message", (each) => resolve(each as T)))]);
  await next();
  return async () => {
    const quiet = next<Quiet>();
    child.send("stop");
    try {
      return await quiet;
    } finally {
      process.off("exit", endWithThis);
      child.kill("SIGKILL");
    }
  };
}

async function main({ server, token, seed }: QuietOptions): Promise<void> {
  const ledger = new Ledger({ server, token, namespace: "quiet", objects: 50, width: 1 });
  const random = randomOf(seed);
  const requests: QuietRequest[] = [];
  const faults: string[] = [];
  let isOver = false;
  await ledger.start();
  process.once("message", () => (isOver = true));
  process.send?.("ready");
  while (!isOver) {
    const fromMs = Date.now();
    await ledger.step(random).catch((error: Error) => faults.push(error.message));
    requests.push({ fromMs, toMs: Date.now() });
    await sleep(paceMs);
  }
  faults.push(...(await ledger.check()));
  ledger.close();
  process.send?.({ requests, faults, writes: ledger.writes } satisfies Quiet);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(JSON.parse(process.argv[2] ?? ""));
