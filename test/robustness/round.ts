import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ConnectionError } from "../../runtime/client/index.ts";
import { storageFolder } from "../../runtime/apiserver/openStorage.ts";
import { type EtcdCluster, freePorts } from "../harness/etcd.ts";
import { startTcpProxy, type TcpProxy } from "../harness/peers/tcpProxy.ts";
import { faultsOf } from "./check.ts";
import { type Counts, countFaults } from "./checkCalls.ts";
import { type Caller, listOnce, readOn, record, type Work, writeOn } from "./clients.ts";
import { smallDiskAt } from "./disks.ts";
import { hitBy, hurt, type Place } from "./faults.ts";
import { emptyHistory, type History, isChosen, type Selection, type Version } from "./history.ts";
import { type RoundInformer, startInformer } from "./informers.ts";
import { forgettingDisk } from "./lostFlush.ts";
import { bodyOf, colors, mapsOf, versionOf } from "./objects.ts";
import type { Plan } from "./plan.ts";
import { randomOf } from "./random.ts";
import { type Server, startServer } from "./server.ts";
import { startWatcher, type Watcher } from "./watchers.ts";

export interface RoundOptions {
  readonly plan: Plan;
  /** How long clients work, where they come to do enough. */
  readonly milliseconds: number;
  readonly servers: number;
  /** Absent: one server on a store of its own. */
  readonly etcd?: EtcdCluster;
  readonly objects: number;
  /** Clients of each kind. */
  readonly writers: number;
  readonly readers: number;
}

export interface RoundResult {
  /** In words; none when all servers together behaved like one that never failed. */
  readonly faults: readonly string[];
  readonly history: History;
  readonly counts: Counts;
}

export const noCounts: Counts = { writes: 0, reads: 0, lists: 0, events: 0, unanswered: 0, deaths: 0 };

/** Megabytes of a disk that a round can fill. */
const smallDiskMegabytes = 28;
/** Calls a second that make a round full: on a machine that is busy it takes longer, up to a limit. */
const callsPerSecond = 50;
const maxStretch = 10;
/** Milliseconds that watchers and informers have to come to the final state, and servers to take writes again. */
const settleMs = 120_000;

/** Starts servers, lets clients work while faults happen, and checks what everybody was told. */
export async function runRound(options: RoundOptions): Promise<RoundResult> {
  const { plan, etcd } = options;
  const folder = mkdtempSync(join(tmpdir(), "robustness-"));
  const disk = plan.onSmallDisk ? smallDiskAt(folder, smallDiskMegabytes) : undefined;
  const servers: Server[] = [];
  const ways: TcpProxy[][] = [];
  try {
    const ports = await freePorts(options.servers);
    for (const [i, port] of ports.entries()) {
      const name = `server ${i}`;
      const way = etcd === undefined ? [] : await waysTo(etcd);
      ways.push(way);
      const args = etcd === undefined ? [] : etcdArgs(way, folder);
      const failpoints = plan.failpoints[i] ?? "";
      const dataDir = join(folder, String(i));
      const shadow = join(folder, `shadow-${i}`);
      const forgetting = plan.losesPower ? forgettingDisk(storageFolder(dataDir), shadow) : undefined;
      servers.push(await startServer({ name, dataDir, port, args, failpoints, disk: forgetting }));
    }
    return await work({ servers, ways, disk, folder, members: etcd?.members ?? [] }, options);
  } finally {
    await Promise.all(servers.map((each) => each.stop()));
    await Promise.all(ways.flat().map((each) => each.close()));
    disk?.unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}

function waysTo({ urls }: EtcdCluster): Promise<TcpProxy[]> {
  return Promise.all(urls.map((each) => startTcpProxy(Number(new URL(each).port))));
}

/** The folder is new for each round, so its name is a prefix that no other round has. */
function etcdArgs(ways: readonly TcpProxy[], folder: string): string[] {
  const urls = ways.map(({ port }) => `http://127.0.0.1:${port}`);
  const store = ["--storage-backend", "etcd3", "--etcd-servers", urls.join(","), "--etcd-prefix", folder];
  return [...store, "--etcd-compaction-interval", "1s"];
}

async function work(place: Place, options: RoundOptions): Promise<RoundResult> {
  const { plan, milliseconds } = options;
  const { servers } = place;
  const startMs = performance.now();
  const now = () => performance.now() - startMs;
  const history = emptyHistory();
  const keys = Array.from({ length: options.objects }, (_, i) => `k${i}`);
  /** How far the round is: 1 is its end. */
  const progress = () => {
    if (now() > maxStretch * milliseconds) return 1;
    return Math.min(now() / milliseconds, history.operations.length / ((callsPerSecond * milliseconds) / 1000));
  };
  const isOver = () => progress() >= 1;
  const shared: Work = { history, servers, keys, bytes: plan.bytes, now, isOver, known: new Map() };
  const ending = new AbortController();
  const caller = (by: string, i: number): Caller => ({ by, random: randomOf(plan.seed * 1000 + i) });
  const watchers = watcherSelections(keys, plan.crowd).map((selection, i) => {
    const { by, random } = caller(`watcher ${i} of ${JSON.stringify(selection)}`, 300 + i);
    const style = { sendInitialEvents: i % 2 === 1, allowWatchBookmarks: i % 3 !== 2 };
    return startWatcher(shared, { by, selection, ...style, random, signal: ending.signal });
  });
  const informers = servers.map((each) => startInformer(each, ending.signal));
  await Promise.all([
    ...many(options.writers, (i) => writeOn(shared, caller(`writer ${i}`, 100 + i))),
    ...many(options.readers, (i) => readOn(shared, caller(`reader ${i}`, 200 + i))),
    ...plan.faults.map(async (fault) => {
      while (progress() < fault.atMs / milliseconds) await sleep(10);
      const fromMs = now();
      await hurt(place, fault);
      history.disturbances.push({ kind: fault.name, ...hitBy(place, fault), fromMs, toMs: now() });
    }),
  ]);
  const late = await settle(shared, { watchers, informers });
  ending.abort();
  await Promise.all([...watchers, ...informers].map(({ done }) => done));
  noteFailures(history, { servers, startMs, failpoints: plan.failpoints });
  const own = [...servers.flatMap(({ faults }) => faults), ...informers.flatMap(({ faults }) => faults)];
  const counts = countsOf(history, servers);
  const found = [...own, ...late, ...faultsOf(history), ...countFaults(counts, milliseconds)];
  return { faults: found, history, counts };
}

/** Which calls failed, and what servers say of when they were dead, and are armed with in their first life. */
function noteFailures(
  { failedCalls, disturbances }: History,
  { servers, startMs, failpoints }: { servers: readonly Server[]; startMs: number; failpoints: readonly string[] },
): void {
  for (const [i, server] of servers.entries()) {
    for (const each of server.failedCalls) {
      failedCalls.push({ ...each, calledMs: each.calledMs - startMs, endedMs: each.endedMs - startMs });
    }
    for (const each of server.disturbances) {
      disturbances.push({ ...each, fromMs: each.fromMs - startMs, toMs: each.toMs - startMs });
    }
    const firstEndMs = (server.disturbances[0]?.toMs ?? Number.POSITIVE_INFINITY) - startMs;
    for (const [, name = ""] of (failpoints[i] ?? "").matchAll(/(\w+)=error/g)) {
      disturbances.push({ kind: `failpoint ${name}`, server: server.name, fromMs: 0, toMs: firstEndMs });
    }
  }
}

function many(count: number, start: (i: number) => Promise<void>): Promise<void>[] {
  return Array.from({ length: count }, (_, i) => start(i));
}

/** Those with an odd index begin with events of what is there, the others with a list. */
function watcherSelections(keys: readonly string[], crowd: number): Selection[] {
  const [key = ""] = keys;
  const crowded = Array.from({ length: crowd }, () => ({}));
  return [{}, { color: colors[0] }, { color: colors[1] }, { key }, { key, color: colors[0] }, {}, ...crowded];
}

/** Writes each object once more when all servers live; everybody has to hear of that. */
async function settle(
  shared: Work,
  { watchers, informers }: { readonly watchers: readonly Watcher[]; readonly informers: readonly RoundInformer[] },
): Promise<string[]> {
  const { servers, history, keys } = shared;
  const endMs = shared.now() + settleMs;
  const inTime = () => shared.now() < endMs;
  for (const server of servers) if (!(await server.ready(settleMs))) return [];
  // What was acknowledged is looked at before it is written over: only a read shows that it was lost.
  for (const each of servers)
    await listFresh(shared, each, { by: `the first list after the faults of ${each.name}`, inTime });
  const finals = new Map<string, Version>();
  for (const [i, key] of keys.entries()) {
    const version = await writeFinal(shared, { key, color: colors[i % 2] ?? "" }, inTime);
    if (version === undefined) return [`${key} could not be written within ${settleMs} ms after the faults`];
    finals.set(key, version);
  }
  const late: string[] = [];
  for (const { by, selection, last } of watchers) {
    const chosen = [...finals].filter(([key, version]) => isChosen(selection, key, version));
    const goal = Math.max(...chosen.map(([, { revision }]) => revision));
    while (last() < goal && inTime()) await sleep(20);
    if (last() < goal) late.push(`${by} heard of nothing after ${last()}, and ${goal} was written`);
  }
  for (const each of servers) await listFresh(shared, each, { by: `the last list of ${each.name}`, inTime });
  const expected = textOf(history.snapshots.at(-1)?.objects ?? new Map());
  for (const { by, state } of informers) {
    while (textOf(state()) !== expected && inTime()) await sleep(20);
    if (textOf(state()) !== expected) late.push(`${by} stays wrong: ${textOf(state())}, and not ${expected}`);
  }
  return late;
}

/** Asks until there is an answer: what a fault began, such as a compaction, may end the server once more. */
async function listFresh(
  shared: Work,
  { client }: Server,
  { by, inTime }: { readonly by: string; readonly inTime: () => boolean },
): Promise<void> {
  for (;;) {
    try {
      return await listOnce(shared, { by, isFresh: true }, () => mapsOf(client).list());
    } catch (error) {
      if (!(error instanceof ConnectionError) || !inTime()) throw error;
      await sleep(50);
    }
  }
}

/** The last write of an object, which is tried until it is acknowledged. */
async function writeFinal(
  shared: Work,
  { key, color }: { readonly key: string; readonly color: string },
  inTime: () => boolean,
): Promise<Version | undefined> {
  const { servers, bytes } = shared;
  for (let i = 0; inTime(); i++) {
    const server = servers[i % servers.length];
    if (server === undefined) return undefined;
    const value = `final#${i}`;
    const body = bodyOf(key, { value, color, bytes });
    let version: Version | undefined;
    await record(shared, { by: "the last writer", key, action: { kind: "apply", value } }, async () => {
      const patch = { type: "apply", body, fieldManager: "final", force: true } as const;
      version = versionOf(await mapsOf(server.client).patch(key, patch));
      return { kind: "version", version };
    });
    if (version !== undefined) return version;
    await sleep(50);
  }
  return undefined;
}

function textOf(objects: ReadonlyMap<string, { readonly revision: number }>): string {
  return [...objects]
    .map(([key, { revision }]) => `${key}@${revision}`)
    .sort()
    .join(" ");
}

function countsOf({ operations, snapshots, sightings, sessions }: History, servers: readonly Server[]) {
  const isRead = ({ action }: History["operations"][number]) => action.kind === "read";
  return {
    writes: operations.filter((each) => !isRead(each) && each.outcome.kind !== "unknown").length,
    reads: operations.filter(isRead).length + sightings.length,
    lists: snapshots.length,
    events: sessions.reduce((sum, { items }) => sum + items.length, 0),
    unanswered: operations.filter(({ outcome }) => outcome.kind === "unknown").length,
    deaths: servers.reduce((sum, each) => sum + each.deaths, 0),
  };
}
