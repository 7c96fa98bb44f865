import * as assert from "uvu/assert";
import fc from "fast-check";
import { resources } from "../../generated/resources.ts";
import { deepEqual } from "../../runtime/schema/deepEqual.ts";
import { atOnce } from "../../runtime/lib/work.ts";
import { applyJsonPatch, readJsonPatch } from "../../runtime/patch/jsonPatch.ts";
import { applyMergePatch } from "../../runtime/patch/mergePatch.ts";
import { applyStrategicMergePatch } from "../../runtime/patch/strategicMergePatch.ts";
import type { Field, Json, JsonObject, Structure } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { frozen, jsonValue } from "../harness/values.ts";

const test = suite("patches from differences");

/** Items in any order, each key once. */
function items(key: string, names: readonly Json[], more: Record<string, fc.Arbitrary<Json>>): fc.Arbitrary<Json> {
  const item = fc.record<Record<string, Json>>({ [key]: fc.constantFrom(...names), ...more }, { requiredKeys: [key] });
  return fc.uniqueArray(item, { selector: (each) => each[key], maxLength: 4 }) as fc.Arbitrary<Json>;
}

const text = fc.constantFrom<Json>("1", "2", "3");
const map = fc.dictionary(fc.constantFrom("x", "y", "z"), text, { maxKeys: 3, noNullPrototype: true });
const env = items("name", ["A", "B", "C"], { value: text });
const ports = items("containerPort", [1, 2, 3], { name: text });
const containers = items("name", ["a", "b", "c", "d"], { image: text, env, ports, command: fc.array(text) });
const volumes = items("name", ["v", "w"], {
  emptyDir: fc.record({ medium: text }),
  secret: fc.record({ secretName: text }),
});

/** Plain objects, as they come from JSON. */
const pod = fc
  .record({
    metadata: fc.record({ labels: map, finalizers: fc.uniqueArray(text, { maxLength: 3 }) }, { requiredKeys: [] }),
    spec: fc.record(
      { containers, volumes, nodeSelector: map, nodeName: text, tolerations: fc.array(fc.record({ key: text })) },
      { requiredKeys: [] },
    ),
  })
  .map((each) => JSON.parse(JSON.stringify(each)) as JsonObject);

test("the strategic merge patch of the difference of two pods makes the second of the first", async () => {
  const structure = await podStructure();
  fc.assert(
    fc.property(pod, pod, (from, to) => {
      const patch = strategicDifference(from, to, structure);
      assert.equal(applyStrategicMergePatch(frozen(from), frozen(patch), structure), to);
    }),
    { numRuns: 1000 },
  );
});

test("the merge patch of the difference of two values makes the second of the first", () => {
  const value = fc.dictionary(fc.constantFrom("a", "b", "c"), withoutNull, { noNullPrototype: true });
  fc.assert(
    fc.property(value, value, (from, to) => {
      assert.equal(applyMergePatch(frozen(from), frozen(mergeDifference(from, to))), to);
    }),
    { numRuns: 2000 },
  );
});

const withoutNull: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Json>(0, 1, "x", false),
    fc.array(jsonValue, { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("a", "b"), tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

test("the JSON patch of the difference of two values makes the second of the first", () => {
  const document = fc.array(jsonValue, { maxLength: 3 }); // the whole of one is no scalar
  fc.assert(
    fc.property(document, document, (from, to) => {
      const { operations } = readJsonPatch(jsonDifference(from, to, ""));
      assert.equal(atOnce(applyJsonPatch(frozen(from), operations)), to);
    }),
    { numRuns: 2000 },
  );
});

test("a strategic merge patch of anything changes neither object nor patch and is no error of ours", async () => {
  const structure = await podStructure();
  const names = ["name", "containers", "env", "$patch", "$retainKeys", "$setElementOrder/env", "spec"];
  const wild = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<Json>(null, "delete", "replace", "merge", "a", 1),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names, "$deleteFromPrimitiveList/finalizers"), tie("value"), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
  })).value;
  fc.assert(
    fc.property(pod, wild, (object, spec) => {
      const patch = frozen({ spec } as JsonObject);
      try {
        applyStrategicMergePatch(frozen(object), patch, structure);
      } catch (error) {
        assert.is((error as Error).name, "StatusError", String(error));
      }
    }),
    { numRuns: 2000 },
  );
});

async function podStructure(): Promise<Structure> {
  const descriptor = resources.find((each) => each.kind === "Pod");
  if (descriptor === undefined) throw new Error("there are no pods");
  return (await descriptor.load()).structure;
}

/** As a client computes it from two versions of an object. */
function strategicDifference(from: JsonObject, to: JsonObject, structure: Structure | undefined): JsonObject {
  const patch: JsonObject = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch[key] = null;
  for (const [key, value] of Object.entries(to)) {
    const before = from[key];
    const field = structure?.byName.get(key);
    if (before === undefined) patch[key] = value;
    else if (deepEqual(before, value)) continue;
    else if (isObject(before) && isObject(value)) patch[key] = strategicDifference(before, value, structureOf(field));
    else if (Array.isArray(before) && Array.isArray(value) && field?.patchStrategy?.includes("merge")) {
      Object.assign(patch, listDifference(before, value, field));
    } else patch[key] = value;
  }
  return patch;
}

function listDifference(from: readonly Json[], to: readonly Json[], field: Field): JsonObject {
  const { name, mergeKey } = field;
  if (mergeKey === undefined) {
    return {
      [`$deleteFromPrimitiveList/${name}`]: from.filter((each) => !to.includes(each)),
      [`$setElementOrder/${name}`]: [...to],
      [name]: to.filter((each) => !from.includes(each)),
    };
  }
  const keyOf = (item: Json): Json => (item as JsonObject)[mergeKey] ?? null;
  const before = new Map(from.map((each) => [keyOf(each), each as JsonObject]));
  const after = new Set(to.map(keyOf));
  const changed: Json[] = [];
  for (const item of to as JsonObject[]) {
    const old = before.get(keyOf(item));
    if (old === undefined) changed.push(item);
    else if (!deepEqual(old, item)) {
      changed.push({ ...strategicDifference(old, item, structureOf(field)), [mergeKey]: keyOf(item) });
    }
  }
  const gone = from.filter((each) => !after.has(keyOf(each)));
  return {
    [`$setElementOrder/${name}`]: to.map((each) => ({ [mergeKey]: keyOf(each) })),
    [name]: [...changed, ...gone.map((each) => ({ $patch: "delete", [mergeKey]: keyOf(each) }))],
  };
}

function structureOf(field: Field | undefined): Structure | undefined {
  const type = typeof field?.type === "object" && "list" in field.type ? field.type.list : field?.type;
  return typeof type === "object" && "structure" in type ? type.structure() : undefined;
}

function mergeDifference(from: JsonObject, to: JsonObject): JsonObject {
  const patch: JsonObject = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch[key] = null;
  for (const [key, value] of Object.entries(to)) {
    const before = from[key];
    patch[key] = isObject(before) && isObject(value) ? mergeDifference(before, value) : value;
  }
  return patch;
}

function jsonDifference(from: Json, to: Json, path: string): JsonObject[] {
  if (deepEqual(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) {
    const shared = Math.min(from.length, to.length);
    const changed = from.slice(0, shared).flatMap((each, at) => jsonDifference(each, to[at] ?? null, `${path}/${at}`));
    const added = to.slice(shared).map((value) => ({ op: "add", path: `${path}/-`, value }));
    const removed = from.slice(shared).map(() => ({ op: "remove", path: `${path}/${shared}` }));
    return [...changed, ...added, ...removed];
  }
  if (!isObject(from) || !isObject(to)) return [{ op: "replace", path, value: to }];
  const removed = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return [
    ...removed.map((key) => ({ op: "remove", path: `${path}/${key}` })),
    ...Object.entries(to).flatMap(([key, value]): JsonObject[] => {
      const before = from[key];
      const place = `${path}/${key}`;
      return before === undefined ? [{ op: "add", path: place, value }] : jsonDifference(before, value, place);
    }),
  ];
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

test.run();
