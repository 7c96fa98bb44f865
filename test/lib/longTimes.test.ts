import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { serverChecks } from "../../runtime/apiserver/checks.ts";
import { steadyClock } from "../../runtime/client/clock.ts";
import { DueTimes } from "../../runtime/handlers/watch/dueTimes.ts";
import { pause } from "../../runtime/lib/pause.ts";
import { durationMs, timerMs } from "../../runtime/schema/duration.ts";
import { startCompactor } from "../../runtime/storage/etcd/compactor.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { suite } from "../harness/suite.ts";

const test = suite("times that are longer than a timer of Node can wait");

const longMs = durationMs("900h") ?? 0;
/** A timer that overflows fires within a millisecond. */
const momentMs = 30;

test("a timer waits 24.8 days at most, and whole milliseconds", () => {
  assert.equal([timerMs(longMs), timerMs(Number.POSITIVE_INFINITY)], [2_147_483_647, 2_147_483_647]);
  assert.equal([timerMs(1.2), timerMs(0), timerMs(-5)], [2, 0, 0]);
});

test("a pause goes on", async () => {
  let isOver = false;
  const ending = new AbortController();
  const pausing = pause(longMs, ending.signal).then(() => (isOver = true));
  await sleep(momentMs);
  assert.is(isOver, false);
  ending.abort();
  await pausing;
  await pause(longMs, ending.signal);
});

test("a clock calls later", async () => {
  let calls = 0;
  const cancel = steadyClock.after(longMs, () => calls++);
  await sleep(momentMs);
  cancel();
  assert.is(calls, 0);
});

test("a watch ends later", async () => {
  let looks = 0;
  const times = new DueTimes(() => {
    looks += 1;
    return performance.now();
  });
  const each = { dueMs: undefined, due: () => {} };
  times.set(each, performance.now() + longMs);
  await sleep(momentMs);
  times.clear(each);
  assert.ok(looks < 5, `${looks} looks`);
});

test("etcd is compacted later", async () => {
  let calls = 0;
  const count = () => Promise.reject(new Error(String(calls++)));
  const client = { order: count, ask: count } as unknown as Parameters<typeof startCompactor>[0]["client"];
  const stop = startCompactor({ client, intervalMs: longMs, meter: undefined, logError: () => {} });
  await sleep(momentMs);
  stop();
  assert.is(calls, 0);
});

test("a store that answers after a moment is ready", async () => {
  const storage = { ...(await openMemoryStorage()), catchUp: () => sleep(momentMs) };
  const { readyz } = serverChecks({
    ...{ storage, isStopping: () => false, systemPrefix: "orch", others: [], staleCaches: () => [], livezGraceMs: 0 },
    ...{ storeTimeouts: { healthMs: longMs, readyMs: longMs }, clock: () => performance.now() },
  });
  for (const { name, check } of readyz) if (name.startsWith("etcd")) await check();
  await storage.close();
});

test.run();
