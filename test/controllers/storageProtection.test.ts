import * as assert from "uvu/assert";
import { core } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("protection of storage objects in use");

const claims = core("default", "persistentvolumeclaims");
const pods = core("default", "pods");
const volumes = "/api/v1/persistentvolumes";
const classes = "/apis/storage.orch.io/v1/volumeattributesclasses";

let cluster: Cluster;
test.before(async () => {
  const kinds = ["persistentvolume", "persistentvolumeclaim", "volumeattributesclass"];
  const api = { enableAdmissionPlugins: ["StorageObjectInUseProtection"] } as const;
  cluster = await openCluster(
    kinds.map((each) => `${each}-protection-controller`),
    { api },
  );
});
test.after(() => cluster.stop());

const size = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };

async function claim(name: string, spec: object = {}): Promise<string> {
  await cluster.make(claims, { metadata: { name }, spec: { ...size, ...spec } });
  return `${claims}/${name}`;
}

async function podWith(name: string, volume: object, nodeName?: string): Promise<string> {
  const containers = [{ name: "c", image: "busybox" }];
  const spec = { containers, volumes: [{ name: "data", ...volume }], nodeName };
  await cluster.make(pods, { metadata: { name }, spec });
  return `${pods}/${name}`;
}

/** Deletes an object that is in use, which marks it only. */
async function end(path: string): Promise<void> {
  assert.is((await cluster.api.delete(path)).status, 200);
  assert.ok((await cluster.find(path))?.metadata.deletionTimestamp, "it is gone already");
}

/** Resolves once the controllers have handled what came before: they take a claim off that nothing uses. */
async function settle(name: string): Promise<void> {
  const path = await claim(name);
  assert.is((await cluster.api.delete(path)).status, 200);
  await cluster.untilGone(path);
}

test("a claim that no pod uses goes when it is deleted", () => settle("unused"));

test("a claim stays while a pod on a node uses it", async () => {
  const path = await claim("used");
  const pod = await podWith("user", { persistentVolumeClaim: { claimName: "used" } }, "n1");
  await end(path);
  await settle("between");
  assert.ok(await cluster.find(path));
  assert.is((await cluster.api.delete(`${pod}?gracePeriodSeconds=0`)).status, 200);
  await cluster.untilGone(path);
});

test("a pod that is on no node does not keep its claim", async () => {
  const path = await claim("waited-for");
  await podWith("waiting", { persistentVolumeClaim: { claimName: "waited-for" } });
  assert.is((await cluster.api.delete(path)).status, 200);
  await cluster.untilGone(path);
});

test("a claim that has lost its finalizer gets it again", async () => {
  const path = await claim("bare");
  await cluster.api.patch(path, "merge", { metadata: { finalizers: null } });
  const held = await cluster.until(path, (object) => object?.metadata.finalizers !== undefined);
  assert.equal(held?.metadata.finalizers, ["orch.io/pvc-protection"]);
});

test("a volume stays while it is bound", async () => {
  const spec = { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/tmp/a" } };
  const path = `${volumes}/bound`;
  await cluster.make(volumes, { metadata: { name: "bound" }, spec });
  await cluster.api.patch(`${path}/status`, "merge", { status: { phase: "Bound" } });
  await end(path);
  await settle("beside-volume");
  assert.ok(await cluster.find(path));
  await cluster.api.patch(`${path}/status`, "merge", { status: { phase: "Released" } });
  await cluster.untilGone(path);
});

test("a class of volume attributes stays while a claim names it", async () => {
  const path = `${classes}/fast`;
  await cluster.make(classes, { metadata: { name: "fast" }, driverName: "example.com/d", parameters: { iops: "1" } });
  const user = await claim("fast-one", { volumeAttributesClassName: "fast" });
  await cluster.until(user, (object) => object?.metadata.finalizers !== undefined);
  await end(path);
  await settle("beside-class");
  assert.ok(await cluster.find(path));
  assert.is((await cluster.api.delete(user)).status, 200);
  await cluster.untilGone(path);
});

test.run();
