// Generated from core/v1/binding.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { required } from "../../../runtime/schema/index.ts";
import type * as types from "./binding.ts";

export const checkBinding: RuleCheck<types.Binding> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.target?.name) errors.push(required("target.name"));
};
