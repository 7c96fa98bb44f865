import type { RoleRef, Subject } from "../../../generated/rbac/v1/shared.ts";
import { userServiceAccountPrefix } from "../../../generated/wellknown.ts";
import type { Attributes, Decision, PolicyRule, Right, RolePolicies } from "../../schema/access/authorization.ts";
import type { UserInfo } from "../../schema/access/user.ts";
import { Grants } from "./rbacGrants.ts";

/** Where a role or a binding is; no namespace means the whole cluster. */
export interface PolicyPlace {
  readonly namespace: string;
  readonly name: string;
}

export interface BindingContent {
  readonly roleRef: RoleRef;
  readonly subjects: readonly Subject[];
}

/**
 * Roles, and bindings by their subjects. What a subject has in a scope is put together at the first request that asks
 * for it, and forgotten when one of its bindings or their roles changes.
 */
export class RbacIndex implements RolePolicies {
  readonly #group: string;
  readonly #roles = new Map<string, readonly PolicyRule[]>();
  readonly #bindings = new Map<string, Binding>();
  readonly #byRole = new Map<string, Set<Binding>>();
  readonly #users = new Map<string, Holder>();
  readonly #groups = new Map<string, Holder>();

  /** `group` is the API group of roles, which messages name. */
  constructor(group: string) {
    this.#group = group;
  }

  putRole(place: PolicyPlace, rules: readonly PolicyRule[]): void {
    this.#roles.set(keyOf(place), rules);
    this.#forgetRole(keyOf(place));
  }

  removeRole(place: PolicyPlace): void {
    this.#roles.delete(keyOf(place));
    this.#forgetRole(keyOf(place));
  }

  putBinding(place: PolicyPlace, { roleRef, subjects }: BindingContent): void {
    this.removeBinding(place);
    const binding: Binding = { ...place, roleRef, roleKey: roleKeyOf(roleRef, place.namespace), holders: [] };
    this.#bindings.set(keyOf(place), binding);
    setOf(this.#byRole, binding.roleKey).add(binding);
    for (const subject of subjects) {
      const found = this.#holderOf(subject, place.namespace);
      if (found === undefined) continue;
      const { holder, shown } = found;
      const decision: Decision = { outcome: "allow", reason: reasonOf(binding, { kind: subject.kind, shown }) };
      if (holder.add(binding, decision)) binding.holders.push(holder);
    }
  }

  removeBinding(place: PolicyPlace): void {
    const binding = this.#bindings.get(keyOf(place));
    if (binding === undefined) return;
    this.#bindings.delete(keyOf(place));
    const ofRole = this.#byRole.get(binding.roleKey);
    ofRole?.delete(binding);
    if (ofRole?.size === 0) this.#byRole.delete(binding.roleKey);
    for (const holder of binding.holders) {
      holder.remove(binding);
      if (holder.isEmpty) holder.home.delete(holder.name);
    }
  }

  /** The allow that a binding gives, or undefined: cluster bindings first, then those of the namespace. */
  decide(attributes: Attributes): Decision | undefined {
    return this.#decideFor(attributes, attributes.user, attributes.namespace);
  }

  /** Whether a binding gives a right. */
  gives(right: Right, user: UserInfo, namespace: string): boolean {
    return this.#decideFor(right, user, namespace) !== undefined;
  }

  #decideFor(right: Right, user: UserInfo, namespace: string): Decision | undefined {
    const ofCluster = this.#decideIn("", user, right);
    return ofCluster ?? (namespace === "" ? undefined : this.#decideIn(namespace, user, right));
  }

  /** Roles that are missing of those that bindings give a user. */
  problemsOf(user: UserInfo, namespace: string): readonly string[] {
    const problems = new Set<string>();
    for (const scope of scopesOf(namespace)) {
      for (const holder of this.#holdersOf(user)) {
        for (const each of this.#grantsOf(holder, scope)?.problems ?? []) problems.add(each);
      }
    }
    return [...problems];
  }

  /**
   * All rules that a user has in a namespace, "" for the cluster alone; in the order of bindings' names. A role counts
   * once, however many bindings name it.
   */
  rulesOf(user: UserInfo, namespace: string): RulesOfUser {
    const rules: PolicyRule[] = [];
    const problems: string[] = [];
    const roles = new Set<readonly PolicyRule[]>();
    const holders = this.#holdersOf(user);
    for (const scope of scopesOf(namespace)) {
      const bindings = new Set(holders.flatMap((each) => each.bindingsIn(scope)));
      for (const binding of [...bindings].sort(byName)) {
        const found = this.#roles.get(binding.roleKey);
        if (found === undefined) problems.push(this.#missing(binding.roleRef));
        else if (!roles.has(found)) for (const rule of found) rules.push(rule);
        if (found !== undefined) roles.add(found);
      }
    }
    return { rules, problems };
  }

  /** The rules of the role that a binding in a namespace would name; undefined when there is none. */
  rulesOfRole(roleRef: Pick<RoleRef, "kind" | "name">, namespace: string): readonly PolicyRule[] | undefined {
    return this.#roles.get(roleKeyOf(roleRef, namespace));
  }

  #decideIn(scope: string, user: UserInfo, right: Right): Decision | undefined {
    const own = this.#users.get(user.name);
    const decision = own === undefined ? undefined : this.#grantsOf(own, scope)?.decide(right);
    if (decision !== undefined) return decision;
    for (const each of user.groups) {
      const holder = this.#groups.get(each);
      const ofGroup = holder === undefined ? undefined : this.#grantsOf(holder, scope)?.decide(right);
      if (ofGroup !== undefined) return ofGroup;
    }
    return undefined;
  }

  #grantsOf(holder: Holder, scope: string): Grants | undefined {
    const roles = new Set<readonly PolicyRule[]>();
    return holder.grantsIn(scope, (grants, binding, decision) => {
      const rules = this.#roles.get(binding.roleKey);
      if (rules === undefined) grants.problems.push(this.#missing(binding.roleRef));
      else if (!roles.has(rules)) for (const rule of rules) grants.add(rule, decision);
      if (rules !== undefined) roles.add(rules); // another binding of the same role grants nothing new
    });
  }

  #missing({ kind, name }: RoleRef): string {
    return `${kind.toLowerCase()}.${this.#group} ${JSON.stringify(name)} not found`;
  }

  #holdersOf({ name, groups }: UserInfo): Holder[] {
    const own = this.#users.get(name);
    const ofGroups = [...new Set(groups)].flatMap((each) => this.#groups.get(each) ?? []);
    return own === undefined ? ofGroups : [own, ...ofGroups];
  }

  /** Who holds what a subject is given, and the name that reasons have for it; undefined for other kinds. */
  #holderOf({ kind, name, namespace }: Subject, ofBinding: string): { holder: Holder; shown: string } | undefined {
    const home = namespace || ofBinding;
    const account = `${userServiceAccountPrefix}${home}:${name}`;
    const places: Readonly<Record<string, readonly [Map<string, Holder>, name: string, shown: string]>> = {
      Group: [this.#groups, name, name],
      User: [this.#users, name, name],
      ServiceAccount: [this.#users, home === "" ? "" : account, `${name}/${home}`],
    };
    const [holders, own, shown] = (Object.hasOwn(places, kind) ? places[kind] : undefined) ?? [];
    return holders === undefined || !own ? undefined : { holder: holderIn(holders, own), shown: shown ?? "" };
  }

  #forgetRole(key: string): void {
    for (const binding of this.#byRole.get(key) ?? []) {
      for (const holder of binding.holders) holder.forget(binding.namespace);
    }
  }
}

/** The rules that a user has, and why there may be more. */
interface RulesOfUser {
  readonly rules: readonly PolicyRule[];
  readonly problems: readonly string[];
}

interface Binding extends PolicyPlace {
  readonly roleRef: RoleRef;
  readonly roleKey: string;
  /** Each subject once. */
  readonly holders: Holder[];
}

/** A user or group with its bindings, by the namespace of these. */
class Holder {
  readonly name: string;
  /** The map that has it as long as it has bindings. */
  readonly home: Map<string, Holder>;
  readonly #bindings = new Map<string, Map<Binding, Decision>>();
  readonly #grants = new Map<string, Grants>();

  constructor(name: string, home: Map<string, Holder>) {
    this.name = name;
    this.home = home;
  }

  get isEmpty(): boolean {
    return this.#bindings.size === 0;
  }

  /** Returns false when it has the binding already. */
  add(binding: Binding, decision: Decision): boolean {
    const inScope = this.#bindings.get(binding.namespace) ?? new Map<Binding, Decision>();
    if (inScope.has(binding)) return false;
    this.#bindings.set(binding.namespace, inScope.set(binding, decision));
    this.forget(binding.namespace);
    return true;
  }

  remove(binding: Binding): void {
    const inScope = this.#bindings.get(binding.namespace);
    inScope?.delete(binding);
    if (inScope?.size === 0) this.#bindings.delete(binding.namespace);
    this.forget(binding.namespace);
  }

  forget(scope: string): void {
    this.#grants.delete(scope);
  }

  bindingsIn(scope: string): Binding[] {
    return [...(this.#bindings.get(scope)?.keys() ?? [])];
  }

  grantsIn(scope: string, addTo: (grants: Grants, binding: Binding, decision: Decision) => void): Grants | undefined {
    const found = this.#grants.get(scope);
    const bindings = this.#bindings.get(scope);
    if (found !== undefined || bindings === undefined) return found;
    const grants = new Grants();
    const sorted = [...bindings].sort(([left], [right]) => byName(left, right));
    for (const [binding, decision] of sorted) addTo(grants, binding, decision);
    this.#grants.set(scope, grants);
    return grants;
  }
}

function reasonOf(
  { namespace, name, roleRef }: Binding,
  subject: { readonly kind: string; readonly shown: string },
): string {
  const kind = namespace === "" ? "ClusterRoleBinding" : "RoleBinding";
  const binding = namespace === "" ? name : `${name}/${namespace}`;
  const parts = [`${kind} ${quoted(binding)}`, `of ${roleRef.kind} ${quoted(roleRef.name)}`];
  return `RBAC: allowed by ${parts.join(" ")} to ${subject.kind} ${quoted(subject.shown)}`;
}

const quoted = (text: string): string => JSON.stringify(text);

function keyOf({ namespace, name }: PolicyPlace): string {
  return `${namespace}/${name}`;
}

/** "" is the key of no role: bindings of the whole cluster give no role of a namespace, and there are two kinds. */
function roleKeyOf({ kind, name }: Pick<RoleRef, "kind" | "name">, namespace: string): string {
  if (rolesOfAll.has(kind)) return keyOf({ namespace: "", name });
  return rolesOfNamespaces.has(kind) && namespace !== "" ? keyOf({ namespace, name }) : "";
}

/** Kinds of roles that are of the whole cluster, and of one namespace. */
const rolesOfAll: ReadonlySet<string> = new Set(["ClusterRole"]);
const rolesOfNamespaces: ReadonlySet<string> = new Set(["Role"]);

function scopesOf(namespace: string): readonly string[] {
  return namespace === "" ? [""] : ["", namespace];
}

function byName(left: Binding, right: Binding): number {
  return left.name < right.name ? -1 : 1;
}

function holderIn(home: Map<string, Holder>, name: string): Holder {
  const found = home.get(name) ?? new Holder(name, home);
  home.set(name, found);
  return found;
}

function setOf<K, V>(map: Map<K, Set<V>>, key: K): Set<V> {
  const found = map.get(key) ?? new Set<V>();
  map.set(key, found);
  return found;
}
