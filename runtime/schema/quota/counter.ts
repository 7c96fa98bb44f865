import type { Amount, Amounts } from "./amounts.ts";
import { one } from "./amounts.ts";
import { claimUsage, type CountedClaim, isClaimIn, isOfClaims, type QuotaWords } from "./claimUsage.ts";
import { type CountedDeviceClaim, deviceUsage, isDeviceCount, isOfDevices } from "./deviceUsage.ts";
import { isPodIn, type ScopedPod, type ScopeRequirement } from "./podScopes.ts";
import { type CountedPod, isOfPods, podUsage, unsaid } from "./podUsage.ts";
import { type CountedService, serviceResources, serviceUsage } from "./serviceUsage.ts";

/** The part of a quota's spec that says which objects count. */
export interface QuotaScopes {
  readonly scopes?: readonly string[];
  readonly scopeSelector?: { readonly matchExpressions?: readonly ScopeRequirement[] };
}

/** What quotas know of a type of objects. */
export interface QuotaCounter {
  /** Whether objects of the type use a resource. */
  readonly counts: (resource: string) => boolean;
  readonly usage: (object: object, nowMs: number) => Amounts;
  /** Whether updates change what an object uses. */
  readonly changes: boolean;
  /** What an object must say where these resources are bounded, and does not. */
  readonly unsaid?: (object: object, bounded: readonly string[]) => string | undefined;
  /** Absent: objects are in no scope. */
  readonly isIn?: (object: object, requirement: ScopeRequirement) => boolean;
}

/** Types that have a name of their own for the count of their objects, besides the one that all have. */
const olderNames = ["configmaps", "replicationcontrollers", "resourcequotas", "secrets"];

/** How objects of a type count. */
export function quotaCounter(
  { group, plural }: { readonly group: string; readonly plural: string },
  words: QuotaWords,
): QuotaCounter {
  const special = group === "" ? specialCounter(plural, words) : deviceCounter({ group, plural }, words);
  if (special !== undefined) return special;
  const names = [objectCountOf({ group, plural })];
  if (group === "" && olderNames.includes(plural)) names.push(plural);
  const usage: Amounts = new Map<string, Amount>(names.map((each) => [each, one]));
  return { counts: (resource) => usage.has(resource), usage: () => usage, changes: false };
}

function deviceCounter(type: { readonly group: string; readonly plural: string }, words: QuotaWords) {
  if (!isOfDevices(type, words)) return undefined;
  const counts: QuotaCounter["counts"] = (resource) =>
    resource === objectCountOf(type) || isDeviceCount(resource, words);
  const usage: QuotaCounter["usage"] = (claim) => deviceUsage(claim as CountedDeviceClaim, words);
  return { counts, usage, changes: false };
}

function specialCounter(plural: string, words: QuotaWords): QuotaCounter | undefined {
  switch (plural) {
    case "pods":
      return {
        counts: isOfPods,
        usage: (pod, nowMs) => podUsage(pod as CountedPod, nowMs),
        changes: true,
        unsaid: (pod, bounded) => unsaid(pod as CountedPod, bounded),
        isIn: (pod, requirement) => isPodIn(pod as ScopedPod, requirement),
      };
    case "persistentvolumeclaims":
      return {
        counts: (resource) => isOfClaims(resource, words),
        usage: (claim) => claimUsage(claim as CountedClaim, words),
        changes: true,
        isIn: (claim, requirement) => isClaimIn(claim as CountedClaim, requirement),
      };
    case "services":
      return {
        counts: (resource) => serviceResources.has(resource),
        usage: (service) => serviceUsage(service as CountedService),
        changes: true,
      };
    default:
      return undefined;
  }
}

/** The resource that bounds how many objects of a type there are: "count/deployments.apps". */
export function objectCountOf({ group, plural }: { readonly group: string; readonly plural: string }): string {
  return group === "" ? `count/${plural}` : `count/${plural}.${group}`;
}

/** The type whose objects a resource counts as such, whatever else it counts; undefined for amounts. */
export function countedType(resource: string): { readonly group: string; readonly plural: string } | undefined {
  if (olderNames.includes(resource)) return { group: "", plural: resource };
  if (!resource.startsWith("count/")) return undefined;
  const name = resource.slice("count/".length);
  const dot = name.indexOf(".");
  return dot < 0 ? { group: "", plural: name } : { group: name.slice(dot + 1), plural: name.slice(0, dot) };
}

/** Whether an object is in all scopes of a quota. */
export function isInScopes(object: object, quota: QuotaScopes | undefined, { isIn }: QuotaCounter): boolean {
  return requirementsOf(quota).every((each) => isIn?.(object, each) === true);
}

/** What an object must meet to count for a quota; that of a scope is that it exists. */
export function requirementsOf(quota: QuotaScopes | undefined): ScopeRequirement[] {
  return [
    ...(quota?.scopes ?? []).map((scopeName): ScopeRequirement => ({ scopeName, operator: "Exists" })),
    ...(quota?.scopeSelector?.matchExpressions ?? []),
  ];
}
