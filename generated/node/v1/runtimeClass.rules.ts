// Generated from node/v1/runtimeClass.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  duplicate,
  eachItem,
  eachKey,
  formats,
  invalid,
  isBehind,
  isSame,
  malformed,
  notSupportedAsListed,
  repeated,
} from "../../../runtime/schema/index.ts";
import { checkToleration } from "../../core/v1/scheduling.rules.ts";
import type * as types from "./runtimeClass.ts";

export const checkRuntimeClass: RuleCheck<types.RuntimeClass> = (self, old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.scheduling?.nodeSelector, (key) => {
    if (formats["qualified-name"](key) !== undefined) {
      errors.push(...malformed("scheduling.nodeSelector", key, formats["qualified-name"]));
    }
  });
  for (const index of repeated(self.scheduling?.tolerations, (each) => each)) {
    errors.push(duplicate(`scheduling.tolerations[${index}]`, self.scheduling?.tolerations?.[index]));
  }
  eachItem(findings, self.scheduling?.tolerations, (each, index) => {
    if (each?.operator && each?.operator !== "Equal" && each?.operator !== "Exists" && isBehind(findings, "TaintTolerationComparisonOperators")) {
      errors.push(notSupportedAsListed(`scheduling.tolerations[${index}].operator`, each?.operator ?? "", ["Equal", "Exists"]));
    }
  });
  if (old !== undefined && !isSame(self.handler ?? "", old?.handler ?? "")) {
    errors.push(invalid("handler", self.handler, "field is immutable"));
  }
  checkRuntimeClassParts(self, old, findings);
};

export const checkRuntimeClassParts: RuleCheck<types.RuntimeClass> = (self, old, findings) => {
  checkField(findings, checkScheduling, { name: "scheduling", self: self.scheduling, old: old?.scheduling });
};

export const checkScheduling: RuleCheck<types.Scheduling> = (self, _old, findings) => {
  checkItems(findings, checkToleration, { name: "tolerations", self: self.tolerations });
};
