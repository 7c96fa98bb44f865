// Generated from certificates/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ClusterTrustBundle } from "./clusterTrustBundle.ts";
import type { PodCertificateRequest } from "./podCertificateRequest.ts";

export type {
  ClusterTrustBundle, PodCertificateRequest,
};

export const clusterTrustBundle: ResourceDescriptor<ClusterTrustBundle> = {
  group: "certificates.orch.io",
  version: "v1beta1",
  apiVersion: "certificates.orch.io/v1beta1",
  kind: "ClusterTrustBundle",
  listKind: "ClusterTrustBundleList",
  plural: "clustertrustbundles",
  singular: "clustertrustbundle",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.33",
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

export const podCertificateRequest: ResourceDescriptor<PodCertificateRequest> = {
  group: "certificates.orch.io",
  version: "v1beta1",
  apiVersion: "certificates.orch.io/v1beta1",
  kind: "PodCertificateRequest",
  listKind: "PodCertificateRequestList",
  plural: "podcertificaterequests",
  singular: "podcertificaterequest",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.35",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "certificates.orch.io", version: "v1beta1", kind: "PodCertificateRequest", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [
    { name: "spec.signerName", path: ["spec", "signerName"] },
    { name: "spec.podName", path: ["spec", "podName"] },
    { name: "spec.nodeName", path: ["spec", "nodeName"] },
  ],
  selectsNamespace: false,
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "PodName", type: "string" },
    { name: "ServiceAccountName", type: "string" },
    { name: "NodeName", type: "string" },
    { name: "SignerName", type: "string" },
    { name: "State", type: "string" },
    { name: "UnverifiedUserAnnotations", type: "string" },
  ],
  storagePrefix: "/registry/podcertificaterequests/",
  storageVersion: "certificates.orch.io/v1beta1",
  featureGate: "PodCertificateRequest",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./podCertificateRequest.code.ts")).code,
};
