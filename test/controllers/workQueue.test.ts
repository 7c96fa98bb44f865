import * as assert from "uvu/assert";
import { failure } from "../../runtime/schema/status.ts";
import { type Outcome, runController } from "../../runtime/controllers/frame/runController.ts";
import { WorkQueue } from "../../runtime/controllers/frame/workQueue.ts";
import { fakeClock } from "../client/fakeClock.ts";
import { suite } from "../harness/suite.ts";

const test = suite("work queue");

function open() {
  const clock = fakeClock();
  return { clock, queue: new WorkQueue({ clock, backoff: { baseMs: 10, maxMs: 100 }, random: () => 1 }) };
}

test("keys come in the order they were added, each once", async () => {
  const { queue } = open();
  for (const key of ["a", "b", "a", "c", "b"]) queue.add(key);
  assert.is(queue.length, 3);
  assert.equal([await queue.take(), await queue.take(), await queue.take()], ["a", "b", "c"]);
});

test("who waits for a key gets the next one that is added", async () => {
  const { queue } = open();
  const taken = [queue.take(), queue.take()];
  queue.add("a");
  queue.add("b");
  assert.equal(await Promise.all(taken), ["a", "b"]);
  assert.is(queue.length, 0);
});

test("a key that is worked on is given to nobody else, and comes again when it was added meanwhile", async () => {
  const { queue } = open();
  queue.add("a");
  await queue.take();
  queue.add("a");
  queue.add("a");
  queue.add("b");
  assert.is(await queue.take(), "b");
  queue.done("b");
  queue.done("a");
  assert.is(await queue.take(), "a");
  queue.done("a");
  assert.is(queue.length, 0);
});

test("a key for later comes at the nearest of its times, once", () => {
  const { queue, clock } = open();
  queue.addAfter("a", 50);
  queue.addAfter("a", 20);
  queue.addAfter("a", 70);
  clock.advance(19);
  assert.is(queue.length, 0);
  clock.advance(1);
  assert.is(queue.length, 1);
  assert.equal(clock.pending, []);
});

test("a key that fails waits twice as long each time, up to the limit, until it is forgotten", () => {
  const { queue, clock } = open();
  const waits: number[] = [];
  for (let failure = 0; failure < 5; failure++) {
    queue.retry("a");
    waits.push(clock.pending[0] ?? 0);
    clock.advance(1000);
  }
  assert.equal(waits, [10, 20, 40, 80, 100]);
  queue.forget("a");
  queue.retry("a");
  assert.equal(clock.pending, [10]);
});

test("a stopped queue gives nothing out, and leaves no timer", async () => {
  const { queue, clock } = open();
  const waiting = queue.take();
  queue.addAfter("b", 10);
  queue.stop();
  queue.add("a");
  queue.addAfter("c", 10);
  assert.equal([await waiting, await queue.take(), clock.pending, queue.length], [undefined, undefined, [], 0]);
});

interface Run {
  readonly queue: WorkQueue;
  readonly errors: unknown[];
  readonly looks: string[];
}

/** Runs a controller over these keys until its `reconcile` has no more to do with them. */
async function run(keys: readonly string[], reconcile: (key: string, look: number) => Promise<Outcome>): Promise<Run> {
  const queue = new WorkQueue({ backoff: { baseMs: 1, maxMs: 1 } });
  const ending = new AbortController();
  const result: Run = { queue, errors: [], looks: [] };
  for (const each of keys) queue.add(each);
  let idle: NodeJS.Timeout | undefined;
  await runController({
    queue,
    workers: 2,
    synced: [async () => {}],
    reconcile: (key) => {
      result.looks.push(key);
      clearTimeout(idle);
      idle = setTimeout(() => ending.abort(), 100);
      return reconcile(key, result.looks.filter((each) => each === key).length);
    },
    context: { signal: ending.signal, onReady: () => {}, onError: (error) => result.errors.push(error) },
  });
  return result;
}

test("a controller looks at every key, and ends with its signal", async () => {
  const { looks, errors } = await run(["a", "b", "c"], async () => undefined);
  assert.equal([looks, errors], [["a", "b", "c"], []]);
});

test("what a look throws is told, and tried again; a conflict is not told", async () => {
  const conflict = failure({ code: 409, reason: "Conflict", message: "changed" });
  const { looks, errors } = await run(["a"], async (_key, look) => {
    if (look === 1) throw new Error("first");
    if (look === 2) throw conflict;
    return undefined;
  });
  assert.equal([looks, errors.map(String)], [["a", "a", "a"], ["Error: first"]]);
});

test("a look may ask for another one, soon or at a time", async () => {
  const outcomes: Outcome[] = ["retry", { afterMs: 1 }, undefined];
  const { looks } = await run(["a"], async (_key, look) => outcomes[look - 1]);
  assert.is(looks.length, 3);
});

test("a controller whose signal aborts before it knows what is there ends", async () => {
  const ending = new AbortController();
  const running = runController({
    queue: new WorkQueue(),
    workers: 1,
    synced: [
      (signal) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true })),
    ],
    reconcile: async () => undefined,
    context: { signal: ending.signal, onReady: () => {}, onError: () => {} },
  });
  ending.abort();
  await running;
});

test.run();
