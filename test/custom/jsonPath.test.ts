import * as assert from "uvu/assert";
import { firstAt, parsePath, simplePath, valuesAt } from "../../runtime/schema/jsonPath.ts";
import { suite } from "../harness/suite.ts";

const test = suite("json paths");

const object = {
  metadata: { annotations: { "example.com/foo": "bar" }, labels: { "a/b": "c" } },
  spec: {
    list: ["x", "y", "z"],
    parts: [
      { name: "a", n: 1 },
      { name: "b", n: 2 },
    ],
  },
  status: {
    conditions: [
      { type: "Synced", status: "False" },
      { type: "Ready", status: "True" },
    ],
  },
};

const found: readonly (readonly [path: string, values: readonly unknown[]])[] = [
  [".metadata.annotations.example\\.com/foo", ["bar"]],
  [".metadata.labels['a/b']", ["c"]],
  ['.metadata.labels["a/b"]', ["c"]],
  ['.status.conditions[?(@.type=="Ready")].status', ["True"]],
  [".status.conditions[?( @.type == 'Ready' )].status", ["True"]],
  [".spec.parts[?(@.n>1)].name", ["b"]],
  [".spec.parts[*].name", ["a", "b"]],
  [".spec.list[0]", ["x"]],
  [".spec.list[-1]", ["z"]],
  [".spec.list[1:]", ["y", "z"]],
  [".spec.list[0,2]", ["x", "z"]],
  [".spec.list[ 2 , 0:1 ]", ["z", "x"]],
  [".spec.parts[0]['name','n']", ["a", 1]],
  [".spec.parts[7].name", []],
  [".spec.list.name", []],
];

for (const [path, values] of found) {
  test(`${path} leads to ${JSON.stringify(values)}`, () => {
    const steps = parsePath(path);
    if ("problem" in steps) throw new Error(steps.problem);
    assert.equal(valuesAt(object, steps), values);
    assert.equal(firstAt(path)(object), values[0]);
  });
}

test("what is no path is refused, and only plain members are simple", () => {
  for (const path of [
    ".spec.list[",
    ".spec.list[0,]",
    ".spec.list[,0]",
    ".spec..name",
    ".a[?(@.b=]",
    ".a[?(@.b==c)]",
  ]) {
    assert.ok("problem" in parsePath(path), path);
  }
  assert.equal(simplePath(".spec.list"), ["spec", "list"]);
  assert.is(simplePath(".spec.list[0]"), undefined);
});

test.run();
