import type { RuleWithOperations } from "../../../generated/admissionregistration/v1/match.ts";
import type { ResourceDescriptor } from "../../schema/index.ts";
import type { AdmissionAttributes } from "../plugin.ts";

/** What a rule is compared with. */
export interface Asked {
  readonly operation: Operation;
  readonly subresource: string;
  /** Whether the request is about something in a namespace; a namespace itself is in none. */
  readonly isNamespaced: boolean;
}

export type Operation = "CREATE" | "UPDATE" | "DELETE" | "CONNECT";

const operations: Readonly<Record<AdmissionAttributes["operation"], Operation>> = {
  create: "CREATE",
  update: "UPDATE",
  delete: "DELETE",
  connect: "CONNECT",
};

export function askedOf({ operation, subresource, descriptor, shown }: AdmissionAttributes): Asked {
  const isNamespaced = descriptor.namespaced && !isNamespace(descriptor);
  return { operation: operations[shown?.operation ?? operation], subresource, isNamespaced };
}

export function isNamespace({ group, plural }: ResourceDescriptor): boolean {
  return group === "" && plural === "namespaces";
}

export interface RuleMatching {
  readonly rules: readonly RuleWithOperations[];
  /** "Equivalent": a rule for another version of the resource matches as well. */
  readonly matchPolicy: "Exact" | "Equivalent";
  /** Other versions of the resource, the ones that a rule may be about. */
  readonly equivalents: (descriptor: ResourceDescriptor) => readonly ResourceDescriptor[];
}

/** The version of the requested kind that a rule is about; the requested one where a rule names that. */
export function matchedKind(
  requested: ResourceDescriptor,
  asked: Asked,
  { rules, matchPolicy, equivalents }: RuleMatching,
): ResourceDescriptor | undefined {
  const possible = rules.filter((rule) => isForAction(rule, requested.plural, asked));
  if (possible.length === 0) return undefined;
  const isNamed = (kind: ResourceDescriptor) => possible.some((rule) => isForKind(rule, kind));
  if (isNamed(requested)) return requested;
  return matchPolicy === "Exact" ? undefined : equivalents(requested).find(isNamed);
}

/** Whether a rule is about the resource and what is done to it, in whatever group and version. */
function isForAction(rule: RuleWithOperations, plural: string, asked: Asked): boolean {
  const { scope = "*" } = rule;
  if (scope !== "*" && (scope === "Namespaced") !== asked.isNamespaced) return false;
  if (!holds(rule.operations, asked.operation)) return false;
  return (rule.resources ?? []).some((each) => {
    const [resource = "", subresource = ""] = each.split("/");
    return isOrAny(resource, plural) && isOrAny(subresource, asked.subresource);
  });
}

function isForKind(rule: RuleWithOperations, { group, version }: ResourceDescriptor): boolean {
  return holds(rule.apiGroups, group) && holds(rule.apiVersions, version);
}

function holds(entries: readonly string[] | undefined, wanted: string): boolean {
  return entries?.some((each) => isOrAny(each, wanted)) === true;
}

function isOrAny(entry: string, wanted: string): boolean {
  return entry === "*" || entry === wanted;
}
