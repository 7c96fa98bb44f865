import * as assert from "uvu/assert";
import { type AuditedServer, startAudited } from "../auth/auditServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: pod security in the audit log");

const policy = `rules: [{ level: Metadata, omitStages: [RequestReceived] }]\n`;

let audited: AuditedServer;
test.before(async () => {
  audited = await startAudited(policy, ["--disable-admission-plugins", "ServiceAccount"]);
});
test.after(() => audited.stop());

let count = 0;

/** The annotations of pod security, by their names, of a create. */
async function notesOf(path: string, body: object): Promise<Record<string, string>> {
  const auditId = `request-${count++}`;
  await audited.send({ method: "POST", path, body, headers: { "audit-id": auditId } });
  const [event] = await audited.events(auditId, 1);
  const prefix = "pod-security.orch.io/";
  const own = Object.entries<string>(event.annotations).filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value]));
}

const spec = { containers: [{ name: "a", image: "i", securityContext: { privileged: true } }] };
const pod = { metadata: { name: "x" }, spec };
const violation = 'privileged (container "a" must not set securityContext.privileged=true)';

test("events name what was enforced, and what violates the audited standard", async () => {
  const label = (name: string) => `pod-security.orch.io/${name}`;
  const labels = { [label("enforce")]: "privileged", [label("audit")]: "baseline", [label("audit-version")]: "v1.30" };
  assert.equal(await notesOf("/api/v1/namespaces", { metadata: { name: "n", labels } }), {});
  assert.equal(await notesOf("/api/v1/namespaces/n/pods", pod), {
    "enforce-policy": "privileged:latest",
    "audit-violations": `would violate PodSecurity "baseline:v1.30": ${violation}`,
  });
  assert.equal(await notesOf("/api/v1/namespaces/n/podtemplates", { ...pod, spec: undefined, template: { spec } }), {
    "audit-violations": `would violate PodSecurity "baseline:v1.30": ${violation}`,
  });
  assert.equal(await notesOf("/api/v1/namespaces/default/pods", pod), { "enforce-policy": "privileged:latest" });
});

test("a refusal is in the log with its violations", async () => {
  const labels = { "pod-security.orch.io/enforce": "baseline", "pod-security.orch.io/audit": "baseline" };
  await notesOf("/api/v1/namespaces", { metadata: { name: "m", labels } });
  assert.equal(await notesOf("/api/v1/namespaces/m/pods", pod), {
    "enforce-policy": "baseline:latest",
    "audit-violations": `would violate PodSecurity "baseline:latest": ${violation}`,
  });
});

test.run();
