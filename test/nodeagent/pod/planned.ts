import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { containerHash } from "../../../runtime/nodeagent/container/names.ts";
import { planPod } from "../../../runtime/nodeagent/pod/planPod.ts";
import type {
  ObservedContainer,
  ObservedSandbox,
  PodMemory,
  PodView,
} from "../../../runtime/nodeagent/pod/podState.ts";

export const nowMs = Date.parse("2026-03-01T10:00:00Z");
export const image = "example.com/app:1";
export const ready: ObservedSandbox = {
  id: "s1",
  attempt: 0,
  isReady: true,
  createdMs: nowMs - 9000,
  ips: ["10.1.0.4"],
};

export function ran(name: string, given: Partial<ObservedContainer> = {}): ObservedContainer {
  return {
    ...{ id: `id-${name}`, name, attempt: 0, sandboxId: "s1", state: "running", imageId: "sha256:1", image },
    ...{ createdMs: nowMs - 8000, startedMs: nowMs - 7000, finishedMs: 0, exitCode: 0, reason: "", message: "" },
    hash: containerHash({ name, image }),
    ...given,
  };
}

export function exited(name: string, exitCode: number, given: Partial<ObservedContainer> = {}): ObservedContainer {
  return ran(name, { state: "exited", exitCode, finishedMs: nowMs - 1000, ...given });
}

export interface Case {
  readonly spec?: Partial<PodSpec>;
  readonly sandboxes?: readonly ObservedSandbox[];
  readonly containers?: readonly ObservedContainer[];
  readonly memory?: Partial<PodMemory>;
}

export function viewOf({ spec = {}, sandboxes = [ready], containers = [], memory = {} }: Case): PodView {
  const pod = {
    metadata: { name: "web", namespace: "shop", uid: "u1", generation: 3 },
    spec: { containers: [{ name: "app", image }], restartPolicy: "Always" as const, ...spec },
  };
  return {
    ...{ pod, nowMs, hostIps: ["192.0.2.7"], runtimeName: "containerd" },
    observed: { uid: "u1", namespace: "shop", name: "web", sandboxes, containers },
    memory: {
      ...{ inFlight: new Map(), isPrepared: true, containers: new Map(), probes: new Map(), status: {} },
      resize: { given: {}, unsure: {}, isGroupSet: true },
      ...memory,
    },
  };
}

export const keysOf = (given: Case) => planPod(viewOf(given)).actions.map(({ key }) => key);
export const statusOf = (given: Case): PodStatus => planPod(viewOf(given)).status;

/** What the condition Ready says: why it does not hold. */
export const readyOf = ({ conditions = [] }: PodStatus) =>
  conditions.filter(({ type }) => type === "Ready").flatMap(({ type, reason }) => [type, reason ?? ""]);
