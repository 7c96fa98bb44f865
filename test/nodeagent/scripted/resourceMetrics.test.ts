import { join } from "node:path";
import { Code } from "@connectrpc/connect";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { type ScriptedClaimDriver, startScriptedClaimDriver } from "../plugins/claims/scriptedClaimDriver.ts";
import { mountObjection } from "../realMounts.ts";
import { hasSamples, openPort } from "./agentPages.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: metrics of resizes and of claims on devices");
const driverName = "gpus.test";
let node: ScriptedNode;
let driver: ScriptedClaimDriver;
let cpus = 0;

const has = (wanted: readonly string[]) => hasSamples(node, wanted);
const isRunning = ({ phase }: PodStatus) => phase === "Running";

const of = (milli: number, mebibytes: number): ResourceRequirements => {
  const amounts = { cpu: `${milli}m`, memory: `${mebibytes}Mi` };
  return { requests: amounts, limits: amounts };
};

async function start(name: string, resources: ResourceRequirements): Promise<void> {
  await node.make(name, { containers: [{ name: "main", image, resources }] });
  await node.until(name, isRunning);
}

async function resize(name: string, resources: ResourceRequirements): Promise<void> {
  const { status } = await node.client.transport.request({
    ...{ method: "PATCH", path: `/api/v1/namespaces/default/pods/${name}/resize` },
    body: JSON.stringify({ spec: { containers: [{ name: "main", resources }] } }),
    headers: { "content-type": "application/strategic-merge-patch+json" },
  });
  assert.is(status, 200);
}

const requested = (operation: string, requirement: string, resource: string, count: number) =>
  `container_requested_resizes_total{operation="${operation}",requirement="${requirement}",resource="${resource}"} ${count}`;

function resizes(): void {
  test("what pods ask for is counted by resource, and the time until it is in force", async () => {
    await start("web", of(200, 64));
    await resize("web", of(100, 128));
    await has([
      ...["limits", "requests"].flatMap((each) => [
        requested("decrease", each, "cpu", 1),
        requested("increase", each, "memory", 1),
      ]),
      'pod_resize_duration_milliseconds_count{success="true"} 1',
      "pod_in_progress_resizes 0",
    ]);
    await start("lean", { requests: { cpu: "100m", memory: "64Mi" } });
    await resize("lean", { limits: { cpu: "200m" } });
    await has([requested("add", "limits", "cpu", 1), 'pod_resize_duration_milliseconds_count{success="true"} 2']);
  });

  test("a resize that the runtime refuses is in progress, and its tries are measured as failed", async () => {
    const fault = { kind: "fail", code: Code.Unknown } as const;
    node.runtime.faults.add({ call: "updateContainerResources", fault });
    await resize("web", of(150, 128));
    await has(["pod_in_progress_resizes 1", 'pod_resize_duration_milliseconds_count{success="false"} 1']);
    await has(["pod_in_progress_resizes 0", 'pod_resize_duration_milliseconds_count{success="true"} 3']);
  });

  test("resizes that never can be, and those that wait, are counted with what ends the wait", async () => {
    await start("large", of(300, 64));
    await start("other", of(cpus * 1000 - 1500, 64));
    await resize("large", of(cpus * 1000 + 1, 64));
    await has([
      'pod_pending_resizes{reason="infeasible"} 1',
      'pod_pending_resizes{reason="deferred"} 0',
      'pod_infeasible_resizes_total{reason_detail="insufficient_node_allocatable"} 1',
    ]);
    await resize("large", of(1600, 64));
    await has(['pod_pending_resizes{reason="infeasible"} 0', 'pod_pending_resizes{reason="deferred"} 1']);
    await resize("other", of(10, 64));
    await has([
      'pod_pending_resizes{reason="deferred"} 0',
      'pod_deferred_accepted_resizes_total{retry_trigger="pod_updated"} 1',
      'pod_infeasible_resizes_total{reason_detail="insufficient_node_allocatable"} 1',
    ]);
  });
}

async function claim(name: string): Promise<void> {
  const requests = [{ name: "gpu", exactly: { deviceClassName: "gpus" } }];
  const claims = node.client.resource.v1.resourceclaims.namespace("default");
  await claims.create({ metadata: { name }, spec: { devices: { requests } } });
  const { metadata } = await node.make(`of-${name}`, {
    resourceClaims: [{ name: "own", resourceClaimName: name }],
    containers: [{ name: "main", image, resources: { claims: [{ name: "own" }] } }],
  });
  const results = [{ request: "gpu", driver: driverName, pool: "pool-a", device: `dev-${name}` }];
  const reservedFor = [{ resource: "pods", name: `of-${name}`, uid: metadata?.uid ?? "" }];
  const status = { allocation: { devices: { results } }, reservedFor };
  await claims.status.patch(name, { type: "merge", body: { status } });
}

const operations = (name: string, isError: boolean, count: number) =>
  `dra_operations_duration_seconds_count{is_error="${isError}",operation_name="${name}"} ${count}`;
const calls = (method: string, count: number) => {
  const path = `/k8s.io.kubelet.pkg.apis.dra.v1.DRAPlugin/${method}`;
  const labels = `driver_name="${driverName}",grpc_status_code="OK",method_name="${path}"`;
  return `dra_grpc_operations_duration_seconds_count{${labels}} ${count}`;
};
const inUse = (name: string, count: number) => `dra_resource_claims_in_use{driver_name="${name}"} ${count}`;

function claims(): void {
  test("claims that are made ready and given back are measured, with the calls of their driver", async () => {
    await has([inUse("<any>", 0)]);
    driver.errors.set("gpu", "too hot");
    await claim("gpu");
    // The first try may be before the claim is the pod's, so failures are those of the pod and of the driver.
    await eventually(() => driver.calls.length === 1);
    await has([calls("NodePrepareResources", 1), inUse("<any>", 1), inUse(driverName, 1)]);
    driver.errors.clear();
    await node.until("of-gpu", isRunning);
    await has([operations("PrepareResources", false, 1), calls("NodePrepareResources", 2)]);
    await claim("tpu");
    await node.until("of-tpu", isRunning);
    await has([operations("PrepareResources", false, 2), inUse("<any>", 2), inUse(driverName, 2)]);
    await node.remove("of-gpu");
    await has([operations("UnprepareResources", false, 1), calls("NodeUnprepareResources", 1), inUse(driverName, 1)]);
    driver.errors.set("tpu", "busy");
    await node.remove("of-tpu");
    await has([operations("UnprepareResources", true, 1), inUse("<any>", 1)]);
    driver.errors.clear();
    await eventually(() => node.isGone("of-tpu"));
    await has([operations("UnprepareResources", false, 2), inUse("<any>", 0)]);
  });
}

function tests(): void {
  test.before(async () => {
    node = await startScriptedNode({ speed: 20, callMs: 500, args: openPort });
    const registry = join(node.folder, "agent/plugins_registry");
    driver = await startScriptedClaimDriver({ folder: node.folder, name: driverName, registry });
    await eventually(async () => {
      const { items } = await node.client.core.v1.nodes.list();
      cpus = Number(items[0]?.status?.allocatable?.["cpu"] ?? 0);
      return cpus > 0;
    });
  });
  test.after(async () => {
    await driver.stop();
    await node.close();
  });
  resizes();
  claims();
}

const missing = mountObjection();
if (missing === undefined) tests();
else test.skip("runs pods", missing);

test.run();
