import * as assert from "uvu/assert";
import { code as statefulSet } from "../../generated/apps/v1/statefulSet.code.ts";
import { code as pod } from "../../generated/core/v1/pod.code.ts";
import { disabledFields } from "../../runtime/registry/disabledFields.ts";
import type { ApiObject } from "../../runtime/schema/index.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { apps, core } from "./literal.ts";

const test = suite("api feature gates");

const labels = { app: "web" };
const rollingUpdate = { partition: 1, maxUnavailable: 2 };
const set = (name: string) => ({
  metadata: { name },
  spec: {
    serviceName: "web",
    selector: { matchLabels: labels },
    template: { metadata: { labels }, spec: { containers: [{ name: "c", image: "i" }] } },
    updateStrategy: { type: "RollingUpdate", rollingUpdate },
  },
});

for (const [isOn, expected] of [
  ["false", { partition: 1 }],
  ["true", rollingUpdate],
] as const) {
  test(`a field behind a gate is ${isOn === "true" ? "kept while it is on" : "dropped while it is off"}`, async () => {
    const api = await openApi({ featureGates: { MaxUnavailableStatefulSet: isOn } });
    const path = apps("default", "statefulsets");
    const created = await api.post(path, set("a"));
    assert.is(created.status, 201, created.text);
    assert.equal(created.json.spec.updateStrategy.rollingUpdate, expected);
    const patched = await api.patch(`${path}/a`, "merge", { spec: { updateStrategy: { rollingUpdate } } });
    assert.equal(patched.json.spec.updateStrategy.rollingUpdate, expected);
    assert.is(patched.json.metadata.resourceVersion, created.json.metadata.resourceVersion);
    await api.stop();
  });
}

test("who sets a field behind a gate that is off manages it, as do clients that ask again and again", async () => {
  const api = await openApi();
  const path = "/apis/coordination.orch.io/v1/namespaces/default/leases";
  const { json } = await api.post(path, { metadata: { name: "a" }, spec: { strategy: "OldestEmulationVersion" } });
  assert.equal([json.spec, json.metadata.managedFields[0].fieldsV1], [{}, { "f:spec": { "f:strategy": {} } }]);
  await api.stop();
});

/** What is left of an object while the gates are off. */
function left(code: typeof pod | typeof statefulSet, object: object, old: object | undefined, gates: string[]): object {
  const copy = structuredClone(object) as ApiObject;
  disabledFields((gate) => !gates.includes(gate))(code.structure)(copy, old as ApiObject | undefined);
  return copy;
}

test("a field that the stored object has stays, though its gate is off by now", () => {
  const off = ["MaxUnavailableStatefulSet"];
  const spec = (update: object) => ({ spec: { updateStrategy: { rollingUpdate: update } } });
  assert.equal(left(statefulSet, spec(rollingUpdate), undefined, off), spec({ partition: 1 }));
  assert.equal(left(statefulSet, spec(rollingUpdate), spec({ partition: 1 }), off), spec({ partition: 1 }));
  assert.equal(left(statefulSet, spec(rollingUpdate), spec({ maxUnavailable: 1 }), off), spec(rollingUpdate));
  assert.equal(left(statefulSet, spec(rollingUpdate), undefined, []), spec(rollingUpdate));
});

test("fields in lists and maps are found; one that is used anywhere in the stored object stays everywhere", () => {
  const off = ["ClusterTrustBundleProjection"];
  const projected = (...sources: object[]) => ({ spec: { volumes: [{ name: "v", projected: { sources } }] } });
  const bundle = { clusterTrustBundle: { path: "a" } };
  const secret = { secret: { name: "s" } };
  assert.equal(left(pod, projected(bundle, secret), undefined, off), projected({}, secret));
  assert.equal(left(pod, projected(bundle, secret), projected(secret, bundle), off), projected(bundle, secret));
});

const relaxed = "RelaxedServiceNameValidation";
for (const [isOn, status] of [
  ["false", 422],
  ["true", 201],
] as const) {
  test(`the name of a service that begins with a digit is a ${status} while its gate is ${isOn}`, async () => {
    const api = await openApi({ featureGates: { [relaxed]: isOn } });
    const service = (name: string) => ({ metadata: { name }, spec: { ports: [{ port: 80 }] } });
    const made = await api.post(core("default", "services"), service("9lives"));
    assert.is(made.status, status, made.text);
    if (status === 422)
      assert.match(made.json.message, /metadata\.name: Invalid value: "9lives": a DNS-1035 label must /);
    assert.is((await api.post(core("default", "services"), service("lives9"))).status, 201);
    await api.stop();
  });
}

for (const [isOn, statuses] of [
  ["true", { token: 409, hosts: 201, moved: 200 }],
  ["false", { token: 201, hosts: 422, moved: 422 }],
] as const) {
  test(`gates of single checks do what they say while they are ${isOn}`, async () => {
    const featureGates = {
      TokenRequestServiceAccountUIDValidation: isOn,
      UserNamespacesHostNetworkSupport: isOn,
      MutablePVNodeAffinity: isOn,
    };
    const api = await openApi({ featureGates });
    await api.post(core("default", "serviceaccounts"), { metadata: { name: "robot" } });
    const token = await api.post(`${core("default", "serviceaccounts")}/robot/token`, { metadata: { uid: "other" } });
    assert.is(token.status, statuses.token, token.text);

    const spec = { hostNetwork: true, hostUsers: false, containers: [{ name: "c", image: "i" }] };
    const pod = await api.post(core("default", "pods"), { metadata: { name: "web" }, spec });
    assert.is(pod.status, statuses.hosts, pod.text);
    if (pod.status === 422) assert.match(pod.json.message, /spec\.hostNetwork: Forbidden: when `hostUsers` is false$/);
    const others = await api.post(core("default", "pods"), {
      metadata: { name: "ids" },
      spec: { ...spec, hostPID: true },
    });
    assert.match(others.json.message, /spec\.HostPID: Forbidden: when `hostUsers` is false/);

    const on = (zone: string) => ({
      required: { nodeSelectorTerms: [{ matchExpressions: [{ key: "zone", operator: "In", values: [zone] }] }] },
    });
    const volume = {
      ...{ capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/tmp/a" } },
      nodeAffinity: on("a"),
    };
    const made = await api.post("/api/v1/persistentvolumes", { metadata: { name: "disk" }, spec: volume });
    assert.is(made.status, 201, made.text);
    const moved = await api.patch("/api/v1/persistentvolumes/disk", "merge", { spec: { nodeAffinity: on("b") } });
    assert.is(moved.status, statuses.moved, moved.text);
    await api.stop();
  });
}

test("a pod that has both keeps the host's network and users of its own when the gate is off", async () => {
  const storage = await openMemoryStorage();
  const gate = "UserNamespacesHostNetworkSupport";
  const [on, off] = [await openApi({ featureGates: { [gate]: "true" }, storage }), await openApi({ storage })];
  const spec = { hostNetwork: true, hostUsers: false, containers: [{ name: "c", image: "i" }] };
  assert.is((await on.post(core("default", "pods"), { metadata: { name: "web" }, spec })).status, 201);
  const labelled = await off.patch(`${core("default", "pods")}/web`, "merge", { metadata: { labels } });
  assert.is(labelled.status, 200, labelled.text);
  await Promise.all([on.stop(), off.stop()]);
});

const comparing = "TaintTolerationComparisonOperators";
const tolerating = (value: string, operator = "Gt") => ({
  metadata: { labels },
  spec: { tolerations: [{ key: "level", operator, value }], containers: [{ name: "c", image: "i" }] },
});
const deployment = (value: string) => ({
  metadata: { name: "web" },
  spec: { selector: { matchLabels: labels }, template: tolerating(value) },
});

test("tolerations that compare numbers are refused while their gate is off, in pods and templates", async () => {
  const api = await openApi();
  const message = 'Unsupported value: "Gt": supported values: "Equal", "Exists", "Lt", "Gt"';
  const pod = await api.post(core("default", "pods"), { ...tolerating("900"), metadata: { name: "web" } });
  assert.equal(
    pod.json.details.causes.map((each: { field: string; message: string }) => [each.field, each.message]),
    [["spec.tolerations[0].operator", message]],
  );
  const made = await api.post(apps("default", "deployments"), deployment("900"));
  assert.equal(
    made.json.details.causes.map((each: { field: string; message: string }) => [each.field, each.message]),
    [["spec.template.spec.tolerations[0].operator", message]],
  );
  await api.stop();
});

test("an object that has such tolerations keeps them when the gate is off, and takes no words", async () => {
  const storage = await openMemoryStorage();
  const [on, off] = [await openApi({ featureGates: { [comparing]: "true" }, storage }), await openApi({ storage })];
  const path = apps("default", "deployments");
  const created = await on.post(path, deployment("900"));
  assert.is(created.status, 201, created.text);
  const other = await off.put(`${path}/web`, deployment("950"));
  assert.is(other.status, 200, other.text);
  assert.is(other.json.spec.template.spec.tolerations[0].value, "950");
  const word = await off.put(`${path}/web`, deployment("high"));
  assert.is(word.status, 422);
  assert.match(word.json.message, /tolerations\[0\]\.value: Invalid value: "high": must be a valid decimal integer/);
  const without = { ...deployment(""), spec: { ...deployment("").spec, template: tolerating("a", "Equal") } };
  assert.is((await off.put(`${path}/web`, without)).status, 200);
  assert.is((await off.put(`${path}/web`, deployment("950"))).status, 422);
  await Promise.all([on.stop(), off.stop()]);
});

const spreadKeys = "MatchLabelKeysInPodTopologySpread";
const merging = "MatchLabelKeysInPodTopologySpreadSelectorMerge";
const spreading = (matchLabelKeys: string[], labelSelector: object) => ({
  metadata: { name: "web", labels: { app: "web", hash: "1" } },
  spec: {
    topologySpreadConstraints: [
      { maxSkew: 1, topologyKey: "zone", whenUnsatisfiable: "DoNotSchedule", labelSelector, matchLabelKeys },
    ],
    containers: [{ name: "c", image: "i" }],
  },
});
const inHash = { key: "hash", operator: "In", values: ["1"] };
const appWeb = { matchLabels: { app: "web" } };

test("a pod is spread among those that share its labels; without a gate that is left to schedulers", async () => {
  for (const [featureGates, expected] of [
    [{}, { matchLabelKeys: ["hash", "no"], labelSelector: { ...appWeb, matchExpressions: [inHash] } }],
    [{ [merging]: "false" }, { matchLabelKeys: ["hash", "no"], labelSelector: appWeb }],
    [{ [spreadKeys]: "false", [merging]: "false" }, { labelSelector: appWeb }],
  ] as const) {
    const api = await openApi({ featureGates });
    const made = await api.post(core("default", "pods"), spreading(["hash", "no"], appWeb));
    assert.is(made.status, 201, made.text);
    const {
      maxSkew: _,
      topologyKey: _key,
      whenUnsatisfiable: _when,
      ...rest
    } = made.json.spec.topologySpreadConstraints[0];
    assert.equal(rest, expected);
    await api.stop();
  }
});

test("a label is selected by its value or by that of the pod, not by both", async () => {
  const storage = await openMemoryStorage();
  const [on, off] = [await openApi({ storage }), await openApi({ featureGates: { [merging]: "false" }, storage })];
  const refused = spreading(["app"], appWeb);
  const text = 'Invalid value: "app": exists in both matchLabelKeys and labelSelector';
  const causes = [
    [on, "spec.topologySpreadConstraints[0][0]"],
    [off, "spec.topologySpreadConstraints[0].matchLabelKeys[0]"],
  ] as const;
  for (const [api, field] of causes) {
    const { status, json } = await api.post(core("default", "pods"), refused);
    assert.equal([status, json.message], [422, `Pod "web" is invalid: ${field}: ${text}`]);
  }
  const deployment = {
    metadata: { name: "web" },
    spec: { selector: { matchLabels: { app: "web" } }, template: refused },
  };
  assert.is((await off.post(apps("default", "deployments"), deployment)).status, 422);
  assert.is((await on.post(apps("default", "deployments"), deployment)).status, 201);
  assert.is((await on.post(core("default", "pods"), spreading(["hash"], appWeb))).status, 201);
  for (const path of [`${apps("default", "deployments")}/web`, `${core("default", "pods")}/web`]) {
    const labelled = await off.patch(path, "merge", { metadata: { labels: { more: "yes" } } });
    assert.is(labelled.status, 200, labelled.text);
  }
  await Promise.all([on.stop(), off.stop()]);
});

const costs = (cost: string) => ({ annotations: { "controller.orch.io/pod-deletion-cost": cost }, labels });

test("what a pod costs is a number while its gate is on, in pods and templates; a stored one may be none", async () => {
  const storage = await openMemoryStorage();
  const [on, off] = [
    await openApi({ storage }),
    await openApi({ featureGates: { PodDeletionCost: "false" }, storage }),
  ];
  const pods = core("default", "pods");
  const spec = { containers: [{ name: "c", image: "i" }] };
  const template = { metadata: costs("a"), spec };
  const set = { metadata: { name: "web" }, spec: { selector: { matchLabels: labels }, template } };
  for (const [path, body, at] of [
    [pods, { metadata: { name: "web", ...costs("a") }, spec }, "metadata"],
    [apps("default", "replicasets"), set, "spec.template"],
  ] as const) {
    const refused = await on.post(path, body);
    const field = `${at}.annotations[controller.orch.io/pod-deletion-cost]`;
    assert.equal([refused.status, refused.json.details.causes[0]?.field], [422, field]);
    assert.is((await off.post(path, body)).status, 201);
    assert.is((await on.patch(`${path}/web`, "merge", { metadata: { labels: { more: "yes" } } })).status, 200);
  }
  assert.is((await on.patch(`${pods}/web`, "merge", { metadata: costs("1") })).status, 200);
  assert.is((await on.patch(`${pods}/web`, "merge", { metadata: costs("b") })).status, 422);
  await Promise.all([on.stop(), off.stop()]);
});

test("containers name no signals and restart no others while the gates for it are off", async () => {
  const [signals, all] = ["ContainerStopSignals", "RestartAllContainersOnContainerExits"];
  const rule = (action: string) => ({ action, exitCodes: { operator: "In", values: [9] } });
  const made = (api: Api, name: string, change: object) =>
    api.post(core("default", "pods"), {
      metadata: { name },
      spec: { os: { name: "linux" }, containers: [{ name: "c", image: "i", ...change }] },
    });
  const restarts = { restartPolicy: "Never", restartPolicyRules: [rule("RestartAllContainers")] };
  for (const isOn of [true, false]) {
    const api = await openApi({ featureGates: { [signals]: String(isOn), [all]: String(isOn) } });
    const stopping = await made(api, "stops", { lifecycle: { stopSignal: "SIGHUP" } });
    assert.is(stopping.status, 201, stopping.text);
    assert.is(stopping.json.spec.containers[0].lifecycle?.stopSignal, isOn ? "SIGHUP" : undefined);
    const restarting = await made(api, "restarts", restarts);
    assert.is(restarting.status, isOn ? 201 : 422, restarting.text);
    const text = 'restartPolicyRules[0].action: Unsupported value: "RestartAllContainers": supported values: "Restart"';
    if (!isOn) assert.is(restarting.json.message, `Pod "restarts" is invalid: spec.containers[0].${text}`);
    const sidecar = { name: "s", image: "i", restartPolicy: "Always", restartPolicyRules: [rule("Restart")] };
    const beside = await api.post(core("default", "pods"), {
      metadata: { name: "beside" },
      spec: { initContainers: [sidecar], containers: [{ name: "c", image: "i" }] },
    });
    assert.is(beside.status, isOn ? 201 : 422, beside.text);
    const not = "restartPolicyRules are not allowed for init containers with restart policy Always";
    if (!isOn)
      assert.is(
        beside.json.message,
        `Pod "beside" is invalid: spec.initContainers[0].restartPolicyRules: Forbidden: ${not}`,
      );
    await api.stop();
  }
});

for (const isOn of ["true", "false"]) {
  test(`what a binding and a resize of pods bring about is theirs to say while the gates are ${isOn}`, async () => {
    const featureGates = {
      ClearingNominatedNodeNameAfterBinding: isOn,
      PodTopologyLabelsAdmission: isOn,
      InPlacePodLevelResourcesVerticalScaling: isOn,
    };
    const api = await openApi({ featureGates });
    const [pods, of] = [core("default", "pods"), { containers: [{ name: "c", image: "i" }] }];
    const cpu = (amount: string) => ({ requests: { cpu: amount }, limits: { cpu: "2" } });
    await api.post(pods, { metadata: { name: "web", labels }, spec: { ...of, resources: cpu("1") } });
    const resized = await api.patch(`${pods}/web/resize`, "merge", { spec: { resources: cpu("1500m") } });
    assert.equal([resized.status, resized.json.spec.resources], [200, isOn === "true" ? cpu("1500m") : cpu("1")]);
    await api.patch(`${pods}/web/status`, "merge", { status: { nominatedNodeName: "a" } });
    const metadata = { name: "web", labels: { zone: "z" } };
    const bound = await api.post(`${pods}/web/binding`, { metadata, target: { kind: "Node", name: "a" } });
    assert.is(bound.status, 201, bound.text);
    const pod = (await api.get(`${pods}/web`)).json;
    assert.equal(
      [pod.spec.nodeName, pod.status.nominatedNodeName, pod.metadata.labels],
      ["a", ...(isOn === "true" ? [undefined, { ...labels, zone: "z" }] : ["a", labels])],
    );
    await api.stop();
  });
}

test("nothing is scaled to zero while its gate is off", async () => {
  const api = await openApi();
  const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "web" };
  const queue = { type: "External", external: { metric: { name: "queue" }, target: { type: "Value", value: "1" } } };
  for (const version of ["v1", "v2"]) {
    const metrics = version === "v1" ? {} : { metrics: [queue] };
    const answer = await api.post(`/apis/autoscaling/${version}/namespaces/default/horizontalpodautoscalers`, {
      metadata: { name: "web" },
      spec: { scaleTargetRef, minReplicas: 0, maxReplicas: 5, ...metrics },
    });
    const [first] = answer.json.details.causes;
    const message = "Invalid value: 0: must be greater than or equal to 1";
    assert.equal(first, { reason: "FieldValueInvalid", message, field: "spec.minReplicas" });
  }
  await api.stop();
});

test("gates that the specification names without effect are taken, and an unknown one is not", async () => {
  const named = { NodeOutOfServiceVolumeDetach: "true", ListFromCacheSnapshot: "true" };
  await (await openApi({ featureGates: named })).stop();
  await assertRejects(() => openApi({ featureGates: { NodeOutOfServiceVolumeDetachment: "true" } }));
});

async function assertRejects(open: () => Promise<unknown>): Promise<void> {
  let error: unknown;
  await open().catch((each: unknown) => (error = each));
  assert.match(String(error), /unrecognized feature gate: NodeOutOfServiceVolumeDetachment/);
}

for (const [isOn, kept] of [
  ["false", undefined],
  ["true", 2],
] as const) {
  test(`the number of pods that end is ${isOn === "true" ? "kept" : "dropped"} while its gate is ${isOn}`, async () => {
    const api = await openApi({ featureGates: { DeploymentReplicaSetTerminatingReplicas: isOn } });
    const template = { metadata: { labels }, spec: { containers: [{ name: "c", image: "i" }] } };
    for (const resource of ["deployments", "replicasets"]) {
      const path = apps("default", resource);
      await api.post(path, { metadata: { name: "web" }, spec: { selector: { matchLabels: labels }, template } });
      const status = { replicas: 1, terminatingReplicas: 2 };
      const { json } = await api.patch(`${path}/web/status`, "merge", { status });
      assert.equal([json.status.replicas, json.status.terminatingReplicas], [1, kept]);
    }
    await api.stop();
  });
}

const suspended = "ForSuspendedJobs";
for (const [isOn, { begun, stopped }] of [
  ["true", { begun: [200, 200], stopped: [200, 200] }],
  ["false", { begun: [200, 422], stopped: [422, 422] }],
] as const) {
  test(`a job that has no pods may change where they go and how big they are while gates are ${isOn}`, async () => {
    const featureGates = {
      [`MutableSchedulingDirectives${suspended}`]: isOn,
      [`MutablePodResources${suspended}`]: isOn,
    };
    const api = await openApi({ featureGates });
    const path = "/apis/batch/v1/namespaces/default/jobs";
    const template = { spec: { restartPolicy: "Never", containers: [{ name: "c", image: "i" }] } };
    await api.post(path, { metadata: { name: "job" }, spec: { suspend: true, template } });
    let value = 0;
    const change = async (spec: object) =>
      (await api.patch(`${path}/job`, "strategic-merge", { spec: { template: { spec } } })).status;
    const changes = async () => {
      value++;
      const resources = { requests: { cpu: String(value) } };
      return [
        await change({ nodeSelector: { zone: String(value) } }),
        await change({ containers: [{ name: "c", resources }] }),
      ];
    };
    const report = (status: object) => api.patch(`${path}/job/status`, "merge", { status });
    assert.equal(await changes(), begun);
    await report({ active: 1 });
    if (isOn === "true") assert.equal(await changes(), [422, 422]); // its pods are there
    await report({ active: 0, startTime: "2026-01-01T00:00:00Z" });
    assert.equal(await changes(), [422, 422]); // its controller has not stopped them yet
    await report({ startTime: null, conditions: [{ type: "Suspended", status: "True" }] });
    await report({ startTime: "2026-01-01T00:00:00Z" });
    assert.equal(await changes(), stopped);
    await api.patch(`${path}/job`, "merge", { spec: { suspend: false } });
    assert.equal(await changes(), [422, 422]);
    await api.stop();
  });
}

test.run();
