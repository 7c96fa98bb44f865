// Generated from core/v1/volume.yaml. Do not edit.
import { volume as fillVolume } from "../../../runtime/kinds/core/pod/defaults.ts";
import { imageSource as fillImageSource } from "../../../runtime/kinds/core/volume/defaults.ts";
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { PersistentVolumeClaimTemplate, defaultPersistentVolumeClaimTemplate } from "./persistentVolumeClaim.code.ts";
import { ProjectedVolumeSource, defaultProjectedVolumeSource } from "./projectedVolume.code.ts";
import {
  KeyToPath,
  LocalObjectReference,
  ObjectFieldSelector,
  ResourceFieldSelector,
  defaultKeyToPath,
  defaultObjectFieldSelector,
  defaultResourceFieldSelector,
} from "./shared.code.ts";
import {
  AWSElasticBlockStoreVolumeSource,
  AzureDiskVolumeSource,
  AzureFileVolumeSource,
  CephFSVolumeSource,
  CinderVolumeSource,
  FCVolumeSource,
  FlexVolumeSource,
  FlockerVolumeSource,
  GCEPersistentDiskVolumeSource,
  GlusterfsVolumeSource,
  ISCSIVolumeSource,
  PhotonPersistentDiskVolumeSource,
  PortworxVolumeSource,
  QuobyteVolumeSource,
  RBDVolumeSource,
  ScaleIOVolumeSource,
  StorageOSVolumeSource,
  VsphereVirtualDiskVolumeSource,
  defaultAWSElasticBlockStoreVolumeSource,
  defaultAzureDiskVolumeSource,
  defaultAzureFileVolumeSource,
  defaultCephFSVolumeSource,
  defaultCinderVolumeSource,
  defaultFlexVolumeSource,
  defaultGCEPersistentDiskVolumeSource,
  defaultGlusterfsVolumeSource,
  defaultISCSIVolumeSource,
  defaultPhotonPersistentDiskVolumeSource,
  defaultPortworxVolumeSource,
  defaultQuobyteVolumeSource,
  defaultRBDVolumeSource,
  defaultScaleIOVolumeSource,
  defaultVsphereVirtualDiskVolumeSource,
} from "./storagePlugin.code.ts";
import type * as types from "./volume.ts";
import {
  validateDownwardAPIVolumeFile,
  validateGitRepoVolumeSource,
  validateHostPathVolumeSource,
  validateImageVolumeSource,
  validatePersistentVolumeClaimVolumeSource,
  validateVolume,
} from "./volume.validator.ts";

/** Fields of Volume in wire order. */
export const Volume: Structure = structure("Volume", () => [
  field("name", 1, "string", { presence: "always" }),
  field("hostPath", 1, { structure: () => HostPathVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("emptyDir", 2, { structure: () => EmptyDirVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("gcePersistentDisk", 3, { structure: () => GCEPersistentDiskVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
    errorName: "persistentDisk",
  }),
  field("awsElasticBlockStore", 4, { structure: () => AWSElasticBlockStoreVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
  }),
  field("gitRepo", 5, { structure: () => GitRepoVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("secret", 6, { structure: () => SecretVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("nfs", 7, { structure: () => NFSVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("iscsi", 8, { structure: () => ISCSIVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("glusterfs", 9, { structure: () => GlusterfsVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("persistentVolumeClaim", 10, { structure: () => PersistentVolumeClaimVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
  }),
  field("rbd", 11, { structure: () => RBDVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("flexVolume", 12, { structure: () => FlexVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("cinder", 13, { structure: () => CinderVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("cephfs", 14, { structure: () => CephFSVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("flocker", 15, { structure: () => FlockerVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("downwardAPI", 16, { structure: () => DownwardAPIVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("fc", 17, { structure: () => FCVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("azureFile", 18, { structure: () => AzureFileVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("configMap", 19, { structure: () => ConfigMapVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("vsphereVolume", 20, { structure: () => VsphereVirtualDiskVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
  }),
  field("quobyte", 21, { structure: () => QuobyteVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("azureDisk", 22, { structure: () => AzureDiskVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("photonPersistentDisk", 23, { structure: () => PhotonPersistentDiskVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
  }),
  field("projected", 26, { structure: () => ProjectedVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("portworxVolume", 24, { structure: () => PortworxVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("scaleIO", 25, { structure: () => ScaleIOVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("storageos", 27, { structure: () => StorageOSVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("csi", 28, { structure: () => CSIVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("ephemeral", 29, { structure: () => EphemeralVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("image", 30, { structure: () => ImageVolumeSource }, { presence: "pointer", inlinePath: [2] }),
], { validate: validateVolume });

/** Fields of HostPathVolumeSource in wire order. */
export const HostPathVolumeSource: Structure = structure("HostPathVolumeSource", () => [
  field("path", 1, "string", { presence: "always" }),
  field("type", 2, "string", { presence: "pointer" }),
], { validate: validateHostPathVolumeSource });

/** Fields of EmptyDirVolumeSource in wire order. */
export const EmptyDirVolumeSource: Structure = structure("EmptyDirVolumeSource", () => [
  field("medium", 1, "string"),
  field("sizeLimit", 2, "quantity", { presence: "pointer" }),
]);

/** Fields of GitRepoVolumeSource in wire order. */
export const GitRepoVolumeSource: Structure = structure("GitRepoVolumeSource", () => [
  field("repository", 1, "string", { presence: "always" }),
  field("revision", 2, "string"),
  field("directory", 3, "string"),
], { validate: validateGitRepoVolumeSource });

/** Fields of SecretVolumeSource in wire order. */
export const SecretVolumeSource: Structure = structure("SecretVolumeSource", () => [
  field("secretName", 1, "string"),
  field("items", 2, { list: { structure: () => KeyToPath } }, { listType: "atomic" }),
  field("defaultMode", 3, "int32", { presence: "pointer" }),
  field("optional", 4, "boolean", { presence: "pointer" }),
]);

/** Fields of NFSVolumeSource in wire order. */
export const NFSVolumeSource: Structure = structure("NFSVolumeSource", () => [
  field("server", 1, "string", { presence: "always" }),
  field("path", 2, "string", { presence: "always" }),
  field("readOnly", 3, "boolean"),
]);

/** Fields of PersistentVolumeClaimVolumeSource in wire order. */
export const PersistentVolumeClaimVolumeSource: Structure = structure("PersistentVolumeClaimVolumeSource", () => [
  field("claimName", 1, "string", { presence: "always" }),
  field("readOnly", 2, "boolean"),
], { validate: validatePersistentVolumeClaimVolumeSource });

/** Fields of DownwardAPIVolumeSource in wire order. */
export const DownwardAPIVolumeSource: Structure = structure("DownwardAPIVolumeSource", () => [
  field("items", 1, { list: { structure: () => DownwardAPIVolumeFile } }, { listType: "atomic", errors: "leftOut" }),
  field("defaultMode", 2, "int32", { presence: "pointer" }),
]);

/** Fields of DownwardAPIVolumeFile in wire order. */
export const DownwardAPIVolumeFile: Structure = structure("DownwardAPIVolumeFile", () => [
  field("path", 1, "string", { presence: "always" }),
  field("fieldRef", 2, { structure: () => ObjectFieldSelector }, { presence: "pointer", mapType: "atomic" }),
  field("resourceFieldRef", 3, { structure: () => ResourceFieldSelector }, { presence: "pointer", mapType: "atomic" }),
  field("mode", 4, "int32", { presence: "pointer" }),
], { validate: validateDownwardAPIVolumeFile });

/** Fields of ConfigMapVolumeSource in wire order. */
export const ConfigMapVolumeSource: Structure = structure("ConfigMapVolumeSource", () => [
  field("name", 1, "string", { inlinePath: [1] }),
  field("items", 2, { list: { structure: () => KeyToPath } }, { listType: "atomic" }),
  field("defaultMode", 3, "int32", { presence: "pointer" }),
  field("optional", 4, "boolean", { presence: "pointer" }),
]);

/** Fields of CSIVolumeSource in wire order. */
export const CSIVolumeSource: Structure = structure("CSIVolumeSource", () => [
  field("driver", 1, "string", { presence: "always" }),
  field("readOnly", 2, "boolean", { presence: "pointer" }),
  field("fsType", 3, "string", { presence: "pointer" }),
  field("volumeAttributes", 4, { map: "string" }),
  field("nodePublishSecretRef", 5, { structure: () => LocalObjectReference }, {
    presence: "pointer",
    mapType: "atomic",
  }),
]);

/** Fields of EphemeralVolumeSource in wire order. */
export const EphemeralVolumeSource: Structure = structure("EphemeralVolumeSource", () => [
  field("volumeClaimTemplate", 1, { structure: () => PersistentVolumeClaimTemplate }, { presence: "pointer" }),
]);

/** Fields of ImageVolumeSource in wire order. */
export const ImageVolumeSource: Structure = structure("ImageVolumeSource", () => [
  field("reference", 1, "string"),
  field("pullPolicy", 2, "string"),
], { validate: validateImageVolumeSource });

export function defaultVolume(o: types.Volume): void {
  o.name ??= "";
  if (o.hostPath) defaultHostPathVolumeSource(o.hostPath);
  if (o.gcePersistentDisk) defaultGCEPersistentDiskVolumeSource(o.gcePersistentDisk);
  if (o.awsElasticBlockStore) defaultAWSElasticBlockStoreVolumeSource(o.awsElasticBlockStore);
  if (o.gitRepo) defaultGitRepoVolumeSource(o.gitRepo);
  if (o.secret) defaultSecretVolumeSource(o.secret);
  if (o.nfs) defaultNFSVolumeSource(o.nfs);
  if (o.iscsi) defaultISCSIVolumeSource(o.iscsi);
  if (o.glusterfs) defaultGlusterfsVolumeSource(o.glusterfs);
  if (o.persistentVolumeClaim) defaultPersistentVolumeClaimVolumeSource(o.persistentVolumeClaim);
  if (o.rbd) defaultRBDVolumeSource(o.rbd);
  if (o.flexVolume) defaultFlexVolumeSource(o.flexVolume);
  if (o.cinder) defaultCinderVolumeSource(o.cinder);
  if (o.cephfs) defaultCephFSVolumeSource(o.cephfs);
  if (o.downwardAPI) defaultDownwardAPIVolumeSource(o.downwardAPI);
  if (o.azureFile) defaultAzureFileVolumeSource(o.azureFile);
  if (o.configMap) defaultConfigMapVolumeSource(o.configMap);
  if (o.vsphereVolume) defaultVsphereVirtualDiskVolumeSource(o.vsphereVolume);
  if (o.quobyte) defaultQuobyteVolumeSource(o.quobyte);
  if (o.azureDisk) defaultAzureDiskVolumeSource(o.azureDisk);
  if (o.photonPersistentDisk) defaultPhotonPersistentDiskVolumeSource(o.photonPersistentDisk);
  if (o.projected) defaultProjectedVolumeSource(o.projected);
  if (o.portworxVolume) defaultPortworxVolumeSource(o.portworxVolume);
  if (o.scaleIO) defaultScaleIOVolumeSource(o.scaleIO);
  if (o.csi) defaultCSIVolumeSource(o.csi);
  if (o.ephemeral) defaultEphemeralVolumeSource(o.ephemeral);
  if (o.image) defaultImageVolumeSource(o.image);
  fillVolume(o);
}

export function defaultHostPathVolumeSource(o: types.HostPathVolumeSource): void {
  o.path ??= "";
  o.type ??= "";
}

export function defaultGitRepoVolumeSource(o: types.GitRepoVolumeSource): void {
  o.repository ??= "";
}

export function defaultSecretVolumeSource(o: types.SecretVolumeSource): void {
  o.defaultMode ??= 420;
  if (o.items) for (const each of o.items) defaultKeyToPath(each);
}

export function defaultNFSVolumeSource(o: types.NFSVolumeSource): void {
  o.server ??= "";
  o.path ??= "";
}

export function defaultPersistentVolumeClaimVolumeSource(o: types.PersistentVolumeClaimVolumeSource): void {
  o.claimName ??= "";
}

export function defaultDownwardAPIVolumeSource(o: types.DownwardAPIVolumeSource): void {
  o.defaultMode ??= 420;
  if (o.items) for (const each of o.items) defaultDownwardAPIVolumeFile(each);
}

export function defaultDownwardAPIVolumeFile(o: types.DownwardAPIVolumeFile): void {
  o.path ??= "";
  if (o.fieldRef) defaultObjectFieldSelector(o.fieldRef);
  if (o.resourceFieldRef) defaultResourceFieldSelector(o.resourceFieldRef);
}

export function defaultConfigMapVolumeSource(o: types.ConfigMapVolumeSource): void {
  o.defaultMode ??= 420;
  if (o.items) for (const each of o.items) defaultKeyToPath(each);
}

export function defaultCSIVolumeSource(o: types.CSIVolumeSource): void {
  o.driver ??= "";
}

export function defaultEphemeralVolumeSource(o: types.EphemeralVolumeSource): void {
  if (o.volumeClaimTemplate) defaultPersistentVolumeClaimTemplate(o.volumeClaimTemplate);
}

export function defaultImageVolumeSource(o: types.ImageVolumeSource): void {
  fillImageSource(o);
}
