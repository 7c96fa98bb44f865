// Generated from resource/v1/allocation.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  bytesOf,
  checkField,
  checkItems,
  duplicate,
  eachItem,
  formats,
  invalid,
  malformed,
  repeated,
  tooLong,
} from "../../../runtime/schema/index.ts";
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
  const { errors } = findings;
  if (self.shareID !== undefined && !matchesPattern(self.shareID, "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")) {
    errors.push(invalid("shareID", self.shareID ?? null, "uid must be in RFC 4122 normalized form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` with lowercase hexadecimal characters"));
  }
  eachItem(findings, self.bindingConditions, (each, index) => {
    if (formats["qualified-name"](each) !== undefined) {
      errors.push(...malformed(`bindingConditions[${index}]`, each, formats["qualified-name"]));
    }
  });
  eachItem(findings, self.bindingFailureConditions, (each, index) => {
    if (formats["qualified-name"](each) !== undefined) {
      errors.push(...malformed(`bindingFailureConditions[${index}]`, each, formats["qualified-name"]));
    }
  });
  for (const index of repeated(self.bindingConditions, (each) => each)) {
    errors.push(duplicate(`bindingConditions[${index}]`, self.bindingConditions?.[index]));
  }
  for (const index of repeated(self.bindingFailureConditions, (each) => each)) {
    errors.push(duplicate(`bindingFailureConditions[${index}]`, self.bindingFailureConditions?.[index]));
  }
  checkItems(findings, checkDeviceToleration, { name: "tolerations", self: self.tolerations });
};

export const checkDeviceAllocationConfiguration: RuleCheck<types.DeviceAllocationConfiguration> = (self, old, findings) => {
  checkField(findings, checkOpaqueDeviceConfiguration, { name: "opaque", self: self.opaque, old: old?.opaque });
};

export const checkAllocatedDeviceStatus: RuleCheck<types.AllocatedDeviceStatus> = (self, old, findings) => {
  const { errors } = findings;
  if (bytesOf(JSON.stringify(self.data)) > 10240) errors.push(tooLong("data", 10240));
  checkField(findings, checkNetworkDeviceData, { name: "networkData", self: self.networkData, old: old?.networkData });
};

export const checkNetworkDeviceData: RuleCheck<types.NetworkDeviceData> = (self, _old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.ips, (each, index) => {
    if (formats["interface-address"](each) !== undefined) {
      errors.push(...malformed(`ips[${index}]`, each, formats["interface-address"]));
    }
  });
  for (const index of repeated(self.ips, (each) => each)) {
    errors.push(duplicate(`ips[${index}]`, self.ips?.[index]));
  }
};
