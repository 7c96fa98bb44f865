// Generated from core/v1/resourceQuota.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Quantity } from "../../meta/v1.ts";

/** ResourceQuota bounds what all objects of a namespace may use together. */
export interface ResourceQuota {
  apiVersion?: "v1";
  kind?: "ResourceQuota";
  metadata?: ObjectMeta;
  /** The bounds. */
  spec?: ResourceQuotaSpec;
  /** What is used of them. */
  status?: ResourceQuotaStatus;
}

/** A list of resourcequotas. */
export interface ResourceQuotaList {
  apiVersion: "v1";
  kind: "ResourceQuotaList";
  metadata: ListMeta;
  items: ResourceQuota[];
}

/** Bounds for a namespace as a whole. */
export interface ResourceQuotaSpec {
  /** Most of each resource that may be used. */
  hard?: Record<string, Quantity>;
  /** Which objects count; all when empty. */
  scopes?: ("Terminating" | "NotTerminating" | "BestEffort" | "NotBestEffort" | "PriorityClass" | "CrossNamespacePodAffinity" | "VolumeAttributesClass" | (string & {}))[];
  /** Which objects count, where values matter too. */
  scopeSelector?: ScopeSelector;
}

/** Requirements that an object must meet to count. */
export interface ScopeSelector {
  /** The requirements, of which each must be met. */
  matchExpressions?: ScopedResourceSelectorRequirement[];
}

/** What an object must be like in one respect. */
export interface ScopedResourceSelectorRequirement {
  /** Respect in which objects are looked at. */
  scopeName: "Terminating" | "NotTerminating" | "BestEffort" | "NotBestEffort" | "PriorityClass" | "CrossNamespacePodAffinity" | "VolumeAttributesClass" | (string & {});
  /** How the values are compared. */
  operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | (string & {});
  /** Values to compare with; only for In and NotIn. */
  values?: string[];
}

/** What is used of a quota. */
export interface ResourceQuotaStatus {
  /** The bounds that hold. */
  hard?: Record<string, Quantity>;
  /** What is used now. */
  used?: Record<string, Quantity>;
}
