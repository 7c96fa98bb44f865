// Generated from resource/v1/allocation.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems } from "../../../runtime/schema/index.ts";
import { checkNodeSelector } from "../../core/v1/scheduling.rules.ts";
import type * as types from "./allocation.ts";
import { checkOpaqueDeviceConfiguration } from "./deviceConfiguration.rules.ts";
import { checkDeviceToleration } from "./deviceTaint.rules.ts";

export const checkAllocationResult: RuleCheck<types.AllocationResult> = (self, old, findings) => {
  checkField(findings, checkDeviceAllocationResult, { name: "devices", self: self.devices, old: old?.devices });
  checkField(findings, checkNodeSelector, { name: "nodeSelector", self: self.nodeSelector, old: old?.nodeSelector });
};

export const checkDeviceAllocationResult: RuleCheck<types.DeviceAllocationResult> = (self, _old, findings) => {
  checkItems(findings, checkDeviceRequestAllocationResult, { name: "results", self: self.results });
  checkItems(findings, checkDeviceAllocationConfiguration, { name: "config", self: self.config });
};

export const checkDeviceRequestAllocationResult: RuleCheck<types.DeviceRequestAllocationResult> = (self, _old, findings) => {
  checkItems(findings, checkDeviceToleration, { name: "tolerations", self: self.tolerations });
};

export const checkDeviceAllocationConfiguration: RuleCheck<types.DeviceAllocationConfiguration> = (self, old, findings) => {
  checkField(findings, checkOpaqueDeviceConfiguration, { name: "opaque", self: self.opaque, old: old?.opaque });
};
