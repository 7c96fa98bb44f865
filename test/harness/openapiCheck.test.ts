import { readdirSync, readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { type Exchange, openapiChecker } from "./openapiCheck.ts";
import { suite } from "./suite.ts";

const test = suite("check of answers against OpenAPI");
const check = openapiChecker(generated.openapiFolders);

const path = "/api/v1/namespaces/default/configmaps/a";
const watchPath = "/api/v1/namespaces/default/configmaps?watch=1";

function exchange(body: object, rest: Partial<Exchange> = {}): Exchange {
  return { method: "GET", path, status: 200, contentType: "application/json", text: JSON.stringify(body), ...rest };
}

const good = { kind: "ConfigMap", apiVersion: "v1", metadata: { name: "a" }, data: { x: "1" } };

test("an object that fits is let pass, also in YAML and as an event", () => {
  check(exchange(good));
  check(exchange(good, { contentType: "application/yaml", text: "kind: ConfigMap\ndata: { x: a }\n" }));
  check(exchange({ type: "ADDED", object: good }, { path: watchPath }));
  const fieldsV1 = { "f:data": { ".": {}, "f:x": {} }, "f:a": { 'k:{"a":1}': {}, 'v:"b"': {}, "i:0": {} } };
  check(exchange({ ...good, metadata: { name: "a", managedFields: [{ fieldsV1 }] } }));
  check(exchange({ kind: "Status", apiVersion: "v1", metadata: {}, status: "Success" }, { method: "DELETE" }));
});

const failure = { kind: "Status", apiVersion: "v1", metadata: {}, status: "Failure", message: "x", code: 404 };

const wrong: [string, Exchange, RegExp][] = [
  ["a field that the schema lacks", exchange({ ...good, spec: {} }), /additional properties.*spec/],
  ["a field deep in metadata", exchange({ ...good, metadata: { nam: "a" } }), /additional properties.*nam/],
  ["a wrong type", exchange({ ...good, data: { x: 1 } }), /\/data\/x must be string/],
  ["a time of another form", exchange({ metadata: { creationTimestamp: "2026-01-01" } }), /match format "date-time"/],
  ["null where null may not be", exchange({ ...good, data: null }), /\/data must be object/],
  ["an undocumented path", exchange(good, { path: "/api/v1/namespaces/default/nothings/a" }), /is not documented/],
  ["an undocumented group", exchange(good, { path: "/apis/none/v1/x" }), /no OpenAPI document apis__none__v1/],
  ["an undocumented status", exchange(good, { status: 203 }), /documents no answer 203/],
  ["an undocumented parameter", exchange(good, { path: `${path}?dry=All` }), /parameter dry is not documented/],
  ["an undocumented method", exchange(good, { method: "POST" }), /POST .* is not documented/],
  ["an event of another kind", exchange({ type: "ADDED", object: { kind: "X" } }, { path: watchPath }), /kind X/],
  ["an event of another type", exchange({ type: "GONE", object: good }, { path: watchPath }), /type GONE/],
  ["a failure of another code", exchange(failure, { status: 409 }), /a Status of the code 404 in .* the status 409/],
  ["a failure that is no Status", exchange({ error: "x" }, { status: 404 }), /no Status of its code/],
  ["a Status with more", exchange({ ...failure, stack: "x" }, { status: 404 }), /a Status with stack/],
  ["a short row", exchange({ kind: "Table", columnDefinitions: [], rows: [] }, { status: 201 }), /no answer 201/],
  ["metadata and more", exchange({ ...good, kind: "PartialObjectMetadata" }), /more than metadata: data/],
];

const managedBy = (fieldsV1: unknown) => ({ ...good, metadata: { name: "a", managedFields: [{ fieldsV1 }] } });
const listOf = (item: object) => ({ kind: "ConfigMapList", apiVersion: "v1", metadata: {}, items: [item] });
const listPath = { path: "/api/v1/namespaces/default/configmaps" };
const text = { text: '{"f:data":{}}' };
wrong.push(
  [
    "a failure of 500 in a 201",
    exchange({ ...failure, code: 500 }, { status: 201, method: "PUT" }),
    /the code 500 in .* the status 201/,
  ],
  ["a set of fields as text", exchange(managedBy(text)), /managedFields\[0\].fieldsV1 has text, which is no element/],
  ["a set of fields of a list", exchange(managedBy({ "f:data": [] })), /fieldsV1\[f:data\] is \[\] and no set/],
  [
    "a set of fields of null",
    exchange(managedBy({ "f:a": { ".": null } })),
    /fieldsV1\[f:a\]\[\.\] is null and no set/,
  ],
  [
    "such a set in a list",
    exchange(listOf(managedBy(text)), listPath),
    /items\[0\].metadata.managedFields\[0\].fieldsV1 has/,
  ],
  [
    "such a set in an event",
    exchange({ type: "ADDED", object: managedBy(text) }, { path: watchPath }),
    /fieldsV1 has text/,
  ],
  [
    "such a set in YAML",
    exchange(managedBy(text), {
      contentType: "application/yaml",
      text: "metadata: {managedFields: [{fieldsV1: {x: {}}}]}",
    }),
    /fieldsV1 has x/,
  ],
);
for (const [name, given, message] of wrong) {
  test(`${name} is told`, () => {
    assert.throws(() => check(given), message);
  });
}

test("a row that is shorter than its columns is told", () => {
  const column = { name: "Name", type: "string", format: "", description: "", priority: 0 };
  const table = { kind: "Table", columnDefinitions: [column], rows: [{ cells: [] }] };
  assert.throws(() => check(exchange(table)), /a row of 0 cells under 1 columns/);
});

test("documents that have a schema under one name have the same, so that one check of it serves all", () => {
  const texts = new Map<string, string>();
  for (const folder of generated.openapiFolders.map((each) => new URL("v3/", each))) {
    for (const file of readdirSync(folder).filter((each) => each.endsWith(".json"))) {
      const { components } = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
      for (const [name, schema] of Object.entries(components.schemas ?? {})) {
        const text = JSON.stringify(schema);
        assert.is(texts.get(name) ?? text, text, `${name} of ${file}`);
        texts.set(name, text);
      }
    }
  }
  assert.ok(texts.size > 100);
});

test.run();
