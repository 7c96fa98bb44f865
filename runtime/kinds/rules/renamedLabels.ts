import {
  labelArch,
  labelAvoidPods,
  labelControlPlane,
  labelCreatedBy,
  labelInstanceType,
  labelMaster,
  labelOs,
  labelRegion,
  labelZone,
} from "../../../generated/wellknown.ts";

/** Labels of nodes that have another name by now. */
export const renamedLabels: ReadonlyMap<string, string> = new Map([
  [labelZone.replace("topology.", "failure-domain.beta."), labelZone],
  [labelRegion.replace("topology.", "failure-domain.beta."), labelRegion],
  [labelInstanceType.replace("node.", "beta."), labelInstanceType],
  [`beta.${labelOs}`, labelOs],
  [`beta.${labelArch}`, labelArch],
]);

/** What a client should hear that uses an old label of nodes, which the path names. */
export function renamedLabelWarnings(path: string, label: string): string[] {
  const advice = adviceOn(label);
  return advice === undefined ? [] : [`${path}: ${advice}`];
}

/** The same where the path leads to the label. */
export function renamedKeyWarnings(path: string, label: string): string[] {
  const advice = adviceOn(label);
  return advice === undefined ? [] : [`${path}: ${label} is ${advice}`];
}

function adviceOn(label: string): string | undefined {
  const now = renamedLabels.get(label);
  if (now === undefined) return retired.get(label);
  const since = now === labelOs || now === labelArch ? "v1.14" : "v1.17";
  return `deprecated since ${since}; use ${JSON.stringify(now)} instead`;
}

const retired: ReadonlyMap<string, string> = new Map([
  [labelCreatedBy, "deprecated since v1.9"],
  [labelAvoidPods, "deprecated since v1.22; use Taints and Tolerations instead"],
  [labelMaster, `use ${JSON.stringify(labelControlPlane)} instead`],
]);
