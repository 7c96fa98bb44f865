import * as assert from "uvu/assert";
import type { Storage } from "../../../runtime/storage/storage.ts";
import {
  type EventBatch,
  type Predicate,
  RevisionError,
  type WatchCache,
  type WatchSink,
} from "../../../runtime/watch/watchCache.ts";
import { creating, prefix, put, remove, textOf } from "./things.ts";
import { behaviours, openCache, type Subject } from "./subject.ts";

/** A sink that writes down what it gets, e.g. `ADDED a red`, `bookmark`, `closed slow`, and at which revisions. */
function recorder(bufferedBytes: () => number = () => 0) {
  const lines: string[] = [];
  const revisions: number[] = [];
  const sink: WatchSink = {
    events: ({ events }: EventBatch) => {
      for (const { type, entry, bytes } of events) {
        const [color, revision] = (textOf(bytes) ?? "").split("@");
        lines.push(`${type} ${entry.name} ${color}`);
        revisions.push(Number(revision));
        assert.is(Number(revision), entry.revision, "an object carries the revision of its event");
      }
    },
    bookmark: (revision) => {
      lines.push("bookmark");
      revisions.push(revision);
    },
    bufferedBytes,
    maxBufferedBytes: () => 1024 * 1024,
    close: (reason, error) => void lines.push(`closed ${reason}${error === undefined ? "" : `: ${error}`}`),
  };
  return { lines, revisions, sink };
}

const isRed: Predicate = (_entry, meta) => meta().labels?.["color"] === "red";

/** Writes a color to a name, or removes it; returns the revision. */
async function paint(storage: Storage, cache: WatchCache, [name, color]: Step): Promise<number> {
  const at = cache.get(prefix + name)?.revision ?? 0;
  return (color === undefined ? await remove(storage, name, at) : await put(storage, name, { at, text: color }))
    .revision;
}

type Step = readonly [name: string, color: string | undefined];

async function paintAll({ storage, cache }: Subject, steps: readonly Step[]): Promise<number[]> {
  const revisions: number[] = [];
  for (const step of steps) revisions.push(await paint(storage, cache, step));
  return revisions;
}

const history: readonly Step[] = [
  ["a", "red"],
  ["b", "blue"],
  ["a", "blue"],
  ["b", undefined],
  ["b", "red"],
  ["a", undefined],
];

/** The state after each step of the history, from none on. */
const states = ["", "a red", "a red,b blue", "a blue,b blue", "a blue", "a blue,b red", "b red"];

function stateOf(cache: WatchCache, revision?: number): string {
  const { entries } = cache.list({ prefix, ...(revision === undefined ? {} : { revision }) });
  return entries.map(({ name, bytes }) => `${name} ${textOf(bytes)?.split("@")[0]}`).join(",");
}

function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof RevisionError) return error.code;
    throw error;
  }
  return "none";
}

/** Runs with a cache of its own kind over the same store. */
async function withCache(
  { storage }: Subject,
  options: Parameters<typeof openCache>[1],
  run: (cache: WatchCache) => Promise<void>,
): Promise<void> {
  const cache = await openCache(storage, options);
  try {
    await run(cache);
  } finally {
    cache.close();
  }
}

/** What a collection shows of its past and of its changes, whatever lies below. */
export const cacheBehaviours = [
  ...behaviours({
    "a list at a revision of the window is the state at that revision": async (subject) => {
      const start = subject.cache.revision;
      const revisions = await paintAll(subject, history);
      assert.equal(
        [start, ...revisions].map((revision) => stateOf(subject.cache, revision)),
        states,
      );
    },
    "a read of one key at a revision is exact": async (subject) => {
      const revisions = await paintAll(subject, history);
      const colors = revisions.map(
        (revision) => textOf(subject.cache.at(`${prefix}a`, revision)?.bytes)?.split("@")[0],
      );
      assert.equal(colors, ["red", "red", "blue", "blue", "blue", undefined]);
    },
    "pages at the revision of the first one are not disturbed by later writes": async (subject) => {
      const { cache } = subject;
      await paintAll(
        subject,
        ["a", "b", "c", "d"].map((name) => [name, "red"] as const),
      );
      const first = cache.list({ prefix, limit: 2 });
      await paintAll(subject, [
        ["bb", "blue"],
        ["c", undefined],
        ["d", "blue"],
      ]);
      const second = cache.list({ prefix, after: `${prefix}b`, revision: first.revision });
      assert.equal(
        [...first.entries, ...second.entries].map(({ name, bytes }) => `${name} ${textOf(bytes)?.split("@")[0]}`),
        ["a red", "b red", "c red", "d red"],
      );
      assert.equal([first.more, first.remaining, second.more], [true, 2, false]);
    },
    "a list of a selection at a revision is of what matched then": async (subject) => {
      const revisions = await paintAll(subject, history);
      const names = revisions.map((revision) =>
        subject.cache
          .list({ prefix, revision, matches: isRed })
          .entries.map((entry) => entry.name)
          .join(""),
      );
      assert.equal(names, ["a", "a", "", "", "b", "b"]);
    },
    "a revision ahead of the newest is told from one before the window": async (subject) => {
      const { cache } = subject;
      const oldest = cache.oldestRevision;
      await paintAll(subject, history);
      assert.is(
        refusal(() => cache.list({ prefix, revision: cache.revision + 1 })),
        "future",
      );
      if (oldest > 0)
        assert.is(
          refusal(() => cache.list({ prefix, revision: oldest - 1 })),
          "expired",
        );
      assert.is(
        refusal(() => cache.list({ prefix, revision: oldest })),
        "none",
      );
    },
    "what is older than the window expires, and the newest state stays": async (subject) => {
      let nowMs = 0;
      await withCache(subject, { clock: () => nowMs, historyMs: 1000 }, async (cache) => {
        const [first = 0, second = 0] = await paintAll(subject, history.slice(0, 2));
        nowMs = 1500;
        const revisions = await paintAll(subject, history.slice(2));
        assert.is(
          refusal(() => cache.list({ prefix, revision: first })),
          "expired",
        );
        assert.is(cache.oldestRevision, second);
        assert.equal(
          [second, ...revisions].map((revision) => stateOf(cache, revision)),
          states.slice(2),
        );
        nowMs = 5000;
        cache.trim();
        assert.equal([cache.historySize, stateOf(cache)], [0, "b red"]);
      });
    },
    "the window is bounded by a number of changes": async (subject) => {
      await withCache(subject, { maxEvents: 3 }, async (cache) => {
        const revisions = await paintAll(subject, history);
        assert.equal([cache.historySize, cache.oldestRevision], [3, revisions[2]]);
        assert.equal(
          revisions.slice(2).map((revision) => stateOf(cache, revision)),
          states.slice(3),
        );
      });
    },
    "a watch from the newest revision gets what comes after it": async (subject) => {
      await paintAll(subject, history.slice(0, 2));
      const { lines, sink } = recorder();
      subject.cache.watch({ prefix, sink });
      await paintAll(subject, history.slice(2));
      assert.equal(lines, ["MODIFIED a blue", "DELETED b blue", "ADDED b red", "DELETED a blue"]);
    },
    "a watch from any revision of the window gets each later change once, in order": async (subject) => {
      const start = subject.cache.revision;
      const revisions = await paintAll(subject, history);
      for (const [i, from] of [start, ...revisions].entries()) {
        const recorded = recorder();
        const watcher = subject.cache.watch({ prefix, fromRevision: from, sink: recorded.sink });
        assert.equal(recorded.revisions, revisions.slice(i));
        watcher.stop();
      }
    },
    "who goes away within a transaction and comes back misses nothing of it": async ({ cache, storage }) => {
      await storage.transact(["a", "b", "c"].map((name) => creating(name)));
      const whole = recorder();
      cache.watch({ prefix, fromRevision: cache.oldestRevision, sink: whole.sink });
      assert.equal(whole.lines, ["ADDED a v", "ADDED b v", "ADDED c v"]);
      for (const [heard, fromRevision] of whole.revisions.entries()) {
        const rest = recorder();
        cache.watch({ prefix, fromRevision, sink: rest.sink });
        const missed = whole.lines.slice(heard + 1);
        assert.equal(rest.lines.slice(rest.lines.length - missed.length), missed);
        const isShared = new Set(whole.revisions).size === 1;
        assert.is(rest.lines.length, isShared ? 2 : missed.length, "the first of a revision is never told again");
      }
      const initial = recorder();
      cache.watch({ prefix, sink: initial.sink });
      assert.equal(initial.lines, [], "who starts at the newest state hears of nothing twice");
    },
    "a watch from the oldest revision of the window works, one from before it is expired": async (subject) => {
      await withCache(subject, { maxEvents: 2 }, async (cache) => {
        const revisions = await paintAll(subject, history);
        const { lines, sink } = recorder();
        cache.watch({ prefix, fromRevision: cache.oldestRevision, sink });
        assert.equal(lines, ["ADDED b red", "DELETED a blue"]);
        const early = revisions[2] ?? 0;
        assert.is(
          refusal(() => cache.watch({ prefix, fromRevision: early, sink })),
          "expired",
        );
      });
    },
    "a watch from a revision that is still to come skips what lies before it": async (subject) => {
      const recorded = recorder();
      const fromRevision = subject.cache.revision + 3;
      subject.cache.watch({ prefix, fromRevision, sink: recorded.sink });
      const revisions = await paintAll(subject, history);
      assert.equal(
        recorded.revisions,
        revisions.filter((revision) => revision > fromRevision),
      );
    },
    "a watch that is resumed at its last event misses nothing": async (subject) => {
      const { cache } = subject;
      const whole = recorder();
      cache.watch({ prefix, sink: whole.sink });
      const parts = recorder();
      let from = cache.revision;
      for (const step of history) {
        const watcher = cache.watch({ prefix, fromRevision: from, sink: parts.sink });
        await paintAll(subject, [step]);
        watcher.stop();
        from = parts.revisions.at(-1) ?? from;
      }
      assert.equal([parts.lines, parts.revisions], [whole.lines, whole.revisions]);
    },
    "a deletion is told with the last content at the revision of the deletion": async (subject) => {
      await paintAll(subject, [["a", "red"]]);
      const { lines, revisions, sink } = recorder();
      subject.cache.watch({ prefix, sink });
      const [removed] = await paintAll(subject, [["a", undefined]]);
      assert.equal([lines, revisions], [["DELETED a red"], [removed]]);
    },
    "a watch of a selection sees objects enter it and leave it": async (subject) => {
      const { lines, sink } = recorder();
      subject.cache.watch({ prefix, matches: isRed, sink });
      await paintAll(subject, history);
      assert.equal(lines, ["ADDED a red", "DELETED a red", "ADDED b red"]);
    },
    "a watch of a namespace, or of one key, gets nothing else": async (subject) => {
      const [namespace, single] = [recorder(), recorder()];
      subject.cache.watch({ prefix: `${prefix}a/`, sink: namespace.sink });
      subject.cache.watch({ prefix, key: `${prefix}a/x`, sink: single.sink });
      await paintAll(
        subject,
        ["a/x", "a/xx", "aa/x", "b/x"].map((name) => [name, "red"] as const),
      );
      assert.equal([namespace.lines, single.lines], [["ADDED x red", "ADDED xx red"], ["ADDED x red"]]);
    },
    "a bookmark says no more than was sent, and covers other collections": async (subject) => {
      const { storage, cache } = subject;
      const { lines, revisions, sink } = recorder();
      const watcher = cache.watch({ prefix, sink });
      const [painted = 0] = await paintAll(subject, [["a", "red"]]);
      const { revision } = await put(storage, "x", { prefix: "/registry/others/" });
      await storage.catchUp?.();
      watcher.bookmark();
      assert.equal(lines, ["ADDED a red", "bookmark"]);
      assert.is(revisions[0], painted);
      assert.ok((revisions[1] ?? 0) >= revision && (revisions[1] ?? 0) <= storage.revision);
    },
    "a watcher that does not take its events gets them later, and the others go on": async (subject) => {
      let buffered = 0;
      const [slow, fast] = [recorder(() => buffered), recorder()];
      subject.cache.watch({ prefix, sink: slow.sink });
      subject.cache.watch({ prefix, sink: fast.sink });
      await paintAll(subject, history.slice(0, 1));
      buffered = 2 * 1024 * 1024;
      await paintAll(subject, history.slice(1, 3));
      assert.equal([slow.lines, fast.lines.length], [["ADDED a red"], 3]);
      buffered = 0;
      for (const endMs = performance.now() + 5000; slow.lines.length < 3 && performance.now() < endMs; )
        await new Promise((resolve) => setTimeout(resolve, 5));
      await paintAll(subject, history.slice(3, 4));
      assert.equal([slow.lines, slow.revisions], [fast.lines, fast.revisions]);
    },
    "a cache that opens while writers are at work misses nothing and repeats nothing": async (subject) => {
      const { storage, cache } = subject;
      let isOver = false;
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let i = 0; !isOver; i++) {
          const name = `n${writer}-${i % 10}`;
          await paint(storage, cache, [name, i % 10 === 9 && i > 10 ? undefined : "red"]).catch(() => {});
        }
      });
      for (let i = 0; i < 5; i++) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await withCache(subject, {}, async (late) => {
          const from = late.revision;
          const [expected, recorded] = [recorder(), recorder()];
          cache.watch({ prefix, fromRevision: from, sink: expected.sink });
          late.watch({ prefix, fromRevision: from, sink: recorded.sink });
          await new Promise((resolve) => setTimeout(resolve, 20));
          assert.equal(recorded.revisions, expected.revisions);
          assert.equal(stateOf(late), stateOf(cache));
        });
      }
      isOver = true;
      await Promise.all(writers);
    },
    "a closed cache ends its watches, and can be read": async (subject) => {
      await paintAll(subject, history.slice(0, 1));
      const { lines, sink } = recorder();
      subject.cache.watch({ prefix, sink });
      subject.cache.close();
      assert.equal([lines, stateOf(subject.cache)], [["closed shutdown"], "a red"]);
    },
  }),
  ...behaviours(
    {
      "what was missed for good is told as what it came to, and the window begins after it": async (subject) => {
        const { storage, cache, fixture } = subject;
        const [first = 0] = await paintAll(subject, [
          ["kept", "red"],
          ["gone", "red"],
          ["again", "red"],
          ["updated", "red"],
        ]);
        const second = await fixture.open();
        const { lines, revisions, sink } = recorder();
        cache.watch({ prefix, sink });
        await fixture.withGap?.(async () => {
          await withCache({ ...subject, storage: second }, {}, async (own) => {
            const steps: Step[] = [
              ["gone", undefined],
              ["updated", "blue"],
              ["again", undefined],
              ["again", "green"],
              ["passing", "red"],
              ["passing", undefined],
              ["added", "red"],
            ];
            for (const step of steps) await paint(second, own, step);
          });
        });
        await storage.catchUp?.();
        assert.equal([...lines].sort(), [
          "ADDED added red",
          "ADDED again green",
          "DELETED again red",
          "DELETED gone red",
          "MODIFIED updated blue",
        ]);
        assert.equal(
          revisions,
          [...revisions].sort((a, b) => a - b),
        );
        assert.ok(lines.indexOf("DELETED again red") < lines.indexOf("ADDED again green"));
        assert.is(stateOf(cache), "added red,again green,kept red,updated blue");
        assert.is(
          refusal(() => cache.list({ prefix, revision: first })),
          "expired",
        );
        await second.close();
      },
      "who watches from ahead of what was missed for good is sent to list anew": async (subject) => {
        const { storage, cache, fixture } = subject;
        await paintAll(subject, [["a", "red"]]);
        const second = await fixture.open();
        const { lines, sink } = recorder();
        const behind = recorder();
        cache.watch({ prefix, sink: behind.sink });
        await fixture.withGap?.(async () => {
          const { revision } = await put(second, "b", { text: "red" });
          cache.watch({ prefix, fromRevision: revision, sink });
          await put(second, "b", { at: revision, text: "blue" });
        });
        await storage.catchUp?.();
        assert.equal([lines, behind.lines], [["closed expired"], ["ADDED b blue"]]);
        await second.close();
      },
    },
    ({ isShared }) => (isShared ? undefined : "nothing is missed where the store belongs to one process"),
  ),
];
