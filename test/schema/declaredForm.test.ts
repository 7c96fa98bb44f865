import * as assert from "uvu/assert";
import { inDeclaredForm } from "../../runtime/schema/shown/declaredForm.ts";
import { duplicate, forbiddenChange, invalid, invalidAt, required } from "../../runtime/schema/fieldError.ts";
import { field, structure } from "../../runtime/schema/structure.ts";
import { suite } from "../harness/suite.ts";

const test = suite("declared form");

const Condition = structure("Condition", () => [field("type", 1, "string"), field("reason", 2, "string")]);
const Door = structure("Door", () => [
  field("name", 1, "string"),
  field("hostIP", 2, "string", { presence: "pointer" }),
  field("tcpPort", 3, "int32"),
  field("isOpen", 4, "boolean"),
  field("keys", 5, { list: "string" }),
  field("lock", 6, { structure: () => Lock }),
  field("seenAt", 7, "time"),
  field("state", 8, { structure: () => Condition }),
]);
const Lock = structure("Lock", () => [field("uid", 1, "string"), field("weight", 2, "quantity")]);
const House = structure("House", () => [
  field("doors", 1, { list: { structure: () => Door } }),
  field("locks", 2, { map: { structure: () => Lock } }),
  field("raw", 3, "raw"),
]);

const emptyDoor =
  '{"Name":"front","HostIP":null,"TCPPort":0,"IsOpen":false,"Keys":null,' +
  '"Lock":{"UID":"","Weight":"0"},"SeenAt":null,"State":{"type":"Ready"}}';

const tries: [what: string, error: ReturnType<typeof invalid>, message: string][] = [
  [
    "an object shows all its fields by capital names, and one of the metadata group what it has",
    duplicate("doors[0]", { state: { type: "Ready" }, name: "front" }),
    `Duplicate value: ${emptyDoor}`,
  ],
  [
    "a value of a map is shown as one",
    invalid("locks[a]", { uid: "<u>" }, "no"),
    'Invalid value: {"UID":"\\u003cu\\u003e","Weight":"0"}: no',
  ],
  [
    "an item is shown where the error names its list",
    invalid("doors", { name: "front", state: { type: "Ready" } }, "no"),
    `Invalid value: ${emptyDoor}: no`,
  ],
  [
    "an object is shown where the error names a member",
    invalid("locks[a].uid", { uid: "u" }, "no"),
    'Invalid value: {"UID":"u","Weight":"0"}: no',
  ],
  ["what has no type stays as it is", invalid("raw", { b: 1, a: 2 }, "no"), 'Invalid value: {"b":1,"a":2}: no'],
  [
    "a path that leads nowhere changes nothing",
    invalid("Doors", { name: "x" }, "no"),
    'Invalid value: {"name":"x"}: no',
  ],
  [
    "an object is shown by where it lies, where the error names another path",
    invalidAt("locks[a]", { uid: "u" }, { field: "elsewhere", detail: "no" }),
    'Invalid value: {"UID":"u","Weight":"0"}: no',
  ],
  ["a text stays a text", invalid("doors[0].name", "x", "no"), 'Invalid value: "x": no'],
  ["an error without a value stays the same", required("doors"), "Required value"],
];
for (const [what, error, message] of tries) {
  test(what, () => {
    const [shown] = inDeclaredForm([error], House);
    assert.equal([shown?.reason, shown?.field, shown?.message], [error.reason, error.field, message]);
  });
}

test("a change is shown line by line, as far as it is not too much", () => {
  const before = { doors: [{ name: "front" }], locks: { a: { uid: "u" } } };
  const after = { doors: [{ name: "back" }], locks: { a: { uid: "u" } } };
  const House2 = structure("Street", () => [field("house", 1, { structure: () => House })]);
  const names = () => ["house.doors[0].name"];
  const shown = (change: object) => {
    const error = forbiddenChange("house", "may not change", { before, after, at: "house", names, ...change });
    return inDeclaredForm([error], House2)[0]?.message;
  };
  const lines = [" {", '  "Doors": [', "   {", '-   "Name": "front",', '+   "Name": "back",', '    "HostIP": null,'];
  const text = `Forbidden: may not change\n@@ -1,7 +1,7 @@\n${lines.join("\n")}\n`;
  assert.is(shown({})?.slice(0, text.length), text);
  assert.is(
    shown({ after: { doors: [{ name: "x".repeat(70_000) }] } }),
    "Forbidden: may not change\nhouse.doors[0].name",
  );
  assert.is(shown({ at: "garden" }), "Forbidden: may not change\nhouse.doors[0].name");
});

test.run();
