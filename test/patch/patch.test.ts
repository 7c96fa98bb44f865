import * as assert from "uvu/assert";
import { atOnce } from "../../runtime/lib/work.ts";
import { applyPatch as applyInSteps, parsePatch, type PatchForm } from "../../runtime/patch/patch.ts";
import { patchTypeOf } from "../../runtime/patch/patchType.ts";
import { StatusError } from "../../runtime/schema/index.ts";
import type { JsonObject } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { Pod } from "../negotiate/structures.ts";

const test = suite("patch");

const head = { kind: "Pod", apiVersion: "v1" };
const pod: JsonObject = { ...head, metadata: { name: "a", labels: { x: "1" } }, spec: { containers: [{ name: "c" }] } };
const strict = { structure: Pod, version: "v1", fieldValidation: "Strict", scheme: "orch" } as const;

const applyPatch = (...given: Parameters<typeof applyInSteps<JsonObject>>) =>
  atOnce(applyInSteps<JsonObject>(...given));
const parse = (body: Uint8Array, type: PatchForm["type"], fieldValidation: PatchForm["fieldValidation"] = "Strict") =>
  atOnce(parsePatch(body, { type, fieldValidation }));

function patched(type: "json" | "merge" | "strategic", body: unknown): JsonObject {
  return applyPatch(pod, parse(Buffer.from(JSON.stringify(body)), type), strict).object;
}

test("the content type says what a patch is", () => {
  const all = ["json", "merge", "strategic", "apply"] as const;
  assert.is(patchTypeOf("application/json-patch+json", all), "json");
  assert.is(patchTypeOf("application/merge-patch+json; charset=utf-8", all), "merge");
  assert.is(patchTypeOf("application/strategic-merge-patch+json", all), "strategic");
  assert.is(patchTypeOf("application/apply-patch+yaml", all), "apply");
});

test("a patch of a kind that takes every type is a 415 without a list, also when only the case differs", () => {
  const all = ["json", "merge", "strategic", "apply"] as const;
  for (const header of [undefined, "application/json", "Application/Strategic-Merge-Patch+JSON"]) {
    const error = thrown(() => patchTypeOf(header, all));
    assert.is(error.code, 415);
    assert.not.match(error.message, /accepted media types/);
  }
});

test("an unknown patch type is a 415 with those that there are", () => {
  for (const header of [undefined, "", "application/json", "application/strategic-merge-patch+json"]) {
    const error = thrown(() => patchTypeOf(header, ["json", "merge"]));
    assert.is(error.code, 415);
    assert.match(
      error.message,
      /accepted media types include: application\/json-patch\+json, application\/merge-patch\+json$/,
    );
  }
});

test("every patch type changes the object and leaves the stored one", () => {
  const before = JSON.stringify(pod);
  const labels = { x: "1", y: "2" };
  const expected = { ...pod, metadata: { name: "a", labels } };
  assert.equal(patched("json", [{ op: "add", path: "/metadata/labels/y", value: "2" }]), expected);
  assert.equal(patched("merge", { metadata: { labels: { y: "2" } } }), expected);
  assert.equal(patched("strategic", { metadata: { labels: { y: "2" } } }), expected);
  assert.is(JSON.stringify(pod), before);
});

test("the result shares nothing with the stored object or the patch", () => {
  const patch = parse(Buffer.from('{"metadata":{"labels":{"y":"2"}}}'), "merge");
  const first = applyPatch(pod, patch, strict).object as { metadata: { labels: Record<string, string> } };
  first.metadata.labels.y = "changed";
  const second = applyPatch(pod, patch, strict).object as typeof first;
  assert.is(second.metadata.labels.y, "2");
  assert.is.not((second as JsonObject).spec, pod.spec);
});

test("a malformed patch is a 400", () => {
  const cases: readonly [type: "json" | "merge" | "strategic", body: string, message: string][] = [
    ["json", "{", "error decoding patch: unexpected end of JSON input"],
    ["json", "{}", "error decoding patch: json: cannot unmarshal object into Go value of type []handlers.jsonPatchOp"],
    ["json", "[1]", "error decoding patch: json: cannot unmarshal number into Go value of type handlers.jsonPatchOp"],
    [
      "json",
      '[{"op":1}]',
      "error decoding patch: json: cannot unmarshal number into Go struct field jsonPatchOp.op of type string",
    ],
    ["merge", "null", "Invalid JSON Patch"],
    ["merge", "[]", "error decoding patch: json: cannot unmarshal array into Go value of type map[string]interface {}"],
    ["merge", "", "error decoding patch: unexpected end of JSON input"],
    ["strategic", '"a"', "json: cannot unmarshal string into Go value of type map[string]interface {}"],
    ["strategic", "{]", "invalid character ']' looking for beginning of object key string"],
    ["merge", `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`, "error decoding patch: exceeded max depth"],
  ];
  for (const [type, body, message] of cases) {
    const error = thrown(() => parse(Buffer.from(body), type));
    assert.is(error.code, 400);
    assert.is(error.message, message);
  }
});

test("a result of the wrong type is a 422 on field patch", () => {
  const error = thrown(() => patched("merge", { spec: { priority: "high" } }));
  assert.is(error.code, 422);
  const cause = "json: cannot unmarshal string into Go struct field PodSpec.spec.priority of type int32";
  const { kind, ...rest } = pod;
  const spec = { ...(pod.spec as JsonObject), priority: "high" };
  const shown = JSON.stringify(JSON.stringify({ apiVersion: rest.apiVersion, kind, metadata: pod.metadata, spec }));
  assert.is(error.message, ` "" is invalid: patch: Invalid value: ${shown}: ${cause}`);
  assert.equal(error.status.details?.causes, [
    { reason: "FieldValueInvalid", message: `Invalid value: ${shown}: ${cause}`, field: "patch" },
  ]);
});

test("a strategic merge patch whose result is unusable is shown itself, as the field prints maps", () => {
  const error = thrown(() => patched("strategic", { spec: { priority: "high", nodeSelector: null, x: [1, "y"] } }));
  const cause = "unrecognized type: int32";
  const shown = '"map[spec:map[nodeSelector:<nil> priority:high x:[1 y]]]"';
  assert.is(error.message, ` "" is invalid: patch: Invalid value: ${shown}: ${cause}`);
});

test("null is no change to a strategic merge patch, and no operation of a JSON patch", () => {
  assert.equal(patched("strategic", null), pod);
  assert.equal(patched("json", null), pod);
});

test("a patch that makes another kind of an object is a 422 on patch", () => {
  const cause = 'no kind "Secret" is registered for version "v1" in scheme "orch"';
  for (const type of ["json", "merge"] as const) {
    const body = type === "merge" ? { kind: "Secret" } : [{ op: "replace", path: "/kind", value: "Secret" }];
    const error = thrown(() => patched(type, body));
    assert.is(error.code, 422);
    assert.match(error.message, cause);
  }
  assert.match(thrown(() => patched("merge", { apiVersion: "v9" })).message, 'for version "v9" in scheme "orch"');
  assert.equal(patched("strategic", { kind: "Pod", apiVersion: "v1" }), pod);
});

test("unknown fields are refused under Strict, warned of under Warn and dropped under Ignore", () => {
  const body = [{ op: "add", path: "/spec/foo", value: 1, extra: 2 }];
  assert.match(
    thrown(() => patched("json", body)).message,
    /: strict decoding error: json patch unknown field "\[0\]\.extra", unknown field "spec\.foo"$/,
  );
  const apply = (fieldValidation: "Warn" | "Ignore") =>
    applyPatch(pod, parse(Buffer.from(JSON.stringify(body)), "json"), { ...strict, fieldValidation });
  assert.equal(apply("Warn").warnings, ['json patch unknown field "[0].extra"', 'unknown field "spec.foo"']);
  assert.equal(apply("Ignore"), { object: pod, warnings: [] });
});

test("a member of a patch written twice is reported", () => {
  const patch = parse(Buffer.from('{"metadata":{"labels":{"a":"1","a":"2"}}}'), "merge");
  assert.equal(applyPatch(pod, patch, { ...strict, fieldValidation: "Warn" }).warnings, [
    'duplicate field "metadata.labels.a"',
  ]);
});

test("a patch that nests values without end is refused, not a crash", () => {
  const part = "/a".repeat(900);
  const operations: unknown[] = [];
  const nest = (): JsonObject => {
    let value: JsonObject = {};
    for (let index = 0; index < 900; index++) value = { a: value };
    return value;
  };
  operations.push({ op: "add", path: "/metadata/x", value: nest() });
  for (let round = 0; round < 10; round++) {
    operations.push({ op: "add", path: "/metadata/y", value: nest() });
    operations.push({ op: "move", from: "/metadata/x", path: `/metadata/y${part}/b` });
    operations.push({ op: "move", from: "/metadata/y", path: "/metadata/x" });
  }
  assert.match(thrown(() => patched("json", operations)).message, /exceeded max depth$/);
  operations.push({ op: "copy", from: "/metadata/x", path: "/metadata/z" });
  assert.match(thrown(() => patched("json", operations)).message, /exceeded max depth$/);
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
