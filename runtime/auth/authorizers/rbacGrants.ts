import type { Decision, PolicyRule, Right } from "../../schema/access/authorization.ts";
import { combined, coversPath } from "./rbacRules.ts";

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
  /** Another binding of the same role grants nothing new. */
  readonly #rules = new Set<PolicyRule>();

  add(rule: PolicyRule, decision: Decision): void {
    if (this.#rules.has(rule)) return;
    this.#rules.add(rule);
    const { apiGroups = [], resources = [], resourceNames = [], nonResourceURLs = [] } = rule;
    const verbs = rule.verbs ?? [];
    for (const resource of resources) {
      const byVerb = known(this.#resources, resource, () => new Map<string, Cell>());
      for (const verb of verbs) {
        const cell = known(byVerb, verb, () => ({ any: [], named: new Map() }));
        const grant = { groups: apiGroups, decision };
        if (resourceNames.length === 0) cell.any.push(grant);
        for (const name of resourceNames) known(cell.named, name, () => []).push(grant);
      }
    }
    for (const pattern of nonResourceURLs) {
      if (pattern.endsWith("*")) this.#prefixes.push({ pattern, verbs: new Set(verbs), decision });
      const byVerb = known(this.#paths, pattern, () => new Map<string, Decision>());
      for (const verb of verbs) if (!byVerb.has(verb)) byVerb.set(verb, decision);
    }
  }

  decide(attributes: Right): Decision | undefined {
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
  readonly groups: readonly string[];
  readonly decision: Decision;
}

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
  return grants?.find(({ groups }) => groups.includes(group) || groups.includes("*"))?.decision;
}

function known<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
