import * as assert from "uvu/assert";
import fc from "fast-check";
import { applyJsonPatch, type JsonPatchError, readJsonPatch } from "../../runtime/patch/jsonPatch.ts";
import { atOnce } from "../../runtime/lib/work.ts";
import { applyMergePatch } from "../../runtime/patch/mergePatch.ts";
import { StatusError } from "../../runtime/schema/index.ts";
import type { Json } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { frozen, jsonValue } from "../harness/values.ts";

const test = suite("json patch and merge patch");

const document = { a: 1, list: ["x", "y", "z"], nested: { b: [{ c: 1 }] }, "a/b": 2, "m~n": 3, "": 4 };

const fits: readonly [operations: readonly object[], result: Json][] = [
  [[{ op: "add", path: "/d", value: null }], { ...document, d: null }],
  [[{ op: "add", path: "/a", value: 2 }], { ...document, a: 2 }],
  [[{ op: "add", path: "/a" }], { ...document, a: null }],
  [[{ op: "add", path: "a/d", value: 5 }], { ...document, d: 5 }],
  [[{ op: "replace", path: "", value: { whole: true } }], { whole: true }],
  [[{ op: "replace", path: "/absent", value: 5 }], { ...document, absent: 5 }],
  [[{ op: "add", path: "/list/1", value: "n" }], { ...document, list: ["x", "n", "y", "z"] }],
  [[{ op: "add", path: "/list/3", value: "n" }], { ...document, list: ["x", "y", "z", "n"] }],
  [[{ op: "add", path: "/list/-", value: "n" }], { ...document, list: ["x", "y", "z", "n"] }],
  [[{ op: "add", path: "/list/01", value: "n" }], { ...document, list: ["x", "n", "y", "z"] }],
  [[{ op: "add", path: "/list/+1", value: "n" }], { ...document, list: ["x", "n", "y", "z"] }],
  [[{ op: "add", path: "/list/-1", value: "n" }], { ...document, list: ["x", "y", "z", "n"] }],
  [[{ op: "remove", path: "/list/-1" }], { ...document, list: ["x", "y"] }],
  [[{ op: "remove", path: "/list/0" }], { ...document, list: ["y", "z"] }],
  [[{ op: "replace", path: "/list/-3", value: "n" }], { ...document, list: ["n", "y", "z"] }],
  [[{ op: "replace", path: "/a~1b", value: 0 }], { ...document, "a/b": 0 }],
  [[{ op: "replace", path: "/m~0n", value: 0 }], { ...document, "m~n": 0 }],
  [[{ op: "replace", path: "/", value: 0 }], { ...document, "": 0 }],
  [[{ op: "replace", path: "/nested/b/0/c", value: { d: [] } }], { ...document, nested: { b: [{ c: { d: [] } }] } }],
  [[{ op: "move", from: "/list/0", path: "/list/2" }], { ...document, list: ["y", "z", "x"] }],
  [[{ op: "move", from: "/nested/b", path: "/b" }], { ...document, nested: {}, b: [{ c: 1 }] }],
  [[{ op: "move", from: "/a", path: "/a" }], document],
  [
    [
      { op: "copy", from: "/nested", path: "/twin" },
      { op: "replace", path: "/twin/b/0/c", value: 2 },
    ],
    { ...document, twin: { b: [{ c: 2 }] } },
  ],
  [[{ op: "copy", from: "/list", path: "/list/-" }], { ...document, list: ["x", "y", "z", ["x", "y", "z"]] }],
  [[{ op: "test", path: "/nested", value: { b: [{ c: 1 }] } }], document],
  [[{ op: "copy", from: "/absent", path: "/x" }], { ...document, x: null }],
  [[{ op: "test", path: "/absent", value: null }], document],
  [[{ op: "test", path: "/absent" }], document],
  [
    [{ op: "add", path: "/__proto__", value: { x: 1 } }],
    JSON.parse(`{${JSON.stringify(document).slice(1, -1)},"__proto__":{"x":1}}`),
  ],
];

for (const [operations, result] of fits) {
  test(`${JSON.stringify(operations).slice(0, 70)} is applied`, () => {
    const shared = frozen(structuredClone(document));
    assert.is(JSON.stringify(applied(shared, operations)), JSON.stringify(result));
    assert.equal(shared, document);
  });
}

const failing: readonly object[] = [
  { op: "test", path: "/a", value: 2 },
  { op: "test", path: "/a", value: "1" },
  { op: "test", path: "/absent/deeper", value: null },
  { op: "test", path: "/nested", value: { b: [{ c: 1, d: 2 }] } },
  { op: "test", path: "/list/3", value: null },
  { op: "test", value: document },
  { op: "remove", path: "/absent" },
  { op: "remove", path: "" },
  { op: "remove", path: "/list/3" },
  { op: "remove", path: "/list/-" },
  { op: "remove", path: "/list/-4" },
  { op: "remove", path: "/constructor" },
  { op: "replace", path: "/absent/x", value: 1 },
  { op: "replace", path: "/list/3", value: 1 },
  { op: "replace", path: "/list/-", value: 1 },
  { op: "replace", path: "", value: 1 },
  { op: "replace", path: null, value: {} },
  { op: "add", path: "/list/4", value: 1 },
  { op: "add", path: "/list/1e0", value: 1 },
  { op: "add", path: "/list/x", value: 1 },
  { op: "add", path: "/absent/x", value: 1 },
  { op: "add", path: "/a/x", value: 1 },
  { op: "add", path: "", value: { whole: true } },
  { op: "add", value: { whole: true } },
  { op: "replace", value: { whole: true } },
  { op: "add", path: "a", value: 1 },
  { op: "move", from: "/nested", path: "/nested/b/x" },
  { op: "move", from: "/absent", path: "/x" },
  { op: "copy", from: "", path: "/x" },
  { op: "copy", from: "/list/3", path: "/x" },
  { op: "copy", from: "/absent/y", path: "/x" },
  { op: "copy", path: "/x" },
  { op: "copy", from: "/list" },
  { op: "move", from: "/list" },
  { op: "increment", path: "/a", value: 1 },
  {},
];

for (const operation of failing) {
  test(`${JSON.stringify(operation)} is a 422`, () => {
    const error = thrown(() => applied(frozen(structuredClone(document)), [operation]));
    assert.is(error.code, 422);
    assert.is(error.message, "the server rejected our request due to an error in our request");
    assert.is(error.reason, "Invalid");
  });
}

const reasons: readonly (readonly [operation: object, why: string])[] = [
  [
    { op: "add", path: "/absent/x", value: 1 },
    'add operation does not apply: doc is missing path: "/absent/x": missing value',
  ],
  [
    { op: "add", path: "/list/9", value: 1 },
    "error in add for path: '/list/9': Unable to access invalid index: 9: invalid index referenced",
  ],
  [
    { op: "replace", path: "/absent/x", value: 1 },
    "replace operation does not apply: doc is missing path: /absent/x: missing value",
  ],
  [
    { op: "replace", path: "/list/9", value: 1 },
    "replace operation does not apply: doc is missing key: /list/9: missing value",
  ],
  [
    { op: "remove", path: "/nested/x" },
    "error in remove for path: '/nested/x': Unable to remove nonexistent key: x: missing value",
  ],
  [
    { op: "copy", from: "/absent/y", path: "/x" },
    "copy operation does not apply: doc is missing from path: /absent/y: missing value",
  ],
  [
    { op: "move", from: "/a", path: "/absent/x" },
    "move operation does not apply: doc is missing destination path: /absent/x: missing value",
  ],
  [{ op: "test", path: "/a", value: 7 }, "testing value /a failed: test failed"],
  [
    { op: "test", path: "/absent/x", value: 7 },
    "test operation does not apply: is missing path: /absent/x: missing value",
  ],
  [{ op: "fly" }, "Unexpected kind: fly"],
  [{}, "Unexpected kind: unknown"],
];

test("what does not answer with the error hears why an operation does not fit", () => {
  for (const [operation, why] of reasons) {
    const error = thrown(() => applied(frozen(structuredClone(document)), [operation]));
    assert.is((error as JsonPatchError).why, why);
  }
});

test("ten thousand operations are enough", () => {
  const operations = Array.from({ length: 10_001 }, () => ({ op: "test", path: "/a", value: 1 }));
  assert.equal(applied(document, operations.slice(1)), document);
  const error = thrown(() => applied(document, operations));
  assert.is(error.code, 413);
  const text = "The allowed maximum operations in a JSON patch is 10000, got 10001";
  assert.is(error.message, `Request entity too large: ${text}`);
});

test("copies that double a value again and again are stopped", () => {
  const operations = Array.from({ length: 60 }, () => ({ op: "copy", from: "/v", path: "/v/-" }));
  assert.is(thrown(() => applied({ v: ["0123456789"] }, operations)).code, 413);
});

test("insertions at the front of a huge list are stopped", () => {
  const list = new Array(100_000).fill(0);
  const operations = Array.from({ length: 10_000 }, () => ({ op: "add", path: "/list/0", value: 0 }));
  assert.is(thrown(() => applied({ list }, operations)).code, 413);
});

test("a key is what its escapes mean, wherever they stand", () => {
  const unit = fc.constantFrom("~", "0", "1", "a", "\u00e9", "\ud800");
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const key = units.join("");
      const expected = key.replaceAll("~1", "/").replaceAll("~0", "~");
      assert.equal(applied({}, [{ op: "add", path: `/${key}`, value: 1 }]), { [expected]: 1 });
    }),
  );
});

test("operations give what the same steps on a tree of copies give", () => {
  const key = fc.constantFrom("a", "b", "0", "1", "-", "-1");
  const pointer = fc.array(key, { maxLength: 3 }).map((parts) => parts.map((each) => `/${each}`).join(""));
  const op = fc.constantFrom("add", "remove", "replace", "move", "copy", "test");
  const operation = fc.record({ op, path: pointer, from: pointer, value: jsonValue });
  fc.assert(
    fc.property(jsonValue, fc.array(operation, { maxLength: 5 }), (value, operations) => {
      const shared = frozen(structuredClone(value));
      let expected: Json | undefined = structuredClone(value);
      for (const each of operations) expected = expected === undefined ? undefined : naive(expected, each);
      let result: Json | undefined;
      try {
        result = applied(shared, operations);
      } catch (error) {
        assert.ok(error instanceof StatusError && error.code === 422);
      }
      assert.equal(result, expected);
      assert.equal(shared, value);
    }),
    { numRuns: 1500 },
  );
});

/** One operation on a copy of everything, read straight from what is said of it; undefined when it does not fit. */
function naive(before: Json, operation: { op: string; path: string; from: string; value: Json }): Json | undefined {
  const box = { root: structuredClone(before) } as { root: Json };
  const parts = (pointer: string) => ["root", ...pointer.split("/").slice(1)];
  const at = (container: Json, key: string, extra: number): string | undefined => {
    if (typeof container !== "object" || container === null) return undefined;
    if (!Array.isArray(container)) return extra > 0 || Object.hasOwn(container, key) ? key : undefined;
    const index =
      key === "-" ? (extra > 0 ? container.length : -1) : Number(key) + (key === "-1" ? container.length + extra : 0);
    return Number.isInteger(index) && index >= 0 && index < container.length + extra ? String(index) : undefined;
  };
  const get = (path: string[]): Json | undefined => {
    let value: Json = box as never;
    for (const each of path) {
      const key = at(value, each, 0);
      if (key === undefined) return undefined;
      value = (value as never)[key];
    }
    return value;
  };
  const put = (path: string[], value: Json): boolean => {
    const parent = path.length === 1 ? (box as never) : get(path.slice(0, -1));
    const key = parent === undefined ? undefined : at(parent, path.at(-1) ?? "", 1);
    if (parent === undefined || key === undefined) return false;
    if (Array.isArray(parent)) parent.splice(Number(key), 0, value);
    else (parent as Record<string, Json>)[key] = value;
    return true;
  };
  const drop = (path: string[]): Json | undefined => {
    const value = get(path);
    if (value === undefined || path.length === 1) return undefined;
    const parent = get(path.slice(0, -1)) as Json;
    const key = at(parent, path.at(-1) ?? "", 0) ?? "";
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete (parent as Record<string, Json>)[key];
    return value;
  };
  const path = parts(operation.path);
  const from = parts(operation.from);
  const done = (worked: boolean) => (worked ? box.root : undefined);
  const holds = (pointer: string[], parent = get(pointer.slice(0, -1))) =>
    typeof parent === "object" && parent !== null && !Array.isArray(parent);
  if (operation.op === "add") return done(path.length > 1 && put(path, structuredClone(operation.value)));
  if (operation.op === "remove") return done(drop(path) !== undefined);
  if (operation.op === "replace") {
    const { value } = operation;
    if (path.length === 1) return typeof value === "object" && value !== null ? structuredClone(value) : undefined;
    const parent = get(path.slice(0, -1)) as Record<string, Json>;
    if (!holds(path) && get(path) === undefined) return undefined;
    parent[at(parent, path.at(-1) ?? "", holds(path) ? 1 : 0) ?? ""] = structuredClone(value);
    return box.root;
  }
  const isCopy = operation.op === "copy" && from.length > 1;
  const orNull = (found: Json | undefined, isHeld: boolean) => (found === undefined && isHeld ? null : found);
  const source = orNull(get(from), isCopy && holds(from));
  if (operation.op === "test") {
    const found = orNull(get(path), holds(path));
    return found === undefined ? undefined : done(same(found, operation.value));
  }
  if (source === undefined) return undefined;
  if (operation.op === "copy") return done(isCopy && path.length > 1 && put(path, structuredClone(source)));
  if (from.length === 1 || path.length === 1) return undefined;
  if (operation.path === operation.from) return box.root;
  if (operation.path.startsWith(`${operation.from}/`)) return undefined;
  return done(drop(from) !== undefined && put(path, source));
}

function same(a: Json, b: Json): boolean {
  const sorted = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.keys(value)
        .sort()
        .map((key) => [key, sorted(value[key] as Json)]),
    );
  };
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

const merges: readonly [target: Json, patch: Json, result: Json][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b" }, { b: null }, { a: "b" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

for (const [target, patch, result] of merges) {
  test(`merging ${JSON.stringify(patch)} into ${JSON.stringify(target)} gives ${JSON.stringify(result)}`, () => {
    assert.equal(applyMergePatch(frozen(target), frozen(patch)), result);
  });
}

test("a merge patch that is the difference of two objects makes one the other", () => {
  const withoutNull = fc.dictionary(fc.string({ maxLength: 2 }), jsonValue).map((value) => dropNulls(value));
  fc.assert(
    fc.property(withoutNull, withoutNull, (from, to) => {
      const patch = difference(from as never, to as never);
      assert.is(JSON.stringify(sorted(applyMergePatch(frozen(from), frozen(patch)))), JSON.stringify(sorted(to)));
    }),
    { numRuns: 500 },
  );
});

function difference(from: Record<string, Json>, to: Record<string, Json>): Json {
  const patch: [string, Json][] = [];
  const isObject = (value: Json | undefined) => typeof value === "object" && value !== null && !Array.isArray(value);
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch.push([key, null]);
  for (const key of Object.keys(to)) {
    const [a, b] = [Object.hasOwn(from, key) ? from[key] : undefined, to[key] as Json];
    patch.push([key, isObject(a) && isObject(b) ? difference(a as never, b as never) : b]);
  }
  return Object.fromEntries(patch);
}

/** Null cannot be set by a merge patch. */
function dropNulls(value: Json): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(kept.map(([key, each]) => [key, dropNulls(each)]));
}

function sorted(value: Json): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] as Json)]),
  );
}

function applied(value: Json, operations: readonly object[]): Json {
  return atOnce(applyJsonPatch(value, readJsonPatch(operations as never).operations));
}

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
