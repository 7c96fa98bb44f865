// Generated from core/v1/configMap.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { eachItem, eachKey, forbidden, formats, invalid, isSame, malformed } from "../../../runtime/schema/index.ts";
import type * as types from "./configMap.ts";

export const checkConfigMap: RuleCheck<types.ConfigMap> = (self, old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.metadata?.finalizers, (each, index) => {
    if (!each.includes("/") && each !== "orch" && each !== "orphan" && each !== "foregroundDeletion") {
      errors.push(invalid(`metadata.finalizers[${index}]`, each, "name is neither a standard finalizer name nor is it fully qualified"));
    }
  });
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
