import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../../generated/core/v1/podStatus.ts";
import { finder, isIn } from "../../../registry/keyed.ts";
import { addErrors, type FieldError, forbidden, invalid, invalidAs } from "../../../schema/fieldError.ts";
import { addressWarnings } from "../../rules/addressWarnings.ts";
import { faultsOf, qualifiedName } from "../../../schema/names.ts";
import { validateClaimStatuses, validateContainerStatuses } from "./statusParts.ts";

type Address = NonNullable<PodStatus["podIPs"]>[number];

/** podIP and the first of podIPs are one address; who writes one of them writes both, and podIP decides. */
export function alignPodAddresses(status: PodStatus): PodStatus {
  const first = status.podIPs?.[0]?.ip;
  if (status.podIP) return first === status.podIP ? status : { ...status, podIPs: [{ ip: status.podIP }] };
  return first === undefined ? status : { ...status, podIP: first };
}

/** Agents of before know neither the quality of service nor generations: what they leave out stays. */
export function keepUnsaid(status: PodStatus, old: PodStatus): PodStatus {
  const qosClass = status.qosClass || old.qosClass;
  const observedGeneration = status.observedGeneration || old.observedGeneration;
  const conditions = status.conditions === undefined ? undefined : withGenerations(status.conditions, old.conditions);
  return {
    ...status,
    ...(qosClass === undefined ? {} : { qosClass }),
    ...(observedGeneration === undefined ? {} : { observedGeneration }),
    ...(conditions === undefined ? {} : { conditions }),
  };
}

type PodConditions = NonNullable<PodStatus["conditions"]>;

function withGenerations(conditions: PodConditions, old: PodConditions = []): PodConditions {
  const known = new Map(old.map(({ type, observedGeneration }) => [type, observedGeneration]));
  return conditions.map((condition) => {
    const observedGeneration = condition.observedGeneration || known.get(condition.type);
    return observedGeneration === undefined ? condition : { ...condition, observedGeneration };
  });
}

export function statusWarnings({ podIPs = [], hostIPs = [] }: PodStatus): string[] {
  return [
    ...podIPs.flatMap(({ ip }, index) => addressWarnings(`status.podIPs[${index}].ip`, ip)),
    ...hostIPs.flatMap(({ ip = "" }, index) => addressWarnings(`status.hostIPs[${index}].ip`, ip)),
  ];
}

/** Names of the conditions; claims; addresses of the pod and of its node, one a family; parts of containers. */
export function validatePodStatus(pod: Pod): FieldError[] {
  const { conditions = [], podIPs = [], hostIP = "", hostIPs = [] } = pod.status ?? {};
  const errors = validateConditions(conditions);
  validateClaimStatuses(pod, errors);
  addErrors(errors, validateAddresses(podIPs, "status.podIPs"));
  const first = hostIPs[0]?.ip;
  if (first !== undefined && first !== hostIP) {
    errors.push(invalid("status.hostIPs[0].ip", first, "must be equal to `hostIP`"));
  }
  addErrors(errors, validateAddresses(hostIPs, "status.hostIPs"));
  validateContainerStatuses(pod, errors);
  return errors;
}

/** /status is the node agent's: it neither moves the pod nor re-judges its quality of service. */
export function validatePodStatusUpdate(pod: Pod, old: Pod): FieldError[] {
  const errors: FieldError[] = [];
  if ((pod.spec?.nodeName ?? "") !== (old.spec?.nodeName ?? "")) {
    errors.push(forbidden("status.nodeName", "may not be changed directly"));
  }
  validateNomination(pod, old, errors);
  validateEnds(pod, old, errors);
  return errors;
}

/** Errors name the field with a capital letter. */
function validateConditions(conditions: NonNullable<PodStatus["conditions"]>): FieldError[] {
  const errors: FieldError[] = [];
  conditions.forEach(({ type }, index) => {
    addErrors(errors, invalidAs(`status.conditions[${index}].Type`, type, faultsOf(qualifiedName, type)));
  });
  return errors;
}

function validateAddresses(addresses: readonly Address[], path: string): FieldError[] {
  const errors: FieldError[] = [];
  const all = addresses.map((each) => each.ip);
  if (all.length < 2) return errors;
  const families = new Set(all.map((each) => each.includes(":")));
  if (all.length > 2 || families.size !== 2) {
    errors.push(invalid(path, addresses, "may specify no more than one IP for each IP family"));
  }
  return errors;
}

/** The node on which room is being made; a pod that has a node needs none. */
function validateNomination(pod: Pod, old: Pod, errors: FieldError[]): void {
  const node = pod.status?.nominatedNodeName ?? "";
  if (node === "" || node === old.status?.nominatedNodeName) return;
  if (!pod.spec?.nodeName) return;
  errors.push(forbidden("status.nominatedNodeName", "may not be set on pods that are already bound to a node"));
}

type ContainerStatus = NonNullable<PodStatus["containerStatuses"]>[number];

/** A container that ended for good does not come back. */
function validateEnds(pod: Pod, old: Pod, errors: FieldError[]): void {
  const policy = pod.spec?.restartPolicy ?? "Always";
  const sidecars = pod.spec?.initContainers?.filter((each) => each.restartPolicy !== undefined) ?? [];
  const ruled = pod.spec?.containers?.filter((each) => each.restartPolicy !== undefined) ?? [];
  if (restartsAll(pod)) return;
  const own = [...sidecars, ...ruled].map((each) => each.name);
  const lists = [
    ["containerStatuses", policy],
    ["initContainerStatuses", policy],
    ["ephemeralContainerStatuses", "Never"],
  ] as const;
  for (const [list, restartPolicy] of lists) {
    if (restartPolicy === "Always") continue;
    old.status?.[list]?.forEach((before, index) => {
      const ended = before.state?.terminated;
      const mayRestart = restartPolicy === "OnFailure" && ended?.exitCode !== 0;
      if (ended === undefined || mayRestart || isIn(own, before.name)) return;
      if (!comesBack(before, pod.status?.[list])) return;
      const path = `status.${list}[${index}].state`;
      errors.push(forbidden(path, "may not be transitioned to non-terminated state"));
    });
  }
}

/** The end of one container may bring all back. */
function restartsAll({ spec }: Pod): boolean {
  const all = [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];
  return all.some(({ restartPolicyRules = [] }) =>
    restartPolicyRules.some(({ action }) => action === "RestartAllContainers"),
  );
}

function comesBack({ name }: ContainerStatus, now: readonly ContainerStatus[] | undefined): boolean {
  return unended(now, name) !== undefined;
}

/** Ended containers have no key. */
const unended = finder(({ name, state }: ContainerStatus) => (state?.terminated === undefined ? name : undefined));
