import { readdirSync, readFileSync } from "node:fs";
import { BinaryReader } from "@bufbuild/protobuf/wire";
import * as assert from "uvu/assert";
import { encodeOpenapiV3 } from "../../runtime/discovery/openapiV3Protobuf.ts";
import { openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("OpenAPI v3 in protobuf");

type Value = Uint8Array | number;

function fieldsOf(bytes: Uint8Array): [number: number, value: Value][] {
  const reader = new BinaryReader(bytes);
  const fields: [number, Value][] = [];
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    fields.push([number, wireType === 0 ? reader.uint32() : wireType === 1 ? reader.double() : reader.bytes()]);
  }
  return fields;
}

function valueAt(bytes: Uint8Array, ...path: number[]): Value {
  return path.reduce<Value>((inside, number) => {
    const found = fieldsOf(inside as Uint8Array).find(([each]) => each === number)?.[1];
    if (found === undefined) throw new Error(`field ${path.join(".")} is missing`);
    return found;
  }, bytes);
}

/** What is in the last field of a path of field numbers; texts as such. */
function at(bytes: Uint8Array, ...path: number[]): string | number {
  const found = valueAt(bytes, ...path);
  return typeof found === "number" ? found : Buffer.from(found).toString("utf8");
}

const operation = { operationId: "op", parameters: [{ $ref: "#/p" }, { name: "q", in: "query", schema: {} }] };
const content = { "application/json": { schema: { $ref: "#/s" } } };
const item = {
  get: { ...operation, responses: { default: { description: "all" }, 200: { description: "OK", content } } },
};
const properties = {
  a: { $ref: "#/a" },
  b: { type: "string", default: "x", nullable: true, enum: ["x"] },
  c: { default: 1.5, maximum: 7 },
  d: { default: {}, additionalProperties: { type: "integer" }, "x-orch-int": true },
};
const components = {
  schemas: { S: { required: ["a"], properties, items: { $ref: "#/i" } } },
  securitySchemes: { T: { type: "apiKey", name: "authorization", in: "header" } },
};
const document = { openapi: "3.0.0", info: { title: "t", version: "1" }, paths: { "/p": item }, components };

const schema = [5, 1, 1, 2, 1];
const property = (index: number, ...path: number[]) => {
  const bytes = fieldsOf(valueAt(encodeOpenapiV3(document), ...schema, 31) as Uint8Array).at(index)?.[1];
  return at(bytes as Uint8Array, ...path);
};

/** Where a client of the field reads each part. */
const rows: readonly (readonly [what: string, path: readonly number[], value: string | number])[] = [
  ["the version of the form", [1], "3.0.0"],
  ["the version of the API", [2, 6], "1"],
  ["a path", [4, 1, 1], "/p"],
  ["the name of an operation", [4, 1, 2, 4, 5], "op"],
  ["a parameter elsewhere", [4, 1, 2, 4, 6, 2, 1], "#/p"],
  ["the answer to all other codes", [4, 1, 2, 4, 8, 1, 1, 1], "all"],
  ["a code", [4, 1, 2, 4, 8, 2, 1], "200"],
  ["what it answers with", [4, 1, 2, 4, 8, 2, 2, 1, 3, 1, 2, 1, 2, 1], "#/s"],
  ["a schema", [5, 1, 1, 1], "S"],
  ["a field that must be there", [...schema, 23], "a"],
  ["items", [...schema, 30, 1, 2, 1], "#/i"],
  ["a scheme", [5, 7, 1, 2, 1, 3], "authorization"],
];
for (const [what, path, value] of rows) {
  test(`${what} is in its field`, () => assert.is(at(encodeOpenapiV3(document), ...path), value));
}

test("fields of a schema keep their defaults and checks", () => {
  assert.is(property(0, 2, 2, 1), "#/a");
  assert.equal([property(1, 2, 1, 33, 3), property(1, 2, 1, 1), property(1, 2, 1, 24, 2)], ["x", 1, '"x"']);
  assert.equal([property(2, 2, 1, 33, 1), property(2, 2, 1, 11)], [1.5, 7]);
  assert.equal([property(3, 2, 1, 33), property(3, 2, 1, 32, 1, 1, 25)], ["", "integer"]);
  assert.equal([property(3, 2, 1, 36, 1), property(3, 2, 1, 36, 2, 2)], ["x-orch-int", "true"]);
});

test("each committed document has a form", () => {
  const folder = new URL("../../generated/openapi/v3/", import.meta.url);
  for (const file of readdirSync(folder)) {
    assert.is(at(encodeOpenapiV3(JSON.parse(readFileSync(new URL(file, folder), "utf8"))), 1), "3.0.0", file);
  }
});

test("clients get it under its name and its older one, with the tag of the one in JSON", async () => {
  const api = await openApi();
  const path = "/openapi/v3/apis/apps/v1";
  const protobuf = "application/com.github.proto-openapi.spec.v3.v1.0+protobuf";
  const { headers: ofJson } = await api.get(path);
  const { paths } = (await api.get("/openapi/v3")).json;
  for (const [accept, type] of [
    [protobuf, protobuf],
    ["application/com.github.proto-openapi.spec.v3@v1.0+protobuf", protobuf],
    [`${protobuf};q=0.5,application/json`, "application/json"],
  ] as const) {
    const { status, headers } = await api.get(path, { accept });
    assert.equal([status, headers["content-type"], headers.etag], [200, type, ofJson.etag], accept);
    const named = await api.get(paths["apis/apps/v1"].serverRelativeURL, { accept });
    assert.equal([named.headers["content-type"], named.headers["cache-control"]], [type, "public, immutable"]);
    assert.is((await api.get(path, { accept, "if-none-match": String(headers.etag) })).status, 304);
  }
  await api.stop();
});

test.run();
