// Generated from resource/v1beta2/allocation.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import { checkNodeSelector } from "../../core/v1/scheduling.rules.ts";
import type * as types from "./allocation.ts";

export const checkAllocationResult: RuleCheck<types.AllocationResult> = (self, old, findings) => {
  checkField(findings, checkNodeSelector, { name: "nodeSelector", self: self.nodeSelector, old: old?.nodeSelector });
};
