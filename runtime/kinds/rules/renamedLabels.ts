import { labelArch, labelInstanceType, labelOs, labelRegion, labelZone } from "../../../generated/wellknown.ts";

/** Labels of nodes that have another name by now. */
export const renamedLabels: ReadonlyMap<string, string> = new Map([
  [labelZone.replace("topology.", "failure-domain.beta."), labelZone],
  [labelRegion.replace("topology.", "failure-domain.beta."), labelRegion],
  [labelInstanceType.replace("node.", "beta."), labelInstanceType],
  [`beta.${labelOs}`, labelOs],
  [`beta.${labelArch}`, labelArch],
]);

/** What a client should hear that writes such a label at a path. */
export function renamedLabelWarnings(path: string, label: string): string[] {
  const now = renamedLabels.get(label);
  if (now === undefined) return [];
  const since = now === labelOs || now === labelArch ? "v1.14" : "v1.17";
  return [`${path}: deprecated since ${since}; use ${JSON.stringify(now)} instead`];
}
