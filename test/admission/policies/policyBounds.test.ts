import * as assert from "uvu/assert";
import { openApi } from "../../harness/api.ts";
import { measureLoop } from "../../harness/loopMeter.ts";
import "../../harness/ownProcess.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("admission: bounds of policies");

const group = "/apis/admissionregistration.orch.io/v1";
const matchConstraints = {
  resourceRules: [{ operations: ["*"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }],
};

test("policies that work hard leave the event loop to others, and bombs end at their limits", async () => {
  const api = await openApi();
  const ten = "[0,1,2,3,4,5,6,7,8,9]";
  const heavy = (turns: string) => `${ten}.all(a, ${ten}.all(b, ${ten}.all(c, ${turns}.all(d, a + b + c + d >= 0))))`;
  const validations = Array.from({ length: 12 }, () => ({ expression: heavy(ten) }));
  for (const name of ["p1", "p2", "p3"]) {
    const spec = { matchConstraints, validations };
    assert.is((await api.post(`${group}/validatingadmissionpolicies`, { metadata: { name }, spec })).status, 201);
    const binding = { metadata: { name }, spec: { policyName: name, validationActions: ["Deny"] } };
    assert.is((await api.post(`${group}/validatingadmissionpolicybindings`, binding)).status, 201);
  }
  const bomb = (name: string, expression: string, patchType: string) => ({
    metadata: { name },
    spec: {
      ...{ matchConstraints, reinvocationPolicy: "Never", failurePolicy: "Ignore" },
      variables: Array.from({ length: 9 }, (_, index) => ({
        name: `v${index}`,
        expression: index === 0 ? "'0123456789'" : `[${`variables.v${index - 1}, `.repeat(9)}variables.v${index - 1}]`,
      })),
      mutations: [{ patchType, [patchType === "JSONPatch" ? "jsonPatch" : "applyConfiguration"]: { expression } }],
    },
  });
  const bombs = [
    bomb("m1", "[JSONPatch{op: 'add', path: '/data', value: variables.v8}]", "JSONPatch"),
    bomb("m2", "Object{data: {'a': variables.v8}}", "ApplyConfiguration"),
  ];
  for (const each of bombs) {
    assert.is((await api.post(`${group}/mutatingadmissionpolicies`, each)).status, 201);
    const binding = { metadata: each.metadata, spec: { policyName: each.metadata.name } };
    assert.is((await api.post(`${group}/mutatingadmissionpolicybindings`, binding)).status, 201);
  }
  const create = () => api.post("/api/v1/namespaces/default/configmaps?dryRun=All", { metadata: { name: "a" } });
  await create(); // compiles the expressions
  const { result, longestMs } = await measureLoop(create);
  assert.is(result.status, 201, result.text);
  assert.ok(longestMs < 100, `${longestMs} ms`);
  await api.stop();
});

test.run();
