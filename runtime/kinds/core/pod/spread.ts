import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { duplicate, type FieldError, invalid } from "../../../schema/fieldError.ts";

/** No two constraints are about the same; a label is either selected by its value or compared with that of the pod. */
export function validateSpread({ topologySpreadConstraints }: PodSpec, path: string, errors: FieldError[]): void {
  if (!topologySpreadConstraints) return;
  validateApart(topologySpreadConstraints, `${path}.topologySpreadConstraints`, errors);
  topologySpreadConstraints.forEach(({ labelSelector, matchLabelKeys }, index) => {
    if (labelSelector === undefined || matchLabelKeys === undefined) return;
    const { matchLabels = {}, matchExpressions = [] } = labelSelector;
    const selected = new Set([...Object.keys(matchLabels), ...matchExpressions.map((each) => each.key)]);
    matchLabelKeys.forEach((key, keyIndex) => {
      if (!selected.has(key)) return;
      const at = `${path}.topologySpreadConstraints[${index}].matchLabelKeys[${keyIndex}]`;
      errors.push(invalid(at, key, "exists in both matchLabelKeys and labelSelector"));
    });
  });
}

type Constraints = NonNullable<PodSpec["topologySpreadConstraints"]>;

/** The error is about the one that comes first. */
function validateApart(constraints: Constraints, path: string, errors: FieldError[]): void {
  const last = new Map<string, number>();
  for (const [index, { topologyKey, whenUnsatisfiable }] of constraints.entries()) {
    const pair = `{${topologyKey}, ${whenUnsatisfiable}}`;
    const earlier = last.get(pair);
    if (earlier !== undefined) errors.push(duplicate(`${path}[${earlier}].{topologyKey, whenUnsatisfiable}`, pair));
    last.set(pair, index);
  }
}
