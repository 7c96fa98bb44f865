import * as assert from "uvu/assert";
import { failsWith, prefix, put, remove, textOf } from "./things.ts";
import { behaviours } from "./subject.ts";

export const lifeBehaviours = [
  ...behaviours({
    "settled waits for the writes accepted before it": async ({ storage }) => {
      await storage.settled();
      const acknowledged: string[] = [];
      void put(storage, "a").then(() => acknowledged.push("a"));
      void put(storage, "b").then(() => acknowledged.push("b"));
      await storage.settled();
      assert.equal(acknowledged.sort(), ["a", "b"]);
    },
    "settled does not mind writes that are refused": async ({ storage }) => {
      await put(storage, "a");
      const refused = failsWith("exists", put(storage, "a"));
      await storage.settled();
      await refused;
    },
    "close waits for accepted writes and refuses later calls": async ({ storage }) => {
      const accepted = [put(storage, "a"), put(storage, "b")];
      const closing = storage.close();
      await failsWith("closed", put(storage, "c"));
      await failsWith("closed", storage.get(`${prefix}a`));
      await failsWith("closed", storage.list({ prefix }));
      await Promise.all(accepted);
      await closing;
    },
    "a store can be closed twice": async ({ storage }) => {
      await Promise.all([storage.close(), storage.close()]);
      await storage.close();
    },
  }),
  ...behaviours(
    {
      "values, revisions and the sequence survive a reopen": async ({ storage, fixture }) => {
        const a = await put(storage, "a");
        const b = await put(storage, "b");
        const updated = await put(storage, "a", { at: a.revision });
        const removed = await remove(storage, "b", b.revision);
        await storage.close();
        const again = await fixture.open();
        try {
          assert.ok(again.revision >= removed.revision);
          const stored = await again.get(`${prefix}a`);
          assert.equal(
            [stored?.revision, stored?.createRevision, textOf(stored?.value)],
            [updated.revision, a.revision, `v@${updated.revision}`],
          );
          assert.is((await again.list({ prefix })).items.length, 1);
          await failsWith("exists", put(again, "a"));
          assert.ok((await put(again, "c")).revision > removed.revision);
        } finally {
          await again.close();
        }
      },
    },
    ({ survivesReopen }) => (survivesReopen ? undefined : "the store ends with its process"),
  ),
];
