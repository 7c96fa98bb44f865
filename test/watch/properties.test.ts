import { join } from "node:path";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { StorageError } from "../../runtime/storage/storage.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import type { Predicate, WatchCache, Watcher } from "../../runtime/watch/watchCache.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";
import { openCache, parse, prefix, recorder } from "./fixture.ts";

/**
 * Random histories against a model that is nothing but the list of changes. Everything the cache and its watchers say
 * must follow from that list: ordered, unique, atomic (whole commits), reliable (no gap), resumable (from any
 * revision).
 */
const test = suite("watch/properties");

/** Everything, by a predicate, or by one that wants a field's value. */
type Selects = "all" | "matching" | "pinned";

type Step =
  | {
      readonly do: "write";
      readonly name: string;
      readonly color: string | undefined;
      readonly guess: "right" | "zero" | "stale";
    }
  | { readonly do: "await" }
  | { readonly do: "watch"; readonly back: number; readonly selects: Selects; readonly namespace: string | undefined }
  | { readonly do: "bookmark" }
  /** The clients of every other watch stop to read, or go on. */
  | { readonly do: "stall" | "take" }
  | { readonly do: "list"; readonly back: number; readonly limit: number }
  | { readonly do: "fail" };

interface ModelChange {
  readonly name: string;
  readonly color: string | undefined;
  readonly revision: number;
}

interface OpenWatch {
  readonly from: number;
  readonly selects: Selects;
  readonly namespace: string | undefined;
  readonly sink: ReturnType<typeof recorder>;
  readonly watcher: Watcher;
}

const name = fc.constantFrom("a/x", "a/y", "b/x", "b/z");
const color = fc.constantFrom("red", "blue");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("write" as const),
      name,
      color: fc.option(color, { nil: undefined, freq: 3 }),
      guess: fc.oneof(
        { weight: 8, arbitrary: fc.constant("right" as const) },
        fc.constantFrom("zero" as const, "stale" as const),
      ),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ do: "await" as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("watch" as const),
      back: fc.nat(12),
      selects: fc.constantFrom("all" as const, "matching" as const, "pinned" as const),
      namespace: fc.constantFrom(undefined, "a/", "b/"),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "bookmark" as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("stall" as const, "take" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("list" as const), back: fc.nat(8), limit: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "fail" as const }) },
);

const isRed: Predicate = (_entry, meta) => meta().labels?.["color"] === "red";

/** One run: the system, the model and what is under way. */
class Run {
  readonly storage: Storage;
  readonly cache: WatchCache;
  readonly failNext: (() => void) | undefined;
  readonly durable: ModelChange[] = [];
  readonly watches: OpenWatch[] = [];
  /** The newest accepted state: revision and color of each name that exists. */
  accepted = new Map<string, { revision: number; color: string }>();
  #flight: Promise<unknown>[] = [];
  #areStalled = false;

  constructor(storage: Storage, cache: WatchCache, failNext: (() => void) | undefined) {
    this.storage = storage;
    this.cache = cache;
    this.failNext = failNext;
  }

  async take(next: Step): Promise<void> {
    if (next.do === "write") this.#write(next);
    else if (next.do === "await") await this.#land();
    else if (next.do === "watch") this.#watch(next);
    else if (next.do === "bookmark") for (const { watcher } of this.watches) watcher.bookmark();
    else if (next.do === "list") this.#list(next);
    else if (next.do !== "fail") this.#areStalled = next.do === "stall";
    else if (this.failNext !== undefined) {
      await this.#land();
      this.failNext();
    }
  }

  async finish(): Promise<void> {
    await this.#land();
    this.#areStalled = false;
    for (let turn = 0; turn < 40; turn++) await nextTurn(); // the past is sent in parts
    for (const watch of this.watches)
      for (let ms = 0; ms < 2000 && eventsOf(watch).length < this.#expectedOf(watch).length; ms++) await sleep(1);
    const state = stateAt(this.durable, Number.POSITIVE_INFINITY);
    const listed = this.cache.list({ prefix }).entries.map((entry) => [entry.key.slice(prefix.length), entry.revision]);
    const stored = (await this.storage.list({ prefix })).items.map((item) => [
      item.key.slice(prefix.length),
      item.revision,
    ]);
    assert.equal(
      listed,
      state.map((change) => [change.name, change.revision]),
    );
    assert.equal(stored, listed);
    for (const watch of this.watches) this.#checkWatch(watch);
  }

  #write({ name, color, guess }: Extract<Step, { do: "write" }>): void {
    const current = this.accepted.get(name);
    const expectedRevision = guess === "right" ? (current?.revision ?? 0) : guess === "zero" ? 0 : 1_000_000;
    let revision = 0;
    const written = this.storage.write({
      prefix,
      key: prefix + name,
      expectedRevision,
      ...(color === undefined ? {} : { value: (given: number) => valueFor(color, (revision = given)) }),
    });
    const isAccepted = expectedRevision === (current?.revision ?? 0) && (color !== undefined || current !== undefined);
    if (isAccepted && color !== undefined) this.accepted.set(name, { revision, color });
    else if (isAccepted) this.accepted.delete(name);
    this.#flight.push(
      written.then(
        ({ revision }) => this.#acknowledged({ name, revision, color }, isAccepted),
        (error: unknown) => this.#refused(error, isAccepted),
      ),
    );
  }

  #acknowledged(change: ModelChange, isAccepted: boolean): void {
    assert.ok(isAccepted, "a write with a false precondition was acknowledged");
    assert.is(change.revision, (this.durable.at(-1)?.revision ?? 0) + 1);
    this.durable.push(change);
    const cached = this.cache.get(prefix + change.name);
    assert.ok((cached?.revision ?? this.cache.revision) >= change.revision, "the cache lags behind an acknowledgement");
  }

  #refused(error: unknown, isAccepted: boolean): void {
    assert.instance(error, StorageError);
    if (error instanceof StorageError) assert.is(error.code === "failed", isAccepted);
  }

  async #land(): Promise<void> {
    await Promise.all(this.#flight);
    this.#flight = [];
    this.accepted = new Map(
      stateAt(this.durable, Number.POSITIVE_INFINITY).map(({ name, revision, color = "" }) => [
        name,
        { revision, color },
      ]),
    );
  }

  #watch({ back, selects, namespace }: Extract<Step, { do: "watch" }>): void {
    const from = Math.max(0, this.cache.revision - back);
    const canStall = this.watches.length % 2 === 0;
    const sink = recorder({ bufferedBytes: () => (canStall && this.#areStalled ? 1 << 22 : 0) });
    const watcher = this.cache.watch({
      prefix: prefix + (namespace ?? ""),
      fromRevision: from,
      ...(selects === "all" ? {} : { matches: isRed }),
      pastAtOnce: 2,
      ...(selects === "pinned" ? { pin: { field: "color", value: "red" } } : {}),
      sink,
    });
    this.watches.push({ from, selects, namespace, sink, watcher });
  }

  #list({ back, limit }: Extract<Step, { do: "list" }>): void {
    const revision = Math.max(0, this.cache.revision - back);
    const names: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = this.cache.list({ prefix, revision, limit, ...(after === undefined ? {} : { after }) });
      names.push(...page.entries.map((entry) => `${entry.key.slice(prefix.length)}@${entry.revision}`));
      after = page.entries.at(-1)?.key;
      if (!page.more) break;
    }
    assert.equal(
      names,
      stateAt(this.durable, revision).map((change) => `${change.name}@${change.revision}`),
    );
  }

  #expectedOf({ from, selects, namespace }: OpenWatch): string[] {
    return this.durable
      .filter((change) => change.revision > from && change.name.startsWith(namespace ?? ""))
      .flatMap((change) => seenAs(this.durable, change, selects !== "all"));
  }

  #checkWatch(watch: OpenWatch): void {
    assert.equal(eventsOf(watch), this.#expectedOf(watch));
    const { from, sink } = watch;
    let newest = from;
    for (const line of sink.lines) {
      const revision = Number(/\d+$/.exec(line)?.[0]);
      const isBookmark = line.startsWith("bookmark");
      assert.ok(isBookmark ? revision >= newest : revision > newest, `${line} after ${newest}`);
      newest = revision;
    }
  }
}

function eventsOf({ sink }: OpenWatch): string[] {
  return sink.lines.filter((line) => !line.startsWith("bookmark"));
}

function valueFor(color: string, revision: number): Buffer {
  return Buffer.from(JSON.stringify({ color, resourceVersion: revision }));
}

function stateAt(changes: readonly ModelChange[], revision: number): ModelChange[] {
  const newest = new Map<string, ModelChange>();
  for (const change of changes) if (change.revision <= revision) newest.set(change.name, change);
  const live = [...newest.values()].filter((change) => change.color !== undefined);
  return live.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The line a watcher writes down for a change, if it sees anything. */
function seenAs(changes: readonly ModelChange[], change: ModelChange, selects: boolean): string[] {
  const before = changes
    .filter(({ name, revision }) => name === change.name && revision < change.revision)
    .at(-1)?.color;
  const sees = (color: string | undefined) => color !== undefined && (!selects || color === "red");
  if (!sees(before) && !sees(change.color)) return [];
  const type = !sees(before) ? "ADDED" : sees(change.color) ? "MODIFIED" : "DELETED";
  return [`${type} ${change.name} ${type === "DELETED" ? before : change.color}@${change.revision}`];
}

interface System {
  readonly storage: Storage;
  readonly failNext?: () => void;
  readonly cleanUp: () => void;
}

async function memorySystem(): Promise<System> {
  let fails = false;
  const storage = await openMemoryStorage({
    beforePersist: async () => {
      if (!fails) return;
      fails = false;
      throw new Error("the medium refuses");
    },
  });
  return { storage, failNext: () => (fails = true), cleanUp: () => {} };
}

async function lmdbSystem(): Promise<System> {
  const folder = testFolder();
  return { storage: await openLmdbStorage({ folder: join(folder.path, "data") }), cleanUp: folder.remove };
}

const systems: Record<string, { open: () => Promise<System>; numRuns: number }> = {
  memory: { open: memorySystem, numRuns: 150 },
  lmdb: { open: lmdbSystem, numRuns: 25 },
};

for (const [backEnd, { open, numRuns }] of Object.entries(systems)) {
  test(`whatever is written to ${backEnd}, reads and watches tell the same history`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { storage, failNext, cleanUp } = await open();
        const cache = await openCache(storage);
        try {
          const run = new Run(storage, cache, failNext);
          for (const next of steps) await run.take(next);
          await run.finish();
          const reopened = await openCache(storage);
          assert.equal(
            reopened.list({ prefix }).entries.map((entry) => parse(entry.bytes)),
            cache.list({ prefix }).entries.map((entry) => parse(entry.bytes)),
          );
        } finally {
          cache.close();
          await storage.close();
          cleanUp();
        }
      }),
      { numRuns },
    );
  });
}

test.run();
