// Generated from storage/v1/storageClass.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { bytesOfMap, checkItems, eachKey, forbidden, invalid, isSame, tooLong } from "../../../runtime/schema/index.ts";
import { checkTopologySelectorTerm } from "../../core/v1/topologySelector.rules.ts";
import type * as types from "./storageClass.ts";

export const checkStorageClass: RuleCheck<types.StorageClass> = (self, old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.parameters, (key) => {
    if (!/[^\x0a]/u.test(key)) errors.push(invalid("parameters", key, "field can not be empty."));
  });
  if (bytesOfMap(self.parameters) > 262144) errors.push(tooLong("parameters", 262144));
  if (old !== undefined && !isSame(self.parameters ?? {}, old?.parameters ?? {})) {
    errors.push(forbidden("parameters", "updates to parameters are forbidden."));
  }
  if (old !== undefined && !isSame(self.provisioner ?? "", old?.provisioner ?? "")) {
    errors.push(forbidden("provisioner", "updates to provisioner are forbidden."));
  }
  if (old !== undefined && !isSame(self.reclaimPolicy, old?.reclaimPolicy)) {
    errors.push(forbidden("reclaimPolicy", "updates to reclaimPolicy are forbidden."));
  }
  if (old !== undefined && !isSame(self.volumeBindingMode, old?.volumeBindingMode)) {
    errors.push(invalid("volumeBindingMode", self.volumeBindingMode ?? null, "field is immutable"));
  }
  checkStorageClassParts(self, old, findings);
};

export const checkStorageClassParts: RuleCheck<types.StorageClass> = (self, _old, findings) => {
  checkItems(findings, checkTopologySelectorTerm, { name: "allowedTopologies", self: self.allowedTopologies });
};
