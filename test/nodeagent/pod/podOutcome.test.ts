import * as assert from "uvu/assert";
import { planPod } from "../../../runtime/nodeagent/pod/planPod.ts";
import { suite } from "../../harness/suite.ts";
import { type Case, exited, image, ran, readyOf, statusOf, viewOf } from "./planned.ts";

const test = suite("nodeagent/pod: what becomes of a pod before it has ended");

const setup = { name: "setup", image };
const wasRunning = { status: { phase: "Running" } };

const outcomes: readonly (readonly [what: string, phase: string, ready: readonly string[], given: Case])[] = [
  ["ran", "Running", ["Ready", "PodCompleted"], { containers: [exited("app", 0)], memory: wasRunning }],
  ["failed", "Running", ["Ready", "PodFailed"], { containers: [exited("app", 3)], memory: wasRunning }],
  ["was never seen to run", "Pending", ["Ready", "PodFailed"], { containers: [exited("app", 3)] }],
  ["did not get through its init", "Pending", ["Ready", "PodFailed"], { containers: [exited("setup", 1)] }],
  [
    "has a sidecar that runs",
    "Running",
    ["Ready", "ContainersNotReady"],
    {
      spec: { initContainers: [{ ...setup, name: "side", restartPolicy: "Always" }] },
      containers: [exited("app", 0), ran("side")],
      memory: wasRunning,
    },
  ],
];
for (const [what, phase, readyReason, given] of outcomes) {
  test(`while its sandbox is there a pod that ${what} is ${phase}, and not ready for ${readyReason[1]}`, () => {
    const spec = { restartPolicy: "Never" as const, initContainers: [setup], ...given.spec };
    const isSetUp = given.containers?.some(({ name }) => name === "setup") || given.spec !== undefined;
    const containers = [...(given.containers ?? []), ...(isSetUp ? [] : [exited("setup", 0)])];
    const status = statusOf({ ...given, spec, containers });
    assert.is(status.phase, phase);
    assert.equal(readyOf(status), readyReason);
  });
}

test("a pod that ends before its container began has failed, and its container is not ready", () => {
  const gone = { graceSeconds: 5, sinceMs: 0 };
  const status = statusOf({ sandboxes: [], memory: { ending: gone } });
  assert.equal([status.phase, ...readyOf(status)], ["Failed", "Ready", "ContainersNotReady"]);
  const evicted = statusOf({ sandboxes: [], memory: { ending: { ...gone, reason: "Evicted" } } });
  assert.equal([evicted.phase, ...readyOf(evicted)], ["Failed", "Ready", "PodFailed"]);
});

test("conditions of others come first, then those of a resize, then the agent's in their order", () => {
  const live = { type: "example.com/live", status: "True" };
  const view = viewOf({ containers: [ran("app")] });
  const pending = { reason: "Deferred", message: "later", generation: 2, sinceMs: 0 } as const;
  const { status } = planPod({
    ...{ ...view, memory: { ...view.memory, resize: { ...view.memory.resize, pending } } },
    pod: { ...view.pod, status: { conditions: [{ type: "PodScheduled", status: "True" }, live] } },
  });
  assert.equal(
    status.conditions?.map(({ type }) => type),
    [
      ...["example.com/live", "PodResizePending", "PodReadyToStartContainers", "Initialized", "Ready"],
      ...["ContainersReady", "PodScheduled"],
    ],
  );
  const found = status.conditions?.find(({ type }) => type === "PodResizePending");
  assert.equal([found?.lastProbeTime, found?.observedGeneration], ["2026-03-01T10:00:00Z", 2]);
});

test.run();
