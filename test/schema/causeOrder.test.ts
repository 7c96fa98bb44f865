import * as assert from "uvu/assert";
import { duplicate, field, type FieldError, invalid, required, structure } from "../../runtime/schema/index.ts";
import { inCauseOrder } from "../../runtime/schema/shown/causeOrder.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the order of causes");

const port = structure("Port", () => [field("name", 1, "string"), field("number", 2, "int32")], {
  causes: ["name", "number", "name: Duplicate value"],
});
const tag = structure("Tag", () => [field("key", 1, "string"), field("value", 2, "string")]);
const spec = structure(
  "Spec",
  () => [
    field("type", 1, "string"),
    field("ports", 2, { list: { structure: () => port } }),
    field("tags", 3, { list: { structure: () => tag } }),
    field("size", 4, "int32"),
  ],
  { causes: ["ports", "tags", "labels", "type", "is too much"] },
);
const kind = structure("Kind", () => [field("spec", 2, { structure: () => spec })]);
const plain = structure("Plain", () => [field("spec", 2, { structure: () => tag })]);

const bad = (path: string): FieldError => invalid(path, 1, "is bad");

const tries: readonly (readonly [name: string, errors: readonly FieldError[], fields: readonly string[]])[] = [
  [
    "metadata come first, then fields as they are checked, then others",
    ["spec.size", "spec.type", "spec.ports", "metadata.name"].map(bad),
    ["metadata.name", "spec.ports", "spec.type", "spec.size"],
  ],
  [
    "those of an item follow each other",
    ["spec.ports[1].name", "spec.ports[0].number", "spec.ports[1].number", "spec.ports[0].name"].map(bad),
    ["spec.ports[0].name", "spec.ports[0].number", "spec.ports[1].name", "spec.ports[1].number"],
  ],
  [
    "a name that another item has is found last",
    [duplicate("spec.ports[1].name", "a"), bad("spec.ports[1].number"), bad("spec.ports[0].name")],
    ["spec.ports[0].name", "spec.ports[1].number", "spec.ports[1].name"],
  ],
  [
    "fields of a type without an order stay as they are found",
    ["spec.tags[1].value", "spec.tags[0].key", "spec.tags[1].key"].map(bad),
    ["spec.tags[1].value", "spec.tags[0].key", "spec.tags[1].key"],
  ],
  [
    "what an entry with spaces says has the place of that entry, wherever it is below",
    [invalid("spec.ports[0].name", 1, "is too much"), bad("spec.size"), bad("spec.type")],
    ["spec.type", "spec.ports[0].name", "spec.size"],
  ],
  [
    "what is said of the whole comes last",
    [bad("[]"), bad("spec.type"), bad("metadata.name")],
    ["metadata.name", "spec.type", "[]"],
  ],
  [
    "a name that only errors know has its place",
    [bad("spec.type"), bad("spec.labels"), required("spec.ports")],
    ["spec.ports", "spec.labels", "spec.type"],
  ],
];

for (const [name, errors, fields] of tries) {
  test(name, () => {
    assert.equal(
      inCauseOrder(errors, kind).map((each) => each.field),
      fields,
    );
  });
}

test("a kind without an order lists errors as they are found", () => {
  const errors = ["spec.value", "spec.key", "metadata.name"].map(bad);
  assert.equal(inCauseOrder(errors, plain), errors);
});

test.run();
