// Generated from resource/v1alpha3/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { DeviceTaintRule } from "./deviceTaintRule.ts";
import type { ResourcePoolStatusRequest } from "./resourcePoolStatusRequest.ts";

export type {
  DeviceTaintRule, ResourcePoolStatusRequest,
};

export const deviceTaintRule: ResourceDescriptor<DeviceTaintRule> = {
  group: "resource.orch.io",
  version: "v1alpha3",
  apiVersion: "resource.orch.io/v1alpha3",
  kind: "DeviceTaintRule",
  listKind: "DeviceTaintRuleList",
  plural: "devicetaintrules",
  singular: "devicetaintrule",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "alpha",
  introduced: "1.33",
  deprecation: { warning: "resource.orch.io/v1alpha3 DeviceTaintRule is deprecated in v1.36+, unavailable in v1.39+", removedRelease: "1.39" },
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "resource.orch.io", version: "v1alpha3", kind: "DeviceTaintRule", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Key", type: "string" },
    { name: "Value", type: "string" },
    { name: "Effect", type: "string" },
    { name: "TimeAdded", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/devicetaintrules/",
  storageVersion: "resource.orch.io/v1beta2",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./deviceTaintRule.code.ts")).code,
};

export const resourcePoolStatusRequest: ResourceDescriptor<ResourcePoolStatusRequest> = {
  group: "resource.orch.io",
  version: "v1alpha3",
  apiVersion: "resource.orch.io/v1alpha3",
  kind: "ResourcePoolStatusRequest",
  listKind: "ResourcePoolStatusRequestList",
  plural: "resourcepoolstatusrequests",
  singular: "resourcepoolstatusrequest",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "alpha",
  introduced: "1.36",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "resource.orch.io", version: "v1alpha3", kind: "ResourcePoolStatusRequest", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Driver", type: "string" },
    { name: "Total", type: "string" },
    { name: "Available", type: "string" },
    { name: "Allocated", type: "string" },
    { name: "Unavailable", type: "string" },
    { name: "Errors", type: "string" },
    { name: "Pools", type: "integer" },
    { name: "Status", type: "string" },
    { name: "Completed", type: "string" },
  ],
  storagePrefix: "/registry/resourcepoolstatusrequests/",
  storageVersion: "resource.orch.io/v1alpha3",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./resourcePoolStatusRequest.code.ts")).code,
};
