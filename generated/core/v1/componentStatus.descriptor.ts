// Generated from core/v1/componentStatus.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ComponentStatus } from "./componentStatus.ts";

export const componentStatus: ResourceDescriptor<ComponentStatus> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "ComponentStatus",
  listKind: "ComponentStatusList",
  plural: "componentstatuses",
  singular: "componentstatus",
  shortNames: ["cs"],
  categories: [],
  namespaced: false,
  verbs: ["get", "list"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Status", type: "string", description: "Healthy, Unhealthy or Unknown." },
    { name: "Message", type: "string", description: "What the check said." },
    { name: "Error", type: "string", description: "Why the check failed." },
  ],
  storagePrefix: "/registry/componentstatuses/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./componentStatus.code.ts")).code,
};
