// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  forbidden,
  formats,
  invalid,
  isMalformed,
  malformed,
  required,
} from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./persistentVolumeClaim.ts";

export const checkPersistentVolumeClaim: RuleCheck<types.PersistentVolumeClaim> = (self, old, findings) => {
  const { errors, isCreate } = findings;
  if (!isCreate && old?.spec?.volumeAttributesClassName !== undefined && old?.status?.currentVolumeAttributesClassName !== undefined && self.spec?.volumeAttributesClassName === undefined) {
    errors.push(forbidden("spec.volumeAttributesClassName", "update from non-nil value to nil is forbidden"));
  }
  if (!isCreate && old?.spec?.volumeAttributesClassName !== undefined && old?.status?.currentVolumeAttributesClassName !== undefined && self.spec?.volumeAttributesClassName === "" && self.spec?.volumeAttributesClassName !== undefined) {
    errors.push(forbidden("spec.volumeAttributesClassName", "update from non-nil value to an empty string is forbidden"));
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
  if (self.dataSource !== undefined && !self.dataSource?.name) errors.push(required("dataSource.name"));
  if (self.dataSource !== undefined && !self.dataSource?.kind) errors.push(required("dataSource.kind"));
  if (self.dataSource?.apiGroup == null && self.dataSource?.kind && self.dataSource?.kind !== "PersistentVolumeClaim") {
    errors.push(invalid("dataSource", self.dataSource?.kind, "must be 'PersistentVolumeClaim' when referencing the default apiGroup"));
  }
  if (isMalformed(self.dataSource?.apiGroup, formats["dns-subdomain"])) {
    errors.push(...malformed("dataSource.apiGroup", self.dataSource?.apiGroup ?? null, formats["dns-subdomain"]));
  }
  if (self.dataSourceRef !== undefined && !self.dataSourceRef?.name) errors.push(required("dataSourceRef.name"));
  if (self.dataSourceRef !== undefined && !self.dataSourceRef?.kind) errors.push(required("dataSourceRef.kind"));
  if (self.dataSourceRef?.apiGroup == null && self.dataSourceRef?.kind && self.dataSourceRef?.kind !== "PersistentVolumeClaim") {
    errors.push(invalid("dataSourceRef", self.dataSourceRef?.kind, "must be 'PersistentVolumeClaim' when referencing the default apiGroup"));
  }
  if (isMalformed(self.dataSourceRef?.apiGroup, formats["dns-subdomain"])) {
    errors.push(...malformed("dataSourceRef.apiGroup", self.dataSourceRef?.apiGroup ?? null, formats["dns-subdomain"]));
  }
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
};

export const checkPersistentVolumeClaimTemplate: RuleCheck<types.PersistentVolumeClaimTemplate> = (self, old, findings) => {
  checkField(findings, checkPersistentVolumeClaimSpec, { name: "spec", self: self.spec, old: old?.spec });
};
