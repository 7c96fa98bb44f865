import { Code } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: what events and statuses of pods say of failures");
let node: ScriptedNode;

/** "Warning Failed Error: ErrImagePull" */
async function eventsOf(name: string): Promise<readonly string[]> {
  const { items } = await node.client.core.v1.events.namespace("default").list();
  const own = items.filter(({ involvedObject }) => involvedObject.name === name);
  return own.map(({ type, reason, message }) => `${type} ${reason} ${message}`);
}

async function untilEvents(name: string, wanted: readonly string[]): Promise<void> {
  let found: readonly string[] = [];
  await eventually(
    async () => {
      found = await eventsOf(name);
      return wanted.every((each) => found.includes(each));
    },
    () => found.join("\n"),
    20_000,
  );
}

async function waiting(name: string, reason: string): Promise<ContainerStatus["state"]> {
  const isSo = ({ state }: ContainerStatus) => state?.waiting?.reason === reason;
  const { containerStatuses = [] } = await node.until(name, (status) => (status.containerStatuses ?? []).some(isSo));
  return containerStatuses[0]?.state;
}

async function isNotReady(): Promise<boolean> {
  const { status } = await node.client.core.v1.nodes.get(node.name);
  return (status?.conditions ?? []).some((each) => each.type === "Ready" && each.status === "False");
}

const exec = { exec: { command: ["sign", "in"] } };
const main = (fields: Partial<PodSpec["containers"][number]>) => ({ containers: [{ name: "main", image, ...fields }] });

function hookTests(): void {
  test.before(async () => {
    node = await startScriptedNode({ speed: 20 });
  });
  test.after(() => node.close());

  for (const [name, lifecycle, wanted] of [
    [
      "begins",
      { postStart: exec },
      ["Warning FailedPostStartHook PostStartHook failed", "Normal Killing FailedPostStartHook"],
    ],
    ["ends", { preStop: exec }, ["Warning FailedPreStopHook PreStopHook failed"]],
  ] as const) {
    test(`what a hook of a pod that ${name} wrote is in no event`, async () => {
      const fault = { kind: "fail", code: Code.Internal, message: "the password is hunter2" } as const;
      node.runtime.faults.add({ call: "execSync", fault });
      await node.make(name, { ...main({ lifecycle }), restartPolicy: "Never" });
      if (name === "ends") {
        await node.until(name, ({ phase }) => phase === "Running");
        await node.remove(name);
      }
      await untilEvents(name, wanted);
      assert.not.match((await eventsOf(name)).join("\n"), "hunter2");
      if (name === "ends")
        assert.match(node.errors.join("\n"), /pod ends_default.*: container main: PreStopHook failed: .*hunter2/);
    });
  }
}

function logTests(): void {
  test("the log names the pod of what fails, and has nothing of work that an end of the pod stops", async () => {
    node.runtime.faults.add({ call: "createContainer", fault: { kind: "late", ms: 300 } });
    const looks = () => node.runtime.faults.calls.get("createContainer") ?? 0;
    const before = looks();
    await node.make("givenup", main({}));
    await eventually(() => looks() > before);
    await node.remove("givenup");
    await eventually(() => node.isGone("givenup"));
    node.runtime.faults.clear();
    await node.make("seen", main({}));
    await node.until("seen", ({ phase }) => phase === "Running");
    node.runtime.faults.add({ call: "stopPodSandbox", fault: { kind: "fail", code: Code.Unknown }, times: 1 });
    await node.remove("seen");
    await eventually(() => node.isGone("seen"));
    const errors = node.errors.join("\n");
    assert.not.match(errors, "givenup");
    assert.not.match(errors, "the pod is to end");
    assert.match(errors, /pod seen_default\([-0-9a-f]+\): /);
  });
}

const failingCalls = [
  ["createContainer", "CreateContainerError"],
  ["startContainer", "RunContainerError"],
] as const;

function failureTests(): void {
  test("what the runtime says against a container is shown without its code", async () => {
    for (const [call, reason] of failingCalls) {
      const fault = { kind: "fail", code: Code.Unknown, message: `${call}: no such program` } as const;
      const when = (request: unknown) => JSON.stringify(request, printable).includes("main");
      node.runtime.faults.add({ call, fault, ...(call === "createContainer" ? { when } : {}) });
      const name = call.toLowerCase();
      await node.make(name);
      await untilEvents(name, [`Warning Failed Error: ${call}: no such program`]);
      if (call === "createContainer") assert.is((await waiting(name, reason))?.waiting?.message, fault.message);
      await node.remove(name);
    }
  });

  test("a container waits for the images of its volumes before its own", async () => {
    const volumes = [{ name: "tools", image: { reference: "registry.test/none:1" } }];
    const volumeMounts = [{ name: "tools", mountPath: "/tools" }];
    await node.make("tools", { ...main({ volumeMounts }), volumes });
    await untilEvents("tools", ["Warning Failed Error: ErrImagePull", "Warning Failed Error: ImagePullBackOff"]);
    const own = (await eventsOf("tools")).filter((each) => each.includes(`"${image}"`));
    assert.equal(own, []);
    await node.remove("tools");
  });

  test("a container without an image says so beside what is wrong with the image", async () => {
    await node.make("none", main({ image: "registry.test/none:1" }));
    const pull = 'Back-off pulling image "registry.test/none:1"';
    await untilEvents("none", [
      "Warning Failed Error: ErrImagePull",
      `Normal BackOff ${pull}`,
      "Warning Failed Error: ImagePullBackOff",
    ]);
    await node.make("never", main({ image: "registry.test/never:1", imagePullPolicy: "Never" }));
    await untilEvents("never", ["Warning Failed Error: ErrImageNeverPull"]);
    await node.make("wrong", main({ image: "not:a:name" }));
    const text = `Failed to apply default image tag "not:a:name": couldn't parse image name "not:a:name"`;
    await untilEvents("wrong", [
      `Warning InspectFailed ${text}: invalid reference format`,
      "Warning Failed Error: InvalidImageName",
    ]);
    for (const each of ["none", "never", "wrong"]) await node.remove(each);
  });

  test("while the runtime has no network, pods that need one of their own wait for it", async () => {
    const { settings, state } = node.runtime;
    settings.isNetworkReady = false;
    await eventually(isNotReady);
    await node.make("apart");
    await node.make("hosted", { hostNetwork: true });
    const problem = "container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady";
    await untilEvents("apart", [`Warning NetworkNotReady network is not ready: ${problem} message:no network`]);
    await node.until("hosted", ({ phase }) => phase === "Running");
    assert.not([...state.sandboxes.values()].some(({ config }) => config.metadata?.name === "apart"));
    settings.isNetworkReady = true;
    await node.until("apart", ({ phase }) => phase === "Running");
  });

  test("a container without a limit of its disk has that of the node", async () => {
    const resourceFieldRef = { resource: "limits.ephemeral-storage", divisor: "1Ki" };
    await node.make("disk", main({ env: [{ name: "DISK", valueFrom: { resourceFieldRef } }] }));
    await node.until("disk", ({ phase }) => phase === "Running");
    const [{ config } = { config: undefined }] = node.runtime.state.running("disk");
    const { status } = await node.client.core.v1.nodes.get(node.name);
    const allocatable = status?.allocatable?.["ephemeral-storage"] ?? "";
    const given = config?.envs.find(({ key }) => key === "DISK")?.value;
    assert.is(`${Buffer.from(given ?? []).toString()}Ki`, allocatable);
  });
}

function printable(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

const missing = mountObjection();
if (missing === undefined) {
  hookTests();
  logTests();
  failureTests();
} else test.skip("runs pods", missing);
test.run();
