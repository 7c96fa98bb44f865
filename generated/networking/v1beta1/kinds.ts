// Generated from networking/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { IPAddress } from "./ipAddress.ts";
import type { ServiceCIDR } from "./serviceCIDR.ts";

export type {
  IPAddress, ServiceCIDR,
};

export const ipAddress: ResourceDescriptor<IPAddress> = {
  group: "networking.orch.io",
  version: "v1beta1",
  apiVersion: "networking.orch.io/v1beta1",
  kind: "IPAddress",
  listKind: "IPAddressList",
  plural: "ipaddresses",
  singular: "ipaddress",
  shortNames: ["ip"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.31",
  deprecation: { warning: "networking.orch.io/v1beta1 IPAddress is deprecated in v1.34+, unavailable in v1.37+", removedRelease: "1.37" },
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "ParentRef", type: "string", description: "Object that has the address." },
  ],
  storagePrefix: "/registry/ipaddresses/",
  storageVersion: "networking.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  metadataChecks: { whole: 1, changes: 1 },
  load: async () => (await import("./ipAddress.code.ts")).code,
};

export const serviceCIDR: ResourceDescriptor<ServiceCIDR> = {
  group: "networking.orch.io",
  version: "v1beta1",
  apiVersion: "networking.orch.io/v1beta1",
  kind: "ServiceCIDR",
  listKind: "ServiceCIDRList",
  plural: "servicecidrs",
  singular: "servicecidr",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.31",
  deprecation: { warning: "networking.orch.io/v1beta1 ServiceCIDR is deprecated in v1.34+, unavailable in v1.37+", removedRelease: "1.37" },
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "networking.orch.io", version: "v1beta1", kind: "ServiceCIDR", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "CIDRs", type: "string", description: "Blocks of addresses." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/servicecidrs/",
  storageVersion: "networking.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./serviceCIDR.code.ts")).code,
};
