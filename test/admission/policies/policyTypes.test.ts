import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { definition } from "../../custom/customApi.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";

const test = suite("admission: types of validating policies");

const policies = "/apis/admissionregistration.orch.io/v1/validatingadmissionpolicies";

let api: Api;
test.before(async () => {
  api = await openApi({ undocumented: "/apis/acme.test" });
});
test.after(() => api.stop());

interface Spec {
  readonly validations: readonly object[];
  readonly [part: string]: unknown;
}

const rule = (group: string, ...resources: readonly string[]) => ({
  resourceRules: [{ operations: ["*"], apiGroups: [group], apiVersions: ["v1"], resources }],
});

/** The status of a policy when its newest generation has been checked. */
async function checked(name: string): Promise<Parsed> {
  for (let tries = 0; tries < 500; tries++) {
    const { metadata, status } = (await api.get(`${policies}/${name}`)).json;
    if (status?.observedGeneration === metadata.generation) return status;
    await sleep(10);
  }
  return assert.unreachable(`${name} was not checked`);
}

let count = 0;
/** What is said of a new policy, by the place of the expression. */
async function warnings(spec: Spec): Promise<Readonly<Record<string, string>>> {
  const name = `p-${count++}`;
  const made = await api.post(policies, { metadata: { name }, spec: { matchConstraints: deployments, ...spec } });
  assert.is(made.status, 201, made.text);
  const { typeChecking } = await checked(name);
  const found = typeChecking.expressionWarnings ?? [];
  return Object.fromEntries(found.map(({ fieldRef, warning }: Parsed) => [fieldRef, warning]));
}

const ofDeployments = "apps/v1, Kind=Deployment: ";
const deployments = rule("apps", "deployments");
const validation = (expression: string, more: object = {}) => ({ validations: [{ expression, ...more }] });
const at = "spec.validations[0].expression";

test("an expression that asks for a field that its kind does not have is named, with its place", async () => {
  assert.equal(await warnings(validation("object.replicas > 1")), {
    [at]: `${ofDeployments}ERROR: <input>:1:7: undefined field 'replicas'\n | object.replicas > 1\n | ......^`,
  });
  const messageExpression = "'no ' + object.spec.name";
  const found = await warnings(validation("object.spec.replicas > 1", { messageExpression }));
  assert.match(found["spec.validations[0].messageExpression"] ?? "", /undefined field 'name'/);
  assert.is(found[at], undefined);
});

test("expressions that fit have no warning", async () => {
  const fitting = [
    "object.spec.replicas > 1",
    "oldObject == null || object.metadata.name == oldObject.metadata.name",
    "object.spec.template.spec.containers.all(c, c.image.startsWith('x') && c.?resources.limits.hasValue())",
    "object.metadata.labels['a'] == 'x' && object.kind == 'Deployment'",
    "object.spec.strategy.rollingUpdate.maxSurge == '25%' || object.spec.strategy.rollingUpdate.maxSurge == 1",
    "variables.wanted > 1 && request.namespace == namespaceObject.metadata.name",
  ];
  const variables = [{ name: "wanted", expression: "object.spec.replicas" }];
  assert.equal(await warnings({ variables, validations: fitting.map((expression) => ({ expression })) }), {});
});

test("a variable has the type of its expression", async () => {
  const variables = [{ name: "wanted", expression: "object.spec.replicas" }];
  const found = await warnings({ variables, ...validation("variables.wanted.startsWith('a')") });
  assert.match(
    found[at] ?? "",
    /^apps\/v1, Kind=Deployment: ERROR: <input>:1:28: found no matching overload for 'startsWith'/,
  );
});

test("each kind that a rule names is checked, and none where a rule names all", async () => {
  const both = rule("", "pods", "configmaps", "pods/status", "gone");
  const found = await warnings({ matchConstraints: both, ...validation("object.spec.nodeName == 'a'") });
  assert.match(found[at] ?? "", /^\/v1, Kind=ConfigMap: ERROR: <input>:1:7: undefined field 'spec'/);
  assert.not.match(found[at] ?? "", /Pod/);
  for (const some of [rule("*", "configmaps"), rule("", "*")]) {
    assert.equal(await warnings({ matchConstraints: some, ...validation("object.other == 1") }), {});
  }
});

test("custom kinds, and parameters, are checked against their schemas", async () => {
  const crd = definition("gadget", { group: "acme.test" });
  assert.is((await api.post("/apis/apiextensions.orch.io/v1/customresourcedefinitions", crd)).status, 201);
  while ((await api.get("/apis/acme.test/v1/gadgets")).status !== 200) await sleep(10);
  const matchConstraints = rule("acme.test", "gadgets");
  const paramKind = { apiVersion: "v1", kind: "ConfigMap" };
  const validations = [
    { expression: "object.spec.size > 1" },
    { expression: "object.spec.weight > 1" },
    { expression: "params.data.max == '1'" },
    { expression: "params.spec == 1" },
  ];
  const found = await warnings({ matchConstraints, paramKind, validations });
  assert.equal(Object.keys(found), ["spec.validations[1].expression", "spec.validations[3].expression"]);
  assert.match(
    Object.values(found).join(),
    /^acme\.test\/v1, Kind=Gadget: .*'weight'.*acme\.test\/v1, Kind=Gadget: .*'spec'/s,
  );
});

test("a policy is checked again when it changes, and the warnings that no longer hold go", async () => {
  const name = "changing";
  const spec = { matchConstraints: deployments, ...validation("object.replicas > 1") };
  assert.is((await api.post(policies, { metadata: { name }, spec })).status, 201);
  assert.is((await checked(name)).typeChecking.expressionWarnings.length, 1);
  const path = `${policies}/${name}`;
  const patched = await api.patch(path, "merge", { spec: validation("object.spec.replicas > 1") });
  assert.is(patched.status, 200, patched.text);
  assert.equal((await checked(name)).typeChecking, {});
  const { managedFields } = (await api.get(path)).json.metadata;
  const writer = managedFields.find((each: Parsed) => each.subresource === "status");
  assert.is(writer.manager, "validatingadmissionpolicy-status");
});

test("the expressions of a policy are checked against ten kinds", async () => {
  const resources = ["pods", "services", "secrets", "configmaps", "endpoints", "events", "nodes", "namespaces"];
  const more = ["persistentvolumes", "persistentvolumeclaims", "limitranges", "resourcequotas"];
  const matchConstraints = rule("", ...resources, ...more);
  const found = await warnings({ matchConstraints, ...validation("object.other == 1") });
  assert.is((found[at] ?? "").match(/Kind=/g)?.length, 10);
});

test("warnings of a policy end where they are too long to be kept", async () => {
  const validations = Array.from({ length: 60 }, () => ({ expression: `object.other == '${"x".repeat(4000)}'` }));
  const found = await warnings({ validations });
  const length = Object.values(found).join("").length;
  assert.ok(length > 90_000 && length <= 100_000, String(length));
});

test.run();
