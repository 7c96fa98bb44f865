import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "../../generated/client.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";

/** One server over all its lives: it is started again whenever it dies. */
export interface Server {
  readonly name: string;
  readonly client: Client;
  /** Dies as of a crash. */
  readonly kill: () => void;
  /** Stops and goes on as SIGSTOP and SIGCONT have it. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly pid: () => number;
  /** Whether it lives, now or within this time; why it does not is a fault then. */
  readonly ready: (timeoutMs: number) => Promise<boolean>;
  /** How often it died. */
  readonly deaths: () => number;
  /** Ends that nobody asked for, in words. */
  readonly faults: readonly string[];
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly name: string;
  readonly dataDir: string;
  readonly port: number;
  readonly args: readonly string[];
  /** What its first life is armed with, see failpoints.ts; "" for nothing. */
  readonly failpoints: string;
}

/** Milliseconds that clients wait for an answer, and for a start: the machine may be busy with other things. */
const answerTimeoutMs = 10_000;
const startTimeoutMs = 120_000;
/** Milliseconds between two tries to start. */
const restartMs = 100;

export async function startServer(options: ServerOptions): Promise<Server> {
  const { name, dataDir, port, args, failpoints } = options;
  const faults: string[] = [];
  let deaths = 0;
  let isOver = false;
  let isKilled = false;
  let living: OrchProcess | undefined;
  let starting: Promise<void> | undefined;
  let refusal: unknown;
  const start = async (env: Readonly<Record<string, string>>) => {
    const own = [...args, "--secure-port", String(port)];
    living = await startOrch({ command: "apiserver", dataDir, args: own, env, startTimeoutMs });
    const { ended, errors } = living;
    void ended.then(({ code, signal }) => {
      living = undefined;
      if (isOver) return;
      deaths++;
      if (!isKilled && signal !== "SIGKILL") faults.push(`${name} ended by itself with ${code ?? signal}: ${errors()}`);
      isKilled = false;
      starting = startAgain();
    });
  };
  /** A start may fail for the reason of the fault, such as a full disk, until that is over. */
  const startAgain = async () => {
    for (; !isOver; await sleep(restartMs)) {
      try {
        return await start({});
      } catch (error) {
        refusal = error;
      }
    }
  };
  const endWithThis = () => void living?.stop("SIGKILL");
  process.once("exit", endWithThis);
  await start({ FAILPOINTS: failpoints });
  const client = createClient({
    kubeconfig: join(dataDir, "admin.kubeconfig"),
    timeoutMs: answerTimeoutMs,
    maxRetries: 0,
  });
  const signal = (which: NodeJS.Signals) => {
    if (living !== undefined) process.kill(living.pid, which);
  };
  return {
    name,
    client,
    kill: () => {
      isKilled = true;
      signal("SIGKILL");
    },
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    pid: () => living?.pid ?? 0,
    ready: async (timeoutMs) => {
      const endMs = performance.now() + timeoutMs;
      while (living === undefined && performance.now() < endMs) await sleep(10);
      if (living === undefined) faults.push(`${name} does not start any more: ${refusal}`);
      return living !== undefined;
    },
    deaths: () => deaths,
    faults,
    stop: async () => {
      isOver = true;
      client.transport.close();
      signal("SIGCONT");
      await starting;
      await living?.stop("SIGKILL");
      process.off("exit", endWithThis);
    },
  };
}
