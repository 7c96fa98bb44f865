// Generated from networking/v1/ipAddress.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { IPAddress } from "./ipAddress.ts";

export const ipAddress: ResourceDescriptor<IPAddress> = {
  group: "networking.orch.io",
  version: "v1",
  apiVersion: "networking.orch.io/v1",
  kind: "IPAddress",
  listKind: "IPAddressList",
  plural: "ipaddresses",
  singular: "ipaddress",
  shortNames: ["ip"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
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
  load: async () => (await import("./ipAddress.code.ts")).code,
};
