import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { storageFolder } from "../../runtime/apiserver/openStorage.ts";
import { runOrch } from "../harness/orchProcess.ts";
import { freePorts } from "../harness/etcd.ts";
import { faultsOf } from "./check.ts";
import { keptFaults } from "./checkKept.ts";
import { listOnce, readOn, type Work, writeOn } from "./clients.ts";
import { damage, type DamageName } from "./damage.ts";
import { emptyHistory, type History } from "./history.ts";
import { mapsOf, versionsOf } from "./objects.ts";
import { randomOf } from "./random.ts";
import { type Server, startServer } from "./server.ts";

export interface DamageRoundOptions {
  readonly seed: number;
  readonly name: DamageName;
  /** How long clients work before the server is killed. */
  readonly milliseconds: number;
  readonly objects: number;
  readonly writers: number;
  readonly readers: number;
}

export interface DamageRoundResult {
  /** In words; none when nothing was lost that the server did not name. */
  readonly faults: readonly string[];
  readonly history: History;
  /** What was damaged, and what became of it. */
  readonly text: string;
  /** The server did not start without the flag. */
  readonly isRefused: boolean;
}

/** Bytes of a write. */
const bytes = 300;
/** Calls that a server has answered when it is killed; on a machine that is busy it takes longer, up to a limit. */
const minCalls = 60;
const maxMs = 30_000;

/**
 * Kills a server under load, damages files of its store, and starts it again: it has everything that it acknowledged,
 * or does not start and names what is missing, as a check does; with the flag it goes on, with all up to the revision
 * that it names, and with nothing later.
 */
export async function runDamageRound(options: DamageRoundOptions): Promise<DamageRoundResult> {
  const { seed, name, milliseconds } = options;
  const random = randomOf(seed);
  const folder = mkdtempSync(join(tmpdir(), "robustness-"));
  const dataDir = join(folder, "data");
  const history = emptyHistory();
  const servers: Server[] = [];
  try {
    const [port = 0] = await freePorts(1);
    // In half of the rounds the database gets nothing: all that was written is in the journal alone.
    const failpoints = random() < 0.5 ? "beforeTakeOver=error" : "";
    const start = async (args: readonly string[], armed = "") => {
      const started = await startServer({ name: "server 0", dataDir, port, args, failpoints: armed });
      servers.push(started);
      return started;
    };
    const work = await loaded(await start([], failpoints), { history, options });
    const { files, text } = damage(storageFolder(dataDir), name, random);
    const told = `${text} after ${Math.round(milliseconds)} ms${failpoints === "" ? "" : ", all in the journal"}`;
    const refusal = await start([]).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (refusal === undefined) {
      const [, again] = servers;
      if (again !== undefined) await listFreshOn(work, again);
      // A flipped bit may be one that says nothing; a file that is gone, or shorter, is one that had to be there.
      const bold = name === "flipped" ? [] : [`the server started although ${text}`];
      return { faults: [...bold, ...faultsOf(history)], history, text: `${told}: served`, isRefused: false };
    }
    const check = await runOrch(["storage", "check", "--data-dir", dataDir]);
    const named = refusalFaults(refusal, { files, check: check.out });
    const accepting = await start(["--accept-lost-writes"]);
    const given = /writes after revision (\d+) are given up/.exec(accepting.errors)?.[1];
    const objects = versionsOf((await mapsOf(accepting.client).list()).items);
    const kept = given === undefined ? ["it does not say what is given up"] : [];
    const state = { revision: Number(given), objects };
    return {
      faults: [...named, ...kept, ...keptFaults(history, state)],
      history,
      text: `${told}: refused`,
      isRefused: true,
    };
  } finally {
    await Promise.all(servers.map((each) => each.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lets clients work and kills the server while they do. */
async function loaded(
  server: Server,
  { history, options }: { readonly history: History; readonly options: DamageRoundOptions },
): Promise<Work> {
  const { milliseconds, seed, objects, writers, readers } = options;
  const startMs = performance.now();
  const now = () => performance.now() - startMs;
  let isOver = false;
  const keys = Array.from({ length: objects }, (_, i) => `k${i}`);
  const work: Work = { history, servers: [server], keys, bytes, now, isOver: () => isOver, known: new Map() };
  const caller = (by: string, i: number) => ({ by, random: randomOf(seed * 1000 + i) });
  const clients = [
    ...Array.from({ length: writers }, (_, i) => writeOn(work, caller(`writer ${i}`, 100 + i))),
    ...Array.from({ length: readers }, (_, i) => readOn(work, caller(`reader ${i}`, 200 + i))),
  ];
  while (now() < milliseconds || (history.operations.length < minCalls && now() < maxMs)) await sleep(5);
  const killed = server.stop();
  isOver = true;
  await Promise.all([killed, ...clients]);
  return work;
}

async function listFreshOn(work: Work, { client }: Server): Promise<void> {
  await listOnce(work, { by: "the first list after the damage", isFresh: true }, () => mapsOf(client).list());
}

/** What is wrong with a refusal: it names a file that was damaged and the flag, and a check finds the same. */
function refusalFaults(
  refusal: string,
  { files, check }: { readonly files: readonly string[]; readonly check: string },
): string[] {
  const folder = storageFolderOf(files[0] ?? "");
  const faults: string[] = [];
  if (!refusal.includes(folder)) faults.push(`the refusal names no file of ${folder}: ${refusal}`);
  if (!refusal.includes("--accept-lost-writes")) faults.push(`the refusal does not name the flag: ${refusal}`);
  for (const finding of check.trimEnd().split("\n").slice(0, -1)) {
    if (!refusal.includes(finding)) faults.push(`a check finds ${finding}, and the server says ${refusal}`);
  }
  return faults;
}

function storageFolderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}
