import type { PolicyRule } from "../../../generated/rbac/v1/shared.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";

/** A rule is about resources, or, in a role of the whole cluster, about URLs; never about both. */
export function validatePolicyRules(
  rules: readonly PolicyRule[],
  scope: { readonly isNamespaced: boolean },
): FieldError[] {
  return rules.flatMap((rule, index) => {
    const path = `rules[${index}]`;
    const errors = isEmpty(rule.verbs) ? [required(`${path}.verbs`, "verbs must contain at least one value")] : [];
    if (!isEmpty(rule.nonResourceURLs)) return [...errors, ...validateUrls(rule, path, scope)];
    if (isEmpty(rule.apiGroups)) {
      errors.push(required(`${path}.apiGroups`, "resource rules must supply at least one api group"));
    }
    if (isEmpty(rule.resources)) {
      errors.push(required(`${path}.resources`, "resource rules must supply at least one resource"));
    }
    return errors;
  });
}

function validateUrls(rule: PolicyRule, path: string, scope: { readonly isNamespaced: boolean }): FieldError[] {
  const errors: FieldError[] = [];
  const at = `${path}.nonResourceURLs`;
  const urls = rule.nonResourceURLs;
  if (scope.isNamespaced) errors.push(invalid(at, urls, "namespaced rules cannot apply to non-resource URLs"));
  if (!isEmpty(rule.apiGroups) || !isEmpty(rule.resources) || !isEmpty(rule.resourceNames)) {
    errors.push(invalid(at, urls, "rules cannot apply to both regular resources and non-resource URLs"));
  }
  return errors;
}

function isEmpty(list: readonly string[] | null | undefined): boolean {
  return (list?.length ?? 0) === 0;
}
