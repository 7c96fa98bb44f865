// Generated from core/v1/storagePlugin.yaml. Do not edit.
import type { LocalObjectReference } from "./shared.ts";

/** A Google Compute Engine disk. */
export interface GCEPersistentDiskVolumeSource {
  /** Name of the disk. */
  pdName: string;
  /** File system on it. */
  fsType?: string;
  /** Partition to mount; the whole disk when 0. */
  partition?: number;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** An Amazon EBS volume. */
export interface AWSElasticBlockStoreVolumeSource {
  /** Identifier of the volume. */
  volumeID: string;
  /** File system on it. */
  fsType?: string;
  /** Partition to mount; the whole volume when 0. */
  partition?: number;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** An iSCSI device. */
export interface ISCSIVolumeSource {
  /** Address and port of the portal. */
  targetPortal: string;
  /** Qualified name of the target. */
  iqn: string;
  /** Number of the logical unit. */
  lun: number;
  /** Transport; default, which is TCP, when unset. Default: "default". */
  iscsiInterface?: string;
  /** File system on it. */
  fsType?: string;
  /** Forbids writing. */
  readOnly?: boolean;
  /** Further portals of the target. */
  portals?: string[];
  /** Uses CHAP for discovery. */
  chapAuthDiscovery?: boolean;
  /** Uses CHAP for the session. */
  chapAuthSession?: boolean;
  /** Secret with the CHAP credentials. */
  secretRef?: LocalObjectReference;
  /** Qualified name to use in place of the node's. */
  initiatorName?: string;
}

/** A Gluster volume. */
export interface GlusterfsVolumeSource {
  /** Endpoints object that lists the servers. */
  endpoints: string;
  /** Name of the volume. */
  path: string;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** A Ceph block device. */
export interface RBDVolumeSource {
  /** Addresses of the monitors. */
  monitors: string[] | null;
  /** Name of the image. */
  image: string;
  /** File system on it. */
  fsType?: string;
  /** Pool of the image; rbd when unset. Default: "rbd". */
  pool?: string;
  /** User to connect as; admin when unset. Default: "admin". */
  user?: string;
  /** Path of the user's key ring; /etc/ceph/keyring when unset. Default: "/etc/ceph/keyring". */
  keyring?: string;
  /** Secret with the key, in place of the key ring. */
  secretRef?: LocalObjectReference;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** A volume of an executable plug-in. */
export interface FlexVolumeSource {
  /** Name of the plug-in. */
  driver: string;
  /** File system on it. */
  fsType?: string;
  /** Secret to hand to the plug-in. */
  secretRef?: LocalObjectReference;
  /** Forbids writing. */
  readOnly?: boolean;
  /** Settings that the plug-in understands. */
  options?: Record<string, string>;
}

/** An OpenStack Cinder volume. */
export interface CinderVolumeSource {
  /** Identifier of the volume. */
  volumeID: string;
  /** File system on it. */
  fsType?: string;
  /** Forbids writing. */
  readOnly?: boolean;
  /** Secret with credentials. */
  secretRef?: LocalObjectReference;
}

/** A Ceph file system. */
export interface CephFSVolumeSource {
  /** Addresses of the monitors. */
  monitors: string[] | null;
  /** Folder to mount; / when unset. */
  path?: string;
  /** User to connect as; admin when unset. */
  user?: string;
  /** Path of the user's key ring. */
  secretFile?: string;
  /** Secret with the key, in place of the key ring. */
  secretRef?: LocalObjectReference;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** A Flocker volume. */
export interface FlockerVolumeSource {
  /** Name of the dataset. */
  datasetName?: string;
  /** Identifier of the dataset. */
  datasetUUID?: string;
}

/** A Fibre Channel device. */
export interface FCVolumeSource {
  /** World wide names of the targets. */
  targetWWNs?: string[];
  /** Number of the logical unit. */
  lun?: number;
  /** File system on it. */
  fsType?: string;
  /** Forbids writing. */
  readOnly?: boolean;
  /** World wide identifiers of the volume, in place of targets and unit. */
  wwids?: string[];
}

/** An Azure file share. */
export interface AzureFileVolumeSource {
  /** Secret with the account's name and key. */
  secretName: string;
  /** Name of the share. */
  shareName: string;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** A vSphere disk. */
export interface VsphereVirtualDiskVolumeSource {
  /** Path of the disk. */
  volumePath: string;
  /** File system on it. */
  fsType?: string;
  /** Name of the storage policy. */
  storagePolicyName?: string;
  /** Identifier of the storage policy. */
  storagePolicyID?: string;
}

/** A Quobyte volume. */
export interface QuobyteVolumeSource {
  /** Addresses of the registries, as host:port separated by commas. */
  registry: string;
  /** Name of the volume. */
  volume: string;
  /** Forbids writing. */
  readOnly?: boolean;
  /** User to mount as. */
  user?: string;
  /** Group to mount as. */
  group?: string;
  /** Tenant that owns the volume. */
  tenant?: string;
}

/** An Azure disk. */
export interface AzureDiskVolumeSource {
  /** Name of the disk. */
  diskName: string;
  /** URI of the disk. */
  diskURI: string;
  /** How the host caches it; ReadWrite when unset. Default: "ReadWrite". */
  cachingMode?: "None" | "ReadOnly" | "ReadWrite";
  /** File system on it; ext4 when unset. Default: "ext4". */
  fsType?: string;
  /** Forbids writing. Default: false. */
  readOnly?: boolean;
  /** Whether the disk is in a shared or own account, or managed; Shared when unset. Default: "Shared". */
  kind?: "Shared" | "Dedicated" | "Managed";
}

/** A Photon disk. */
export interface PhotonPersistentDiskVolumeSource {
  /** Identifier of the disk. */
  pdID: string;
  /** File system on it. */
  fsType?: string;
}

/** A Portworx volume. */
export interface PortworxVolumeSource {
  /** Identifier of the volume. */
  volumeID: string;
  /** File system on it. */
  fsType?: string;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** A ScaleIO volume. */
export interface ScaleIOVolumeSource {
  /** Address of the gateway. */
  gateway: string;
  /** Name of the storage system. */
  system: string;
  /** Secret with credentials. */
  secretRef: LocalObjectReference;
  /** Connects to the gateway with TLS. */
  sslEnabled?: boolean;
  /** Name of the protection domain. */
  protectionDomain?: string;
  /** Name of the storage pool. */
  storagePool?: string;
  /** Thick or thin provisioning; ThinProvisioned when unset. Default: "ThinProvisioned". */
  storageMode?: string;
  /** Name of the volume. */
  volumeName?: string;
  /** File system on it; xfs when unset. Default: "xfs". */
  fsType?: string;
  /** Forbids writing. */
  readOnly?: boolean;
}

/** A StorageOS volume. */
export interface StorageOSVolumeSource {
  /** Name of the volume. */
  volumeName?: string;
  /** Namespace of the volume. */
  volumeNamespace?: string;
  /** File system on it. */
  fsType?: string;
  /** Forbids writing. */
  readOnly?: boolean;
  /** Secret with credentials. */
  secretRef?: LocalObjectReference;
}
