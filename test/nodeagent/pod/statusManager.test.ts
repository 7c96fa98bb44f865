import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { NamespacedResource } from "../../../runtime/client/resourceTypes.ts";
import { StatusManager } from "../../../runtime/nodeagent/pod/statusManager.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/pod: how statuses are written");

test("a pod whose status changes while the server is away has one retry and not one a change", async () => {
  let calls = 0;
  const patch = async () => {
    calls += 1;
    throw new Error("no server");
  };
  const pods = { namespace: () => ({ status: { patch } }) } as unknown as NamespacedResource<Pod>;
  const apiPod = {
    namespace: "shop",
    name: "till",
    uid: "u1",
    resourceVersion: "7",
    status: {},
    isBeingDeleted: false,
  };
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
