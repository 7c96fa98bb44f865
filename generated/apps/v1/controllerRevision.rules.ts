// Generated from apps/v1/controllerRevision.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./controllerRevision.ts";

export const checkControllerRevision: RuleCheck<types.ControllerRevision> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.data, old?.data)) {
    errors.push(invalid("data", self.data ?? null, "field is immutable"));
  }
};
