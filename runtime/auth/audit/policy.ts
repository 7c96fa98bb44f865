import type { Attributes } from "../../schema/access/authorization.ts";
import type { UserInfo } from "../../schema/access/user.ts";

/** From the least to the most that an event has; a number where levels are compared. */
export const levels = ["None", "Metadata", "Request", "RequestResponse"] as const;
export const stages = ["RequestReceived", "ResponseStarted", "ResponseComplete", "Panic"] as const;

export type Level = (typeof levels)[number];
export type Stage = (typeof stages)[number];

/** Which requests are logged, and how much of them. Absent and empty lists say nothing. */
export interface Policy {
  readonly rules: readonly PolicyRule[];
  readonly omitStages: readonly Stage[];
  readonly omitManagedFields: boolean;
}

export interface PolicyRule {
  readonly level: Level;
  readonly users: readonly string[];
  readonly userGroups: readonly string[];
  readonly verbs: readonly string[];
  readonly resources: readonly GroupResources[];
  readonly namespaces: readonly string[];
  readonly nonResourceURLs: readonly string[];
  readonly omitStages: readonly Stage[];
  /** Absent: as the policy says. */
  readonly omitManagedFields?: boolean;
}

/** Empty `resources` are all of the group, empty `resourceNames` all objects. */
export interface GroupResources {
  readonly group: string;
  /** Such as "pods", "pods/log", "pods/*", "*\/scale", "*". */
  readonly resources: readonly string[];
  readonly resourceNames: readonly string[];
}

/** What a rule asks of a request. A RequestInfo of the server is one. */
export type AuditedInfo = Omit<Attributes, "user" | "fieldSelector" | "labelSelector"> & {
  /** The only name that a list or watch selects. */
  readonly selectedName?: string;
};

/** The name of what a request is about; "" where it is about many objects. */
export function nameIn({ name, selectedName }: AuditedInfo): string {
  return name === "" ? (selectedName ?? "") : name;
}

/** What is logged of a request. */
export interface AuditDecision {
  readonly level: Level;
  readonly omitStages: ReadonlySet<Stage>;
  readonly omitManagedFields: boolean;
}

/** `user` is undefined where a request was refused before its user was known. */
export type DecideAudit = (info: AuditedInfo, user: UserInfo | undefined) => AuditDecision;

/** Makes a policy ready to be asked; the first rule that matches decides, and without one nothing is logged. */
export function compilePolicy({ rules, omitStages, omitManagedFields }: Policy): DecideAudit {
  const compiled = rules.map((rule) => ({
    ...compileRule(rule),
    decision: {
      level: rule.level,
      omitStages: new Set([...omitStages, ...rule.omitStages]),
      omitManagedFields: rule.omitManagedFields ?? omitManagedFields,
    },
  }));
  const otherwise: AuditDecision = { level: "None", omitStages: new Set(omitStages), omitManagedFields };
  return (info, user) => {
    for (const rule of compiled) if (matches(rule, info, user)) return rule.decision;
    return otherwise;
  };
}

type Texts = ReadonlySet<string>;

/** A rule with sets for its lists; undefined where a list says nothing. */
interface CompiledRule {
  readonly verbs: Texts | undefined;
  readonly users: Texts | undefined;
  readonly groups: Texts | undefined;
  /** Which of the two sorts of requests it is about; undefined: both. */
  readonly isAboutResources: boolean | undefined;
  readonly namespaces: Texts | undefined;
  readonly resources: readonly CompiledResources[];
  readonly paths: readonly { readonly text: string; readonly isPrefix: boolean }[];
}

interface CompiledResources {
  readonly group: string;
  readonly names: Texts | undefined;
  readonly hasAll: boolean;
  /** "pods", "pods/log" */
  readonly exact: Texts;
  /** "scale" of "*\/scale" */
  readonly subresources: Texts;
  /** "pods" of "pods/*", which the resource itself matches too. */
  readonly parents: Texts;
}

function compileRule(rule: PolicyRule): CompiledRule {
  const { namespaces, resources, nonResourceURLs } = rule;
  const isAboutResources = namespaces.length > 0 || resources.length > 0;
  return {
    verbs: setOf(rule.verbs),
    users: setOf(rule.users),
    groups: setOf(rule.userGroups),
    isAboutResources: isAboutResources ? true : nonResourceURLs.length > 0 ? false : undefined,
    namespaces: setOf(namespaces),
    resources: resources.map(compileResources),
    paths: nonResourceURLs.map((url) => {
      const isPrefix = url.endsWith("*");
      return { text: isPrefix ? url.slice(0, -1) : url, isPrefix };
    }),
  };
}

function compileResources({ group, resources, resourceNames }: GroupResources): CompiledResources {
  return {
    group,
    names: setOf(resourceNames),
    hasAll: resources.length === 0 || resources.includes("*"),
    exact: new Set(resources),
    subresources: new Set(resources.flatMap((each) => (each.startsWith("*/") ? [each.slice(2)] : []))),
    parents: new Set(resources.flatMap((each) => (each.endsWith("/*") ? [each.slice(0, -2)] : []))),
  };
}

function setOf(texts: readonly string[]): Texts | undefined {
  return texts.length === 0 ? undefined : new Set(texts);
}

/** Every request asks every rule until one matches, so what is cheap to tell comes first. */
function matches(rule: CompiledRule, info: AuditedInfo, user: UserInfo | undefined): boolean {
  const { verbs, users, groups, isAboutResources, namespaces } = rule;
  if (isAboutResources !== undefined && isAboutResources !== info.isResourceRequest) return false;
  if (verbs !== undefined && !verbs.has(info.verb)) return false;
  if (users !== undefined && (user === undefined || !users.has(user.name))) return false;
  if (namespaces !== undefined && !namespaces.has(info.namespace)) return false;
  if (groups !== undefined && !isInOne(user, groups)) return false;
  if (isAboutResources === true) return rule.resources.length === 0 || isOneOf(info, rule.resources);
  return isAboutResources === undefined || isBelow(info.path, rule.paths);
}

function isInOne(user: UserInfo | undefined, groups: Texts): boolean {
  if (user !== undefined) for (const each of user.groups) if (groups.has(each)) return true;
  return false;
}

function isOneOf(info: AuditedInfo, resources: readonly CompiledResources[]): boolean {
  const { group, resource, subresource } = info;
  const name = nameIn(info);
  for (const each of resources) {
    if ((each.group !== "*" && each.group !== group) || (each.names !== undefined && !each.names.has(name))) continue;
    if (each.hasAll || each.parents.has(resource)) return true;
    if (subresource === "" ? each.exact.has(resource) : isSubresourceOf(info, each)) return true;
  }
  return false;
}

function isSubresourceOf({ resource, subresource }: AuditedInfo, { exact, subresources }: CompiledResources): boolean {
  return subresources.has(subresource) || exact.has(`${resource}/${subresource}`);
}

function isBelow(path: string, paths: CompiledRule["paths"]): boolean {
  for (const { text, isPrefix } of paths) if (isPrefix ? path.startsWith(text) : path === text) return true;
  return false;
}
