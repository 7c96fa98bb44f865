import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { createClient } from "../../runtime/index.ts";
import { core } from "../api/literal.ts";
import { authority, openssl, requested } from "../controllers/openssl.ts";
import { type ControllerManager, type OrchProcess, startControllerManager, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { definition } from "../custom/customApi.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("controllers with service accounts of their own");

const scratch = testFolder();
const at = (name: string) => join(scratch.path, name);
const managerUser = "system:orch-controller-manager";
const gates = "GenericWorkload=true,StorageVersionMigrator=true,PersistentVolumeClaimUnusedSinceTime=true";

const nodes = "/api/v1/nodes";
const pods = core("default", "pods");
const claims = core("default", "persistentvolumeclaims");
const groups = "/apis/scheduling.orch.io/v1alpha2/namespaces/default/podgroups";
const classes = "/apis/storage.orch.io/v1/volumeattributesclasses";
const attachments = "/apis/storage.orch.io/v1/volumeattachments";
const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const migrations = "/apis/storagemigration.orch.io/v1beta1/storageversionmigrations";
const secrets = core("orch-system", "secrets");

let server: OrchProcess;
let client: ReturnType<typeof createClient>;
let manager: ControllerManager;
test.before(async () => {
  writeFileSync(at("tokens.csv"), `manager-token,${managerUser},manager\n`);
  const policy = { apiVersion: "audit.orch.io/v1", kind: "Policy", rules: [{ level: "Metadata" }] };
  writeFileSync(at("policy.yaml"), JSON.stringify(policy));
  server = await startOrch({
    command: "apiserver",
    args: [
      ...["--storage-backend=memory", "--authorization-mode=Node,RBAC", `--token-auth-file=${at("tokens.csv")}`],
      ...[`--audit-policy-file=${at("policy.yaml")}`, `--audit-log-path=${at("audit.log")}`],
      ...[`--feature-gates=${gates}`, "--enable-admission-plugins=StorageObjectInUseProtection"],
      "--runtime-config=scheduling.orch.io/v1alpha2=true,storagemigration.orch.io/v1beta1=true",
    ],
  });
  client = createClient({ kubeconfig: server.kubeconfig });
  writeFileSync(at("manager.kubeconfig"), JSON.stringify(kubeconfigOf(server.url, "manager-token")));
  writeFileSync(at("root.crt"), "certificates\n");
  await prepareWork();
  const ca = authority(at("ca"));
  openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", at("accounts.key"));
  manager = await startControllerManager([
    ...["--kubeconfig", at("manager.kubeconfig"), "--use-service-account-credentials", `--feature-gates=${gates}`],
    ...["--controllers=*,bootstrapsigner,tokencleaner", "--root-ca-file", at("root.crt")],
    ...["--allocate-node-cidrs", "--cluster-cidr=10.244.0.0/16", "--terminated-pod-gc-threshold=1"],
    ...["--node-startup-grace-period=1s", "--legacy-service-account-token-clean-up-period=0s"],
    ...["--cluster-signing-cert-file", ca.certFile, "--cluster-signing-key-file", ca.keyFile],
    ...["--service-account-private-key-file", at("accounts.key")],
  ]);
});
test.after(async () => {
  await manager?.stop();
  client?.transport.close();
  await server?.close();
  scratch.remove();
});

function kubeconfigOf(url: string, token: string): object {
  const clusters = [{ name: "c", cluster: { server: url, "insecure-skip-tls-verify": true } }];
  const users = [{ name: "u", user: { token } }];
  const contexts = [{ name: "x", context: { cluster: "c", user: "u" } }];
  return { apiVersion: "v1", kind: "Config", clusters, users, contexts, "current-context": "x" };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by their literal form
type Any = ReturnType<typeof JSON.parse>;

async function call(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, object?: object): Promise<Any> {
  const { body, status } = await client.transport.request({
    ...{ method, path },
    ...(object === undefined ? {} : { body: JSON.stringify(object) }),
    ...(method === "PATCH" ? { contentType: "application/merge-patch+json" } : {}),
  });
  const text = Buffer.from(body).toString();
  if (status >= 400 && status !== 404) throw new Error(`${method} ${path}: ${text}`);
  return status === 404 ? undefined : JSON.parse(text);
}

const make = (collection: string, object: object) => call("POST", collection, object);
const say = (path: string, status: object) => call("PATCH", `${path}/status`, { status });

/** Each controller finds some of its work when it starts. */
async function prepareWork(): Promise<void> {
  const spec = { containers: [{ name: "c", image: "busybox" }] };
  const storage = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
  const labels = { "rbac.authorization.orch.io/aggregate-to-view": "true" };
  const rules = [{ apiGroups: ["example.com"], resources: ["gears"], verbs: ["get"] }];
  await make(core("default", "serviceaccounts"), { metadata: { name: "default" } }); // without it there are no pods
  await make("/api/v1/namespaces", { metadata: { name: "going" } });
  await make(core("going", "configmaps"), { metadata: { name: "a" } });
  await call("DELETE", "/api/v1/namespaces/going");
  const owner = await make(core("default", "configmaps"), { metadata: { name: "owner" } });
  const reference = { apiVersion: "v1", kind: "ConfigMap", name: "owner", uid: owner.metadata.uid };
  await make(core("default", "configmaps"), { metadata: { name: "owned", ownerReferences: [reference] } });
  await call("DELETE", `${core("default", "configmaps")}/owner`);
  const gone = [{ key: "example.com/gone", effect: "NoExecute" }];
  const closed = [{ key: "node.orch.io/out-of-service", value: "nodeshutdown", effect: "NoExecute" }];
  await make(nodes, { metadata: { name: "silent" }, spec: { taints: gone } });
  await make(nodes, { metadata: { name: "closed" }, spec: { taints: closed } });
  await say(`${nodes}/closed`, { conditions: [{ type: "Ready", status: "False" }] });
  await make(pods, { metadata: { name: "tainted" }, spec: { ...spec, nodeName: "silent" } });
  for (const name of ["ended-1", "ended-2"]) {
    await make(pods, { metadata: { name }, spec });
    await say(`${pods}/${name}`, { phase: "Succeeded" });
  }
  const source = { persistentVolumeName: "free" };
  await make(attachments, {
    metadata: { name: "a" },
    spec: { attacher: "example.com", nodeName: "closed", source },
  });
  await make(core("default", "resourcequotas"), { metadata: { name: "q" }, spec: { hard: { pods: "9" } } });
  for (const name of ["ending", "unused"]) await make(claims, { metadata: { name }, spec: storage });
  await say(`${claims}/unused`, { phase: "Bound" });
  const { accessModes } = storage;
  const volume = { accessModes, capacity: { storage: "1Gi" }, hostPath: { path: "/data" } };
  await make("/api/v1/persistentvolumes", { metadata: { name: "free" }, spec: volume });
  await make(classes, { metadata: { name: "fast" }, driverName: "example.com", parameters: { a: "b" } });
  await make(groups, { metadata: { name: "group" }, spec: { schedulingPolicy: { basic: {} } } });
  await make("/apis/networking.orch.io/v1/servicecidrs", {
    metadata: { name: "more" },
    spec: { cidrs: ["10.9.0.0/24"] },
  });
  await make("/apis/rbac.authorization.orch.io/v1/clusterroles", { metadata: { name: "gears", labels }, rules });
  await make(core("orch-public", "configmaps"), { metadata: { name: "cluster-info" }, data: { kubeconfig: "{}" } });
  await make(secrets, bootstrapToken("abcdef", { "usage-bootstrap-signing": "true" }));
  await make(secrets, bootstrapToken("passed", { expiration: "2020-01-01T00:00:00Z" }));
  await make("/apis/certificates.orch.io/v1/certificatesigningrequests", signingRequest());
  await make(definitions, definition("gear"));
  await until("the definition serves", async () => (await call("GET", "/apis/gear.test/v1")) !== undefined);
  await make(migrations, {
    metadata: { name: "gears" },
    spec: { resource: { group: "gear.test", resource: "gears" } },
  });
}

function bootstrapToken(id: string, more: object): object {
  const stringData = { "token-id": id, "token-secret": "0123456789abcdef", ...more };
  return { metadata: { name: `bootstrap-token-${id}` }, type: "bootstrap.orch.io/token", stringData };
}

function signingRequest(): object {
  const { csr } = requested(at("agent"), { subject: "/O=system:nodes/CN=system:node:n1" });
  const usages = ["digital signature", "client auth"];
  const request = Buffer.from(csr).toString("base64");
  return {
    metadata: { name: "agent" },
    spec: { request, signerName: "orch.io/orch-apiserver-client-nodeagent", usages },
  };
}

async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const endMs = Date.now() + 60_000; !(await isSo()); ) {
    if (Date.now() > endMs) throw new Error(`not so after 60 s: ${what}`);
    await sleep(50);
  }
}

/** What the server heard: "user verb resource[/sub-resource] status". */
function heard(): string[] {
  const lines = readFileSync(at("audit.log"), "utf8").split("\n").slice(0, -1);
  const events = lines.map((each): Any => JSON.parse(each)).filter((each) => each.stage === "ResponseComplete");
  return events.map(({ user, verb, objectRef = {}, requestURI, responseStatus }) => {
    const { resource = requestURI, subresource } = objectRef;
    const target = subresource === undefined ? resource : `${resource}/${subresource}`;
    return `${user.username} ${verb} ${target} ${responseStatus?.code}`;
  });
}

const accountPrefix = "system:serviceaccount:orch-system:";
const ofAccount = (name: string, did: string) => `${accountPrefix}${name} ${did}`;

/** What the controllers succeed in. */
const deeds: readonly string[] = [
  ofAccount("bootstrap-signer", "update configmaps 200"),
  ofAccount("certificate-controller", "update certificatesigningrequests/approval 200"),
  ofAccount("certificate-controller", "update certificatesigningrequests/status 200"),
  ofAccount("clusterrole-aggregation-controller", "update clusterroles 200"),
  ofAccount("generic-garbage-collector", "delete configmaps 200"),
  ofAccount("legacy-service-account-token-cleaner", "get configmaps 200"),
  ofAccount("namespace-controller", "update namespaces/finalize 200"),
  ofAccount("node-controller", "patch nodes 200"),
  ofAccount("node-controller", "update nodes/status 200"),
  ofAccount("node-controller", "delete pods 200"),
  ofAccount("node-controller", "create events 201"),
  ofAccount("attachdetach-controller", "delete volumeattachments 200"),
  ofAccount("pod-garbage-collector", "delete pods 200"),
  ofAccount("podgroup-protection-controller", "update podgroups 200"),
  ofAccount("pv-protection-controller", "update persistentvolumes 200"),
  ofAccount("pvc-protection-controller", "update persistentvolumeclaims 200"),
  ofAccount("pvc-protection-controller", "update persistentvolumeclaims/status 200"),
  ofAccount("resourcequota-controller", "update resourcequotas/status 200"),
  ofAccount("root-ca-cert-publisher", "create configmaps 201"),
  ofAccount("service-account-controller", "create serviceaccounts 201"),
  ofAccount("service-cidrs-controller", "update servicecidrs/status 200"),
  ofAccount("storage-version-migrator-controller", "patch customresourcedefinitions/status 200"),
  ofAccount("storage-version-migrator-controller", "patch storageversionmigrations/status 200"),
  ofAccount("token-cleaner", "delete secrets 200"),
  ofAccount("volumeattributesclass-protection-controller", "update volumeattributesclasses 200"),
  `${managerUser} update secrets 200`,
  `${managerUser} create serviceaccounts/token 201`,
];

test(
  "each does its work by its own rights, and the process by no more than its own",
  async () => {
    for (const path of [`${claims}/ending`, "/api/v1/persistentvolumes/free", `${classes}/fast`, `${groups}/group`]) {
      await call("DELETE", path);
    }
    const annotations = { "orch.io/service-account.name": "default" };
    await make(core("default", "secrets"), {
      metadata: { name: "token", annotations },
      type: "orch.io/service-account-token",
    });
    const missing = () => deeds.filter((each) => !heard().includes(each));
    await until("all have done some work", () => missing().length === 0).catch(() => assert.equal(missing(), []));
    const all = heard().filter((each) => each.startsWith(accountPrefix) || each.startsWith(managerUser));
    const refused = all.filter((each) => / (401|403)$/.test(each));
    assert.equal([...new Set(refused)], []);
    const byProcess = all
      .filter((each) => each.startsWith(managerUser))
      .map((each) => each.split(" ").slice(1, 3).join(" "));
    assert.equal([...new Set(byProcess.filter((each) => !/^(get|list|watch) /.test(each)))].sort(), [
      "create leases",
      "create serviceaccounts",
      "create serviceaccounts/token",
      "update leases",
      "update secrets",
    ]);
    assert.is(manager.errors(), "");
  },
  { timeoutMs: 90_000 },
);

test("an account that is deleted is made anew, once its token does not hold any more", async () => {
  const accounts = core("orch-system", "serviceaccounts");
  const { metadata: before } = await call("GET", `${accounts}/root-ca-cert-publisher`);
  await call("DELETE", `${accounts}/root-ca-cert-publisher`);
  await make("/api/v1/namespaces", { metadata: { name: "later" } });
  await until(
    "it publishes",
    async () => (await call("GET", core("later", "configmaps/orch-root-ca.crt"))) !== undefined,
  );
  const { metadata: after } = await call("GET", `${accounts}/root-ca-cert-publisher`);
  assert.is.not(after.uid, before.uid);
});

test.run();
