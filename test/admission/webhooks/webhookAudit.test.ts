import * as assert from "uvu/assert";
import { type AuditedServer, startAudited } from "../../auth/auditServer.ts";
import { type HookServer, patchOf, startHookServer } from "../../harness/peers/hookServer.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("admission: webhooks in the audit log");

let audited: AuditedServer;
let hook: HookServer;
test.before(async () => {
  hook = await startHookServer();
  const named = "{ level: Request, users: [alice], omitStages: [RequestReceived] }";
  audited = await startAudited(`rules: [${named}, { level: Metadata, omitStages: [RequestReceived] }]\n`);
});
test.after(async () => {
  await audited.stop();
  await hook.stop();
});

/** Creates an object as a user, and reads what the audit log notes of it. */
async function annotationsOf(name: string, user: string): Promise<Record<string, string>> {
  const headers = { "audit-id": `of-${name}` };
  const path = "/api/v1/namespaces/default/configmaps";
  await audited.send({ method: "POST", path, user, body: { metadata: { name } }, headers });
  const [event] = await audited.events(`of-${name}`, 1);
  return (event as { readonly annotations?: Record<string, string> }).annotations ?? {};
}

test("events say what webhooks changed, failed and note; those that show objects have the patches", async () => {
  const clientConfig = { url: "https://127.0.0.1:1/", caBundle: hook.caBundle };
  const webhooks = [
    hook.webhook({ name: "a.example.com" }),
    hook.webhook({ name: "b.example.com", failurePolicy: "Ignore", clientConfig }),
  ];
  const path = "/apis/admissionregistration.orch.io/v1/mutatingwebhookconfigurations";
  await audited.send({ method: "POST", path, body: { metadata: { name: "hooks" }, webhooks } });
  hook.answer = () => ({
    ...patchOf({ op: "add", path: "/data", value: { a: "b" } }),
    auditAnnotations: { why: "so" },
  });
  const annotations = await annotationsOf("m", "admin");
  const round = (index: number) => `mutation.webhook.admission.orch.io/round_0_index_${index}`;
  const noted = (webhook: string, mutated: boolean) => JSON.stringify({ configuration: "hooks", webhook, mutated });
  assert.is(annotations[round(0)], noted("a.example.com", true));
  assert.is(annotations[round(1)], noted("b.example.com", false));
  assert.is(annotations[`failed-open.${round(1)}`], "b.example.com");
  assert.is(annotations["a.example.com/why"], "so");
  const patched = "patch.webhook.admission.orch.io/round_0_index_0";
  assert.is(annotations[patched], undefined);
  const shown = (await annotationsOf("n", "alice"))[patched];
  const patch = '[{"op":"add","path":"/data","value":{"a":"b"}}]';
  const rest = '"configuration":"hooks","webhook":"a.example.com"';
  assert.is(shown, `{${rest},"patch":${patch},"patchType":"JSONPatch"}`);
  hook.answer = () => ({ allowed: false });
  assert.is((await annotationsOf("o", "admin"))[round(0)], noted("a.example.com", false));
});

test("events say that a validating webhook failed and let the request pass", async () => {
  const clientConfig = { url: "https://127.0.0.1:1/", caBundle: hook.caBundle };
  const webhooks = [hook.webhook({ name: "v.example.com", failurePolicy: "Ignore", clientConfig })];
  const path = "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations";
  await audited.send({ method: "POST", path, body: { metadata: { name: "checks" }, webhooks } });
  hook.answer = () => ({});
  const annotations = await annotationsOf("v", "admin");
  assert.is(annotations["failed-open.validating.webhook.admission.orch.io/round_0_index_0"], "v.example.com");
});

test("events of requests of more than half a second say where the time went; those of fast ones do not", async () => {
  const webhooks = [hook.webhook({ name: "s.example.com" })];
  const paths = ["mutating", "validating"].map(
    (each) => `/apis/admissionregistration.orch.io/v1/${each}webhookconfigurations`,
  );
  for (const path of paths) {
    await audited.send({ method: "POST", path, body: { metadata: { name: "slow" }, webhooks } });
  }
  let waitMs = 310;
  hook.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return {};
  };
  const latencies = async (name: string) =>
    Object.fromEntries(
      Object.entries(await annotationsOf(name, "admin"))
        .filter(([key]) => key.startsWith("apiserver.latency."))
        .map(([key, value]) => [key.replace("apiserver.latency.orch.io/", ""), value]),
    );
  const slow = await latencies("slow");
  for (const each of ["mutating-webhook", "validating-webhook"]) {
    assert.match(slow[each] ?? "", /^([3-9]\d\d(\.\d+)?ms|\d(\.\d+)?s)$/);
  }
  assert.match(slow.total ?? "", /^([6-9]\d\d(\.\d+)?ms|\d(\.\d+)?s)$/);
  waitMs = 0;
  assert.equal(await latencies("fast"), {});
  for (const path of paths) await audited.send({ method: "DELETE", path: `${path}/slow` });
});

test.run();
