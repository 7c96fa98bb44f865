import type { Decision, PolicyRule, Right } from "../../schema/access/authorization.ts";
import { quotedList } from "../../schema/quoted.ts";
import { Grants } from "./rbacGrants.ts";

/**
 * Single rights (a verb on a resource, on a name of it, or on a URL) that the rules of a role may come apart into.
 * @limit Single rights of a role that is compared with the rights of its writer: 403.
 */
export const maxRights = 20_000;

/** Whether someone has a right. */
export type Holds = (right: Right) => boolean;

/** The rights of `asked` that are not held, each as a rule of its own; undefined when there are too many to compare. */
export function missingRights(holds: Holds, asked: readonly PolicyRule[]): PolicyRule[] | undefined {
  const partly = asked.filter((rule) => !hasEverything(holds, rule));
  if (partly.reduce((sum, rule) => sum + countRights(rule), 0) > maxRights) return undefined;
  return partly.flatMap((rule) => rulesOfOneRight(rule).filter((each) => !holds(rightOf(each))));
}

/** Whether rules give a right. */
export function holdingOf(rules: readonly PolicyRule[]): Holds {
  const grants = new Grants();
  for (const rule of rules) grants.add(rule, yes);
  return (right) => grants.decide(right) !== undefined;
}

const yes: Decision = { outcome: "allow", reason: "" };
const everyResource: PolicyRule = { verbs: ["*"], apiGroups: ["*"], resources: ["*"] };
const everyUrl: PolicyRule = { verbs: ["*"], nonResourceURLs: ["*"] };

/** The rule that gives all there is. */
export const fullAuthority: readonly PolicyRule[] = [everyResource, everyUrl];

/** Whether everything is held that the rule could be about. */
function hasEverything(holds: Holds, { resources = [], nonResourceURLs = [] }: PolicyRule): boolean {
  const hasResources = resources.length === 0 || holds(rightOf(everyResource));
  return hasResources && (nonResourceURLs.length === 0 || holds(rightOf(everyUrl)));
}

function countRights({ verbs, apiGroups, resources, resourceNames, nonResourceURLs }: PolicyRule): number {
  const ofResources = (apiGroups?.length ?? 0) * (resources?.length ?? 0) * (resourceNames?.length || 1);
  return (verbs?.length ?? 0) * (ofResources + (nonResourceURLs?.length ?? 0));
}

function rulesOfOneRight(rule: PolicyRule): PolicyRule[] {
  const { apiGroups = [], resources = [], resourceNames = [], nonResourceURLs = [] } = rule;
  const verbs = rule.verbs ?? [];
  const names = resourceNames.length === 0 ? [{}] : resourceNames.map((each) => ({ resourceNames: [each] }));
  const ofResources = apiGroups.flatMap((group) =>
    resources.flatMap((resource) =>
      verbs.flatMap((verb) =>
        names.map((name) => ({ apiGroups: [group], resources: [resource], ...name, verbs: [verb] })),
      ),
    ),
  );
  const ofUrls = nonResourceURLs.flatMap((url) => verbs.map((verb) => ({ nonResourceURLs: [url], verbs: [verb] })));
  return [...ofResources, ...ofUrls];
}

/** The first right of a rule. */
function rightOf({ verbs, apiGroups, resources, resourceNames, nonResourceURLs }: PolicyRule): Right {
  const [verb = ""] = verbs ?? [];
  const [group = ""] = apiGroups ?? [];
  const [path] = nonResourceURLs ?? [];
  const [whole = ""] = resources ?? [];
  const slash = whole.indexOf("/");
  const resource = slash < 0 ? whole : whole.slice(0, slash);
  const subresource = slash < 0 ? "" : whole.slice(slash + 1);
  return {
    verb,
    isResourceRequest: path === undefined,
    path: path ?? "",
    group,
    resource,
    subresource,
    name: resourceNames?.[0] ?? "",
  };
}

/**
 * Rights as messages list them: those that differ in the verb alone together, a line each, sorted. A verb that two
 * rules ask for is there twice.
 */
export function rightsText(rights: readonly PolicyRule[]): string {
  const together = new Map<string, PolicyRule & { readonly verbs: string[] }>();
  for (const rule of rights) {
    const { verbs, ...rest } = rule;
    const key = JSON.stringify(rule.nonResourceURLs === undefined ? rest : rule);
    const entry = together.get(key) ?? { ...rest, verbs: [] };
    entry.verbs.push(...(verbs ?? []));
    together.set(key, entry);
  }
  return [...new Set([...together.values()].map(ruleText))].sort().join("\n");
}

function ruleText({ apiGroups, resources, nonResourceURLs, resourceNames, verbs }: PolicyRule): string {
  const parts = {
    APIGroups: apiGroups,
    Resources: resources,
    NonResourceURLs: nonResourceURLs,
    ResourceNames: resourceNames,
  };
  const texts = Object.entries({ ...parts, Verbs: verbs }).flatMap(([name, values]) =>
    values?.length ? [`${name}:${quotedList(values)}`] : [],
  );
  return `{${texts.join(", ")}}`;
}
