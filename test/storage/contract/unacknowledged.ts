import * as assert from "uvu/assert";
import { StorageError } from "../../../runtime/storage/storage.ts";
import { failsWith, prefix, put, remove, textOf } from "./things.ts";
import { behaviours } from "./subject.ts";

/** A store of one process knows each write before it is durable, and can order others after it. */
export const unacknowledgedBehaviours = behaviours(
  {
    "a write is pending, and not readable, until it is durable": async ({ storage, get, list }) => {
      const writing = put(storage, "a");
      const pending = storage.pending(`${prefix}a`);
      assert.equal([pending?.revision, pending?.createRevision, textOf(pending?.value)], [1, 1, "v@1"]);
      assert.is(storage.revision, 0);
      assert.is(await get("a"), undefined);
      assert.equal((await list()).items, []);
      await writing;
      assert.is(storage.pending(`${prefix}a`), undefined);
      assert.is(storage.revision, 1);
      const removing = remove(storage, "a", 1);
      assert.equal(storage.pending(`${prefix}a`), { value: undefined, revision: 2, createRevision: 1 });
      assert.ok((await get("a")) !== undefined);
      await removing;
    },
    "while listeners run, the write is still pending": async ({ storage }) => {
      const seen: boolean[] = [];
      storage.watch(prefix, () => seen.push(storage.pending(`${prefix}a`) !== undefined));
      await put(storage, "a");
      assert.equal(seen, [true]);
    },
    "the precondition is held against writes that are not yet acknowledged": async ({ storage, get }) => {
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
        events.map((event) => [event.revision, textOf(event.value)]),
        [
          [1, "v@1"],
          [2, "v@2"],
          [3, "v@2"],
          [4, "v@4"],
        ],
      );
      assert.is((await get("a"))?.text, "v@4");
    },
    "a refused write takes no revision": async ({ storage }) => {
      await put(storage, "a");
      await failsWith("exists", put(storage, "a"));
      await failsWith("conflict", remove(storage, "a", 7));
      assert.is((await put(storage, "c")).revision, 2);
    },
    "acknowledgements come in revision order": async ({ storage }) => {
      const order: number[] = [];
      const names = Array.from({ length: 300 }, (_, i) => `n${i}`);
      await Promise.all(names.map((name) => put(storage, name).then((event) => order.push(event.revision))));
      assert.equal(
        order,
        Array.from({ length: 300 }, (_, i) => i + 1),
      );
    },
    "2,000 concurrent writers of few keys: one wins each round, and revisions have no gap": async ({ storage }) => {
      const heard: number[] = [];
      storage.watch(prefix, (events) => heard.push(...events.map((event) => event.revision)));
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
      const all = Array.from({ length: 2000 }, (_, i) => i + 1);
      assert.equal(
        done.map((event) => event.revision).sort((a, b) => a - b),
        all,
      );
      assert.equal(heard, all);
      assert.ok(conflicts > 0);
    },
  },
  ({ isShared }) => (isShared ? "nothing is known of a write before the cluster has made it durable" : undefined),
);
