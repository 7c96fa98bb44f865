import * as assert from "uvu/assert";
import { core } from "../api/literal.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";

const test = suite("admission: service accounts of pods");

const accounts = core("default", "serviceaccounts");
const pods = core("default", "pods");
const mountPath = "/var/run/secrets/orch.io/serviceaccount";

let api: Api;
test.before(async () => {
  api = await openApi({ enableAdmissionPlugins: ["ServiceAccount"] });
  await account("default");
});
test.after(() => api.stop());

async function account(name: string, more: object = {}, annotations = {}): Promise<void> {
  const answer = await api.post(accounts, { metadata: { name, annotations }, ...more });
  assert.is(answer.status, 201, answer.text);
}

const container = { name: "app", image: "app" };

function podOf(name: string, spec: object = {}, metadata: object = {}): object {
  return { metadata: { name, ...metadata }, spec: { containers: [container], ...spec } };
}

async function create(name: string, spec: object = {}, metadata: object = {}): Promise<Parsed> {
  const answer = await api.post(pods, podOf(name, spec, metadata));
  assert.is(answer.status, 201, answer.text);
  return answer.json;
}

async function refusal(name: string, spec: object, metadata: object = {}): Promise<string> {
  const answer = await api.post(pods, podOf(name, spec, metadata));
  assert.is(answer.status, 403, answer.text);
  assert.is(answer.json.reason, "Forbidden");
  return answer.json.message.replace(`pods "${name}" is forbidden: `, "");
}

test("a pod that names no account is one of `default`, and every container has its token", async () => {
  const init = { name: "first", image: "app" };
  const { spec } = await create("plain", { initContainers: [init] });
  assert.equal([spec.serviceAccountName, spec.serviceAccount], ["default", "default"]);
  const [volume] = spec.volumes;
  assert.match(volume.name, /^orch-api-access-[a-z0-9]{5}$/);
  assert.equal(spec.volumes, [
    {
      name: volume.name,
      projected: {
        sources: [
          { serviceAccountToken: { expirationSeconds: 3607, path: "token" } },
          { configMap: { name: "orch-root-ca.crt", items: [{ key: "ca.crt", path: "ca.crt" }] } },
          {
            downwardAPI: {
              items: [{ path: "namespace", fieldRef: { apiVersion: "v1", fieldPath: "metadata.namespace" } }],
            },
          },
        ],
        defaultMode: 420,
      },
    },
  ]);
  for (const each of [...spec.containers, ...spec.initContainers]) {
    assert.equal(each.volumeMounts, [{ name: volume.name, readOnly: true, mountPath }]);
  }
});

test("what admission adds is managed by no client", async () => {
  const { metadata } = await create("managed");
  const fields = JSON.stringify(metadata.managedFields);
  assert.not.match(fields, "volumes");
  assert.not.match(fields, "serviceAccount");
});

test("a container that has a volume at the path keeps it", async () => {
  const own = { name: "own", emptyDir: {} };
  const mounted = { ...container, volumeMounts: [{ name: "own", mountPath }] };
  const { spec } = await create("mounted", { containers: [mounted], volumes: [own] });
  assert.equal(spec.volumes, [own]);
  assert.equal(spec.containers[0].volumeMounts, [{ name: "own", mountPath }]);
});

test("a volume with such a name is used, and not added a second time", async () => {
  const own = { name: "orch-api-access-mine", emptyDir: {} };
  const { spec } = await create("named", { volumes: [own] });
  assert.equal(spec.volumes, [own]);
  assert.is(spec.containers[0].volumeMounts[0].name, own.name);
});

test("no token where the account wants none; what the pod wants counts more", async () => {
  await account("shy", { automountServiceAccountToken: false });
  const shy = await create("shy", { serviceAccountName: "shy" });
  assert.is(shy.spec.volumes, undefined);
  const bold = await create("bold", { serviceAccountName: "shy", automountServiceAccountToken: true });
  assert.is(bold.spec.volumes.length, 1);
  const modest = await create("modest", { automountServiceAccountToken: false });
  assert.is(modest.spec.volumes, undefined);
});

test("the older name of the field is understood", async () => {
  await account("elder");
  const { spec } = await create("elder", { serviceAccount: "elder" });
  assert.is(spec.serviceAccountName, "elder");
});

test("credentials for images are the account's, unless the pod has its own", async () => {
  await account("puller", { imagePullSecrets: [{ name: "registry" }] });
  const given = await create("puller", { serviceAccountName: "puller" });
  assert.equal(given.spec.imagePullSecrets, [{ name: "registry" }]);
  const own = await create("own-pull", { serviceAccountName: "puller", imagePullSecrets: [{ name: "mine" }] });
  assert.equal(own.spec.imagePullSecrets, [{ name: "mine" }]);
});

test("an account that is not there is refused at once", async () => {
  const startMs = performance.now();
  const text = await refusal("lost", { serviceAccountName: "nobody" });
  assert.is(text, 'error looking up service account default/nobody: serviceaccount "nobody" not found');
  assert.ok(performance.now() - startMs < 500);
});

test("`default` is waited for, since a new namespace has it a moment later", async () => {
  assert.is((await api.post("/api/v1/namespaces", { metadata: { name: "fresh" } })).status, 201);
  const creating = api.post(core("fresh", "pods"), podOf("early"));
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.is((await api.post(core("fresh", "serviceaccounts"), { metadata: { name: "default" } })).status, 201);
  assert.is((await creating).status, 201);
});

test("`default` that never comes is refused", async () => {
  assert.is((await api.post("/api/v1/namespaces", { metadata: { name: "never" } })).status, 201);
  const { status, json } = await api.post(core("never", "pods"), podOf("early"));
  const text = 'error looking up service account never/default: serviceaccount "default" not found';
  assert.equal([status, json.message], [403, `pods "early" is forbidden: ${text}`]);
});

const mirror = { annotations: { "orch.io/config.mirror": "hash" } };

test("a mirror pod is stored as its node sent it", async () => {
  const { spec } = await create("mirror", { nodeName: "n1" }, mirror);
  assert.equal([spec.serviceAccountName, spec.volumes], [undefined, undefined]);
});

test("a refusal names a pod that has no name yet by the beginning of it", async () => {
  for (const [metadata, name] of [
    [{ generateName: "web-" }, "web-"],
    [{}, "Unknown"],
  ] as const) {
    const { json } = await api.post(pods, { metadata, spec: { containers: [container], serviceAccountName: "gone" } });
    const text = 'error looking up service account default/gone: serviceaccount "gone" not found';
    assert.equal([json.message, json.details.name], [`pods "${name}" is forbidden: ${text}`, name]);
  }
});

test("a mirror pod refers to no account, secret or token", async () => {
  const nodeName = "n1";
  const secretKeyRef = { name: "s", key: "k" };
  const env = [{ name: "A", valueFrom: { secretKeyRef } }];
  const tokens = { name: "t", projected: { sources: [{ serviceAccountToken: { path: "token" } }] } };
  const secrets = "a mirror pod may not reference secrets";
  const cases: [object, string][] = [
    [{ serviceAccountName: "default" }, "a mirror pod may not reference service accounts"],
    [{ volumes: [{ name: "s", secret: { secretName: "s" } }] }, secrets],
    [{ volumes: [{ name: "s", projected: { sources: [{ secret: { name: "s" } }] } }] }, secrets],
    [{ containers: [{ ...container, env }] }, secrets],
    [{ initContainers: [{ ...container, name: "i", envFrom: [{ secretRef: { name: "s" } }] }] }, secrets],
    [{ imagePullSecrets: [{ name: "s" }] }, secrets],
    [{ volumes: [tokens] }, "a mirror pod may not use ServiceAccountToken volume projections"],
  ];
  for (const [spec, text] of cases) assert.is(await refusal("image", { nodeName, ...spec }, mirror), text);
});

const enforced = { "orch.io/enforce-mountable-secrets": "true" };

test("an account may limit its pods to the secrets that it lists", async () => {
  const lists = { secrets: [{ name: "listed" }], imagePullSecrets: [{ name: "pull" }] };
  await account("strict", lists, enforced);
  const serviceAccountName = "strict";
  const env = (name: string) => [{ name: "A", valueFrom: { secretKeyRef: { name, key: "k" } } }];
  const volume = (secretName: string) => ({ name: "v", secret: { secretName } });
  await create("strict", {
    serviceAccountName,
    volumes: [volume("listed")],
    containers: [{ ...container, env: env("listed") }],
  });
  const ending = "is not allowed because service account strict does not reference that";
  const cases: [object, string][] = [
    [{ volumes: [volume("other")] }, `volume with secret.secretName="other" ${ending} secret`],
    [
      { initContainers: [{ name: "i", image: "app", env: env("other") }] },
      `init container i with envVar A referencing secret.secretName="other" ${ending} secret`,
    ],
    [
      { containers: [{ ...container, env: env("other") }] },
      `container app with envVar A referencing secret.secretName="other" ${ending} secret`,
    ],
    [{ imagePullSecrets: [{ name: "x" }] }, `imagePullSecrets[0].name="x" ${ending} imagePullSecret`],
  ];
  for (const [spec, text] of cases) assert.is(await refusal("loose", { serviceAccountName, ...spec }), text);
  const debug = { name: "debug", image: "app", env: env("other") };
  const body = { spec: { ephemeralContainers: [debug] } };
  const answer = await api.patch(`${pods}/strict/ephemeralcontainers`, "strategic-merge", body);
  const debugging = `ephemeral container debug with envVar A referencing secret.secretName="other" ${ending} secret`;
  assert.equal([answer.status, answer.json.message], [403, `pods "strict" is forbidden: ${debugging}`]);
});

test("without the plugin pods need no account", async () => {
  const plain = await openApi();
  const answer = await plain.post(pods, podOf("free"));
  assert.equal([answer.status, answer.json.spec.serviceAccountName], [201, undefined]);
  await plain.stop();
});

test.run();
