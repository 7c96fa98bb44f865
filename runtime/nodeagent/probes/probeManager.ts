import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Clock } from "../../client/clock.ts";
import { allContainers, type AnyContainer, podIdentity } from "../container/podIdentity.ts";
import type { ProbeResults } from "../pod/podState.ts";
import { type ProbeKind, type ProbeOutcome, type ProbeRunner, probeOf, timingOf } from "./probe.ts";
import { startProbe } from "./probeWorker.ts";

export interface ProbeManagerOptions {
  readonly run: ProbeRunner;
  readonly clock: Clock;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  readonly record: (pod: Pod, event: ProbeEvent, container: AnyContainer) => void;
  /** Something that a pod's probes say has changed. */
  readonly onChange: (podUid: string) => void;
  /** Counts runs: of which probe, what was found, and how many seconds it took. */
  readonly onRun?: (run: ProbeRun) => void;
  /** What is known of a run before its probes say anything; absent: nothing. */
  readonly reported?: (pod: Pod, run: RunningContainer) => ProbeResults;
}

export interface ProbeEvent {
  readonly type: "Warning";
  readonly reason: "Unhealthy" | "ProbeWarning";
  readonly message: string;
}

export interface ProbeRun {
  readonly pod: Pod;
  readonly container: AnyContainer;
  readonly kind: ProbeKind;
  readonly result: "successful" | "failed" | "unknown";
  readonly seconds: number;
}

/** A container that runs. */
export interface RunningContainer {
  readonly name: string;
  readonly id: string;
  readonly startedAtMs: number;
}

/** One run of a container. */
interface Probed {
  pod: Pod;
  container: AnyContainer;
  podIP: string;
  readonly running: RunningContainer;
  results: ProbeResults;
  readonly stops: Map<ProbeKind, () => void>;
}

/** Probes the containers of a node's pods. The startup probe comes first; then the two others, until the pod ends. */
export class ProbeManager {
  readonly #options: ProbeManagerOptions;
  readonly #agentStartMs: number;
  readonly #byPod = new Map<string, Map<string, Probed>>();

  constructor(options: ProbeManagerOptions) {
    this.#options = options;
    this.#agentStartMs = options.clock.nowMs();
  }

  /** Says which of a pod's containers run now: their probes begin, and those of others end. */
  observe(pod: Pod, running: readonly RunningContainer[], podIP: string): void {
    const { uid } = podIdentity(pod);
    const probed = this.#byPod.get(uid) ?? new Map<string, Probed>();
    this.#byPod.set(uid, probed);
    const ids = new Set(running.map((each) => each.id));
    for (const [id, each] of probed) {
      if (!ids.has(id)) end(each, probed);
    }
    for (const each of running) {
      const container = allContainers(pod).find(({ name }) => name === each.name);
      if (container === undefined) continue;
      const known = probed.get(each.id);
      if (known !== undefined) Object.assign(known, { pod, container, podIP });
      else probed.set(each.id, this.#begin({ pod, container, podIP, running: each, results: {}, stops: new Map() }));
    }
    if (pod.metadata?.deletionTimestamp !== undefined) keepReadinessAlone(probed);
  }

  /** What probes have found, by the id of the container. */
  results(podUid: string): ReadonlyMap<string, ProbeResults> {
    return new Map([...(this.#byPod.get(podUid) ?? [])].map(([id, each]) => [id, each.results]));
  }

  /** Ends the probes of a pod that is gone. */
  forget(podUid: string): void {
    const probed = this.#byPod.get(podUid);
    this.#byPod.delete(podUid);
    for (const each of probed?.values() ?? []) end(each, probed);
  }

  stop(): void {
    for (const podUid of [...this.#byPod.keys()]) this.forget(podUid);
  }

  #begin(probed: Probed): Probed {
    const { container, pod, running } = probed;
    const { started = false, ready = false } = this.#options.reported?.(pod, running) ?? {};
    const isStarted = started || probeOf(container, "startup") === undefined;
    probed.results = { started: isStarted, ready: ready || probeOf(container, "readiness") === undefined };
    if (isStarted) this.#startOthers(probed);
    else this.#start(probed, "startup");
    return probed;
  }

  #startOthers(probed: Probed): void {
    this.#start(probed, "liveness");
    this.#start(probed, "readiness");
  }

  #start(probed: Probed, kind: ProbeKind): void {
    const { container, pod, running } = probed;
    const { run, clock, random } = this.#options;
    const probe = probeOf(container, kind);
    const isEnding = pod.metadata?.deletionTimestamp !== undefined;
    if (probe === undefined || (isEnding && kind !== "readiness")) return;
    const { periodMs } = timingOf(probe);
    // Containers that ran before the agent are probed one after the other.
    const jitterMs = running.startedAtMs < this.#agentStartMs ? random() * periodMs : 0;
    const stop = startProbe({
      ...{ kind, startedAtMs: running.startedAtMs, jitterMs, run, clock },
      target: () => ({ pod: probed.pod, container: probed.container, containerId: running.id, podIP: probed.podIP }),
      onOutcome: (outcome, tookMs) => this.#report(probed, kind, { outcome, tookMs }),
      onResult: (isSuccess) => this.#conclude(probed, kind, { isSuccess }),
    });
    probed.stops.set(kind, stop);
  }

  #report({ pod, container }: Probed, kind: ProbeKind, { outcome, tookMs }: { outcome: ProbeOutcome; tookMs: number }) {
    const { result, output } = outcome;
    const runResult = result === "error" ? "unknown" : result === "failure" ? "failed" : "successful";
    this.#options.onRun?.({ pod, container, kind, result: runResult, seconds: tookMs / 1000 });
    if (result === "success") return;
    const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
    const verb = { failure: "failed", warning: "warning", error: "errored and resulted in unknown state" }[result];
    const reason = result === "warning" ? "ProbeWarning" : "Unhealthy";
    this.#options.record(pod, { type: "Warning", reason, message: `${name} probe ${verb}: ${output}` }, container);
  }

  #conclude(probed: Probed, kind: ProbeKind, { isSuccess }: { readonly isSuccess: boolean }): void {
    const before = probed.results;
    if (kind === "readiness") probed.results = { ...before, ready: isSuccess };
    else if (!isSuccess) {
      const graceSeconds = probeOf(probed.container, kind)?.terminationGracePeriodSeconds;
      probed.results = { ...before, failed: { probe: kind, graceSeconds } };
      // The run is over: the next one has probes of its own.
      for (const stop of probed.stops.values()) stop();
    } else if (kind === "startup") {
      probed.results = { ...before, started: true };
      probed.stops.get(kind)?.();
      probed.stops.delete(kind);
      this.#startOthers(probed);
    }
    const { ready, started, failed } = probed.results;
    if (ready === before.ready && started === before.started && failed === before.failed) return;
    this.#options.onChange(podIdentity(probed.pod).uid);
  }
}

function end({ stops, running }: Probed, from: Map<string, Probed> | undefined): void {
  for (const stop of stops.values()) stop();
  from?.delete(running.id);
}

/** A pod that ends is not restarted, but may still serve, or say that it does no more. */
function keepReadinessAlone(probed: ReadonlyMap<string, Probed>): void {
  for (const { stops } of probed.values()) {
    for (const kind of ["startup", "liveness"] as const) {
      stops.get(kind)?.();
      stops.delete(kind);
    }
  }
}
