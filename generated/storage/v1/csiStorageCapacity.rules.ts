// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, invalid, isNegative, isSame } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./csiStorageCapacity.ts";

export const checkCSIStorageCapacity: RuleCheck<types.CSIStorageCapacity> = (self, old, findings) => {
  const { errors } = findings;
  if (self.capacity !== undefined && isNegative(self.capacity)) {
    errors.push(invalid("capacity", String(self.capacity), "must be greater than or equal to 0"));
  }
  if (old !== undefined && !isSame(self.nodeTopology, old?.nodeTopology)) {
    errors.push(invalid("nodeTopology", self.nodeTopology ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.storageClassName ?? "", old?.storageClassName ?? "")) {
    errors.push(invalid("storageClassName", self.storageClassName, "field is immutable"));
  }
  checkCSIStorageCapacityParts(self, old, findings);
};

export const checkCSIStorageCapacityParts: RuleCheck<types.CSIStorageCapacity> = (self, old, findings) => {
  checkField(findings, checkLabelSelector, { name: "nodeTopology", self: self.nodeTopology, old: old?.nodeTopology });
};
