import * as assert from "uvu/assert";
import { policies } from "../../generated/policies.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { type Api, openApi } from "../harness/api.ts";
import type { Parsed } from "../harness/watch.ts";
import { openCluster } from "../controllers/cluster.ts";
import { suite } from "../harness/suite.ts";

const test = suite("roles that every server has");

const rbac = "/apis/rbac.authorization.orch.io/v1";

function open(storage?: Storage): Promise<Api> {
  const kept = storage === undefined ? {} : { storage };
  return openApi({ authorizationMode: ["RBAC"], keepsPolicies: true, ...kept });
}

async function items(api: Api, resource: string): Promise<Parsed[]> {
  return (await api.get(`${rbac}/${resource}`)).json["items"];
}

test("a new server has the roles and bindings of the field", async () => {
  const api = await open();
  const counts = await Promise.all(
    ["clusterroles", "clusterrolebindings", "roles", "rolebindings"].map(
      async (each) => (await items(api, each)).length,
    ),
  );
  assert.equal(counts, [69, 50, 7, 7]);
  const role = (await api.get(`${rbac}/clusterroles/system:orch-dns`)).json;
  assert.equal(role.metadata.labels, { "orch.io/bootstrapping": "rbac-defaults" });
  assert.equal(role.metadata.annotations, { "rbac.authorization.orch.io/autoupdate": "true" });
  assert.equal(role["rules"], [{ verbs: ["list", "watch"], apiGroups: [""], resources: ["endpoints", "services"] }]);
  const binding = (await api.get(`${rbac}/clusterrolebindings/system:orch-dns`)).json;
  const apiGroup = "rbac.authorization.orch.io";
  assert.equal(binding["roleRef"], { apiGroup, kind: "ClusterRole", name: "system:orch-dns" });
  assert.equal(binding["subjects"], [{ kind: "ServiceAccount", name: "orch-dns", namespace: "orch-system" }]);
  const reader = "namespaces/orch-system/rolebindings/system::extension-apiserver-authentication-reader";
  assert.equal((await api.get(`${rbac}/${reader}`)).json["subjects"], [
    { kind: "User", apiGroup, name: "system:orch-controller-manager" },
    { kind: "User", apiGroup, name: "system:orch-scheduler" },
  ]);
  const ready = await api.get("/readyz/poststarthook/rbac/bootstrap-roles");
  assert.equal([ready.status, ready.text], [200, "ok"]);
  await api.stop();
});

test("roles of controllers that a gate switches are there with it alone", async () => {
  const names = ["device-taint-eviction", "podgroup-protection", "storage-version-migrator"];
  const trust = ["controller:orch-apiserver-serving-clustertrustbundle-publisher", "cluster-trust-bundle-discovery"];
  const found = async (featureGates: Readonly<Record<string, string>>) => {
    const api = await openApi({ authorizationMode: ["RBAC"], keepsPolicies: true, featureGates });
    const all = [...(await items(api, "clusterroles")), ...(await items(api, "clusterrolebindings"))];
    await api.stop();
    assert.not.ok(all.some((each) => "featureGate" in each));
    const wanted = [...names.map((name) => `controller:${name}-controller`), ...trust];
    return wanted.map((name) => all.filter((each) => each.metadata.name === `system:${name}`).length);
  };
  assert.equal(await found({}), [2, 0, 0, 0, 0]);
  const turned = { DRADeviceTaints: "false", GenericWorkload: "true", StorageVersionMigrator: "true" };
  assert.equal(await found({ ...turned, ClusterTrustBundle: "true" }), [0, 2, 2, 2, 2]);
});

/** A rule that a gate adds to a role of every server. */
const gatedRules: readonly (readonly [role: string, gate: string, resource: string])[] = [
  ["system:aggregate-to-edit", "GenericWorkload", "podgroups"],
  ["system:aggregate-to-view", "GenericWorkload", "podgroups/status"],
  ["system:node", "ClusterTrustBundle", "clustertrustbundles"],
  ["system:node", "PodCertificateRequest", "podcertificaterequests"],
  ["system:orch-scheduler", "DRADeviceTaintRules", "devicetaintrules"],
  ["system:controller:device-taint-eviction-controller", "DRADeviceTaintRules", "devicetaintrules/status"],
  ["system:controller:job-controller", "WorkloadWithJob", "workloads"],
  ["system:controller:resource-claim-controller", "DRAWorkloadResourceClaims", "podgroups"],
];
test("rules that a gate switches are in their roles with it alone", async () => {
  const gates = [...new Set(gatedRules.map(([, gate]) => gate))];
  for (const isOn of [true, false]) {
    const featureGates = Object.fromEntries([...gates, "GenericWorkload"].map((each) => [each, String(isOn)]));
    const api = await openApi({ authorizationMode: ["RBAC"], keepsPolicies: true, featureGates });
    const roles = await items(api, "clusterroles");
    await api.stop();
    const resources = (name: string): string[] =>
      roles
        .find(({ metadata }) => metadata.name === name)
        ?.["rules"].flatMap((each: { resources?: string[] }) => each.resources ?? []);
    for (const [role, , resource] of gatedRules)
      assert.is(resources(role).includes(resource), isOn, `${role} ${resource}`);
    assert.not.match(JSON.stringify(roles), "featureGate");
  }
});

test("no name of another platform is in them", () => {
  assert.not.match(JSON.stringify(policies), /kube|k8s/);
});

/** Change of an object at rest -> whether the next start puts it right, and what stays of it. */
const repairs: readonly (readonly [title: string, path: string, change: object, isRepaired: boolean])[] = [
  ["rules that were taken away", "clusterroles/system:orch-dns", { rules: [] }, true],
  ["labels that were taken away", "clusterroles/view", { metadata: { labels: null } }, true],
  ["a selector that was replaced", "clusterroles/edit", { aggregationRule: { clusterRoleSelectors: [{}] } }, true],
  ["subjects that were taken away", "clusterrolebindings/system:discovery", { subjects: null }, true],
  [
    "rules without the annotation",
    "clusterroles/system:orch-dns",
    { rules: [], metadata: { annotations: { "rbac.authorization.orch.io/autoupdate": null } } },
    true,
  ],
  [
    "rules where the annotation says no",
    "clusterroles/system:orch-dns",
    { rules: [], metadata: { annotations: { "rbac.authorization.orch.io/autoupdate": "false" } } },
    false,
  ],
  [
    "subjects where the annotation says no",
    "clusterrolebindings/system:discovery",
    { subjects: null, metadata: { annotations: { "rbac.authorization.orch.io/autoupdate": "false" } } },
    false,
  ],
];

for (const [title, path, change, isRepaired] of repairs) {
  test(`${isRepaired ? "a start repairs" : "a start leaves alone"} ${title}`, async () => {
    const storage = await openMemoryStorage();
    const kept: Storage = Object.assign(Object.create(storage), { close: async () => {} });
    const first = await open(kept);
    const before = (await first.get(`${rbac}/${path}`)).json;
    assert.is((await first.patch(`${rbac}/${path}`, "merge", change)).status, 200);
    const changed = (await first.get(`${rbac}/${path}`)).json;
    await first.stop();
    const second = await open(kept);
    const after = (await second.get(`${rbac}/${path}`)).json;
    const said = ({ metadata, ...rest }: Parsed) => ({
      ...rest,
      labels: metadata.labels,
      annotations: metadata.annotations,
    });
    if (!isRepaired) assert.equal(said(after), said(changed));
    else if ("aggregationRule" in change) assert.is(after["aggregationRule"].clusterRoleSelectors.length, 2);
    else assert.equal(sorted(said(after)), sorted(said(before)));
    await second.stop();
    await storage.close();
  });
}

/** Rights that are given back come one by one. */
function sorted({ rules, ...rest }: Parsed): object {
  const single = (rules ?? []).flatMap(({ verbs, apiGroups = [], resources = [] }: Parsed) =>
    verbs.flatMap((verb: string) =>
      apiGroups.flatMap((group: string) => resources.map((each: string) => `${verb} ${group} ${each}`)),
    ),
  );
  return { ...rest, rules: single.sort() };
}

test("what users add stays, a missing object comes back, and another start changes nothing", async () => {
  const storage = await openMemoryStorage();
  const kept: Storage = Object.assign(Object.create(storage), { close: async () => {} });
  const first = await open(kept);
  const path = `${rbac}/clusterroles/system:orch-dns`;
  const rules = [...(await first.get(path)).json["rules"], { verbs: ["get"], apiGroups: [""], resources: ["pods"] }];
  await first.patch(path, "merge", { rules });
  const subjects = [{ kind: "User", name: "alice", apiGroup: "rbac.authorization.orch.io" }];
  await first.patch(`${rbac}/clusterrolebindings/system:discovery`, "merge", { subjects });
  await first.delete(`${rbac}/clusterrolebindings/cluster-admin`);
  await first.stop();
  const second = await open(kept);
  assert.equal((await second.get(path)).json["rules"], rules);
  const discovery = (await second.get(`${rbac}/clusterrolebindings/system:discovery`)).json["subjects"];
  assert.equal(
    discovery.map((each: Parsed) => each["name"]),
    ["alice", "system:authenticated"],
  );
  assert.is((await second.get(`${rbac}/clusterrolebindings/cluster-admin`)).status, 200);
  await second.stop();
  const revision = kept.revision;
  const third = await open(kept);
  assert.is(kept.revision, revision);
  await third.stop();
  await storage.close();
});

test("the aggregated roles get the rules of those that they select", async () => {
  const cluster = await openCluster(["clusterrole-aggregation-controller"], { api: { keepsPolicies: true } });
  const count = (role: Parsed | undefined) => role?.["rules"]?.length ?? 0;
  const view = await cluster.until(`${rbac}/clusterroles/view`, (each) => count(each) > 0);
  const source = await cluster.find(`${rbac}/clusterroles/system:aggregate-to-view`);
  assert.equal(view?.["rules"], source?.["rules"]);
  const admin = `${rbac}/clusterroles/admin`;
  const all = ["view", "edit", "admin"].map((each) => `${rbac}/clusterroles/system:aggregate-to-${each}`);
  const rules = await Promise.all(all.map(async (each) => count(await cluster.find(each))));
  const total = rules.reduce((sum, each) => sum + each, 0);
  await cluster.until(admin, (each) => count(each) === total);
  const labels = { "rbac.authorization.orch.io/aggregate-to-view": "true" };
  const extra = { verbs: ["get"], apiGroups: ["example.com"], resources: ["widgets"] };
  await cluster.make(`${rbac}/clusterroles`, { metadata: { name: "widgets", labels }, rules: [extra, extra] });
  await cluster.until(admin, (each) => count(each) === total + 1);
  assert.is((await cluster.api.delete(`${rbac}/clusterroles/widgets`)).status, 200);
  await cluster.until(admin, (each) => count(each) === total);
  await cluster.stop();
});

test.run();
