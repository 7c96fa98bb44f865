import fc from "fast-check";
import * as assert from "uvu/assert";
import type { Change } from "../../runtime/client/informerStore.ts";
import { informerStore } from "../../runtime/client/informerStore.ts";
import type { Stored } from "../../runtime/client/index.ts";
import { suite } from "../harness/suite.ts";
import { type Widget, widget } from "./widget.ts";

const test = suite("client informer store");

const object = fc
  .record({
    name: fc.constantFrom("a", "b", "c"),
    namespace: fc.constantFrom("x", "y", undefined),
    version: fc.integer({ min: 1, max: 4 }),
    uid: fc.constantFrom("1", "2"),
    color: fc.constantFrom("Red", "Blue"),
  })
  .map(({ name, namespace, version, uid, color }): Stored<Widget> => {
    const { metadata, ...rest } = widget(name, version, { uid, color });
    const { namespace: _, ...bare } = metadata;
    return { ...rest, metadata: { ...bare, ...(namespace === undefined ? {} : { namespace }) } };
  });

const keyOf = ({ metadata }: Stored<Widget>) => `${metadata.namespace ?? ""}/${metadata.name}`;

/** One object of each key, as a list gives them. */
const distinct = fc.uniqueArray(object, { selector: keyOf, maxLength: 6 });

const step = fc.oneof(
  fc.record({ kind: fc.constant("put" as const), object }),
  fc.record({ kind: fc.constant("remove" as const), object }),
  fc.record({ kind: fc.constant("replace" as const), objects: distinct }),
);

/** What somebody knows who heard the changes and nothing else. */
function hear(known: Map<string, Stored<Widget>>, changes: readonly Change<Widget>[]): void {
  for (const change of changes) {
    const key = keyOf(change.object);
    const before = known.get(key);
    assert.is(before !== undefined, change.type !== "add", `${change.type} of ${key}`);
    if (change.type === "update") assert.is(before, change.old);
    if (change.type === "update") assert.is(change.old.metadata.uid, change.object.metadata.uid);
    if (change.type === "delete") known.delete(key);
    else known.set(key, change.object);
  }
}

test("whoever hears the changes knows what the store holds, and every way to look finds the same", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = informerStore<Widget, "color">({
        indexers: { color: (each) => [each.spec?.color ?? "", "any"] },
        onIndexerError: (error) => assert.unreachable(String(error)),
      });
      const known = new Map<string, Stored<Widget>>();
      for (const each of steps) {
        if (each.kind === "replace") hear(known, store.replace(each.objects));
        else hear(known, each.kind === "put" ? store.put(each.object) : store.remove(each.object));
        const sorted = (objects: Iterable<Stored<Widget>>) =>
          [...objects].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
        const all = sorted(known.values());
        assert.equal(sorted(store.list()), all);
        assert.is(store.size, all.length);
        assert.equal(sorted(store.byIndex("color", "any")), all);
        assert.equal(
          sorted(store.byIndex("color", "Red")),
          all.filter((one) => one.spec?.color === "Red"),
        );
        assert.equal(
          sorted(store.list("x")),
          all.filter((one) => one.metadata.namespace === "x"),
        );
      }
    }),
  );
});

test("the same version of the same object is no change", () => {
  const store = informerStore<Widget, never>({ indexers: {}, onIndexerError: () => {} });
  store.put(widget("a", 1));
  assert.equal(store.put(widget("a", 1)), []);
  assert.equal(store.replace([widget("a", 1)]), []);
  assert.is(store.put(widget("a", 2)).length, 1);
});

test("an indexer that throws is told, and the object is kept", () => {
  const errors: unknown[] = [];
  const store = informerStore<Widget, "bad">({
    indexers: {
      bad: () => {
        throw new Error("bad");
      },
    },
    onIndexerError: (error) => errors.push(error),
  });
  store.put(widget("a", 1));
  assert.is(errors.length, 1);
  assert.is(store.size, 1);
  assert.equal(store.byIndex("bad", "x"), []);
});

test("an index that was not declared is an error", () => {
  const store = informerStore<Widget, string>({ indexers: {}, onIndexerError: () => {} });
  assert.throws(() => store.byIndex("color", "Red"), /there is no index "color"/);
});

test.run();
