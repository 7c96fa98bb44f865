// Generated from networking/v1/ingressClass.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** IngressClass names a controller that serves ingresses. */
export interface IngressClass {
  apiVersion?: "networking.orch.io/v1";
  kind?: "IngressClass";
  metadata?: ObjectMeta;
  /** The controller and its parameters. */
  spec?: IngressClassSpec;
}

/** A list of ingressclasses. */
export interface IngressClassList {
  apiVersion: "networking.orch.io/v1";
  kind: "IngressClassList";
  metadata: ListMeta;
  items: IngressClass[];
}

/** A controller and its parameters. */
export interface IngressClassSpec {
  /** Name of the controller, as a path with a domain; it cannot change. */
  controller?: string;
  /** Object with the controller's parameters. */
  parameters?: IngressClassParametersReference;
}

/** Points at an object with parameters. */
export interface IngressClassParametersReference {
  /** Group of the object; the core group when unset. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
  /** Cluster or Namespace. Default: "Cluster". */
  scope?: "Cluster" | "Namespace";
  /** Namespace of the object; only for scope Namespace. */
  namespace?: string;
}
