import * as assert from "uvu/assert";
import { core } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("protection of groups of pods in use");

const pods = core("default", "pods");
const groups = "/apis/scheduling.orch.io/v1alpha2/namespaces/default/podgroups";
const controllers = ["podgroup-protection-controller"];
const isGateOn = (name: string) => name === "GenericWorkload";

let cluster: Cluster;
test.before(async () => {
  const runtimeConfig = ["scheduling.orch.io/v1alpha2=true"];
  cluster = await openCluster(controllers, {
    api: { runtimeConfig, featureGates: { GenericWorkload: "true" } },
    isGateOn,
  });
});
test.after(() => cluster.stop());

async function group(name: string): Promise<string> {
  await cluster.make(groups, { metadata: { name }, spec: { schedulingPolicy: { basic: {} } } });
  return `${groups}/${name}`;
}

async function podIn(podGroupName: string, name: string): Promise<string> {
  const spec = { containers: [{ name: "c", image: "busybox" }], schedulingGroup: { podGroupName } };
  await cluster.make(pods, { metadata: { name }, spec });
  return `${pods}/${name}`;
}

/** Resolves once the controller has handled what was deleted before. */
async function settle(name: string): Promise<void> {
  const path = await group(name);
  assert.is((await cluster.api.delete(path)).status, 200);
  await cluster.untilGone(path);
}

test("a group without pods goes when it is deleted", () => settle("unused"));

test("a group stays until its last pod has ended or is gone", async () => {
  const path = await group("used");
  const [one, other] = [await podIn("used", "one"), await podIn("used", "other")];
  assert.is((await cluster.api.delete(path)).status, 200);
  await settle("between");
  assert.is((await cluster.api.patch(`${one}/status`, "merge", { status: { phase: "Succeeded" } })).status, 200);
  await settle("again");
  assert.ok(await cluster.find(path));
  assert.is((await cluster.api.delete(`${other}?gracePeriodSeconds=0`)).status, 200);
  await cluster.untilGone(path);
});

test("where the kind is not served there is nothing to do", async () => {
  const own = await openCluster(controllers, { isGateOn });
  await own.stop();
});

test.run();
