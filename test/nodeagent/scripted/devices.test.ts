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
  return startPlugin({ ...places(), resource, socket: "gpu.sock" }, ...devices);
}

function places() {
  const folder = join(node.folder, "agent/device-plugins");
  return { folder, agentSocket: join(folder, "nodeagent.sock") };
}

/** What the node has of a resource for pods. */
async function allocatable(name: string): Promise<string | undefined> {
  return (await node.client.core.v1.nodes.get(node.name)).status?.allocatable?.[name];
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

  test("a plugin may register by a socket of its own, and is asked what it can", async () => {
    const registry = join(node.folder, "agent/plugins_registry");
    const other = "acme.dev/tpu";
    const own = await startPlugin({ ...places(), resource: other, socket: "tpu.sock", registry }, "t0", "!t1");
    await eventually(async () => (await allocatable(other)) === "1");
    const resources = { limits: { [other]: "1" }, requests: { [other]: "1" } };
    await node.make("desk", { containers: [{ name: "main", image, resources }] });
    await node.until("desk", ({ phase }) => phase === "Running");
    assert.equal(own.calls, ["allocate t0", "start t0"]);
    await own.stop();
    const cpus = await allocatable("cpu");
    const greedy = await startPlugin({ ...places(), resource: "cpu", socket: "cpu.sock", registry }, "c0");
    await eventually(() => node.errors.some((each) => each.includes('"cpu" is no resource')));
    assert.is(await allocatable("cpu"), cpus);
    await greedy.stop();
  });
}

const missing = mountObjection();
if (missing === undefined) tests();
else test.skip("devices of a whole agent", missing);

test.run();
