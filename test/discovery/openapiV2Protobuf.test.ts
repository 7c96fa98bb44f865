import { readFileSync } from "node:fs";
import { BinaryReader } from "@bufbuild/protobuf/wire";
import * as assert from "uvu/assert";
import { encodeSwagger } from "../../runtime/discovery/openapiV2Protobuf.ts";
import { openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("OpenAPI v2 in protobuf");

const file = new URL("../../generated/openapi/v2.json", import.meta.url);
const committed: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(file, "utf8"));

/** Fields of a message in order, each as its number and its bytes (or number, where it is one). */
function fieldsOf(bytes: Uint8Array): [number: number, value: Uint8Array | number][] {
  const reader = new BinaryReader(bytes);
  const fields: [number, Uint8Array | number][] = [];
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    fields.push([number, wireType === 0 ? reader.uint32() : wireType === 1 ? reader.double() : reader.bytes()]);
  }
  return fields;
}

/** The message in the last field of a path of field numbers. */
function at(bytes: Uint8Array, ...path: number[]): Uint8Array {
  return path.reduce((inside, number) => {
    const found = fieldsOf(inside).find(([each]) => each === number)?.[1];
    assert.instance(found, Uint8Array, `field ${path} is missing`);
    return found as Uint8Array;
  }, bytes);
}

const utf8 = (bytes: Uint8Array) => Buffer.from(bytes).toString("utf8");

test("a small document is these bytes", () => {
  const document = { swagger: "2.0", info: { title: "t", version: "1" }, definitions: { A: { type: "object" } } };
  const expected = [
    ...[0x0a, 0x03, ...Buffer.from("2.0")],
    ...[0x12, 0x06, 0x0a, 0x01, ...Buffer.from("t"), 0x12, 0x01, ...Buffer.from("1")],
    // definitions (9) > named schema (1) > name (1), value (2) > type (22) > value (1)
    ...[0x4a, 0x12, 0x0a, 0x10, 0x0a, 0x01, ...Buffer.from("A"), 0x12, 0x0b],
    ...[0xb2, 0x01, 0x08, 0x0a, 0x06, ...Buffer.from("object")],
  ];
  assert.equal([...encodeSwagger(document)], expected);
});

const schemaOf = (schema: object) => at(encodeSwagger({ definitions: { A: schema } }), 9, 1, 2);
const parameterOf = (parameter: object) =>
  at(encodeSwagger({ paths: { "/": { parameters: [parameter] } } }), 8, 2, 2, 9);

test("checks of a schema keep their values", () => {
  const fields = fieldsOf(schemaOf({ minimum: 1.5, exclusiveMinimum: true, maxLength: 63, uniqueItems: false }));
  assert.equal(fields, [
    [9, 1.5],
    [10, 1],
    [11, 63],
    [16, 0],
  ]);
});

test("defaults, enum values and extensions are YAML", () => {
  const schema = schemaOf({ default: { a: 1 }, enum: ["x", "y"], "x-kind": { group: "", kind: "A" } });
  assert.is(utf8(at(schema, 5, 2)), '{"a":1}');
  const values = fieldsOf(schema).filter(([number]) => number === 20);
  assert.equal(
    values.map(([, value]) => utf8(at(value as Uint8Array, 2))),
    ['"x"', '"y"'],
  );
  assert.is(utf8(at(schema, 31, 1)), "x-kind");
  assert.is(utf8(at(schema, 31, 2, 2)), '{"group":"","kind":"A"}');
});

test("additionalProperties is a schema or a flag", () => {
  assert.is(utf8(at(schemaOf({ additionalProperties: { type: "string" } }), 21, 1, 22, 1)), "string");
  assert.equal(fieldsOf(at(schemaOf({ additionalProperties: true }), 21)), [[2, 1]]);
});

for (const [name, parameter, path, expected] of [
  ["a reference", { $ref: "#/parameters/p" }, [2, 1], "#/parameters/p"],
  ["the body", { in: "body", name: "b" }, [1, 1, 2], "b"],
  ["in the query", { in: "query", name: "q", type: "string" }, [1, 2, 3, 6], "string"],
  ["in the path", { in: "path", name: "n", type: "string" }, [1, 2, 4, 5], "string"],
  ["a header", { in: "header", name: "h", type: "string" }, [1, 2, 1, 5], "string"],
] as const) {
  test(`a parameter that is ${name} is in its field`, () => {
    assert.is(utf8(at(parameterOf(parameter), ...path)), expected);
  });
}

test("a key without a field is an error, not a loss", () => {
  assert.throws(
    () => schemaOf({ discriminators: "x" }),
    'the protobuf form of OpenAPI has no field for "discriminators"',
  );
});

test("the committed document has a form: every path and definition is in it", () => {
  const bytes = encodeSwagger(committed);
  const names = (...path: number[]) => {
    const last = path.pop();
    return fieldsOf(at(bytes, ...path))
      .filter(([number]) => number === last)
      .map(([, value]) => utf8(at(value as Uint8Array, 1)));
  };
  assert.equal(names(8, 2), Object.keys(committed.paths ?? {}));
  assert.equal(names(9, 1), Object.keys(committed.definitions ?? {}));
});

test("no reference of the committed document has a type beside it, which clients refuse", () => {
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("$ref" in value && typeof value.$ref === "string") assert.not.ok("type" in value, JSON.stringify(value));
    Object.values(value).forEach(visit);
  };
  visit(committed);
});

test("clients get it under its name and its older one, and JSON when they prefer that", async () => {
  const api = await openApi();
  const protobuf = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";
  for (const [accept, type] of [
    [protobuf, protobuf],
    ["application/com.github.proto-openapi.spec.v2@v1.0+protobuf", protobuf],
    [`${protobuf};q=0.5,application/json`, "application/json"],
  ] as const) {
    const { status, headers } = await api.call("GET", "/openapi/v2", { headers: { accept } });
    assert.equal([status, headers["content-type"], headers.vary], [200, type, "Accept"], accept);
  }
  await api.stop();
});

test.run();
