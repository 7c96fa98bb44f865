// Generated from storage/v1/volumeAttributesClass.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  bytesOfMap,
  eachKey,
  forbidden,
  hasKeys,
  invalid,
  isSame,
  required,
  tooLong,
} from "../../../runtime/schema/index.ts";
import type * as types from "./volumeAttributesClass.ts";

export const checkVolumeAttributesClass: RuleCheck<types.VolumeAttributesClass> = (self, old, findings) => {
  const { errors } = findings;
  if (!hasKeys(self.parameters)) errors.push(required("parameters", "must contain at least one key/value pair"));
  eachKey(findings, self.parameters, (key) => {
    if (!matchesPattern(key, ".")) errors.push(invalid("parameters", key, "field can not be empty."));
  });
  if (bytesOfMap(self.parameters) > 262144) errors.push(tooLong("parameters", 262144));
  if (old !== undefined && !isSame(self.driverName ?? "", old?.driverName ?? "")) {
    errors.push(forbidden("driverName", "updates to driverName are forbidden."));
  }
  if (old !== undefined && !isSame(self.parameters ?? {}, old?.parameters ?? {})) {
    errors.push(forbidden("parameters", "updates to parameters are forbidden."));
  }
};
