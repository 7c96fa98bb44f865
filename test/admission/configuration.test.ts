import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { parseAdmissionFile } from "../../runtime/apiserver/admissionFile.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: the configuration file of plugins");

const folder = mkdtempSync(join(tmpdir(), "orch-admission-"));
const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

let server: FlaggedServer;
test.before(async () => {
  write("selectors.yaml", "podNodeSelectorPluginConfig:\n  clusterDefaultNodeSelector: disk=fast\n  picky: zone=z1\n");
  const file = write(
    "admission.yaml",
    `apiVersion: apiserver.config.orch.io/v1
kind: AdmissionConfiguration
plugins:
  - name: PodSecurity
    configuration:
      apiVersion: pod-security.admission.config.orch.io/v1
      kind: PodSecurityConfiguration
      defaults: { enforce: baseline, enforce-version: v1.30, warn: restricted }
      exemptions: { usernames: [tess], namespaces: [free], runtimeClasses: [kata] }
  - { name: PodNodeSelector, path: selectors.yaml }
  - name: PodTolerationRestriction
    configuration:
      apiVersion: podtolerationrestriction.admission.orch.io/v1alpha1
      kind: Configuration
      default: [{ key: gpu, operator: Exists, effect: NoExecute, tolerationSeconds: 0 }]
      whitelist:
        - { operator: Exists, effect: NoExecute }
        - { key: spot, value: a }
        - { key: node.orch.io/memory-pressure, operator: Exists }
  - name: ResourceQuota
    configuration:
      apiVersion: apiserver.config.orch.io/v1
      kind: ResourceQuotaConfiguration
      limitedResources:
        - { resource: pods, matchContains: [memory] }
        - { resource: persistentvolumeclaims, matchContains: [gold.storageclass] }
  - name: EventRateLimit
    configuration:
      apiVersion: eventratelimit.admission.orch.io/v1alpha1
      kind: Configuration
      limits:
        - { type: Namespace, qps: 1, burst: 3 }
        - { type: User, qps: 1, burst: 1000, cacheSize: 10 }
`,
  );
  server = await startFlagged([
    ...[
      "--admission-control-config-file",
      file,
      "--enable-admission-plugins=PodNodeSelector,PodTolerationRestriction,EventRateLimit",
    ],
    ...["--disable-admission-plugins=ServiceAccount", "--authorization-mode=AlwaysAllow"],
    ...["--token-auth-file", write("tokens.csv", "tess,tess,1\n")],
  ]);
  for (const name of ["free", "picky", "own"]) {
    const annotations = name === "own" ? { "scheduler.alpha.orch.io/node-selector": "" } : {};
    const labels = name === "own" ? { "pod-security.orch.io/enforce": "privileged" } : {};
    const body = { metadata: { name, annotations, labels } };
    assert.is((await server.call("/api/v1/namespaces", { method: "POST", as: "admin", body })).status, 201);
  }
  const runtimeClass = { metadata: { name: "kata" }, handler: "kata" };
  const path = "/apis/node.orch.io/v1/runtimeclasses";
  assert.is((await server.call(path, { method: "POST", as: "admin", body: runtimeClass })).status, 201);
});
test.after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const make = (namespace: string, spec: object = {}, as: "admin" | { token: string } = "admin") => {
  const body = { metadata: { name: `p${made++}` }, spec: { containers: [{ name: "c", image: "c" }], ...spec } };
  return server.call(`/api/v1/namespaces/${namespace}/pods`, { method: "POST", as, body });
};
const hostile = { hostNetwork: true };

test("what namespaces leave open is as the file says", async () => {
  const refused = await make("default", hostile);
  assert.is(refused.status, 403, refused.text);
  assert.match(refused.json.message, /violates PodSecurity "baseline:v1.30": host namespaces \(hostNetwork=true\)/);
  const { status, warnings } = await make("default");
  assert.is(status, 201);
  assert.match(warnings.join(), /would violate PodSecurity .*restricted:latest/);
  assert.is((await make("own", hostile)).status, 201);
});

test("pods of exempt namespaces, users and runtime classes are not looked at", async () => {
  assert.is((await make("free", hostile)).status, 201);
  assert.is((await make("default", hostile, { token: "tess" })).status, 201);
  assert.is((await make("default", { ...hostile, runtimeClassName: "kata" })).status, 201);
  const { text } = await server.call("/metrics", { as: "admin" });
  assert.match(text, /^pod_security_exemptions_total{request_operation="create",resource="pod",subresource=""} 3$/m);
});

test("namespaces that name no nodes have those of the file, and some take no others", async () => {
  const { json } = await make("default");
  assert.equal(json.spec.nodeSelector, { disk: "fast" });
  assert.is((await make("own")).json.spec.nodeSelector, undefined);
  const refused = await make("picky");
  const text = "pod node label selector labels conflict with its namespace whitelist";
  assert.equal([refused.status, refused.json.message.split(" is forbidden: ")[1]], [403, text]);
});

test("pods get the tolerations of the file, and others than it allows are refused", async () => {
  const tolerating = (toleration: object) => make("default", { tolerations: [toleration] });
  const ofGpu = { key: "gpu", operator: "Exists", effect: "NoExecute", tolerationSeconds: 0 };
  const { json } = await tolerating({ key: "spot", operator: "Equal", value: "a" });
  assert.ok(json.spec.tolerations.some((each: object) => JSON.stringify(each) === JSON.stringify(ofGpu)));
  const refused = await tolerating({ key: "spot", operator: "Equal", value: "b" });
  const text =
    "pod tolerations (possibly merged with namespace default tolerations) conflict with its cluster whitelist";
  assert.equal([refused.status, refused.json.message.split(" is forbidden: ")[1]], [403, text]);
});

test("a namespace writes so many events at once, by a create or by an update", async () => {
  const events = "/api/v1/namespaces/free/events";
  const create = (name: string, query = "") => {
    const involvedObject = { kind: "Pod", name: "p", namespace: "free" };
    return server.call(`${events}${query}`, {
      method: "POST",
      as: "admin",
      body: { metadata: { name }, involvedObject },
    });
  };
  for (const name of ["a", "b"]) assert.is((await create(name)).status, 201);
  assert.is((await create("c", "?dryRun=All")).status, 201);
  const headers = { "content-type": "application/merge-patch+json" };
  const patch = { method: "PATCH", as: "admin", body: { count: 2 }, headers } as const;
  assert.is((await server.call(`${events}/a`, patch)).status, 200);
  const refused = await create("d");
  assert.equal(
    [refused.status, refused.json.reason, refused.json.message],
    [429, "TooManyRequests", "Too many requests: limit reached on type Namespace for key free"],
  );
  assert.is((await server.call("/api/v1/namespaces/own/events", { as: "admin" })).status, 200);
});

test("limited resources are used only where a quota allows some", async () => {
  const using = (amounts: object) => ({ containers: [{ name: "c", image: "c", resources: { requests: amounts } }] });
  const why = async (spec: object) => {
    const { status, json } = await make("own", spec);
    return [status, json.message?.split(" is forbidden: ")[1]];
  };
  assert.is((await make("own", using({ cpu: "1" }))).status, 201);
  const text = "insufficient quota to consume: memory,requests.memory";
  assert.equal(await why(using({ memory: "1Gi" })), [403, text]);
  const claims = "/api/v1/namespaces/own/persistentvolumeclaims";
  const claim = (storageClassName: string) => {
    const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } }, storageClassName };
    return server.call(claims, { method: "POST", as: "admin", body: { metadata: { name: storageClassName }, spec } });
  };
  assert.is((await claim("silver")).status, 201);
  assert.match((await claim("gold")).json.message, /insufficient quota to consume: gold.storageclass.storage.orch.io/);
  const quotas = "/api/v1/namespaces/own/resourcequotas";
  const hard = { memory: "2Gi", "requests.memory": "2Gi" };
  const quota = { metadata: { name: "q" }, spec: { hard } };
  assert.is((await server.call(quotas, { method: "POST", as: "admin", body: quota })).status, 201);
  const headers = { "content-type": "application/merge-patch+json" };
  const body = { status: { hard, used: { memory: "0", "requests.memory": "0" } } };
  const status = { method: "PATCH", as: "admin", body, headers } as const;
  assert.is((await server.call(`${quotas}/q/status`, status)).status, 200);
  assert.is((await make("own", using({ memory: "1Gi" }))).status, 201);
});

const head = "apiVersion: apiserver.config.orch.io/v1\nkind: AdmissionConfiguration\n";
const security = (text: string) =>
  `${head}plugins:\n- name: PodSecurity\n  configuration:\n    apiVersion: pod-security.admission.config.orch.io/v1\n` +
  `    kind: PodSecurityConfiguration\n    ${text}\n`;
const tolerations = (text: string) =>
  `${head}plugins:\n- name: PodTolerationRestriction\n  configuration:\n` +
  `    apiVersion: podtolerationrestriction.admission.orch.io/v1alpha1\n    kind: Configuration\n    ${text}\n`;
const images = (text: string) =>
  `${head}plugins:\n- name: ImagePolicyWebhook\n  configuration:\n    imagePolicy: ${text}\n`;
const wrong: readonly (readonly [what: string, text: string, message: string])[] = [
  [
    "another kind",
    "kind: Nonsense\n",
    "a.yaml:1:7: kind: must be AdmissionConfiguration of apiserver.config.orch.io/v1",
  ],
  ["an unknown field", `${head}plugin: []\n`, "a.yaml:3:9: plugin: is not known"],
  [
    "a plugin without settings",
    `${head}plugins: [{ name: LimitRanger, configuration: {} }]\n`,
    "a.yaml:3:19: plugins[0].name: must be a plugin that has a configuration: PodSecurity or PodNodeSelector or PodTolerationRestriction or EventRateLimit or ImagePolicyWebhook or ResourceQuota or ValidatingAdmissionWebhook or MutatingAdmissionWebhook or ValidatingAdmissionPolicy or MutatingAdmissionPolicy",
  ],
  [
    "a plugin twice",
    `${head}plugins:\n- { name: PodNodeSelector, configuration: {} }\n- { name: PodNodeSelector, configuration: {} }\n`,
    "a.yaml:5:11: plugins[1].name: is there twice",
  ],
  [
    "settings in two places",
    `${head}plugins:\n- { name: PodNodeSelector, path: b.yaml, configuration: {} }\n`,
    "a.yaml:4:3: plugins[0]: must have either a path or a configuration",
  ],
  [
    "a toleration without a key",
    tolerations("default: [{ effect: NoSchedule }]"),
    "a.yaml:8:15: plugins[0].configuration.default[0].operator: must be Exists where there is no key",
  ],
  [
    "a toleration of another operator",
    tolerations("whitelist: [{ key: a, operator: Like }]"),
    "a.yaml:8:37: plugins[0].configuration.whitelist[0].operator: must be one of Exists, Equal, Lt, Gt",
  ],
  [
    "a level that is none",
    security("defaults: { enforce: strict }"),
    "a.yaml:8:26: plugins[0].configuration.defaults.enforce: must be one of privileged, baseline, restricted",
  ],
  [
    "a version that is none",
    security("defaults: { warn-version: '1.30' }"),
    'a.yaml:8:31: plugins[0].configuration.defaults.warn-version: must be "latest" or "v1.x"',
  ],
  [
    "a limit of events without a number",
    `${head}plugins:\n- name: EventRateLimit\n  configuration:\n    apiVersion: eventratelimit.admission.orch.io/v1alpha1\n` +
      "    kind: Configuration\n    limits: [{ type: Server, qps: 0, burst: 1 }]\n",
    "a.yaml:8:35: plugins[0].configuration.limits[0].qps: must be a whole number from 1 to 1000000",
  ],
  [
    "an image policy without a webhook",
    images("{ allowTTL: 1 }"),
    "a.yaml:6:18: plugins[0].configuration.imagePolicy.kubeConfigFile: must be the path of a kubeconfig file",
  ],
  [
    "an image policy that is kept for too long",
    images("{ kubeConfigFile: k, denyTTL: 1801 }"),
    "a.yaml:6:48: plugins[0].configuration.imagePolicy.denyTTL: must be a whole number from -1 to 1800",
  ],
  [
    "an image policy that waits for too long",
    images("{ kubeConfigFile: k, allowTTL: -1, denyTTL: 0, retryBackoff: 300001 }"),
    "a.yaml:6:79: plugins[0].configuration.imagePolicy.retryBackoff: must be a whole number from -1 to 300000",
  ],
  [
    "a mistake in a file that it names",
    `${head}plugins:\n- { name: PodNodeSelector, path: b.yaml }\n`,
    "/etc/b.yaml:2:8: podNodeSelectorPluginConfig.far: invalid selector: [zone]",
  ],
];

for (const [what, text, message] of wrong) {
  test(`${what} is an error with its place`, () => {
    const readFile = (path: string) => {
      assert.is(path, "/etc/b.yaml");
      return "podNodeSelectorPluginConfig:\n  far: zone\n";
    };
    const file = "/etc/a.yaml";
    const place = message.startsWith("/") ? message : `/etc/${message}`;
    assert.throws(
      () => parseAdmissionFile(text, { file, apiDomain: "orch.io", readFile, takesManifests: false }),
      (error: Error) => {
        assert.is(error.message, place);
        return true;
      },
    );
  });
}

test("a file that is named and not there is an error with its place", () => {
  const text = `${head}plugins:\n- { name: PodNodeSelector, path: gone.yaml }\n`;
  const readFile = () => {
    throw new Error("ENOENT");
  };
  const options = { file: "a.yaml", apiDomain: "orch.io", readFile, takesManifests: false };
  assert.throws(() => parseAdmissionFile(text, options), /^a.yaml:4:34: plugins\[0\].path: cannot be read: ENOENT$/);
});

test("a server with a wrong file does not start", async () => {
  const file = write("wrong.yaml", "kind: Nonsense\n");
  await startFlagged(["--admission-control-config-file", file]).then(
    () => assert.unreachable(),
    ({ message }) => assert.match(message, /^--admission-control-config-file: .*wrong.yaml:1:7: kind: must be /),
  );
});

test.run();
