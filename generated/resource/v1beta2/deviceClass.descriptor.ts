// Generated from resource/v1beta2/deviceClass.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { DeviceClass } from "./deviceClass.ts";

export const deviceClass: ResourceDescriptor<DeviceClass> = {
  group: "resource.orch.io",
  version: "v1beta2",
  apiVersion: "resource.orch.io/v1beta2",
  kind: "DeviceClass",
  listKind: "DeviceClassList",
  plural: "deviceclasses",
  singular: "deviceclass",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
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
