import { parseStorageBackupFlags, parseStorageCheckFlags, parseStorageCompactFlags } from "../../generated/flags.ts";
import type { ParsedFlags } from "../schema/flags.ts";
import { inChild } from "./inChild.ts";
import { unknownCommand } from "./unknownCommand.ts";
import { goneOnText, storageFolder, withLossHint } from "../apiserver/openStorage.ts";
import { type CopyProgress, StorageError } from "../storage/storage.ts";

export interface StorageCommandOptions {
  readonly program: string;
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
}

/** `storage backup`, `compact` and `check`: the upkeep of a store on disk. Returns the exit code. */
export async function runStorageCommand(argv: readonly string[], options: StorageCommandOptions): Promise<number> {
  const { program, print, warn } = options;
  const [action = "", ...rest] = argv;
  if (action === "--help" || action === "-h") {
    print(usage(program));
    return 0;
  }
  const run = Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : undefined;
  if (run === undefined) {
    const problem = action === "" ? "" : `${program}: ${unknownCommand(action, Object.keys(actions), "storage")}\n\n`;
    warn(`${problem}${usage(program)}`);
    return 2;
  }
  const onCrash = (signal: string) => {
    warn(`${program}: ${signal} while the store was read: pages of the database are damaged, or memory ran out`);
    return 1;
  };
  return inChild({ run: () => run(rest, options), onCrash });
}

const actions = {
  backup: (argv: readonly string[], options: StorageCommandOptions) =>
    withFlags(parseStorageBackupFlags(argv), options, async ({ dataDir, to, acceptLostWrites }) => {
      if (to === "") {
        options.warn(`${options.program}: --to must name the file to make, or a folder for it`);
        return 2;
      }
      const { backUp } = await import("../storage/upkeep/backup.ts");
      const { warn } = options;
      const onLoss = lossTo(warn, acceptLostWrites);
      const asked = { folder: storageFolder(dataDir), to, onProgress: progressTo(warn), onLoss };
      const backup = untilInterrupted((signal) => backUp({ ...asked, signal }));
      const { file, revision, bytes, damage } = await backup.catch(withLossHint);
      options.print(`${file}: ${mebibytes(bytes)}, everything up to revision ${revision}`);
      for (const each of damage) options.warn(`${each}, in the copy as well`);
      return damage.length === 0 ? 0 : 1;
    }),
  compact: (argv: readonly string[], options: StorageCommandOptions) =>
    withFlags(parseStorageCompactFlags(argv), options, async ({ dataDir, acceptLostWrites }) => {
      const { compact } = await import("../storage/upkeep/compact.ts");
      const { warn } = options;
      const asked = { onProgress: progressTo(warn), onLoss: lossTo(warn, acceptLostWrites) };
      const { file, bytesBefore, bytesAfter } = await compact(storageFolder(dataDir), asked).catch(withLossHint);
      options.print(`${file}: ${mebibytes(bytesBefore)} before, ${mebibytes(bytesAfter)} now`);
      return 0;
    }),
  check: (argv: readonly string[], options: StorageCommandOptions) =>
    withFlags(parseStorageCheckFlags(argv), options, async ({ dataDir }) => {
      const { check } = await import("../storage/upkeep/check.ts");
      const folder = storageFolder(dataDir);
      const { objects, revision, findings } = await check(folder);
      for (const finding of findings) options.print(finding);
      const verdict = findings.length === 0 ? "sound" : "damaged";
      options.print(`${folder}: ${verdict}, ${objects} objects up to revision ${revision}`);
      return findings.length === 0 ? 0 : 1;
    }),
};

/** Tells which writes are given up, where that is accepted. */
function lossTo(warn: (text: string) => void, isAccepted: boolean): ((gaveUp: string) => void) | undefined {
  return isAccepted ? (gaveUp) => warn(goneOnText(gaveUp)) : undefined;
}

/** Ends in good order, as "failed", when the program gets a signal to end. */
async function untilInterrupted<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new StorageError("failed", "", "interrupted: no file was written"));
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const each of signals) process.once(each, interrupt);
  try {
    return await run(interruption.signal);
  } finally {
    for (const each of signals) process.off(each, interrupt);
  }
}

/** Milliseconds between two words on how far it is. */
const tellEveryMs = 5000;

/** Shows now and then that a copy goes on. */
function progressTo(warn: (text: string) => void): (progress: CopyProgress) => void {
  let toldMs = performance.now();
  return ({ copied, of }) => {
    if (performance.now() - toldMs < tellEveryMs) return;
    toldMs = performance.now();
    warn(`${copied} of about ${of} objects copied`);
  };
}

async function withFlags<Flags>(
  parsed: ParsedFlags<Flags>,
  { program, print, warn }: StorageCommandOptions,
  run: (flags: Flags) => Promise<number>,
): Promise<number> {
  if ("help" in parsed) {
    print(parsed.help);
    return 0;
  }
  if ("error" in parsed) {
    warn(`${program}: ${parsed.error}`);
    return 2;
  }
  return run(parsed.flags);
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

function usage(program: string): string {
  return `Usage: ${program} storage <command> [flags]

Commands:
  backup   Copies the store into one file, also while a server uses it.
  compact  Returns unused space of the store to the disk.
  check    Reads every record and the journal, and reports what is wrong.

storage <command> --help lists the flags.`;
}
