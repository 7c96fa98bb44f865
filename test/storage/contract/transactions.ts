import * as assert from "uvu/assert";
import type { WriteOperation } from "../../../runtime/storage/storage.ts";
import { behaviours } from "./subject.ts";
import { creating, failsWith, prefix, put, textOf } from "./things.ts";

const others = "/registry/others/";

/** Several writes at once. */
export const transactionBehaviours = behaviours({
  "writes of a transaction happen in one commit": async ({ storage, get }) => {
    const old = await put(storage, "old");
    const heard: string[] = [];
    for (const each of [prefix, others]) {
      storage.watch(each, (events) => heard.push(`${each} ${events.map((event) => event.type).join()}`));
    }
    const deletion = { prefix, key: `${prefix}old`, expectedRevision: old.revision };
    const written = await storage.transact([creating("x", others), creating("a"), deletion]);
    const [x, a, removed] = written;
    assert.equal([textOf(x?.value), textOf(a?.value)], [`v@${x?.revision}`, `v@${a?.revision}`]);
    assert.match(textOf(removed?.value) ?? "", /^v@/);
    assert.equal(heard.sort(), [`${others} put`, `${prefix} put,delete`]);
    assert.is((await get("a"))?.revision, a?.revision);
    assert.is(await get("old"), undefined);
    assert.ok(storage.revision >= (removed?.revision ?? Number.NaN));
  },
  "when one write of a transaction cannot be, none is, and the error names its key": async ({ storage, get }) => {
    const { revision } = await put(storage, "taken");
    const key = `${prefix}taken`;
    const refused = [
      ["exists", creating("taken")],
      ["conflict", { prefix, key, expectedRevision: revision + 1000 }],
      ["missing", { prefix, key: `${prefix}none`, expectedRevision: 7 }],
      ["missing", { prefix, key: `${prefix}none`, expectedRevision: 0 }],
    ] as const;
    for (const [code, operation] of refused) {
      const error = await failsWith(code, storage.transact([creating("free"), operation]));
      assert.is(error.key, operation.key);
      await failsWith(code, storage.transact([operation, creating("free")]));
    }
    assert.is(storage.pending(`${prefix}free`), undefined);
    assert.equal([await get("free"), (await get("taken"))?.revision], [undefined, revision]);
    await put(storage, "free");
  },
  "a refused transaction takes no revision, so that none is missing in the store": async ({ storage }) => {
    const { revision } = await put(storage, "taken");
    await failsWith("exists", storage.transact([creating("a"), creating("b"), creating("taken")]));
    assert.is((await put(storage, "c")).revision, revision + 1);
  },
  "a value that cannot be made leaves nothing of its transaction": async ({ storage, get }) => {
    const failing: WriteOperation = {
      ...creating("b"),
      value: () => {
        throw new Error("cannot encode");
      },
    };
    const outcome = storage.transact([creating("a"), failing]);
    assert.is(await outcome.then(String, (error: Error) => error.message), "cannot encode");
    assert.equal([storage.pending(`${prefix}a`), await get("a")], [undefined, undefined]);
    await put(storage, "a");
  },
  "of a hundred transactions that want one key, one happens whole and the others not at all": async ({
    storage,
    list,
  }) => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => storage.transact([creating(`own-${i}`), creating("shared")])),
    );
    assert.is(outcomes.filter((each) => each.status === "fulfilled").length, 1);
    const winner = outcomes.findIndex((each) => each.status === "fulfilled");
    assert.equal(
      (await list()).items.map((item) => item.name),
      [`own-${winner}`, "shared"],
    );
  },
});
