import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { podQuantities } from "../container/amounts.ts";
import { podConditions } from "./conditions.ts";
import { containerStatus } from "./containerStatus.ts";
import { type ContainerView, currentSandbox, type Outlook } from "./containers.ts";
import { finalStatuses } from "./finalStatuses.ts";
import { isInit } from "./initialization.ts";
import { podOutcome, podPhase } from "./phase.ts";
import { type PodView, usualStatusRules } from "./podState.ts";

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
  const own = { init: statuses(isInit), app: statuses((role) => role === "app") };
  const { init, app } = outlook.isStopped ? finalStatuses(own) : own;
  const ephemeral = statuses((role) => role === "ephemeral");
  const { reason, message } = ending?.reason === undefined || !outlook.isStopped ? memory.status : ending;
  const generation = pod.metadata?.generation;
  const qosClass = pod.status?.qosClass ?? memory.status.qosClass ?? podQos(pod.spec ?? { containers: [] });
  return {
    ...(generation === undefined ? {} : { observedGeneration: generation }),
    phase,
    conditions: podConditions(view, { phase: podOutcome(view, outlook), ...own, ...outlook }),
    ...(reason === undefined ? {} : { reason }),
    ...(message === undefined ? {} : { message }),
    ...addresses(hostIps, podIps(view)),
    startTime: memory.status.startTime ?? timestamp(nowMs),
    ...(init.length === 0 ? {} : { initContainerStatuses: init }),
    ...(app.length === 0 ? {} : { containerStatuses: byName(app) }),
    qosClass,
    ...amounts(view),
    ...(ephemeral.length === 0 ? {} : { ephemeralContainerStatuses: byName(ephemeral) }),
  };
}

/** Clients expect this order, whatever that of the containers is. */
function byName(statuses: readonly ContainerStatus[]): ContainerStatus[] {
  return statuses.toSorted((a, b) => (a.name < b.name ? -1 : 1));
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

/** What the node has allocated the pod as a whole. */
function amounts({ pod, statusRules = usualStatusRules }: PodView): PodStatus {
  if (!statusRules.hasAmounts) return {};
  const [requests, limits] = [podQuantities(pod, "requests"), podQuantities(pod, "limits")];
  const hasRequests = Object.keys(requests).length > 0;
  const resources: ResourceRequirements = {
    ...pod.spec?.resources,
    ...(Object.keys(limits).length > 0 ? { limits } : {}),
    ...(hasRequests ? { requests } : {}),
  };
  return { resources, ...(hasRequests ? { allocatedResources: requests } : {}) };
}

function addresses(hostIps: readonly string[], ips: readonly string[]): PodStatus {
  const [hostIP] = hostIps;
  const [podIP] = ips;
  return {
    ...(hostIP === undefined ? {} : { hostIP, hostIPs: hostIps.map((ip) => ({ ip })) }),
    ...(podIP === undefined ? {} : { podIP, podIPs: ips.map((ip) => ({ ip })) }),
  };
}
