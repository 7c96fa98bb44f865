// Generated from core/v1/persistentVolume.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  countOf,
  forbidden,
  formats,
  hasKeys,
  isMalformed,
  malformed,
  membersOf,
  notSupportedAsListed,
  required,
  surplus,
} from "../../../runtime/schema/index.ts";
import type * as types from "./persistentVolume.ts";
import {
  checkCSIPersistentVolumeSource,
  checkCinderPersistentVolumeSource,
  checkGlusterfsPersistentVolumeSource,
  checkISCSIPersistentVolumeSource,
  checkLocalVolumeSource,
  checkScaleIOPersistentVolumeSource,
  checkStorageOSPersistentVolumeSource,
} from "./persistentVolumeSource.rules.ts";
import { checkNodeSelector } from "./scheduling.rules.ts";
import {
  checkAWSElasticBlockStoreVolumeSource,
  checkAzureDiskVolumeSource,
  checkFCVolumeSource,
  checkFlockerVolumeSource,
  checkGCEPersistentDiskVolumeSource,
  checkQuobyteVolumeSource,
} from "./storagePlugin.rules.ts";
import { checkHostPathVolumeSource, checkNFSVolumeSource } from "./volume.rules.ts";

export const checkPersistentVolume: RuleCheck<types.PersistentVolume> = (self, old, findings) => {
  const { errors } = findings;
  if (self.spec?.persistentVolumeReclaimPolicy && self.spec?.persistentVolumeReclaimPolicy !== "Delete" && self.spec?.persistentVolumeReclaimPolicy !== "Recycle" && self.spec?.persistentVolumeReclaimPolicy !== "Retain") {
    errors.push(notSupportedAsListed("spec.persistentVolumeReclaimPolicy", self.spec?.persistentVolumeReclaimPolicy ?? "", ["Delete", "Recycle", "Retain"]));
  }
  if (self.spec?.volumeMode && self.spec?.volumeMode !== "Block" && self.spec?.volumeMode !== "Filesystem") {
    errors.push(notSupportedAsListed("spec.volumeMode", self.spec?.volumeMode ?? null, ["Block", "Filesystem"]));
  }
  if (!self.spec?.accessModes?.length) errors.push(required("spec.accessModes"));
  if (self.spec?.accessModes?.some((each) => each === "ReadWriteOncePod") === true && self.spec?.accessModes?.some((each) => (each === "ReadWriteOnce" || each === "ReadOnlyMany" || each === "ReadWriteMany")) === true && self.spec?.accessModes?.length) {
    errors.push(forbidden("spec.accessModes", "may not use ReadWriteOncePod with other access modes"));
  }
  if (!hasKeys(self.spec?.capacity)) errors.push(required("spec.capacity"));
  if (self.spec?.nodeAffinity !== undefined && self.spec?.nodeAffinity?.required === undefined) {
    errors.push(required("spec.nodeAffinity.required", "must specify required node constraints"));
  }
  if (self.spec?.local !== undefined && self.spec?.nodeAffinity?.required === undefined) {
    errors.push(required("spec.nodeAffinity", "Local volume requires node affinity"));
  }
  if (self.spec?.volumeAttributesClassName === "") {
    errors.push(required("spec.volumeAttributesClassName", "an empty string is disallowed"));
  }
  if (isMalformed(self.spec?.volumeAttributesClassName, formats["dns-subdomain"])) {
    errors.push(...malformed("spec.volumeAttributesClassName", self.spec?.volumeAttributesClassName ?? null, formats["dns-subdomain"]));
  }
  if (self.spec?.volumeAttributesClassName !== undefined && self.spec?.csi === undefined) {
    errors.push(required("spec.csi", "has to be specified when using volumeAttributesClassName"));
  }
  checkPersistentVolumeParts(self, old, findings);
};

export const checkPersistentVolumeParts: RuleCheck<types.PersistentVolume> = (self, old, findings) => {
  checkField(findings, checkPersistentVolumeSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkPersistentVolumeSpec: RuleCheck<types.PersistentVolumeSpecFields> = (self, old, findings) => {
  const { errors } = findings;
  if (self.gcePersistentDisk === undefined && self.awsElasticBlockStore === undefined && self.hostPath === undefined && self.glusterfs === undefined && self.nfs === undefined && self.rbd === undefined && self.iscsi === undefined && self.cinder === undefined && self.cephfs === undefined && self.fc === undefined && self.flocker === undefined && self.flexVolume === undefined && self.azureFile === undefined && self.vsphereVolume === undefined && self.quobyte === undefined && self.azureDisk === undefined && self.photonPersistentDisk === undefined && self.portworxVolume === undefined && self.scaleIO === undefined && self.local === undefined && self.storageos === undefined && self.csi === undefined) {
    errors.push(required("", "must specify a volume type"));
  }
  if (countOf(self.hostPath !== undefined, self.gcePersistentDisk !== undefined, self.awsElasticBlockStore !== undefined, self.glusterfs !== undefined, self.flocker !== undefined, self.nfs !== undefined, self.rbd !== undefined, self.quobyte !== undefined, self.cephfs !== undefined, self.iscsi !== undefined, self.cinder !== undefined, self.fc !== undefined, self.flexVolume !== undefined, self.azureFile !== undefined, self.vsphereVolume !== undefined, self.photonPersistentDisk !== undefined, self.portworxVolume !== undefined, self.azureDisk !== undefined, self.scaleIO !== undefined, self.local !== undefined, self.storageos !== undefined, self.csi !== undefined) > 1) {
    for (const name of membersOf(self, ["hostPath", "gcePersistentDisk", "awsElasticBlockStore", "glusterfs", "flocker", "nfs", "rbd", "quobyte", "cephfs", "iscsi", "cinder", "fc", "flexVolume", "azureFile", "vsphereVolume", "photonPersistentDisk", "portworxVolume", "azureDisk", "scaleIO", "local", "storageos", "csi"]).slice(1)) errors.push(surplus(name, "may not specify more than 1 volume type"));
  }
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
  checkField(findings, checkHostPathVolumeSource, { name: "hostPath", self: self.hostPath, old: old?.hostPath });
  checkField(findings, checkGlusterfsPersistentVolumeSource, {
    name: "glusterfs",
    self: self.glusterfs,
    old: old?.glusterfs,
  });
  checkField(findings, checkNFSVolumeSource, { name: "nfs", self: self.nfs, old: old?.nfs });
  checkField(findings, checkISCSIPersistentVolumeSource, { name: "iscsi", self: self.iscsi, old: old?.iscsi });
  checkField(findings, checkCinderPersistentVolumeSource, { name: "cinder", self: self.cinder, old: old?.cinder });
  checkField(findings, checkFCVolumeSource, { name: "fc", self: self.fc, old: old?.fc });
  checkField(findings, checkFlockerVolumeSource, { name: "flocker", self: self.flocker, old: old?.flocker });
  checkField(findings, checkQuobyteVolumeSource, { name: "quobyte", self: self.quobyte, old: old?.quobyte });
  checkField(findings, checkAzureDiskVolumeSource, { name: "azureDisk", self: self.azureDisk, old: old?.azureDisk });
  checkField(findings, checkScaleIOPersistentVolumeSource, { name: "scaleIO", self: self.scaleIO, old: old?.scaleIO });
  checkField(findings, checkLocalVolumeSource, { name: "local", self: self.local, old: old?.local });
  checkField(findings, checkStorageOSPersistentVolumeSource, {
    name: "storageos",
    self: self.storageos,
    old: old?.storageos,
  });
  checkField(findings, checkCSIPersistentVolumeSource, { name: "csi", self: self.csi, old: old?.csi });
  checkField(findings, checkVolumeNodeAffinity, {
    name: "nodeAffinity",
    self: self.nodeAffinity,
    old: old?.nodeAffinity,
  });
};

export const checkVolumeNodeAffinity: RuleCheck<types.VolumeNodeAffinity> = (self, old, findings) => {
  checkField(findings, checkNodeSelector, { name: "required", self: self.required, old: old?.required });
};
