// Generated from flowcontrol/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { FlowSchema } from "./flowSchema.ts";
import type { PriorityLevelConfiguration } from "./priorityLevelConfiguration.ts";

export type {
  FlowSchema, PriorityLevelConfiguration,
};

export const flowSchema: ResourceDescriptor<FlowSchema> = {
  group: "flowcontrol.apiserver.orch.io",
  version: "v1",
  apiVersion: "flowcontrol.apiserver.orch.io/v1",
  kind: "FlowSchema",
  listKind: "FlowSchemaList",
  plural: "flowschemas",
  singular: "flowschema",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.29",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "flowcontrol.apiserver.orch.io", version: "v1", kind: "FlowSchema", keeps: ["labels", "annotations", "finalizers", "ownerReferences"], checksMetadata: false },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "PriorityLevel", type: "string" },
    { name: "MatchingPrecedence", type: "string" },
    { name: "DistinguisherMethod", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "MissingPL", type: "string" },
  ],
  storagePrefix: "/registry/flowschemas/",
  storageVersion: "flowcontrol.apiserver.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  metadataChecks: { whole: 1, changes: 0 },
  load: async () => (await import("./flowSchema.code.ts")).code,
};

export const priorityLevelConfiguration: ResourceDescriptor<PriorityLevelConfiguration> = {
  group: "flowcontrol.apiserver.orch.io",
  version: "v1",
  apiVersion: "flowcontrol.apiserver.orch.io/v1",
  kind: "PriorityLevelConfiguration",
  listKind: "PriorityLevelConfigurationList",
  plural: "prioritylevelconfigurations",
  singular: "prioritylevelconfiguration",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.29",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "flowcontrol.apiserver.orch.io", version: "v1", kind: "PriorityLevelConfiguration", keeps: ["labels", "annotations", "finalizers", "ownerReferences"], checksMetadata: false },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Type", type: "string" },
    { name: "NominalConcurrencyShares", type: "string" },
    { name: "Queues", type: "string" },
    { name: "HandSize", type: "string" },
    { name: "QueueLengthLimit", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/prioritylevelconfigurations/",
  storageVersion: "flowcontrol.apiserver.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  metadataChecks: { whole: 1, changes: 0 },
  load: async () => (await import("./priorityLevelConfiguration.code.ts")).code,
};
