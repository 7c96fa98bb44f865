import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEtcd } from "../harness/etcd.ts";
import { type DamageName, damageNames } from "./damage.ts";
import { runDamageRound } from "./damageRound.ts";
import { emptyHistory } from "./history.ts";
import { missingLostFlush } from "./lostFlush.ts";
import { type Backend, killPlanOf, planOf, powerPlanOf, textOf } from "./plan.ts";
import { randomOf } from "./random.ts";
import { noCounts, type RoundResult, runRound } from "./round.ts";

/** What a run consists of, unless flags say otherwise. */
const presets = {
  faults: { rounds: 10, seconds: 3, objects: 8, writers: 6, readers: 4, plan: planOf },
  kills: { rounds: 20, seconds: 30, objects: 200, writers: 16, readers: 2, plan: killPlanOf },
  power: { rounds: 10, seconds: 3, objects: 8, writers: 6, readers: 4, plan: powerPlanOf },
} as const;

/** What rounds consist of in which files of a store are damaged, after less than a second or after more. */
const damagePreset = { rounds: 10, seconds: 1, objects: 8, writers: 6, readers: 4 } as const;

interface Run {
  readonly preset: keyof typeof presets;
  readonly backend: Backend;
  readonly rounds: number;
  readonly seconds: number;
  /** Of the first round; the next has the next one. */
  readonly seed: number;
}

/** Members of the etcd cluster, and the servers on it. */
const etcdMembers = 3;
const etcdServers = 2;

/** Runs rounds until all are done, and returns the seeds of those that failed. */
async function run({ preset, backend, rounds, seconds, seed: firstSeed }: Run): Promise<number[]> {
  const { objects, writers, readers, plan: planned } = presets[preset];
  const milliseconds = seconds * 1000;
  const servers = backend === "etcd" ? etcdServers : 1;
  const etcd = backend === "etcd" ? await startEtcd({ members: etcdMembers }) : undefined;
  const failed: number[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      const seed = firstSeed + round - 1;
      const plan = planned({ backend, seed, servers, milliseconds });
      const own = etcd === undefined ? {} : { etcd };
      const options = { plan, milliseconds, servers, objects, writers, readers, ...own };
      const result = await runRound(options).catch(brokenRound);
      report(`round ${round}, seed ${seed}: ${textOf(plan)}`, result);
      if (result.faults.length === 0) continue;
      failed.push(seed);
      keep(result, { seed, again: `--preset ${preset} --backend ${backend} --seconds ${seconds}` });
    }
  } finally {
    await etcd?.close();
  }
  return failed;
}

/** The same for rounds in which files are damaged. */
async function runDamage(name: DamageName, run: Pick<Run, "rounds" | "seconds" | "seed">): Promise<number[]> {
  const failed: number[] = [];
  let refused = 0;
  for (let seed = run.seed; seed < run.seed + run.rounds; seed++) {
    const milliseconds = run.seconds * 1000 * (0.1 + randomOf(seed)());
    const result = await runDamageRound({ ...damagePreset, seed, name, milliseconds }).catch((error: unknown) => {
      return { ...brokenRound(error), text: "broken", isRefused: false };
    });
    const { faults, text, isRefused, history } = result;
    if (isRefused) refused++;
    console.log(`${faults.length === 0 ? "ok  " : "FAIL"} seed ${seed}: ${text}, ${history.operations.length} calls`);
    if (faults.length === 0) continue;
    failed.push(seed);
    keep({ faults, history }, { seed, again: `--damage ${name} --seconds ${run.seconds}` });
  }
  console.log(`${refused} of ${run.rounds} starts were refused`);
  return failed;
}

/** The result of a round in which a client was told what no fault explains, or that could not be run. */
function brokenRound(error: unknown): RoundResult {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { faults: [text], history: emptyHistory(), counts: noCounts };
}

function report(round: string, { counts, faults }: RoundResult): void {
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${round}: ${told.join(", ")}`);
}

/** Faults of a round that are printed; the file has the history they follow from. */
const printedFaults = 20;

function keep(
  { faults, history }: Pick<RoundResult, "faults" | "history">,
  { seed, again }: { readonly seed: number; readonly again: string },
): void {
  for (const fault of faults.slice(0, printedFaults)) console.error(`     ${fault}`);
  const file = join(tmpdir(), `robustness-${seed}.json`);
  const plain = (_: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);
  writeFileSync(file, JSON.stringify({ faults, history }, plain, 1));
  console.error(`     its history is ${file}; again: npm run test:robustness -- --rounds 1 --seed ${seed} ${again}`);
}

const { values } = parseArgs({
  options: {
    preset: { type: "string", default: "faults" },
    backend: { type: "string", default: "lmdb" },
    rounds: { type: "string" },
    seconds: { type: "string" },
    seed: { type: "string" },
    damage: { type: "string" },
  },
});
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));
const preset = Object.keys(presets).find((each) => each === values.preset) as Run["preset"] | undefined;
const name = damageNames.find((each) => each === values.damage);
const usual = name === undefined ? presets[preset ?? "faults"] : damagePreset;
const rounds = Number(values.rounds ?? usual.rounds);
const seconds = Number(values.seconds ?? usual.seconds);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const missing = preset === "power" ? missingLostFlush() : undefined;
if (missing !== undefined) {
  console.log(`skipped: ${missing}`);
  process.exit(0);
}
const backend = values.backend === "etcd" ? "etcd" : "lmdb";
const failed =
  name === undefined
    ? await run({ preset: preset ?? "faults", backend, rounds, seconds, seed })
    : await runDamage(name, { rounds, seconds, seed });
console.log(`${rounds - failed.length} of ${rounds} rounds without a fault`);
process.exit(failed.length === 0 ? 0 : 1);
