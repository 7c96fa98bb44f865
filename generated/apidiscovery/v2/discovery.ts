// Generated from apidiscovery/v2/discovery.yaml. Do not edit.
import type { GroupVersionKind, ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** Every group that the server offers. */
export interface APIGroupDiscoveryList {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** What the list says about itself. */
  metadata?: ListMeta;
  /** The groups, in the order in which clients should prefer them. */
  items: APIGroupDiscovery[] | null;
}

/** One group with its versions. */
export interface APIGroupDiscovery {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** The group's name. */
  metadata?: ObjectMeta;
  /** Versions, the preferred one first. */
  versions?: APIVersionDiscovery[];
}

/** One version with its resources. */
export interface APIVersionDiscovery {
  /** Version alone, such as v1. */
  version: string;
  /** Resources of the version. */
  resources?: APIResourceDiscovery[];
  /** Stale when the server behind this version could not be asked. */
  freshness?: "Current" | "Stale" | (string & {});
}

/** One resource with its sub-resources. */
export interface APIResourceDiscovery {
  /** Plural name. */
  resource: string;
  /** Kind of the bodies; its group and version are the list's when empty. */
  responseKind?: GroupVersionKind;
  /** Whether objects lie in namespaces. */
  scope: "Cluster" | "Namespaced" | (string & {});
  /** Name of one. */
  singularResource: string;
  /** What may be done with it. */
  verbs: string[] | null;
  /** Abbreviations for the command line. */
  shortNames?: string[];
  /** Groups of resources that it belongs to. */
  categories?: string[];
  /** Parts of an object with a path of their own. */
  subresources?: APISubresourceDiscovery[];
}

/** One sub-resource. */
export interface APISubresourceDiscovery {
  /** Name after the object's path. */
  subresource: string;
  /** Kind of the answers. */
  responseKind?: GroupVersionKind;
  /** Kinds that may be sent. */
  acceptedTypes?: GroupVersionKind[];
  /** What may be done with it. */
  verbs: string[] | null;
}
