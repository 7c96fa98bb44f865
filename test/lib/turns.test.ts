import * as assert from "uvu/assert";
import { nextTurn, turnMs } from "../../runtime/lib/work.ts";
import { measureLoop } from "../harness/loopMeter.ts";
import { suite } from "../harness/suite.ts";

const test = suite("turns of long work");

function compute(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

test("steps of many that wait are not done in one turn of the event loop", async () => {
  const done: string[] = [];
  const work = async (name: string) => {
    for (let step = 0; step < 3; step++) {
      await nextTurn();
      await Promise.resolve(); // as where a step begins behind another promise
      compute(turnMs);
      done.push(name);
    }
  };
  const { longestMs } = await measureLoop(() => Promise.all([..."abcdefgh"].map(work)));
  assert.ok(longestMs < 5 * turnMs, `one turn took ${longestMs} ms`);
  assert.is(done.join(""), "abcdefgh".repeat(3), "each in its turn");
});

test("short steps share a turn", async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 1000 }, () => nextTurn()));
  isOver = true;
  assert.ok(turns < 100, `${turns} turns`);
});

test("one that waits again and again gives others a turn each time", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  for (let step = 0; step < 20; step++) {
    await nextTurn();
    compute(2);
  }
  clearInterval(timer);
  assert.ok(turns >= 10, `${turns} turns`);
});

test.run();
