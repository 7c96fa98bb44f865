// Generated from apiextensions/v1/customResourceDefinition.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, invalid } from "../../../runtime/schema/index.ts";
import type * as types from "./customResourceDefinition.ts";

export const checkCustomResourceDefinition: RuleCheck<types.CustomResourceDefinition> = (self, old, findings) => {
  checkCustomResourceDefinitionParts(self, old, findings);
};

export const checkCustomResourceDefinitionParts: RuleCheck<types.CustomResourceDefinition> = (self, old, findings) => {
  checkField(findings, checkCustomResourceDefinitionSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkCustomResourceDefinitionSpec: RuleCheck<types.CustomResourceDefinitionSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.preserveUnknownFields) {
    errors.push(invalid("preserveUnknownFields", self.preserveUnknownFields ?? false, "cannot set to true, set x-orch-preserve-unknown-fields to true in spec.versions[*].schema instead"));
  }
};
