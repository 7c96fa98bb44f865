// Generated from certificates/v1beta1/clusterTrustBundle.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** ClusterTrustBundle is a set of certificates that the whole cluster may trust. */
export interface ClusterTrustBundle {
  apiVersion?: "certificates.orch.io/v1beta1";
  kind?: "ClusterTrustBundle";
  metadata?: ObjectMeta;
  /** The certificates. */
  spec: ClusterTrustBundleSpec;
}

/** A list of clustertrustbundles. */
export interface ClusterTrustBundleList {
  apiVersion: "certificates.orch.io/v1beta1";
  kind: "ClusterTrustBundleList";
  metadata: ListMeta;
  items: ClusterTrustBundle[];
}

/** A set of certificates to trust. */
export interface ClusterTrustBundleSpec {
  /** Signer whose certificates they are; unset means none in particular. It cannot change. */
  signerName?: string;
  /** PEM certificates. */
  trustBundle: string;
}
