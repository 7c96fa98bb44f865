import * as assert from "uvu/assert";
import { partialText, tableOf, tableRow } from "../../runtime/negotiate/table.ts";
import type { Column } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("negotiate table");

const columns: readonly Column[] = [
  { name: "Name", type: "string", format: "name", description: "Its name." },
  { name: "Size", type: "integer", priority: 1 },
];
const apiVersion = "meta.acme.dev/v1";

const definitions = [
  { name: "Name", type: "string", format: "name", description: "Its name.", priority: 0 },
  { name: "Size", type: "integer", format: "", description: "", priority: 1 },
];
const partial = { kind: "PartialObjectMetadata", apiVersion, metadata: { name: "a", namespace: "x" } };

test("a table has its columns with all that they say, and its rows", () => {
  const metadata = partialText('{"name":"a","namespace":"x"}', apiVersion);
  const rows = [tableRow(["a", 3], metadata), tableRow(["b", null], "null")];
  assert.equal(JSON.parse(tableOf({ columns, rows, apiVersion, metadata: { resourceVersion: "7" } })), {
    kind: "Table",
    apiVersion,
    metadata: { resourceVersion: "7" },
    columnDefinitions: definitions,
    rows: [
      { cells: ["a", 3], object: partial },
      { cells: ["b", null], object: null },
    ],
  });
});

test("a table without rows has an empty list, and may leave its columns out", () => {
  assert.is(
    tableOf({ columns, rows: [], apiVersion, noHeaders: true }),
    '{"kind":"Table","apiVersion":"meta.acme.dev/v1","metadata":{},"columnDefinitions":null,"rows":[]}',
  );
});

test.run();
