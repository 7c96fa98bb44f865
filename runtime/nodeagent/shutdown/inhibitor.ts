import { spawn } from "node:child_process";
import { once } from "node:events";

export interface InhibitorOptions {
  /** The program that takes the lock and runs a command while it has it: systemd-inhibit. */
  readonly program: string;
  readonly agentName: string;
}

/**
 * Delays a shutdown of the machine until it is released. The lock is a file that logind passes over the bus, which
 * Node.js cannot receive: a program of systemd holds it, for as long as this process keeps its input open.
 */
export async function takeInhibitor({ program, agentName }: InhibitorOptions): Promise<() => void> {
  const who = [`--who=${agentName}`, `--why=${agentName} ends the pods of the node`];
  const held = ["sh", "-c", "echo held; exec cat >/dev/null"];
  const child = spawn(program, ["--what=shutdown", "--mode=delay", ...who, "--", ...held]);
  const said: Buffer[] = [];
  child.stderr.on("data", (data: Buffer) => void (said.length < maxLines && said.push(data)));
  child.stdin.on("error", () => {}); // it ended before its input
  const ended = once(child, "close").then(() => {
    throw new Error(`${program}: ${Buffer.concat(said).toString().trim() || "ended without the lock"}`);
  });
  await Promise.race([once(child.stdout, "data"), ended]);
  ended.catch(() => {}); // from here on its end is what is asked for
  return () => child.stdin.end();
}

/** @limit Pieces of what the program says against taking the lock: the rest is left out. */
const maxLines = 16;
