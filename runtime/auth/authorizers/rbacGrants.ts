import type { Decision, PolicyRule, Right } from "../../schema/access/authorization.ts";
import { combined, coversPath } from "./rbacRules.ts";
import { type WideRule, wideAllows, wideRuleOf } from "./rbacWideRule.ts";

/**
 * A verb on a resource, on a name of it, or on a URL: a rule with 1,000 of each has a million. Counted are those beyond
 * one for each value of a rule.
 * @limit Single rights by which the rules of a subject are arranged: further rules are looked at one by one.
 */
const maxArranged = 200_000;

/**
 * The rules that a subject has in a scope, arranged so that a request looks at few of them. The first of those that
 * were added and allow it gives the decision.
 */
export class Grants {
  /** Roles that bindings name and that do not exist. */
  readonly problems: string[] = [];
  /** Resource of a rule -> verb -> what is granted. */
  readonly #resources = new Map<string, Map<string, Cell>>();
  readonly #paths = new Map<string, Map<string, Decision>>();
  readonly #prefixes: { readonly pattern: string; readonly verbs: ReadonlySet<string>; readonly decision: Decision }[] =
    [];
  readonly #wide: WideRule[] = [];
  #arranged = 0;
  /** Another binding of the same role grants nothing new. */
  readonly #rules = new Set<PolicyRule>();

  add(rule: PolicyRule, decision: Decision): void {
    if (this.#rules.has(rule)) return;
    this.#rules.add(rule);
    const { apiGroups = [], resources = [], resourceNames = [], nonResourceURLs = [] } = rule;
    const verbs = rule.verbs ?? [];
    if (!this.#hasRoomFor(rule)) {
      this.#wide.push(wideRuleOf(rule, decision));
      return;
    }
    const grant = { groups: apiGroups.length > fewGroups ? new Set(apiGroups) : apiGroups, decision };
    for (const resource of resources) {
      const byVerb = known(this.#resources, resource, () => new Map<string, Cell>());
      for (const verb of verbs) {
        const cell = known(byVerb, verb, () => ({ any: [], named: new Map() }));
        if (resourceNames.length === 0) cell.any.push(grant);
        for (const name of resourceNames) known(cell.named, name, () => []).push(grant);
      }
    }
    const verbsOfUrls = new Set(nonResourceURLs.length === 0 ? [] : verbs);
    for (const pattern of nonResourceURLs) {
      if (pattern.endsWith("*")) this.#prefixes.push({ pattern, verbs: verbsOfUrls, decision });
      const byVerb = known(this.#paths, pattern, () => new Map<string, Decision>());
      for (const verb of verbs) if (!byVerb.has(verb)) byVerb.set(verb, decision);
    }
  }

  /** Rules whose rights are no more than their values always have. */
  #hasRoomFor({ verbs, resources, resourceNames, nonResourceURLs }: PolicyRule): boolean {
    const lengths = [verbs, resources, resourceNames, nonResourceURLs].map((each) => each?.length ?? 0);
    const [ofVerbs = 0, ofResources = 0, ofNames = 0, ofUrls = 0] = lengths;
    const rights = ofVerbs * (ofResources * Math.max(ofNames, 1) + ofUrls);
    const more = Math.max(0, rights - lengths.reduce((sum, each) => sum + each, 0));
    if (more > 0 && this.#arranged + more > maxArranged) return false;
    this.#arranged += more;
    return true;
  }

  decide(attributes: Right): Decision | undefined {
    return this.#decideArranged(attributes) ?? this.#wide.find((rule) => wideAllows(rule, attributes))?.decision;
  }

  #decideArranged(attributes: Right): Decision | undefined {
    if (!attributes.isResourceRequest) return this.#decidePath(attributes);
    const { resource, subresource } = attributes;
    return (
      decideCells(this.#resources.get(combined(resource, subresource)), attributes) ??
      decideCells(this.#resources.get("*"), attributes) ??
      (subresource === "" ? undefined : decideCells(this.#resources.get(`*/${subresource}`), attributes))
    );
  }

  #decidePath({ verb, path }: Right): Decision | undefined {
    const byVerb = this.#paths.get(path);
    const exact = byVerb?.get(verb) ?? byVerb?.get("*");
    if (exact !== undefined) return exact;
    const covers = ({ pattern, verbs }: { readonly pattern: string; readonly verbs: ReadonlySet<string> }) =>
      (verbs.has(verb) || verbs.has("*")) && coversPath(pattern, path);
    return this.#prefixes.find(covers)?.decision;
  }
}

interface Grant {
  /** A set where they are many. */
  readonly groups: readonly string[] | ReadonlySet<string>;
  readonly decision: Decision;
}

/** Groups that are looked through one by one. */
const fewGroups = 8;

/** What a verb on a resource is granted for: all objects, or those of a name. */
interface Cell {
  readonly any: Grant[];
  readonly named: Map<string, Grant[]>;
}

function decideCells(byVerb: ReadonlyMap<string, Cell> | undefined, attributes: Right): Decision | undefined {
  if (byVerb === undefined) return undefined;
  return decideCell(byVerb.get(attributes.verb), attributes) ?? decideCell(byVerb.get("*"), attributes);
}

function decideCell(cell: Cell | undefined, { group, name }: Right): Decision | undefined {
  if (cell === undefined) return undefined;
  return ofGroup(cell.any, group) ?? (name === "" ? undefined : ofGroup(cell.named.get(name), group));
}

function ofGroup(grants: readonly Grant[] | undefined, group: string): Decision | undefined {
  return grants?.find(({ groups }) => {
    if ("has" in groups) return groups.has(group) || groups.has("*");
    return groups.includes(group) || groups.includes("*");
  })?.decision;
}

function known<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
