// Generated from networking/v1/ingressClass.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, forbidden, invalid, isSame, required } from "../../../runtime/schema/index.ts";
import type * as types from "./ingressClass.ts";

export const checkIngressClass: RuleCheck<types.IngressClass> = (self, old, findings) => {
  const { errors } = findings;
  if (!self.spec?.controller) errors.push(required("spec.controller"));
  if (old !== undefined && !isSame(self.spec?.controller ?? "", old?.spec?.controller ?? "")) {
    errors.push(invalid("spec.controller", self.spec?.controller ?? "", "field is immutable"));
  }
  checkIngressClassParts(self, old, findings);
};

export const checkIngressClassParts: RuleCheck<types.IngressClass> = (self, old, findings) => {
  checkField(findings, checkIngressClassSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkIngressClassSpec: RuleCheck<types.IngressClassSpec> = (self, old, findings) => {
  checkField(findings, checkIngressClassParametersReference, {
    name: "parameters",
    self: self.parameters,
    old: old?.parameters,
  });
};

export const checkIngressClassParametersReference: RuleCheck<types.IngressClassParametersReference> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.scope === "Namespace" && self.namespace === undefined) {
    errors.push(required("namespace", "`parameters.scope` is set to 'Namespace'"));
  }
  if (self.scope === "Cluster" && self.namespace !== undefined) {
    errors.push(forbidden("namespace", "`parameters.scope` is set to 'Cluster'"));
  }
};
