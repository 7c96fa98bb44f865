import * as assert from "uvu/assert";
import { core, literal, pod } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("namespace controller");

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["namespace-controller"]);
});
test.after(() => cluster.stop());

const namespaces = "/api/v1/namespaces";

async function namespace(name: string): Promise<void> {
  await cluster.make(namespaces, { metadata: { name } });
}

/** Type, status, reason and message of the conditions, in their order. */
const told = (object: Parsed): string[][] =>
  (object?.status.conditions ?? []).map(({ type, status, reason, message }: Parsed) => [type, status, reason, message]);

const allWell = [
  ["NamespaceDeletionDiscoveryFailure", "False", "ResourcesDiscovered", "All resources successfully discovered"],
  [
    "NamespaceDeletionGroupVersionParsingFailure",
    "False",
    "ParsedGroupVersions",
    "All legacy orch types successfully parsed",
  ],
  [
    "NamespaceDeletionContentFailure",
    "False",
    "ContentDeleted",
    "All content successfully deleted, may be waiting on finalization",
  ],
];
const contentGone = ["NamespaceContentRemaining", "False", "ContentRemoved", "All content successfully removed"];
const noFinalizers = [
  "NamespaceFinalizersRemaining",
  "False",
  "ContentHasNoFinalizers",
  "All content-preserving finalizers finished",
];

test("a namespace that is deleted is emptied of all kinds, and goes", async () => {
  await namespace("full");
  await cluster.make(core("full", "configmaps"), { metadata: { name: "a" } });
  await cluster.make(core("full", "services"), { metadata: { name: "a" }, spec: { ports: [{ port: 80 }] } });
  await cluster.make(core("full", "pods"), pod("a"));
  const rules = [{ verbs: ["get"], apiGroups: [""], resources: ["pods"] }];
  const roles = "/apis/rbac.authorization.orch.io/v1/namespaces/full/roles";
  await cluster.make(roles, { metadata: { name: "a" }, rules });
  const template = { spec: { ...pod("x").spec, restartPolicy: "Never" } };
  const jobs = "/apis/batch/v1/namespaces/full/jobs";
  await cluster.make(jobs, { metadata: { name: "a" }, spec: { template } });
  await cluster.api.delete(`${namespaces}/full`);
  await cluster.untilGone(`${namespaces}/full`);
  await namespace("full");
  for (const each of [core("full", "configmaps"), core("full", "services"), core("full", "pods"), roles, jobs]) {
    assert.equal((await cluster.find(each))?.items, [], each);
  }
});

test("what finalizers hold is told in conditions, until it goes", async () => {
  await namespace("held");
  const path = `${core("held", "configmaps")}/a`;
  const metadata = { name: "a", finalizers: ["example.com/one", "example.com/two"] };
  await cluster.make(core("held", "configmaps"), { metadata });
  await cluster.make(core("held", "secrets"), { metadata: { ...metadata, finalizers: ["example.com/one"] } });
  await cluster.api.delete(`${namespaces}/held`);
  const waiting = await cluster.until(`${namespaces}/held`, (object) => told(object).length > 0);
  assert.equal(told(waiting), [
    ...allWell,
    [
      "NamespaceContentRemaining",
      "True",
      "SomeResourcesRemain",
      "Some resources are remaining: configmaps. has 1 resource instances, secrets. has 1 resource instances",
    ],
    [
      "NamespaceFinalizersRemaining",
      "True",
      "SomeFinalizersRemain",
      "Some content in the namespace has finalizers remaining: example.com/one in 2 resource instances, " +
        "example.com/two in 1 resource instances",
    ],
  ]);
  const [condition] = waiting?.status.conditions ?? [];
  assert.match(condition.lastTransitionTime, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.is((await cluster.find(path))?.metadata.deletionGracePeriodSeconds, 0);
  for (const each of ["configmaps", "secrets"]) {
    await cluster.api.patch(`${core("held", each)}/a`, "merge", { metadata: { finalizers: null } });
  }
  await cluster.untilGone(`${namespaces}/held`);
});

test("pods go first: while one has grace left, nothing else is touched", async () => {
  await namespace("graceful");
  await cluster.make(core("graceful", "configmaps"), { metadata: { name: "a" } });
  await cluster.make(core("graceful", "pods"), pod("a", { spec: { nodeName: "n1" } }));
  await cluster.api.delete(`${namespaces}/graceful`);
  const waiting = await cluster.until(`${namespaces}/graceful`, (object) => told(object).length > 0);
  const remaining = "Some resources are remaining: pods. has 1 resource instances";
  assert.equal(told(waiting), [
    ...allWell,
    ["NamespaceContentRemaining", "True", "SomeResourcesRemain", remaining],
    noFinalizers,
  ]);
  assert.is((await cluster.find(`${core("graceful", "configmaps")}/a`))?.metadata.deletionTimestamp, undefined);
  await cluster.api.delete(`${core("graceful", "pods")}/a`, { gracePeriodSeconds: 0 });
  await cluster.untilGone(`${namespaces}/graceful`);
});

test("finalizers of others hold a namespace that is empty", async () => {
  await cluster.make(namespaces, { metadata: { name: "others", finalizers: ["example.com/hold"] } });
  await cluster.api.delete(`${namespaces}/others`);
  const waiting = await cluster.until(`${namespaces}/others`, (object) => object?.spec.finalizers === undefined);
  assert.equal(told(waiting), [...allWell, contentGone, noFinalizers]);
  assert.equal(literal(waiting?.metadata).deletionTimestamp, "TIME");
  await cluster.api.patch(`${namespaces}/others`, "merge", { metadata: { finalizers: null } });
  await cluster.untilGone(`${namespaces}/others`);
});

test("finalizers in the spec that are not the platform's stay", async () => {
  const path = `${namespaces}/shared`;
  const stored = await cluster.make(namespaces, { metadata: { name: "shared" } });
  const more = { ...stored, spec: { finalizers: ["orch", "example.com/hold"] } };
  assert.is((await cluster.api.put(`${path}/finalize`, more)).status, 200);
  await cluster.api.delete(path);
  const waiting = await cluster.until(path, (object) => object?.spec.finalizers.length === 1);
  assert.equal(waiting?.spec, { finalizers: ["example.com/hold"] });
  await cluster.api.put(`${path}/finalize`, { ...waiting, spec: {} });
  await cluster.untilGone(path);
});

test("objects of custom kinds go with their namespace", async () => {
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
  const widgets = "/apis/example.com/v1/namespaces/custom/widgets";
  await cluster.until(widgets, (list) => list !== undefined);
  await namespace("custom");
  await cluster.make(widgets, { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "w" } });
  await cluster.api.delete(`${namespaces}/custom`);
  await cluster.untilGone(`${namespaces}/custom`);
  assert.equal((await cluster.find("/apis/example.com/v1/widgets"))?.items, []);
});

test("a namespace stays while an extension server does not say what is in it, and the rest of it goes", async () => {
  const apiServices = "/apis/apiregistration.orch.io/v1/apiservices";
  const service = { name: "missing", namespace: "default" };
  await cluster.make(apiServices, {
    metadata: { name: "v1.away.example.com" },
    spec: { group: "away.example.com", version: "v1", groupPriorityMinimum: 100, versionPriority: 10, service },
  });
  await namespace("extended");
  await cluster.make(core("extended", "configmaps"), { metadata: { name: "a" } });
  const path = `${namespaces}/extended`;
  await cluster.api.delete(path);
  const waiting = await cluster.until(path, (object) => told(object).length === 5);
  const message =
    "Discovery failed for some groups, 1 failing: unable to retrieve the complete list of server APIs: " +
    "away.example.com/v1: stale GroupVersion discovery: away.example.com/v1";
  assert.equal(told(waiting)[0], ["NamespaceDeletionDiscoveryFailure", "True", "DiscoveryFailed", message]);
  assert.is(await cluster.find(`${core("extended", "configmaps")}/a`), undefined);
  await cluster.api.delete(`${apiServices}/v1.away.example.com`);
  await cluster.untilGone(path);
  const complaint = `namespace-controller: Error: namespace extended cannot be emptied: ${message}`;
  assert.equal([...new Set(cluster.complaints)], [complaint]);
  cluster.forgiveComplaints();
});

test("many namespaces go at once", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `many-${index}`);
  await Promise.all(names.map(namespace));
  for (const name of names) await cluster.make(core(name, "configmaps"), { metadata: { name: "a" } });
  await Promise.all(names.map((name) => cluster.api.delete(`${namespaces}/${name}`)));
  for (const name of names) await cluster.untilGone(`${namespaces}/${name}`);
});

test.run();
