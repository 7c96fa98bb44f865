// Generated from resource/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { DeviceClass } from "./deviceClass.ts";
import type { ResourceClaim } from "./resourceClaim.ts";
import type { ResourceClaimTemplate } from "./resourceClaimTemplate.ts";
import type { ResourceSlice } from "./resourceSlice.ts";

export type {
  DeviceClass, ResourceClaim, ResourceClaimTemplate, ResourceSlice,
};

export const deviceClass: ResourceDescriptor<DeviceClass> = {
  group: "resource.orch.io",
  version: "v1",
  apiVersion: "resource.orch.io/v1",
  kind: "DeviceClass",
  listKind: "DeviceClassList",
  plural: "deviceclasses",
  singular: "deviceclass",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.34",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/deviceclasses/",
  storageVersion: "resource.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./deviceClass.code.ts")).code,
};

export const resourceClaim: ResourceDescriptor<ResourceClaim> = {
  group: "resource.orch.io",
  version: "v1",
  apiVersion: "resource.orch.io/v1",
  kind: "ResourceClaim",
  listKind: "ResourceClaimList",
  plural: "resourceclaims",
  singular: "resourceclaim",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.34",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "resource.orch.io", version: "v1", kind: "ResourceClaim", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "State", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/resourceclaims/",
  storageVersion: "resource.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./resourceClaim.code.ts")).code,
};

export const resourceClaimTemplate: ResourceDescriptor<ResourceClaimTemplate> = {
  group: "resource.orch.io",
  version: "v1",
  apiVersion: "resource.orch.io/v1",
  kind: "ResourceClaimTemplate",
  listKind: "ResourceClaimTemplateList",
  plural: "resourceclaimtemplates",
  singular: "resourceclaimtemplate",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.34",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/resourceclaimtemplates/",
  storageVersion: "resource.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./resourceClaimTemplate.code.ts")).code,
};

export const resourceSlice: ResourceDescriptor<ResourceSlice> = {
  group: "resource.orch.io",
  version: "v1",
  apiVersion: "resource.orch.io/v1",
  kind: "ResourceSlice",
  listKind: "ResourceSliceList",
  plural: "resourceslices",
  singular: "resourceslice",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.34",
  subresources: [],
  selectableFields: [
    { name: "spec.nodeName", path: ["spec", "nodeName"] },
    { name: "spec.driver", path: ["spec", "driver"] },
  ],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Node", type: "string" },
    { name: "Driver", type: "string" },
    { name: "Pool", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/resourceslices/",
  storageVersion: "resource.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./resourceSlice.code.ts")).code,
};
