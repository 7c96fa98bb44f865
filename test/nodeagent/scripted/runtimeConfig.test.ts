import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Code } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import { CgroupDriver } from "../../../generated/pb/cri/v1/api_pb.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, type ScriptedNode, type ScriptedNodeOptions, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: what it and its runtime learn of each other");

async function on(given: ScriptedNodeOptions, run: (node: ScriptedNode) => Promise<void>): Promise<void> {
  const node = await startScriptedNode({ speed: 20, ...given });
  await run(node).finally(node.close);
}

function networkTests(): void {
  const args = ["--cgroups-per-qos=false", "--pod-cidr=10.9.0.0/24"];
  const networks = ({ runtime }: ScriptedNode) => runtime.state.networks.join(" ");
  const learns = (node: ScriptedNode, text: string) =>
    eventually(
      () => networks(node) === text,
      () => networks(node),
    );
  const give = (node: ScriptedNode, podCIDRs: string[]) =>
    node.client.core.v1.nodes.patch(node.name, { type: "merge", body: { spec: { podCIDRs } } });

  test("a runtime learns the network of its pods from the flag, and then from the object of the node", () =>
    on({ args }, async (node) => {
      await learns(node, "10.9.0.0/24");
      await eventually(async () => (await node.client.core.v1.nodes.list()).items.length === 1);
      await give(node, ["10.8.0.0/24", "fd00:8::/64"]);
      await learns(node, "10.9.0.0/24 10.8.0.0/24,fd00:8::/64");
      await node.client.core.v1.nodes.patch(node.name, { type: "merge", body: { metadata: { labels: { a: "b" } } } });
      await node.make("one");
      await node.until("one", ({ phase }) => phase === "Running");
      await learns(node, "10.9.0.0/24 10.8.0.0/24,fd00:8::/64");
    }));

  test("a runtime that fails to learn it does so later, and one whose node has no network learns none", () =>
    on({}, async (node) => {
      await eventually(async () => (await node.client.core.v1.nodes.list()).items.length === 1);
      await node.make("one");
      await node.until("one", ({ phase }) => phase === "Running");
      assert.is(networks(node), "");
      node.runtime.faults.add({ call: "updateRuntimeConfig", fault: { kind: "fail", code: Code.Unavailable } });
      await give(node, ["10.7.0.0/24"]);
      await learns(node, "10.7.0.0/24");
      assert.is(node.runtime.faults.calls.get("updateRuntimeConfig"), 2);
      assert.ok(node.errors.length > 0);
    }));
}

function cgroupTests(): void {
  const cases = [
    [CgroupDriver.SYSTEMD, "cgroupfs", /^orchpods-besteffort-pod[0-9a-f_]+\.slice$/],
    [CgroupDriver.CGROUPFS, "systemd", /^\/orchpods\/besteffort\/pod[0-9a-f-]+$/],
    [undefined, "systemd", /^orchpods-besteffort-pod[0-9a-f_]+\.slice$/],
  ] as const;
  for (const [cgroupDriver, configured, expected] of cases) {
    const said = cgroupDriver === undefined ? "nothing" : Object.keys(CgroupDriver)[cgroupDriver];
    test(`a runtime that says ${said} of control groups, and a flag that says ${configured}`, async () => {
      const cgroupMount = mkdtempSync(join(tmpdir(), "orch-cgroups-"));
      writeFileSync(join(cgroupMount, "cgroup.controllers"), "cpu memory pids\n");
      const prepare: ScriptedNodeOptions["prepare"] = ({ settings }) => Object.assign(settings, { cgroupDriver });
      const args = [`--cgroup-driver=${configured}`];
      await on({ args, cgroupMount, prepare }, async (node) => {
        const { metadata } = await node.make("one");
        await node.until("one", ({ phase }) => phase === "Running");
        const [sandbox] = node.runtime.state.ofPod(metadata?.uid ?? "").sandboxes;
        assert.match(sandbox?.config.linux?.cgroupParent ?? "", expected);
      });
      rmSync(cgroupMount, { recursive: true });
    });
  }
}

const missing = mountObjection();
if (missing === undefined) {
  networkTests();
  cgroupTests();
} else test.skip("runs an agent", missing);
test.run();
