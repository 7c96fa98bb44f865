// Generated from rbac/v1/shared.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  formats,
  invalid,
  isMalformed,
  malformed,
  notSupportedAsListed,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./shared.ts";

export const checkPolicyRule: RuleCheck<types.PolicyRule> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.verbs?.length) errors.push(required("verbs", "verbs must contain at least one value"));
  if (!self.nonResourceURLs?.length && !self.apiGroups?.length) {
    errors.push(required("apiGroups", "resource rules must supply at least one api group"));
  }
  if (!self.nonResourceURLs?.length && !self.resources?.length) {
    errors.push(required("resources", "resource rules must supply at least one resource"));
  }
  if ((self.apiGroups?.length || self.resources?.length || self.resourceNames?.length) && self.nonResourceURLs?.length) {
    errors.push(invalid("nonResourceURLs", self.nonResourceURLs ?? [], "rules cannot apply to both regular resources and non-resource URLs"));
  }
};

export const checkSubject: RuleCheck<types.Subject> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.kind !== "ServiceAccount" && self.kind !== "User" && self.kind !== "Group") {
    errors.push(notSupportedAsListed("kind", self.kind, ["ServiceAccount", "User", "Group"]));
  }
  if (self.kind === "ServiceAccount" && isMalformed(self.name, formats["dns-subdomain"])) {
    errors.push(...malformed("name", self.name, formats["dns-subdomain"]));
  }
  if (self.kind === "ServiceAccount" && self.apiGroup && self.apiGroup !== "") {
    errors.push(notSupportedAsListed("apiGroup", self.apiGroup ?? "", [""]));
  }
  if ((self.kind === "User" || self.kind === "Group") && self.apiGroup && self.apiGroup !== "rbac.authorization.orch.io") {
    errors.push(notSupportedAsListed("apiGroup", self.apiGroup ?? "", ["rbac.authorization.orch.io"]));
  }
};
