import type { PodTemplateSpec } from "../../../generated/core/v1/podTemplate.ts";
import { baselineChecks } from "./baselineChecks.ts";
import { type Check, type CheckNames, checkedPod, type Violation } from "./checkedPod.ts";
import type { Level, Standard } from "./policy.ts";
import { restrictedChecks } from "./restrictedChecks.ts";

/** How a pod violates a standard; nothing: it meets it. */
export type FindViolations = (pod: PodTemplateSpec, standard: Standard) => readonly Violation[];

export interface ViolationOptions {
  readonly names: CheckNames;
  /** Minor version of the newest standard, which those that are newer count as. */
  readonly newest: number;
}

export function violationFinder({ names, newest }: ViolationOptions): FindViolations {
  const ofVersion = (level: Level) => Array.from({ length: newest + 1 }, (_, minor) => checksOf(level, minor));
  const checks = { privileged: [], baseline: ofVersion("baseline"), restricted: ofVersion("restricted") };
  return (pod, { level, minor: asked }) => {
    const minor = Math.min(asked, newest);
    const checked = checkedPod(pod);
    return (checks[level][minor] ?? []).flatMap((each) => each.find(checked, { minor, names }) ?? []);
  };
}

/** The strictest level has the checks of the lower one, but for those whose place its own take. */
function checksOf(level: Level, minor: number): readonly Check[] {
  const exists = ({ since = 0 }: Check) => since <= minor;
  const baseline = baselineChecks.filter(exists);
  if (level !== "restricted") return baseline;
  const restricted = restrictedChecks.filter(exists);
  const replaced = new Set(restricted.map((each) => each.replaces));
  return [...baseline.filter((each) => !replaced.has(each.id)), ...restricted];
}

/** As `privileged (container "a" must not ...), hostPort (...)`. */
export function detailsText(violations: readonly Violation[]): string {
  return violations.map(({ reason, detail }) => `${reason} (${detail})`).join(", ");
}

/** As `privileged, hostPort`. */
export function reasonsText(violations: readonly Violation[]): string {
  return violations.map((each) => each.reason).join(", ");
}
