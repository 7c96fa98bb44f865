import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "../../generated/client.ts";
import { createTransport } from "../../runtime/client/index.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { type Disturbance, type FailedCall, watchedCalls } from "./calls.ts";
import type { ForgettingDisk } from "./lostFlush.ts";
import { isCode } from "./systemError.ts";

export interface ServerOptions {
  readonly name: string;
  readonly dataDir: string;
  readonly port: number;
  readonly args: readonly string[];
  /** What its first life is armed with, see failpoints.ts; "" for nothing. */
  readonly failpoints: string;
  /** Whenever it dies, the power of this disk was gone. */
  readonly disk?: ForgettingDisk | undefined;
}

/** Milliseconds that clients wait for an answer, and for a start: the machine may be busy with other things. */
const answerTimeoutMs = 10_000;
const startTimeoutMs = 120_000;
/** Milliseconds between two tries to start. */
const restartMs = 100;

export async function startServer(options: ServerOptions): Promise<Server> {
  const { failpoints } = options;
  const server = new Server(options);
  try {
    await server.start({ FAILPOINTS: failpoints });
  } catch (error) {
    if (failpoints === "") throw error;
    await server.start({}); // a server writes when it starts, and may have died of that
  }
  return server;
}

/** One server over all its lives: it is started again whenever it dies. */
export class Server {
  readonly name: string;
  /** Ends that nobody asked for, and why it does not start any more, in words. */
  readonly faults: string[] = [];
  /** In milliseconds of `performance.now()`, as those of the next one. */
  readonly failedCalls: FailedCall[] = [];
  /** While it was dead. */
  readonly disturbances: Disturbance[] = [];
  readonly #options: ServerOptions;
  #client: Client | undefined;
  #living: OrchProcess | undefined;
  #starting: Promise<void> | undefined;
  #refusal: unknown;
  #deaths = 0;
  #killedMs: number | undefined;
  #isOver = false;

  constructor(options: ServerOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get dataDir(): string {
    return this.#options.dataDir;
  }

  get client(): Client {
    if (this.#client === undefined) throw new Error(`${this.name} was never started`);
    return this.#client;
  }

  /** 0 while it is dead. */
  get pid(): number {
    return this.#living?.pid ?? 0;
  }

  /** How often it died. */
  get deaths(): number {
    return this.#deaths;
  }

  async start(env: Readonly<Record<string, string>>): Promise<void> {
    const { dataDir, port, args, disk } = this.#options;
    disk?.begin();
    const own = [...args, "--secure-port", String(port)];
    const living = await startOrch({
      ...{ command: "apiserver", dataDir, args: own, startTimeoutMs },
      env: { ...env, ...disk?.env },
    });
    this.#living = living;
    this.#client ??= this.#newClient(living.kubeconfig);
    void living.ended.then(({ code, signal }) => {
      this.#living = undefined;
      if (this.#isOver) return;
      disk?.lose();
      this.#deaths++;
      const fromMs = this.#killedMs ?? performance.now();
      this.#killedMs = undefined;
      if (signal !== "SIGKILL")
        this.faults.push(`${this.name} ended by itself with ${code ?? signal}: ${living.errors()}`);
      const death = { kind: "dead", server: this.name, fromMs, toMs: Number.POSITIVE_INFINITY };
      this.disturbances.push(death);
      this.#starting = this.#startAgain().then(() => {
        death.toMs = performance.now();
      });
    });
  }

  #newClient(kubeconfig: string): Client {
    const options = { kubeconfig, timeoutMs: answerTimeoutMs, maxRetries: 0 };
    const onFailure = (failed: FailedCall) => void this.failedCalls.push(failed);
    const transport = watchedCalls(createTransport(options), { server: this.name, onFailure });
    return createClient({ ...options, transport });
  }

  /** Dies as of a crash. */
  kill(): void {
    if (this.#living !== undefined) this.#killedMs = performance.now();
    this.#signal("SIGKILL");
  }

  pause(): void {
    this.#signal("SIGSTOP");
  }

  resume(): void {
    this.#signal("SIGCONT");
  }

  /** Whether it lives, now or within this time; why it does not is a fault then. */
  async ready(timeoutMs: number): Promise<boolean> {
    const endMs = performance.now() + timeoutMs;
    while (this.#living === undefined && performance.now() < endMs) await sleep(10);
    const isReady = this.#living !== undefined;
    if (!isReady) this.faults.push(`${this.name} does not start any more: ${this.#refusal}`);
    return isReady;
  }

  /** What it has written to standard error in this life. */
  get errors(): string {
    return this.#living?.errors() ?? "";
  }

  /** Ends as of a crash, for good. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#client?.transport.close();
    await this.#starting;
    await this.#living?.stop("SIGKILL");
  }

  /** A start may fail for the reason of the fault, such as a full disk, until that is over. */
  async #startAgain(): Promise<void> {
    for (; !this.#isOver; await sleep(restartMs)) {
      try {
        return await this.start({});
      } catch (error) {
        this.#refusal = error;
      }
    }
  }

  #signal(signal: NodeJS.Signals): void {
    try {
      if (this.#living !== undefined) process.kill(this.#living.pid, signal);
    } catch (error) {
      if (!isCode(error, "ESRCH")) throw error; // it has died by itself
    }
  }
}
