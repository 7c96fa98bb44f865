import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { NodeSelector, NodeSelectorRequirement, NodeSelectorTerm } from "../../../generated/core/v1/scheduling.ts";

/** Whether a node is one that the pod asks for. */
export function fitsNode({ spec }: Pod, node: Node): boolean {
  const labels = node.metadata?.labels ?? {};
  const isSelected = Object.entries(spec?.nodeSelector ?? {}).every(([key, value]) => labels[key] === value);
  const required = spec?.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
  return isSelected && (required === undefined || selectsNode(required, node));
}

/** Whether one of the terms selects a node. */
export function selectsNode({ nodeSelectorTerms }: NodeSelector, { metadata }: Pick<Node, "metadata">): boolean {
  return nodeSelectorTerms.some((term) => matches(term, metadata?.labels ?? {}, metadata?.name ?? ""));
}

/** An empty term selects nothing. */
function matches(
  { matchExpressions = [], matchFields = [] }: NodeSelectorTerm,
  labels: Readonly<Record<string, string>>,
  name: string,
): boolean {
  if (matchExpressions.length + matchFields.length === 0) return false;
  const fields: Readonly<Record<string, string>> = { "metadata.name": name };
  return matchExpressions.every((each) => holds(each, labels)) && matchFields.every((each) => holds(each, fields));
}

function holds(
  { key, operator, values = [] }: NodeSelectorRequirement,
  present: Readonly<Record<string, string>>,
): boolean {
  const value = Object.hasOwn(present, key) ? present[key] : undefined;
  switch (operator) {
    case "In":
      return value !== undefined && values.includes(value);
    case "NotIn":
      return value === undefined || !values.includes(value);
    case "Exists":
      return value !== undefined;
    case "DoesNotExist":
      return value === undefined;
    default: {
      const [own, limit] = [wholeNumber(value), wholeNumber(values[0])];
      if (own === undefined || limit === undefined) return false;
      return operator === "Gt" ? own > limit : operator === "Lt" && own < limit;
    }
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined;
}
