import * as assert from "uvu/assert";
import { partialObjectMetadata, tableOf } from "../../runtime/negotiate/table.ts";
import type { Column } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("negotiate table");

const columns: readonly Column[] = [
  { name: "Name", type: "string", format: "name", description: "Its name." },
  { name: "Size", type: "integer", priority: 1 },
];
const object = { kind: "Widget", apiVersion: "v1", metadata: { name: "a", namespace: "x" }, spec: { size: 3 } };
const apiVersion = "meta.acme.dev/v1";

const definitions = [
  { name: "Name", type: "string", format: "name", description: "Its name.", priority: 0 },
  { name: "Size", type: "integer", format: "", description: "", priority: 1 },
];
const partial = { kind: "PartialObjectMetadata", apiVersion, metadata: { name: "a", namespace: "x" } };

test("a table carries the metadata of its rows unless it is told otherwise", () => {
  const rows = [
    { cells: ["a", 3], object },
    { cells: ["b", null], object: {} },
  ];
  assert.equal(JSON.parse(tableOf({ columns, rows, apiVersion, metadata: { resourceVersion: "7" } })), {
    kind: "Table",
    apiVersion,
    metadata: { resourceVersion: "7" },
    columnDefinitions: definitions,
    rows: [
      { cells: ["a", 3], object: partial },
      { cells: ["b", null], object: { ...partial, metadata: {} } },
    ],
  });
});

test("rows carry the whole object, or nothing", () => {
  const row = { cells: ["a", 3], object };
  const rowsOf = (includeObject: "None" | "Object", rows = [row]) =>
    JSON.parse(tableOf({ columns, rows, includeObject, apiVersion })).rows;
  assert.equal(rowsOf("Object"), [{ cells: ["a", 3], object }]);
  assert.equal(rowsOf("Object", [{ ...row, text: '{"kept":"as is"}' } as never]), [
    { cells: ["a", 3], object: { kept: "as is" } },
  ]);
  assert.equal(rowsOf("None"), [{ cells: ["a", 3], object: null }]);
});

test("a table without rows has an empty list, and may leave its columns out", () => {
  assert.is(
    tableOf({ columns, rows: [], apiVersion, noHeaders: true }),
    '{"kind":"Table","apiVersion":"meta.acme.dev/v1","metadata":{},"columnDefinitions":null,"rows":[]}',
  );
});

test("partial metadata is the metadata alone", () => {
  assert.equal(partialObjectMetadata(object), { metadata: object.metadata });
  assert.equal(partialObjectMetadata({}), { metadata: {} });
});

test.run();
