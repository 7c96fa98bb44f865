// Generated from core/v1/namespace.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** Namespace is a scope for names, which divides a cluster among its users. */
export interface Namespace {
  apiVersion?: "v1";
  kind?: "Namespace";
  metadata?: ObjectMeta;
  /** What the namespace is to be like. */
  spec?: NamespaceSpec;
  /** Where the namespace is in its life. */
  status?: NamespaceStatus;
}

/** A list of namespaces. */
export interface NamespaceList {
  apiVersion: "v1";
  kind: "NamespaceList";
  metadata: ListMeta;
  items: Namespace[];
}

/** What a namespace is to be like. */
export interface NamespaceSpec {
  /** Who must clear the namespace before it may go. */
  finalizers?: ("orch" | (string & {}))[];
}

/** Where a namespace is in its life. */
export interface NamespaceStatus {
  /** Active, or Terminating once it is being deleted. Default: "Active". */
  phase?: "Active" | "Terminating" | (string & {});
  /** What keeps it from going, one of each type. */
  conditions?: NamespaceCondition[];
}

/** One aspect of a namespace's deletion. */
export interface NamespaceCondition {
  /** Which aspect. */
  type: "NamespaceDeletionDiscoveryFailure" | "NamespaceDeletionContentFailure" | "NamespaceDeletionGroupVersionParsingFailure" | "NamespaceContentRemaining" | "NamespaceFinalizersRemaining" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}
