// Generated from core/v1/shared.yaml. Do not edit.
import type { Quantity } from "../../meta/v1.ts";

/** Points at an object, or at a part of it. */
export interface ObjectReference {
  /** Kind of the object. */
  kind?: string;
  /** Namespace of the object. */
  namespace?: string;
  /** Name of the object. */
  name?: string;
  /** UID of the object. */
  uid?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Version of the object that is meant. */
  resourceVersion?: string;
  /** Part of the object that is meant, such as spec.containers{web}. */
  fieldPath?: string;
}

/** Names an object of the same namespace. */
export interface LocalObjectReference {
  /** Name of the object. */
  name?: string;
}

/** Names an object of a kind in the same namespace. */
export interface TypedLocalObjectReference {
  /** API group of the kind; unset for the core group. */
  apiGroup?: string | null;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
}

/** Names an object of a kind, perhaps in another namespace. */
export interface TypedObjectReference {
  /** API group of the kind; unset for the core group. */
  apiGroup?: string | null;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
  /** Namespace of the object; unset for the same one. */
  namespace?: string;
}

/** Picks a field of the pod itself. */
export interface ObjectFieldSelector {
  /** Version in which the path is written; v1 when unset. Default: "v1". */
  apiVersion?: string;
  /** Path of the field, such as metadata.name. */
  fieldPath: string;
}

/** Picks an amount that a container requests or is limited to. */
export interface ResourceFieldSelector {
  /** Container; needed in volumes, elsewhere it is the own one. */
  containerName?: string;
  /** Which amount, such as limits.cpu. */
  resource: string;
  /** Unit in which to write it; 1 when unset. */
  divisor?: Quantity;
}

/** Picks a value of a config map. */
export interface ConfigMapKeySelector {
  /** Name of the config map. */
  name?: string;
  /** Key of the value. */
  key: string;
  /** Lets the container start without it. */
  optional?: boolean;
}

/** Picks a value of a secret. */
export interface SecretKeySelector {
  /** Name of the secret. */
  name?: string;
  /** Key of the value. */
  key: string;
  /** Lets the container start without it. */
  optional?: boolean;
}

/** Picks a variable from a file of key=value lines. */
export interface FileKeySelector {
  /** Volume that holds the file. */
  volumeName: string;
  /** Path of the file in the volume. */
  path: string;
  /** Name of the variable in the file. */
  key: string;
  /** Lets the container start without it. Default: false. */
  optional?: boolean;
}

/** Writes one key to a file. */
export interface KeyToPath {
  /** Key to write. */
  key: string;
  /** Relative path of the file, without .. in it. */
  path: string;
  /** Permission bits of the file, 0 to 0777; the volume's defaultMode when unset. */
  mode?: number;
}

/** Amounts of resources needed and allowed. */
export interface ResourceRequirements {
  /** Most that may be used. */
  limits?: Record<string, Quantity>;
  /** What is set aside; equals the limits where unset. */
  requests?: Record<string, Quantity>;
  /** Entries of the pod's resourceClaims that are used. Behind the gate DynamicResourceAllocation. */
  claims?: ResourceClaim[];
}

/** Uses an entry of the pod's resourceClaims. */
export interface ResourceClaim {
  /** Name of the entry. */
  name: string;
  /** Request of the claim whose devices are used; all of them when empty. */
  request?: string;
}
