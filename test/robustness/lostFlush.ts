import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk that forgets what was not flushed when the power goes. */
export interface ForgettingDisk {
  /** What a process on it is started with. */
  readonly env: Readonly<Record<string, string>>;
  /** To be called before a process starts: what is there now is on the disk. */
  readonly begin: () => void;
  /** To be called when the process has died: the power was gone. */
  readonly lose: () => void;
}

/** Puts such a disk under a folder, with a shadow beside it. Throws an Error where `missingLostFlush` has a reason. */
export function forgettingDisk(folder: string, shadow: string): ForgettingDisk {
  const library = compiled();
  if (typeof library !== "object") throw new Error(library);
  return {
    env: {
      LD_PRELOAD: library.file,
      LOST_FLUSH_ROOT: folder,
      LOST_FLUSH_SHADOW: shadow,
      UV_USE_IO_URING: "0", // its writes pass no function of the C library
    },
    begin: () => copy(folder, shadow),
    lose: () => copy(shadow, folder),
  };
}

/** Why this machine cannot have one; undefined when it can. */
export function missingLostFlush(): string | undefined {
  const library = compiled();
  return typeof library === "object" ? undefined : library;
}

/** Makes a folder a copy of another, which may not be there; sockets are no part of it. */
function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) cpSync(from, to, { recursive: true, filter: (source) => !source.endsWith(".sock") });
}

let known: { readonly file: string } | string | undefined;

/** The library, or why there is none. */
function compiled(): { readonly file: string } | string {
  known ??= compile();
  return known;
}

function compile(): { readonly file: string } | string {
  if (process.platform !== "linux") return "only Linux loads a library into a program by LD_PRELOAD";
  const folder = mkdtempSync(join(tmpdir(), "lost-flush-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "lostFlush.so");
  const source = join(import.meta.dirname, "lostFlush.c");
  try {
    execFileSync("gcc", ["-O1", "-shared", "-fPIC", "-o", file, source, "-ldl", "-lpthread"], { stdio: "pipe" });
    return { file };
  } catch (error) {
    return `gcc cannot compile the library: ${error instanceof Error ? error.message : String(error)}`;
  }
}
