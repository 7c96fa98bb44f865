import * as assert from "uvu/assert";
import fc from "fast-check";
import { applyStrategicMergePatch } from "../../runtime/patch/strategicMergePatch.ts";
import { StatusError } from "../../runtime/schema/index.ts";
import type { Json, JsonObject } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { ObjectMeta, PodSpec } from "../negotiate/structures.ts";
import { frozen } from "../harness/values.ts";

const test = suite("strategic merge patch");

const a = { name: "a", image: "1" };
const b = { name: "b", image: "2" };
const c = { name: "c", image: "3" };

const cases: readonly [what: string, original: JsonObject, patch: JsonObject, result: JsonObject][] = [
  [
    "scalars are replaced and null removes",
    { nodeName: "x", dnsPolicy: "y" },
    { nodeName: "z", dnsPolicy: null },
    { nodeName: "z" },
  ],
  [
    "maps are merged",
    { nodeSelector: { x: "1", y: "2" } },
    { nodeSelector: { y: null, z: "3" } },
    { nodeSelector: { x: "1", z: "3" } },
  ],
  [
    "a list with a merge key is merged by it",
    { containers: [a, b] },
    { containers: [{ name: "b", image: "9" }] },
    { containers: [a, { name: "b", image: "9" }] },
  ],
  [
    "new items stand before those that came after their neighbours",
    { containers: [a, b] },
    { containers: [c] },
    { containers: [c, a, b] },
  ],
  [
    "patched items keep the patch's order, others stay around them",
    { containers: [a, b, c] },
    { containers: [{ name: "x" }, { name: "b" }] },
    { containers: [{ name: "x" }, a, b, c] },
  ],
  [
    "nested lists are merged by their own keys",
    { containers: [{ ...a, ports: [{ containerPort: 80 }] }] },
    { containers: [{ name: "a", ports: [{ containerPort: 80, name: "http" }] }] },
    { containers: [{ ...a, ports: [{ containerPort: 80, name: "http" }] }] },
  ],
  [
    "a list without merge key is replaced",
    { tolerations: [{ key: "x" }] },
    { tolerations: [{ key: "y" }] },
    { tolerations: [{ key: "y" }] },
  ],
  [
    "an item with $patch delete is removed",
    { containers: [a, b] },
    { containers: [{ $patch: "delete", name: "a" }] },
    { containers: [b] },
  ],
  [
    "deleting an item that is not there does nothing",
    { containers: [a] },
    { containers: [{ $patch: "delete", name: "z" }] },
    { containers: [a] },
  ],
  [
    "$patch replace as an item replaces the list",
    { containers: [a, b] },
    { containers: [{ $patch: "replace" }, c] },
    { containers: [c] },
  ],
  [
    "$patch replace in a map replaces it",
    { nodeSelector: { x: "1" } },
    { nodeSelector: { $patch: "replace", y: "2" } },
    { nodeSelector: { y: "2" } },
  ],
  [
    "$patch delete in a map empties it",
    { nodeSelector: { x: "1" } },
    { nodeSelector: { $patch: "delete" } },
    { nodeSelector: {} },
  ],
  [
    "$patch merge is the default",
    { nodeSelector: { x: "1" } },
    { nodeSelector: { $patch: "merge", y: "2" } },
    { nodeSelector: { x: "1", y: "2" } },
  ],
  [
    "$retainKeys removes what it does not name",
    { volumes: [{ name: "v", emptyDir: {}, secret: { secretName: "s" } }] },
    { volumes: [{ name: "v", $retainKeys: ["name", "secret"], secret: { optional: true } }] },
    { volumes: [{ name: "v", secret: { secretName: "s", optional: true } }] },
  ],
  [
    "$retainKeys beside a null",
    { nodeSelector: { x: "1", y: "2" } },
    { nodeSelector: { $retainKeys: ["y"], x: null, y: "3" } },
    { nodeSelector: { y: "3" } },
  ],
  [
    "$setElementOrder orders, unnamed items keep their place",
    { containers: [a, b, c] },
    { "$setElementOrder/containers": [{ name: "c" }, { name: "a" }] },
    { containers: [b, c, a] },
  ],
  [
    "$setElementOrder orders new items too",
    { containers: [a, b] },
    { "$setElementOrder/containers": [{ name: "b" }, { name: "c" }, { name: "a" }], containers: [c] },
    { containers: [b, c, a] },
  ],
  [
    "what was not there is taken without nulls and without what $patch stands in",
    {},
    {
      containers: [
        {
          name: "a",
          image: null,
          env: [{ $patch: "delete", name: "x" }, { name: "y" }],
          resources: { $retainKeys: ["limits"], limits: { cpu: "1" } },
        },
      ],
    },
    {
      containers: [{ name: "a", env: [{ name: "y" }], resources: { $retainKeys: ["limits"], limits: { cpu: "1" } } }],
    },
  ],
  [
    "a list without merge key is taken as it stands, directives too",
    { tolerations: [{ key: "x" }] },
    { tolerations: [{ $patch: "delete", key: "x" }] },
    { tolerations: [{ $patch: "delete", key: "x" }] },
  ],
  ["a new map with $patch is none", {}, { nodeSelector: { $patch: "replace", y: "2" } }, {}],
  ["a value of another type is replaced", { containers: "odd" }, { containers: [a] }, { containers: [a] }],
  [
    "fields that nobody knows are merged as maps and replaced as lists",
    { x: { y: 1, l: [1] } },
    { x: { z: 2, l: [2] } },
    { x: { y: 1, z: 2, l: [2] } },
  ],
  ["an empty patch of a list changes nothing", { containers: [a] }, { containers: [] }, { containers: [a] }],
];

for (const [what, original, patch, result] of cases) {
  test(what, () => {
    const before = JSON.stringify(original);
    assert.equal(applyStrategicMergePatch(frozen(structuredClone(original)), frozen(patch), PodSpec), result);
    assert.is(JSON.stringify(original), before);
  });
}

const metaCases: readonly [what: string, original: JsonObject, patch: JsonObject, result: JsonObject][] = [
  [
    "a list of scalars is merged as a set",
    { finalizers: ["x", "y"] },
    { finalizers: ["y", "z"] },
    { finalizers: ["x", "y", "z"] },
  ],
  [
    "$deleteFromPrimitiveList removes",
    { finalizers: ["x", "y"] },
    { "$deleteFromPrimitiveList/finalizers": ["x", "q"] },
    { finalizers: ["y"] },
  ],
  ["null in $deleteFromPrimitiveList removes", { args: ["x"] }, { "$deleteFromPrimitiveList/args": null }, {}],
  [
    "what is no list in $deleteFromPrimitiveList does nothing",
    { args: ["x"], containers: [a] },
    { "$deleteFromPrimitiveList/args": "x", "$deleteFromPrimitiveList/containers": 1 },
    { args: ["x"], containers: [a] },
  ],
  ["$deleteFromPrimitiveList of nothing does nothing", {}, { "$deleteFromPrimitiveList/finalizers": ["x"] }, {}],
  [
    "both at once, in an order",
    { finalizers: ["x", "y"] },
    { "$deleteFromPrimitiveList/finalizers": ["x"], "$setElementOrder/finalizers": ["z", "y"], finalizers: ["z"] },
    { finalizers: ["z", "y"] },
  ],
  ["labels are merged", { labels: { x: "1" } }, { labels: { x: null, y: "2" } }, { labels: { y: "2" } }],
  [
    "owners are merged by uid",
    { ownerReferences: [{ uid: "1", name: "a" }] },
    {
      ownerReferences: [
        { uid: "2", name: "b" },
        { uid: "1", controller: true },
      ],
    },
    {
      ownerReferences: [
        { uid: "2", name: "b" },
        { uid: "1", name: "a", controller: true },
      ],
    },
  ],
];

for (const [what, original, patch, result] of metaCases) {
  test(`metadata: ${what}`, () => {
    assert.equal(applyStrategicMergePatch(frozen(original), frozen(patch), ObjectMeta), result);
  });
}

const refused: readonly [patch: JsonObject, code: number, message: string | RegExp][] = [
  [{ $patch: "explode" }, 400, "unknown patch type: explode in map: map[$patch:explode]"],
  [
    { containers: [{ name: "a", $patch: "explode" }] },
    400,
    "unknown patch type: explode in map: map[$patch:explode name:a]",
  ],
  [{ containers: ["a"] }, 400, "list element types are not identical: [[map[image:1 name:a]] [a]]"],
  [{ containers: [{ name: "a", $patch: "merge" }] }, 400, "merging lists cannot yet be specified in the patch"],
  [
    { "$deleteFromPrimitiveList/containers": ["a"] },
    400,
    "list element types are not identical: [[map[image:1 name:a]] [a]]",
  ],
  [{ $retainKeys: "a" }, 400, "invalid patch format of retainKeys"],
  [{ "$setElementOrder/containers": "a" }, 400, "invalid patch format of setElementOrder list"],
  [{ $retainKeys: ["x"], nodeName: "y" }, 400, "invalid patch format of retainKeys"],
  [{ containers: [[1]] }, 400, "list element types are not identical: [[map[image:1 name:a]] [[1]]]"],
  [{ containers: [{ image: "x" }] }, 400, "map: map[image:x] does not contain declared merge key: name"],
  [{ containers: [{ $patch: "delete" }] }, 400, "map: map[$patch:delete] does not contain declared merge key: name"],
  [
    { "$setElementOrder/containers": [{ name: "a" }], containers: [b] },
    400,
    "The order in patch list:\n[map[image:2 name:b]]\n doesn't match $setElementOrder list:\n[map[name:a]]\n",
  ],
];

for (const [patch, code, message] of refused) {
  test(`${JSON.stringify(patch)} is a ${code}`, () => {
    const error = thrown(() => applyStrategicMergePatch(frozen({ containers: [a] }), frozen(patch), PodSpec));
    assert.is(error.code, code);
    if (typeof message === "string") assert.is(error.message, message);
    else assert.match(error.message, message);
  });
}

test("long lists are merged in linear time", () => {
  const items = (image: string) => Array.from({ length: 20_000 }, (_, index) => ({ name: `c${index}`, image }));
  const started = performance.now();
  const merged = applyStrategicMergePatch({ containers: items("1") }, { containers: items("2") }, PodSpec);
  assert.ok(performance.now() - started < 2000);
  assert.equal((merged.containers as Json[]).at(-1), { name: "c19999", image: "2" });
});

test("applying a patch twice is applying it once", () => {
  const name = fc.constantFrom("a", "b", "c", "d");
  const container = fc.record({ name, image: fc.constantFrom<Json>("1", "2") }, { requiredKeys: ["name"] });
  const containers = fc.uniqueArray(container, { selector: (each) => each.name, maxLength: 4 });
  const patched = fc.uniqueArray(
    fc.record(
      { name, image: fc.constantFrom<Json>("1", "3", null), $patch: fc.constant("delete") },
      { requiredKeys: ["name"] },
    ),
    { selector: (each) => each.name, maxLength: 4 },
  );
  const order = fc.uniqueArray(name, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(containers, patched, order, fc.boolean(), (original, items, names, isOrdered) => {
      const sorted = [...items].sort((x, y) => names.indexOf(x.name) - names.indexOf(y.name));
      const directive = isOrdered ? { "$setElementOrder/containers": names.map((each) => ({ name: each })) } : {};
      const patch = frozen({ ...directive, containers: sorted }) as never;
      const once = applyStrategicMergePatch(frozen({ containers: original }) as never, patch, PodSpec);
      assert.equal(applyStrategicMergePatch(frozen(once), patch, PodSpec), once);
    }),
    { numRuns: 500 },
  );
});

function thrown(run: () => unknown): StatusError {
  try {
    run();
  } catch (error) {
    if (error instanceof StatusError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test.run();
