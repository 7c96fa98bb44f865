import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { NamespacedResource } from "../../../runtime/client/resourceTypes.ts";
import { StatusManager } from "../../../runtime/nodeagent/pod/statusManager.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/pod: how statuses are written");

const apiPod = {
  ...{ namespace: "shop", name: "till", uid: "u1", resourceVersion: "7", status: {}, isBeingDeleted: false },
};

test("what changes in half a second of a pod's start is one write, and its end of being pending another", async () => {
  const written: unknown[] = [];
  let wanted: PodStatus = {};
  const patch = async (_: string, { body }: { body: { status: PodStatus } }) => {
    written.push(body.status);
    return { metadata: { uid: "u1", resourceVersion: String(8 + written.length) }, status: wanted };
  };
  const pods = { namespace: () => ({ status: { patch } }) } as unknown as NamespacedResource<Pod, "status">;
  const manager = new StatusManager({
    pods,
    apiPodOf: () => apiPod,
    onError: (error) => assert.unreachable(String(error)),
  });
  const set = (status: PodStatus) => {
    wanted = status;
    manager.set("u1", status, { isTerminated: false });
  };
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
  assert.is((written[1] as PodStatus).phase, "Running");
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
