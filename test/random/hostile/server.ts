import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOrch } from "../../harness/orchProcess.ts";

/** A gap between two turns of the server's event loop; the clock is that of Date.now, in milliseconds. */
export interface Stall {
  readonly fromMs: number;
  readonly toMs: number;
  readonly wallMs: number;
  /** What the main thread computed in it. */
  readonly cpuMs: number;
  /** What it waited for a CPU. */
  readonly waitedMs: number;
}

export interface Readings {
  /** Since the last time. */
  readonly stalls: readonly Stall[];
  /** Collections of garbage of more than 10 ms. */
  readonly gcs: readonly { readonly atMs: number; readonly ms: number }[];
  /** CPU time of the main thread so far. */
  readonly cpuMs: number;
}

/** After a full collection of garbage. */
export interface Rest {
  /** On the heap and in buffers. */
  readonly liveBytes: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
  /** Descriptors that are open. */
  readonly files: number;
  /** How many timers, sockets and the like hold the process, by their sort. */
  readonly open: Readonly<Record<string, number>>;
}

export interface WatchedServer {
  readonly port: number;
  /** A bearer token of the all-powerful. */
  readonly token: string;
  readonly takeReadings: () => Promise<Readings>;
  readonly rest: () => Promise<Rest>;
  /** Standard error so far. */
  readonly errors: () => string;
  /** Undefined while it lives, and how it ended. */
  readonly ending: () => string | undefined;
  readonly close: () => Promise<void>;
}

const probe = new URL("loopProbe.mjs", import.meta.url).href;

/** The program itself, with TLS and a disk, and a probe in it that looks at its event loop. */
export async function startWatchedServer(): Promise<WatchedServer> {
  const folder = mkdtempSync(join(tmpdir(), "orch-hostile-"));
  const token = randomUUID();
  const tokens = join(folder, "tokens.csv");
  const path = join(folder, "probe");
  writeFileSync(tokens, `${token},hostile,1,"system:masters"\n`);
  const orch = await startOrch({
    command: "apiserver",
    args: [
      "--token-auth-file",
      tokens,
      "--disable-admission-plugins=ServiceAccount", // no controllers make accounts here
      "--runtime-config",
      "api/all=true",
      "--feature-gates",
      "AllAlpha=true,AllBeta=true,CoordinatedLeaderElection=false", // which keeps watches of its own
    ],
    env: { NODE_OPTIONS: `--import ${probe}`, LOOP_PROBE: path },
    startTimeoutMs: 60_000,
  });
  let ending: string | undefined;
  void orch.ended.then(({ code, signal }) => (ending = `${code ?? signal}: ${orch.errors().slice(-2000)}`));
  return {
    port: Number(new URL(orch.url).port),
    token,
    takeReadings: () => ask<Readings>(path, "readings"),
    rest: () => ask<Rest>(path, "rest"),
    errors: orch.errors,
    ending: () => ending,
    close: async () => {
      await orch.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ask<T>(path: string, what: "readings" | "rest"): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => socket.write(what));
    let text = "";
    socket.setEncoding("utf8");
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the server's probe does not answer")));
    socket.on("data", (chunk: string) => {
      text += chunk;
      if (!text.endsWith("\n")) return;
      resolve(JSON.parse(text));
      socket.destroy();
    });
  });
}
