import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { parseAdmissionFile } from "../../runtime/apiserver/admissionFile.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { dnsLabel } from "../../runtime/schema/names.ts";
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
        - { resource: pods, matchScopes: [{ scopeName: PriorityClass, operator: In, values: [vip, vvip] }] }
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

test("pods in a limited scope are made only where a quota speaks of that scope", async () => {
  const make1 = (path: string, body: object) => server.call(path, { method: "POST", as: "admin", body });
  for (const name of ["vip", "plain"]) {
    const made = await make1("/apis/scheduling.orch.io/v1/priorityclasses", { metadata: { name }, value: 1 });
    assert.is(made.status, 201);
  }
  assert.is((await make("free", { priorityClassName: "plain" })).status, 201);
  const refused = await make("free", { priorityClassName: "vip" });
  const text = "insufficient quota to match these scopes: [{PriorityClass In [vip vvip]}]";
  assert.equal([refused.status, refused.json.message.split(" is forbidden: ")[1]], [403, text]);
  const scopes = ["Terminating"];
  const spec = { hard: { pods: "9" } };
  const quotas = "/api/v1/namespaces/free/resourcequotas";
  assert.is((await make1(quotas, { metadata: { name: "other" }, spec: { ...spec, scopes } })).status, 201);
  assert.is((await make("free", { priorityClassName: "vip" })).status, 403);
  const matchExpressions = [{ scopeName: "PriorityClass", operator: "Exists" }];
  const scopeSelector = { matchExpressions };
  assert.is((await make1(quotas, { metadata: { name: "vips" }, spec: { ...spec, scopeSelector } })).status, 201);
  assert.is((await make("free", { priorityClassName: "vip" })).status, 201);
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
    "a plugin that is none",
    `${head}plugins: [{ name: LimitRangers, configuration: {} }]\n`,
    "a.yaml:3:19: plugins[0].name: must be a plugin: LimitRanger or PodSecurity",
  ],
  [
    "a plugin twice",
    `${head}plugins:\n- { name: PodNodeSelector, configuration: {} }\n- { name: PodNodeSelector, configuration: {} }\n`,
    "a.yaml:5:11: plugins[1].name: is there twice",
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
    "an exempt namespace that is none",
    security('exemptions: { namespaces: [a, "A b"] }'),
    `a.yaml:8:35: plugins[0].configuration.exemptions.namespaces[1]: ${dnsLabel("A b")}`,
  ],
  [
    "an exempt user twice",
    security("exemptions: { usernames: [a, a] }"),
    "a.yaml:8:34: plugins[0].configuration.exemptions.usernames[1]: is there twice",
  ],
  [
    "an exempt user without a name",
    security('exemptions: { usernames: [""] }'),
    "a.yaml:8:31: plugins[0].configuration.exemptions.usernames[0]: must not be empty",
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

const common = { apiDomain: "orch.io", plugins: new Set(["LimitRanger", "PodSecurity"]), takesManifests: false };

const accepted: readonly (readonly [what: string, text: string, settings: object])[] = [
  ["the older kind", "apiVersion: apiserver.orch.io/v1alpha1\nkind: AdmissionConfiguration\nplugins: []\n", {}],
  ["a plugin without settings", `${head}plugins: [{ name: LimitRanger, path: a }, { name: ResourceQuota }]\n`, {}],
  ["settings that are null", `${head}plugins: [{ name: PodSecurity, configuration: null, path: "" }]\n`, {}],
  [
    "settings in two places: those in the file itself",
    `${head}plugins:\n- { name: PodNodeSelector, path: b.yaml, configuration: {} }\n`,
    { nodeSelectors: { usual: new Map(), allowed: new Map() } },
  ],
  [
    "limits of the older kind",
    `${head}plugins:\n- name: ResourceQuota\n  configuration:\n    apiVersion: resourcequota.admission.orch.io/v1beta1\n` +
      "    kind: Configuration\n    limitedResources: [{ resource: pods, matchContains: [cpu] }]\n",
    { limitedResources: [{ group: "", plural: "pods", matchContains: ["cpu"], matchScopes: [] }] },
  ],
];

for (const [what, text, settings] of accepted) {
  test(`a file may have ${what}`, () => {
    const readFile = (): string => {
      throw new Error("nothing is to be read");
    };
    assert.equal(parseAdmissionFile(text, { ...common, file: "/etc/a.yaml", readFile }), settings);
  });
}

for (const [what, text, message] of wrong) {
  test(`${what} is an error with its place`, () => {
    const readFile = (path: string) => {
      assert.is(path, "/etc/b.yaml");
      return "podNodeSelectorPluginConfig:\n  far: zone\n";
    };
    const file = "/etc/a.yaml";
    const place = message.startsWith("/") ? message : `/etc/${message}`;
    assert.throws(
      () => parseAdmissionFile(text, { ...common, file, readFile }),
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
  const options = { ...common, file: "a.yaml", readFile };
  assert.throws(() => parseAdmissionFile(text, options), /^a.yaml:4:34: plugins\[0\].path: cannot be read: ENOENT$/);
});

for (const plugin of ["EventRateLimit", "ImagePolicyWebhook"]) {
  test(`${plugin} does not start without its settings`, async () => {
    await startFlagged([`--enable-admission-plugins=${plugin}`]).then(
      () => assert.unreachable(),
      ({ message }) =>
        assert.is(message, `--enable-admission-plugins: ${plugin} needs its --admission-control-config-file`),
    );
  });
}

test("a server with a wrong file does not start", async () => {
  const file = write("wrong.yaml", "kind: Nonsense\n");
  await startFlagged(["--admission-control-config-file", file]).then(
    () => assert.unreachable(),
    ({ message }) => assert.match(message, /^--admission-control-config-file: .*wrong.yaml:1:7: kind: must be /),
  );
});

test.run();
