// Generated from autoscaling/v1/scale.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";

/** The number of replicas of a workload. */
export interface Scale {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Metadata of the workload, as far as a scaler needs it. */
  metadata?: ObjectMeta;
  /** What is asked for. */
  spec?: ScaleSpec;
  /** What there is. */
  status?: ScaleStatus;
}

/** The number of replicas asked for. */
export interface ScaleSpec {
  /** How many to run. Default: 0. */
  replicas?: number;
}

/** The number of replicas there is. */
export interface ScaleStatus {
  /** How many there are. */
  replicas: number;
  /** Selector of the replicas' pods, as text. */
  selector?: string;
}
