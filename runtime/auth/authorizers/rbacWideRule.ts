import type { Decision, PolicyRule, Right } from "../../schema/access/authorization.ts";
import { combined, coversPath } from "./rbacRules.ts";

/** A rule with the values of each of its lists in a set: it takes the room of its text, whatever it grants. */
export interface WideRule {
  readonly verbs: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly resources: ReadonlySet<string>;
  /** Empty: all objects. */
  readonly names: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  /** URLs that end with a star. */
  readonly prefixes: readonly string[];
  readonly decision: Decision;
}

export function wideRuleOf(rule: PolicyRule, decision: Decision): WideRule {
  const { verbs, apiGroups, resources, resourceNames, nonResourceURLs } = rule;
  return {
    verbs: new Set(verbs),
    groups: new Set(apiGroups),
    resources: new Set(resources),
    names: new Set(resourceNames),
    paths: new Set(nonResourceURLs),
    prefixes: (nonResourceURLs ?? []).filter((each) => each.endsWith("*")),
    decision,
  };
}

export function wideAllows(rule: WideRule, { verb, isResourceRequest, path, group, name, ...place }: Right): boolean {
  const { verbs, groups, resources, names, paths, prefixes } = rule;
  if (!hasOrAll(verbs, verb)) return false;
  if (!isResourceRequest) return paths.has(path) || prefixes.some((each) => coversPath(each, path));
  const { resource, subresource } = place;
  const isNamed = names.size === 0 || (name !== "" && names.has(name));
  if (!isNamed || !hasOrAll(groups, group)) return false;
  return (
    hasOrAll(resources, combined(resource, subresource)) || (subresource !== "" && resources.has(`*/${subresource}`))
  );
}

function hasOrAll(values: ReadonlySet<string>, value: string): boolean {
  return values.has("*") || values.has(value);
}
