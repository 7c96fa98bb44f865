// Generated from resource/v1/deviceConfiguration.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { bytesOf, required, tooLong } from "../../../runtime/schema/index.ts";
import type * as types from "./deviceConfiguration.ts";

export const checkDeviceSelector: RuleCheck<types.DeviceSelector> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.cel === undefined) errors.push(required("cel"));
};

export const checkOpaqueDeviceConfiguration: RuleCheck<types.OpaqueDeviceConfiguration> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.parameters == null) errors.push(required("parameters"));
  if (bytesOf(JSON.stringify(self.parameters)) > 10240) errors.push(tooLong("parameters", 10240));
};
