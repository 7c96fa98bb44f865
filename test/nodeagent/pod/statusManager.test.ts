import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { NamespacedResource } from "../../../runtime/client/resourceTypes.ts";
import { type ApiPod, StatusManager } from "../../../runtime/nodeagent/pod/statusManager.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/pod: how statuses are written");

const apiPod: ApiPod = {
  ...{ namespace: "shop", name: "till", uid: "u1", resourceVersion: "7", status: {}, isBeingDeleted: false },
};

/** Statuses that are written, and requests to delete, of a server that has a pod. */
function openWrites(pod: ApiPod) {
  const written: PodStatus[] = [];
  let deletions = 0;
  const patch = async (_: string, { body }: { body: { status: PodStatus } }) => {
    written.push(body.status);
    return { metadata: { uid: "u1", resourceVersion: String(8 + written.length) }, status: wanted };
  };
  const scope = { status: { patch }, delete: async () => void deletions++ };
  let wanted: PodStatus = pod.status;
  const manager = new StatusManager({
    pods: { namespace: () => scope } as unknown as NamespacedResource<Pod, "status">,
    apiPodOf: () => pod,
    onError: (error) => assert.unreachable(String(error)),
  });
  const set = (status: PodStatus, isTerminated = false) => {
    wanted = status;
    manager.set("u1", status, { isTerminated });
  };
  return { manager, set, written, deletions: () => deletions };
}

const ready: PodStatus["conditions"] = [{ type: "Ready", status: "True" }];
const notReady: PodStatus["conditions"] = [{ type: "Ready", status: "False" }];
const main = { name: "main", image: "shop/till", imageID: "", ready: false, restartCount: 0 };
const waiting = (reason: string): PodStatus => ({
  ...{ phase: "Pending", startTime: "2026-01-02T03:04:05Z" },
  containerStatuses: [{ ...main, state: { waiting: { reason } } }],
});

test("how far the start of a pod has got is written within two seconds, why it does not go on sooner", async () => {
  const { manager, set, written } = openWrites({ ...apiPod, status: waiting("ContainerCreating") });
  set({ ...waiting("ContainerCreating"), podIP: "10.0.0.1" });
  await sleep(900);
  assert.equal(written, []);
  set({ ...waiting("ErrImagePull"), podIP: "10.0.0.1" });
  await sleep(700);
  assert.is(written.length, 1);
  assert.is(written[0]?.containerStatuses?.[0]?.state?.waiting?.reason, "ErrImagePull");
  manager.stop();
});

test("the end of the readiness of a pod that is being deleted is written at once, the rest with its end", async () => {
  const status: PodStatus = { phase: "Running", conditions: ready };
  const { manager, set, written, deletions } = openWrites({ ...apiPod, status, isBeingDeleted: true });
  set({ ...status, observedGeneration: 2 });
  await sleep(50);
  assert.equal(written, []);
  set({ ...status, observedGeneration: 2, conditions: notReady });
  await sleep(50);
  assert.is(written.length, 1);
  const ended: PodStatus = { phase: "Succeeded", observedGeneration: 2, conditions: notReady };
  set(ended);
  manager.recheck("u1");
  await sleep(50);
  assert.is(written.length, 1);
  set(ended, true);
  await sleep(50);
  assert.is(written.length, 2);
  assert.is(deletions(), 1);
  manager.recheck("u1"); // its watch has the last status, and not its end yet
  await sleep(700);
  assert.is(written.length, 2);
  assert.is(deletions(), 1);
  manager.stop();
});

test("what changes in half a second of a pod's start is one write, and its end of being pending another", async () => {
  const { manager, set, written } = openWrites(apiPod);
  set({ phase: "Pending" });
  set({ phase: "Pending", podIP: "10.0.0.1" });
  manager.recheck("u1");
  await sleep(50);
  assert.equal(written, []);
  await sleep(700);
  assert.equal(written, [{ phase: "Pending", podIP: "10.0.0.1" }]);
  set({ phase: "Pending", podIP: "10.0.0.1", message: "almost" });
  set({ phase: "Running", podIP: "10.0.0.1" });
  await sleep(50);
  assert.is(written.length, 2);
  assert.is(written[1]?.phase, "Running");
  await sleep(700);
  assert.is(written.length, 2);
  manager.stop();
});

test("a pod whose status changes while the server is away has one retry and not one a change", async () => {
  let calls = 0;
  const patch = async () => {
    calls += 1;
    throw new Error("no server");
  };
  const pods = { namespace: () => ({ status: { patch } }) } as unknown as NamespacedResource<Pod, "status">;
  const manager = new StatusManager({ pods, apiPodOf: () => apiPod, onError: () => {} });
  for (let change = 1; change <= 10; change++) {
    manager.set("u1", { phase: "Running", message: `change ${change}` }, { isTerminated: false });
    await sleep(1);
  }
  assert.is(calls, 10);
  await sleep(2000);
  assert.is(calls, 11);
  manager.stop();
});

test.run();
