import * as assert from "uvu/assert";
import { core } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("claims that no pod uses");

const claims = core("default", "persistentvolumeclaims");
const pods = core("default", "pods");
const selection = ["persistentvolumeclaim-protection-controller"];
const api = { enableAdmissionPlugins: ["StorageObjectInUseProtection"] } as const;

const claimSpec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };

type Any = ReturnType<typeof JSON.parse>;

/** The hour of the day by the clock of the controllers. */
let hour = 1;
let cluster: Cluster;
test.before(async () => {
  const nowMs = () => Date.UTC(2031, 0, 1, hour);
  const isGateOn = (gate: string) => gate === "PersistentVolumeClaimUnusedSinceTime";
  cluster = await openCluster(selection, { api, nowMs, isGateOn });
});
test.after(() => cluster.stop());

const unusedOf = (claim: Any) => claim?.status.conditions?.find((each: Any) => each.type === "Unused");

/** Resolves when the claim is said to be unused, or used, since that hour. */
async function until(path: string, status: "True" | "False", sinceHour: number): Promise<void> {
  const claim = await cluster.until(path, (each) => unusedOf(each)?.status === status);
  const isUnused = status === "True";
  assert.equal(unusedOf(claim), {
    ...{ type: "Unused", status, lastProbeTime: null, lastTransitionTime: `2031-01-01T0${sinceHour}:00:00Z` },
    reason: isUnused ? "NoPodsUsingPVC" : "PodUsingPVC",
    message: isUnused ? "No pods are currently referencing this PVC" : "A pod is currently referencing this PVC",
  });
}

async function claim(name: string, more: object = {}): Promise<string> {
  await cluster.make(claims, { metadata: { name, ...more }, spec: claimSpec });
  return `${claims}/${name}`;
}

async function bind(path: string): Promise<void> {
  const resizing = { type: "Resizing", status: "True" };
  const answer = await cluster.api.patch(`${path}/status`, "merge", {
    status: { phase: "Bound", conditions: [resizing] },
  });
  assert.is(answer.status, 200, answer.text);
}

async function podWith(name: string, volume: object): Promise<string> {
  const spec = { containers: [{ name: "c", image: "busybox" }], volumes: [{ name: "data", ...volume }] };
  await cluster.make(pods, { metadata: { name }, spec });
  return `${pods}/${name}`;
}

test("a bound claim says since when no pod uses it, and not for how long it was used", async () => {
  hour = 1;
  const path = await claim("first");
  await bind(path);
  await until(path, "True", 1);
  hour = 2;
  const one = await podWith("one", { persistentVolumeClaim: { claimName: "first" } });
  await until(path, "False", 2);
  hour = 3;
  const two = await podWith("two", { persistentVolumeClaim: { claimName: "first" } });
  assert.is((await cluster.api.delete(`${one}?gracePeriodSeconds=0`)).status, 200);
  const settled = await claim("settled-by-then");
  await bind(settled);
  await until(settled, "True", 3);
  await until(path, "False", 2);
  hour = 4;
  await cluster.api.patch(`${two}/status`, "merge", { status: { phase: "Succeeded" } });
  await until(path, "True", 4);
  const types = (await cluster.find(path))?.status.conditions.map((each: Any) => each.type);
  assert.equal(types, ["Resizing", "Unused"]);
});

test("a claim that is not bound says nothing", async () => {
  const path = await claim("pending");
  const bound = await claim("bound-later");
  await bind(bound);
  await cluster.until(bound, (each) => unusedOf(each) !== undefined);
  assert.is(unusedOf(await cluster.find(path)), undefined);
});

test("a claim with the name of one that is made for a pod is used where the pod owns it", async () => {
  hour = 5;
  const ephemeral = { volumeClaimTemplate: { spec: claimSpec } };
  await podWith("owner", { ephemeral });
  const stranger = await claim("owner-data");
  await bind(stranger);
  await until(stranger, "True", 5);
  const path = await podWith("other", { ephemeral });
  const { metadata } = (await cluster.find(path)) ?? {};
  const owner = { apiVersion: "v1", kind: "Pod", name: "other", uid: metadata.uid, controller: true };
  const own = await claim("other-data", { ownerReferences: [owner] });
  await bind(own);
  await until(own, "False", 5);
});

test("what changed while no controller ran is said after its start", async () => {
  hour = 6;
  const path = await claim("missed");
  await bind(path);
  const pod = await podWith("user", { persistentVolumeClaim: { claimName: "missed" } });
  await cluster.until(path, (each) => unusedOf(each)?.status === "False");
  await cluster.pause(async () => {
    assert.is((await cluster.api.delete(`${pod}?gracePeriodSeconds=0`)).status, 200);
    hour = 7;
  });
  await until(path, "True", 7);
});

test("claims say nothing while the gate is off", async () => {
  const off = await openCluster(selection, { api });
  try {
    const spec = claimSpec;
    const [path, ending] = [`${claims}/a`, `${claims}/b`];
    await off.make(claims, { metadata: { name: "a" }, spec });
    await off.api.patch(`${path}/status`, "merge", { status: { phase: "Bound" } });
    await off.make(claims, { metadata: { name: "b" }, spec });
    await off.api.delete(ending);
    await off.untilGone(ending);
    assert.is(unusedOf(await off.find(path)), undefined);
  } finally {
    await off.stop();
  }
});

test.run();
