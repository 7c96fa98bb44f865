import * as assert from "uvu/assert";
import { celCell, celRules } from "../../runtime/cel/index.ts";
import {
  type FieldError,
  field,
  invalid,
  invalidUnshown,
  required,
  type RuleText,
  type Structure,
  structure,
} from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("CEL rules");

interface Rules {
  readonly root?: readonly RuleText[];
  readonly count?: readonly RuleText[];
  readonly part?: readonly RuleText[];
}

/** A kind whose structures have these rules. */
function kindWith({ root = [], count = [], part = [] }: Rules): Structure {
  const Part: Structure = structure("Part", () => [field("name", 1, "string"), field("size", 2, "int32")], {
    rules: part,
  });
  return structure(
    "Root",
    () => [
      field("count", 1, "int64", { rules: count }),
      field("ratio", 2, "double"),
      field("since", 3, "time"),
      field("port", 4, "intOrString"),
      field("free", 5, "raw"),
      field("parts", 6, { list: { structure: () => Part } }, { listType: "map", mapKeys: ["name"] }),
      field("loose", 7, { list: { structure: () => Part } }),
      field("byName", 8, { map: { structure: () => Part } }),
    ],
    { rules: root },
  );
}

const rulesOf = (rules: Rules) => celRules(kindWith(rules));

/** Compares what a client sees of errors. */
function same(errors: readonly FieldError[], expected: readonly FieldError[]): void {
  const seen = ({ reason, field, message }: FieldError) => ({ reason, field, message });
  assert.equal(errors.map(seen), expected.map(seen));
}

/** The errors of one rule on the root. */
function check(rule: string, object: unknown, old?: unknown): string[] {
  return rulesOf({ root: [{ rule }] })([], object, old).map((each) => `${each.field}: ${each.message}`);
}

const holding: readonly (readonly [rule: string, object: unknown])[] = [
  ["self.count / 2 == 3", { count: 7 }],
  ["self.ratio / 2.0 == 3.5", { ratio: 7 }],
  ["self.since < timestamp('2026-01-02T00:00:00Z')", { since: "2026-01-01T00:00:00Z" }],
  ["self.port == 80", { port: 80 }],
  ["self.port == 'http'", { port: "http" }],
  ["self.free.deep.n == 3 && self.free.deep.x == 1.5", { free: { deep: { n: 3, x: 1.5 } } }],
  ["!has(self.count)", {}],
  ["self.parts.all(p, p.size > 0)", { parts: [{ name: "a", size: 1 }] }],
  ["self.parts.map(p, p.name) == ['a', 'b']", { parts: [{ name: "a" }, { name: "b" }] }],
  ["self.byName['a'].size == 2", { byName: { a: { size: 2 } } }],
];

for (const [rule, object] of holding) {
  test(`${rule} holds`, () => {
    assert.equal(check(rule, object), []);
  });
}

test("a failed rule of an object names itself", () => {
  assert.equal(check("self.count > 3", { count: 1 }), ["<nil>: Invalid value: failed rule: self.count > 3"]);
});

test("a rule that cannot be evaluated is an error of the object", () => {
  assert.equal(check("self.count > 3", {}), [
    '<nil>: Invalid value: "object": no such key: count evaluating rule: self.count > 3',
  ]);
  assert.equal(check("self.port + 1 == 2", { port: "http" }), [
    "<nil>: Invalid value: \"object\": 'no such overload': call arguments did not match a supported operator, function " +
      "or macro signature for rule: self.port + 1 == 2",
  ]);
});

test("a rule that does not compile, or is neither true nor false, is an error and not an exception", () => {
  assert.match(check("self.count >", { count: 1 })[0] ?? "", /^<nil>: .*: rule compile error: ERROR: <input>:1:13: /);
  assert.match(check("self.count", { count: 1 })[0] ?? "", /rule compile error: must evaluate to a bool, not int/);
  assert.match(check("self.port", { port: 1 })[0] ?? "", /rule must be true or false: self.port/);
});

test("a rule on an item is checked for each, at its path", () => {
  const rules = rulesOf({ part: [{ rule: "self.size > 0", message: "is empty", fieldPath: ".size" }] });
  const object = {
    parts: [
      { name: "a", size: 1 },
      { name: "b", size: 0 },
    ],
    byName: { "x/y": { size: 0 } },
  };
  assert.equal(
    rules([], object).map((each) => `${each.field}: ${each.message}`),
    ["parts[1].size: Invalid value: is empty", "byName[x/y].size: Invalid value: is empty"],
  );
});

test("a rule about a change finds the old item by its keys, and skips new items and lists without keys", () => {
  const rules = rulesOf({ part: [{ rule: "self.size == oldSelf.size", message: "is immutable" }] });
  const old = {
    parts: [
      { name: "a", size: 1 },
      { name: "b", size: 2 },
    ],
    loose: [{ name: "z", size: 1 }],
  };
  const object = {
    parts: [
      { name: "b", size: 3 },
      { name: "a", size: 1 },
      { name: "c", size: 9 },
    ],
    loose: [{ name: "z", size: 2 }],
  };
  same(rules([], object, old), [invalidUnshown("parts[0]", "is immutable")]);
});

test("a rule on a field has the field's value as self", () => {
  const rules = rulesOf({ count: [{ rule: "self % 2 == 0", message: "is odd" }] });
  same(rules([], { count: 3 }), [invalid("count", 3, "is odd")]);
  assert.equal(rules([], {}), []);
});

test("the reason of a rule decides the error", () => {
  const reasons = ["FieldValueForbidden", "FieldValueRequired", "FieldValueDuplicate", "FieldValueInvalid", undefined];
  const messages = reasons.flatMap((reason) => {
    const rule = { rule: "false", message: "no", ...(reason === undefined ? {} : { reason }) };
    return rulesOf({ root: [rule] })([], {}).map((each) => `${each.reason} ${each.message}`);
  });
  assert.equal(messages, [
    "FieldValueForbidden Forbidden: no",
    "FieldValueRequired Required value: no",
    "FieldValueDuplicate Duplicate value",
    "FieldValueInvalid Invalid value: no",
    "FieldValueInvalid Invalid value: no",
  ]);
});

test("a message expression that fails leaves the plain message", () => {
  const rule = { rule: "false", message: "plain", messageExpression: "'n' + self.nothing" };
  same(rulesOf({ root: [rule] })([], {}), [invalidUnshown("<nil>", "plain")]);
});

test("rules wait until required values are there, but not for other errors", () => {
  const rules = rulesOf({ root: [{ rule: "false", message: "no" }] });
  assert.equal(
    rules([required("a")], {}).map((each) => each.field),
    ["a", "<nil>"],
  );
  same(rules([invalid("a", 1, "x")], {}), [invalid("a", 1, "x"), invalidUnshown("<nil>", "no")]);
});

test("an expression column gives scalars, JSON for the rest, and an empty cell where it fails", () => {
  const cell = (expression: string, type: "string" | "integer") =>
    celCell(kindWith({}), expression, type)({ count: 3 });
  assert.is(cell("self.count + 1", "integer"), 4);
  assert.is(cell("self.count + 1", "string"), "4");
  assert.is(cell("[self.count]", "string"), "[3]");
  assert.is(cell("self.ratio", "string"), null);
  assert.is(cell("self.nothing", "string"), "<invalid: ERROR: <input>:1:5: undefined field 'nothing'>");
});

test.run();
