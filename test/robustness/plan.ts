import { type FaultName, faultNames, failpointsOf, raceOf } from "./faults.ts";
import { integerFrom, pickFrom, randomOf } from "./random.ts";

export type Backend = "lmdb" | "etcd";

/** What is to happen in a round: all of it follows from the seed. */
export interface Plan {
  readonly seed: number;
  /** What each server's first life is armed with. */
  readonly failpoints: readonly string[];
  readonly faults: readonly PlannedFault[];
  /** Of what a write writes. */
  readonly bytes: number;
  /** The data lie on a file system that can be full; else on the disk. */
  readonly onSmallDisk: boolean;
  /** Who watches everything, besides those who watch in every round: so many that servers gather what they send. */
  readonly crowd: number;
  /** Whenever a server dies, its disk has forgotten what was not flushed. */
  readonly losesPower: boolean;
}

export interface PlannedFault {
  readonly name: FaultName;
  readonly atMs: number;
  readonly forMs: number;
  /** In [0, 1): chooses the server or member. */
  readonly target: number;
}

export interface PlanOptions {
  readonly backend: Backend;
  readonly seed: number;
  readonly servers: number;
  readonly milliseconds: number;
}

/** Bytes of a write in most rounds, and where a disk has to fill up. */
const usualBytes = 300;
const fillingBytes = 40_000;
/** How many of all rounds have a disk that can be full. */
const smallDiskShare = 0.25;
/** How many of all servers let others write between what a write is computed from and the write. */
const raceShare = 0.5;
/** How many of the rounds on a large disk have a crowd, and how many watchers it is: more than ten to each server. */
const crowdShare = 0.25;
const crowdSize = 30;
/** Milliseconds that a fault lasts. */
const lastingMs = [200, 900] as const;

export function planOf({ backend, seed, servers, milliseconds }: PlanOptions): Plan {
  const random = randomOf(seed);
  const onSmallDisk = backend === "lmdb" && random() < smallDiskShare;
  const names = faultNames(backend).filter((each) => each !== (onSmallDisk ? "slowDisk" : "fullDisk"));
  const fault = (): PlannedFault => ({
    name: pickFrom(names, random),
    atMs: integerFrom(Math.min(300, milliseconds / 4), Math.max(300, milliseconds - 500), random),
    forMs: integerFrom(...lastingMs, random),
    target: random(),
  });
  const outside = Array.from({ length: integerFrom(1, 3, random) }, fault);
  const failpoints = Array.from({ length: servers }, () => {
    const armed = random() < 0.6 ? [failpointsOf(backend, random)] : [];
    return [...armed, ...(random() < raceShare ? [raceOf(random)] : [])].join(";");
  });
  // Nothing passes the points of a compaction unless one is asked for.
  const asked = failpoints.some((each) => each.includes("FileSwap"))
    ? [{ ...fault(), name: "compaction" as const }]
    : [];
  const faults = [...outside, ...asked].sort((a, b) => a.atMs - b.atMs);
  const bytes = onSmallDisk ? fillingBytes : usualBytes;
  const crowd = !onSmallDisk && random() < crowdShare ? crowdSize : 0;
  return { seed, failpoints, faults, onSmallDisk, bytes, crowd, losesPower: false };
}

/** Kills alone, about as often as asked for: before the end of a round when that is not said, with all at work. */
export function killPlanOf(options: PlanOptions & { readonly everyMs?: number }): Plan {
  const { seed, milliseconds, servers, everyMs = milliseconds } = options;
  const random = randomOf(seed);
  const times = Array.from(
    { length: Math.floor(milliseconds / everyMs) },
    (_, i) => (i + 0.85 + random() / 10) * everyMs,
  );
  const faults = times.map((atMs): PlannedFault => ({ name: "kill", atMs, forMs: 0, target: random() }));
  const place = { onSmallDisk: false, bytes: usualBytes, crowd: 0, losesPower: false };
  return { seed, failpoints: Array(servers).fill(""), faults, ...place };
}

/** How often the power goes in a round, and where else it goes in how many of them: at a point of a commit. */
const powerEveryMs = 900;
const pointShare = 0.6;

/** Kills that lose what was not flushed. */
export function powerPlanOf(options: PlanOptions): Plan {
  const plan = killPlanOf({ ...options, everyMs: powerEveryMs });
  const random = randomOf(options.seed + 1);
  const points = ["beforeCommit", "afterCommitBeforeAck", "beforeTakeOver", "duringCompaction"];
  const point = `${pickFrom(points, random)}=kill@${integerFrom(2, 12, random)}`;
  const failpoints = plan.failpoints.map(() => (random() < pointShare ? point : ""));
  const compaction: PlannedFault = { name: "compaction", atMs: powerEveryMs / 2, forMs: 0, target: random() };
  const hasCompaction = random() < pointShare;
  const faults = hasCompaction ? [compaction, ...plan.faults] : plan.faults;
  return { ...plan, failpoints, faults, losesPower: true };
}

export function textOf({ faults, failpoints, crowd }: Plan): string {
  const outside = faults.map(({ name, atMs, forMs }) => `${name} at ${Math.round(atMs)} for ${forMs} ms`);
  const watched = crowd === 0 ? [] : [`${crowd} more watchers`];
  return [...outside, ...failpoints.filter((each) => each !== ""), ...watched].join(", ");
}
