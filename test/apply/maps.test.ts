import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { configMaps } from "./kinds.ts";
import { follow, type Row } from "./steps.ts";

const test = suite("apply: maps");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const kind = configMaps;

const rows: readonly Row[] = [
  {
    title: "an apply creates what is missing, and owns what it states",
    kind,
    steps: [{ by: "a", op: "apply", body: { data: { x: "1" }, metadata: { labels: { l: "1" } } } }],
    object: { data: { x: "1" }, "metadata.labels": { l: "1" } },
    managers: { "apply a": [".data.x", ".metadata.labels.l"] },
  },
  {
    title: "a create notes all its fields, and the maps that were not there",
    kind,
    steps: [{ by: "c", op: "create", body: { data: { x: "1" }, immutable: false, metadata: { labels: { l: "1" } } } }],
    managers: { "update c": [".data", ".data.x", ".immutable", ".metadata.labels", ".metadata.labels.l"] },
  },
  {
    title: "the same twice is one write",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "a", op: "apply", body: { data: { x: "1" } }, isNoOp: true },
    ],
    managers: { "apply a": [".data.x"] },
  },
  {
    title: "a field that is not applied any more goes",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1", y: "2" } } },
      { by: "a", op: "apply", body: { data: { y: "2" } } },
    ],
    object: { data: { y: "2" } },
    managers: { "apply a": [".data.y"] },
  },
  {
    title: "the last field takes its map along",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" }, metadata: { labels: { l: "1" } } } },
      { by: "a", op: "apply", body: { metadata: { labels: { l: "1" } } } },
    ],
    object: { data: undefined },
    managers: { "apply a": [".metadata.labels.l"] },
  },
  {
    title: "a field that another applier owns as well stays",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "1", y: "2" } } },
      { by: "a", op: "apply", body: { metadata: { labels: { l: "1" } } } },
    ],
    object: { data: { x: "1", y: "2" } },
    managers: { "apply a": [".metadata.labels.l"], "apply b": [".data.x", ".data.y"] },
  },
  {
    title: "a field that an updater owns as well stays",
    kind,
    steps: [
      { by: "u", op: "create", body: { data: { x: "1" } } },
      { by: "a", op: "apply", body: { data: { x: "1", y: "2" } } },
      { by: "a", op: "apply", body: { data: { y: "2" } } },
    ],
    object: { data: { x: "1", y: "2" } },
    managers: { "apply a": [".data.y"], "update u": [".data", ".data.x"] },
  },
  {
    title: "the same value is owned by both",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "1" } } },
    ],
    managers: { "apply a": [".data.x"], "apply b": [".data.x"] },
  },
  {
    title: "another value is a conflict with its applier",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      {
        by: "b",
        op: "apply",
        body: { data: { x: "2" } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "a": .data.x'],
        causes: [".data.x"],
      },
    ],
    object: { data: { x: "1" } },
    managers: { "apply a": [".data.x"] },
  },
  {
    title: "another value is a conflict with its updater, whose version is named",
    kind,
    steps: [
      { by: "u", op: "create", body: { data: { x: "1" } } },
      {
        by: "b",
        op: "apply",
        body: { data: { x: "2" } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "u" using v1: .data.x'],
        causes: [".data.x"],
      },
    ],
  },
  {
    title: "force takes a field from its owners",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1", y: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "2" } }, force: true },
    ],
    object: { data: { x: "2", y: "1" } },
    managers: { "apply a": [".data.y"], "apply b": [".data.x"] },
  },
];

for (const [index, row] of rows.entries()) test(row.title, () => follow(api, row, `m-${index}`));

test.run();
