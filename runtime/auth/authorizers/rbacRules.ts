import type { Attributes, PolicyRule } from "../../schema/access/authorization.ts";
import { withoutEnd } from "../../schema/text/withoutEnd.ts";

/** Whether one rule allows a request, wherever the rule applies. */
export function ruleAllows(rule: PolicyRule, attributes: Attributes): boolean {
  const { verb, isResourceRequest, path, group, subresource, name } = attributes;
  const { verbs, apiGroups = [], resources = [], resourceNames = [], nonResourceURLs = [] } = rule;
  if (!includesOrAll(verbs ?? [], verb)) return false;
  if (!isResourceRequest) return nonResourceURLs.some((each) => coversPath(each, path));
  const isNamed = resourceNames.length === 0 || resourceNames.includes(name);
  return isNamed && includesOrAll(apiGroups, group) && resources.some((each) => coversResource(each, attributes));

  function coversResource(pattern: string, { resource }: Attributes): boolean {
    if (pattern === "*" || pattern === combined(resource, subresource)) return true;
    return subresource !== "" && pattern === `*/${subresource}`;
  }
}

/** A resource as rules write it: `pods`, `pods/log`. */
export function combined(resource: string, subresource: string): string {
  return subresource === "" ? resource : `${resource}/${subresource}`;
}

/** A URL of a rule is a path, or the begin of paths where it ends with `*`. */
export function coversPath(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  return pattern.endsWith("*") && path.startsWith(withoutEnd(pattern, "*"));
}

function includesOrAll(list: readonly string[], value: string): boolean {
  return list.includes("*") || list.includes(value);
}
