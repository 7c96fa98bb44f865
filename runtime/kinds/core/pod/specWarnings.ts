import type { Container } from "../../../../generated/core/v1/container.ts";
import type { ObjectMeta } from "../../../../generated/meta/v1.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import {
  annotationAppArmorContainerPrefix,
  annotationSeccompContainerPrefix,
  annotationSeccompPod,
} from "../../../../generated/wellknown.ts";
import { isWholeQuantity, type Quantity } from "../../../schema/quantity.ts";
import { addressWarnings } from "../../rules/addressWarnings.ts";
import { renamedLabelWarnings } from "../../rules/renamedLabels.ts";
import { volumeWarnings } from "../volume/warnings.ts";
import { portWarnings, type SeenPorts } from "./portWarnings.ts";

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
    ...(seconds < 0 ? [`${path}spec.terminationGracePeriodSeconds: ${grace}`] : []),
    ...affinityWarnings(spec, `${path}spec`),
  ];
}

function placementWarnings({ nodeSelector, affinity, topologySpreadConstraints }: PodSpec, path: string): string[] {
  const keys = nodeSelector === undefined ? [] : Object.keys(nodeSelector);
  const { requiredDuringSchedulingIgnoredDuringExecution: required, preferredDuringSchedulingIgnoredDuringExecution } =
    affinity?.nodeAffinity ?? {};
  const base = `${path}.affinity.nodeAffinity`;
  const terms = [
    ...(required?.nodeSelectorTerms ?? []).map((term, index) => ({
      term,
      at: `${base}.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[${index}]`,
    })),
    ...(preferredDuringSchedulingIgnoredDuringExecution ?? []).map(({ preference }, index) => ({
      term: preference,
      at: `${base}.preferredDuringSchedulingIgnoredDuringExecution[${index}].preference`,
    })),
  ];
  return [
    ...keys.flatMap((key) => renamedLabelWarnings(`${path}.nodeSelector[${key}]`, key)),
    ...terms.flatMap(({ term, at }) =>
      (term.matchExpressions ?? []).flatMap(({ key }, index) =>
        renamedLabelWarnings(`${at}.matchExpressions[${index}].key`, key),
      ),
    ),
    ...(topologySpreadConstraints ?? []).flatMap(({ topologyKey }, index) =>
      renamedLabelWarnings(`${path}.topologySpreadConstraints[${index}].topologyKey`, topologyKey),
    ),
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
  if (metadata?.annotations?.[annotationSeccompPod] === undefined || spec?.securityContext?.seccompProfile) return [];
  return [`${path}metadata.annotations[${annotationSeccompPod}]: ${useSeccomp}`];
}

const useSeccomp = 'non-functional in v1.27+; use the "seccompProfile" field instead';
const useAppArmor = 'deprecated since v1.30; use the "appArmorProfile" field instead';

function allContainerWarnings(pod: WarnedPod): string[] {
  const seen: SeenPorts = new Map();
  const warnings: string[] = [];
  for (const list of ["initContainers", "containers", "ephemeralContainers"] as const) {
    for (const [index, container] of (pod.spec?.[list] ?? []).entries()) {
      const path = `${pod.path}spec.${list}[${index}]`;
      warnings.push(...containerWarnings(container, path, pod), ...portWarnings(container.ports, path, seen));
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
    if (pod.path !== "" && !securityContext?.appArmorProfile) old(annotationAppArmorContainerPrefix, useAppArmor);
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

/** Terms that select nothing. */
function affinityWarnings({ affinity }: PodSpec, path: string): string[] {
  const text = "a null labelSelector results in matching no pod";
  return (["podAffinity", "podAntiAffinity"] as const).flatMap((kind) => {
    const base = `${path}.affinity.${kind}`;
    const { requiredDuringSchedulingIgnoredDuringExecution: required = [], ...rest } = affinity?.[kind] ?? {};
    const { preferredDuringSchedulingIgnoredDuringExecution: preferred = [] } = rest;
    return [
      ...required.flatMap(({ labelSelector }, index) =>
        labelSelector
          ? []
          : [`${base}.requiredDuringSchedulingIgnoredDuringExecution[${index}].labelSelector: ${text}`],
      ),
      ...preferred.flatMap(({ podAffinityTerm: { labelSelector } }, index) => {
        const at = `${base}.preferredDuringSchedulingIgnoredDuringExecution[${index}].podAffinityTerm.labelSelector`;
        return labelSelector ? [] : [`${at}: ${text}`];
      }),
    ];
  });
}
