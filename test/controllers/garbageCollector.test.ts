import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { core, pod } from "../api/literal.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("garbage collector");

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["garbage-collector-controller"]);
});
test.after(() => cluster.stop());

const configMaps = core("default", "configmaps");
const secrets = core("default", "secrets");

/** The reference of a dependent to an object. */
function owner({ kind, apiVersion, metadata }: Parsed, more: object = {}) {
  return { apiVersion, kind, name: metadata.name, uid: metadata.uid, ...more };
}

async function configMap(name: string, owners: readonly object[] = [], more: object = {}): Promise<Parsed> {
  return cluster.make(configMaps, { metadata: { name, ownerReferences: owners, ...more } });
}

/** Nothing was done for long enough to be sure that nothing will. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

test("dependents go when their owner is gone, and theirs in turn, whatever their kind", async () => {
  const root = await configMap("bg-root");
  const child = await cluster.make(secrets, { metadata: { name: "bg-child", ownerReferences: [owner(root)] } });
  await cluster.make(core("default", "pods"), pod("bg-grandchild", { metadata: { ownerReferences: [owner(child)] } }));
  const answer = await cluster.api.delete(`${configMaps}/bg-root`, { propagationPolicy: "Background" });
  assert.is(answer.json.status, "Success");
  await cluster.untilGone(`${core("default", "pods")}/bg-grandchild`);
  assert.is(await cluster.find(`${secrets}/bg-child`), undefined);
});

test("an owner that is deleted in the foreground goes after its blocking dependents", async () => {
  const root = await configMap("fg-root");
  await configMap("fg-child", [owner(root, { blockOwnerDeletion: true })], { finalizers: ["example.com/hold"] });
  await cluster.api.delete(`${configMaps}/fg-root`, { propagationPolicy: "Foreground" });
  await cluster.until(`${configMaps}/fg-child`, (object) => object?.metadata.deletionTimestamp !== undefined);
  await settle();
  assert.equal((await cluster.find(`${configMaps}/fg-root`))?.metadata.finalizers, ["foregroundDeletion"]);
  await cluster.api.patch(`${configMaps}/fg-child`, "merge", { metadata: { finalizers: null } });
  await cluster.untilGone(`${configMaps}/fg-root`);
  assert.is(await cluster.find(`${configMaps}/fg-child`), undefined);
});

test("dependents that do not block are not waited for, and go all the same", async () => {
  const root = await configMap("nb-root");
  await configMap("nb-child", [owner(root)], { finalizers: ["example.com/hold"] });
  await cluster.api.delete(`${configMaps}/nb-root`, { propagationPolicy: "Foreground" });
  await cluster.untilGone(`${configMaps}/nb-root`);
  await cluster.until(`${configMaps}/nb-child`, (object) => object?.metadata.deletionTimestamp !== undefined);
  await cluster.api.patch(`${configMaps}/nb-child`, "merge", { metadata: { finalizers: null } });
});

test("in the foreground a chain goes from its end", async () => {
  const root = await configMap("chain-0");
  const middle = await configMap("chain-1", [owner(root, { blockOwnerDeletion: true })]);
  const last = await configMap("chain-2", [owner(middle, { blockOwnerDeletion: true })], {
    finalizers: ["example.com/hold"],
  });
  await cluster.api.delete(`${configMaps}/chain-0`, { propagationPolicy: "Foreground" });
  await cluster.until(`${configMaps}/chain-2`, (object) => object?.metadata.deletionTimestamp !== undefined);
  assert.equal((await cluster.find(`${configMaps}/chain-1`))?.metadata.finalizers, ["foregroundDeletion"]);
  const { resourceVersion } = last.metadata;
  const watch = await cluster.api.watch(`${configMaps}?watch=true&resourceVersion=${resourceVersion}`);
  await cluster.api.patch(`${configMaps}/chain-2`, "merge", { metadata: { finalizers: null } });
  await cluster.untilGone(`${configMaps}/chain-0`);
  const deleted: string[] = [];
  while (deleted.length < 3) {
    const [event] = await watch.next(1);
    if (event?.type === "DELETED") deleted.push(event.object.metadata.name);
  }
  watch.close();
  assert.equal(deleted, ["chain-2", "chain-1", "chain-0"]);
});

test("an owner without dependents that is deleted in the foreground goes at once", async () => {
  await configMap("alone");
  await cluster.api.delete(`${configMaps}/alone`, { propagationPolicy: "Foreground" });
  await cluster.untilGone(`${configMaps}/alone`);
});

test("orphaned dependents stay, without the reference, and keep their other owners", async () => {
  const root = await configMap("or-root");
  const other = await configMap("or-other");
  await configMap("or-child", [owner(root, { controller: true, blockOwnerDeletion: true })]);
  await configMap("or-shared", [owner(root), owner(other)]);
  const answer = await cluster.api.delete(`${configMaps}/or-root`, { propagationPolicy: "Orphan" });
  assert.equal(answer.json.metadata.finalizers, ["orphan"]);
  await cluster.untilGone(`${configMaps}/or-root`);
  const child = await cluster.find(`${configMaps}/or-child`);
  assert.equal([child?.metadata.ownerReferences, child?.metadata.deletionTimestamp], [undefined, undefined]);
  assert.equal((await cluster.find(`${configMaps}/or-shared`))?.metadata.ownerReferences, [owner(other)]);
});

test("a dependent of several owners stays while one does, and loses the references to the others", async () => {
  const [first, second] = [await configMap("two-1"), await configMap("two-2")];
  await configMap("two-child", [owner(first), owner(second)]);
  await cluster.api.delete(`${configMaps}/two-1`);
  const left = await cluster.until(
    `${configMaps}/two-child`,
    (object) => object?.metadata.ownerReferences.length === 1,
  );
  assert.equal(left?.metadata.ownerReferences, [owner(second)]);
  await cluster.api.delete(`${configMaps}/two-2`);
  await cluster.untilGone(`${configMaps}/two-child`);
});

test("an owner that waits for a dependent which another owner keeps is let go", async () => {
  const [going, staying] = [await configMap("wait-1"), await configMap("wait-2")];
  await configMap("wait-child", [owner(going, { blockOwnerDeletion: true }), owner(staying)]);
  await cluster.api.delete(`${configMaps}/wait-1`, { propagationPolicy: "Foreground" });
  await cluster.untilGone(`${configMaps}/wait-1`);
  assert.equal((await cluster.find(`${configMaps}/wait-child`))?.metadata.ownerReferences, [owner(staying)]);
});

const absent: [string, (name: string) => Promise<object>][] = [
  ["never was", async () => ({ apiVersion: "v1", kind: "ConfigMap", name: "never", uid: "1" })],
  ["has another uid", async (name) => owner(await configMap(`${name}-owner`), { uid: "another" })],
  [
    "lives in another namespace",
    async (name) => owner(await cluster.make(core("orch-system", "configmaps"), { metadata: { name } })),
  ],
];
for (const [index, [what, reference]] of absent.entries()) {
  test(`an object whose owner ${what} goes`, async () => {
    const name = `absent-${index}`;
    await configMap(name, [await reference(name)]);
    await cluster.untilGone(`${configMaps}/${name}`);
  });
}

/** What an event about an object says, as soon as there is one. */
async function eventOf(namespace: string, name: string): Promise<readonly string[]> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { items } = (await cluster.api.get(core(namespace, "events"))).json;
    const found = items.find((each: Parsed) => each.involvedObject.name === name);
    if (found !== undefined) return [found.type, found.reason, found.message];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return [];
}

test("an owner in another namespace is reported, where the object goes and where it stays", async () => {
  const elsewhere = await cluster.make(core("orch-system", "configmaps"), { metadata: { name: "far" } });
  await settle(); // until the collector has seen it
  await configMap("of-far", [owner(elsewhere)]);
  const { uid } = elsewhere.metadata;
  const text = (namespace: string) =>
    `ownerRef [v1/ConfigMap, namespace: ${namespace}, name: far, uid: ${uid}] does not exist in namespace "${namespace}"`;
  assert.equal(await eventOf("default", "of-far"), ["Warning", "OwnerRefInvalidNamespace", text("default")]);
  await cluster.untilGone(`${configMaps}/of-far`);
  const classes = "/apis/scheduling.orch.io/v1/priorityclasses";
  const metadata = { name: "wide-of-far", ownerReferences: [owner(elsewhere)] };
  await cluster.make(classes, { metadata, value: 1 });
  assert.equal(await eventOf("default", "wide-of-far"), ["Warning", "OwnerRefInvalidNamespace", text("")]);
  assert.ok((await cluster.find(`${classes}/wide-of-far`)) !== undefined);
});

test("a reference that is wrong in one dependent says nothing of the right one in another", async () => {
  const root = await configMap("both-root");
  await configMap("both-wrong", [owner(root, { kind: "Secret" })]);
  await cluster.untilGone(`${configMaps}/both-wrong`);
  await configMap("both-right", [owner(root)]);
  await settle();
  assert.ok((await cluster.find(`${configMaps}/both-right`)) !== undefined);
});

test("an object whose owner is of a kind that nobody serves stays", async () => {
  await configMap("unserved", [{ apiVersion: "example.com/v1", kind: "Nothing", name: "n", uid: "1" }]);
  await settle();
  assert.ok((await cluster.find(`${configMaps}/unserved`)) !== undefined);
});

test("an object of the whole cluster cannot be owned from a namespace: it stays", async () => {
  const classes = "/apis/scheduling.orch.io/v1/priorityclasses";
  const owners = [owner(await configMap("of-cluster"))];
  await cluster.make(classes, { metadata: { name: "wide", ownerReferences: owners }, value: 1 });
  await cluster.api.delete(`${configMaps}/of-cluster`);
  await settle();
  assert.ok((await cluster.find(`${classes}/wide`)) !== undefined);
});

test("objects of the whole cluster own objects in namespaces, and each other", async () => {
  const classes = "/apis/scheduling.orch.io/v1/priorityclasses";
  const root = await cluster.make(classes, { metadata: { name: "root" }, value: 1 });
  await cluster.make(classes, { metadata: { name: "leaf", ownerReferences: [owner(root)] }, value: 1 });
  await configMap("of-class", [owner(root)]);
  await cluster.api.delete(`${classes}/root`);
  await cluster.untilGone(`${configMaps}/of-class`);
  await cluster.untilGone(`${classes}/leaf`);
});

test("owners are found in whatever version of their group a reference names", async () => {
  const scalers = "/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers";
  const spec = { maxReplicas: 2, scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "d" } };
  const root = await cluster.make(scalers, { metadata: { name: "h" }, spec });
  await configMap("of-scaler", [owner(root, { apiVersion: "autoscaling/v1" })]);
  await settle();
  assert.ok((await cluster.find(`${configMaps}/of-scaler`)) !== undefined);
  await cluster.api.delete(`${scalers}/h`);
  await cluster.untilGone(`${configMaps}/of-scaler`);
});

test("objects that wait for each other in a circle go", async () => {
  const first = await configMap("circle-1");
  const second = await configMap("circle-2", [owner(first, { blockOwnerDeletion: true })]);
  await cluster.api.patch(`${configMaps}/circle-1`, "merge", {
    metadata: { ownerReferences: [owner(second, { blockOwnerDeletion: true })] },
  });
  await cluster.api.delete(`${configMaps}/circle-1`, { propagationPolicy: "Foreground" });
  await cluster.untilGone(`${configMaps}/circle-1`);
  await cluster.untilGone(`${configMaps}/circle-2`);
});

for (const propagationPolicy of ["Foreground", "Orphan", "Background"]) {
  test(`an object that is its own owner goes: ${propagationPolicy}`, async () => {
    const own = await configMap("own");
    const ownerReferences = [owner(own, { blockOwnerDeletion: true })];
    await cluster.api.patch(`${configMaps}/own`, "merge", { metadata: { ownerReferences } });
    await cluster.api.delete(`${configMaps}/own`, { propagationPolicy });
    await cluster.untilGone(`${configMaps}/own`);
  });
}

test("a dependent that gets an owner which is gone already goes", async () => {
  const root = await configMap("late-root");
  await cluster.api.delete(`${configMaps}/late-root`);
  await configMap("late-child");
  await cluster.api.patch(`${configMaps}/late-child`, "merge", { metadata: { ownerReferences: [owner(root)] } });
  await cluster.untilGone(`${configMaps}/late-child`);
});

test("a dependent goes as its own finalizers ask for", async () => {
  const root = await configMap("fin-root");
  const child = await configMap("fin-child", [owner(root)], { finalizers: ["orphan"] });
  await configMap("fin-grandchild", [owner(child)]);
  await cluster.api.delete(`${configMaps}/fin-root`);
  await cluster.untilGone(`${configMaps}/fin-child`);
  const grandchild = await cluster.find(`${configMaps}/fin-grandchild`);
  assert.equal([grandchild?.metadata.ownerReferences, grandchild?.metadata.deletionTimestamp], [undefined, undefined]);
});

test("many dependents go together", async () => {
  const root = await configMap("many-root");
  const names = Array.from({ length: 200 }, (_, index) => `many-${index}`);
  await Promise.all(names.map((name) => configMap(name, [owner(root)], { labels: { many: "1" } })));
  await cluster.api.delete(`${configMaps}/many-root`);
  await cluster.until(`${configMaps}?labelSelector=many`, (list) => list?.items.length === 0);
});

test("custom kinds own and are owned as soon as they are served", async () => {
  const widgets = "/apis/example.com/v1/namespaces/default/widgets";
  await define();
  await cluster.until(widgets, (list) => list !== undefined);
  const root = await cluster.make(widgets, { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "w" } });
  await configMap("of-widget", [owner(root, { blockOwnerDeletion: true })]);
  const of = await configMap("owns-widget");
  await cluster.make(widgets, {
    ...{ apiVersion: "example.com/v1", kind: "Widget" },
    metadata: { name: "owned", ownerReferences: [owner(of)] },
  });
  await cluster.api.delete(`${widgets}/w`, { propagationPolicy: "Foreground" });
  await cluster.untilGone(`${widgets}/w`);
  assert.is(await cluster.find(`${configMaps}/of-widget`), undefined);
  await cluster.api.delete(`${configMaps}/owns-widget`);
  await cluster.untilGone(`${widgets}/owned`);
});

test("what custom objects owned goes with their definition", async () => {
  const widgets = "/apis/example.com/v1/namespaces/default/widgets";
  const root = await cluster.make(widgets, {
    apiVersion: "example.com/v1",
    kind: "Widget",
    metadata: { name: "last" },
  });
  await configMap("of-last", [owner(root)]);
  await cluster.api.delete("/apis/apiextensions.orch.io/v1/customresourcedefinitions/widgets.example.com");
  await cluster.untilGone(`${configMaps}/of-last`);
  assert.is((await cluster.api.get(widgets)).status, 404);
});

test("orphans of a kind whose server does not answer are freed when it does, and the owner waits", async () => {
  const widgets = "/apis/example.com/v1/namespaces/default/widgets";
  const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  const apiServices = "/apis/apiregistration.orch.io/v1/apiservices";
  await cluster.untilGone(`${definitions}/widgets.example.com`);
  await define();
  await cluster.until(widgets, (list) => list !== undefined);
  const root = await configMap("stale-root");
  const widget = (name: string, of: Parsed) =>
    cluster.make(widgets, {
      ...{ apiVersion: "example.com/v1", kind: "Widget" },
      metadata: { name, ownerReferences: [owner(of)] },
    });
  await widget("orphan", root);
  await widget("known", { ...root, metadata: { name: "none", uid: "11111111-1111-4111-8111-111111111111" } });
  await cluster.untilGone(`${widgets}/known`); // by then the collector knows both
  const service = { name: "missing", namespace: "default" };
  await cluster.make(apiServices, {
    metadata: { name: "v1.example.com" },
    spec: { group: "example.com", version: "v1", groupPriorityMinimum: 100, versionPriority: 10, service },
  });
  assert.is((await cluster.api.get(widgets)).status, 503);
  // Has the collector look at what is served.
  const annotations = { look: "again" };
  await cluster.api.patch(`${definitions}/widgets.example.com`, "merge", { metadata: { annotations } });
  await settle();
  await settle();
  await cluster.api.delete(`${configMaps}/stale-root`, { propagationPolicy: "Orphan" });
  await settle();
  assert.equal((await cluster.find(`${configMaps}/stale-root`))?.metadata.finalizers, ["orphan"]);
  await cluster.api.delete(`${apiServices}/v1.example.com`);
  await cluster.untilGone(`${configMaps}/stale-root`);
  assert.is((await cluster.find(`${widgets}/orphan`))?.metadata.ownerReferences, undefined);
  cluster.forgiveComplaints();
});

/** A custom kind that keeps whatever it is given. */
async function define(): Promise<void> {
  const schema = { openAPIV3Schema: { type: "object", "x-orch-preserve-unknown-fields": true } };
  await cluster.make("/apis/apiextensions.orch.io/v1/customresourcedefinitions", {
    metadata: { name: "widgets.example.com" },
    spec: {
      group: "example.com",
      scope: "Namespaced",
      names: { plural: "widgets", kind: "Widget" },
      versions: [{ name: "v1", served: true, storage: true, schema }],
    },
  });
}

test.run();
