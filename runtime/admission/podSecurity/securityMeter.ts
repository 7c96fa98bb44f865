import {
  podSecurityErrorsTotal,
  podSecurityEvaluationsTotal,
  podSecurityExemptionsTotal,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import { latest, levels, type Standard } from "./policy.ts";

/** Counts what the standards of namespaces say to pods, and to workloads that make pods. */
export interface SecurityMeter {
  readonly evaluated: (attributes: AdmissionAttributes, run: SecurityRun) => void;
  readonly exempted: (attributes: AdmissionAttributes) => void;
  /** A namespace asks for what cannot be read. */
  readonly failed: (attributes: AdmissionAttributes) => void;
}

/** One comparison of a pod with a standard. */
export interface SecurityRun {
  readonly standard: Standard;
  readonly mode: (typeof modes)[number];
  readonly isMet: boolean;
}

const modes = ["enforce", "audit", "warn"] as const;
const operations: readonly string[] = ["create", "update"];
/** Those through which containers come into a pod. */
const subresources: readonly string[] = ["", "ephemeralcontainers"];

/**
 * `newest` is the minor version of the platform: later ones that labels name are counted together. The counter of a
 * comparison is found by a small number: a text for each pod would cost more than the comparison.
 */
export function securityMeter(metrics: MetricRegistry, newest: number): SecurityMeter {
  const evaluations = metrics.counter(podSecurityEvaluationsTotal);
  const exemptions = metrics.counter(podSecurityExemptionsTotal);
  const errors = metrics.counter(podSecurityErrorsTotal);
  const series = metrics.cache((number: number) => {
    const [version, isMet, mode, level, ...request] = digitsOf(number);
    const [operation, subresource, resource] = request;
    return evaluations.with({
      policy_version: version === newest + 2 ? "latest" : version === newest + 1 ? "future" : `v1.${version}`,
      decision: isMet === 1 ? "allow" : "deny",
      mode: modes[mode ?? 0] ?? "",
      policy_level: levels[level ?? 0] ?? "",
      request_operation: operations[operation ?? 0] ?? "",
      subresource: subresources[subresource ?? 0] ?? "",
      resource: resource === 1 ? "pod" : "controller",
    });
  });
  const requestLabels = (attributes: AdmissionAttributes) => ({
    request_operation: attributes.operation,
    resource: isPod(attributes) ? "pod" : "controller",
    subresource: attributes.subresource,
  });
  return {
    evaluated: (attributes, { standard: { level, minor }, mode, isMet }) => {
      const { operation, subresource } = attributes;
      const version = minor === latest ? newest + 2 : Math.min(minor, newest + 1);
      const request = [operations.indexOf(operation), subresources.indexOf(subresource), isPod(attributes) ? 1 : 0];
      series.get(numberOf([version, isMet ? 1 : 0, modes.indexOf(mode), levels.indexOf(level), ...request])).add();
    },
    exempted: (attributes) => exemptions.with(requestLabels(attributes)).add(),
    failed: (attributes) => errors.with({ ...requestLabels(attributes), fatal: "false" }).add(),
  };
}

function isPod({ descriptor: { plural, group } }: AdmissionAttributes): boolean {
  return plural === "pods" && group === "";
}

/** Values of the digits after the first, which is a version: isMet, mode, level, operation, subresource, isPod. */
const bases = [2, modes.length, levels.length, operations.length, subresources.length, 2];

function numberOf([first = 0, ...digits]: readonly number[]): number {
  return digits.reduce((number, digit, index) => number * (bases[index] ?? 1) + digit, first);
}

function digitsOf(number: number): number[] {
  const digits: number[] = [];
  let left = number;
  for (const base of bases.toReversed()) {
    digits.unshift(left % base);
    left = Math.floor(left / base);
  }
  return [left, ...digits];
}
