// Generated from discovery/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { EndpointSlice } from "./endpointSlice.ts";

export type {
  EndpointSlice,
};

export const endpointSlice: ResourceDescriptor<EndpointSlice> = {
  group: "discovery.orch.io",
  version: "v1",
  apiVersion: "discovery.orch.io/v1",
  kind: "EndpointSlice",
  listKind: "EndpointSliceList",
  plural: "endpointslices",
  singular: "endpointslice",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.21",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "AddressType", type: "string", description: "Kind of the addresses." },
    { name: "Ports", type: "string", description: "Ports that each endpoint serves." },
    { name: "Endpoints", type: "string", description: "Addresses of the endpoints." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/endpointslices/",
  storageVersion: "discovery.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  metadataChecks: { whole: 1, changes: 0 },
  load: async () => (await import("./endpointSlice.code.ts")).code,
};
