// Generated from resource/v1beta2/device.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import { checkNodeSelector } from "../../core/v1/scheduling.rules.ts";
import type * as types from "./device.ts";

export const checkDevice: RuleCheck<types.Device> = (self, old, findings) => {
  checkField(findings, checkNodeSelector, { name: "nodeSelector", self: self.nodeSelector, old: old?.nodeSelector });
};
