// Generated from meta/v1.yaml. Do not edit.
/** A moment, to the second, in UTC. */
export type Time = string;

/** What every object says of itself. */
export interface ObjectMeta {
  name?: string;
  creationTimestamp?: Time;
  labels?: Record<string, string>;
}

export interface APIGroup {
  text?: string;
}

export interface APIGroupList {
  text?: string;
}

export interface APIResourceList {
  text?: string;
}

export interface APIVersions {
  text?: string;
}

export interface DeleteOptions {
  text?: string;
}

export interface ListMeta {
  text?: string;
}

export interface PartialObjectMetadata {
  text?: string;
}

export interface Status {
  text?: string;
}
