import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { Logger } from "../component/logs/logger.ts";
import { repeat } from "../lib/repeat.ts";

/** How often a process looks whether another waits for its lock. */
const lookMs = 1000;
/** Of the descriptor in the program that locks. */
const descriptor = 3;

/**
 * Locks a file for as long as this process lives, and waits while another has it. Node has no such call: the program
 * flock locks the open file, which it gets from this process and which stays locked when the program has ended. Rejects
 * with an Error where it cannot.
 */
export async function lockFile(path: string, log: Pick<Logger, "info">): Promise<void> {
  const file = openSync(path, "a", 0o600); // a FileHandle would be closed with the garbage
  if (await locked(["--nonblock"], file)) return;
  log.info(`${path} is locked by another process: waiting`);
  if (!(await locked([], file))) throw new Error(`--lock-file: ${path} cannot be locked`);
}

/** Calls `end` once, when another process waits for the lock of a file of this process, or has put another there. */
export async function onLockContention(
  path: string,
  { end, logError }: { readonly end: () => void; readonly logError: Logger["error"] },
): Promise<void> {
  const { ino: own } = await stat(path);
  const look = async () => {
    const now = await stat(path).catch(() => undefined);
    const locks = await readFile("/proc/locks", "utf8");
    const isWanted = new RegExp(`-> FLOCK .*:${own} `).test(locks);
    if (!isWanted && now?.ino === own) return;
    void looking.stop();
    end();
  };
  const onError = (error: unknown) => logError(`cannot look who waits for ${path}`, error);
  const looking = repeat(look, { everyMs: lookMs, onError });
}

/** Whether the program has got the lock. */
async function locked(options: readonly string[], fd: number): Promise<boolean> {
  const child = spawn("flock", [...options, "--exclusive", String(descriptor)], {
    stdio: ["ignore", "ignore", "inherit", fd],
  });
  return new Promise((resolve, reject) => {
    child.once("error", (cause) =>
      reject(new Error(`--lock-file needs the program flock: ${cause.message}`, { cause })),
    );
    child.once("close", (code) => resolve(code === 0));
  });
}
