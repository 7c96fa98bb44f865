import * as assert from "uvu/assert";
import type { StorageEvent } from "../../../runtime/storage/storage.ts";
import { failsWith, prefix, put, remove, textOf } from "./things.ts";
import { behaviours } from "./subject.ts";

const other = "/registry/others/";

function lineOf({ type, key, revision, createRevision, value }: StorageEvent): string {
  return `${type} ${key.slice(prefix.length)} ${textOf(value)?.split("@")[0]} ${revision} ${createRevision}`;
}

export const listenerBehaviours = behaviours({
  "listeners hear each change before its writer": async ({ storage }) => {
    const heard: string[] = [];
    storage.watch(prefix, (events) => events.forEach(({ revision }) => heard.push(`heard ${revision}`)));
    const { revision: first } = await put(storage, "a");
    heard.push("acknowledged");
    const { revision: second } = await put(storage, "a", { at: first });
    assert.equal(heard, [`heard ${first}`, "acknowledged", `heard ${second}`]);
  },
  "an event tells what it was, with value and revisions": async ({ storage }) => {
    const heard: string[] = [];
    storage.watch(prefix, (events) => heard.push(...events.map(lineOf)));
    const created = await put(storage, "a", { text: "x" });
    const updated = await put(storage, "a", { at: created.revision, text: "y" });
    const removed = await remove(storage, "a", updated.revision);
    assert.equal(heard, [
      `put a x ${created.revision} ${created.revision}`,
      `put a y ${updated.revision} ${created.revision}`,
      `delete a y ${removed.revision} ${created.revision}`,
    ]);
  },
  "a listener hears only its prefix": async ({ storage }) => {
    const heard: string[] = [];
    storage.watch(other, (events) => heard.push(...events.map(({ key }) => key)));
    await Promise.all([put(storage, "a"), put(storage, "x", { prefix: other }), put(storage, "b")]);
    await put(storage, "y", { prefix: "/registry/othersmore/" });
    assert.equal(heard, [`${other}x`]);
  },
  "a listener that stopped hears nothing more, the others do": async ({ storage }) => {
    const heard: string[] = [];
    const stop = storage.watch(prefix, () => heard.push("stopped"));
    storage.watch(prefix, () => heard.push("going"));
    stop();
    stop();
    await put(storage, "a");
    assert.equal(heard, ["going"]);
  },
  "a listener hears what comes after it, not what was before": async ({ storage }) => {
    await put(storage, "a");
    const heard: string[] = [];
    storage.watch(prefix, (events) => heard.push(...events.map(({ key }) => key)));
    await put(storage, "b");
    assert.equal(heard, [`${prefix}b`]);
  },
  "all listeners of a prefix hear the same": async ({ storage }) => {
    const heard: number[][] = [[], [], []];
    for (const each of heard) {
      storage.watch(prefix, (events) => each.push(...events.map(({ revision }) => revision)));
    }
    await Promise.all(["a", "b", "c"].map((name) => put(storage, name)));
    assert.is(heard[0]?.length, 3);
    assert.equal([heard[1], heard[2]], [heard[0], heard[0]]);
  },
  "a listener that throws hinders neither the writer nor other listeners, and its error surfaces": async ({
    storage,
  }) => {
    const surfaced = new Promise((resolve) => process.once("uncaughtException", resolve));
    const heard: string[] = [];
    storage.watch(prefix, () => {
      throw new Error("a fault in a listener");
    });
    storage.watch(prefix, (events) => heard.push(...events.map(({ key }) => key)));
    await put(storage, "a");
    assert.match(String(await surfaced), "a fault in a listener");
    assert.equal(heard, [`${prefix}a`]);
  },
  "while listeners run, the revision of the store is the one before": async ({ storage }) => {
    const before = storage.revision;
    const seen: number[] = [];
    storage.watch(prefix, () => seen.push(storage.revision));
    const { revision } = await put(storage, "a");
    assert.equal(seen, [before]);
    assert.ok(storage.revision >= revision);
  },
  "a refused write is not heard of": async ({ storage }) => {
    await put(storage, "a");
    let heard = 0;
    storage.watch(prefix, () => heard++);
    await failsWith("exists", put(storage, "a"));
    await failsWith("missing", remove(storage, "b", 1));
    assert.is(heard, 0);
  },
  "changes of many writers are heard in revision order, each once": async ({ storage }) => {
    const heard: number[] = [];
    storage.watch(prefix, (events, revision) => {
      heard.push(...events.map((event) => event.revision));
      assert.is(heard.at(-1), revision);
    });
    const writer = async (name: string) => {
      const { revision } = await put(storage, name);
      const updated = await put(storage, name, { at: revision });
      const removed = await remove(storage, name, updated.revision);
      return [revision, updated.revision, removed.revision];
    };
    const written = await Promise.all(Array.from({ length: 100 }, (_, i) => writer(`n${i}`)));
    assert.equal(
      heard,
      written.flat().sort((a, b) => a - b),
    );
    assert.is(new Set(heard).size, 300);
  },
  "the changes of two collections interleave in one sequence of revisions": async ({ storage }) => {
    const heard: number[] = [];
    for (const each of [prefix, other]) storage.watch(each, (events) => heard.push(...events.map((e) => e.revision)));
    for (let i = 0; i < 5; i++) {
      await put(storage, `n${i}`);
      await put(storage, `n${i}`, { prefix: other });
    }
    assert.equal(
      heard,
      [...heard].sort((a, b) => a - b),
    );
    assert.is(new Set(heard).size, 10);
  },
});
