import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { podConditions } from "./conditions.ts";
import { containerStatus } from "./containerStatus.ts";
import { type ContainerView, currentSandbox, type Outlook } from "./containers.ts";
import { isInit } from "./initialization.ts";
import { podPhase } from "./phase.ts";
import type { PodView } from "./podState.ts";

/** What is reported of a pod. */
export function podStatus(view: PodView, outlook: Outlook): PodStatus {
  const { pod, memory, hostIps, nowMs } = view;
  const { ending } = outlook;
  if (hasEnded(memory.status)) return memory.status;
  const phase = podPhase(view, outlook);
  const statuses = (isIncluded: (role: ContainerView["role"]) => boolean): ContainerStatus[] =>
    outlook.containers
      .filter(({ role }) => isIncluded(role))
      .map((container) => containerStatus(view, { container, ...outlook }));
  const init = statuses(isInit);
  const app = statuses((role) => role === "app");
  const ephemeral = statuses((role) => role === "ephemeral");
  const { reason, message } = ending?.reason === undefined ? memory.status : ending;
  const generation = pod.metadata?.generation;
  const { resources } = pod.spec ?? {};
  const qosClass = pod.status?.qosClass ?? memory.status.qosClass;
  return {
    ...(generation === undefined ? {} : { observedGeneration: generation }),
    phase,
    conditions: podConditions(view, { phase, init, app, ...outlook }),
    ...(reason === undefined ? {} : { reason }),
    ...(message === undefined ? {} : { message }),
    ...addresses(hostIps, podIps(view)),
    startTime: memory.status.startTime ?? timestamp(nowMs),
    ...(init.length === 0 ? {} : { initContainerStatuses: init }),
    ...(app.length === 0 ? {} : { containerStatuses: app }),
    ...(qosClass === undefined ? {} : { qosClass }),
    ...(resources === undefined ? {} : { resources, allocatedResources: resources.requests ?? {} }),
    ...(ephemeral.length === 0 ? {} : { ephemeralContainerStatuses: ephemeral }),
  };
}

/** What was reported of a pod's end stays. */
export function hasEnded({ phase }: PodStatus): boolean {
  return phase === "Succeeded" || phase === "Failed";
}

/** A pod keeps what it last had: its statuses are read when it has ended, too. */
export function podIps({ pod, observed, memory, hostIps }: PodView): readonly string[] {
  if (pod.spec?.hostNetwork === true) return currentSandbox(observed) === undefined ? [] : hostIps;
  const { ips = [] } = observed.sandboxes[0] ?? {};
  return ips.length > 0 ? ips : (memory.status.podIPs ?? []).map(({ ip }) => ip);
}

function addresses(hostIps: readonly string[], ips: readonly string[]): PodStatus {
  const [hostIP] = hostIps;
  const [podIP] = ips;
  return {
    ...(hostIP === undefined ? {} : { hostIP, hostIPs: hostIps.map((ip) => ({ ip })) }),
    ...(podIP === undefined ? {} : { podIP, podIPs: ips.map((ip) => ({ ip })) }),
  };
}
