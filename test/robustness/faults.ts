import { setTimeout as sleep } from "node:timers/promises";
import { storageFolder } from "../../runtime/apiserver/openStorage.ts";
import { StorageError } from "../../runtime/storage/storage.ts";
import { askToCompact } from "../../runtime/storage/upkeep/control.ts";
import type { EtcdMember } from "../harness/etcd.ts";
import type { TcpProxy } from "../harness/peers/tcpProxy.ts";
import { type SmallDisk, slowDisk } from "./disks.ts";
import { integerFrom, pickFrom, type Random } from "./random.ts";
import type { Server } from "./server.ts";

/** What faults are done to. */
export interface Place {
  readonly servers: readonly Server[];
  /** Where their data lie. */
  readonly folder: string;
  readonly disk: SmallDisk | undefined;
  readonly members: readonly EtcdMember[];
  /** The ways of each server to the members. */
  readonly ways: readonly (readonly TcpProxy[])[];
}

interface Target {
  /** Index of the server or member. */
  readonly index: number;
  readonly wait: () => Promise<void>;
}

/** A fault from outside: begins, lasts, and is over when it resolves. */
type Fault = (place: Place, target: Target) => Promise<void>;

const ofServers = {
  kill: async ({ servers }, { index }) => servers[index]?.kill(),
  pause: async ({ servers }, { index, wait }) => {
    servers[index]?.pause();
    await wait();
    servers[index]?.resume();
  },
} satisfies Record<string, Fault>;

const ofLmdb = {
  ...ofServers,
  fullDisk: async ({ disk }, { wait }) => {
    disk?.fill();
    await wait();
    disk?.free();
  },
  slowDisk: async ({ servers, folder }, { index, wait }) => {
    const pid = servers[index]?.pid ?? 0;
    const mend = pid === 0 ? undefined : slowDisk(folder, pid);
    await wait();
    mend?.();
  },
  compaction: async ({ servers }, { index }) => {
    const { dataDir = "" } = servers[index] ?? {};
    const unasked = new StorageError("locked", "", "the server is dead");
    // It may die meanwhile, or find the disk full: then the file stays as it is.
    await askToCompact(storageFolder(dataDir), unasked).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error;
    });
  },
} satisfies Record<string, Fault>;

const ofEtcd = {
  ...ofServers,
  lostConnections: async ({ ways }, { index, wait }) => {
    for (const way of ways[index] ?? []) way.cut();
    await wait();
    for (const way of ways[index] ?? []) way.mend();
  },
  stalledConnections: async ({ ways }, { index, wait }) => {
    for (const way of ways[index] ?? []) way.stall();
    await wait();
    for (const way of ways[index] ?? []) way.mend();
  },
  killedMember: async ({ members }, { index, wait }) => {
    await members[index]?.kill();
    await wait();
    await members[index]?.start();
  },
  pausedMember: async ({ members }, { index, wait }) => {
    members[index]?.signal("SIGSTOP");
    await wait();
    members[index]?.signal("SIGCONT");
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof ofLmdb | keyof typeof ofEtcd;

export function faultNames(backend: "lmdb" | "etcd"): FaultName[] {
  return Object.keys(backend === "lmdb" ? ofLmdb : ofEtcd) as FaultName[];
}

/** Does one fault and resolves when it is over. `target` in [0, 1) chooses whom it hits. */
export async function hurt(
  place: Place,
  { name, forMs, target }: { readonly name: FaultName; readonly forMs: number; readonly target: number },
): Promise<void> {
  const faults: Record<FaultName, Fault> = { ...ofLmdb, ...ofEtcd };
  await faults[name](place, { index: indexOf(place, { name, target }), wait: () => sleep(forMs) });
}

/** The server that a fault hits; none when it hits what all of them use. */
export function hitBy(
  place: Place,
  fault: { readonly name: FaultName; readonly target: number },
): { readonly server?: string } {
  const server = isOfMembers(fault.name) ? undefined : place.servers[indexOf(place, fault)];
  return server === undefined ? {} : { server: server.name };
}

function indexOf(place: Place, { name, target }: { readonly name: FaultName; readonly target: number }): number {
  return Math.floor(target * (isOfMembers(name) ? place.members : place.servers).length);
}

function isOfMembers(name: FaultName): boolean {
  return name.endsWith("Member");
}

/**
 * Faults from inside: what a server is armed with, at a pass that comes within a second or two. Once a commit is
 * durable it cannot fail any more in a store of its own; etcd may have written what it did not answer.
 */
export function failpointsOf(backend: "lmdb" | "etcd", random: Random): string {
  const at = integerFrom(3, 80, random);
  const some = `${at}-${at + integerFrom(0, 20, random)}`;
  const compaction = integerFrom(1, backend === "lmdb" ? 8 : 2, random);
  const armed = [
    `beforeCommit=kill@${at}`,
    `beforeCommit=error@${some}`,
    `beforeCommit=delay(${integerFrom(20, 300, random)})@${some}`,
    `afterCommitBeforeAck=kill@${at}`,
    `afterCommitBeforeAck=delay(${integerFrom(20, 300, random)})@${some}`,
    `beforeWatchSend=kill@${at}`,
    `beforeWatchSend=error@${some}`,
    `beforeWatchSend=delay(${integerFrom(5, 50, random)})@${some}`,
    `duringCompaction=kill@${compaction}`,
    ...(backend === "lmdb"
      ? [
          `duringCompaction=error@${compaction}`,
          `duringCompaction=delay(${integerFrom(100, 900, random)})`,
          ...["beforeFileSwap", "duringFileSwap", "afterFileSwap"].map((each) => `${each}=kill@1`),
          ...["beforeFileSwap", "duringFileSwap"].map((each) => `${each}=error@1`),
          `duringFileSwap=delay(${integerFrom(20, 300, random)})`,
        ]
      : [`afterCommitBeforeAck=error@${some}`]),
  ];
  return pickFrom(armed, random);
}

/**
 * In a server alone on its store nobody can come between what a write is computed from and the write: with this, others
 * do, so that only the comparison in the store keeps two writers from succeeding on one revision.
 */
export function raceOf(random: Random): string {
  return `beforeSwap=delay(${integerFrom(2, 30, random)})`;
}
