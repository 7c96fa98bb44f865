import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { changed } from "./changes.ts";
import { readRules } from "./ruleTable.ts";
import { RuleTries } from "./ruleTries.ts";

const test = suite("the runner of validation rules");

let api: Api;
let lastNumber = 0;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const file = (rule: string) => `
type: ConfigMap
path: /api/v1/namespaces/default/configmaps
base: { metadata: { name: probe }, data: { a: b } }
rules:
  - { field: data, rule: keys, ${rule} }`;

async function failureOf(tries: string): Promise<string> {
  const read = readRules(file(`tries: [${tries}]`), "x.yaml");
  const [rule] = read.rules;
  assert.ok(rule);
  return new RuleTries(api, read, () => ++lastNumber).run(rule).then(
    () => "",
    (error: Error) => error.message,
  );
}

const immutable = "{ update: { data.a: c }, from: { immutable: true }";
const refusal = "data: Forbidden: field is immutable when `immutable` is set";

test("what comes as expected passes", async () => {
  const passing = [
    "{ change: { data.a: c }, causes: [], warnings: [] }",
    `${immutable}, causes: ["${refusal}"] }`,
    "{ update: { data.a: c }, gives: { data: { a: c, b: null }, metadata.name: '~^probe-[0-9]+$' } }",
    "{ method: GET, from: {}, gives: { metadata: { name: '{name}', uid: '{uid}' } } }",
    "{ method: GET, path: /api/v1/namespaces/default/configmaps/none, answer: { code: 404, reason: NotFound } }",
  ];
  for (const each of passing) assert.is(await failureOf(each), "", each);
});

test("what comes otherwise fails", async () => {
  const failing = [
    ["{ change: { data.a: 1 }, causes: [] }", "refused with 400"],
    ["{ change: { data.a: c }, causes: ['data: Required value'] }", "data:·Required·value"],
    [`${immutable}, causes: [] }`, "refused with 422"],
    [`${immutable}, causes: ["${refusal}", "${refusal}"] }`, "deeply equal"],
    [`${immutable}, answer: { code: 400 } }`, "code"],
    ["{ change: {}, gives: { data.a: c } }", "data.a"],
    ["{ change: {}, gives: { data: { a: null } } }", "data.a"],
    ["{ change: {}, gives: { metadata.name: '~^x' } }", "metadata.name"],
    ["{ change: {}, warnings: [old] }", "old"],
    ["{ update: {}, from: { data.a: 1 }, causes: [] }", "what is given fails"],
  ] as const;
  for (const [tries, why] of failing) {
    const failure = await failureOf(tries);
    assert.ok(failure.startsWith("try 1: ") && failure.includes(why), `${tries}\n${failure}`);
  }
});

test("a rule that shows nothing, or is misspelt, is no rule", () => {
  const wrong = [
    ["tries: []", "is shown by nothing"],
    ["tries: [{ change: {} }]", "a try expects nothing"],
    ["tries: [{ change: {}, cause: [] }]", "unknown keys cause"],
    ["tries: [{ change: {}, update: {}, causes: [] }]", "a try is one request, not change and update"],
    ["shownBy: { file: test/none.ts, test: x }", "there is no file test/none.ts"],
    ["shownBy: { file: test/run.ts, test: x y }", 'test/run.ts has no test "x y"'],
  ] as const;
  for (const [rule, why] of wrong) {
    assert.throws(
      () => readRules(file(rule), "x.yaml"),
      (error: Error) => error.message === `x.yaml: data: keys: ${why}`,
      why,
    );
  }
});

test("a change merges, and reaches into lists", () => {
  const object = { spec: { list: [{ a: 1, b: 2 }, 3], map: { x: 1, y: 2 } } };
  const cases = [
    [{ "spec.list.0.a": 5 }, { spec: { ...object.spec, list: [{ a: 5, b: 2 }, 3] } }],
    [{ "spec.list.0": { a: null } }, { spec: { ...object.spec, list: [{ b: 2 }, 3] } }],
    [{ "spec.list.2": 4 }, { spec: { ...object.spec, list: [{ a: 1, b: 2 }, 3, 4] } }],
    [{ "spec.list.0": null }, { spec: { ...object.spec, list: [3] } }],
    [{ spec: { list: [], map: { x: null } } }, { spec: { list: [], map: { y: 2 } } }],
    [{ "spec.map.x": null, "spec.new.deep": [1] }, { spec: { ...object.spec, map: { y: 2 }, new: { deep: [1] } } }],
  ] as const;
  for (const [change, expected] of cases) assert.equal(changed(object, change as never), expected);
  assert.throws(() => changed(object, { "spec.list.3": 1 }), "a list of 2 has no such item");
});

test.run();
