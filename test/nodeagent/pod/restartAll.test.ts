import * as assert from "uvu/assert";
import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { suite } from "../../harness/suite.ts";
import { exited, image, nowMs, ran, statusOf } from "./planned.ts";

const test = suite("nodeagent/pod: containers that start anew together");

const ruled = {
  ...{ name: "app", image, restartPolicy: "Never" as const },
  restartPolicyRules: [
    { action: "RestartAllContainers" as const, exitCodes: { operator: "In" as const, values: [88] } },
  ],
};

test("one that has ended or is gone is reported as removed for that, and so is its last run from then on", () => {
  const spec: Partial<PodSpec> = {
    restartPolicy: "Never",
    initContainers: [{ name: "setup", image }],
    containers: [ruled, { name: "other", image }, { name: "late", image }],
  };
  const before = statusOf({ spec, containers: [ran("app"), ran("other"), exited("setup", 0)] });
  const ended = [exited("app", 88), ran("other"), exited("setup", 0)];
  const asked = statusOf({ spec, containers: ended, memory: { status: before } });
  const removed = "RestartingAllContainers, after 137 RestartingAllContainers, 1";
  assert.equal(shown(asked), [
    "RestartingAllContainers, after 0 Completed, 0",
    "88 Error, 0",
    "PodInitializing, 0",
    "running, 0",
  ]);
  const gone = statusOf({ spec, memory: { status: asked } });
  assert.equal(shown(gone), [removed, removed, "PodInitializing, 0", removed]);
  assert.equal(gone.containerStatuses?.[0]?.state?.waiting, {
    reason: "RestartingAllContainers",
    message: "The container is removed because RestartAllContainers in place",
  });
  const waiting = "PodInitializing, after 137 RestartingAllContainers, 1";
  assert.equal(shown(statusOf({ spec, memory: { status: gone } })), [waiting, waiting, "PodInitializing, 0", waiting]);
  const again = [exited("setup", 0, { attempt: 1 }), ran("app", { attempt: 1 })];
  const [, app] = shown(statusOf({ spec, containers: again, memory: { status: gone } }));
  assert.is(app, "running, after 137 RestartingAllContainers, 1");
});

test("the one that asked for it waits for no back-off", () => {
  const spec: Partial<PodSpec> = { restartPolicy: "Never", containers: [ruled] };
  const containers = new Map([["app", { backoff: { delayMs: 20_000, sinceMs: nowMs } }]]);
  assert.equal(shown(statusOf({ spec, containers: [exited("app", 88)], memory: { containers } })), ["88 Error, 0"]);
});

/** "<state>, after <how the last run ended>, <restarts>", init containers first. */
function shown({ initContainerStatuses = [], containerStatuses = [] }: PodStatus): readonly string[] {
  return [...initContainerStatuses, ...containerStatuses].map(({ state = {}, lastState, restartCount }) => {
    const past = lastState?.terminated;
    const after = past === undefined ? [] : [`after ${past.exitCode} ${past.reason}`];
    return [stateText(state), ...after, restartCount].join(", ");
  });
}

function stateText({ running, terminated, waiting }: NonNullable<ContainerStatus["state"]>): string {
  if (running !== undefined) return "running";
  return terminated === undefined ? (waiting?.reason ?? "") : `${terminated.exitCode} ${terminated.reason}`;
}

test.run();
