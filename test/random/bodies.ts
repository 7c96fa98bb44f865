import fc from "fast-check";
import { stringify as toYaml } from "yaml";
import { encodeCbor } from "../../runtime/negotiate/cbor.ts";
import type { Json, JsonObject } from "../../runtime/schema/index.ts";

/** What is sent, and what it is called. */
export interface Body {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Values in places where others are expected. */
const silly: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 53,
    -(2 ** 63),
    1e300,
    "",
    "a",
    "5",
    "1Gi",
    "-",
    "\u0000",
    "é",
  ),
  fc.constantFrom<Json>([], {}, [null], [{}], { a: null }, ["a", "a"], [[]], "x".repeat(300), "2024-01-01T00:00:00Z"),
  fc.constantFrom<Json>({ matchLabels: { "a b": "c" } }, { $patch: "delete" }, [{ name: "a" }, { name: "a" }], "{{}}"),
  fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
);

interface Change {
  /** Steps from the root: each picks a member of what is there. */
  readonly steps: readonly number[];
  readonly how: "replace" | "remove" | "add" | "rename";
  readonly key: string;
  readonly value: Json;
}

const keys = [
  "name",
  "a",
  "",
  "kind",
  "spec",
  "metadata",
  "__proto__",
  "constructor",
  "$patch",
  "$retainKeys",
  "a.b/c",
];
const change: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 7 }),
  how: fc.constantFrom("replace", "remove", "add", "rename"),
  key: fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 8 })),
  value: silly,
});

/** An object with up to four changes anywhere in it. */
export function mutated(object: JsonObject): fc.Arbitrary<Json> {
  return fc.array(change, { maxLength: 4 }).map((changes) => {
    const copy = structuredClone(object);
    for (const each of changes) apply(copy, each);
    return copy;
  });
}

function apply(root: JsonObject, { steps, how, key, value }: Change): void {
  let at: JsonObject = root;
  for (const step of steps.slice(0, -1)) {
    const members = Object.values(at).filter((each) => typeof each === "object" && each !== null);
    if (members.length === 0) break;
    at = members[step % members.length] as JsonObject;
  }
  const names = Object.keys(at);
  const chosen = names[(steps.at(-1) ?? 0) % Math.max(1, names.length)] ?? "a";
  if (Array.isArray(at)) {
    (at as Json[]).splice(Number(chosen), how === "add" ? 0 : 1, ...(how === "remove" ? [] : [structuredClone(value)]));
    return;
  }
  const old = at[chosen];
  if (how === "remove" || how === "rename") delete at[chosen];
  if (how === "rename" && old !== undefined) define(at, key, old);
  if (how === "replace" || how === "add") define(at, how === "add" ? key : chosen, value);
}

/** Sets a member of any name, `__proto__` too. */
function define(object: JsonObject, key: string, value: Json): void {
  Object.defineProperty(object, key, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** A value in one of the encodings, most often under its own name. */
export function encoded(value: Json, mediaType = "application/json"): fc.Arbitrary<Body> {
  const own = (mediaType === "application/json" ? anyForm : fc.constant(jsonForm)).map(([type, bytesOf]) => ({
    contentType: type ?? mediaType,
    bytes: bytesOf(value),
  }));
  return fc.oneof(
    { weight: 15, arbitrary: own },
    { weight: 1, arbitrary: fc.tuple(own, otherType).map(([{ bytes }, contentType]) => ({ contentType, bytes })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(own, fc.nat())
        .map(([{ contentType, bytes }, at]) => ({ contentType, bytes: cut(bytes, at) })),
    },
    { weight: 1, arbitrary: garbage },
  );
}

/** A media type, that of the request where it is undefined, and what makes the bytes. */
type Form = readonly [mediaType: string | undefined, bytesOf: (value: Json) => Buffer];

const jsonForm: Form = [undefined, (value) => Buffer.from(JSON.stringify(value))];
const anyForm = fc.constantFrom<Form[]>(
  jsonForm,
  jsonForm,
  jsonForm,
  ["application/yaml", (value) => Buffer.from(toYaml(value, { aliasDuplicateObjects: false }))],
  ["application/cbor", encodeCbor],
  ["application/json; charset=utf-8", jsonForm[1]],
);
const otherType = fc.constantFrom(
  "",
  "text/plain",
  "application/yaml",
  "application/cbor",
  "a/b/c",
  "application/vnd.orch.protobuf",
);

function cut(bytes: Buffer, at: number): Buffer {
  return bytes.subarray(0, at % Math.max(1, bytes.length));
}

const types = [
  "application/json",
  "application/yaml",
  "application/cbor",
  "application/vnd.orch.protobuf",
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/strategic-merge-patch+json",
  "application/apply-patch+yaml",
];

/** Bytes that mean nothing, or something else. */
export const garbage: fc.Arbitrary<Body> = fc.record({
  contentType: fc.constantFrom(...types),
  bytes: fc.oneof(
    fc
      .constantFrom(
        "",
        "{",
        "[]",
        "null",
        "5",
        '"x"',
        "{}",
        "a: [",
        "k8s\0",
        "k8s\0\n\x7f",
        "[{}]",
        "---\n---",
        "\ufeff{}",
      )
      .map((text) => Buffer.from(text)),
    fc.json().map((text) => Buffer.from(text)),
    fc.string().map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.concat([Buffer.from("k8s\0"), bytes])),
  ),
});

const pointers = [
  "/spec",
  "/metadata/name",
  "/metadata/labels/a",
  "/metadata/annotations",
  "",
  "/",
  "/spec/-",
  "/~2",
  "x",
  "/status",
];
const operation = fc.record(
  {
    op: fc.constantFrom<Json>("add", "remove", "replace", "move", "copy", "test", "x", 5),
    path: fc.constantFrom<Json>(...pointers, null),
    from: fc.constantFrom<Json>(...pointers),
    value: silly,
  },
  { requiredKeys: [] },
);
export const jsonPatch: fc.Arbitrary<Json> = fc
  .array(operation, { maxLength: 4 })
  .map((each) => each as unknown as Json);
