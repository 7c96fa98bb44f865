import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { missingContainerd } from "./harness/containerd.ts";
import { obedientSleep, type RealNode, startRealNode } from "./harness/realNode.ts";

const test = suite("nodeagent on containerd");
let node: RealNode;

const isRunning = ({ phase }: { phase?: string }) => phase === "Running";

function tests(): void {
  test.before(async () => {
    node = await startRealNode();
    await eventually(async () => (await node.client.core.v1.nodes.list()).items.length === 1);
  });
  test.after(() => node.close());

  test("a machine is a node that is ready and holds its lease", async () => {
    const { metadata, status } = await node.client.core.v1.nodes.get(node.name);
    assert.is(metadata.labels?.["orch.io/hostname"], node.name);
    const ready = status?.conditions?.find(({ type }) => type === "Ready");
    assert.is(ready?.status, "True");
    assert.is(ready?.reason, "NodeAgentReady");
    assert.match(status?.nodeInfo?.containerRuntimeVersion ?? "", /^containerd:\/\//);
    const leases = node.client.coordination.v1.leases.namespace("orch-node-lease");
    await eventually(async () => {
      const { items } = await leases.list();
      const [lease] = items;
      return lease?.spec?.holderIdentity === node.name && lease.metadata.ownerReferences?.[0]?.uid === metadata.uid;
    });
  });

  test("a bound pod runs, and its deletion leaves nothing behind", async () => {
    const pod = await node.make("web", {});
    const status = await node.until("web", isRunning);
    assert.match(status.podIP ?? "", /^10\./);
    const [main] = status.containerStatuses ?? [];
    assert.is(main?.ready, true);
    assert.match(main?.containerID ?? "", /^containerd:\/\/[0-9a-f]{64}$/);
    await node.remove("web");
    const uid = pod.metadata?.uid ?? "";
    await eventually(async () => {
      const { items } = await node.connection.runtime.listPodSandbox({});
      return items.every(({ metadata }) => metadata?.uid !== uid);
    });
    assert.not(existsSync(join(node.runtime.folder, "agent/pods", uid)));
    await eventually(async () => readdirSync(join(node.runtime.folder, "logs")).every((each) => !each.endsWith(uid)));
  });
}

function lifeTests(): void {
  test("containers start after init containers, and sidecars end after the others", async () => {
    const image = node.runtime.image;
    const sidecar = {
      name: "proxy",
      restartPolicy: "Always" as const,
      image,
      command: shell("trap 'exit 0' TERM; while :; do sleep 0.05; done"),
    };
    await node.make("work", {
      restartPolicy: "Never",
      initContainers: [{ name: "setup", image, command: shell("true") }, sidecar],
      containers: [{ name: "main", image, command: shell("exit 0") }],
    });
    const { initContainerStatuses, containerStatuses } = await node.until("work", ({ phase }) => phase === "Succeeded");
    const ended = [...(initContainerStatuses ?? []), ...(containerStatuses ?? [])].map(({ name, state }) => {
      return `${name} ${state?.terminated?.reason} ${state?.terminated?.exitCode}`;
    });
    assert.equal(ended, ["setup Completed 0", "proxy Completed 0", "main Completed 0"]);
    await node.remove("work");
  });

  test("a container that fails is restarted, then backs off", async () => {
    const image = node.runtime.image;
    await node.make("crash", { containers: [{ name: "main", image, command: shell("exit 3") }] });
    const isBackedOff = (status: { containerStatuses?: { state?: { waiting?: { reason?: string } } }[] }) =>
      status.containerStatuses?.[0]?.state?.waiting?.reason === "CrashLoopBackOff";
    const { containerStatuses, phase } = await node.until("crash", isBackedOff);
    const [main] = containerStatuses ?? [];
    assert.is(phase, "Running");
    assert.is(main?.restartCount, 1);
    assert.is(main?.lastState?.terminated?.exitCode, 3);
    assert.match(
      main?.state?.waiting?.message ?? "",
      /^back-off 10s restarting failed container=main pod=crash_default\(/,
    );
    await node.remove("crash");
  });

  test("pods outlive the agent, and the next one goes on with them", async () => {
    await node.make("steady", {});
    const before = await node.until("steady", isRunning);
    await node.make("leaving", {});
    await node.until("leaving", isRunning);
    await node.stopAgent("SIGKILL");
    await node.client.core.v1.pods.namespace("default").delete("leaving");
    await node.startAgent();
    await eventually(async () => {
      const { items } = await node.client.core.v1.pods.namespace("default").list();
      return items.every(({ metadata }) => metadata.name !== "leaving");
    });
    const after = await node.until("steady", isRunning);
    assert.is(after.containerStatuses?.[0]?.containerID, before.containerStatuses?.[0]?.containerID);
    assert.is(after.containerStatuses?.[0]?.restartCount, 0);
    await node.remove("steady");
  });
}

function staticTests(): void {
  const manifest = () => join(node.runtime.folder, "manifests/web.yaml");

  test("a manifest runs as a static pod with a mirror, and ends when it is taken away", async () => {
    await node.stopAgent();
    mkdirSync(join(node.runtime.folder, "manifests"));
    writeFileSync(manifest(), manifestOf(node.runtime.image));
    await node.startAgent(["--pod-manifest-path", join(node.runtime.folder, "manifests")]);
    const pods = node.client.core.v1.pods.namespace("default");
    const name = `fixed-${node.name}`;
    await eventually(async () => (await pods.list()).items.some(({ metadata }) => metadata.name === name));
    await node.until(name, isRunning);
    const { metadata } = await pods.get(name);
    assert.is(metadata.annotations?.["orch.io/config.source"], "file");
    assert.is(metadata.annotations?.["orch.io/config.mirror"], metadata.annotations?.["orch.io/config.hash"]);
    assert.is(metadata.ownerReferences?.[0]?.kind, "Node");
    await pods.delete(name, { gracePeriodSeconds: 0 });
    await eventually(async () => (await pods.list()).items.some((each) => each.metadata.uid !== metadata.uid));
    const again = await node.until(name, isRunning);
    assert.is(again.containerStatuses?.[0]?.restartCount, 0);
    rmSync(manifest());
    await eventually(async () => (await pods.list()).items.length === 0);
    await eventually(async () => (await node.connection.runtime.listPodSandbox({})).items.length === 0);
  });
}

function manifestOf(image: string): string {
  return `apiVersion: v1
kind: Pod
metadata: { name: fixed }
spec:
  terminationGracePeriodSeconds: 2
  containers:
    - { name: main, image: ${image}, command: ${JSON.stringify(obedientSleep)} }
`;
}

function admissionTests(): void {
  test("a pod that asks for more than there is fails with the reason", async () => {
    const image = node.runtime.image;
    const resources = { requests: { cpu: "1k" } };
    await node.make("huge", { containers: [{ name: "main", image, resources }] });
    const status = await node.until("huge", ({ phase }) => phase === "Failed");
    assert.is(status.reason, "OutOfcpu");
    assert.match(
      status.message ?? "",
      /^Pod was rejected: Node didn't have enough resource: cpu, requested: 1000000, used: \d+, capacity: \d+$/,
    );
    await node.remove("huge");
  });

  test("a pod for another node fails with NodeAffinity", async () => {
    await node.make("picky", { nodeSelector: { "example.com/disk": "fast" } });
    assert.is((await node.until("picky", ({ phase }) => phase === "Failed")).reason, "NodeAffinity");
    await node.remove("picky");
  });
}

function shell(command: string): string[] {
  return ["sh", "-c", command];
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.unreachable("not so after ten seconds");
}

const missing = missingContainerd();
if (missing === undefined) {
  tests();
  lifeTests();
  admissionTests();
  staticTests();
} else test.skip("runs pods", missing);
test.run();
