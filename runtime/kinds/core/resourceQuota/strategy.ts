import type { ResourceQuota, ResourceQuotaSpec } from "../../../../generated/core/v1/resourceQuota.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { type Amounts, isQuotaName, validateAmount, validateResourceName } from "../../rules/resourceNames.ts";

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

const opposites = [
  ["BestEffort", "NotBestEffort"],
  ["Terminating", "NotTerminating"],
] as const;

function validateScopes({ scopes = [], hard }: ResourceQuotaSpec, errors: FieldError[]): void {
  for (const scope of scopes) {
    for (const _ of outsideOf(scope, hard)) {
      errors.push(invalid("spec.scopes", scopes, "unsupported scope applied to resource"));
    }
  }
  if (hasOpposites(scopes)) errors.push(invalid("spec.scopes", scopes, "conflicting scopes"));
}

function outsideOf(scope: string, hard: Amounts | undefined): string[] {
  return Object.keys(hard ?? {}).filter((name) => isQuotaName(name) && scopeResources[scope]?.includes(name) === false);
}

function hasOpposites(scopes: readonly string[]): boolean {
  return opposites.some((pair) => pair.every((each) => scopes.includes(each)));
}

const withoutValues = ["Terminating", "NotTerminating", "BestEffort", "NotBestEffort", "CrossNamespacePodAffinity"];
const withoutValuesText =
  "must be 'Exist' when scope is any of ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, " +
  "ResourceQuotaScopeBestEffort, ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity";

function validateScopeSelector({ scopeSelector, hard }: ResourceQuotaSpec, errors: FieldError[]): void {
  const expressions = scopeSelector?.matchExpressions ?? [];
  const path = "spec.scopeSelector.matchExpressions";
  expressions.forEach(({ scopeName, operator, values = [] }, index) => {
    const at = `${path}[${index}]`;
    for (const _ of outsideOf(scopeName, hard)) {
      errors.push(invalid(at, scopeSelector, "unsupported scope applied to resource"));
    }
    if (withoutValues.includes(scopeName) && operator !== "Exists") {
      errors.push(invalid(`${at}.operator`, operator, withoutValuesText));
    }
    if ((operator === "In" || operator === "NotIn") && values.length === 0) {
      const text = "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector";
      errors.push(required(`${at}.values`, text));
    } else if ((operator === "Exists" || operator === "DoesNotExist") && values.length > 0) {
      const text = "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector";
      errors.push(invalid(`${at}.values`, values, text));
    }
  });
  if (hasOpposites(expressions.map((each) => each.scopeName))) {
    errors.push(invalid(path, expressions, "conflicting scopes"));
  }
}
