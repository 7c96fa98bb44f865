// Generated from example/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../../../runtime/schema/index.ts";
import type { Widget } from "./widget.ts";
import type { Zone } from "./zone.ts";

export type {
  Widget, Zone,
};

export const widget: ResourceDescriptor<Widget> = {
  group: "example.orch.io",
  version: "v1",
  apiVersion: "example.orch.io/v1",
  kind: "Widget",
  listKind: "WidgetList",
  plural: "widgets",
  singular: "widget",
  shortNames: ["wg"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "example.orch.io", version: "v1", kind: "Widget" },
    { name: "scale", verbs: ["get", "patch", "update"], group: "autoscaling", version: "v1", kind: "Scale", scale: { specReplicasPath: ["spec", "replicas"], statusReplicasPath: ["status", "replicas"] } },
  ],
  selectableFields: [
    { name: "spec.color", path: ["spec", "color"] },
  ],
  columns: [
    { name: "Name", type: "string", format: "name" },
    { name: "Color", type: "string" },
    { name: "First", type: "string" },
    { name: "Image", type: "string" },
    { name: "Seen", type: "date" },
    { name: "Big", type: "string" },
    { name: "Age", type: "string" },
  ],
  storagePrefix: "/registry/example.orch.io/widgets/",
  storageVersion: "example.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./widget.code.ts")).code,
};

export const zone: ResourceDescriptor<Zone> = {
  group: "example.orch.io",
  version: "v1",
  apiVersion: "example.orch.io/v1",
  kind: "Zone",
  listKind: "ZoneList",
  plural: "zones",
  singular: "zone",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name" },
  ],
  storagePrefix: "/registry/example.orch.io/zones/",
  storageVersion: "example.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./zone.code.ts")).code,
};
