// Generated from core/v1/limitRange.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Quantity } from "../../meta/v1.ts";

/** LimitRange bounds what single objects of a namespace may use, and fills in what they leave open. */
export interface LimitRange {
  apiVersion?: "v1";
  kind?: "LimitRange";
  metadata?: ObjectMeta;
  /** The bounds. */
  spec?: LimitRangeSpec;
}

/** A list of limitranges. */
export interface LimitRangeList {
  apiVersion: "v1";
  kind: "LimitRangeList";
  metadata: ListMeta;
  items: LimitRange[];
}

/** Bounds for objects of a namespace. */
export interface LimitRangeSpec {
  /** Bounds, one entry a type of object. */
  limits: LimitRangeItem[] | null;
}

/** Bounds for one type of object. */
export interface LimitRangeItem {
  /** Container, Pod, PersistentVolumeClaim, or another qualified name. */
  type: "Container" | "Pod" | "PersistentVolumeClaim" | (string & {});
  /** Most of each resource that may be asked for. */
  max?: Record<string, Quantity>;
  /** Least of each resource that must be asked for. */
  min?: Record<string, Quantity>;
  /** Limits of containers that state none. */
  default?: Record<string, Quantity>;
  /** Requests of containers that state none. */
  defaultRequest?: Record<string, Quantity>;
  /** How many times its request a limit may be. */
  maxLimitRequestRatio?: Record<string, Quantity>;
}
