import { join } from "node:path";
import * as assert from "uvu/assert";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { suite } from "../../harness/suite.ts";
import { type FakePlugin, startPlugin } from "../plugins/fakePlugin.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: health of the devices of plugins");
const resource = "acme.dev/gpu";
let node: ScriptedNode;
let plugin: FakePlugin;

async function start(...devices: string[]): Promise<FakePlugin> {
  const folder = join(node.folder, "agent/device-plugins");
  const agentSocket = join(folder, "nodeagent.sock");
  return startPlugin({ folder, agentSocket, resource, socket: "gpu.sock" }, ...devices);
}

const healthOf = ({ containerStatuses: [first] = [] }: PodStatus) => first?.allocatedResourcesStatus;
const shows = (health: string) => (status: PodStatus) => healthOf(status)?.[0]?.resources?.[0]?.health === health;

function tests(): void {
  test.before(async () => {
    node = await startScriptedNode({ speed: 20 });
    plugin = await start("g0");
    await eventually(async () => {
      const { items } = await node.client.core.v1.nodes.list();
      return items[0]?.status?.allocatable?.[resource] === "1";
    });
  });
  test.after(async () => {
    await plugin.stop();
    await node.close();
  });

  test("a device that falls ill is ill in the status of its pod at once, and Unknown without its plugin", async () => {
    const resources = { limits: { [resource]: "1" }, requests: { [resource]: "1" } };
    await node.make("till", { containers: [{ name: "main", image, resources }] });
    const status = await node.until("till", (each) => each.phase === "Running" && shows("Healthy")(each));
    assert.equal(healthOf(status), [{ name: resource, resources: [{ resourceID: "g0", health: "Healthy" }] }]);
    plugin.show("!g0");
    await node.until("till", shows("Unhealthy"));
    await plugin.stop();
    await node.until("till", shows("Unknown"));
    plugin = await start("g0");
    await node.until("till", shows("Healthy"));
  });
}

const missing = mountObjection();
if (missing === undefined) tests();
else test.skip("devices of a whole agent", missing);

test.run();
