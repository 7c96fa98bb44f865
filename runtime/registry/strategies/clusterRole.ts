import type { ClusterRole } from "../../../generated/rbac/v1/clusterRole.ts";
import { type FieldError, required } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateLabelSelector } from "../metadata/labelSelector.ts";
import { validatePolicyRules } from "./policyRules.ts";

export const strategy: Strategy<ClusterRole> = { validate };

function validate({ rules, aggregationRule }: ClusterRole): FieldError[] {
  const errors = validatePolicyRules(rules ?? [], { isNamespaced: false });
  if (aggregationRule === undefined) return errors;
  const path = "aggregationRule.clusterRoleSelectors";
  const selectors = aggregationRule.clusterRoleSelectors ?? [];
  if (selectors.length === 0) {
    errors.push(required(path, "at least one clusterRoleSelector required if aggregationRule is non-nil"));
  }
  selectors.forEach((selector, index) => validateLabelSelector(selector, `${path}[${index}]`, errors));
  return errors;
}
