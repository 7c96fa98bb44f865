// Generated from core/v1/volume.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  bytesOf,
  checkField,
  checkItems,
  countOf,
  forbidden,
  formats,
  invalid,
  isMalformed,
  isNegative,
  malformed,
  membersOf,
  required,
  surplus,
  tooLong,
} from "../../../runtime/schema/index.ts";
import { checkPersistentVolumeClaimTemplate } from "./persistentVolumeClaim.rules.ts";
import { checkProjectedVolumeSource } from "./projectedVolume.rules.ts";
import { checkKeyToPath } from "./shared.rules.ts";
import {
  checkAWSElasticBlockStoreVolumeSource,
  checkAzureDiskVolumeSource,
  checkFCVolumeSource,
  checkFlockerVolumeSource,
  checkGCEPersistentDiskVolumeSource,
  checkISCSIVolumeSource,
  checkQuobyteVolumeSource,
  checkStorageOSVolumeSource,
} from "./storagePlugin.rules.ts";
import type * as types from "./volume.ts";

export const checkVolume: RuleCheck<types.VolumeFields> = (self, old, findings) => {
  const { errors } = findings;
  if (countOf(self.emptyDir !== undefined, self.hostPath !== undefined, self.gcePersistentDisk !== undefined, self.awsElasticBlockStore !== undefined, self.gitRepo !== undefined, self.secret !== undefined, self.nfs !== undefined, self.iscsi !== undefined, self.glusterfs !== undefined, self.persistentVolumeClaim !== undefined, self.rbd !== undefined, self.flexVolume !== undefined, self.cinder !== undefined, self.cephfs !== undefined, self.flocker !== undefined, self.downwardAPI !== undefined, self.fc !== undefined, self.azureFile !== undefined, self.configMap !== undefined, self.vsphereVolume !== undefined, self.quobyte !== undefined, self.azureDisk !== undefined, self.photonPersistentDisk !== undefined, self.projected !== undefined, self.portworxVolume !== undefined, self.scaleIO !== undefined, self.storageos !== undefined, self.csi !== undefined, self.ephemeral !== undefined, self.image !== undefined) > 1) {
    for (const name of membersOf(self, ["emptyDir", "hostPath", "gcePersistentDisk", "awsElasticBlockStore", "gitRepo", "secret", "nfs", "iscsi", "glusterfs", "persistentVolumeClaim", "rbd", "flexVolume", "cinder", "cephfs", "flocker", "downwardAPI", "fc", "azureFile", "configMap", "vsphereVolume", "quobyte", "azureDisk", "photonPersistentDisk", "projected", "portworxVolume", "scaleIO", "storageos", "csi", "ephemeral", "image"]).slice(1)) errors.push(surplus(name, "may not specify more than 1 volume type"));
  }
  if (self.emptyDir === undefined && self.hostPath === undefined && self.gcePersistentDisk === undefined && self.awsElasticBlockStore === undefined && self.gitRepo === undefined && self.secret === undefined && self.nfs === undefined && self.iscsi === undefined && self.glusterfs === undefined && self.persistentVolumeClaim === undefined && self.rbd === undefined && self.flexVolume === undefined && self.cinder === undefined && self.cephfs === undefined && self.flocker === undefined && self.downwardAPI === undefined && self.fc === undefined && self.azureFile === undefined && self.configMap === undefined && self.vsphereVolume === undefined && self.quobyte === undefined && self.azureDisk === undefined && self.photonPersistentDisk === undefined && self.projected === undefined && self.portworxVolume === undefined && self.scaleIO === undefined && self.storageos === undefined && self.csi === undefined && self.ephemeral === undefined && self.image === undefined) {
    errors.push(required("", "must specify a volume type"));
  }
  checkField(findings, checkHostPathVolumeSource, { name: "hostPath", self: self.hostPath, old: old?.hostPath });
  checkField(findings, checkEmptyDirVolumeSource, { name: "emptyDir", self: self.emptyDir, old: old?.emptyDir });
  checkField(findings, checkGCEPersistentDiskVolumeSource, {
    name: "gcePersistentDisk",
    self: self.gcePersistentDisk,
    old: old?.gcePersistentDisk,
  });
  checkField(findings, checkAWSElasticBlockStoreVolumeSource, {
    name: "awsElasticBlockStore",
    self: self.awsElasticBlockStore,
    old: old?.awsElasticBlockStore,
  });
  checkField(findings, checkGitRepoVolumeSource, { name: "gitRepo", self: self.gitRepo, old: old?.gitRepo });
  checkField(findings, checkSecretVolumeSource, { name: "secret", self: self.secret, old: old?.secret });
  checkField(findings, checkNFSVolumeSource, { name: "nfs", self: self.nfs, old: old?.nfs });
  checkField(findings, checkISCSIVolumeSource, { name: "iscsi", self: self.iscsi, old: old?.iscsi });
  checkField(findings, checkFlockerVolumeSource, { name: "flocker", self: self.flocker, old: old?.flocker });
  checkField(findings, checkDownwardAPIVolumeSource, {
    name: "downwardAPI",
    self: self.downwardAPI,
    old: old?.downwardAPI,
  });
  checkField(findings, checkFCVolumeSource, { name: "fc", self: self.fc, old: old?.fc });
  checkField(findings, checkConfigMapVolumeSource, { name: "configMap", self: self.configMap, old: old?.configMap });
  checkField(findings, checkQuobyteVolumeSource, { name: "quobyte", self: self.quobyte, old: old?.quobyte });
  checkField(findings, checkAzureDiskVolumeSource, { name: "azureDisk", self: self.azureDisk, old: old?.azureDisk });
  checkField(findings, checkProjectedVolumeSource, { name: "projected", self: self.projected, old: old?.projected });
  checkField(findings, checkStorageOSVolumeSource, { name: "storageos", self: self.storageos, old: old?.storageos });
  checkField(findings, checkCSIVolumeSource, { name: "csi", self: self.csi, old: old?.csi });
  checkField(findings, checkEphemeralVolumeSource, { name: "ephemeral", self: self.ephemeral, old: old?.ephemeral });
};

export const checkHostPathVolumeSource: RuleCheck<types.HostPathVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["no-backsteps"])) {
    errors.push(...malformed("path", self.path, formats["no-backsteps"]));
  }
};

export const checkEmptyDirVolumeSource: RuleCheck<types.EmptyDirVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.sizeLimit !== undefined && isNegative(self.sizeLimit)) {
    errors.push(forbidden("sizeLimit", "SizeLimit field must be a valid resource quantity"));
  }
};

export const checkGitRepoVolumeSource: RuleCheck<types.GitRepoVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.directory, formats["relative-path"])) {
    errors.push(...malformed("directory", self.directory ?? "", formats["relative-path"]));
  }
  if (isMalformed(self.directory, formats["no-backsteps"])) {
    errors.push(...malformed("directory", self.directory ?? "", formats["no-backsteps"]));
  }
};

export const checkSecretVolumeSource: RuleCheck<types.SecretVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.secretName) errors.push(required("secretName"));
  if (self.defaultMode !== undefined && self.defaultMode < 0) {
    errors.push(invalid("defaultMode", self.defaultMode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  else if (self.defaultMode !== undefined && self.defaultMode > 511) {
    errors.push(invalid("defaultMode", self.defaultMode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  checkItems(findings, checkKeyToPath, { name: "items", self: self.items });
};

export const checkNFSVolumeSource: RuleCheck<types.NFSVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.server) errors.push(required("server"));
  if (!self.path) errors.push(required("path"));
  if (self.path && !matchesPattern(self.path, "^/")) {
    errors.push(invalid("path", self.path, "must be an absolute path"));
  }
  if (!self.path) errors.push(invalid("path", "", "must be an absolute path"));
};

export const checkDownwardAPIVolumeSource: RuleCheck<types.DownwardAPIVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.defaultMode !== undefined && self.defaultMode < 0) {
    errors.push(invalid("defaultMode", self.defaultMode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  else if (self.defaultMode !== undefined && self.defaultMode > 511) {
    errors.push(invalid("defaultMode", self.defaultMode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  checkItems(findings, checkDownwardAPIVolumeFile, { name: "items", self: self.items });
};

export const checkDownwardAPIVolumeFile: RuleCheck<types.DownwardAPIVolumeFileFields> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["relative-path"])) {
    errors.push(...malformed("path", self.path, formats["relative-path"]));
  }
  if (isMalformed(self.path, formats["no-backsteps"])) {
    errors.push(...malformed("path", self.path, formats["no-backsteps"]));
  }
  if (self.path && matchesPattern(self.path, "^\\.\\.($|[^/])")) {
    errors.push(invalid("path", self.path, "must not start with '..'"));
  }
  if (self.mode !== undefined && self.mode < 0) {
    errors.push(invalid("mode", self.mode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  else if (self.mode !== undefined && self.mode > 511) {
    errors.push(invalid("mode", self.mode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  if (self.fieldRef === undefined && self.resourceFieldRef === undefined) {
    errors.push(required("", "one of fieldRef and resourceFieldRef is required"));
  }
  if (self.fieldRef !== undefined && self.resourceFieldRef !== undefined) {
    errors.push(invalid("", "resource", "fieldRef and resourceFieldRef can not be specified simultaneously"));
  }
};

export const checkConfigMapVolumeSource: RuleCheck<types.ConfigMapVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.name) errors.push(required("name"));
  if (self.defaultMode !== undefined && self.defaultMode < 0) {
    errors.push(invalid("defaultMode", self.defaultMode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  else if (self.defaultMode !== undefined && self.defaultMode > 511) {
    errors.push(invalid("defaultMode", self.defaultMode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  checkItems(findings, checkKeyToPath, { name: "items", self: self.items });
};

export const checkCSIVolumeSource: RuleCheck<types.CSIVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.driver) errors.push(required("driver"));
  if (bytesOf(self.driver) > 63) errors.push(tooLong("driver", 63));
  if (isMalformed(self.driver, formats["driver-name"])) {
    errors.push(...malformed("driver", self.driver, formats["driver-name"]));
  }
  if (self.nodePublishSecretRef !== undefined && !self.nodePublishSecretRef?.name) {
    errors.push(required("nodePublishSecretRef.name"));
  }
  if (isMalformed(self.nodePublishSecretRef?.name, formats["dns-subdomain"])) {
    errors.push(...malformed("nodePublishSecretRef.name", self.nodePublishSecretRef?.name ?? "", formats["dns-subdomain"]));
  }
};

export const checkEphemeralVolumeSource: RuleCheck<types.EphemeralVolumeSource> = (self, old, findings) => {
  const { errors } = findings;
  if (self.volumeClaimTemplate === undefined) errors.push(required("volumeClaimTemplate"));
  checkField(findings, checkPersistentVolumeClaimTemplate, {
    name: "volumeClaimTemplate",
    self: self.volumeClaimTemplate,
    old: old?.volumeClaimTemplate,
  });
};
