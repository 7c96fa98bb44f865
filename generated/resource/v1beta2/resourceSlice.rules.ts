// Generated from resource/v1beta2/resourceSlice.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems } from "../../../runtime/schema/index.ts";
import { checkNodeSelector } from "../../core/v1/scheduling.rules.ts";
import { checkDevice } from "./device.rules.ts";
import type * as types from "./resourceSlice.ts";

export const checkResourceSlice: RuleCheck<types.ResourceSlice> = (self, old, findings) => {
  checkResourceSliceParts(self, old, findings);
};

export const checkResourceSliceParts: RuleCheck<types.ResourceSlice> = (self, old, findings) => {
  checkField(findings, checkResourceSliceSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkResourceSliceSpec: RuleCheck<types.ResourceSliceSpec> = (self, old, findings) => {
  checkField(findings, checkNodeSelector, { name: "nodeSelector", self: self.nodeSelector, old: old?.nodeSelector });
  checkItems(findings, checkDevice, { name: "devices", self: self.devices });
};
