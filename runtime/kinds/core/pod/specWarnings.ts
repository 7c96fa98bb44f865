import type { Container } from "../../../../generated/core/v1/container.ts";
import type { ObjectMeta } from "../../../../generated/meta/v1.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import {
  annotationAppArmorContainerPrefix,
  annotationCriticalPod,
  annotationSeccompContainerPrefix,
  annotationSeccompPod,
  annotationSysctls,
  annotationUnsafeSysctls,
} from "../../../../generated/wellknown.ts";
import { isWholeQuantity, type Quantity } from "../../../schema/quantity.ts";
import { maxWarnings } from "../../../schema/index.ts";
import { useAppArmorField } from "./appArmorAnnotations.ts";
import { addressWarnings } from "../../rules/addressWarnings.ts";
import { volumeWarnings } from "../volume/warnings.ts";
import { placementWarnings } from "./placementWarnings.ts";
import { newSeenPorts, portWarnings } from "./portWarnings.ts";

/** A pod, or what makes pods, and the path at which it lies: "" or "spec.template.". */
export interface WarnedPod {
  readonly metadata?: ObjectMeta;
  readonly spec?: PodSpec;
  readonly path: string;
}

/** What a client should hear of a pod that is valid, and yet does something else than it seems to say. */
export function specWarnings(pod: WarnedPod): string[] {
  const { spec, path } = pod;
  if (spec === undefined) return [];
  const seconds = spec.terminationGracePeriodSeconds ?? 0;
  const grace = "must be >= 0; negative values are invalid and will be treated as 1";
  return [
    ...placementWarnings(spec, `${path}spec`),
    ...volumeWarnings(spec.volumes, `${path}spec.volumes`),
    ...listWarnings(spec, `${path}spec`),
    ...amountWarnings(spec.overhead, `${path}spec.overhead`),
    ...annotationWarnings(pod),
    ...allContainerWarnings(pod),
    ...(seconds < 0 && path !== "" ? [`${path}spec.terminationGracePeriodSeconds: ${grace}`] : []),
  ];
}

function listWarnings({ hostAliases = [], imagePullSecrets = [], dnsConfig }: PodSpec, path: string): string[] {
  const ips = new Set<string>();
  const names = new Set<string>();
  const warnings: string[] = [];
  for (const [index, { ip }] of hostAliases.entries()) {
    const at = `${path}.hostAliases[${index}].ip`;
    if (ips.has(ip)) warnings.push(`${at}: duplicate ip ${JSON.stringify(ip)}`);
    ips.add(ip);
    warnings.push(...addressWarnings(at, ip));
  }
  for (const [index, { name = "" }] of imagePullSecrets.entries()) {
    const at = `${path}.imagePullSecrets[${index}].name`;
    if (names.has(name)) warnings.push(`${at}: duplicate name ${JSON.stringify(name)}`);
    if (name === "") warnings.push(`${at}: invalid empty name ""`);
    names.add(name);
  }
  for (const [index, address] of (dnsConfig?.nameservers ?? []).entries()) {
    warnings.push(...addressWarnings(`${path}.dnsConfig.nameservers[${index}]`, address));
  }
  return warnings;
}

/** Bytes are whole. */
function amountWarnings(amounts: Readonly<Record<string, Quantity>> | undefined, path: string): string[] {
  if (amounts === undefined) return [];
  return ["memory", "ephemeral-storage"].flatMap((name) => {
    const amount = amounts[name];
    if (amount === undefined || isWholeQuantity(amount)) return [];
    return [`${path}[${name}]: fractional byte value "${amount}" is invalid, must be an integer`];
  });
}

/** Annotations that fields have replaced. */
function annotationWarnings({ metadata, spec, path }: WarnedPod): string[] {
  const { annotations } = metadata ?? {};
  if (annotations === undefined) return [];
  return replacedAnnotations.flatMap(([name, advice]) => {
    const isReplaced = name === annotationSeccompPod && spec?.securityContext?.seccompProfile;
    if (annotations[name] === undefined || isReplaced) return [];
    return [`${path}metadata.annotations[${name}]: ${advice}`];
  });
}

const useSeccomp = 'non-functional in v1.27+; use the "seccompProfile" field instead';
const useSysctls = 'non-functional in v1.11+; use the "sysctls" field instead';
const replacedAnnotations: readonly (readonly [name: string, advice: string])[] = [
  [annotationCriticalPod, 'non-functional in v1.16+; use the "priorityClassName" field instead'],
  [annotationSysctls, useSysctls],
  [annotationUnsafeSysctls, useSysctls],
  [annotationSeccompPod, useSeccomp],
];

function allContainerWarnings(pod: WarnedPod): string[] {
  const seen = newSeenPorts();
  const warnings: string[] = [];
  for (const list of ["initContainers", "containers", "ephemeralContainers"] as const) {
    for (const [index, container] of (pod.spec?.[list] ?? []).entries()) {
      if (warnings.length >= maxWarnings) return warnings;
      const path = `${pod.path}spec.${list}[${index}]`;
      warnings.push(...containerWarnings(container, path, pod), ...portWarnings(container, path, seen));
    }
  }
  return warnings;
}

function containerWarnings(
  { name, securityContext, resources, env }: Pick<Container, "name" | "securityContext" | "resources" | "env">,
  path: string,
  pod: WarnedPod,
): string[] {
  const warnings: string[] = [];
  const { annotations } = pod.metadata ?? {};
  if (annotations !== undefined) {
    const old = (prefix: string, text: string) => {
      if (annotations[prefix + name] === undefined) return;
      warnings.push(`${pod.path}metadata.annotations[${prefix}${name}]: ${text}`);
    };
    if (!securityContext?.seccompProfile) old(annotationSeccompContainerPrefix, useSeccomp);
    const hasAppArmor = securityContext?.appArmorProfile ?? pod.spec?.securityContext?.appArmorProfile;
    if (pod.path !== "" && !hasAppArmor) old(annotationAppArmorContainerPrefix, useAppArmorField);
  }
  warnings.push(...amountWarnings(resources?.limits, `${path}.resources.limits`));
  warnings.push(...amountWarnings(resources?.requests, `${path}.resources.requests`));
  if (env !== undefined && env.length > 1) warnings.push(...envWarnings(env, `${path}.env`));
  return warnings;
}

/** A variable that is set twice, and not from what it was before. */
function envWarnings(env: NonNullable<Container["env"]>, path: string): string[] {
  const seen = new Set<string>();
  return env.flatMap(({ name, value = "", valueFrom }, index) => {
    const isFirst = !seen.has(name);
    seen.add(name);
    const before = `$(${name})`;
    if (isFirst || (valueFrom === undefined && value !== before && value.includes(before))) return [];
    const what = `hides previous definition of ${JSON.stringify(name)}`;
    return [`${path}[${index}]: ${what}, which may be dropped when using apply`];
  });
}
