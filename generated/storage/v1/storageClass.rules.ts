// Generated from storage/v1/storageClass.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { bytesOfMap, checkItems, eachKey, invalid, isSame, tooLong } from "../../../runtime/schema/index.ts";
import { checkTopologySelectorTerm } from "../../core/v1/topologySelector.rules.ts";
import type * as types from "./storageClass.ts";

export const checkStorageClass: RuleCheck<types.StorageClass> = (self, old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.parameters, (key) => {
    if (!matchesPattern(key, ".")) errors.push(invalid("parameters", key, "field can not be empty."));
  });
  if (bytesOfMap(self.parameters) > 262144) errors.push(tooLong("parameters", 262144));
  if (old !== undefined && !isSame(self.parameters ?? {}, old?.parameters ?? {})) {
    errors.push(invalid("parameters", self.parameters ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.provisioner ?? "", old?.provisioner ?? "")) {
    errors.push(invalid("provisioner", self.provisioner, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.reclaimPolicy, old?.reclaimPolicy)) {
    errors.push(invalid("reclaimPolicy", self.reclaimPolicy ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.volumeBindingMode, old?.volumeBindingMode)) {
    errors.push(invalid("volumeBindingMode", self.volumeBindingMode ?? null, "field is immutable"));
  }
  checkStorageClassParts(self, old, findings);
};

export const checkStorageClassParts: RuleCheck<types.StorageClass> = (self, _old, findings) => {
  checkItems(findings, checkTopologySelectorTerm, { name: "allowedTopologies", self: self.allowedTopologies });
};
