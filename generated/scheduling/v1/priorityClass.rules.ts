// Generated from scheduling/v1/priorityClass.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { forbidden, invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./priorityClass.ts";

export const checkPriorityClass: RuleCheck<types.PriorityClass> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.value, old?.value)) {
    errors.push(forbidden("value", "may not be changed in an update."));
  }
  if (old !== undefined && !isSame(self.preemptionPolicy, old?.preemptionPolicy)) {
    errors.push(invalid("preemptionPolicy", self.preemptionPolicy ?? null, "field is immutable"));
  }
};
