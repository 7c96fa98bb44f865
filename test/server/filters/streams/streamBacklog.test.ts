import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { StreamBacklog } from "../../../../runtime/server/filters/streams/streamBacklog.ts";
import { suite } from "../../../harness/suite.ts";

const test = suite("the backlog of streams");

const mib = 1024 * 1024;
const lookMs = 10;
const limits = { maxEachBytes: 4 * mib, maxBytes: 8 * mib, stalledMs: 60_000, lookMs };
const behindBytes = 64 * 1024;

interface Stream {
  waiting: number;
  isCut: boolean;
  readonly bufferedBytes: () => number;
  readonly cut: () => void;
}

function streamWith(waiting: number): Stream {
  const stream = {
    waiting,
    isCut: false,
    bufferedBytes: () => stream.waiting,
    cut: () => void (stream.isCut = true),
  };
  return stream;
}

async function following(
  streams: readonly Stream[],
  given: Partial<typeof limits>,
  use: (backlog: StreamBacklog) => Promise<void>,
): Promise<void> {
  const backlog = new StreamBacklog({ ...limits, ...given });
  for (const each of streams) backlog.wrote(each);
  try {
    await use(backlog);
  } finally {
    backlog.stop();
  }
}

const cutOf = (streams: readonly Stream[]) => streams.map(({ isCut }) => isCut);

test("beyond the limit those with the most are cut, until three quarters of it are left", async () => {
  const streams = [1, 4, 2, 3].map((waiting) => streamWith(waiting * mib));
  await following(streams, {}, async () => {
    await sleep(5 * lookMs);
    assert.equal(cutOf(streams), [false, true, false, false]);
  });
});

test("from half of the limit on a stream must keep up to be given more, and no longer when that is taken", async () => {
  const streams = [streamWith(3 * mib), streamWith(2 * mib)];
  await following(streams, {}, async (backlog) => {
    assert.is(backlog.maxEachBytes, behindBytes);
    for (const each of streams) each.waiting = 0;
    await sleep(5 * lookMs);
    assert.is(backlog.maxEachBytes, limits.maxEachBytes);
    assert.equal(cutOf(streams), [false, false]);
  });
});

test("what is written between two looks counts at once, so that no stream is cut for it", async () => {
  const streams = Array.from({ length: 4 }, () => streamWith(mib));
  await following(streams, {}, async (backlog) => {
    assert.is(backlog.maxEachBytes, limits.maxEachBytes);
    for (const each of streams) {
      if (each.waiting >= backlog.maxEachBytes) continue;
      each.waiting += mib;
      backlog.wrote(each);
    }
    assert.equal(
      streams.map(({ waiting }) => waiting / mib),
      [2, 1, 1, 1],
    );
    const [first] = streams;
    if (first !== undefined) backlog.forget(first);
    assert.is(backlog.maxEachBytes, limits.maxEachBytes);
    await sleep(5 * lookMs);
    assert.equal(cutOf(streams), [false, false, false, false]);
  });
});

test("one whose client takes nothing is cut, and one whose client takes some is not", async () => {
  const streams = [streamWith(mib), streamWith(mib)];
  await following(streams, { stalledMs: 100 }, async () => {
    for (let look = 0; look < 20; look++) {
      await sleep(lookMs);
      if (streams[1] !== undefined) streams[1].waiting -= 1;
    }
    assert.equal(cutOf(streams), [true, false]);
  });
});

test("few are cut in a turn of the event loop", async () => {
  const streams = Array.from({ length: 40 }, () => streamWith(mib));
  await following(streams, {}, async () => {
    const counts: number[] = [];
    for (const endMs = performance.now() + 10 * lookMs; performance.now() < endMs; await nextTurn())
      counts.push(streams.filter(({ isCut }) => isCut).length);
    assert.is(counts.at(-1), 34);
    const steps = counts.map((count, turn) => count - (counts[turn - 1] ?? 0));
    assert.ok(Math.max(...steps) <= 8, `${Math.max(...steps)} in two turns`);
  });
});

test.run();
