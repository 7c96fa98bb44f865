import type { LabelSelector, LabelSelectorRequirement } from "../../generated/meta/v1.ts";

type Labels = Readonly<Record<string, string>>;

/** Whether the labels meet every requirement; an empty selector matches everything. */
export function selectorMatches({ matchLabels, matchExpressions }: LabelSelector, labels: Labels = {}): boolean {
  const valueAt = (key: string) => (Object.hasOwn(labels, key) ? labels[key] : undefined);
  for (const key in matchLabels) if (valueAt(key) !== matchLabels[key]) return false;
  return (matchExpressions ?? []).every(({ key, operator, values }) =>
    operators.get(operator)?.(valueAt(key), values ?? []),
  );
}

type Requires = (value: string | undefined, values: readonly string[]) => boolean;

const operators: ReadonlyMap<string, Requires> = new Map<string, Requires>([
  ["In", (value, values) => value !== undefined && values.includes(value)],
  ["NotIn", (value, values) => value === undefined || !values.includes(value)],
  ["Exists", (value) => value !== undefined],
  ["DoesNotExist", (value) => value === undefined],
]);

/**
 * The text form that tables and the scale sub-resource show: `app=web,tier in (a,b),!legacy`, sorted by key.
 * "" when nothing is asked for.
 */
export function selectorText(selector: LabelSelector | undefined): string {
  const parts: [key: string, text: string][] = [];
  for (const key in selector?.matchLabels) parts.push([key, `${key}=${selector?.matchLabels?.[key] ?? ""}`]);
  for (const each of selector?.matchExpressions ?? []) parts.push([each.key, requirementText(each)]);
  return parts
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, text]) => text)
    .join(",");
}

function requirementText({ key, operator, values }: LabelSelectorRequirement): string {
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
