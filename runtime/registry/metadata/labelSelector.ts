import { isIn } from "../keyed.ts";

/** meta/v1 LabelSelector, as far as it is read here. */
export interface LabelSelectorLike {
  matchLabels?: Record<string, string>;
  matchExpressions?: readonly LabelSelectorRequirementLike[];
}

export interface LabelSelectorRequirementLike {
  key: string;
  operator: string;
  values?: readonly string[];
}

export function isEmptySelector(selector: LabelSelectorLike): boolean {
  for (const _ in selector.matchLabels) return false;
  return (selector.matchExpressions?.length ?? 0) === 0;
}

/** Whether the labels meet every requirement; an empty selector matches everything. */
export function selectorMatches(selector: LabelSelectorLike, labels: Readonly<Record<string, string>> = {}): boolean {
  for (const key in selector.matchLabels) {
    if (labels[key] !== selector.matchLabels[key]) return false;
  }
  return (selector.matchExpressions ?? []).every((each) => requirementMatches(each, labels));
}

/**
 * The text form that tables and the scale sub-resource show: `app=web,tier in (a,b),!legacy`, sorted by key.
 * "" when nothing is asked for.
 */
export function selectorText(selector: LabelSelectorLike | undefined): string {
  const parts: [key: string, text: string][] = [];
  for (const key in selector?.matchLabels) parts.push([key, `${key}=${selector?.matchLabels?.[key] ?? ""}`]);
  for (const each of selector?.matchExpressions ?? []) parts.push([each.key, requirementText(each)]);
  return parts
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, text]) => text)
    .join(",");
}

function requirementText({ key, operator, values }: LabelSelectorRequirementLike): string {
  const list = [...(values ?? [])].sort().join(",");
  switch (operator) {
    case "In":
      return `${key} in (${list})`;
    case "NotIn":
      return `${key} notin (${list})`;
    case "DoesNotExist":
      return `!${key}`;
    default:
      return key;
  }
}

function requirementMatches(
  requirement: LabelSelectorRequirementLike,
  labels: Readonly<Record<string, string>>,
): boolean {
  const value = Object.hasOwn(labels, requirement.key) ? labels[requirement.key] : undefined;
  const values = requirement.values ?? [];
  switch (requirement.operator) {
    case "In":
      return value !== undefined && isIn(values, value);
    case "NotIn":
      return value === undefined || !isIn(values, value);
    case "Exists":
      return value !== undefined;
    case "DoesNotExist":
      return value === undefined;
    default:
      return false;
  }
}
