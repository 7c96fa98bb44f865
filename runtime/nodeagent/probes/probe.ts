import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Probe } from "../../../generated/core/v1/probe.ts";
import type { AnyContainer } from "../container/podIdentity.ts";

export type ProbeKind = "startup" | "liveness" | "readiness";

/** A running container, and where it is reached. */
export interface ProbeTarget {
  readonly pod: Pod;
  readonly container: AnyContainer;
  readonly containerId: string;
  /** "" while the pod has no address. */
  readonly podIP: string;
}

/** What one run of a probe found. An error says nothing of the container: the run could not be done. */
export interface ProbeOutcome {
  readonly result: "success" | "warning" | "failure" | "error";
  /** What the container answered, for people. */
  readonly output: string;
}

/** Runs a probe once, within its time. Never rejects. */
export type ProbeRunner = (probe: Probe, target: ProbeTarget) => Promise<ProbeOutcome>;

/** Seconds, where the API has filled none in: a static pod that no server has seen. */
export function timingOf(probe: Probe) {
  return {
    initialDelayMs: (probe.initialDelaySeconds ?? 0) * 1000,
    periodMs: (probe.periodSeconds ?? 10) * 1000,
    timeoutMs: (probe.timeoutSeconds || 1) * 1000,
    successThreshold: probe.successThreshold ?? 1,
    failureThreshold: probe.failureThreshold ?? 3,
  };
}

/** The probe of a kind that a container has. */
export function probeOf(container: AnyContainer, kind: ProbeKind): Probe | undefined {
  return container[`${kind}Probe`];
}
