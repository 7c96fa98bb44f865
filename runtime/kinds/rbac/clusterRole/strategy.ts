import type { LabelSelector } from "../../../../generated/meta/v1.ts";
import type { ClusterRole } from "../../../../generated/rbac/v1/clusterRole.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { labelValue, qualifiedName } from "../../../schema/names.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { checkRole } from "../../rules/auth/rbacEscalation.ts";

export const strategy: Strategy<ClusterRole> = { checkGrants: checkRole, validate };

/** A selector in which something is wrong is so as a whole too. */
function validate({ aggregationRule }: ClusterRole): FieldError[] {
  return (aggregationRule?.clusterRoleSelectors ?? []).flatMap((selector, index) =>
    canSelect(selector)
      ? []
      : [invalid(`aggregationRule.clusterRoleSelectors[${index}]`, null, "invalid label selector.")],
  );
}

function canSelect({ matchLabels = {}, matchExpressions = [] }: LabelSelector): boolean {
  const isLabel = ([key, value]: readonly [string, string]) =>
    qualifiedName(key) === undefined && labelValue(value) === undefined;
  return (
    Object.entries(matchLabels).every(isLabel) &&
    matchExpressions.every(({ key, operator, values }) => {
      const isAboutValues = operator === "In" || operator === "NotIn";
      if (!isAboutValues && operator !== "Exists" && operator !== "DoesNotExist") return false;
      if (isAboutValues !== (values ?? []).length > 0) return false;
      return qualifiedName(key) === undefined && (values ?? []).every((value) => isLabel([key, value]));
    })
  );
}
