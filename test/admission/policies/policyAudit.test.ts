import * as assert from "uvu/assert";
import { type AuditedServer, startAudited } from "../../auth/auditServer.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("admission: policies in the audit log");

let audited: AuditedServer;
test.before(async () => {
  audited = await startAudited("rules: [{ level: Metadata, omitStages: [RequestReceived] }]\n");
});
test.after(() => audited.stop());

test("events say what did not hold, and what policies note", async () => {
  const group = "/apis/admissionregistration.orch.io/v1";
  const rule = { operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] };
  const spec = {
    matchConstraints: { resourceRules: [rule] },
    validations: [{ expression: "true" }, { expression: "false", message: "never" }, { expression: "false" }],
    auditAnnotations: [
      { key: "name", valueExpression: "'it is ' + object.metadata.name" },
      { key: "none", valueExpression: "null" },
    ],
  };
  const send = (path: string, body: object, headers = {}) => audited.send({ method: "POST", path, body, headers });
  await send(`${group}/validatingadmissionpolicies`, { metadata: { name: "p" }, spec });
  const binding = { policyName: "p", validationActions: ["Audit"] };
  await send(`${group}/validatingadmissionpolicybindings`, { metadata: { name: "b" }, spec: binding });
  await send("/api/v1/namespaces/default/configmaps", { metadata: { name: "a" } }, { "audit-id": "of-a" });
  const [event] = await audited.events("of-a", 1);
  const { annotations } = event as { readonly annotations: Record<string, string> };
  assert.equal([annotations["p/name"], annotations["p/none"]], ["it is a", undefined]);
  assert.equal(JSON.parse(annotations["validation.policy.admission.orch.io/validation_failure"] ?? ""), [
    { message: "never", policy: "p", binding: "b", expressionIndex: 1, validationActions: ["Audit"] },
  ]);
});

test.run();
