import type { ResourceQuota, ResourceQuotaSpec } from "../../../../generated/core/v1/resourceQuota.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
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

function validateScopes({ scopes = [], hard }: ResourceQuotaSpec, errors: FieldError[]): void {
  for (const scope of scopes) {
    for (const _ of outsideOf(scope, hard)) {
      errors.push(invalid("spec.scopes", scopes, "unsupported scope applied to resource"));
    }
  }
}

function outsideOf(scope: string, hard: Amounts | undefined): string[] {
  return Object.keys(hard ?? {}).filter((name) => isQuotaName(name) && scopeResources[scope]?.includes(name) === false);
}

function validateScopeSelector({ scopeSelector, hard }: ResourceQuotaSpec, errors: FieldError[]): void {
  scopeSelector?.matchExpressions?.forEach(({ scopeName }, index) => {
    for (const _ of outsideOf(scopeName, hard)) {
      const at = `spec.scopeSelector.matchExpressions[${index}]`;
      errors.push(invalid(at, scopeSelector, "unsupported scope applied to resource"));
    }
  });
}
