// Generated from core/v1/persistentVolumeSource.yaml. Do not edit.
import type { ObjectReference } from "./shared.ts";

/** A Glusterfs volume. */
export interface GlusterfsPersistentVolumeSource {
  /** Endpoints object that lists the servers. */
  endpoints: string;
  /** Name of the volume. */
  path: string;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
  /** Namespace of the endpoints; that of the claim when unset. */
  endpointsNamespace?: string;
}

/** A Ceph block device. */
export interface RBDPersistentVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Name of the image. */
  image: string;
  /** File system on the image. */
  fsType?: string;
  /** Pool the image is in. Default: "rbd". */
  pool?: string;
  /** Ceph user. Default: "admin". */
  user?: string;
  /** File with the user's key. Default: "/etc/ceph/keyring". */
  keyring?: string;
  /** Secret with the user's key, instead of keyring. */
  secretRef?: SecretReference;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
}

/** Names a secret in any namespace. */
export interface SecretReference {
  /** Name of the secret. */
  name?: string;
  /** Namespace of the secret. */
  namespace?: string;
}

/** A disk that is attached over iSCSI. */
export interface ISCSIPersistentVolumeSource {
  /** Address of the target, with a port when it is not 3260. */
  targetPortal: string;
  /** Qualified name of the target. */
  iqn: string;
  /** Number of the unit at the target. */
  lun: number;
  /** Interface that the initiator uses. Default: "default". */
  iscsiInterface?: string;
  /** File system on the disk. */
  fsType?: string;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
  /** Further addresses of the target. */
  portals?: string[];
  /** Whether discovery is authenticated. */
  chapAuthDiscovery?: boolean;
  /** Whether sessions are authenticated. */
  chapAuthSession?: boolean;
  /** Secret with the names and passwords. */
  secretRef?: SecretReference;
  /** Own name of the initiator, instead of the node's. */
  initiatorName?: string;
}

/** A Cinder volume. */
export interface CinderPersistentVolumeSource {
  /** Id of the volume. */
  volumeID: string;
  /** File system on the volume. */
  fsType?: string;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
  /** Secret with what is needed to reach the cloud. */
  secretRef?: SecretReference;
}

/** A CephFS mount. */
export interface CephFSPersistentVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Folder to mount; the root when unset. */
  path?: string;
  /** Ceph user. */
  user?: string;
  /** File with the user's key. */
  secretFile?: string;
  /** Secret with the user's key, instead of secretFile. */
  secretRef?: SecretReference;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
}

/** A volume of an exec-based plugin. */
export interface FlexPersistentVolumeSource {
  /** Name of the plugin. */
  driver: string;
  /** File system on the volume. */
  fsType?: string;
  /** Secret that is handed to the plugin. */
  secretRef?: SecretReference;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
  /** Further options for the plugin. */
  options?: Record<string, string>;
}

/** A share of Azure's file service. */
export interface AzureFilePersistentVolumeSource {
  /** Secret with the account's name and key. */
  secretName: string;
  /** Name of the share. */
  shareName: string;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
  /** Namespace of the secret; that of the pod when unset. */
  secretNamespace?: string | null;
}

/** A ScaleIO volume. */
export interface ScaleIOPersistentVolumeSource {
  /** Address of the gateway. */
  gateway: string;
  /** Name of the storage system. */
  system: string;
  /** Secret with user and password. */
  secretRef: SecretReference;
  /** Whether the gateway is spoken to over TLS. */
  sslEnabled?: boolean;
  /** Protection domain of the storage. */
  protectionDomain?: string;
  /** Pool the volume is in. */
  storagePool?: string;
  /** ThickProvisioned or ThinProvisioned. Default: "ThinProvisioned". */
  storageMode?: string;
  /** Name of the volume. */
  volumeName?: string;
  /** File system on the volume. Default: "xfs". */
  fsType?: string;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
}

/** A StorageOS volume. */
export interface StorageOSPersistentVolumeSource {
  /** Name of the volume. */
  volumeName?: string;
  /** Scope of the name; the pod's namespace when unset. */
  volumeNamespace?: string;
  /** File system on the volume. */
  fsType?: string;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
  /** Secret with what is needed to reach the API. */
  secretRef?: ObjectReference;
}

/** A volume of a storage driver. */
export interface CSIPersistentVolumeSource {
  /** Name of the driver. */
  driver: string;
  /** Name that the driver gave the volume. */
  volumeHandle: string;
  /** Whether it is mounted for reading only. */
  readOnly?: boolean;
  /** File system on the volume. */
  fsType?: string;
  /** Attributes of the volume for the driver. */
  volumeAttributes?: Record<string, string>;
  /** Secret for attaching the volume to a node and detaching it. */
  controllerPublishSecretRef?: SecretReference;
  /** Secret for preparing the volume on a node. */
  nodeStageSecretRef?: SecretReference;
  /** Secret for mounting the volume for a pod. */
  nodePublishSecretRef?: SecretReference;
  /** Secret for growing the volume. */
  controllerExpandSecretRef?: SecretReference;
  /** Secret for growing the file system on the node. */
  nodeExpandSecretRef?: SecretReference;
}

/** A disk or folder that is attached to one node. */
export interface LocalVolumeSource {
  /** Path of the device or folder on the node. */
  path: string;
  /** File system to make on a device that has none. */
  fsType?: string;
}
