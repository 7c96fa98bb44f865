// Generated from storage/v1/csiDriver.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** CSIDriver says how a storage driver is to be treated. Its name is the driver's. */
export interface CSIDriver {
  apiVersion?: "storage.orch.io/v1";
  kind?: "CSIDriver";
  metadata?: ObjectMeta;
  /** What the driver needs. */
  spec: CSIDriverSpec;
}

/** A list of csidrivers. */
export interface CSIDriverList {
  apiVersion: "storage.orch.io/v1";
  kind: "CSIDriverList";
  metadata: ListMeta;
  items: CSIDriver[];
}

/** What a storage driver needs. */
export interface CSIDriverSpec {
  /** Whether volumes are attached to a node before they are mounted; true when unset. Default: true. */
  attachRequired?: boolean;
  /** Whether the driver gets the pod of a mount; false when unset. Default: false. */
  podInfoOnMount?: boolean;
  /** Whether volumes outlive pods, are made for a pod, or both; Persistent when unset. */
  volumeLifecycleModes?: ("Persistent" | "Ephemeral")[];
  /** Whether the scheduler looks at the capacity that the driver reports; false when unset. Default: false. */
  storageCapacity?: boolean;
  /**
   * When ownership of a volume's files is changed to the pod's group; ReadWriteOnceWithFSType when unset. Default:
   * "ReadWriteOnceWithFSType".
   */
  fsGroupPolicy?: "ReadWriteOnceWithFSType" | "File" | "None";
  /** Tokens of the pod's service account that the driver is given on mount. */
  tokenRequests?: TokenRequest[];
  /** Whether the driver is called again from time to time for a mounted volume; false when unset. Default: false. */
  requiresRepublish?: boolean;
  /**
   * Whether volumes can be mounted with an SELinux context; false when unset. Default: false. Behind the gate
   * SELinuxMountReadWriteOncePod.
   */
  seLinuxMount?: boolean;
  /**
   * Seconds between updates of how many volumes a node can hold; unset means none. Behind the gate
   * MutableCSINodeAllocatableCount.
   */
  nodeAllocatableUpdatePeriodSeconds?: number;
  /**
   * Whether tokens are passed among the secrets instead of the volume's context. Behind the gate
   * CSIServiceAccountTokenSecrets.
   */
  serviceAccountTokenInSecrets?: boolean;
  /** Keeps pods off nodes on which the driver is not installed. Behind the gate VolumeLimitScaling. */
  preventPodSchedulingIfMissing?: boolean;
}

/** A token that a driver is given. */
export interface TokenRequest {
  /** Whom the token is meant for; empty means the API server. */
  audience: string;
  /** Seconds the token is to be valid. */
  expirationSeconds?: number;
}
