import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: a limit of its requests");
const names = ["a", "b", "c", "d", "e"];

/** How long it takes until the pods are reported to run, in milliseconds. */
async function msToRunning(node: ScriptedNode): Promise<number> {
  const beganMs = performance.now();
  await Promise.all(names.map((each) => node.make(each)));
  await Promise.all(names.map((each) => node.until(each, ({ phase }) => phase === "Running")));
  return performance.now() - beganMs;
}

function tests(): void {
  test("statuses of pods wait for their turn; those of the node, its lease and events do not", async () => {
    const node = await startScriptedNode({
      args: ["--cgroups-per-qos=false", "--orch-api-qps=1", "--orch-api-burst=1"],
    });
    try {
      const tookMs = await msToRunning(node);
      assert.ok(tookMs >= (names.length - 1) * 1000 - 50, `five requests at one a second took ${tookMs} ms`);
      const { core, coordination } = node.client;
      const { status } = await core.v1.nodes.get(node.name);
      assert.is(status?.conditions?.find(({ type }) => type === "Ready")?.status, "True");
      await coordination.v1.leases.namespace("orch-node-lease").get(node.name);
      const started = async () => {
        const { items } = await core.v1.events.namespace("default").list();
        return items.filter(({ reason }) => reason === "Started").length;
      };
      await eventually(async () => (await started()) === names.length);
    } finally {
      await node.close();
    }
  });
}

const missing = mountObjection();
if (missing === undefined) tests();
else test.skip("runs an agent", missing);

test.run();
