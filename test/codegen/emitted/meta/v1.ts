// Generated from meta/v1.yaml. Do not edit.
/** A moment, to the second, in UTC. */
export type Time = string;

/** What a delete is asked with. */
export interface DeleteOptions {
  gracePeriodSeconds?: number;
}

/** What every object says of itself. */
export interface ObjectMeta {
  name?: string;
  creationTimestamp?: Time;
  labels?: Record<string, string>;
}
