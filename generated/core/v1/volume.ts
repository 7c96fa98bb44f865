// Generated from core/v1/volume.yaml. Do not edit.
import type { AtMostOneOf, OneOf } from "../../../runtime/schema/index.ts";
import type { Quantity } from "../../meta/v1.ts";
import type { PersistentVolumeClaimTemplate } from "./persistentVolumeClaim.ts";
import type { ProjectedVolumeSource } from "./projectedVolume.ts";
import type { KeyToPath, LocalObjectReference, ObjectFieldSelector, ResourceFieldSelector } from "./shared.ts";
import type {
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
} from "./storagePlugin.ts";
/**
 * Files that containers of a pod may mount; exactly one source must be set, and none means an empty folder. It has at
 * most one of hostPath, emptyDir, gcePersistentDisk, awsElasticBlockStore, gitRepo, secret, nfs, iscsi, glusterfs,
 * persistentVolumeClaim, rbd, flexVolume, cinder, cephfs, flocker, downwardAPI, fc, azureFile, configMap,
 * vsphereVolume, quobyte, azureDisk, photonPersistentDisk, projected, portworxVolume, scaleIO, storageos, csi,
 * ephemeral, image.
 */
export type Volume = AtMostOneOf<VolumeFields, "hostPath" | "emptyDir" | "gcePersistentDisk" | "awsElasticBlockStore" | "gitRepo" | "secret" | "nfs" | "iscsi" | "glusterfs" | "persistentVolumeClaim" | "rbd" | "flexVolume" | "cinder" | "cephfs" | "flocker" | "downwardAPI" | "fc" | "azureFile" | "configMap" | "vsphereVolume" | "quobyte" | "azureDisk" | "photonPersistentDisk" | "projected" | "portworxVolume" | "scaleIO" | "storageos" | "csi" | "ephemeral" | "image">;

/** All fields of Volume, of which it has some. */
export interface VolumeFields {
  /** Name by which mounts refer to it, unique in the pod. */
  name: string;
  /** A file or folder of the node. */
  hostPath?: HostPathVolumeSource;
  /** A folder that lives as long as the pod. */
  emptyDir?: EmptyDirVolumeSource;
  /** A Google Compute Engine disk; served by a CSI driver. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** An Amazon EBS volume; served by a CSI driver. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /** A copy of a git repository; no longer supported. */
  gitRepo?: GitRepoVolumeSource;
  /** Keys of a secret as files. */
  secret?: SecretVolumeSource;
  /** A folder of an NFS server. */
  nfs?: NFSVolumeSource;
  /** An iSCSI device. */
  iscsi?: ISCSIVolumeSource;
  /** A Gluster volume; no longer supported. */
  glusterfs?: GlusterfsVolumeSource;
  /** Storage that a claim has got. */
  persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
  /** A Ceph block device; no longer supported. */
  rbd?: RBDVolumeSource;
  /** A volume of an executable plug-in. */
  flexVolume?: FlexVolumeSource;
  /** An OpenStack Cinder volume; served by a CSI driver. */
  cinder?: CinderVolumeSource;
  /** A Ceph file system; no longer supported. */
  cephfs?: CephFSVolumeSource;
  /** A Flocker volume; no longer supported. */
  flocker?: FlockerVolumeSource;
  /** Fields of the pod as files. */
  downwardAPI?: DownwardAPIVolumeSource;
  /** A Fibre Channel device. */
  fc?: FCVolumeSource;
  /** An Azure file share; served by a CSI driver. */
  azureFile?: AzureFileVolumeSource;
  /** Keys of a config map as files. */
  configMap?: ConfigMapVolumeSource;
  /** A vSphere disk; served by a CSI driver. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume; no longer supported. */
  quobyte?: QuobyteVolumeSource;
  /** An Azure disk; served by a CSI driver. */
  azureDisk?: AzureDiskVolumeSource;
  /** A Photon disk; no longer supported. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** Several sources in one folder. */
  projected?: ProjectedVolumeSource;
  /** A Portworx volume; served by a CSI driver. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume; no longer supported. */
  scaleIO?: ScaleIOVolumeSource;
  /** A StorageOS volume; no longer supported. */
  storageos?: StorageOSVolumeSource;
  /** A volume of a CSI driver, made for the pod. */
  csi?: CSIVolumeSource;
  /** Storage that is claimed for the pod and goes with it. */
  ephemeral?: EphemeralVolumeSource;
  /** The files of an image, read-only. */
  image?: ImageVolumeSource;
}

/** A file or folder of the node. */
export interface HostPathVolumeSource {
  /** Path on the node; links are followed. */
  path: string;
  /** What must be there, or is to be made; empty checks nothing. Default: "". */
  type?: "" | "DirectoryOrCreate" | "Directory" | "FileOrCreate" | "File" | "Socket" | "CharDevice" | "BlockDevice";
}

/** A folder that lives as long as the pod. */
export interface EmptyDirVolumeSource {
  /** Where it lies: the node's disk when empty, or Memory. */
  medium?: "" | "Memory" | "HugePages" | "HugePages-" | (string & {});
  /** Most it may hold; unset means no limit. */
  sizeLimit?: Quantity;
}

/** A copy of a git repository; no longer supported. */
export interface GitRepoVolumeSource {
  /** URL of the repository. */
  repository: string;
  /** Commit to check out. */
  revision?: string;
  /** Folder to put it into. */
  directory?: string;
}

/** Keys of a secret as files. */
export interface SecretVolumeSource {
  /** Name of the secret. */
  secretName?: string;
  /** Keys to write, and where; all of them under their own names when unset. */
  items?: KeyToPath[];
  /** Permission bits of the files, 0 to 0777; 0644 when unset. Default: 420. */
  defaultMode?: number;
  /** Lets the pod start without it. */
  optional?: boolean;
}

/** A folder of an NFS server. */
export interface NFSVolumeSource {
  /** Host name or address of the server. */
  server: string;
  /** Folder that the server exports. */
  path: string;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** Storage that a claim has got. */
export interface PersistentVolumeClaimVolumeSource {
  /** Name of a claim in the pod's namespace. */
  claimName: string;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** Fields of the pod as files. */
export interface DownwardAPIVolumeSource {
  /** The files. */
  items?: DownwardAPIVolumeFile[];
  /** Permission bits of the files, 0 to 0777; 0644 when unset. Default: 420. */
  defaultMode?: number;
}

/** A field of the pod as a file. It has exactly one of fieldRef, resourceFieldRef. */
export type DownwardAPIVolumeFile = OneOf<DownwardAPIVolumeFileFields, "fieldRef" | "resourceFieldRef">;

/** All fields of DownwardAPIVolumeFile, of which it has some. */
export interface DownwardAPIVolumeFileFields {
  /** Relative path of the file, without .. in it. */
  path: string;
  /** Field of the pod. */
  fieldRef?: ObjectFieldSelector;
  /** Amount that a container requests or is limited to. */
  resourceFieldRef?: ResourceFieldSelector;
  /** Permission bits of the file, 0 to 0777; the volume's defaultMode when unset. */
  mode?: number;
}

/** Keys of a config map as files. */
export interface ConfigMapVolumeSource {
  /** Name of the config map. */
  name?: string;
  /** Keys to write, and where; all of them under their own names when unset. */
  items?: KeyToPath[];
  /** Permission bits of the files, 0 to 0777; 0644 when unset. Default: 420. */
  defaultMode?: number;
  /** Lets the pod start without it. */
  optional?: boolean;
}

/** A volume that a CSI driver makes for the pod. */
export interface CSIVolumeSource {
  /** Name of the driver. */
  driver: string;
  /** Forbids writing. */
  readOnly?: boolean;
  /** File system; the driver's choice when unset. */
  fsType?: string;
  /** Settings that the driver understands. */
  volumeAttributes?: Record<string, string>;
  /** Secret with credentials for the driver. */
  nodePublishSecretRef?: LocalObjectReference;
}

/** Storage that is claimed for the pod and goes with it. */
export interface EphemeralVolumeSource {
  /** The claim; it is named after pod and volume. */
  volumeClaimTemplate?: PersistentVolumeClaimTemplate;
}

/** The files of an image. */
export interface ImageVolumeSource {
  /** Image or artifact, with a tag or digest. */
  reference?: string;
  /** When it is fetched; Always for the tag latest or none, otherwise IfNotPresent. */
  pullPolicy?: "Always" | "Never" | "IfNotPresent";
}
