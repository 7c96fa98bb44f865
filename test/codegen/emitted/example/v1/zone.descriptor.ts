// Generated from example/v1/zone.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../../../runtime/schema/index.ts";
import type { Zone } from "./zone.ts";

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
