import type { FlowSchemaSpec, ResourcePolicyRule, Subject } from "../../generated/flowcontrol/v1/flowSchema.ts";
import { userServiceAccountPrefix } from "../../generated/wellknown.ts";
import type { UserInfo } from "../schema/index.ts";

/** What is asked of a request; a RequestInfo of the server is one. */
export interface FlowRequest {
  readonly verb: string;
  readonly isResourceRequest: boolean;
  readonly path: string;
  readonly group: string;
  readonly resource: string;
  readonly subresource: string;
  readonly version: string;
  readonly namespace: string;
  readonly name: string;
}

export interface Classified<P> {
  readonly name: string;
  readonly spec: Pick<FlowSchemaSpec, "matchingPrecedence" | "rules">;
  /** Where the requests of the schema go. */
  readonly to: P;
}

/**
 * Finds the place of a request: of the schemas in the order of precedence, then name, the first with a rule for it.
 * Which rules are about a user is found out once for each user object, so most requests look at one or two rules.
 */
export class Classifier<P> {
  readonly #rules: readonly Rule<P>[];
  readonly #byUser = new WeakMap<UserInfo, RulesOfUser<P>>();
  readonly #otherwise: P;

  /** `otherwise` has what matches no schema. */
  constructor(schemas: readonly Classified<P>[], otherwise: P) {
    this.#otherwise = otherwise;
    const ordered = [...schemas].sort((a, b) => precedence(a) - precedence(b) || (a.name < b.name ? -1 : 1));
    this.#rules = ordered.flatMap(({ spec, to }) => compiledRules(spec).map((rule) => ({ ...rule, to })));
  }

  find(request: FlowRequest, user: UserInfo): P {
    let rules = this.#byUser.get(user);
    if (rules === undefined) this.#byUser.set(user, (rules = rulesOf(this.#rules, user)));
    if (request.isResourceRequest) {
      for (const { to, rule } of rules.resources) if (isAbout(rule, request)) return to;
    } else {
      for (const { to, rule } of rules.paths) if (isAboutPath(rule, request)) return to;
    }
    return this.#otherwise;
  }
}

/** The rules of a spec, which is not changed: a classifier is made anew whenever any schema is. */
const rulesOfSpec = new WeakMap<Classified<unknown>["spec"], readonly CompiledRule[]>();

function compiledRules(spec: Classified<unknown>["spec"]): readonly CompiledRule[] {
  const known = rulesOfSpec.get(spec);
  if (known !== undefined) return known;
  const rules = (spec.rules ?? []).map(({ subjects, resourceRules = [], nonResourceRules = [] }) => ({
    subjects,
    resources: resourceRules.map(compileResources),
    paths: nonResourceRules.map((each) => ({ verbs: setOf(each.verbs), paths: each.nonResourceURLs })),
  }));
  rulesOfSpec.set(spec, rules);
  return rules;
}

interface CompiledRule {
  readonly subjects: readonly Subject[];
  readonly resources: readonly ResourceRule[];
  readonly paths: readonly PathRule[];
}

interface Rule<P> extends CompiledRule {
  readonly to: P;
}

interface RulesOfUser<P> {
  readonly resources: readonly { readonly to: P; readonly rule: ResourceRule }[];
  readonly paths: readonly { readonly to: P; readonly rule: PathRule }[];
}

/** A set, or undefined for everything. */
type Names = ReadonlySet<string> | undefined;

interface ResourceRule {
  readonly verbs: Names;
  readonly groups: Names;
  /** "pods", "pods/status" */
  readonly resources: Names;
  readonly namespaces: Names;
  /** Whether it is about requests without a namespace. */
  readonly clusterScope: boolean;
}

interface PathRule {
  readonly verbs: Names;
  readonly paths: readonly string[];
}

function precedence({ spec }: Classified<unknown>): number {
  return spec.matchingPrecedence ?? 0;
}

function compileResources(rule: ResourcePolicyRule): ResourceRule {
  const { verbs, apiGroups, resources, namespaces, clusterScope = false } = rule;
  const sets = { verbs: setOf(verbs), groups: setOf(apiGroups), resources: setOf(resources) };
  return { ...sets, namespaces: setOf(namespaces ?? []), clusterScope };
}

function setOf(names: readonly string[]): Names {
  return names.includes("*") ? undefined : new Set(names);
}

function rulesOf<P>(rules: readonly Rule<P>[], user: UserInfo): RulesOfUser<P> {
  const about = rules.filter(({ subjects }) => subjects.some((each) => isSubject(each, user)));
  return {
    resources: about.flatMap(({ to, resources }) => resources.map((rule) => ({ to, rule }))),
    paths: about.flatMap(({ to, paths }) => paths.map((rule) => ({ to, rule }))),
  };
}

function isSubject({ kind, user, group, serviceAccount }: Subject, { name, groups }: UserInfo): boolean {
  if (kind === "User") return user?.name === "*" || user?.name === name;
  if (kind === "Group") return group?.name === "*" || groups.includes(group?.name ?? "");
  const prefix = `${userServiceAccountPrefix}${serviceAccount?.namespace}:`;
  return serviceAccount?.name === "*" ? name.startsWith(prefix) : name === `${prefix}${serviceAccount?.name}`;
}

function isAbout({ verbs, groups, resources, namespaces, clusterScope }: ResourceRule, request: FlowRequest): boolean {
  if (verbs !== undefined && !verbs.has(request.verb)) return false;
  if (groups !== undefined && !groups.has(request.group)) return false;
  if (resources !== undefined && !resources.has(resourceOf(request))) return false;
  return request.namespace === "" ? clusterScope : namespaces === undefined || namespaces.has(request.namespace);
}

function resourceOf({ resource, subresource }: FlowRequest): string {
  return subresource === "" ? resource : `${resource}/${subresource}`;
}

function isAboutPath({ verbs, paths }: PathRule, { verb, path }: FlowRequest): boolean {
  if (verbs !== undefined && !verbs.has(verb)) return false;
  return paths.some((each) => (each.endsWith("*") ? path.startsWith(each.slice(0, -1)) : each === path));
}
