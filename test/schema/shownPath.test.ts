import * as assert from "uvu/assert";
import { field, structure } from "../../runtime/schema/index.ts";
import { shownPath } from "../../runtime/schema/shown/shownPath.ts";
import { suite } from "../harness/suite.ts";

const test = suite("paths as errors show them");

const rung = structure("Rung", () => [
  field("height", 1, "int32"),
  field("wood", 2, "string", { errors: "besideList" }),
  field("nail", 3, "string", { errors: "asParent" }),
  field("knots", 4, { list: "string" }, { errors: "besideList" }),
  field("mark", 5, "string", { errors: "asItem" }),
]);
const ladder = structure("Ladder", () => [
  field("rungs", 1, { list: { structure: () => rung } }),
  field("steps", 2, { list: { structure: () => rung } }, { errors: "itemAsList" }),
  field("top", 5, { structure: () => rung }),
  field("marks", 3, { map: "string" }),
  field("coats", 6, { list: "string" }, { errors: "singular" }),
  field("flags", 4, { map: "string" }, { errors: "unindexed" }),
  field("bolts", 7, { list: { structure: () => rung } }, { errors: "leftOut" }),
  field("rope", 8, { structure: () => rung }, { errorName: "cord" }),
]);

const tries: readonly (readonly [string, string])[] = [
  ["rungs", "rungs"],
  ["top.nail", "top"],
  ["rungs[1]", "rungs[1]"],
  ["rungs[1].height", "rungs[1].height"],
  ["rungs[1].wood", "rungs.wood"],
  ["rungs[1].nail", "rungs"],
  ["rungs[1].knots[2]", "rungs.knots[2]"],
  ["steps[0]", "steps"],
  ["steps[0].height", "steps[0].height"],
  ["steps[0].wood", "steps.wood"],
  ["marks[a.b/c]", "marks[a.b/c]"],
  ["flags[a.b/c]", "flags"],
  ["coats[2]", "coat"],
  ["rope.height", "cord.height"],
  ["top.[0].x", "top.[0].x"],
  ["rungs[1].mark", "rungs[1]"],
  ["bolts[1].height", "height"],
  ["bolts[1].wood", "wood"],
  ["coats", "coats"],
  ["unknown[3].wood", "unknown[3].wood"],
];

for (const [path, shown] of tries) {
  test(`${path} is shown as ${shown}`, () => assert.is(shownPath(path, ladder), shown));
}

test.run();
