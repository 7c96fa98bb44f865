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
  {
    title: "what was forced may be forced back",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "2" } }, force: true },
      { by: "a", op: "apply", body: { data: { x: "1" } }, fails: [409, /conflict with "b": \.data\.x$/] },
      { by: "a", op: "apply", body: { data: { x: "1" } }, force: true },
    ],
    object: { data: { x: "1" } },
    managers: { "apply a": [".data.x"] },
  },
  {
    title: "an applier that lost all its fields is forgotten",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "2" } }, force: true },
    ],
    managers: { "apply b": [".data.x"] },
  },
  {
    title: "force takes what is in conflict, and shares what is not",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1", y: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "2", y: "1" } }, force: true },
    ],
    managers: { "apply a": [".data.y"], "apply b": [".data.x", ".data.y"] },
  },
  {
    title: "a value that all owners change to together is shared again",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "2" } }, force: true },
      { by: "a", op: "apply", body: { data: { x: "2" } } },
    ],
    managers: { "apply a": [".data.x"], "apply b": [".data.x"] },
  },
  {
    title: "a conflict with several owners names each of them",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "1" } } },
      {
        by: "c",
        op: "apply",
        body: { data: { x: "2" } },
        fails: [409, 'Apply failed with 2 conflicts: conflicts with "a":\n- .data.x\nconflicts with "b":\n- .data.x'],
        causes: [".data.x", ".data.x"],
      },
    ],
  },
  {
    title: "the owners of a shared field may change it by force alone",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "1" } } },
      { by: "a", op: "apply", body: { data: { x: "2" } }, fails: [409, /conflict with "b": \.data\.x$/] },
    ],
  },
  {
    title: "a field that its only applier dropped may be applied by anybody",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1", y: "1" } } },
      { by: "a", op: "apply", body: { data: { y: "1" } } },
      { by: "b", op: "apply", body: { data: { x: "2" } } },
    ],
    object: { data: { x: "2", y: "1" } },
    managers: { "apply a": [".data.y"], "apply b": [".data.x"] },
  },
  {
    title: "an applier that states nothing any more is forgotten, and what it had goes",
    kind,
    steps: [
      { by: "b", op: "apply", body: { data: { y: "1" } } },
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "a", op: "apply", body: {} },
    ],
    object: { data: { y: "1" } },
    managers: { "apply b": [".data.y"] },
  },
  {
    title: "who never had a field does not remove it by leaving it out",
    kind,
    steps: [
      { by: "u", op: "create", body: { data: { x: "1" } } },
      { by: "a", op: "apply", body: { data: { y: "1" } } },
      { by: "a", op: "apply", body: {} },
    ],
    object: { data: { x: "1" } },
    managers: { "update u": [".data", ".data.x"] },
  },
  {
    title: "a field that an updater removed is set again by its applier",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1", y: "1" } } },
      { by: "u", op: "json", body: [{ op: "remove", path: "/data/x" }] },
      { by: "a", op: "apply", body: { data: { x: "1", y: "1" } } },
    ],
    object: { data: { x: "1", y: "1" } },
    managers: { "apply a": [".data.x", ".data.y"] },
  },
  {
    title: "a field that an updater changed and changed back is the updater's",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1", y: "1" } } },
      { by: "u", op: "merge", body: { data: { x: "2" } } },
      { by: "u", op: "merge", body: { data: { x: "1" } } },
    ],
    managers: { "apply a": [".data.y"], "update u": [".data.x"] },
  },
  {
    title: "null states a field without a value: it is owned, and has none",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" }, immutable: false } },
      { by: "a", op: "apply", body: { data: { x: "1" }, immutable: null } },
    ],
    object: { immutable: undefined },
    managers: { "apply a": [".data.x", ".immutable"] },
  },
  {
    title: "null for a map leaves its members",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "b", op: "apply", body: { data: null, immutable: false } },
    ],
    object: { data: { x: "1" } },
    managers: { "apply a": [".data.x"], "apply b": [".data", ".immutable"] },
  },
  {
    title: "keys that mean something to a language are keys like others",
    kind,
    steps: [
      { by: "a", op: "apply", body: { data: { constructor: "1", hasOwnProperty: "2", toString: "3" } } },
      { by: "b", op: "apply", body: { data: { valueOf: "1" } } },
      { by: "a", op: "apply", body: { data: { constructor: "1" } } },
    ],
    object: { data: { constructor: "1", valueOf: "1" } },
    managers: { "apply a": [".data.constructor"], "apply b": [".data.valueOf"] },
  },
];

for (const [index, row] of rows.entries()) test(row.title, () => follow(api, row, `m-${index}`));

test.run();
