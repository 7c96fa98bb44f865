import * as assert from "uvu/assert";
import { setTimeout as sleep } from "node:timers/promises";
import { repeat } from "../../runtime/lib/repeat.ts";
import { suite } from "../harness/suite.ts";

const test = suite("repeated work");
const never = 3_600_000;

/** Work that goes on until it is let go. */
function held() {
  let begun = 0;
  let letGo = () => {};
  const work = () => {
    begun += 1;
    return new Promise<void>((resolve) => (letGo = resolve));
  };
  return { work, begun: () => begun, letGo: () => letGo() };
}

test("work is done again after each period", async () => {
  let count = 0;
  const { stop } = repeat(() => void (count += 1), { everyMs: 5, onError: () => assert.unreachable() });
  assert.is(count, 0);
  while (count < 3) await sleep(1);
  await stop();
  const last = count;
  await sleep(20);
  assert.is(count, last);
});

test("what is asked for while the work goes on is done once more", async () => {
  const { work, begun, letGo } = held();
  const { ask, stop } = repeat(work, { everyMs: never, onError: () => assert.unreachable() });
  ask();
  while (begun() < 1) await sleep(1);
  for (let count = 0; count < 3; count += 1) ask();
  assert.is(begun(), 1);
  letGo();
  while (begun() < 2) await sleep(1);
  letGo();
  await sleep(10);
  assert.is(begun(), 2);
  await stop();
});

test("questions that come in a group are one", async () => {
  let count = 0;
  const { ask, stop } = repeat(() => void (count += 1), {
    everyMs: never,
    settleMs: 20,
    onError: () => assert.unreachable(),
  });
  for (let each = 0; each < 3; each += 1) {
    ask();
    await sleep(2);
  }
  while (count === 0) await sleep(1);
  await sleep(30);
  assert.is(count, 1);
  await stop();
});

test("a failure is new where another came before, or none", async () => {
  const failures = ["a", "a", "b", "", "b"];
  const found: string[] = [];
  const work = async () => {
    const failure = failures.shift() ?? "";
    if (failure !== "") throw new Error(failure);
  };
  const { problem, stop } = repeat(work, {
    everyMs: 1,
    onError: (error, { isNew }) => found.push(`${error instanceof Error ? error.message : ""} ${isNew} ${problem()}`),
  });
  while (failures.length > 0) await sleep(1);
  await sleep(10);
  assert.equal(found, ["a true a", "a false a", "b true b", "b true b"]);
  assert.is(problem(), undefined);
  await stop();
});

test("an aborted signal stops the work, and it has ended when what goes on has", async () => {
  const { work, begun, letGo } = held();
  const ending = new AbortController();
  const { ask, ended } = repeat(work, { everyMs: 1, onError: () => assert.unreachable(), signal: ending.signal });
  ask();
  while (begun() < 1) await sleep(1);
  ending.abort();
  const first = await Promise.race([ended.then(() => "ended"), sleep(10).then(() => "goes on")]);
  assert.is(first, "goes on");
  letGo();
  await ended;
  await sleep(10);
  assert.is(begun(), 1);
});

test.run();
