import type { FailedCall } from "./calls.ts";
import type { History } from "./history.ts";

/** What a disturbance explains, and for how long after its end, in milliseconds. */
interface Effect {
  readonly explains: (failed: FailedCall) => boolean;
  readonly afterMs: number;
}

/** Around a death nobody knows to the millisecond when it was noticed. */
const noticedMs = 500;
/** A server looks once a second whether there is space, and the machine may be busy. */
const spaceMs = 5000;
/** What asks etcd waits for its time limits, and etcd for an election. */
const etcdMs = 15_000;

const unanswered = ({ status }: FailedCall) => status === 0;
const ofEtcd = ({ status }: FailedCall) => status === 0 || status === 500 || status === 503 || status === 504;
const ofDisk = ({ status }: FailedCall) => status === 507;

const effects: Readonly<Record<string, Effect>> = {
  dead: { explains: unanswered, afterMs: noticedMs },
  pause: { explains: unanswered, afterMs: noticedMs },
  fullDisk: { explains: ofDisk, afterMs: spaceMs },
  lostConnections: { explains: ofEtcd, afterMs: etcdMs },
  stalledConnections: { explains: ofEtcd, afterMs: etcdMs },
  killedMember: { explains: ofEtcd, afterMs: etcdMs },
  pausedMember: { explains: ofEtcd, afterMs: etcdMs },
};

/** Points at which a server is armed to fail say so in what it answers. */
const failpointWord = "failpoint ";

/** Calls that a server did not serve while nothing was done to it that explains that, in words. */
export function callFaults({ failedCalls, disturbances }: History): string[] {
  const isExplained = (failed: FailedCall) =>
    disturbances.some(({ kind, server = failed.server, fromMs, toMs }) => {
      if (server !== failed.server) return false;
      if (kind.startsWith(failpointWord)) {
        return failed.status === 500 && failed.text.includes(kind) && failed.calledMs < toMs;
      }
      const effect = effects[kind];
      if (effect?.explains(failed) !== true) return false;
      return failed.endedMs > fromMs - noticedMs && failed.calledMs < toMs + effect.afterMs;
    });
  const strange = failedCalls.filter((each) => !isExplained(each));
  return strange.map(({ server, what, calledMs, endedMs, status, text }) => {
    const times = `${calledMs.toFixed(0)} to ${endedMs.toFixed(0)} ms`;
    return `${server} failed without a cause at ${what}, ${times}: ${status === 0 ? "no answer" : status} ${text}`;
  });
}

/** What happened in a round, by how often. */
export type Counts = Readonly<Record<"writes" | "reads" | "lists" | "events" | "unanswered" | "deaths", number>>;

/** How many of what each round must come to a second, through all its faults. */
const minPerSecond: Partial<Counts> = { writes: 6, reads: 6, lists: 2, events: 6 };

/** What there was too little of to say that a server worked, in words. */
export function countFaults(counts: Counts, milliseconds: number): string[] {
  return Object.entries(minPerSecond).flatMap(([what, perSecond]) => {
    const least = Math.floor((perSecond * milliseconds) / 1000);
    const had = counts[what as keyof Counts];
    return had >= least ? [] : [`there were ${had} ${what}, and must be ${least} at least`];
  });
}
