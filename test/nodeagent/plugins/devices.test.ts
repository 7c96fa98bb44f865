import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { PodResourcesLister } from "../../../generated/pb/podresources/v1/api_pb.ts";
import { containerNeeds } from "../../../runtime/nodeagent/plugins/containerNeeds.ts";
import { deviceCheckpoint } from "../../../runtime/nodeagent/plugins/deviceCheckpoint.ts";
import { DeviceManager } from "../../../runtime/nodeagent/plugins/deviceManager.ts";
import { devicePlaces } from "../../../runtime/nodeagent/resources/devicePlaces.ts";
import { startDeviceServer } from "../../../runtime/nodeagent/plugins/deviceServer.ts";
import { podResources } from "../../../runtime/nodeagent/plugins/podResources.ts";
import { unixClient } from "../../../runtime/nodeagent/sockets/unixClient.ts";
import { startUnixServer } from "../../../runtime/nodeagent/sockets/unixServer.ts";
import { type FakePlugin, startPlugin } from "./fakePlugin.ts";

const test = suite("device plugins");

const names = { socket: "agent.sock", checkpoint: "agent_internal_checkpoint" };
const resource = "acme.dev/gpu";

/** The part of an agent that gives devices, in a folder of its own. */
async function startAgent(folder: string) {
  const errors: string[] = [];
  let nowMs = 0;
  const manager = new DeviceManager({
    checkpoint: deviceCheckpoint(join(folder, names.checkpoint)),
    nowMs: () => nowMs,
    onChange: () => {},
    logError: (message) => errors.push(message),
  });
  await manager.restore();
  const server = await startDeviceServer({ folder, names, manager });
  const plugin = (socket: string, options: object, ...devices: string[]) =>
    startPlugin({ folder, agentSocket: join(folder, names.socket), resource, socket, ...options }, ...devices);
  const pass = (ms: number) => void (nowMs += ms);
  return { manager, errors, plugin, pass, stop: server.stop };
}

type Agent = Awaited<ReturnType<typeof startAgent>>;

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "orch-devices-"));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, maxRetries: 10 }); // what an agent began to write may still be written
  }
}

async function withAgent(run: (agent: Agent, folder: string) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const agent = await startAgent(folder);
    try {
      await run(agent, folder);
    } finally {
      await agent.stop();
    }
  });
}

/** Waits until the node has so many devices, of which so many can be had. */
async function amounts({ manager }: Agent, capacity: number, allocatable: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const now = manager.amounts().get(resource);
    if (now?.capacity === capacity && now.allocatable === allocatable) return;
    await sleep(10);
  }
  throw new Error(`there are ${JSON.stringify(manager.amounts().get(resource))}`);
}

async function failure(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "no failure",
    (error: unknown) => String(error),
  );
}

const owner = { podUid: "u1", container: "c", after: [] };
const two = new Map([[resource, 2]]);

test("a container gets devices that no other has, and what they need", () =>
  withAgent(async (agent) => {
    const plugin = await agent.plugin("a.sock", {}, "g0", "g1", "!g2", "g3");
    await amounts(agent, 4, 3);
    const first = await agent.manager.allocate(owner, two);
    assert.equal(first[0]?.ids, ["g0", "g1"]);
    assert.equal(await agent.manager.allocate(owner, two), first, "the same as before");
    const text = await failure(agent.manager.allocate({ ...owner, podUid: "u2" }, two));
    assert.match(text, "requested number of devices unavailable for acme.dev/gpu. Requested: 2, Available: 1");
    await agent.manager.preStart(owner);
    assert.equal(plugin.calls, ["allocate g0,g1", "start g0,g1"]);
    const { envs, mounts, devices } = containerNeeds(first);
    assert.equal(envs, [{ key: "IDS", value: "g0,g1" }]);
    assert.equal(mounts, [{ containerPath: "/lib", hostPath: "/tmp", readonly: true }]);
    assert.equal(
      devices.map((each) => each.containerPath),
      ["/dev/g0", "/dev/g1"],
    );
    await agent.manager.release("u1");
    assert.equal((await agent.manager.allocate({ ...owner, podUid: "u2" }, two))[0]?.ids, ["g0", "g1"]);
    await plugin.stop();
  }));

test("the plugin says which devices it would rather give", () =>
  withAgent(async (agent) => {
    const plugin = await agent.plugin("a.sock", { prefers: ["g2", "g1"] }, "g0", "g1", "g2");
    await amounts(agent, 3, 3);
    assert.equal((await agent.manager.allocate(owner, two))[0]?.ids, ["g2", "g1"]);
    assert.is(plugin.calls[0], "prefer 2 of g0,g1,g2 with ");
    await plugin.stop();
  }));

test("promised devices are no other container's, and near the memory nodes that are wished", () =>
  withAgent(async (agent) => {
    const plugin = await agent.plugin("a.sock", { prefers: ["g1", "g2"] }, "g0@0", "g1@1", "g2@1", "g3@0");
    await amounts(agent, 4, 4);
    const { manager } = agent;
    assert.is(manager.promise({ ...owner, podUid: "near" }, resource, { count: 1, nodes: 0b10 }), undefined);
    assert.equal(manager.free({ ...owner, podUid: "other" }, resource), ["g0", "g2", "g3"]);
    const all = await manager.allocate({ ...owner, podUid: "other" }, two);
    assert.equal(all[0]?.ids, ["g2", "g0"], "one that the plugin prefers, and not the promised one");
    const text = "requested number of devices unavailable for acme.dev/gpu. Requested: 2, Available: 1";
    const none = "no healthy devices present; cannot allocate unhealthy devices acme.dev/none";
    assert.is(manager.promise(owner, "acme.dev/none", { count: 1, nodes: undefined }), none);
    assert.is(manager.promise({ ...owner, podUid: "late" }, resource, { count: 2, nodes: undefined }), text);
    const near = await manager.allocate({ ...owner, podUid: "near" }, new Map([[resource, 1]]));
    assert.equal(near[0]?.ids, ["g1"]);
    assert.is(manager.promise({ ...owner, podUid: "last" }, resource, { count: 1, nodes: 0b10 }), undefined);
    manager.takeBack("last");
    assert.equal(manager.free({ ...owner, podUid: "free" }, resource), ["g3"]);
    await plugin.stop();
  }));

test("a container gets the device that a later one of its pod was promised for when it has ended", () =>
  withAgent(async (agent) => {
    const plugin = await agent.plugin("a.sock", {}, "g0");
    await amounts(agent, 1, 1);
    const { manager } = agent;
    const [first, next] = [
      { podUid: "u1", container: "i", after: [] },
      { podUid: "u1", container: "c", after: ["i"] },
    ];
    for (const each of [first, next]) {
      assert.is(manager.promise(each, resource, { count: 1, nodes: undefined }), undefined);
    }
    for (const each of [first, next]) {
      assert.equal((await manager.allocate(each, new Map([[resource, 1]])))[0]?.ids, ["g0"]);
    }
    await plugin.stop();
  }));

test("hints of devices say which memory nodes have enough of them", () =>
  withAgent(async (agent) => {
    const plugin = await agent.plugin("a.sock", {}, "g0@0", "g1@1", "g2@1", "g3");
    await amounts(agent, 4, 4);
    const limits = (count: string) => ({ limits: { [resource]: count } });
    const pod = (uid: string, count: string) => {
      return {
        metadata: { name: uid, namespace: "d", uid },
        spec: { containers: [{ name: "c", resources: limits(count) }] },
      };
    };
    const provider = devicePlaces(agent.manager);
    const hints = (uid: string, count: string) => {
      const made = pod(uid, count);
      return (provider.hints(made, made.spec.containers[0]).get(resource) ?? []).map(
        ({ nodes = 0, isPreferred }) => `${nodes.toString(2)} ${isPreferred}`,
      );
    };
    assert.equal(hints("a", "1"), ["1 true", "10 true", "11 false"]);
    assert.equal(hints("a", "2"), ["10 true", "11 false"]);
    assert.equal(hints("a", "3"), ["11 true"]);
    assert.equal(hints("a", "4"), [], "the fourth is near no node");
    const first = pod("first", "1");
    const [container] = first.spec.containers;
    if (container !== undefined) provider.allocate(first, container, { nodes: 0b10, isPreferred: true });
    assert.equal(hints("a", "2"), ["11 false"]);
    assert.equal(hints("b", "0"), []);
    await plugin.stop();
  }));

test("a container has the devices of one that ran before it in its pod", () =>
  withAgent(async (agent) => {
    const plugin = await agent.plugin("a.sock", {}, "g0", "g1");
    await amounts(agent, 2, 2);
    await agent.manager.allocate({ ...owner, container: "init" }, two);
    assert.equal((await agent.manager.allocate({ ...owner, after: ["init"] }, two))[0]?.ids, ["g0", "g1"]);
    await plugin.stop();
  }));

test("devices come and go, fall ill, and are gone a while after their plugin", () =>
  withAgent(async (agent) => {
    const plugin = await agent.plugin("a.sock", {}, "g0", "g1");
    await amounts(agent, 2, 2);
    plugin.show("g0", "!g1", "g2");
    await amounts(agent, 3, 2);
    await plugin.stop();
    await amounts(agent, 3, 0);
    agent.pass(299_000);
    assert.ok(agent.manager.amounts().has(resource));
    agent.pass(2000);
    assert.not.ok(agent.manager.amounts().has(resource));
  }));

test("a plugin that registers again takes the place of the one before", () =>
  withAgent(async (agent) => {
    const first = await agent.plugin("a.sock", {}, "g0");
    await amounts(agent, 1, 1);
    const second: FakePlugin = await agent.plugin("b.sock", {}, "g5", "g6");
    await amounts(agent, 2, 2);
    first.show("g0", "g1", "g2");
    await sleep(100);
    await amounts(agent, 2, 2);
    await first.stop();
    await second.stop();
  }));

test("the next agent knows which devices containers have, and removes old sockets", () =>
  inFolder(async (folder) => {
    const before = await startAgent(folder);
    const plugin = await before.plugin("a.sock", {}, "g0", "g1", "g2");
    await amounts(before, 3, 3);
    await before.manager.allocate(owner, two);
    await before.stop();
    const after = await startAgent(folder);
    assert.not.ok(existsSync(join(folder, "a.sock")));
    assert.equal(after.manager.of(owner)[0]?.response.envs, { IDS: "g0,g1" });
    assert.is(after.manager.amounts().get(resource)?.allocatable, 0);
    const again = await after.plugin("b.sock", {}, "g0", "g1", "g2");
    await amounts(after, 3, 3);
    const one = await after.manager.allocate({ ...owner, podUid: "u2" }, new Map([[resource, 1]]));
    assert.equal(one[0]?.ids, ["g2"]);
    await again.stop();
    await plugin.stop();
    await after.stop();
  }));

test("a checkpoint that was changed is not believed", () =>
  inFolder(async (folder) => {
    const path = join(folder, names.checkpoint);
    await deviceCheckpoint(path).write({ allocations: [], registered: new Map([[resource, ["g0"]]]) });
    writeFileSync(path, readFileSync(path, "utf8").replace("g0", "g1"));
    const agent = await startAgent(folder);
    assert.equal(agent.errors, ["the devices that containers have are not known"]);
    await agent.stop();
  }));

const refusals: readonly (readonly [string, object, string])[] = [
  ["of another version", { version: "v1alpha1" }, "the version must be v1beta1"],
  ["of no extended resource", { resource: "gpu" }, '"gpu" is no resource'],
];
for (const [what, options, text] of refusals) {
  test(`a plugin ${what} is refused`, () =>
    withAgent(async (agent) => assert.match(await failure(agent.plugin("a.sock", options, "g0")), text)));
}

test("monitors see which devices and processors containers have", () =>
  withAgent(async (agent, folder) => {
    const plugin = await agent.plugin("a.sock", {}, "g0", "g1@1", "!g2");
    await amounts(agent, 3, 2);
    await agent.manager.allocate(owner, two);
    const { Data } = JSON.parse(readFileSync(join(folder, names.checkpoint), "utf8"));
    assert.equal(Data.PodDeviceEntries[0].DeviceIDs, { "-1": ["g0"], "1": ["g1"] });
    const side = { name: "side", image: "x", restartPolicy: "Always" as const };
    const pod = {
      metadata: { name: "p", namespace: "d", uid: "u1" },
      spec: { initContainers: [{ name: "i", image: "x" }, side], containers: [{ name: "c", image: "x" }] },
    };
    const cpus = { exclusive: () => [3], allocatable: () => [0, 1, 2, 3] };
    const block = (bytes: number) => ({ nodes: 0b10, type: "memory", bytes });
    const memory = { of: () => [block(4096)], allocatable: () => [block(8192)] };
    const path = join(folder, "resources.sock");
    const server = await startUnixServer({
      path,
      routes: podResources({
        ...{ pods: () => [pod], listed: () => [pod], devices: agent.manager, cpus, memory, claimed: () => [] },
      }),
    });
    const { transport, close } = unixClient(path, 5000);
    const client = createClient(PodResourcesLister, transport);
    const { podResources: listed } = await client.list({});
    assert.is(listed[0]?.name, "p");
    assert.equal(
      listed[0]?.containers.map(({ name }) => name),
      ["side", "c"],
      "a container that ends before the others is not listed",
    );
    plugin.show("g3"); // nothing is taken from what containers have
    const [, container] = listed[0]?.containers ?? [];
    assert.equal(
      container?.devices.map(({ deviceIds, topology }) => [...deviceIds, topology?.nodes.map(({ ID }) => ID)]),
      [
        ["g0", undefined],
        ["g1", [1n]],
      ],
    );
    assert.equal(container?.cpuIds, [3n]);
    const [own] = container?.memory ?? [];
    assert.equal([own?.memoryType, own?.size, own?.topology?.nodes[0]?.ID], ["memory", 4096n, 1n]);
    plugin.show("g0", "g1", "!g2");
    await amounts(agent, 3, 2);
    const all = await client.getAllocatableResources({});
    assert.is(all.memory[0]?.size, 8192n);
    assert.equal(
      all.devices.flatMap((each) => each.deviceIds),
      ["g0", "g1"],
    );
    assert.is(all.cpuIds.length, 4);
    assert.is((await client.get({ podName: "p", podNamespace: "d" })).podResources?.containers.length, 2);
    const unknown = await failure(client.get({ podName: "q", podNamespace: "d" }));
    assert.match(unknown, "[unknown] pod q in namespace d not found");
    const many = await Promise.allSettled(Array.from({ length: 200 }, () => client.list({})));
    const refused = many.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
    assert.ok(refused.length > 0 && refused.length <= 195, `${refused.length} of 200 are refused`);
    assert.match(refused[0] ?? "", "[resource_exhausted] rejected by rate limit");
    close();
    await server.stop();
    await plugin.stop();
  }));

test.run();
