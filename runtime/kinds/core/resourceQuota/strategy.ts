import type {
  ResourceQuota,
  ResourceQuotaSpec,
  ScopedResourceSelectorRequirement,
} from "../../../../generated/core/v1/resourceQuota.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { type Amounts, isQuotaName, validateAmount, validateResourceName } from "../../rules/resourceNames.ts";
import { memberOf } from "../../../schema/object.ts";

export const strategy: Strategy<ResourceQuota> = { validate, validateUpdate };

function validate(quota: ResourceQuota, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status") {
    validateHard(quota.status?.hard, "status.hard", errors);
    validateHard(quota.status?.used, "status.used", errors);
    return errors;
  }
  if (quota.spec === undefined) return errors;
  validateHard(quota.spec.hard, "spec.hard", errors);
  validateScopes(quota.spec, errors);
  validateScopeSelector(quota.spec, errors);
  return errors;
}

/** What has been counted was counted by these scopes. */
function validateUpdate(quota: ResourceQuota, old: ResourceQuota): FieldError[] {
  const scopes = quota.spec?.scopes ?? [];
  const isSame = deepEqual([...scopes].sort(), [...(old.spec?.scopes ?? [])].sort());
  return isSame ? [] : [invalid("spec.scopes", scopes, "field is immutable")];
}

function validateHard(hard: Amounts | undefined, path: string, errors: FieldError[]): void {
  for (const name in hard) {
    const at = `${path}[${name}]`;
    validateResourceName(name, at, errors);
    if (!name.includes("/") && !isQuotaName(name))
      errors.push(invalid(at, name, "must be a standard resource for quota"));
    validateAmount(name, hard[name] ?? 0, at, errors);
  }
}

const podAmounts = ["cpu", "memory", "limits.cpu", "limits.memory", "requests.cpu", "requests.memory"];
const podScopeResources = ["pods", ...podAmounts];

/** What can be counted within a scope. */
const scopeResources: Readonly<Record<string, readonly string[]>> = {
  Terminating: podScopeResources,
  NotTerminating: podScopeResources,
  NotBestEffort: podScopeResources,
  PriorityClass: podScopeResources,
  CrossNamespacePodAffinity: podScopeResources,
  BestEffort: ["pods"],
  VolumeAttributesClass: ["persistentvolumeclaims", "requests.storage"],
};

/** Of each pair an object is in one scope, never in both. */
const opposites = [
  ["BestEffort", "NotBestEffort"],
  ["Terminating", "NotTerminating"],
] as const;

function validateScopes({ scopes = [], hard }: ResourceQuotaSpec, errors: FieldError[]): void {
  const refuse = (text: string) => errors.push(invalid("spec.scopes", scopes, text));
  for (const scope of scopes) {
    if (!isScope(scope)) refuse("unsupported scope");
    for (const _ of outsideOf(scope, hard)) refuse("unsupported scope applied to resource");
  }
  for (const pair of opposites) if (pair.every((each) => scopes.includes(each))) refuse("conflicting scopes");
}

function isScope(scope: string): boolean {
  return Object.hasOwn(scopeResources, scope);
}

function outsideOf(scope: string, hard: Amounts | undefined): string[] {
  return Object.keys(hard ?? {}).filter(
    (name) => isQuotaName(name) && memberOf(scopeResources, scope)?.includes(name) === false,
  );
}

/** Errors name the list of requirements, not the one that is wrong. */
function validateScopeSelector({ scopeSelector, scopes, hard }: ResourceQuotaSpec, errors: FieldError[]): void {
  const path = "spec.scopeSelector.matchExpressions";
  const requirements = scopeSelector?.matchExpressions ?? [];
  for (const requirement of requirements) {
    const { scopeName } = requirement;
    if (!isScope(scopeName)) errors.push(invalid(`${path}.scopeName`, scopeName, "unsupported scope"));
    for (const _ of outsideOf(scopeName, hard)) {
      errors.push(invalid(path, scopeSelector, "unsupported scope applied to resource"));
    }
    errors.push(...operatorErrors(requirement, path));
  }
  const names = requirements.map((each) => each.scopeName);
  for (const pair of opposites) {
    if (pair.every((each) => names.includes(each))) errors.push(invalid(path, scopes ?? null, "conflicting scopes"));
  }
}

/** Scopes that an object is in or not, whatever the values. */
const plainScopes = ["Terminating", "NotTerminating", "BestEffort", "NotBestEffort", "CrossNamespacePodAffinity"];
const plainText =
  "must be 'Exists' when scope is any of ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, " +
  "ResourceQuotaScopeBestEffort, ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity";

function operatorErrors(
  { scopeName, operator, values = [] }: ScopedResourceSelectorRequirement,
  path: string,
): FieldError[] {
  const at = `${path}.operator`;
  const isPlain = plainScopes.includes(scopeName) && operator !== "Exists";
  const errors = isPlain ? [invalid(at, operator, plainText)] : [];
  const takesValues = operator === "In" || operator === "NotIn";
  if (takesValues && values.length === 0) {
    const text = "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector";
    errors.push(required(`${path}.values`, text));
  } else if (!takesValues && operator !== "Exists" && operator !== "DoesNotExist") {
    errors.push(invalid(at, operator, "not a valid selector operator"));
  } else if (!takesValues && values.length > 0) {
    const text = "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector";
    errors.push(invalid(`${path}.values`, values, text));
  }
  return errors;
}
