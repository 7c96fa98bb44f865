import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Client, createClient } from "../../../runtime/index.ts";
import { root } from "../../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../../harness/orchProcess.ts";
import { testFolder } from "../../storage/folder.ts";

/** An API server of its own process, two users, and processes that load it. */
export interface ServerUnderLoad {
  readonly orch: OrchProcess;
  readonly admin: Client;
  /** A user of its own, over a connection of its own. */
  readonly quiet: Client;
  /**
   * Starts a file of this folder as the other user, with arguments before and after the connection's. It takes what
   * processor time the server and the quiet user leave, as if it ran on a machine of its own.
   */
  readonly load: (file: "holder" | "lister", options: LoadOptions) => Promise<Load>;
  readonly close: () => Promise<void>;
}

export interface LoadOptions {
  /** Only of a holder. */
  readonly mode?: "idle" | "stuck" | "watches";
  readonly path: string;
  readonly count: number;
}

export interface Load {
  /** Ends it; resolves to what it counted. */
  readonly stop: () => Promise<object>;
}

/** What `npm start` gives a server. */
const asStarted = { NODE_OPTIONS: "--max-semi-space-size=64" };

/** All threads of it run only while nothing else wants the processor. */
const whenIdle = { execPath: "chrt", execArgv: ["--idle", "0", process.execPath, "--import", "tsx"] };

/**
 * This process goes before all others on the processor, as if the quiet user had a machine of its own: else it waits up
 * to 4 ms for the server's slice of time to end, and that would be measured. What it starts has no part in that.
 */
function goFirst(): void {
  execFileSync("chrt", ["--reset-on-fork", "--fifo", "--pid", "1", String(process.pid)]);
}

export async function serverUnderLoad(args: readonly string[] = [], noisyUser = "noisy"): Promise<ServerUnderLoad> {
  const folder = testFolder();
  mkdirSync(folder.path, { recursive: true });
  const tokens = join(folder.path, "tokens.csv");
  writeFileSync(tokens, `quiet,quiet,1\nnoisy,${noisyUser},2,system:serviceaccounts\n`);
  const open = ["--token-auth-file", tokens, "--authorization-mode", "AlwaysAllow"];
  const dataDir = join(folder.path, "data");
  const orch = await startOrch({ command: "apiserver", dataDir, args: [...open, ...args], env: asStarted });
  const authority = join(folder.path, "data/pki/ca.crt");
  const admin = createClient({ kubeconfig: orch.kubeconfig });
  const quiet = createClient({ server: orch.url, ca: readFileSync(authority), token: "quiet" });
  const loads = new Set<ChildProcess>();
  goFirst();
  const load: ServerUnderLoad["load"] = async (file, { mode, path, count }) => {
    const given = [...(mode === undefined ? [] : [mode]), `${orch.url}${path}`, authority, "noisy", String(count)];
    const child = fork(join(root, `test/long/load/${file}.ts`), given, whenIdle);
    loads.add(child);
    const failed = once(child, "exit").then(() => {
      throw new Error(`${file} ${mode ?? ""} has ended before the test stopped it`);
    });
    failed.catch(() => {});
    await Promise.race([once(child, "message"), failed]);
    const stop = async () => {
      const reported = once(child, "message");
      child.send("stop");
      const [counts] = await reported;
      loads.delete(child);
      return counts as object;
    };
    return { stop };
  };
  const close = async () => {
    for (const each of loads) each.kill("SIGKILL");
    for (const each of [admin, quiet]) each.transport.close();
    await orch.close();
    folder.remove();
  };
  return { orch, admin, quiet, load, close };
}
