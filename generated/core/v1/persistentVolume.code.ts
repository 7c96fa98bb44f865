// Generated from core/v1/persistentVolume.yaml. Do not edit.
import {
  accessModes as printAccessModes,
  capacity as printCapacity,
  claim as printClaim,
  status as printStatus,
  storageClass as printStorageClass,
} from "../../../runtime/kinds/core/persistentVolume/columns.ts";
import { persistentVolume as fillPersistentVolume } from "../../../runtime/kinds/core/persistentVolume/defaults.ts";
import { strategy } from "../../../runtime/kinds/core/persistentVolume/strategy.ts";
import { volumeSpec as fillVolumeSpec } from "../../../runtime/kinds/rules/resourceListDefaults.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkPersistentVolume } from "./persistentVolume.rules.ts";
import type * as types from "./persistentVolume.ts";
import { validatePersistentVolumeSpec } from "./persistentVolume.validator.ts";
import {
  AzureFilePersistentVolumeSource,
  CSIPersistentVolumeSource,
  CephFSPersistentVolumeSource,
  CinderPersistentVolumeSource,
  FlexPersistentVolumeSource,
  GlusterfsPersistentVolumeSource,
  ISCSIPersistentVolumeSource,
  LocalVolumeSource,
  RBDPersistentVolumeSource,
  ScaleIOPersistentVolumeSource,
  StorageOSPersistentVolumeSource,
  defaultAzureFilePersistentVolumeSource,
  defaultCSIPersistentVolumeSource,
  defaultCephFSPersistentVolumeSource,
  defaultCinderPersistentVolumeSource,
  defaultFlexPersistentVolumeSource,
  defaultGlusterfsPersistentVolumeSource,
  defaultISCSIPersistentVolumeSource,
  defaultLocalVolumeSource,
  defaultRBDPersistentVolumeSource,
  defaultScaleIOPersistentVolumeSource,
} from "./persistentVolumeSource.code.ts";
import { NodeSelector, defaultNodeSelector } from "./scheduling.code.ts";
import { ObjectReference } from "./shared.code.ts";
import {
  AWSElasticBlockStoreVolumeSource,
  AzureDiskVolumeSource,
  FCVolumeSource,
  FlockerVolumeSource,
  GCEPersistentDiskVolumeSource,
  PhotonPersistentDiskVolumeSource,
  PortworxVolumeSource,
  QuobyteVolumeSource,
  VsphereVirtualDiskVolumeSource,
  defaultAWSElasticBlockStoreVolumeSource,
  defaultAzureDiskVolumeSource,
  defaultGCEPersistentDiskVolumeSource,
  defaultPhotonPersistentDiskVolumeSource,
  defaultPortworxVolumeSource,
  defaultQuobyteVolumeSource,
  defaultVsphereVirtualDiskVolumeSource,
} from "./storagePlugin.code.ts";
import {
  HostPathVolumeSource,
  NFSVolumeSource,
  defaultHostPathVolumeSource,
  defaultNFSVolumeSource,
} from "./volume.code.ts";

/** Fields of PersistentVolume in wire order. */
export const PersistentVolume: Structure = structure("PersistentVolume", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PersistentVolumeSpec }, { presence: "always" }),
  field("status", 3, { structure: () => PersistentVolumeStatus }, { presence: "always" }),
], { typeMeta: { kind: "PersistentVolume", apiVersion: "v1" }, causes: ["spec", "status"] });

/** Fields of PersistentVolumeSpec in wire order. */
export const PersistentVolumeSpec: Structure = structure("PersistentVolumeSpec", () => [
  field("capacity", 1, { map: "quantity" }),
  field("gcePersistentDisk", 1, { structure: () => GCEPersistentDiskVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
    errorName: "persistentDisk",
  }),
  field("awsElasticBlockStore", 2, { structure: () => AWSElasticBlockStoreVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
  }),
  field("hostPath", 3, { structure: () => HostPathVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("glusterfs", 4, { structure: () => GlusterfsPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("nfs", 5, { structure: () => NFSVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("rbd", 6, { structure: () => RBDPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("iscsi", 7, { structure: () => ISCSIPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("cinder", 8, { structure: () => CinderPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("cephfs", 9, { structure: () => CephFSPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("fc", 10, { structure: () => FCVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("flocker", 11, { structure: () => FlockerVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("flexVolume", 12, { structure: () => FlexPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("azureFile", 13, { structure: () => AzureFilePersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("vsphereVolume", 14, { structure: () => VsphereVirtualDiskVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
  }),
  field("quobyte", 15, { structure: () => QuobyteVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("azureDisk", 16, { structure: () => AzureDiskVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("photonPersistentDisk", 17, { structure: () => PhotonPersistentDiskVolumeSource }, {
    presence: "pointer",
    inlinePath: [2],
  }),
  field("portworxVolume", 18, { structure: () => PortworxVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("scaleIO", 19, { structure: () => ScaleIOPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("local", 20, { structure: () => LocalVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("storageos", 21, { structure: () => StorageOSPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("csi", 22, { structure: () => CSIPersistentVolumeSource }, { presence: "pointer", inlinePath: [2] }),
  field("accessModes", 3, { list: "string" }, { listType: "atomic", errors: "unindexed" }),
  field("claimRef", 4, { structure: () => ObjectReference }, { presence: "pointer", mapType: "granular" }),
  field("persistentVolumeReclaimPolicy", 5, "string"),
  field("storageClassName", 6, "string"),
  field("mountOptions", 7, { list: "string" }, { listType: "atomic" }),
  field("volumeMode", 8, "string", { presence: "pointer" }),
  field("nodeAffinity", 9, { structure: () => VolumeNodeAffinity }, { presence: "pointer" }),
  field("volumeAttributesClassName", 10, "string", { presence: "pointer", gate: "VolumeAttributesClass" }),
], { causes: ["accessModes", "capacity", "persistentVolumeReclaimPolicy", "nodeAffinity", "hostPath", "gcePersistentDisk", "awsElasticBlockStore", "glusterfs", "flocker", "nfs", "rbd", "quobyte", "cephfs", "iscsi", "fc", "cinder", "azureFile", "vsphereVolume", "photonPersistentDisk", "portworxVolume", "azureDisk", "scaleIO", "local", "storageos", "csi", "flexVolume", "storageClassName", "volumeMode", "volumeAttributesClassName", "csi: Required value: has to be specified"], validate: validatePersistentVolumeSpec });

/** Fields of VolumeNodeAffinity in wire order. */
export const VolumeNodeAffinity: Structure = structure("VolumeNodeAffinity", () => [
  field("required", 1, { structure: () => NodeSelector }, { presence: "pointer", mapType: "atomic" }),
]);

/** Fields of PersistentVolumeStatus in wire order. */
export const PersistentVolumeStatus: Structure = structure("PersistentVolumeStatus", () => [
  field("phase", 1, "string"),
  field("message", 2, "string"),
  field("reason", 3, "string"),
  field("lastPhaseTransitionTime", 4, "time", { presence: "pointer" }),
]);

/** What requests for persistentvolumes need. */
export const code: KindCode<types.PersistentVolume> = {
  structure: PersistentVolume,
  setDefaults: defaultPersistentVolume,
  validate: (object, old) => checkRules(check(PersistentVolume, object), checkPersistentVolume, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printCapacity,
    printAccessModes,
    (object) => cell(object.spec?.persistentVolumeReclaimPolicy, ""),
    printStatus,
    printClaim,
    printStorageClass,
    (object) => cell(object.spec?.volumeAttributesClassName, "<unset>"),
    (object) => cell(object.status?.reason, ""),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    (object) => cell(object.spec?.volumeMode, "<unset>"),
  ]),
  strategy,
};

export function defaultPersistentVolume(o: types.PersistentVolume): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.PersistentVolume["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultPersistentVolumeSpec(o.spec);
  defaultPersistentVolumeStatus(o.status);
  fillPersistentVolume(o);
}

export function defaultPersistentVolumeSpec(o: types.PersistentVolumeSpec): void {
  if (o.gcePersistentDisk) defaultGCEPersistentDiskVolumeSource(o.gcePersistentDisk);
  if (o.awsElasticBlockStore) defaultAWSElasticBlockStoreVolumeSource(o.awsElasticBlockStore);
  if (o.hostPath) defaultHostPathVolumeSource(o.hostPath);
  if (o.glusterfs) defaultGlusterfsPersistentVolumeSource(o.glusterfs);
  if (o.nfs) defaultNFSVolumeSource(o.nfs);
  if (o.rbd) defaultRBDPersistentVolumeSource(o.rbd);
  if (o.iscsi) defaultISCSIPersistentVolumeSource(o.iscsi);
  if (o.cinder) defaultCinderPersistentVolumeSource(o.cinder);
  if (o.cephfs) defaultCephFSPersistentVolumeSource(o.cephfs);
  if (o.flexVolume) defaultFlexPersistentVolumeSource(o.flexVolume);
  if (o.azureFile) defaultAzureFilePersistentVolumeSource(o.azureFile);
  if (o.vsphereVolume) defaultVsphereVirtualDiskVolumeSource(o.vsphereVolume);
  if (o.quobyte) defaultQuobyteVolumeSource(o.quobyte);
  if (o.azureDisk) defaultAzureDiskVolumeSource(o.azureDisk);
  if (o.photonPersistentDisk) defaultPhotonPersistentDiskVolumeSource(o.photonPersistentDisk);
  if (o.portworxVolume) defaultPortworxVolumeSource(o.portworxVolume);
  if (o.scaleIO) defaultScaleIOPersistentVolumeSource(o.scaleIO);
  if (o.local) defaultLocalVolumeSource(o.local);
  if (o.csi) defaultCSIPersistentVolumeSource(o.csi);
  if (o.nodeAffinity) defaultVolumeNodeAffinity(o.nodeAffinity);
  fillVolumeSpec(o);
}

export function defaultVolumeNodeAffinity(o: types.VolumeNodeAffinity): void {
  if (o.required) defaultNodeSelector(o.required);
}

export function defaultPersistentVolumeStatus(o: types.PersistentVolumeStatus): void {
  o.phase ??= "Pending";
}
