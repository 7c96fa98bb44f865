// Generated from resource/v1/deviceTaint.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { formats, invalid, isMalformed, malformed } from "../../../runtime/schema/index.ts";
import type * as types from "./deviceTaint.ts";

export const checkDeviceToleration: RuleCheck<types.DeviceToleration> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.operator === "Exists" && self.value) {
    errors.push(invalid("value", self.value ?? "", "must be empty for operator `Exists`"));
  }
  if (self.operator !== "Exists" && isMalformed(self.value, formats["label-value"])) {
    errors.push(...malformed("value", self.value ?? "", formats["label-value"]));
  }
};
