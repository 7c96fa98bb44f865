import { readFileSync, realpathSync } from "node:fs";
import { StorageError } from "./storage.ts";

export interface FolderClaimOptions {
  readonly folder: string;
  /** Write transactions, exclusive between processes. */
  readonly root: { transactionSync(run: () => void): void };
  readonly meta: {
    get(key: string): Buffer | undefined;
    putSync(key: string, value: Buffer): void;
    removeSync(key: string): boolean;
  };
}

/** A process; its start time distinguishes it from a later one with the same pid. */
interface Holder {
  readonly pid: number;
  /** Boot id and start time in clock ticks, of the kernel; "" where the system does not tell. */
  readonly started: string;
}

const holderKey = "holder";
const openHere = new Set<string>();

/**
 * Makes this process the only user of the folder. Throws StorageError "locked".
 *
 * The claim is a record in the store itself, read and written in one LMDB write transaction. Those exclude each other
 * between processes and outlive a killed one, so two processes that find a dead holder cannot both take its place.
 */
export function claimFolder({ folder, root, meta }: FolderClaimOptions): void {
  const path = realpathSync(folder);
  const self = describe(process.pid);
  root.transactionSync(() => {
    const holder = parse(meta.get(holderKey));
    // Our own record while the folder is not open here is what a close that could not write left behind.
    if (holder !== undefined && !isSame(holder, self) && isAlive(holder)) throw locked(path, holder.pid);
    meta.putSync(holderKey, Buffer.from(JSON.stringify(self)));
  });
  openHere.add(path);
}

/** The folder is open here no more; `releaseClaim` lets other processes have it. */
export function giveUpFolder(folder: string): void {
  openHere.delete(realpathSync(folder));
}

/** Takes the claim out of the file that is the store of the folder by now, or out of a copy of it. */
export function releaseClaim(meta: Pick<FolderClaimOptions["meta"], "removeSync">): void {
  meta.removeSync(holderKey);
}

/** Whether a live process has the folder of a file. */
export function isClaimed(meta: Pick<FolderClaimOptions["meta"], "get">): boolean {
  const holder = parse(meta.get(holderKey));
  return holder !== undefined && isAlive(holder);
}

/** To be asked before LMDB opens the file: a process must not open one twice. Throws StorageError "locked". */
export function checkNotOpenHere(folder: string): void {
  const path = realpathSync(folder);
  if (openHere.has(path)) throw locked(path, process.pid);
}

function locked(path: string, pid: number): StorageError {
  return new StorageError("locked", "", `${path} is in use by the process with pid ${pid}`);
}

function describe(pid: number): Holder {
  return { pid, started: startOf(pid) ?? "" };
}

function isSame(a: Holder, b: Holder): boolean {
  return a.pid === b.pid && a.started === b.started;
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  const started = startOf(holder.pid);
  return started === undefined || holder.started === "" || started === holder.started;
}

/**
 * When a process started; "ended" when it is dead and only waits for its parent to notice. Undefined: nothing is known.
 */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in parentheses and may hold anything. After it: the state, and 19 on the start
    // time.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? "ended" : `${boot} ${fields[19]}`;
  } catch {
    // No /proc on this system, or the process ended meanwhile: the pid alone decides.
    return undefined;
  }
}

function parse(bytes: Buffer | undefined): Holder | undefined {
  if (bytes === undefined) return undefined;
  const value: unknown = JSON.parse(bytes.toString());
  if (typeof value !== "object" || value === null || !("pid" in value) || !("started" in value)) return undefined;
  return { pid: Number(value.pid), started: String(value.started) };
}
