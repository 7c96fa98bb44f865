// Generated from resource/v1/deviceRequest.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, hiding, invalid, required } from "../../../runtime/schema/index.ts";
import { checkDeviceSelector, checkOpaqueDeviceConfiguration } from "./deviceConfiguration.rules.ts";
import type * as types from "./deviceRequest.ts";
import { checkDeviceToleration } from "./deviceTaint.rules.ts";

export const checkDeviceClaim: RuleCheck<types.DeviceClaim> = (self, _old, findings) => {
  checkItems(findings, checkDeviceRequest, { name: "requests", self: self.requests });
  checkItems(findings, checkDeviceConstraint, { name: "constraints", self: self.constraints });
  checkItems(findings, checkDeviceClaimConfiguration, { name: "config", self: self.config });
};

export const checkDeviceRequest: RuleCheck<types.DeviceRequest> = (self, old, findings) => {
  const { errors } = findings;
  if (self.exactly === undefined && !self.firstAvailable?.length) {
    errors.push(required("", "exactly one of `exactly` or `firstAvailable` is required"));
  }
  if (self.exactly !== undefined && self.firstAvailable?.length) {
    errors.push(hiding([".exactly", ".firstAvailable"], invalid("", null, "exactly one of `exactly` or `firstAvailable` is required, but multiple fields are set")));
  }
  checkField(findings, checkExactDeviceRequest, { name: "exactly", self: self.exactly, old: old?.exactly });
  checkItems(findings, checkDeviceSubRequest, { name: "firstAvailable", self: self.firstAvailable });
};

export const checkExactDeviceRequest: RuleCheck<types.ExactDeviceRequest> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.allocationMode === "All" && self.count) {
    errors.push(invalid("count", self.count ?? 0, "must not be specified when allocationMode is 'All'"));
  }
  if (self.allocationMode === "ExactCount" && (self.count ?? 0) <= 0) {
    errors.push(invalid("count", self.count ?? 0, "must be greater than zero"));
  }
  checkItems(findings, checkDeviceSelector, { name: "selectors", self: self.selectors });
  checkItems(findings, checkDeviceToleration, { name: "tolerations", self: self.tolerations });
};

export const checkDeviceSubRequest: RuleCheck<types.DeviceSubRequest> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.allocationMode === "All" && self.count) {
    errors.push(invalid("count", self.count ?? 0, "must not be specified when allocationMode is 'All'"));
  }
  if (self.allocationMode === "ExactCount" && (self.count ?? 0) <= 0) {
    errors.push(invalid("count", self.count ?? 0, "must be greater than zero"));
  }
  checkItems(findings, checkDeviceSelector, { name: "selectors", self: self.selectors });
  checkItems(findings, checkDeviceToleration, { name: "tolerations", self: self.tolerations });
};

export const checkDeviceConstraint: RuleCheck<types.DeviceConstraint> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.matchAttribute === undefined && self.distinctAttribute === undefined) {
    errors.push(required("", "exactly one of \"matchAttribute\" or \"distinctAttribute\" is required, but multiple fields are set"));
  }
};

export const checkDeviceClaimConfiguration: RuleCheck<types.DeviceClaimConfiguration> = (self, old, findings) => {
  const { errors } = findings;
  if (self.opaque === undefined) errors.push(required("opaque"));
  checkField(findings, checkOpaqueDeviceConfiguration, { name: "opaque", self: self.opaque, old: old?.opaque });
};
