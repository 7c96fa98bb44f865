// Generated from certificates/v1alpha1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ClusterTrustBundle } from "./clusterTrustBundle.ts";

export type {
  ClusterTrustBundle,
};

export const clusterTrustBundle: ResourceDescriptor<ClusterTrustBundle> = {
  group: "certificates.orch.io",
  version: "v1alpha1",
  apiVersion: "certificates.orch.io/v1alpha1",
  kind: "ClusterTrustBundle",
  listKind: "ClusterTrustBundleList",
  plural: "clustertrustbundles",
  singular: "clustertrustbundle",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "alpha",
  introduced: "1.26",
  deprecation: { warning: "certificates.orch.io/v1alpha1 ClusterTrustBundle is deprecated in v1.34+, unavailable in v1.37+", removedRelease: "1.37" },
  subresources: [],
  selectableFields: [
    { name: "spec.signerName", path: ["spec", "signerName"] },
  ],
  selectsNamespace: false,
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "SignerName", type: "string" },
  ],
  storagePrefix: "/registry/clustertrustbundles/",
  storageVersion: "certificates.orch.io/v1beta1",
  featureGate: "ClusterTrustBundle",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  load: async () => (await import("./clusterTrustBundle.code.ts")).code,
};
