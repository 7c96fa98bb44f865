import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type Due, DueTimes } from "../../runtime/handlers/watch/dueTimes.ts";
import { suite } from "../harness/suite.ts";
import { measureLoop } from "../harness/loopMeter.ts";

const test = suite("due times");

/** Takes as long as a bookmark does. */
function busyDue(calls: number[], index: number): Due {
  return {
    dueMs: undefined,
    due: () => {
      calls.push(index);
      const endMs = performance.now() + 0.03;
      while (performance.now() < endMs);
    },
  };
}

test("ten thousand that are due at the same time are called once each, in several turns", async () => {
  const times = new DueTimes();
  const calls: number[] = [];
  const atMs = times.nowMs() + 50;
  for (let index = 0; index < 10_000; index++) times.set(busyDue(calls, index), atMs);
  const { longestMs } = await measureLoop(async () => {
    while (calls.length < 10_000) await sleep(5);
  });
  assert.ok(longestMs < 60, `a turn took ${longestMs} ms of 300`);
  assert.is(new Set(calls).size, 10_000);
});

test("one that is cleared by another's call is not called, and one that sets a new time is called then", async () => {
  const times = new DueTimes();
  const calls: string[] = [];
  const cleared: Due = { dueMs: undefined, due: () => calls.push("cleared") };
  const again: Due = {
    dueMs: undefined,
    due: () => {
      calls.push("again");
      times.clear(cleared);
      if (calls.length < 3) times.set(again, times.nowMs() + 10);
    },
  };
  const atMs = times.nowMs() + 10;
  times.set(again, atMs);
  times.set(cleared, atMs);
  await sleep(150);
  assert.equal(calls, ["again", "again", "again"]);
});

test.run();
