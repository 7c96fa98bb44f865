// Generated from resource/v1/deviceClass.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, required } from "../../../runtime/schema/index.ts";
import type * as types from "./deviceClass.ts";
import { checkDeviceSelector, checkOpaqueDeviceConfiguration } from "./deviceConfiguration.rules.ts";

export const checkDeviceClass: RuleCheck<types.DeviceClass> = (self, old, findings) => {
  checkDeviceClassParts(self, old, findings);
};

export const checkDeviceClassParts: RuleCheck<types.DeviceClass> = (self, old, findings) => {
  checkField(findings, checkDeviceClassSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkDeviceClassSpec: RuleCheck<types.DeviceClassSpec> = (self, _old, findings) => {
  checkItems(findings, checkDeviceSelector, { name: "selectors", self: self.selectors });
  checkItems(findings, checkDeviceClassConfiguration, { name: "config", self: self.config });
};

export const checkDeviceClassConfiguration: RuleCheck<types.DeviceClassConfiguration> = (self, old, findings) => {
  const { errors } = findings;
  if (self.opaque === undefined) errors.push(required("opaque"));
  checkField(findings, checkOpaqueDeviceConfiguration, { name: "opaque", self: self.opaque, old: old?.opaque });
};
