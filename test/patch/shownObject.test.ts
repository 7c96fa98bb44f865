import * as assert from "uvu/assert";
import { atOnce } from "../../runtime/lib/work.ts";
import { shownObject as shownInSteps, touchedBy } from "../../runtime/patch/shownObject.ts";
import { field, structure } from "../../runtime/schema/structure.ts";
import { suite } from "../harness/suite.ts";

const test = suite("a patched object in an error");

const shownObject = (...given: Parameters<typeof shownInSteps>) => atOnce(shownInSteps(...given));
const Lamp = structure("Lamp", () => [field("watts", 1, "int32"), field("color", 2, "string")]);
const Room = structure("Room", () => [
  field("name", 1, "string"),
  field("lamps", 2, { list: { structure: () => Lamp } }),
  field("main", 3, { structure: () => Lamp }),
  field("labels", 4, { map: "string" }),
]);
const room = {
  labels: { b: "1", a: "2" },
  main: { color: "red", zzz: 1, watts: 5 },
  lamps: [{ color: "red", watts: 5 }],
  name: "hall",
  kind: "Room",
};

test("names stand in wire order where the patch did not go, and what is no field first", () => {
  const text =
    '{"kind":"Room","name":"hall","lamps":[{"watts":5,"color":"red"}],' +
    '"main":{"zzz":1,"watts":5,"color":"red"},"labels":{"a":"2","b":"1"}}';
  assert.is(shownObject(room, undefined, Room), text);
});

test("names are sorted on the way of a merge patch", () => {
  const text =
    '{"kind":"Room","labels":{"a":"2","b":"1"},"lamps":[{"watts":5,"color":"red"}],' +
    '"main":{"color":"red","watts":5,"zzz":1},"name":"hall"}';
  assert.is(shownObject(room, { main: { zzz: 1 } }, Room), text);
});

test("names are sorted on the way of a JSON patch, up to what it changes", () => {
  const touched = touchedBy([
    { op: "add", path: "/lamps/0/zzz", value: 1 },
    { op: "copy", from: "/labels/a", path: "/main" },
  ] as never);
  const text =
    '{"kind":"Room","labels":{"a":"2","b":"1"},"lamps":[{"color":"red","watts":5}],' +
    '"main":{"zzz":1,"watts":5,"color":"red"},"name":"hall"}';
  assert.is(shownObject(room, touched, Room), text);
  assert.equal(JSON.parse(JSON.stringify(touched)), { lamps: { "0": {} }, labels: {} });
});

test("names of a custom kind are sorted everywhere", () => {
  const Custom = structure("Custom", () => Room.fields, { leavesTypes: true });
  assert.is(
    shownObject({ b: { d: 1, c: [{ f: 1, e: 2 }] }, a: 0 }, {}, Custom),
    '{"a":0,"b":{"c":[{"e":2,"f":1}],"d":1}}',
  );
});

test.run();
