import { existsSync } from "node:fs";
import { join } from "node:path";
import { Code } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { agentPage, hasSamples, openPort } from "./agentPages.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: metrics of what an agent does");
let node: ScriptedNode;

const page = (path: string) => agentPage(node, path);
const has = (wanted: readonly string[]) => hasSamples(node, wanted);

/** The samples of a family, without the word of the agent: "active_pods{static=""} 1". */
async function samples(name: string): Promise<readonly string[]> {
  const lines = (await page("/metrics")).split("\n").map((each) => each.replace(/^nodeagent_/, ""));
  return lines.filter((each) => each.startsWith(`${name}{`) || each.startsWith(`${name} `));
}

function tests(): void {
  test.before(async () => {
    node = await startScriptedNode({
      speed: 20,
      args: openPort,
    });
    await eventually(async () => (await node.client.core.v1.nodes.list()).items.length === 1);
  });
  test.after(() => node.close());

  test("the socket of the pods is there with its gate alone", async () => {
    const socket = () => existsSync(join(node.folder, "agent/pods/nodeagent.sock"));
    assert.not.ok(socket());
    await node.killAgent();
    await node.startAgent([...openPort, "--feature-gates=PodsAPI=true"]);
    assert.ok(socket());
    await node.killAgent();
    await node.startAgent();
  });

  test("an agent without pods says that it has none", async () => {
    await has([
      'node_name{node="scripted"} 1',
      'active_pods{static=""} 0',
      'working_pods{config="desired",lifecycle="sync",static=""} 0',
      'running_containers{container_state="running"} 0',
      "mirror_pods 0",
    ]);
  });

  test("a pod that starts is counted, with the calls of its runtime, its image and its volume", async () => {
    await node.make("web", {
      volumes: [{ name: "room", emptyDir: {} }],
      containers: [{ name: "main", image, volumeMounts: [{ name: "room", mountPath: "/room" }] }],
    });
    await node.until("web", ({ phase }) => phase === "Running");
    await has([
      'active_pods{static=""} 1',
      'desired_pods{static=""} 1',
      'working_pods{config="desired",lifecycle="sync",static=""} 1',
      "running_pods 1",
      'running_containers{container_state="running"} 1',
      "containers_per_pod_count_sum 1",
      "started_pods_total 1",
      "started_pods_errors_total 0",
      'started_containers_total{container_type="container"} 1',
      "pod_start_duration_seconds_count 1",
      "pod_worker_start_duration_seconds_count 1",
      "pod_start_sli_duration_seconds_count 1",
      "pod_start_total_duration_seconds_count 1",
      'runtime_operations_total{operation_type="run_podsandbox"} 1',
      'runtime_operations_total{operation_type="create_container"} 1',
      'runtime_operations_duration_seconds_count{operation_type="start_container"} 1',
      'runtime_operations_duration_seconds_bucket{operation_type="start_container",le="745.0580596923828"} 1',
      'run_podsandbox_duration_seconds_count{runtime_handler=""} 1',
      'pod_worker_duration_seconds_count{operation_type="start"} 1',
      'image_manager_ensure_image_requests_total{present_locally="true",pull_policy="ifnotpresent",pull_required="false"} 1',
      'volume_manager_total_volumes{plugin_name="orch.io/empty-dir",state="actual_state_of_world"} 1',
    ]);
    assert.is((await samples("started_containers_total")).length, 1, "a sandbox is a pod that started");
    const mounts = await page("/metrics");
    const labels = 'migrated="false",operation_name="volume_mount",status="success",volume_plugin="orch.io/empty-dir"';
    assert.ok(mounts.includes(`storage_operation_duration_seconds_count{${labels}} 1`), "the mount is measured");
    const synced = await samples("pod_status_sync_duration_seconds_count");
    assert.ok(Number(synced[0]?.split(" ")[1]) >= 1, synced.join());
  });
}

function failures(): void {
  test("a container that cannot start, and one that ends, are counted with their reasons", async () => {
    const fault = { kind: "fail", code: Code.Internal, message: "no room" } as const;
    node.runtime.faults.add({ call: "createContainer", fault });
    await node.make("odd", { restartPolicy: "Never", containers: [{ name: "main", image }] });
    await node.until("odd", ({ phase }) => phase === "Running");
    await has([
      'started_containers_errors_total{code="CreateContainerError",container_type="container"} 1',
      'runtime_operations_errors_total{operation_type="create_container"} 1',
    ]);
    node.runtime.state.exit("odd", "main", 3);
    await node.until("odd", ({ phase }) => phase === "Failed");
    await has(['terminated_containers_total{container_type="container",exit_code="3",reason="Error"} 1']);
    await has(['active_pods{static=""} 1', 'active_pods{static="true"} 0']);
  });

  test("a pod that the node does not take is counted by the reason", async () => {
    const resources = { requests: { cpu: "10000" } };
    await node.make("large", { containers: [{ name: "main", image, resources }] });
    await node.until("large", ({ phase }) => phase === "Failed");
    await has(['admission_rejections_total{reason="OutOfcpu"} 1']);
  });

  test("a sandbox of a pod that no source has is an orphan", async () => {
    await node.killAgent();
    await node.client.core.v1.pods.namespace("default").delete("web", { gracePeriodSeconds: 0 });
    await node.startAgent();
    await has(["orphaned_runtime_pods_total 1"]);
  });

  test("requests to the port are counted by what is asked, not by what clients call it", async () => {
    await page("/made/up?by=client");
    await page("/pods");
    const counted = await samples("http_requests_total");
    assert.ok(
      counted.includes('http_requests_total{long_running="false",method="GET",path="other",server_type="readwrite"} 1'),
    );
    assert.ok(
      counted.includes('http_requests_total{long_running="false",method="GET",path="pods",server_type="readwrite"} 1'),
    );
    assert.not.ok(counted.some((each) => each.includes("made")));
    await has([
      'http_inflight_requests{long_running="false",method="GET",path="pods",server_type="readwrite"} 0',
      'http_requests_duration_seconds_count{long_running="false",method="GET",path="pods",server_type="readwrite"} 1',
    ]);
  });

  test("a look at lists and at events of the runtime is measured", async () => {
    const amountOf = async (name: string) => Number((await samples(name))[0]?.split(" ")[1]);
    let text = "";
    await eventually(
      async () => /^nodeagent_pleg_relist_duration_seconds_count [1-9]/m.test((text = await page("/metrics"))),
      () => `the page has ${text.match(/^nodeagent_pleg.*/gm)?.join("; ")} and begins with ${text.slice(0, 500)}`,
    );
    const seen = await amountOf("pleg_last_seen_seconds");
    assert.ok(seen > Date.now() / 1000 - 60, String(seen));
  });
}

const missing = mountObjection();
if (missing === undefined) {
  tests();
  failures();
} else test.skip("runs pods", missing);

test.run();
