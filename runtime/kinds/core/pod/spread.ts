import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";

/** A label is either selected by its value or compared with that of the pod. */
export function validateSpread({ topologySpreadConstraints }: PodSpec, path: string, errors: FieldError[]): void {
  topologySpreadConstraints?.forEach(({ labelSelector, matchLabelKeys }, index) => {
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
