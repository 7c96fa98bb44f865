// Generated from core/v1/persistentVolume.yaml. Do not edit.
import type { AtMostOneOf } from "../../../runtime/schema/index.ts";
import type { ListMeta, ObjectMeta, Quantity, Time } from "../../meta/v1.ts";
import type {
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
} from "./persistentVolumeSource.ts";
import type { NodeSelector } from "./scheduling.ts";
import type { ObjectReference } from "./shared.ts";
import type {
  AWSElasticBlockStoreVolumeSource,
  AzureDiskVolumeSource,
  FCVolumeSource,
  FlockerVolumeSource,
  GCEPersistentDiskVolumeSource,
  PhotonPersistentDiskVolumeSource,
  PortworxVolumeSource,
  QuobyteVolumeSource,
  VsphereVirtualDiskVolumeSource,
} from "./storagePlugin.ts";
import type { HostPathVolumeSource, NFSVolumeSource } from "./volume.ts";

/** PersistentVolume is a piece of storage of the cluster, which claims can be bound to. */
export interface PersistentVolume {
  apiVersion?: "v1";
  kind?: "PersistentVolume";
  metadata?: ObjectMeta;
  /** What the storage is and who may use it. */
  spec?: PersistentVolumeSpec;
  /** Where the volume is in its life. */
  status?: PersistentVolumeStatus;
}

/** A list of persistentvolumes. */
export interface PersistentVolumeList {
  apiVersion: "v1";
  kind: "PersistentVolumeList";
  metadata: ListMeta;
  items: PersistentVolume[];
}

/**
 * What a volume is and who may use it; exactly one source must be set. It has at most one of gcePersistentDisk,
 * awsElasticBlockStore, hostPath, glusterfs, nfs, rbd, iscsi, cinder, cephfs, fc, flocker, flexVolume, azureFile,
 * vsphereVolume, quobyte, azureDisk, photonPersistentDisk, portworxVolume, scaleIO, local, storageos, csi.
 */
export type PersistentVolumeSpec = AtMostOneOf<PersistentVolumeSpecFields, "gcePersistentDisk" | "awsElasticBlockStore" | "hostPath" | "glusterfs" | "nfs" | "rbd" | "iscsi" | "cinder" | "cephfs" | "fc" | "flocker" | "flexVolume" | "azureFile" | "vsphereVolume" | "quobyte" | "azureDisk" | "photonPersistentDisk" | "portworxVolume" | "scaleIO" | "local" | "storageos" | "csi">;

/** All fields of PersistentVolumeSpec, of which it has some. */
export interface PersistentVolumeSpecFields {
  /** Amounts the volume has; storage is the only one. */
  capacity?: Record<string, Quantity>;
  /** A disk of Google's cloud; retired. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of Amazon's cloud; retired. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /** A folder of the node; for tests on a single node only. */
  hostPath?: HostPathVolumeSource;
  /** A Glusterfs volume; retired. */
  glusterfs?: GlusterfsPersistentVolumeSource;
  /** A folder that an NFS server exports. */
  nfs?: NFSVolumeSource;
  /** A Ceph block device; retired. */
  rbd?: RBDPersistentVolumeSource;
  /** A disk that is attached over iSCSI. */
  iscsi?: ISCSIPersistentVolumeSource;
  /** A Cinder volume; retired. */
  cinder?: CinderPersistentVolumeSource;
  /** A CephFS mount; retired. */
  cephfs?: CephFSPersistentVolumeSource;
  /** A disk that is attached over Fibre Channel. */
  fc?: FCVolumeSource;
  /** A Flocker volume; retired. */
  flocker?: FlockerVolumeSource;
  /** A volume of an exec-based plugin; deprecated in favour of csi. */
  flexVolume?: FlexPersistentVolumeSource;
  /** A share of Azure's file service; retired. */
  azureFile?: AzureFilePersistentVolumeSource;
  /** A vSphere disk; retired. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte mount; retired. */
  quobyte?: QuobyteVolumeSource;
  /** A disk of Azure; retired. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller; retired. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** A Portworx volume; retired. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume; retired. */
  scaleIO?: ScaleIOPersistentVolumeSource;
  /** A disk or folder that is attached to one node. */
  local?: LocalVolumeSource;
  /** A StorageOS volume; retired. */
  storageos?: StorageOSPersistentVolumeSource;
  /** A volume of a storage driver. */
  csi?: CSIPersistentVolumeSource;
  /** Ways in which the volume may be mounted. */
  accessModes?: ("ReadWriteOnce" | "ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOncePod")[];
  /** Claim that the volume is bound to, or kept for. */
  claimRef?: ObjectReference;
  /** What happens to the volume when its claim goes: Retain, Delete or Recycle. */
  persistentVolumeReclaimPolicy?: "Recycle" | "Delete" | "Retain" | (string & {});
  /** Class of storage the volume belongs to; empty for none. */
  storageClassName?: string;
  /** Options of mount, which are not checked. */
  mountOptions?: string[];
  /** Filesystem, or Block for a raw device. */
  volumeMode?: "Block" | "Filesystem" | (string & {});
  /** Nodes from which the volume can be reached. */
  nodeAffinity?: VolumeNodeAffinity;
  /** Class of attributes that the volume has. Behind the gate VolumeAttributesClass. */
  volumeAttributesClassName?: string;
}

/** Nodes from which a volume can be reached. */
export interface VolumeNodeAffinity {
  /** Terms of which a node must meet at least one. */
  required?: NodeSelector;
}

/** Where a volume is in its life. */
export interface PersistentVolumeStatus {
  /** Pending, Available, Bound, Released when its claim is gone, or Failed. Default: "Pending". */
  phase?: "Pending" | "Available" | "Bound" | "Released" | "Failed" | (string & {});
  /** Why, in words. */
  message?: string;
  /** Why, in one word. */
  reason?: string;
  /** When phase changed last. */
  lastPhaseTransitionTime?: Time;
}
