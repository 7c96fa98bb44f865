// Generated from core/v1/storagePlugin.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  formats,
  invalid,
  isMalformed,
  malformed,
  notSupportedAsListed,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./storagePlugin.ts";

export const checkGCEPersistentDiskVolumeSource: RuleCheck<types.GCEPersistentDiskVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.partition ?? 0) < 0) {
    errors.push(invalid("partition", self.partition ?? 0, "must be between 1 and 255, inclusive"));
  }
  else if ((self.partition ?? 0) > 255) {
    errors.push(invalid("partition", self.partition ?? 0, "must be between 1 and 255, inclusive"));
  }
};

export const checkAWSElasticBlockStoreVolumeSource: RuleCheck<types.AWSElasticBlockStoreVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.partition ?? 0) < 0) {
    errors.push(invalid("partition", self.partition ?? 0, "must be between 1 and 255, inclusive"));
  }
  else if ((self.partition ?? 0) > 255) {
    errors.push(invalid("partition", self.partition ?? 0, "must be between 1 and 255, inclusive"));
  }
};

export const checkISCSIVolumeSource: RuleCheck<types.ISCSIVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.iqn, formats["iscsi-name"])) errors.push(...malformed("iqn", self.iqn, formats["iscsi-name"]));
  if ((self.chapAuthDiscovery === true || self.chapAuthSession === true) && self.secretRef === undefined) {
    errors.push(required("secretRef"));
  }
  if (isMalformed(self.initiatorName, formats["iscsi-name"])) {
    errors.push(invalid("initiatorName", self.initiatorName ?? null, "must be valid format"));
  }
};

export const checkFlockerVolumeSource: RuleCheck<types.FlockerVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.datasetName && !self.datasetUUID) {
    errors.push(required("", "one of datasetName and datasetUUID is required"));
  }
  if (self.datasetName && self.datasetUUID) {
    errors.push(invalid("", "resource", "datasetName and datasetUUID can not be specified simultaneously"));
  }
  if (self.datasetName && !matchesPattern(self.datasetName, "^[^/]*$")) {
    errors.push(invalid("datasetName", self.datasetName ?? "", "must not contain '/'"));
  }
};

export const checkFCVolumeSource: RuleCheck<types.FCVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.targetWWNs?.length && !self.wwids?.length) {
    errors.push(required("targetWWNs", "must specify either targetWWNs or wwids, but not both"));
  }
  if (self.targetWWNs?.length && self.wwids?.length) {
    errors.push(invalid("targetWWNs", self.targetWWNs ?? [], "targetWWNs and wwids can not be specified simultaneously"));
  }
  if (self.targetWWNs?.length && self.lun === undefined) {
    errors.push(required("lun", "lun is required if targetWWNs is specified"));
  }
  if (self.targetWWNs?.length) {
    if (self.lun !== undefined && self.lun < 0) {
      errors.push(invalid("lun", self.lun ?? null, "must be between 0 and 255, inclusive"));
    }
    else if (self.lun !== undefined && self.lun > 255) {
      errors.push(invalid("lun", self.lun ?? null, "must be between 0 and 255, inclusive"));
    }
  }
};

export const checkQuobyteVolumeSource: RuleCheck<types.QuobyteVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.registry, formats["host-ports"])) {
    errors.push(...malformed("registry", self.registry, formats["host-ports"]));
  }
};

export const checkAzureDiskVolumeSource: RuleCheck<types.AzureDiskVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.kind === "Managed" && self.diskURI && !matchesPattern(self.diskURI, "^/subscriptions/")) {
    errors.push(notSupportedAsListed("diskURI", self.diskURI, ["/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}"]));
  }
  if (self.kind !== "Managed" && self.diskURI && !matchesPattern(self.diskURI, "^https://")) {
    errors.push(notSupportedAsListed("diskURI", self.diskURI, ["https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd"]));
  }
  if (self.kind === "Managed" && !self.diskURI) {
    errors.push(notSupportedAsListed("diskURI", "", ["/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}"]));
  }
  if (self.kind !== "Managed" && !self.diskURI) {
    errors.push(notSupportedAsListed("diskURI", "", ["https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd"]));
  }
};

export const checkStorageOSVolumeSource: RuleCheck<types.StorageOSVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.volumeName) errors.push(required("volumeName"));
  if (isMalformed(self.volumeName, formats["dns-label"])) {
    errors.push(...malformed("volumeName", self.volumeName ?? "", formats["dns-label"]));
  }
  if (isMalformed(self.volumeNamespace, formats["dns-label"])) {
    errors.push(...malformed("volumeNamespace", self.volumeNamespace ?? "", formats["dns-label"]));
  }
  if (self.secretRef !== undefined && !self.secretRef?.name) errors.push(required("secretRef.name"));
};
