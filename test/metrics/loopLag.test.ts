import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { LoopLag } from "../../runtime/metrics/loopLag.ts";
import { suite } from "../harness/suite.ts";

const test = suite("how late the event loop is");

function stall(ms: number): void {
  for (const endMs = performance.now() + ms; performance.now() < endMs; );
}

test("a short stall is seen while there is work, and not for a second time", async () => {
  const lag = new LoopLag();
  try {
    lag.touch();
    await sleep(50);
    stall(150);
    await sleep(50);
    assert.ok(lag.take().most >= 0.12, "of 150 ms at most one look is lost");
    await sleep(50);
    assert.ok(lag.take().most < 0.12);
  } finally {
    lag.stop();
  }
});

test("a long stall is seen without work", async () => {
  const lag = new LoopLag();
  try {
    await sleep(300);
    stall(700);
    await sleep(50);
    assert.ok(lag.take().most >= 0.4, "of 700 ms at most one look is lost");
  } finally {
    lag.stop();
  }
});

test("a rest is no lag, and what was before it is not forgotten", async () => {
  const lag = new LoopLag();
  try {
    lag.touch();
    await sleep(50);
    stall(150);
    await sleep(2300); // two looks without work: it rests
    lag.touch();
    await sleep(50);
    const { most } = lag.take();
    assert.ok(most >= 0.12 && most < 1, `${most} s`);
  } finally {
    lag.stop();
  }
});

test.run();
