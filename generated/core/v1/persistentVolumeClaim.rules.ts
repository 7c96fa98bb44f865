// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, forbidden, formats, isMalformed, malformed, required } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./persistentVolumeClaim.ts";

export const checkPersistentVolumeClaim: RuleCheck<types.PersistentVolumeClaim> = (self, old, findings) => {
  const { errors, isCreate } = findings;
  if (!isCreate && old?.spec?.volumeAttributesClassName !== undefined && old?.status?.currentVolumeAttributesClassName !== undefined && self.spec?.volumeAttributesClassName === undefined) {
    errors.push(forbidden("spec.volumeAttributesClassName", "update to nil is forbidden when status.currentVolumeAttributesClassName is not nil"));
  }
  if (!isCreate && old?.spec?.volumeAttributesClassName !== undefined && old?.status?.currentVolumeAttributesClassName !== undefined && self.spec?.volumeAttributesClassName === "" && self.spec?.volumeAttributesClassName !== undefined) {
    errors.push(forbidden("spec.volumeAttributesClassName", "update to empty string is forbidden when status.currentVolumeAttributesClassName is not nil"));
  }
  checkPersistentVolumeClaimParts(self, old, findings);
};

export const checkPersistentVolumeClaimParts: RuleCheck<types.PersistentVolumeClaim> = (self, old, findings) => {
  checkField(findings, checkPersistentVolumeClaimSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkPersistentVolumeClaimSpec: RuleCheck<types.PersistentVolumeClaimSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (!self.accessModes?.length) errors.push(required("accessModes", "at least 1 access mode is required"));
  if (self.accessModes?.some((each) => each === "ReadWriteOncePod") === true && self.accessModes?.some((each) => (each === "ReadWriteOnce" || each === "ReadOnlyMany" || each === "ReadWriteMany")) === true && self.accessModes?.length) {
    errors.push(forbidden("accessModes", "may not use ReadWriteOncePod with other access modes"));
  }
  if (isMalformed(self.storageClassName, formats["dns-subdomain"])) {
    errors.push(...malformed("storageClassName", self.storageClassName ?? null, formats["dns-subdomain"]));
  }
  if (isMalformed(self.volumeAttributesClassName, formats["dns-subdomain"])) {
    errors.push(...malformed("volumeAttributesClassName", self.volumeAttributesClassName ?? null, formats["dns-subdomain"]));
  }
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
};

export const checkPersistentVolumeClaimTemplate: RuleCheck<types.PersistentVolumeClaimTemplate> = (self, old, findings) => {
  checkField(findings, checkPersistentVolumeClaimSpec, { name: "spec", self: self.spec, old: old?.spec });
};
