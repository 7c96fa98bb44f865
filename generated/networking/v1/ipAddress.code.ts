// Generated from networking/v1/ipAddress.yaml. Do not edit.
import { parentRef as printParentRef } from "../../../runtime/kinds/networking/ipAddress/columns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkIPAddress } from "./ipAddress.rules.ts";
import type * as types from "./ipAddress.ts";
import { validateIPAddressSpec, validateParentReference } from "./ipAddress.validator.ts";

/** Fields of IPAddress in wire order. */
export const IPAddress: Structure = structure("IPAddress", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => IPAddressSpec }, { presence: "always" }),
], { typeMeta: { kind: "IPAddress", apiVersion: "networking.orch.io/v1" } });

/** Fields of IPAddressSpec in wire order. */
export const IPAddressSpec: Structure = structure("IPAddressSpec", () => [
  field("parentRef", 1, { structure: () => ParentReference }, { presence: "pointer" }),
], { causes: ["parentRef"], validate: validateIPAddressSpec });

/** Fields of ParentReference in wire order. */
export const ParentReference: Structure = structure("ParentReference", () => [
  field("group", 1, "string"),
  field("resource", 2, "string"),
  field("namespace", 3, "string"),
  field("name", 4, "string"),
], { causes: ["group", "resource", "name", "namespace"], validate: validateParentReference });

/** What requests for ipaddresses need. */
export const code: KindCode<types.IPAddress> = {
  structure: IPAddress,
  setDefaults: defaultIPAddress,
  validate: (object, old) => checkRules(check(IPAddress, object), checkIPAddress, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printParentRef,
  ]),
  strategy: {},
};

export function defaultIPAddress(o: types.IPAddress): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.IPAddress["spec"]>;
  defaultObjectMeta(o.metadata);
}
