import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  ApiException,
  AppsV1Api,
  AuthenticationV1Api,
  AutoscalingV2Api,
  CoordinationV1Api,
  CoreV1Api,
  KubeConfig,
  KubernetesObjectApi,
  makeInformer,
  PatchStrategy,
  setHeaderOptions,
  type V1ConfigMap,
  V1MicroTime,
  VersionApi,
  Watch,
} from "@kubernetes/client-node";
import * as assert from "uvu/assert";
import { root } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { generatedFor } from "./platforms.ts";
import "../harness/ownProcess.ts";

const test = suite("@kubernetes/client-node, unmodified");

const config = new KubeConfig();
let server: OrchProcess;
let core: CoreV1Api;

test.before(async () => {
  const generated = await generatedFor("kubernetes", join(root, "spec/platforms/kubernetes.yaml"));
  // Without controllers, which would begin every namespace with a config map, and without the accounts they make.
  const args = ["--generated", generated, "--disable-admission-plugins=ServiceAccount"];
  server = await startOrch({ command: "apiserver", args });
  config.loadFromFile(server.kubeconfig);
  core = config.makeApiClient(CoreV1Api);
});
test.after(() => server?.close());

test("it finds the server, its version and the administrator in the kubeconfig that the server wrote", async () => {
  assert.is(config.getCurrentContext(), "kubernetes");
  assert.is(config.getCurrentCluster()?.server, server.url);
  assert.is((await config.makeApiClient(VersionApi).getCode()).gitVersion, "v1.36.0");
  const { items } = await core.listNamespace();
  const names = items.map((each) => each.metadata?.name);
  assert.equal(names, ["default", "kube-node-lease", "kube-public", "kube-system"]);
});

test("objects are created, read, replaced and deleted, with dates as dates", async () => {
  const namespace = await newNamespace();
  const created = await core.createNamespacedConfigMap({ namespace, body: colors({ sky: "blue" }) });
  assert.instance(created.metadata?.creationTimestamp, Date);
  assert.is(created.metadata?.namespace, namespace);
  const read = await core.readNamespacedConfigMap({ namespace, name: "colors" });
  assert.equal(read.data, { sky: "blue" });
  const replaced = await core.replaceNamespacedConfigMap({
    namespace,
    name: "colors",
    body: { ...read, data: { sky: "red" } },
  });
  assert.equal(replaced.data, { sky: "red" });
  const status = await core.deleteNamespacedConfigMap({ namespace, name: "colors" });
  assert.is(status.status, "Success");
  assert.equal((await core.listNamespacedConfigMap({ namespace })).items, []);
});

test("kinds of other groups are served under the names that the client has built in", async () => {
  const namespace = await newNamespace();
  const apps = config.makeApiClient(AppsV1Api);
  const deployment = await apps.createNamespacedDeployment({
    namespace,
    body: {
      metadata: { name: "web" },
      spec: {
        selector: { matchLabels: { app: "web" } },
        template: {
          metadata: { labels: { app: "web" } },
          spec: { containers: [{ name: "web", image: "nginx", resources: { limits: { cpu: "100m" } } }] },
        },
      },
    },
  });
  assert.is(deployment.spec?.replicas, 1);
  assert.is(deployment.spec?.strategy?.rollingUpdate?.maxSurge, "25%");
  const scale = await apps.readNamespacedDeploymentScale({ namespace, name: "web" });
  await apps.replaceNamespacedDeploymentScale({ namespace, name: "web", body: { ...scale, spec: { replicas: 3 } } });
  assert.is((await apps.readNamespacedDeployment({ namespace, name: "web" })).spec?.replicas, 3);

  const leases = config.makeApiClient(CoordinationV1Api);
  const renewTime = new V1MicroTime("2026-01-02T03:04:05.678Z");
  const spec = { holderIdentity: "me", leaseDurationSeconds: 15, renewTime };
  const lease = await leases.createNamespacedLease({ namespace, body: { metadata: { name: "leader" }, spec } });
  assert.is(new Date(lease.spec?.renewTime ?? 0).getTime(), renewTime.getTime());

  const scalers = config.makeApiClient(AutoscalingV2Api);
  const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "web" };
  const scaler = await scalers.createNamespacedHorizontalPodAutoscaler({
    namespace,
    body: { metadata: { name: "web" }, spec: { scaleTargetRef, maxReplicas: 4 } },
  });
  assert.is(scaler.spec?.minReplicas, 1);
});

test("pages, selectors and counts", async () => {
  const namespace = await newNamespace();
  for (const name of ["a", "b", "c"]) {
    const labels = { even: name === "b" ? "yes" : "no" };
    await core.createNamespacedConfigMap({ namespace, body: { metadata: { name, labels } } });
  }
  const first = await core.listNamespacedConfigMap({ namespace, limit: 2 });
  assert.is(first.metadata?.remainingItemCount, 1);
  const _continue = first.metadata?._continue ?? "";
  const second = await core.listNamespacedConfigMap({ namespace, limit: 2, _continue });
  assert.equal(namesOf([...first.items, ...second.items]), ["a", "b", "c"]);
  assert.equal(namesOf((await core.listNamespacedConfigMap({ namespace, labelSelector: "even=yes" })).items), ["b"]);
  const one = await core.listNamespacedConfigMap({ namespace, fieldSelector: "metadata.name=c" });
  assert.equal(namesOf(one.items), ["c"]);
  await core.deleteCollectionNamespacedConfigMap({ namespace, labelSelector: "even=no" });
  assert.equal(namesOf((await core.listNamespacedConfigMap({ namespace })).items), ["b"]);
});

test("each way to patch", async () => {
  const namespace = await newNamespace();
  const name = "colors";
  await core.createNamespacedConfigMap({ namespace, body: colors({ sky: "blue", sea: "green" }) });
  const patch = (body: object, strategy: PatchStrategy) =>
    core.patchNamespacedConfigMap({ namespace, name, body }, setHeaderOptions("Content-Type", strategy));
  const replace = [{ op: "replace", path: "/data/sky", value: "grey" }];
  assert.is((await patch(replace, PatchStrategy.JsonPatch)).data?.["sky"], "grey");
  assert.equal((await patch({ data: { sea: null, sun: "gold" } }, PatchStrategy.MergePatch)).data, {
    sky: "grey",
    sun: "gold",
  });
  const kept = { metadata: { finalizers: ["example.com/a"] } };
  await patch(kept, PatchStrategy.StrategicMergePatch);
  const more = await patch({ metadata: { finalizers: ["example.com/b"] } }, PatchStrategy.StrategicMergePatch);
  assert.equal(more.metadata?.finalizers?.toSorted(), ["example.com/a", "example.com/b"]);
  const bare = await patch({ metadata: { finalizers: null } }, PatchStrategy.MergePatch);
  assert.is(bare.metadata?.finalizers, undefined);
});

test("an informer has what there was, and hears what comes, changes and goes", async () => {
  const namespace = await newNamespace();
  await core.createNamespacedConfigMap({ namespace, body: colors({ sky: "blue" }) });
  const path = `/api/v1/namespaces/${namespace}/configmaps`;
  const informer = makeInformer(config, path, () => core.listNamespacedConfigMap({ namespace }));
  const heard: string[] = [];
  for (const verb of ["add", "update", "delete"] as const) {
    informer.on(verb, ({ metadata, data }) => heard.push(`${verb} ${metadata?.name} ${data?.["sky"] ?? ""}`.trimEnd()));
  }
  informer.on("error", (error) => heard.push(`error ${String(error)}`));
  await informer.start();
  await until(() => heard.length === 1);
  await core.createNamespacedConfigMap({ namespace, body: { metadata: { name: "shapes" } } });
  await until(() => heard.length === 2);
  await core.patchNamespacedConfigMap(
    { namespace, name: "colors", body: { data: { sky: "red" } } },
    setHeaderOptions("Content-Type", PatchStrategy.MergePatch),
  );
  await until(() => heard.length === 3);
  await core.deleteNamespacedConfigMap({ namespace, name: "shapes" });
  await until(() => heard.length === 4);
  assert.equal(namesOf(informer.list()), ["colors"]);
  assert.is(informer.get("colors", namespace)?.data?.["sky"], "red");
  assert.equal(heard, ["add colors blue", "add shapes", "update colors red", "delete shapes"]);
  await informer.stop();
});

test("a watch from a resource version replays what came since", async () => {
  const namespace = await newNamespace();
  const { metadata } = await core.createNamespacedConfigMap({ namespace, body: colors({}) });
  await core.deleteNamespacedConfigMap({ namespace, name: "colors" });
  const events: string[] = [];
  const query = { resourceVersion: metadata?.resourceVersion, allowWatchBookmarks: true };
  const path = `/api/v1/namespaces/${namespace}/configmaps`;
  const onEvent = (phase: string, object: V1ConfigMap) => events.push(`${phase} ${object.metadata?.name}`);
  const watch = await new Watch(config).watch(path, query, onEvent, () => undefined);
  await until(() => events.length === 1);
  watch.abort();
  assert.equal(events, ["DELETED colors"]);
});

test("errors carry their code and the server's Status", async () => {
  const namespace = await newNamespace();
  const missing = await failureOf(core.readNamespacedSecret({ namespace, name: "none" }));
  assert.is(missing.code, 404);
  assert.equal(reasonOf(missing), ["NotFound", 'secrets "none" not found']);
  await core.createNamespacedConfigMap({ namespace, body: colors({}) });
  const twice = await failureOf(core.createNamespacedConfigMap({ namespace, body: colors({}) }));
  assert.equal(reasonOf(twice), ["AlreadyExists", 'configmaps "colors" already exists']);
  const stale = { ...colors({}), metadata: { name: "colors", resourceVersion: "1" } };
  const conflict = await failureOf(core.replaceNamespacedConfigMap({ namespace, name: "colors", body: stale }));
  assert.equal([conflict.code, reasonOf(conflict)[0]], [409, "Conflict"]);
  const invalid = await failureOf(
    core.createNamespacedPod({ namespace, body: { metadata: { name: "p" }, spec: { containers: [] } } }),
  );
  assert.equal(
    [invalid.code, ...reasonOf(invalid)],
    [422, "Invalid", 'Pod "p" is invalid: spec.containers: Required value'],
  );
});

test("objects of any kind go by their apiVersion, found by discovery", async () => {
  const namespace = await newNamespace();
  const objects = KubernetesObjectApi.makeApiClient(config);
  const spec = { podSelector: {}, policyTypes: ["Ingress"] };
  const header = { apiVersion: "networking.k8s.io/v1", kind: "NetworkPolicy", metadata: { name: "closed", namespace } };
  await objects.create({ ...header, spec });
  assert.is((await objects.read(header)).metadata?.name, "closed");
  await objects.patch({ ...header, metadata: { ...header.metadata, labels: { a: "b" } } });
  const { items } = await objects.list("networking.k8s.io/v1", "NetworkPolicy", namespace);
  assert.equal(items[0]?.metadata?.labels, { a: "b" });
  await objects.delete(header);
  assert.is((await failureOf(objects.read(header))).code, 404);
});

test("the server logged no errors of its own", () => assert.is(server.errors(), ""));

function colors(data: Record<string, string>): V1ConfigMap {
  return { metadata: { name: "colors" }, data };
}

test("a client inside the cluster goes on with the token that replaced its own in the mounted file", async () => {
  const namespace = await newNamespace();
  const { folder, putToken, remove } = await mounted(namespace);
  const { hostname, port } = new URL(server.url);
  const before = { ...process.env };
  Object.assign(process.env, { KUBERNETES_SERVICE_HOST: hostname, KUBERNETES_SERVICE_PORT: port });
  try {
    const own = new KubeConfig();
    own.loadFromCluster(folder);
    assert.is(own.getContextObject("inClusterContext")?.namespace, namespace);
    const reviews = own.makeApiClient(AuthenticationV1Api);
    const whoAmI = async () => (await reviews.createSelfSubjectReview({ body: {} })).status?.userInfo?.username;
    const robot = `system:serviceaccount:${namespace}:robot`;
    const first = await putToken("first");
    assert.is(await whoAmI(), robot);
    await putToken("second");
    await core.deleteNamespacedSecret({ namespace, name: "first" });
    const asFirst = new KubeConfig();
    asFirst.loadFromOptions({ ...config, users: [{ name: "u", token: first }], contexts: [], currentContext: "c" });
    asFirst.addContext({ name: "c", user: "u", cluster: config.getCurrentCluster()?.name ?? "" });
    const refused = asFirst.makeApiClient(AuthenticationV1Api).createSelfSubjectReview({ body: {} });
    assert.is((await failureOf(refused)).code, 401, "the old token died with its secret");
    assert.is(await later(61_000, whoAmI), robot);
  } finally {
    process.env = before;
    remove();
  }
});

async function newNamespace(): Promise<string> {
  const name = `n-${randomUUID().slice(0, 8)}`;
  await core.createNamespace({ body: { metadata: { name } } });
  return name;
}

function namesOf(items: readonly V1ConfigMap[]): (string | undefined)[] {
  return items.map((each) => each.metadata?.name).sort();
}

async function failureOf(call: Promise<unknown>): Promise<ApiException<string>> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown) => thrown,
  );
  assert.instance(error, ApiException);
  return error as ApiException<string>;
}

function reasonOf({ body }: ApiException<string>): string[] {
  const { reason, message } = JSON.parse(body) as { reason: string; message: string };
  return [reason, message];
}

const mount = "/var/run/secrets/kubernetes.io/serviceaccount";

/** A folder as a pod has it mounted, and how to put a token into it that dies with a secret. */
async function mounted(namespace: string) {
  const folder = mkdtempSync(join(tmpdir(), "orch-mounted-"));
  mkdirSync(join(folder, mount), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, mount, file), text);
  await core.createNamespacedServiceAccount({ namespace, body: { metadata: { name: "robot" } } });
  write("ca.crt", Buffer.from(config.getCurrentCluster()?.caData ?? "", "base64").toString());
  write("namespace", namespace);
  const putToken = async (secret: string): Promise<string> => {
    await core.createNamespacedSecret({ namespace, body: { metadata: { name: secret } } });
    const boundObjectRef = { kind: "Secret", apiVersion: "v1", name: secret };
    const spec = { audiences: [], expirationSeconds: 600, boundObjectRef };
    const { status } = await core.createNamespacedServiceAccountToken({ namespace, name: "robot", body: { spec } });
    write("token", status?.token ?? "");
    return status?.token ?? "";
  };
  return { folder, putToken, remove: () => rmSync(folder, { recursive: true }) };
}

/** As if the clock of this process went on by so much while `run` does its work. */
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const Real = Date;
  const shifted = class extends Real {
    constructor(...args: [] | [number]) {
      super(args[0] ?? Real.now() + ms);
    }
    static override now(): number {
      return Real.now() + ms;
    }
  };
  globalThis.Date = shifted as DateConstructor;
  try {
    return await run();
  } finally {
    globalThis.Date = Real;
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadlineMs = performance.now() + 30_000;
  while (!isTrue()) {
    if (performance.now() > deadlineMs) throw new Error("it did not come to be within 10 s");
    await sleep(5);
  }
}

test.run();
