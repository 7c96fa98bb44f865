// Generated from core/v1/endpoints.yaml. Do not edit.
import { endpoints as printEndpoints } from "../../../runtime/kinds/core/endpoints/columns.ts";
import { strategy } from "../../../runtime/kinds/core/endpoints/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkEndpoints } from "./endpoints.rules.ts";
import type * as types from "./endpoints.ts";
import { validateEndpointAddress, validateEndpointPort } from "./endpoints.validator.ts";
import { ObjectReference } from "./shared.code.ts";

/** Fields of Endpoints in wire order. */
export const Endpoints: Structure = structure("Endpoints", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("subsets", 2, { list: { structure: () => EndpointSubset } }, { listType: "atomic" }),
], { typeMeta: { kind: "Endpoints", apiVersion: "v1" }, causes: ["subsets"] });

/** Fields of EndpointSubset in wire order. */
export const EndpointSubset: Structure = structure("EndpointSubset", () => [
  field("addresses", 1, { list: { structure: () => EndpointAddress } }, { listType: "atomic" }),
  field("notReadyAddresses", 2, { list: { structure: () => EndpointAddress } }, { listType: "atomic" }),
  field("ports", 3, { list: { structure: () => EndpointPort } }, { listType: "atomic" }),
], { causes: ["addresses", "notReadyAddresses", "ports"] });

/** Fields of EndpointAddress in wire order. */
export const EndpointAddress: Structure = structure("EndpointAddress", () => [
  field("ip", 1, "string", { presence: "always", empty: "checked" }),
  field("hostname", 3, "string"),
  field("nodeName", 4, "string", { presence: "pointer" }),
  field("targetRef", 2, { structure: () => ObjectReference }, { presence: "pointer", mapType: "atomic" }),
], { mapType: "atomic", causes: ["ip", "hostname", "nodeName"], validate: validateEndpointAddress });

/** Fields of EndpointPort in wire order. */
export const EndpointPort: Structure = structure("EndpointPort", () => [
  field("name", 1, "string"),
  field("port", 2, "int32", { presence: "always" }),
  field("protocol", 3, "string"),
  field("appProtocol", 4, "string", { presence: "pointer" }),
], { mapType: "atomic", causes: ["name", "port", "protocol", "appProtocol"], validate: validateEndpointPort });

/** What requests for endpoints need. */
export const code: KindCode<types.Endpoints> = {
  structure: Endpoints,
  setDefaults: defaultEndpoints,
  validate: (object, old) => checkRules(check(Endpoints, object), checkEndpoints, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printEndpoints,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultEndpoints(o: types.Endpoints): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
  if (o.subsets) for (const each of o.subsets) defaultEndpointSubset(each);
}

export function defaultEndpointSubset(o: types.EndpointSubset): void {
  if (o.addresses) for (const each of o.addresses) defaultEndpointAddress(each);
  if (o.notReadyAddresses) for (const each of o.notReadyAddresses) defaultEndpointAddress(each);
  if (o.ports) for (const each of o.ports) defaultEndpointPort(each);
}

export function defaultEndpointAddress(o: types.EndpointAddress): void {
  o.ip ??= "";
}

export function defaultEndpointPort(o: types.EndpointPort): void {
  o.port ??= 0;
  o.protocol ??= "TCP";
}
