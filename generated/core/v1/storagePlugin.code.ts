// Generated from core/v1/storagePlugin.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { LocalObjectReference } from "./shared.code.ts";
import type * as types from "./storagePlugin.ts";
import {
  validateAWSElasticBlockStoreVolumeSource,
  validateAzureDiskVolumeSource,
  validateAzureFileVolumeSource,
  validateCephFSVolumeSource,
  validateCinderVolumeSource,
  validateFlexVolumeSource,
  validateGCEPersistentDiskVolumeSource,
  validateGlusterfsVolumeSource,
  validateISCSIVolumeSource,
  validatePhotonPersistentDiskVolumeSource,
  validatePortworxVolumeSource,
  validateQuobyteVolumeSource,
  validateRBDVolumeSource,
  validateScaleIOVolumeSource,
  validateVsphereVirtualDiskVolumeSource,
} from "./storagePlugin.validator.ts";

/** Fields of GCEPersistentDiskVolumeSource in wire order. */
export const GCEPersistentDiskVolumeSource: Structure = structure("GCEPersistentDiskVolumeSource", () => [
  field("pdName", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
  field("partition", 3, "int32"),
  field("readOnly", 4, "boolean"),
], { validate: validateGCEPersistentDiskVolumeSource });

/** Fields of AWSElasticBlockStoreVolumeSource in wire order. */
export const AWSElasticBlockStoreVolumeSource: Structure = structure("AWSElasticBlockStoreVolumeSource", () => [
  field("volumeID", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
  field("partition", 3, "int32"),
  field("readOnly", 4, "boolean"),
], { validate: validateAWSElasticBlockStoreVolumeSource });

/** Fields of ISCSIVolumeSource in wire order. */
export const ISCSIVolumeSource: Structure = structure("ISCSIVolumeSource", () => [
  field("targetPortal", 1, "string", { presence: "always" }),
  field("iqn", 2, "string", { presence: "always" }),
  field("lun", 3, "int32", { presence: "always" }),
  field("iscsiInterface", 4, "string"),
  field("fsType", 5, "string"),
  field("readOnly", 6, "boolean"),
  field("portals", 7, { list: "string" }, { listType: "atomic" }),
  field("chapAuthDiscovery", 8, "boolean"),
  field("chapAuthSession", 11, "boolean"),
  field("secretRef", 10, { structure: () => LocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("initiatorName", 12, "string", { presence: "pointer" }),
], { validate: validateISCSIVolumeSource });

/** Fields of GlusterfsVolumeSource in wire order. */
export const GlusterfsVolumeSource: Structure = structure("GlusterfsVolumeSource", () => [
  field("endpoints", 1, "string", { presence: "always" }),
  field("path", 2, "string", { presence: "always" }),
  field("readOnly", 3, "boolean"),
], { validate: validateGlusterfsVolumeSource });

/** Fields of RBDVolumeSource in wire order. */
export const RBDVolumeSource: Structure = structure("RBDVolumeSource", () => [
  field("monitors", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("image", 2, "string", { presence: "always" }),
  field("fsType", 3, "string"),
  field("pool", 4, "string"),
  field("user", 5, "string"),
  field("keyring", 6, "string"),
  field("secretRef", 7, { structure: () => LocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("readOnly", 8, "boolean"),
], { validate: validateRBDVolumeSource });

/** Fields of FlexVolumeSource in wire order. */
export const FlexVolumeSource: Structure = structure("FlexVolumeSource", () => [
  field("driver", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
  field("secretRef", 3, { structure: () => LocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("readOnly", 4, "boolean"),
  field("options", 5, { map: "string" }),
], { validate: validateFlexVolumeSource });

/** Fields of CinderVolumeSource in wire order. */
export const CinderVolumeSource: Structure = structure("CinderVolumeSource", () => [
  field("volumeID", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
  field("readOnly", 3, "boolean"),
  field("secretRef", 4, { structure: () => LocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
], { validate: validateCinderVolumeSource });

/** Fields of CephFSVolumeSource in wire order. */
export const CephFSVolumeSource: Structure = structure("CephFSVolumeSource", () => [
  field("monitors", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("path", 2, "string"),
  field("user", 3, "string"),
  field("secretFile", 4, "string"),
  field("secretRef", 5, { structure: () => LocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("readOnly", 6, "boolean"),
], { validate: validateCephFSVolumeSource });

/** Fields of FlockerVolumeSource in wire order. */
export const FlockerVolumeSource: Structure = structure("FlockerVolumeSource", () => [
  field("datasetName", 1, "string"),
  field("datasetUUID", 2, "string"),
]);

/** Fields of FCVolumeSource in wire order. */
export const FCVolumeSource: Structure = structure("FCVolumeSource", () => [
  field("targetWWNs", 1, { list: "string" }, { listType: "atomic" }),
  field("lun", 2, "int32", { presence: "pointer" }),
  field("fsType", 3, "string"),
  field("readOnly", 4, "boolean"),
  field("wwids", 5, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of AzureFileVolumeSource in wire order. */
export const AzureFileVolumeSource: Structure = structure("AzureFileVolumeSource", () => [
  field("secretName", 1, "string", { presence: "always" }),
  field("shareName", 2, "string", { presence: "always" }),
  field("readOnly", 3, "boolean"),
], { validate: validateAzureFileVolumeSource });

/** Fields of VsphereVirtualDiskVolumeSource in wire order. */
export const VsphereVirtualDiskVolumeSource: Structure = structure("VsphereVirtualDiskVolumeSource", () => [
  field("volumePath", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
  field("storagePolicyName", 3, "string"),
  field("storagePolicyID", 4, "string"),
], { validate: validateVsphereVirtualDiskVolumeSource });

/** Fields of QuobyteVolumeSource in wire order. */
export const QuobyteVolumeSource: Structure = structure("QuobyteVolumeSource", () => [
  field("registry", 1, "string", {
    presence: "always",
    requiredDetail: "must be a host:port pair or multiple pairs separated by commas",
  }),
  field("volume", 2, "string", { presence: "always" }),
  field("readOnly", 3, "boolean"),
  field("user", 4, "string"),
  field("group", 5, "string"),
  field("tenant", 6, "string"),
], { validate: validateQuobyteVolumeSource });

/** Fields of AzureDiskVolumeSource in wire order. */
export const AzureDiskVolumeSource: Structure = structure("AzureDiskVolumeSource", () => [
  field("diskName", 1, "string", { presence: "always" }),
  field("diskURI", 2, "string", { presence: "always" }),
  field("cachingMode", 3, "string", { presence: "pointer" }),
  field("fsType", 4, "string", { presence: "pointer" }),
  field("readOnly", 5, "boolean", { presence: "pointer" }),
  field("kind", 6, "string", { presence: "pointer" }),
], { validate: validateAzureDiskVolumeSource });

/** Fields of PhotonPersistentDiskVolumeSource in wire order. */
export const PhotonPersistentDiskVolumeSource: Structure = structure("PhotonPersistentDiskVolumeSource", () => [
  field("pdID", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
], { validate: validatePhotonPersistentDiskVolumeSource });

/** Fields of PortworxVolumeSource in wire order. */
export const PortworxVolumeSource: Structure = structure("PortworxVolumeSource", () => [
  field("volumeID", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
  field("readOnly", 3, "boolean"),
], { validate: validatePortworxVolumeSource });

/** Fields of ScaleIOVolumeSource in wire order. */
export const ScaleIOVolumeSource: Structure = structure("ScaleIOVolumeSource", () => [
  field("gateway", 1, "string", { presence: "always" }),
  field("system", 2, "string", { presence: "always" }),
  field("secretRef", 3, { structure: () => LocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("sslEnabled", 4, "boolean"),
  field("protectionDomain", 5, "string"),
  field("storagePool", 6, "string"),
  field("storageMode", 7, "string"),
  field("volumeName", 8, "string"),
  field("fsType", 9, "string"),
  field("readOnly", 10, "boolean"),
], { validate: validateScaleIOVolumeSource });

/** Fields of StorageOSVolumeSource in wire order. */
export const StorageOSVolumeSource: Structure = structure("StorageOSVolumeSource", () => [
  field("volumeName", 1, "string"),
  field("volumeNamespace", 2, "string"),
  field("fsType", 3, "string"),
  field("readOnly", 4, "boolean"),
  field("secretRef", 5, { structure: () => LocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
]);

export function defaultGCEPersistentDiskVolumeSource(o: types.GCEPersistentDiskVolumeSource): void {
  o.pdName ??= "";
}

export function defaultAWSElasticBlockStoreVolumeSource(o: types.AWSElasticBlockStoreVolumeSource): void {
  o.volumeID ??= "";
}

export function defaultISCSIVolumeSource(o: types.ISCSIVolumeSource): void {
  o.targetPortal ??= "";
  o.iqn ??= "";
  o.lun ??= 0;
  o.iscsiInterface ??= "default";
}

export function defaultGlusterfsVolumeSource(o: types.GlusterfsVolumeSource): void {
  o.endpoints ??= "";
  o.path ??= "";
}

export function defaultRBDVolumeSource(o: types.RBDVolumeSource): void {
  o.monitors ??= null;
  o.image ??= "";
  o.pool ??= "rbd";
  o.user ??= "admin";
  o.keyring ??= "/etc/ceph/keyring";
}

export function defaultFlexVolumeSource(o: types.FlexVolumeSource): void {
  o.driver ??= "";
}

export function defaultCinderVolumeSource(o: types.CinderVolumeSource): void {
  o.volumeID ??= "";
}

export function defaultCephFSVolumeSource(o: types.CephFSVolumeSource): void {
  o.monitors ??= null;
}

export function defaultAzureFileVolumeSource(o: types.AzureFileVolumeSource): void {
  o.secretName ??= "";
  o.shareName ??= "";
}

export function defaultVsphereVirtualDiskVolumeSource(o: types.VsphereVirtualDiskVolumeSource): void {
  o.volumePath ??= "";
}

export function defaultQuobyteVolumeSource(o: types.QuobyteVolumeSource): void {
  o.registry ??= "";
  o.volume ??= "";
}

export function defaultAzureDiskVolumeSource(o: types.AzureDiskVolumeSource): void {
  o.diskName ??= "";
  o.diskURI ??= "";
  o.cachingMode ??= "ReadWrite";
  o.fsType ??= "ext4";
  o.readOnly ??= false;
  o.kind ??= "Shared";
}

export function defaultPhotonPersistentDiskVolumeSource(o: types.PhotonPersistentDiskVolumeSource): void {
  o.pdID ??= "";
}

export function defaultPortworxVolumeSource(o: types.PortworxVolumeSource): void {
  o.volumeID ??= "";
}

export function defaultScaleIOVolumeSource(o: types.ScaleIOVolumeSource): void {
  o.gateway ??= "";
  o.system ??= "";
  o.storageMode ??= "ThinProvisioned";
  o.fsType ??= "xfs";
}
