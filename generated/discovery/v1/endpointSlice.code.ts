// Generated from discovery/v1/endpointSlice.yaml. Do not edit.
import {
  endpoints as printEndpoints,
  ports as printPorts,
} from "../../../runtime/kinds/discovery/endpointSlice/columns.ts";
import { strategy } from "../../../runtime/kinds/discovery/endpointSlice/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectReference } from "../../core/v1/shared.code.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkEndpointSlice } from "./endpointSlice.rules.ts";
import type * as types from "./endpointSlice.ts";
import {
  validateEndpoint,
  validateEndpointHints,
  validateEndpointPort,
  validateEndpointSlice,
  validateForNode,
  validateForZone,
} from "./endpointSlice.validator.ts";

/** Fields of EndpointSlice in wire order. */
export const EndpointSlice: Structure = structure("EndpointSlice", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("addressType", 4, "string", { presence: "always" }),
  field("endpoints", 2, { list: { structure: () => Endpoint } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("ports", 3, { list: { structure: () => EndpointPort } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
], { typeMeta: { kind: "EndpointSlice", apiVersion: "discovery.orch.io/v1" }, causes: ["ports", "endpoints", "addressType"], validate: validateEndpointSlice });

/** Fields of Endpoint in wire order. */
export const Endpoint: Structure = structure("Endpoint", () => [
  field("addresses", 1, { list: "string" }, {
    presence: "always",
    listType: "set",
    requiredDetail: "must contain at least 1 address",
  }),
  field("conditions", 2, { structure: () => EndpointConditions }, { presence: "always" }),
  field("hostname", 3, "string", { presence: "pointer" }),
  field("targetRef", 4, { structure: () => ObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("deprecatedTopology", 5, { map: "string" }, { errors: "unindexed" }),
  field("nodeName", 6, "string", { presence: "pointer" }),
  field("zone", 7, "string", { presence: "pointer" }),
  field("hints", 8, { structure: () => EndpointHints }, { presence: "pointer" }),
], { causes: ["addresses", "nodeName", "deprecatedTopology", "hostname", "hints"], validate: validateEndpoint });

/** Fields of EndpointConditions in wire order. */
export const EndpointConditions: Structure = structure("EndpointConditions", () => [
  field("ready", 1, "boolean", { presence: "pointer" }),
  field("serving", 2, "boolean", { presence: "pointer" }),
  field("terminating", 3, "boolean", { presence: "pointer" }),
]);

/** Fields of EndpointHints in wire order. */
export const EndpointHints: Structure = structure("EndpointHints", () => [
  field("forZones", 1, { list: { structure: () => ForZone } }, { listType: "atomic" }),
  field("forNodes", 2, { list: { structure: () => ForNode } }, { listType: "atomic" }),
], { validate: validateEndpointHints });

/** Fields of ForZone in wire order. */
export const ForZone: Structure = structure("ForZone", () => [
  field("name", 1, "string", { presence: "always" }),
], { validate: validateForZone });

/** Fields of ForNode in wire order. */
export const ForNode: Structure = structure("ForNode", () => [
  field("name", 1, "string", { presence: "always", empty: "checked" }),
], { validate: validateForNode });

/** Fields of EndpointPort in wire order. */
export const EndpointPort: Structure = structure("EndpointPort", () => [
  field("name", 1, "string", { presence: "pointer" }),
  field("protocol", 2, "string", { presence: "pointer" }),
  field("port", 3, "int32", { presence: "pointer" }),
  field("appProtocol", 4, "string", { presence: "pointer" }),
], { mapType: "atomic", causes: ["name", "protocol", "appProtocol", "name: Duplicate value"], validate: validateEndpointPort });

/** What requests for endpointslices need. */
export const code: KindCode<types.EndpointSlice> = {
  structure: EndpointSlice,
  setDefaults: defaultEndpointSlice,
  validate: (object, old) => checkRules(check(EndpointSlice, object), checkEndpointSlice, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.addressType, ""),
    printPorts,
    printEndpoints,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultEndpointSlice(o: types.EndpointSlice): void {
  o.metadata ??= {};
  o.addressType ??= "" as NonNullable<types.EndpointSlice["addressType"]>;
  o.endpoints ??= null;
  o.ports ??= null;
  defaultObjectMeta(o.metadata);
  if (o.endpoints) for (const each of o.endpoints) defaultEndpoint(each);
  if (o.ports) for (const each of o.ports) defaultEndpointPort(each);
}

export function defaultEndpoint(o: types.Endpoint): void {
  o.addresses ??= [];
  o.conditions ??= {};
  if (o.hints) defaultEndpointHints(o.hints);
}

export function defaultEndpointHints(o: types.EndpointHints): void {
  if (o.forZones) for (const each of o.forZones) defaultForZone(each);
  if (o.forNodes) for (const each of o.forNodes) defaultForNode(each);
}

export function defaultForZone(o: types.ForZone): void {
  o.name ??= "";
}

export function defaultForNode(o: types.ForNode): void {
  o.name ??= "";
}

export function defaultEndpointPort(o: types.EndpointPort): void {
  o.name ??= "";
  o.protocol ??= "TCP";
}
