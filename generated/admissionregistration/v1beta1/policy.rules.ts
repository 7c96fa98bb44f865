// Generated from admissionregistration/v1beta1/policy.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./policy.ts";

export const checkMatchResources: RuleCheck<types.MatchResources> = (self, old, findings) => {
  checkField(findings, checkLabelSelector, {
    name: "namespaceSelector",
    self: self.namespaceSelector,
    old: old?.namespaceSelector,
  });
  checkField(findings, checkLabelSelector, {
    name: "objectSelector",
    self: self.objectSelector,
    old: old?.objectSelector,
  });
};

export const checkParamRef: RuleCheck<types.ParamRef> = (self, old, findings) => {
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
};
