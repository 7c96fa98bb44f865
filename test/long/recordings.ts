import { existsSync, writeFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { readScenarios } from "../recordings/exchange.ts";
import { type Replayed, replay } from "../recordings/replay.ts";

/**
 * Replays what a server of the field was asked, and prints how many answers are the same.
 *
 *   RECORDINGS=<folder> [SCENARIOS=crud,table/cells] [OUT=<what differs>] npm run test:long -- recordings
 */
const test = suite("recordings");

const { RECORDINGS: folder = "", SCENARIOS: only, OUT: out } = process.env;
/** Shares of the answers that are known to be the same: less is a step back. */
const floor = { status: 0.985, whole: 0.97 };

const run = async () => {
  const wanted = only?.split(",");
  const all = readScenarios(folder);
  const scenarios = all.filter(({ name }) => wanted === undefined || wanted.some((each) => name.startsWith(each)));
  const total: Replayed[] = [];
  const counted: Replayed[] = [];
  const differing: string[] = [];
  await replay(scenarios, ({ name }, replayed) => {
    total.push(...replayed);
    if (!/^(admission|authz)\//.test(name)) counted.push(...replayed.filter(isCounted));
    console.log(line(name, replayed));
    for (const { exchange, ours, differences } of replayed) {
      if (differences.length > 0) differing.push(JSON.stringify({ name, differences, exchange, ours }));
    }
  });
  console.log(line("all", total));
  console.log(line("outside rights and admission", counted));
  const agreed = counted.filter((each) => !isBetter(each));
  console.log(line("and what is better on purpose", agreed));
  if (out !== undefined) writeFileSync(out, `${differing.join("\n")}\n`);
  assert.ok(
    shareOf(counted, hasSameStatus) >= floor.status,
    "fewer answers than before have the same status and reason",
  );
  assert.ok(shareOf(counted, isSame) >= floor.whole, "fewer answers than before are the same");
};

if (existsSync(folder)) test("a recorded server and this one answer the same", run, { timeoutMs: 10 * 60_000 });
else test.skip("a recorded server and this one answer the same", "RECORDINGS names no folder of recordings");

/**
 * Not refused by the quota that another scenario has left in the recorded server, and not by its storage of a new kind,
 * which scripts asked until it was there.
 */
function isCounted({ exchange }: Replayed): boolean {
  const body = JSON.stringify(exchange.answer.body ?? "");
  return !body.includes("is forbidden: failed quota: ") && !body.includes("storage is (re)initializing");
}

/** The recorded server failed at what a client asked, and this one says what is wrong with it, or answers. */
function isBetter({ exchange, ours }: Replayed): boolean {
  return exchange.answer.code >= 500 && ours.code < 500;
}

const hasSameStatus = (each: Replayed): boolean => each.hasSameStatus;
const isSame = ({ differences }: Replayed): boolean => differences.length === 0;

function shareOf(replayed: readonly Replayed[], is: (each: Replayed) => boolean): number {
  return replayed.filter(is).length / replayed.length;
}

function line(name: string, replayed: readonly Replayed[]): string {
  const percent = (is: (each: Replayed) => boolean) => `${(100 * shareOf(replayed, is)).toFixed(1)} %`.padStart(8);
  const count = String(replayed.length).padStart(5);
  return `${name.padEnd(40)}${count}  status and reason ${percent(hasSameStatus)}  whole ${percent(isSame)}`;
}

test.run();
