import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { type HookServer, patchOf, startHookServer } from "../harness/peers/hookServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: manifests of policies and webhooks");

const group = "/apis/admissionregistration.orch.io/v1";
const maps = "/api/v1/namespaces/default/configmaps";
const head = "apiVersion: admissionregistration.orch.io/v1\nkind: ";

const root = mkdtempSync(join(tmpdir(), "orch-manifests-"));
const folderOf = (name: string): string => {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
};
/** As an administrator does it: the file is whole when it is there. */
const put = (folder: string, name: string, text: string): void => {
  writeFileSync(join(folder, `${name}.new`), text);
  renameSync(join(folder, `${name}.new`), join(folder, name));
};

const kindOf = (plugin: string) => (plugin.endsWith("Webhook") ? "WebhookAdmission" : plugin);
const configured = (name: string, folders: Readonly<Record<string, string>>): readonly string[] => {
  const plugins = Object.entries(folders).map(([plugin, staticManifestsDir]) => ({
    name: plugin,
    configuration: {
      ...{ apiVersion: "apiserver.config.orch.io/v1", kind: `${kindOf(plugin)}Configuration` },
      staticManifestsDir,
    },
  }));
  const file = join(root, name);
  const kind = { apiVersion: "apiserver.config.orch.io/v1", kind: "AdmissionConfiguration" };
  writeFileSync(file, JSON.stringify({ ...kind, plugins }));
  return ["--admission-control-config-file", file];
};
const policies = "ValidatingAdmissionPolicy";
const gate = "--feature-gates=ManifestBasedAdmissionControlConfig=true";
const usual = ["--disable-admission-plugins=ServiceAccount", "--authorization-mode=AlwaysAllow"];

/** A policy about objects of a resource, and its binding. */
const policyText = (name: string, resource: string, expression: string): string => `${head}ValidatingAdmissionPolicy
metadata: { name: ${name}.static.orch.io }
spec:
  matchConstraints:
    resourceRules:
      - { apiGroups: ["*"], apiVersions: ["*"], operations: [CREATE, UPDATE, DELETE], resources: [${resource}] }
  validations: [{ expression: "${expression}", message: ${name} says no }]
--- # its binding
${head}ValidatingAdmissionPolicyBinding
metadata: { name: ${name}.static.orch.io }
spec: { policyName: ${name}.static.orch.io, validationActions: [Deny] }
`;

const isFree = "oldObject == null || !has(oldObject.metadata.labels) || !('locked' in oldObject.metadata.labels)";

const folders = {
  ValidatingAdmissionPolicy: folderOf("validating-policies"),
  MutatingAdmissionPolicy: folderOf("mutating-policies"),
  ValidatingAdmissionWebhook: folderOf("validating-webhooks"),
  MutatingAdmissionWebhook: folderOf("mutating-webhooks"),
};

let server: FlaggedServer;
let hook: HookServer;
test.before(async () => {
  hook = await startHookServer();
  hook.answer = ({ operation }, path) =>
    operation !== "DELETE" && path.startsWith("/mutate") ? patchOf(labelled("hooked")) : {};
  put(folders.ValidatingAdmissionPolicy, "b.yaml", policyText("no-bad", "configmaps", "object.data.a != 'bad'"));
  put(folders.ValidatingAdmissionPolicy, "a.YML", policyText("locks", "validatingadmissionpolicies", isFree));
  put(folders.ValidatingAdmissionPolicy, "notes.txt", "no manifest");
  folderOf("validating-policies/below.yaml");
  const list = { apiVersion: "v1", kind: "List", items: [mutatingPolicy, { ...mutatingBinding }] };
  put(folders.MutatingAdmissionPolicy, "all.json", JSON.stringify(list));
  const webhooks = (path: string) => {
    const clientConfig = { url: `https://127.0.0.1:${hook.port}/${path}`, caBundle: hook.caBundle };
    return JSON.stringify([hook.webhook({ name: `${path}.example.com`, clientConfig, rules: onAll })]);
  };
  const named = "metadata: { name: own.static.orch.io }";
  const own = `${head}ValidatingWebhookConfigurationList\nitems: [{ ${named}, webhooks: ${webhooks("check")} }]\n`;
  put(folders.ValidatingAdmissionWebhook, "own.yaml", own);
  const other = `${head}MutatingWebhookConfiguration\n${named}\nwebhooks: ${webhooks("mutate")}\n`;
  put(folders.MutatingAdmissionWebhook, "own.yaml", other);
  server = await startFlagged([...configured("all.json", folders), gate, ...usual]);
});
test.after(async () => {
  await server.stop();
  await hook.stop();
  rmSync(root, { recursive: true, force: true });
});

const labelled = (value: string) => ({ op: "add", path: "/metadata/annotations", value: { by: value } });
const onAll = [
  { operations: ["*"], apiGroups: ["", "admissionregistration.orch.io"], apiVersions: ["v1"], resources: ["*"] },
];
const rules = {
  resourceRules: [{ apiGroups: [""], apiVersions: ["v1"], operations: ["CREATE"], resources: ["configmaps"] }],
};
const typed = (kind: string) => ({ apiVersion: "admissionregistration.orch.io/v1", kind });
const name = "labels.static.orch.io";
const mutatingPolicy = {
  ...{ ...typed("MutatingAdmissionPolicy"), metadata: { name } },
  spec: {
    ...{ matchConstraints: rules, reinvocationPolicy: "Never" },
    mutations: [
      {
        patchType: "ApplyConfiguration",
        applyConfiguration: { expression: "Object{metadata: Object.metadata{labels: {'by': 'policy'}}}" },
      },
    ],
  },
};
const mutatingBinding = { ...typed("MutatingAdmissionPolicyBinding"), metadata: { name }, spec: { policyName: name } };

const post = (path: string, body: object) => server.call(path, { method: "POST", as: "admin", body });
const remove = (path: string) => server.call(path, { method: "DELETE", as: "admin" });
const policy = (name: string, more: object = {}) => ({
  metadata: { name, ...more },
  spec: { matchConstraints: rules, validations: [{ expression: "false", message: "never" }] },
});

test("policies and webhooks of manifests are asked", async () => {
  const made = await post(maps, { metadata: { name: "good" }, data: { a: "1" } });
  assert.is(made.status, 201, made.text);
  assert.equal([made.json.metadata.labels, made.json.metadata.annotations], [{ by: "policy" }, { by: "hooked" }]);
  assert.equal(
    hook.reviews.map(({ path }) => path.split("?")[0]),
    ["/mutate", "/check"],
  );
  const refused = await post(maps, { metadata: { name: "bad" }, data: { a: "bad" } });
  assert.is(refused.status, 422);
  const by = "ValidatingAdmissionPolicy 'no-bad.static.orch.io' with binding 'no-bad.static.orch.io'";
  assert.match(refused.json.message, `${by} denied request: no-bad says no`);
});

test("objects of manifests are not in the API, and none can be created with such a name", async () => {
  for (const plural of [
    "validatingadmissionpolicies",
    "mutatingadmissionpolicybindings",
    "mutatingwebhookconfigurations",
  ]) {
    const { json } = await server.call(`${group}/${plural}`, { as: "admin" });
    assert.equal(json.items, []);
  }
  const taken = await post(`${group}/validatingadmissionpolicies`, policy("mine.static.orch.io"));
  assert.is(taken.status, 422, taken.text);
  assert.match(taken.json.message, 'names ending with ".static.orch.io" are reserved');
  assert.is(taken.json.details.causes[0].field, "metadata.name");
});

test("they are asked about policies and webhooks that are stored, which stored ones are not", async () => {
  const path = `${group}/validatingadmissionpolicies`;
  for (const [name, more] of [
    ["free", {}],
    ["locked", { labels: { locked: "" } }],
  ] as const) {
    hook.reviews.length = 0;
    assert.is((await post(path, policy(name, more))).status, 201);
    assert.is(hook.reviews.length, 2);
  }
  assert.is((await remove(`${path}/free`)).status, 200);
  const refused = await remove(`${path}/locked`);
  assert.is(refused.status, 422, refused.text);
  assert.match(refused.json.message, "locks says no");
});

test("a stored binding does not bind a policy of a manifest, nor a policy what is stored", async () => {
  const spec = { policyName: "no-bad.static.orch.io", validationActions: ["Warn"] };
  assert.is((await post(`${group}/validatingadmissionpolicybindings`, { metadata: { name: "b" }, spec })).status, 201);
  const refused = await post(maps, { metadata: { name: "bad" }, data: { a: "bad" } });
  assert.equal([refused.status, refused.warnings], [422, []]);
});

const metricsText = async () => (await server.call("/metrics", { as: "admin" })).text;
const prefix = "apiserver_manifest_admission_config_controller_";
/** The value of a label of the plugin's series. */
const labelOf = (text: string, family: string, label: string): string | undefined => {
  const isMeant = (each: string) => each.startsWith(`${prefix}${family}{`) && each.includes(`plugin="${policies}"`);
  return new RegExp(`[{,]${label}="([^"]*)"`).exec(text.split("\n").find(isMeant) ?? "")?.[1];
};
const hashOf = (text: string) => labelOf(text, "last_config_info", "hash");
const reloads = (text: string, status: string) => {
  const line = text.split("\n").find((each) => {
    const isOfPlugin = each.includes('plugin="ValidatingAdmissionPolicy"') && each.includes(`status="${status}"`);
    return each.startsWith(`${prefix}automatic_reloads_total{`) && isOfPlugin;
  });
  return line === undefined ? 0 : Number(line.split(" ").at(-1));
};

/** Waits for a reload. */
const reloaded = async (status: string, count: number): Promise<string> => {
  for (const endMs = Date.now() + 20_000; ; await sleep(50)) {
    const text = await metricsText();
    if (reloads(text, status) === count) return text;
    assert.ok(Date.now() < endMs, `there were ${reloads(text, status)} reloads with ${status}`);
  }
};

test("manifests are reloaded when they change; wrong ones are logged, and the old ones stay", async () => {
  const folder = folders.ValidatingAdmissionPolicy;
  const write = () => post(`${maps}?dryRun=All`, { metadata: { name: "x" }, data: { a: "bad", b: "worse" } });
  const before = hashOf(await metricsText());
  put(folder, "b.yaml", policyText("no-worse", "configmaps", "object.data.b != 'worse'"));
  const text = await reloaded("success", 1);
  assert.match((await write()).json.message, "no-worse says no");
  assert.is.not(hashOf(text), before);
  for (const each of [hashOf(text), labelOf(text, "last_config_info", "apiserver_id_hash")]) {
    assert.match(each ?? "", /^sha256:[0-9a-f]{64}$/);
  }
  assert.ok(Math.abs((timeOf(text, "success") ?? 0) - Date.now() / 1000) < 30);
  put(
    folder,
    "c.yaml",
    `${head}ValidatingAdmissionPolicy\nmetadata: { name: c.static.orch.io }\nspec: { validatons: [] }\n`,
  );
  assert.is(hashOf(await reloaded("failure", 1)), hashOf(text));
  assert.match((await write()).json.message, "no-worse says no");
  const errors = server.takeErrors();
  assert.is(errors.length, 1);
  assert.match(errors[0] ?? "", /cannot reload the manifests of ValidatingAdmissionPolicy, so the old ones stay/);
  assert.match(errors[0] ?? "", /c\.yaml: .*strict decoding error: unknown field "spec\.validatons"/);
  rmSync(join(folder, "c.yaml"));
  rmSync(join(folder, "b.yaml"));
  await reloaded("success", 2);
  assert.is((await write()).status, 201);
});

const timeOf = (text: string, status: string): number | undefined => {
  const line = text.split("\n").find((each) => {
    return each.startsWith(`${prefix}automatic_reload_last_timestamp_seconds{`) && each.includes(`"${status}"`);
  });
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
};

const wrongName = `${head}ValidatingAdmissionPolicyBinding
metadata: { name: b }
spec: { policyName: p.static.orch.io, validationActions: [Deny] }
`;
const binding = wrongName.replace("name: b", "name: b.static.orch.io");
const some = policyText("p", "pods", "true");
const webhookOf = (clientConfig: string) =>
  `${head}ValidatingWebhookConfiguration
metadata: { name: w.static.orch.io }
webhooks: [{ name: w.example.com, sideEffects: None, admissionReviewVersions: [v1], clientConfig: ${clientConfig} }]
`;
const hooks = "ValidatingAdmissionWebhook";

const wrong: readonly (readonly [string, string, string, RegExp])[] = [
  [
    "a name without the suffix",
    policies,
    wrongName,
    /ValidatingAdmissionPolicyBinding "b": metadata.name: must end in/,
  ],
  ["a binding without its policy", policies, binding, /spec.policyName: no manifest has "p.static.orch.io"/],
  ["a binding of a stored policy", policies, binding.replace("p.static.orch.io", "p"), /policyName: must end in/],
  [
    "a name that is there twice",
    policies,
    `${some}---\n${some}`,
    /ValidatingAdmissionPolicy "p.static.orch.io" is in .* already/,
  ],
  [
    "parameters",
    policies,
    some.replace("spec:\n", "spec:\n  paramKind: { apiVersion: v1, kind: ConfigMap }\n"),
    /spec.paramKind/,
  ],
  [
    "parameters of a binding",
    policies,
    some.replace("policyName: p", "paramRef: { name: a, parameterNotFoundAction: Deny }, policyName: p"),
    /spec.paramRef/,
  ],
  [
    "a key that is there twice",
    policies,
    some.replace("spec:\n", "spec:\n  failurePolicy: Fail\n  failurePolicy: Fail\n"),
    /key "failurePolicy" already set/,
  ],
  [
    "what the API refuses",
    policies,
    some.replace('expression: "true"', 'expression: "1 +"'),
    /spec.validations\[0\].expression/,
  ],
  [
    "a kind of another plugin",
    policies,
    webhookOf("{ url: 'https://a' }"),
    /ValidatingWebhookConfiguration" is not for ValidatingAdmissionPolicy/,
  ],
  ["another version", policies, some.replace("/v1", "/v1beta1"), /v1beta1 ValidatingAdmissionPolicy" is not for/],
  ["a field of a list", policies, "apiVersion: v1\nkind: List\nitems: []\nother: 1\n", /unknown field "other"/],
  ["no object", policies, "- a\n", /"" is not for/],
  ["no YAML", policies, "a: [\n", /wrong\.yaml: yaml: /],
  ["a service", hooks, webhookOf("{ service: { namespace: a, name: b } }"), /webhooks\[0\].clientConfig.service/],
  ["no authority", hooks, webhookOf("{ url: 'https://a' }"), /webhooks\[0\].clientConfig.caBundle/],
];

for (const [what, plugin, text, message] of wrong) {
  test(`a server does not start with manifests that have ${what}`, async () => {
    const folder = folderOf("wrong");
    put(folder, "wrong.yaml", text);
    await startFlagged([...configured("wrong.json", { [plugin]: folder }), gate]).then(
      () => assert.unreachable(),
      (error: Error) => {
        assert.match(error.message, /^--admission-control-config-file: /);
        assert.match(error.message, message);
      },
    );
  });
}

test("a folder must be there, and be named by an absolute path", async () => {
  for (const [folder, message] of [
    ["/nowhere/at/all", /cannot read \/nowhere\/at\/all: .* does not exist/],
    ["relative", /staticManifestsDir: must be an absolute path/],
  ] as const) {
    await startFlagged([...configured("gone.json", { ValidatingAdmissionPolicy: folder }), gate]).then(
      () => assert.unreachable(),
      (error: Error) => assert.match(error.message, message),
    );
  }
});

test("without the gate no manifests are read, and their names get a warning", async () => {
  const folder = folderOf("fine");
  await startFlagged(configured("ungated.json", { ValidatingAdmissionPolicy: folder })).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, /staticManifestsDir: needs the feature gate Manifest/),
  );
  const other = await startFlagged(usual);
  const body = policy("mine.static.orch.io");
  const { status, warnings } = await other.call(`${group}/validatingadmissionpolicies`, {
    method: "POST",
    as: "admin",
    body,
  });
  assert.is(status, 201);
  assert.match(
    warnings.join(),
    /names ending with .* are reserved for static manifest-based configurations and cannot be managed via the API/,
  );
  await other.stop();
});

test.run();
