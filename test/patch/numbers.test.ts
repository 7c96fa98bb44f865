import * as assert from "uvu/assert";
import { atOnce } from "../../runtime/lib/work.ts";
import { applyPatch, parsePatch, type PatchForm } from "../../runtime/patch/patch.ts";
import { StatusError, structure } from "../../runtime/schema/index.ts";
import type { JsonObject, Structure } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { Pod } from "../negotiate/structures.ts";

const test = suite("numbers of patches");

const head = { kind: "Pod", apiVersion: "v1" };
const pod: JsonObject = { ...head, metadata: { name: "a", generation: 1 }, spec: { overhead: { cpu: "1" } } };
const go = "json: cannot unmarshal number";
const seconds = "Go struct field PodSpec.spec.terminationGracePeriodSeconds of type int64";
const shown = (value: string) =>
  `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","generation":1},"spec":{"overhead":{"cpu":"1"},${value}}}`;

/** What a patch makes of an object, or the code and the cause of its error. */
function outcome(type: PatchForm["type"], body: string, of: Structure = Pod): unknown {
  const reading = { structure: of, version: "v1", fieldValidation: "Warn", scheme: "orch" } as const;
  try {
    const patch = atOnce(parsePatch(Buffer.from(body), { type, fieldValidation: "Warn" }));
    return atOnce(applyPatch<JsonObject>(pod, patch, reading)).object["spec"];
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    return [error.code, error.status.details?.causes?.[0]?.message ?? error.message];
  }
}

const specs: readonly (readonly [value: string, result: unknown])[] = [
  ["1.0", [422, `${go} 1.0 into ${seconds}`]],
  ["1e2", [422, `${go} 1e2 into ${seconds}`]],
  ["9223372036854775808", [422, `${go} 9223372036854775808 into ${seconds}`]],
  ["100", { overhead: { cpu: "1" }, terminationGracePeriodSeconds: 100 }],
];

for (const [value, result] of specs) {
  const field = "terminationGracePeriodSeconds";
  const invalid = (json: string) => `Invalid value: ${JSON.stringify(shown(json))}: `;
  const expected = Array.isArray(result)
    ? [result[0], `${invalid(`"${field}":${value}`)}${String(result[1])}`]
    : result;
  test(`an integer of a merge patch is read by its digits: ${value}`, () => {
    assert.equal(outcome("merge", `{"spec":{"${field}":${value}}}`), expected);
  });
  test(`an integer of a JSON patch is read by its digits: ${value}`, () => {
    assert.equal(outcome("json", `[{"op":"add","path":"/spec/${field}","value":${value}}]`), expected);
  });
}

test("a strategic merge patch takes whole numbers as integers", () => {
  const taken = outcome("strategic", '{"spec":{"terminationGracePeriodSeconds":1.0}}');
  assert.equal(taken, { overhead: { cpu: "1" }, terminationGracePeriodSeconds: 1 });
});

test("a quantity of a patch stays as it is written", () => {
  assert.equal(outcome("merge", '{"spec":{"overhead":{"cpu":1e3}}}'), { overhead: { cpu: "1e3" } });
});

test("a number that no double holds is a malformed patch", () => {
  const value = (where: string) => `${go} 1e400 into Go ${where} of type float64`;
  assert.equal(outcome("merge", '{"spec":{"x":1e400}}'), [400, `error decoding patch: ${value("value")}`]);
  const ofJson = [400, `error decoding patch: ${value("struct field jsonPatchOp.value")}`];
  assert.equal(outcome("json", '[{"op":"add","path":"/spec/x","value":1e400}]'), ofJson);
  assert.equal(outcome("strategic", '{"spec":{"x":1e400}}'), [400, value("value")]);
});

test("a test of a JSON patch compares numbers as they are written, and long ones as they are stored", () => {
  const tests = (value: string) => outcome("json", `[{"op":"test","path":"/metadata/generation","value":${value}}]`);
  assert.equal(tests("1"), { overhead: { cpu: "1" } });
  assert.equal((tests("1.0") as [number])[0], 422);
});

test("a number in the place of a text of a JSON patch is no text", () => {
  const text =
    "error decoding patch: json: cannot unmarshal number into Go struct field jsonPatchOp.path of type string";
  assert.equal(outcome("json", '[{"op":"add","path":1.0,"value":1}]'), [400, text]);
});

test("of a kind that leaves types to its schema a number is the same however it is written", () => {
  const meta = Pod.byName.get("metadata")?.type;
  assert.ok(typeof meta === "object" && "structure" in meta);
  const loose = structure("Loose", () => [], {
    leavesTypes: true,
    preserveUnknown: true,
    objectMeta: meta.structure(),
  });
  assert.equal(outcome("merge", '{"metadata":{"generation":2.0},"spec":{"a":1.50,"b":[2e0]}}', loose), {
    overhead: { cpu: "1" },
    a: 1.5,
    b: [2],
  });
  const largest = outcome("merge", '{"spec":{"a":9223372036854775807,"b":9223372036854775808}}', loose);
  assert.equal(largest, { overhead: { cpu: "1" }, a: 2 ** 63 - 1024, b: 2 ** 63 });
});

test.run();
