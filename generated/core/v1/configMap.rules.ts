// Generated from core/v1/configMap.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { eachKey, forbidden, formats, isSame, malformed } from "../../../runtime/schema/index.ts";
import type * as types from "./configMap.ts";

export const checkConfigMap: RuleCheck<types.ConfigMap> = (self, old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.data, (key) => {
    if (formats["config-key"](key) !== undefined) errors.push(...malformed(`data[${key}]`, key, formats["config-key"]));
  });
  eachKey(findings, self.binaryData, (key) => {
    if (formats["config-key"](key) !== undefined) {
      errors.push(...malformed(`binaryData[${key}]`, key, formats["config-key"]));
    }
  });
  if (old !== undefined && old?.immutable === true && !isSame(self.immutable, old?.immutable)) {
    errors.push(forbidden("immutable", "field is immutable when `immutable` is set"));
  }
  if (old !== undefined && old?.immutable === true && !isSame(self.data ?? {}, old?.data ?? {})) {
    errors.push(forbidden("data", "field is immutable when `immutable` is set"));
  }
  if (old !== undefined && old?.immutable === true && !isSame(self.binaryData ?? {}, old?.binaryData ?? {})) {
    errors.push(forbidden("binaryData", "field is immutable when `immutable` is set"));
  }
};
