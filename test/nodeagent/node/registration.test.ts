import * as assert from "uvu/assert";
import type { Node } from "../../../generated/core/v1/node.ts";
import { steadyClock } from "../../../runtime/client/clock.ts";
import type { ClusterResource } from "../../../runtime/client/resourceTypes.ts";
import { startNodeReporter } from "../../../runtime/nodeagent/node/nodeReporter.ts";
import { StatusError } from "../../../runtime/schema/status.ts";
import { startTestServer } from "../../../runtime/testing/testServer.ts";
import { suite } from "../../harness/suite.ts";
import { eventually } from "../scripted/scriptedNode.ts";

const test = suite("nodeagent: the object of a node");

function infoOf(bootID: string) {
  return {
    ...{ bootID, machineID: "m", systemUUID: "s", kernelVersion: "6", osImage: "os", containerRuntimeVersion: "c://1" },
    ...{ kubeletVersion: "v1", kubeProxyVersion: "", operatingSystem: "linux", architecture: "amd64" },
  };
}

/** An agent that may not make the object of its node, which is there: whether it finds it. */
async function found(readsForbidden: boolean): Promise<{ readonly name: string | undefined; readonly said: string }> {
  const ending = new AbortController();
  const refused = new StatusError({
    ...{ kind: "Status", apiVersion: "v1", metadata: {}, status: "Failure" },
    ...{ code: 403, reason: "Forbidden", message: "nodes is forbidden" },
  });
  const errors: string[] = [];
  const node = { metadata: { name: "n1", uid: "u1" } };
  const nodes = {
    create: () => Promise.reject(refused),
    get: async () => node,
    status: { patch: async () => node },
  } as unknown as ClusterResource<Node, "status">;
  const reporter = startNodeReporter({
    ...{ nodes, nodeName: "n1", labels: {}, taints: [], unschedulable: false, providerId: "", registers: true },
    cloudSetsAddresses: false,
    ...{ readsForbidden, look: async () => ({}), lookMs: 20, reportMs: 10_000, onCondition: () => {} },
    ...{ clock: steadyClock, signal: ending.signal, onError: (error) => void errors.push(String(error)) },
  });
  await eventually(() => errors.length > 0 && (!readsForbidden || reporter.node() !== undefined));
  ending.abort();
  await reporter.stopped;
  return { name: reporter.node()?.metadata.name, said: errors[0] ?? "" };
}

test("an agent that may not make its node reads the one that is there, and says what was refused", async () => {
  const { name, said } = await found(true);
  assert.is(name, "n1");
  assert.match(said, "nodes is forbidden");
});

test("by its gate it reads only one that is known to be there", async () => {
  assert.is((await found(false)).name, undefined);
});

test("what an agent with other flags noted on the node is taken back", async () => {
  const server = await startTestServer();
  const { nodes } = server.client.core.v1;
  const ending = new AbortController();
  const start = (annotations: Readonly<Record<string, string | null>>) =>
    startNodeReporter({
      ...{ nodes, nodeName: "n2", labels: {}, taints: [], unschedulable: false, providerId: "", registers: true },
      ...{ cloudSetsAddresses: false, readsForbidden: false, annotations, look: async () => ({}), lookMs: 20 },
      ...{ reportMs: 10_000, onCondition: () => {}, clock: steadyClock, signal: ending.signal, onError: () => {} },
    });
  const first = start({ attaches: "true", gone: null });
  await eventually(() => first.node() !== undefined);
  assert.equal((await nodes.get("n2")).metadata.annotations, { attaches: "true" });
  await nodes.patch("n2", { type: "merge", body: { metadata: { annotations: { other: "stays" } } } });
  const second = start({ attaches: null });
  await eventually(() => second.node() !== undefined);
  assert.equal((await nodes.get("n2")).metadata.annotations, { other: "stays" });
  ending.abort();
  await Promise.all([first.stopped, second.stopped]);
  await server.stop();
});

test("a start of the machine is said once, and each time that the node takes pods no more, or again", async () => {
  const server = await startTestServer();
  const { nodes } = server.client.core.v1;
  const ending = new AbortController();
  const { status } = await nodes.create({ metadata: { name: "n4" }, spec: { unschedulable: true } });
  const nodeInfo = { ...infoOf("new") };
  await nodes.status.patch("n4", { type: "merge", body: { status: { nodeInfo: infoOf("old") } } });
  const said: string[] = [];
  const look = async () => ({ ...status, nodeInfo });
  const { stopped, wake, seen } = startNodeReporter({
    ...{ nodes, nodeName: "n4", labels: {}, taints: [], unschedulable: false, providerId: "", registers: true },
    ...{ cloudSetsAddresses: false, readsForbidden: false, look, lookMs: 20 },
    ...{ reportMs: 60_000, onCondition: () => {}, clock: steadyClock, signal: ending.signal, onError: () => {} },
    ...{ onReboot: (bootId) => said.push(bootId), onSchedulable: (is) => said.push(`schedulable ${is}`) },
  });
  await eventually(() => said.length === 2);
  nodeInfo.bootID = "newest";
  seen(await nodes.patch("n4", { type: "merge", body: { spec: { unschedulable: null } } }));
  wake();
  await eventually(() => said.length === 3);
  assert.equal(said, ["new", "schedulable false", "schedulable true"]);
  ending.abort();
  await stopped;
  await server.stop();
});

test("an amount that the node has no more goes, and one that another program gave it stays", async () => {
  const server = await startTestServer();
  const { nodes } = server.client.core.v1;
  const ending = new AbortController();
  let [looks, reports] = [0, 0];
  const status: typeof nodes.status = {
    ...nodes.status,
    patch: (name, patch) => {
      reports += 1;
      return nodes.status.patch(name, patch);
    },
  };
  const common = { cpu: "2", pods: "110" };
  const { status: others } = await nodes.create({ metadata: { name: "n3" } });
  const given = { ...common, "ephemeral-storage": "9Ki", "acme.dev/dongle": "4" };
  await nodes.status.patch("n3", { type: "merge", body: { status: { capacity: given, allocatable: given } } });
  const look = async () => {
    looks += 1;
    return { ...others, capacity: { ...common }, allocatable: { ...common, cpu: "1" } };
  };
  const { stopped } = startNodeReporter({
    nodes: { ...nodes, status },
    ...{ nodeName: "n3", labels: {}, taints: [], unschedulable: false, providerId: "", registers: true },
    ...{ cloudSetsAddresses: false, readsForbidden: false, look, lookMs: 20, reportMs: 60_000 },
    ...{ onCondition: () => {}, clock: steadyClock, signal: ending.signal, onError: (error) => assert.is(error, "") },
  });
  await eventually(async () => (await nodes.get("n3")).status?.allocatable?.["cpu"] === "1");
  const { capacity, allocatable } = (await nodes.get("n3")).status ?? {};
  assert.equal(capacity, { ...common, "acme.dev/dongle": "4" });
  assert.equal(allocatable, { ...common, cpu: "1", "acme.dev/dongle": "4" });
  const before = looks;
  await eventually(() => looks > before + 3);
  assert.is(reports, 1, "what stays as it was is reported once");
  ending.abort();
  await stopped;
  await server.stop();
});

test.run();
