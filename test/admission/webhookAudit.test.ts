import * as assert from "uvu/assert";
import { type AuditedServer, startAudited } from "../auth/auditServer.ts";
import { type HookServer, patchOf, startHookServer } from "../harness/hookServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: webhooks in the audit log");

let audited: AuditedServer;
let hook: HookServer;
test.before(async () => {
  hook = await startHookServer();
  audited = await startAudited("rules: [{ level: Metadata, omitStages: [RequestReceived] }]\n");
});
test.after(async () => {
  await audited.stop();
  await hook.stop();
});

test("events say what webhooks changed, which of them failed, and what they note", async () => {
  const webhook = (name: string, port: number, more: object) => ({
    name,
    clientConfig: { url: `https://127.0.0.1:${port}/`, caBundle: hook.caBundle },
    rules: [{ operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }],
    ...{ sideEffects: "None", admissionReviewVersions: ["v1"], ...more },
  });
  const webhooks = [webhook("a.example.com", hook.port, {}), webhook("b.example.com", 1, { failurePolicy: "Ignore" })];
  const path = "/apis/admissionregistration.orch.io/v1/mutatingwebhookconfigurations";
  await audited.send({ method: "POST", path, body: { metadata: { name: "hooks" }, webhooks } });
  hook.answer = () => ({
    ...patchOf({ op: "add", path: "/data", value: { a: "b" } }),
    auditAnnotations: { why: "so" },
  });
  const headers = { "audit-id": "hooked" };
  const maps = "/api/v1/namespaces/default/configmaps";
  await audited.send({ method: "POST", path: maps, body: { metadata: { name: "m" } }, headers });
  const [event] = await audited.events("hooked", 1);
  const annotations = (event as { readonly annotations?: Record<string, string> }).annotations ?? {};
  const round = (index: number) => `mutation.webhook.admission.orch.io/round_0_index_${index}`;
  const noted = (webhook: string, mutated: boolean) => JSON.stringify({ configuration: "hooks", webhook, mutated });
  assert.is(annotations[round(0)], noted("a.example.com", true));
  assert.is(annotations[round(1)], noted("b.example.com", false));
  assert.is(annotations[`failed-open.${round(1)}`], "b.example.com");
  assert.is(annotations["a.example.com/why"], "so");
});

test.run();
