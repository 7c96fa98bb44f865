import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { missingContainerd } from "../harness/containerd.ts";
import { type RealNode, startRealNode } from "../harness/realNode.ts";
import { eventually } from "../scripted/scriptedNode.ts";

const test = suite("nodeagent: evictions of real pods");
const missing = missingContainerd();
let node: RealNode;

const conditionsOf = (status: { conditions?: { type: string; status: string; reason?: string }[] }) =>
  (status.conditions ?? []).map(({ type, status, reason }) => `${type} ${status} ${reason ?? ""}`.trim());

function tests(): void {
  test.before(async () => {
    node = await startRealNode(["--volume-stats-agg-period", "1s"]);
  });
  test.after(() => node.close());

  test(
    "a pod that fills a volume past its limit is evicted, and one beside it runs on",
    async () => {
      const fill = "busybox dd if=/dev/zero of=/scratch/x bs=1048576 count=3 2>/dev/null; while :; do sleep 0.05; done";
      await node.make("modest", {});
      await node.make("greedy", {
        volumes: [{ name: "scratch", emptyDir: { sizeLimit: "1Mi" } }],
        containers: [
          {
            ...{ name: "main", image: node.runtime.image, command: ["sh", "-c", fill] },
            volumeMounts: [{ name: "scratch", mountPath: "/scratch" }],
          },
        ],
      });
      const status = await node.until("greedy", ({ phase }) => phase === "Failed", 40_000);
      const message = 'Usage of EmptyDir volume "scratch" exceeds the limit "1Mi". ';
      assert.equal([status.reason, status.message], ["Evicted", message]);
      const modest = await node.until("modest", ({ phase }) => phase === "Running");
      assert.not.match([status, modest].flatMap(conditionsOf).join(), "DisruptionTarget");
      await node.reported("greedy", `Evicted: ${message}`);
      const { items } = await node.client.core.v1.events.namespace("default").list();
      const [event] = items.filter(({ reason }) => reason === "Evicted");
      assert.equal([event?.type, event?.message, event?.involvedObject.name], ["Warning", message, "greedy"]);
    },
    { timeoutMs: 60_000 },
  );

  test(
    "a node short of disk evicts, reports the pressure, and refuses pods",
    async () => {
      await node.make("lowly", {});
      await node.until("lowly", ({ phase }) => phase === "Running");
      await node.stopAgent();
      await node.startAgent(["--eviction-hard", "nodefs.available<99.999%"]);
      const lowly = await node.until("lowly", ({ phase }) => phase === "Failed", 40_000);
      const { reason, message } = lowly;
      assert.is(reason, "Evicted");
      assert.ok(conditionsOf(lowly).includes("DisruptionTarget True TerminationByNodeAgent"));
      assert.match(
        message ?? "",
        /^The node was low on resource: ephemeral-storage\. Threshold quantity: \d+\w*, available: \d+\w*\. /,
      );
      await node.make("late", {});
      const late = await node.until("late", ({ phase }) => phase === "Failed");
      assert.equal(
        [late.reason, late.message],
        ["Evicted", "Pod was rejected: The node had condition: [DiskPressure]. "],
      );
      await eventually(async () => {
        const { status } = await node.client.core.v1.nodes.get(node.name);
        return conditionsOf(status ?? {}).includes("DiskPressure True NodeAgentHasDiskPressure");
      });
      const wanted = ["NodeHasSufficientPID", "NodeReady", "EvictionThresholdMet", "NodeHasDiskPressure"];
      await eventually(async () => {
        const { items } = await node.client.core.v1.events.namespace("default").list();
        const ofNode = items.filter(({ involvedObject }) => involvedObject.kind === "Node").map(({ reason }) => reason);
        return wanted.every((each) => ofNode.includes(each));
      });
    },
    { timeoutMs: 60_000 },
  );
}

if (missing === undefined) tests();
else test.skip("evicts real pods", missing);
test.run();
