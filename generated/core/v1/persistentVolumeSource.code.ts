// Generated from core/v1/persistentVolumeSource.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./persistentVolumeSource.ts";
import {
  validateAzureFilePersistentVolumeSource,
  validateCSIPersistentVolumeSource,
  validateCephFSPersistentVolumeSource,
  validateCinderPersistentVolumeSource,
  validateFlexPersistentVolumeSource,
  validateGlusterfsPersistentVolumeSource,
  validateISCSIPersistentVolumeSource,
  validateLocalVolumeSource,
  validateRBDPersistentVolumeSource,
  validateScaleIOPersistentVolumeSource,
} from "./persistentVolumeSource.validator.ts";
import { ObjectReference } from "./shared.code.ts";

/** Fields of GlusterfsPersistentVolumeSource in wire order. */
export const GlusterfsPersistentVolumeSource: Structure = structure("GlusterfsPersistentVolumeSource", () => [
  field("endpoints", 1, "string", { presence: "always" }),
  field("path", 2, "string", { presence: "always" }),
  field("readOnly", 3, "boolean"),
  field("endpointsNamespace", 4, "string", { presence: "pointer" }),
], { validate: validateGlusterfsPersistentVolumeSource });

/** Fields of RBDPersistentVolumeSource in wire order. */
export const RBDPersistentVolumeSource: Structure = structure("RBDPersistentVolumeSource", () => [
  field("monitors", 1, { list: "string" }, { presence: "always", listType: "atomic" }),
  field("image", 2, "string", { presence: "always" }),
  field("fsType", 3, "string"),
  field("pool", 4, "string"),
  field("user", 5, "string"),
  field("keyring", 6, "string"),
  field("secretRef", 7, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
  field("readOnly", 8, "boolean"),
], { validate: validateRBDPersistentVolumeSource });

/** Fields of SecretReference in wire order. */
export const SecretReference: Structure = structure("SecretReference", () => [
  field("name", 1, "string"),
  field("namespace", 2, "string"),
], { mapType: "atomic" });

/** Fields of ISCSIPersistentVolumeSource in wire order. */
export const ISCSIPersistentVolumeSource: Structure = structure("ISCSIPersistentVolumeSource", () => [
  field("targetPortal", 1, "string", { presence: "always" }),
  field("iqn", 2, "string", { presence: "always" }),
  field("lun", 3, "int32", { presence: "always" }),
  field("iscsiInterface", 4, "string"),
  field("fsType", 5, "string"),
  field("readOnly", 6, "boolean"),
  field("portals", 7, { list: "string" }, { listType: "atomic" }),
  field("chapAuthDiscovery", 8, "boolean"),
  field("chapAuthSession", 11, "boolean"),
  field("secretRef", 10, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
  field("initiatorName", 12, "string", { presence: "pointer" }),
], { validate: validateISCSIPersistentVolumeSource });

/** Fields of CinderPersistentVolumeSource in wire order. */
export const CinderPersistentVolumeSource: Structure = structure("CinderPersistentVolumeSource", () => [
  field("volumeID", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
  field("readOnly", 3, "boolean"),
  field("secretRef", 4, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
], { validate: validateCinderPersistentVolumeSource });

/** Fields of CephFSPersistentVolumeSource in wire order. */
export const CephFSPersistentVolumeSource: Structure = structure("CephFSPersistentVolumeSource", () => [
  field("monitors", 1, { list: "string" }, { presence: "always", listType: "atomic" }),
  field("path", 2, "string"),
  field("user", 3, "string"),
  field("secretFile", 4, "string"),
  field("secretRef", 5, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
  field("readOnly", 6, "boolean"),
], { validate: validateCephFSPersistentVolumeSource });

/** Fields of FlexPersistentVolumeSource in wire order. */
export const FlexPersistentVolumeSource: Structure = structure("FlexPersistentVolumeSource", () => [
  field("driver", 1, "string", { presence: "always" }),
  field("fsType", 2, "string"),
  field("secretRef", 3, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
  field("readOnly", 4, "boolean"),
  field("options", 5, { map: "string" }),
], { validate: validateFlexPersistentVolumeSource });

/** Fields of AzureFilePersistentVolumeSource in wire order. */
export const AzureFilePersistentVolumeSource: Structure = structure("AzureFilePersistentVolumeSource", () => [
  field("secretName", 1, "string", { presence: "always" }),
  field("shareName", 2, "string", { presence: "always" }),
  field("readOnly", 3, "boolean"),
  field("secretNamespace", 4, "string", { presence: "always", nullable: true }),
], { validate: validateAzureFilePersistentVolumeSource });

/** Fields of ScaleIOPersistentVolumeSource in wire order. */
export const ScaleIOPersistentVolumeSource: Structure = structure("ScaleIOPersistentVolumeSource", () => [
  field("gateway", 1, "string", { presence: "always" }),
  field("system", 2, "string", { presence: "always" }),
  field("secretRef", 3, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
  field("sslEnabled", 4, "boolean"),
  field("protectionDomain", 5, "string"),
  field("storagePool", 6, "string"),
  field("storageMode", 7, "string"),
  field("volumeName", 8, "string"),
  field("fsType", 9, "string"),
  field("readOnly", 10, "boolean"),
], { validate: validateScaleIOPersistentVolumeSource });

/** Fields of StorageOSPersistentVolumeSource in wire order. */
export const StorageOSPersistentVolumeSource: Structure = structure("StorageOSPersistentVolumeSource", () => [
  field("volumeName", 1, "string"),
  field("volumeNamespace", 2, "string"),
  field("fsType", 3, "string"),
  field("readOnly", 4, "boolean"),
  field("secretRef", 5, { structure: () => ObjectReference }, { presence: "pointer", mapType: "atomic" }),
]);

/** Fields of CSIPersistentVolumeSource in wire order. */
export const CSIPersistentVolumeSource: Structure = structure("CSIPersistentVolumeSource", () => [
  field("driver", 1, "string", { presence: "always" }),
  field("volumeHandle", 2, "string", { presence: "always" }),
  field("readOnly", 3, "boolean"),
  field("fsType", 4, "string"),
  field("volumeAttributes", 5, { map: "string" }),
  field("controllerPublishSecretRef", 6, { structure: () => SecretReference }, {
    presence: "pointer",
    mapType: "atomic",
  }),
  field("nodeStageSecretRef", 7, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
  field("nodePublishSecretRef", 8, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
  field("controllerExpandSecretRef", 9, { structure: () => SecretReference }, {
    presence: "pointer",
    mapType: "atomic",
  }),
  field("nodeExpandSecretRef", 10, { structure: () => SecretReference }, { presence: "pointer", mapType: "atomic" }),
], { validate: validateCSIPersistentVolumeSource });

/** Fields of LocalVolumeSource in wire order. */
export const LocalVolumeSource: Structure = structure("LocalVolumeSource", () => [
  field("path", 1, "string", { presence: "always" }),
  field("fsType", 2, "string", { presence: "pointer" }),
], { validate: validateLocalVolumeSource });

export function defaultGlusterfsPersistentVolumeSource(o: types.GlusterfsPersistentVolumeSource): void {
  o.endpoints ??= "";
  o.path ??= "";
}

export function defaultRBDPersistentVolumeSource(o: types.RBDPersistentVolumeSource): void {
  o.monitors ??= [];
  o.image ??= "";
  o.pool ??= "rbd";
  o.user ??= "admin";
  o.keyring ??= "/etc/ceph/keyring";
}

export function defaultISCSIPersistentVolumeSource(o: types.ISCSIPersistentVolumeSource): void {
  o.targetPortal ??= "";
  o.iqn ??= "";
  o.lun ??= 0;
  o.iscsiInterface ??= "default";
}

export function defaultCinderPersistentVolumeSource(o: types.CinderPersistentVolumeSource): void {
  o.volumeID ??= "";
}

export function defaultCephFSPersistentVolumeSource(o: types.CephFSPersistentVolumeSource): void {
  o.monitors ??= [];
}

export function defaultFlexPersistentVolumeSource(o: types.FlexPersistentVolumeSource): void {
  o.driver ??= "";
}

export function defaultAzureFilePersistentVolumeSource(o: types.AzureFilePersistentVolumeSource): void {
  o.secretName ??= "";
  o.shareName ??= "";
  o.secretNamespace ??= null;
}

export function defaultScaleIOPersistentVolumeSource(o: types.ScaleIOPersistentVolumeSource): void {
  o.gateway ??= "";
  o.system ??= "";
  o.storageMode ??= "ThinProvisioned";
  o.fsType ??= "xfs";
}

export function defaultCSIPersistentVolumeSource(o: types.CSIPersistentVolumeSource): void {
  o.driver ??= "";
  o.volumeHandle ??= "";
}

export function defaultLocalVolumeSource(o: types.LocalVolumeSource): void {
  o.path ??= "";
}
