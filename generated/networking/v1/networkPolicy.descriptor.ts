// Generated from networking/v1/networkPolicy.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { NetworkPolicy } from "./networkPolicy.ts";

export const networkPolicy: ResourceDescriptor<NetworkPolicy> = {
  group: "networking.orch.io",
  version: "v1",
  apiVersion: "networking.orch.io/v1",
  kind: "NetworkPolicy",
  listKind: "NetworkPolicyList",
  plural: "networkpolicies",
  singular: "networkpolicy",
  shortNames: ["netpol"],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Pod-Selector", type: "string", description: "Labels of the pods it is about." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/networkpolicies/",
  storageVersion: "networking.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./networkPolicy.code.ts")).code,
};
