import * as assert from "uvu/assert";
import { compile } from "../../../runtime/cel/expression.ts";
import { AuthorizerValue, type Decide } from "../../../runtime/cel/library/authorizationValue.ts";
import { Meter } from "../../../runtime/cel/meter.ts";
import type { Attributes } from "../../../runtime/schema/access/authorization.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("CEL: authorizer");

const asked: Attributes[] = [];
const decide: Decide = (question) => {
  asked.push(question);
  const reason = "so it is";
  return question.verb === "get" ? { outcome: "allow", reason } : { outcome: "noOpinion", reason, error: "broken" };
};
const user = { name: "ann", groups: ["staff"] };
const authorizer = new AuthorizerValue(user, decide, { group: "apps", resource: "deployments", name: "web" });

function evaluate(text: string): unknown {
  const expression = compile(text, { variables: [{ name: "authorizer", type: { kind: "authorizer" } }] });
  if ("compileError" in expression) throw new Error(expression.compileError);
  asked.length = 0;
  return expression.evaluate([authorizer], new Meter());
}

const questions: readonly [string, boolean, Partial<Attributes>][] = [
  ["authorizer.path('/healthz').check('get')", true, { path: "/healthz", isResourceRequest: false }],
  ["authorizer.group('').resource('pods').check('list')", false, { resource: "pods", group: "", version: "*" }],
  [
    "authorizer.group('apps').resource('deployments').subresource('scale').namespace('a').name('b').check('get')",
    true,
    { group: "apps", resource: "deployments", subresource: "scale", namespace: "a", name: "b" },
  ],
  ["authorizer.requestResource.check('get')", true, { group: "apps", resource: "deployments", name: "web", user }],
  [
    "authorizer.group('').resource('pods').labelSelector('a=b').check('get')",
    true,
    { labelSelector: [{ key: "a", operator: "In", values: ["b"] }] },
  ],
  [
    "authorizer.serviceAccount('default', 'robot').path('/x').check('get')",
    true,
    {
      user: {
        name: "system:serviceaccount:default:robot",
        uid: "",
        groups: ["system:serviceaccounts", "system:serviceaccounts:default", "system:authenticated"],
      },
    },
  ],
];

for (const [text, isAllowed, expected] of questions) {
  test(`asks: ${text}`, () => {
    assert.is(evaluate(`${text}.allowed()`), isAllowed);
    const found = asked[0] as unknown as Record<string, unknown>;
    assert.equal(Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]])), expected);
  });
}

test("a decision says why it is so, and what kept it from being another", () => {
  const check = "authorizer.group('').resource('pods').check('list')";
  assert.is(evaluate(`${check}.reason()`), "so it is");
  assert.is(evaluate(`${check}.errored()`), true);
  assert.is(evaluate(`${check}.error()`), "broken");
});

test("a name that no service account can have is no account's", () => {
  assert.throws(
    () => evaluate("authorizer.serviceAccount('default', 'A B').path('/').check('get').allowed()"),
    /Invalid/,
  );
  assert.throws(() => evaluate("authorizer.path('').check('get').allowed()"), /path must not be empty/);
});

test("what an authorizer is not asked does not compile", () => {
  assert.throws(() => evaluate("authorizer.allowed()"), /found no matching overload for 'allowed'/);
  assert.throws(() => evaluate("authorizer.name"), /does not support field selection/);
});

test("questions are dear: three of one expression are too many", () => {
  const check = "authorizer.path('/x').check('get').allowed()";
  assert.is(evaluate(`${check} && ${check}`), true);
  assert.throws(() => evaluate(`${check} && ${check} && ${check}`), /cost limit exceeded/);
});

test.run();
