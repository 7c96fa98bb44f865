// Generated from certificates/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { CertificateSigningRequest } from "./certificateSigningRequest.ts";

export type {
  CertificateSigningRequest,
};

export const certificateSigningRequest: ResourceDescriptor<CertificateSigningRequest> = {
  group: "certificates.orch.io",
  version: "v1",
  apiVersion: "certificates.orch.io/v1",
  kind: "CertificateSigningRequest",
  listKind: "CertificateSigningRequestList",
  plural: "certificatesigningrequests",
  singular: "certificatesigningrequest",
  shortNames: ["csr"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.19",
  subresources: [
    { name: "approval", verbs: ["get", "patch", "update"], group: "certificates.orch.io", version: "v1", kind: "CertificateSigningRequest" },
    { name: "status", verbs: ["get", "patch", "update"], group: "certificates.orch.io", version: "v1", kind: "CertificateSigningRequest" },
  ],
  selectableFields: [
    { name: "spec.signerName", path: ["spec", "signerName"] },
  ],
  selectsNamespace: false,
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "SignerName", type: "string" },
    { name: "Requestor", type: "string" },
    { name: "RequestedDuration", type: "string" },
    { name: "Condition", type: "string" },
  ],
  storagePrefix: "/registry/certificatesigningrequests/",
  storageVersion: "certificates.orch.io/v1",
  hasGeneration: false,
  tracksFields: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  metadataChecks: { whole: 1, changes: 1 },
  load: async () => (await import("./certificateSigningRequest.code.ts")).code,
};
