import * as assert from "uvu/assert";
import { setImmediate as turn } from "node:timers/promises";
import { decisionsFor } from "../../../runtime/admission/expressions/decisions.ts";
import { Evaluator, expressionScope, type ExpressionScope } from "../../../runtime/admission/expressions/evaluator.ts";
import type { AdmissionAttributes } from "../../../runtime/admission/plugin.ts";
import type { Authorizer } from "../../../runtime/auth/authorizer.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("admission: expressions of policies");

const attributes = {
  operation: "create",
  descriptor: { group: "", version: "v1", plural: "pods" },
  namespace: "default",
  name: "a",
  subresource: "",
  user: { name: "ann", groups: [] },
} as unknown as AdmissionAttributes;

function evaluatorOf(scope: ExpressionScope, authorize: Authorizer, limit?: number): Evaluator {
  const decisions = decisionsFor(attributes, authorize);
  const nothing = { object: { n: 1 }, oldObject: null, request: {}, params: null, namespaceObject: null };
  const goOn = () => undefined;
  return new Evaluator({ scope, values: { ...nothing, decisions }, goOn, ...(limit === undefined ? {} : { limit }) });
}

const allow: Authorizer = () => ({ outcome: "allow", reason: "" });

test("an authorizer that answers later is asked each question once", async () => {
  const asked: string[] = [];
  const later: Authorizer = async ({ verb, resource }) => {
    asked.push(`${verb} ${resource}`);
    await turn();
    return { outcome: verb === "get" ? "allow" : "deny", reason: "later" };
  };
  const scope = expressionScope([{ name: "own", expression: "authorizer.requestResource" }], { makesObjects: false });
  const evaluator = evaluatorOf(scope, later);
  const of = (verb: string) => `variables.own.check('${verb}').allowed()`;
  assert.is(await evaluator.evaluate(scope.compile(`${of("get")} && !${of("list")}`)), true);
  assert.is(await evaluator.evaluate(scope.compile(of("get"))), true);
  assert.equal(asked, ["get pods", "list pods"]);
});

test("an authorizer that fails has no opinion, and says why", async () => {
  const scope = expressionScope([], { makesObjects: false });
  const check = "authorizer.requestResource.check('get')";
  for (const authorize of [
    () => {
      throw new Error("out of order");
    },
    () => Promise.reject(new Error("out of order")),
  ]) {
    const evaluator = evaluatorOf(scope, authorize);
    assert.is(await evaluator.evaluate(scope.compile(`${check}.allowed()`)), false);
    assert.is(await evaluator.evaluate(scope.compile(`${check}.error()`)), "out of order");
  }
});

test("a variable that others speak of is evaluated once, and paid for once", async () => {
  const list = "[0,1,2,3,4,5,6,7,8,9]";
  const dear = `${list}.map(a, ${list}.map(b, a * b))`;
  const scope = expressionScope([{ name: "dear", expression: dear }], { makesObjects: false });
  const evaluator = evaluatorOf(scope, allow, 3000);
  for (let times = 0; times < 20; times += 1) {
    assert.is(await evaluator.evaluate(scope.compile("size(variables.dear) == 10")), true);
  }
});

test("what all expressions of a policy may spend together has an end", async () => {
  const scope = expressionScope([], { makesObjects: false });
  const evaluator = evaluatorOf(scope, allow, 1000);
  const expression = scope.compile("[1,2,3,4,5,6,7,8].all(x, x > 0)");
  try {
    for (;;) await evaluator.evaluate(expression);
  } catch (error) {
    const text = "validation failed due to running out of cost budget, no further validation rules will be run";
    assert.is((error as Error).message, text);
  }
});

test("a variable knows those before it alone, and what there is not does not compile", async () => {
  const scope = expressionScope(
    [
      { name: "early", expression: "variables.late" },
      { name: "late", expression: "object.n" },
    ],
    { makesObjects: false },
  );
  const evaluator = evaluatorOf(scope, allow);
  const failing = async (text: string): Promise<string> => {
    try {
      await evaluator.evaluate(scope.compile(text));
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.is(await evaluator.evaluate(scope.compile("variables.late")), 1n);
  assert.match(
    await failing("variables.early"),
    /composited variable "early" fails to compile: .*undefined field 'late'/,
  );
  assert.match(await failing("variables.other"), /^compilation error: .*undefined field 'other'/);
});

test.run();
