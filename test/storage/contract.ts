import * as assert from "uvu/assert";
import { StorageError } from "../../runtime/storage/storage.ts";
import type { Storage, StorageErrorCode, StorageEvent } from "../../runtime/storage/storage.ts";
import type { Suite } from "../harness/suite.ts";

export const prefix = "/registry/things/";

/** How a back end is made for one test. */
export interface StorageFixture {
  readonly open: () => Promise<Storage>;
  readonly cleanUp: () => Promise<void>;
  /** Whether what was written is there after `close` and `open`. */
  readonly survivesReopen: boolean;
}

type StorageTest = (storage: Storage, fixture: StorageFixture) => Promise<void>;

/** What every back end must do. */
export function storageContract(test: Suite, makeFixture: () => StorageFixture): void {
  for (const [name, run] of Object.entries({
    ...writeTests,
    ...transactionTests,
    ...readTests,
    ...orderTests,
    ...lifeTests,
  })) {
    test(name, async () => {
      const fixture = makeFixture();
      const storage = await fixture.open();
      try {
        await run(storage, fixture);
      } finally {
        await storage.close();
        await fixture.cleanUp();
      }
    });
  }
}

export function put(
  storage: Storage,
  name: string,
  options: { at?: number; text?: string } = {},
): Promise<StorageEvent> {
  return storage.write({
    prefix,
    key: prefix + name,
    expectedRevision: options.at ?? 0,
    value: (revision) => Buffer.from(`${options.text ?? "v"}@${revision}`),
  });
}

export function remove(storage: Storage, name: string, at: number): Promise<StorageEvent> {
  return storage.write({ prefix, key: prefix + name, expectedRevision: at });
}

export async function failsWith(code: StorageErrorCode, promise: Promise<unknown>): Promise<StorageError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.instance(error, StorageError);
  if (!(error instanceof StorageError)) throw new Error("unreachable");
  assert.is(error.code, code);
  return error;
}

export function textOf(value: Uint8Array | undefined): string | undefined {
  return value === undefined ? undefined : Buffer.from(value).toString();
}

const writeTests: Record<string, StorageTest> = {
  "a create takes the next revision and gives it to the value": async (storage) => {
    const event = await put(storage, "a");
    assert.equal(
      { ...event, value: textOf(event.value) },
      {
        type: "put",
        key: "/registry/things/a",
        revision: 1,
        createRevision: 1,
        value: "v@1",
      },
    );
    const stored = await storage.get(`${prefix}a`);
    assert.equal([stored?.revision, stored?.createRevision, textOf(stored?.value)], [1, 1, "v@1"]);
    assert.is(storage.revision, 1);
  },
  "an update keeps the create revision": async (storage) => {
    await put(storage, "a");
    await put(storage, "b");
    const event = await put(storage, "a", { at: 1 });
    assert.equal([event.revision, event.createRevision], [3, 1]);
  },
  "a delete carries the last value and takes a revision": async (storage) => {
    await put(storage, "a");
    const event = await remove(storage, "a", 1);
    assert.equal([event.type, event.revision, event.createRevision, textOf(event.value)], ["delete", 2, 1, "v@1"]);
    assert.is(await storage.get(`${prefix}a`), undefined);
    assert.is(storage.revision, 2);
  },
  "a key that is created again has a new create revision": async (storage) => {
    await put(storage, "a");
    await remove(storage, "a", 1);
    const event = await put(storage, "a");
    assert.equal([event.revision, event.createRevision], [3, 3]);
  },
  "a precondition that does not hold is refused and takes no revision": async (storage) => {
    await put(storage, "a");
    assert.is((await failsWith("exists", put(storage, "a"))).key, `${prefix}a`);
    await failsWith("conflict", put(storage, "a", { at: 7 }));
    await failsWith("conflict", remove(storage, "a", 7));
    await failsWith("exists", remove(storage, "a", 0));
    await failsWith("missing", put(storage, "b", { at: 1 }));
    await failsWith("missing", remove(storage, "b", 1));
    await failsWith("missing", remove(storage, "b", 0));
    assert.is((await put(storage, "c")).revision, 2);
  },
  "the precondition is held against writes that are not yet acknowledged": async (storage) => {
    const created = put(storage, "a");
    const duplicate = failsWith("exists", put(storage, "a"));
    const updated = put(storage, "a", { at: 1 });
    const stale = failsWith("conflict", put(storage, "a", { at: 1 }));
    const removed = remove(storage, "a", 2);
    const gone = failsWith("missing", put(storage, "a", { at: 2 }));
    const again = put(storage, "a");
    await Promise.all([duplicate, stale, gone]);
    const events = await Promise.all([created, updated, removed, again]);
    assert.equal(
      events.map((event) => [event.type, event.revision, event.createRevision, textOf(event.value)]),
      [
        ["put", 1, 1, "v@1"],
        ["put", 2, 1, "v@2"],
        ["delete", 3, 1, "v@2"],
        ["put", 4, 4, "v@4"],
      ],
    );
    assert.is(textOf((await storage.get(`${prefix}a`))?.value), "v@4");
  },
  "a value function that throws writes nothing and takes no revision": async (storage) => {
    const failing = storage.write({
      prefix,
      key: `${prefix}a`,
      expectedRevision: 0,
      value: () => {
        throw new Error("cannot encode");
      },
    });
    assert.is(await failing.catch((error: Error) => error.message), "cannot encode");
    assert.is(storage.pending(`${prefix}a`), undefined);
    assert.is((await put(storage, "b")).revision, 1);
  },
  "a key longer than 1024 bytes, or empty, is refused with its length": async (storage) => {
    await put(storage, "x".repeat(1024 - prefix.length));
    const long = await failsWith("failed", put(storage, "x".repeat(1025 - prefix.length)));
    assert.match(long.message, "a key must have 1 to 1024 bytes, this one has 1025");
    await failsWith("failed", storage.write({ prefix, key: "", expectedRevision: 0, value: () => Buffer.from("v") }));
  },
  "a value of 8 MiB comes back whole": async (storage) => {
    const value = Buffer.alloc(8 * 1024 * 1024, "0123456789");
    await storage.write({ prefix, key: `${prefix}big`, expectedRevision: 0, value: () => value });
    const stored = await storage.get(`${prefix}big`);
    assert.ok(stored !== undefined && value.equals(stored.value));
  },
  "an empty value is a value": async (storage) => {
    await storage.write({ prefix, key: `${prefix}none`, expectedRevision: 0, value: () => Buffer.alloc(0) });
    assert.is((await storage.get(`${prefix}none`))?.value.byteLength, 0);
  },
};

const transactionTests: Record<string, StorageTest> = {
  "writes of a transaction happen in one commit, with revisions that follow each other": async (storage) => {
    await put(storage, "old");
    const heard: string[] = [];
    for (const each of [prefix, "/registry/others/"]) {
      storage.watch(each, (events) => heard.push(`${each} ${events.map((event) => event.revision).join()}`));
    }
    const events = await storage.transact([
      { prefix: "/registry/others/", key: "/registry/others/x", expectedRevision: 0, value: () => Buffer.from("x") },
      { prefix, key: `${prefix}a`, expectedRevision: 0, value: (revision) => Buffer.from(`a@${revision}`) },
      { prefix, key: `${prefix}old`, expectedRevision: 1 },
    ]);
    assert.equal(
      events.map((event) => [event.type, event.key, event.revision, textOf(event.value)]),
      [
        ["put", "/registry/others/x", 2, "x"],
        ["put", `${prefix}a`, 3, "a@3"],
        ["delete", `${prefix}old`, 4, "v@1"],
      ],
    );
    assert.equal(heard.sort(), ["/registry/others/ 2", `${prefix} 3,4`]);
    assert.equal([storage.revision, await storage.get(`${prefix}old`)], [4, undefined]);
  },
  "when one write of a transaction cannot be, none is, and the error names its key": async (storage) => {
    await put(storage, "taken");
    const pending = put(storage, "taken", { at: 1 });
    const both = storage.transact([
      { prefix, key: `${prefix}free`, expectedRevision: 0, value: () => Buffer.from("v") },
      { prefix, key: `${prefix}taken`, expectedRevision: 0, value: () => Buffer.from("v") },
    ]);
    assert.is((await failsWith("exists", both)).key, `${prefix}taken`);
    assert.is(storage.pending(`${prefix}free`), undefined);
    assert.is((await pending).revision, 2);
    const throwing = storage.transact([
      { prefix, key: `${prefix}taken`, expectedRevision: 2 },
      {
        prefix,
        key: `${prefix}free`,
        expectedRevision: 0,
        value: () => {
          throw new Error("cannot encode");
        },
      },
    ]);
    assert.is(await throwing.catch((error: Error) => error.message), "cannot encode");
    assert.equal([textOf((await storage.get(`${prefix}taken`))?.value), storage.revision], ["v@2", 2]);
    assert.is((await put(storage, "free")).revision, 3);
  },
  "of a hundred transactions that want one key, one happens whole and the others not at all": async (storage) => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) =>
        storage.transact([
          { prefix, key: `${prefix}own-${i}`, expectedRevision: 0, value: () => Buffer.from("v") },
          { prefix, key: `${prefix}shared`, expectedRevision: 0, value: () => Buffer.from("v") },
        ]),
      ),
    );
    assert.is(outcomes.filter((each) => each.status === "fulfilled").length, 1);
    const { items } = await storage.list({ prefix });
    assert.equal(
      items.map((item) => item.key.slice(prefix.length)),
      ["own-0", "shared"],
    );
  },
};

const readTests: Record<string, StorageTest> = {
  "a write is pending, and not readable, until it is durable": async (storage) => {
    const writing = put(storage, "a");
    const pending = storage.pending(`${prefix}a`);
    assert.equal([pending?.revision, pending?.createRevision, textOf(pending?.value)], [1, 1, "v@1"]);
    assert.is(storage.revision, 0);
    assert.is(await storage.get(`${prefix}a`), undefined);
    assert.equal((await storage.list({ prefix })).items, []);
    await writing;
    assert.is(storage.pending(`${prefix}a`), undefined);
    assert.is(storage.revision, 1);
    const removing = remove(storage, "a", 1);
    assert.equal(storage.pending(`${prefix}a`), { value: undefined, revision: 2, createRevision: 1 });
    assert.ok((await storage.get(`${prefix}a`)) !== undefined);
    await removing;
  },
  "a list is in byte order and stays inside its prefix": async (storage) => {
    const names = ["b", "a/z", "a", "a-b", "a.b", "B", "10", "9"];
    await Promise.all(names.map((name) => put(storage, name)));
    const other = "/registry/thingsmore/a";
    await storage.write({
      prefix: "/registry/thingsmore/",
      key: other,
      expectedRevision: 0,
      value: () => Buffer.from("v"),
    });
    const page = await storage.list({ prefix });
    assert.equal(
      page.items.map((item) => item.key.slice(prefix.length)),
      ["10", "9", "B", "a", "a-b", "a.b", "a/z", "b"],
    );
    assert.equal([page.more, page.revision], [false, 9]);
    assert.is((await storage.list({ prefix: "" })).items.length, 9);
  },
  "pages follow each other without a gap or a repetition": async (storage) => {
    await Promise.all(["a", "b", "c", "d", "e"].map((name) => put(storage, name)));
    const pages: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await storage.list({ prefix, limit: 2, ...(after === undefined ? {} : { after }) });
      pages.push(`${page.items.map((item) => item.key.slice(prefix.length)).join("")}${page.more ? "+" : ""}`);
      after = page.items.at(-1)?.key;
      if (!page.more) break;
    }
    assert.equal(pages, ["ab+", "cd+", "e"]);
  },
  "values that were read do not change with later writes": async (storage) => {
    await put(storage, "a", { text: "first" });
    const [got, listed] = [await storage.get(`${prefix}a`), (await storage.list({ prefix })).items[0]];
    for (let at = 1; at < 20; at++) await put(storage, "a", { at, text: "other" });
    assert.equal([textOf(got?.value), textOf(listed?.value)], ["first@1", "first@1"]);
  },
};

const orderTests: Record<string, StorageTest> = {
  "listeners of the prefix hear each commit in order, before its writers": async (storage) => {
    const heard: string[] = [];
    storage.watch(prefix, (events, revision) => {
      heard.push(`${events.map((event) => event.revision).join(",")} of ${revision}`);
    });
    const first = Promise.all([put(storage, "a"), put(storage, "b")]).then(() => heard.push("acknowledged"));
    await first;
    await put(storage, "a", { at: 1 });
    assert.equal(heard, ["1,2 of 2", "acknowledged", "3 of 3"]);
  },
  "a listener hears only its prefix, and nothing after it stopped": async (storage) => {
    const heard: [string, number][] = [];
    const stop = storage.watch("/registry/others/", (events, revision) => {
      for (const event of events) heard.push([event.key, revision]);
    });
    const other = (name: string) =>
      storage.write({
        prefix: "/registry/others/",
        key: `/registry/others/${name}`,
        expectedRevision: 0,
        value: () => Buffer.from("v"),
      });
    await Promise.all([put(storage, "a"), other("x"), put(storage, "b")]);
    stop();
    await other("y");
    assert.equal(heard, [["/registry/others/x", 3]]);
  },
  "while listeners run, the revision is the one before and the write still pending": async (storage) => {
    const seen: [number, boolean][] = [];
    storage.watch(prefix, () => seen.push([storage.revision, storage.pending(`${prefix}a`) !== undefined]));
    await put(storage, "a");
    assert.equal(seen, [[0, true]]);
  },
  "acknowledgements come in revision order": async (storage) => {
    const order: number[] = [];
    const names = Array.from({ length: 300 }, (_, i) => `n${i}`);
    await Promise.all(names.map((name) => put(storage, name).then((event) => order.push(event.revision))));
    assert.equal(
      order,
      Array.from({ length: 300 }, (_, i) => i + 1),
    );
  },
  "2,000 concurrent writers of few keys: one wins each round, and revisions have no gap": async (storage) => {
    const events: StorageEvent[] = [];
    storage.watch(prefix, (batch) => events.push(...batch));
    let conflicts = 0;
    const writer = async (name: string) => {
      for (;;) {
        const current = storage.pending(prefix + name) ?? (await storage.get(prefix + name));
        try {
          return await put(storage, name, { at: current?.revision ?? 0 });
        } catch (error) {
          if (!(error instanceof StorageError) || !["exists", "conflict"].includes(error.code)) throw error;
          conflicts += 1;
        }
      }
    };
    const done = await Promise.all(Array.from({ length: 2000 }, (_, i) => writer(`n${i % 10}`)));
    assert.equal(
      done.map((event) => event.revision).sort((a, b) => a - b),
      Array.from({ length: 2000 }, (_, i) => i + 1),
    );
    assert.equal(
      events.map((event) => event.revision),
      Array.from({ length: 2000 }, (_, i) => i + 1),
    );
    assert.ok(conflicts > 0);
  },
};

const lifeTests: Record<string, StorageTest> = {
  "settled waits for the writes accepted before it": async (storage) => {
    await storage.settled();
    const acknowledged: number[] = [];
    void put(storage, "a").then((event) => acknowledged.push(event.revision));
    void put(storage, "b").then((event) => acknowledged.push(event.revision));
    await storage.settled();
    assert.equal([storage.revision, acknowledged], [2, [1, 2]]);
  },
  "close waits for accepted writes and refuses later calls": async (storage) => {
    const accepted = [put(storage, "a"), put(storage, "b")];
    const closing = storage.close();
    await failsWith("closed", put(storage, "c"));
    await failsWith("closed", storage.get(`${prefix}a`));
    await failsWith("closed", storage.list({ prefix }));
    assert.equal(
      (await Promise.all(accepted)).map((event) => event.revision),
      [1, 2],
    );
    await closing;
    await storage.close();
  },
  "values, revisions and the sequence survive a reopen": async (storage, fixture) => {
    if (!fixture.survivesReopen) return;
    await put(storage, "a");
    await put(storage, "b");
    await put(storage, "a", { at: 1 });
    await remove(storage, "b", 2);
    await storage.close();
    const again = await fixture.open();
    try {
      assert.is(again.revision, 4);
      const stored = await again.get(`${prefix}a`);
      assert.equal([stored?.revision, stored?.createRevision, textOf(stored?.value)], [3, 1, "v@3"]);
      assert.is((await again.list({ prefix })).items.length, 1);
      assert.is((await put(again, "c")).revision, 5);
    } finally {
      await again.close();
    }
  },
};
