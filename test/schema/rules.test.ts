import * as assert from "uvu/assert";
import { checkLabelSelector } from "../../generated/meta/v1.rules.ts";
import type { LabelSelector } from "../../generated/meta/v1.ts";
import { maxFieldErrors, required } from "../../runtime/schema/fieldError.ts";
import {
  checkField,
  checkItems,
  checkRules,
  checkValues,
  type Findings,
  repeated,
} from "../../runtime/schema/rules.ts";
import { suite } from "../harness/suite.ts";

const test = suite("rules");

const bad: LabelSelector = { matchExpressions: [{ key: "a", operator: "Exists", values: ["x"] }] };
const text = "Forbidden: may not be specified when `operator` is 'Exists' or 'DoesNotExist'";

function found(): Findings & { readonly paths: () => string[] } {
  const errors: Findings["errors"] = [];
  return { errors, isCreate: true, paths: () => errors.map((each) => each.field) };
}

test("the path of an error grows through fields, lists and maps", () => {
  const findings = found();
  checkField<{ readonly list: LabelSelector[] }>(
    findings,
    ({ list }) => checkItems(findings, checkLabelSelector, { name: "list", self: list }),
    { name: "spec", self: { list: [{}, bad] } },
  );
  checkValues(findings, checkLabelSelector, { name: "byName", self: { "a.b": bad } });
  assert.equal(findings.paths(), ["spec.list[1].matchExpressions[0].values", "byName[a.b].matchExpressions[0].values"]);
  assert.is(findings.errors[0]?.message, text);
});

test("what the schema has said of a field is not said again", () => {
  const said = [required("name")];
  const errors = checkRules(
    said,
    (_self: object, _old, { errors: own }) =>
      own.push(required("name"), required("name", "to be called by"), required("size")),
    { object: {}, old: undefined },
  );
  assert.equal(
    errors.map((each) => `${each.field}: ${each.message}`),
    ["name: Required value", "name: Required value: to be called by", "size: Required value"],
  );
});

test("a body full of mistakes is looked through until there are errors enough", () => {
  const values = Array.from({ length: 600_000 }, () => "not a label");
  const findings = found();
  const startedAt = process.cpuUsage();
  checkLabelSelector({ matchExpressions: [{ key: "a", operator: "In", values }] }, undefined, findings);
  const { user, system } = process.cpuUsage(startedAt);
  assert.is(findings.errors.length, maxFieldErrors);
  assert.ok((user + system) / 1000 < 100, `${(user + system) / 1000} ms`);
});

test("items that repeat another are found in one pass", () => {
  const items = Array.from({ length: 200_000 }, (_, index) => ({ name: `n${index}` }));
  items.push({ name: "n5" }, { name: "" }, { name: "" });
  const startedAt = process.cpuUsage();
  assert.equal(
    repeated(items, (each) => each.name),
    [200_000],
  );
  const { user, system } = process.cpuUsage(startedAt);
  assert.ok((user + system) / 1000 < 1000, `${(user + system) / 1000} ms`);
});

test.run();
