import type { ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { emptyTestimony, faultsOf, hear } from "./kill9Check.ts";
import type { Snapshot, Testimony } from "./kill9Check.ts";
import { serverSubject } from "./kill9Server.ts";
import { storageSubject } from "./kill9Storage.ts";

/** What is tried: a process that speaks the protocol of kill9Check.ts, and a way to read its folder after its death. */
export interface Subject {
  /** A writer hears of its write only after the watcher; over sockets of their own nobody knows who hears first. */
  readonly watcherFirst: boolean;
  /** Nobody else takes revisions; a server writes for itself as well. */
  readonly ownsRevisions: boolean;
  readonly start: (folder: string, seed: number) => ChildProcessByStdio<null, Readable, null>;
  readonly read: (folder: string) => Promise<Snapshot>;
}

export interface Kill9Options {
  readonly subject: Subject;
  readonly rounds: number;
  /** How long a process writes before it is killed, counted from its first line; up to a tenth more, by `random`. */
  readonly milliseconds: number;
  readonly random: () => number;
  readonly report?: (line: string) => void;
}

export interface Kill9Result {
  readonly acknowledged: number;
  readonly seen: number;
  readonly faults: readonly string[];
}

/**
 * Kills a writing process with SIGKILL, round after round in the same folder, and checks that every acknowledged write
 * is there, that nothing a watcher saw is gone, and that revisions go on where they stopped.
 */
export async function kill9(options: Kill9Options): Promise<Kill9Result> {
  const folder = mkdtempSync(join(tmpdir(), "kill9-"));
  const total = { acknowledged: 0, seen: 0, faults: [] as string[] };
  try {
    let before = await options.subject.read(folder);
    for (let round = 1; round <= options.rounds; round++) {
      const testimony = await runUntilKilled(folder, { ...options, seed: round });
      const after = await options.subject.read(folder);
      const faults = faultsOf(testimony, { before, after });
      total.acknowledged += testimony.acknowledged.size;
      total.seen += testimony.seen.length;
      total.faults.push(...faults.map((fault) => `round ${round}: ${fault}`));
      options.report?.(
        `round ${round}: ${testimony.acknowledged.size} acknowledged, ${testimony.seen.length} seen, ` +
          `${testimony.tried.size} under way, revision ${after.revision}, ${faults.length} faults`,
      );
      before = after;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return total;
}

async function runUntilKilled(folder: string, options: Kill9Options & { readonly seed: number }): Promise<Testimony> {
  const { watcherFirst, ownsRevisions } = options.subject;
  const testimony = emptyTestimony({ watcherFirst, ownsRevisions });
  const child = options.subject.start(folder, options.seed);
  const exited = once(child, "exit");
  let timer: NodeJS.Timeout | undefined;
  for await (const line of wholeLines(child.stdout)) {
    timer ??= setTimeout(() => child.kill("SIGKILL"), options.milliseconds * (1 + options.random() / 10));
    hear(testimony, line);
  }
  clearTimeout(timer);
  const [, signal] = await exited;
  if (signal !== "SIGKILL") testimony.faults.push("the process ended by itself");
  return testimony;
}

/** The lines of the output, without a last one that the kill cut short. */
async function* wholeLines(output: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of output.setEncoding("utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: {
      subject: { type: "string", default: "server" },
      rounds: { type: "string", default: "20" },
      seconds: { type: "string", default: "30" },
    },
  });
  const { faults } = await kill9({
    subject: values.subject === "storage" ? storageSubject : serverSubject,
    rounds: Number(values.rounds),
    milliseconds: Number(values.seconds) * 1000,
    random: Math.random,
    report: (line) => console.log(line),
  });
  for (const fault of faults.slice(0, 50)) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
