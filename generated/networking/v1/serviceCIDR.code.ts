// Generated from networking/v1/serviceCIDR.yaml. Do not edit.
import { cidrs as printCidrs } from "../../../runtime/kinds/networking/serviceCIDR/columns.ts";
import { strategy } from "../../../runtime/kinds/networking/serviceCIDR/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { Condition, ObjectMeta, defaultCondition, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkServiceCIDR } from "./serviceCIDR.rules.ts";
import type * as types from "./serviceCIDR.ts";
import { validateServiceCIDRStatus } from "./serviceCIDR.validator.ts";

/** Fields of ServiceCIDR in wire order. */
export const ServiceCIDR: Structure = structure("ServiceCIDR", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ServiceCIDRSpec }, { presence: "always" }),
  field("status", 3, { structure: () => ServiceCIDRStatus }, { presence: "always" }),
], { typeMeta: { kind: "ServiceCIDR", apiVersion: "networking.orch.io/v1" } });

/** Fields of ServiceCIDRSpec in wire order. */
export const ServiceCIDRSpec: Structure = structure("ServiceCIDRSpec", () => [
  field("cidrs", 1, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of ServiceCIDRStatus in wire order. */
export const ServiceCIDRStatus: Structure = structure("ServiceCIDRStatus", () => [
  field("conditions", 1, { list: { structure: () => Condition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
    errors: "none",
  }),
], { validate: validateServiceCIDRStatus });

/** What requests for servicecidrs need. */
export const code: KindCode<types.ServiceCIDR> = {
  structure: ServiceCIDR,
  setDefaults: defaultServiceCIDR,
  validate: (object, old) => checkRules(check(ServiceCIDR, object), checkServiceCIDR, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printCidrs,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultServiceCIDR(o: types.ServiceCIDR): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultServiceCIDRStatus(o.status);
}

export function defaultServiceCIDRStatus(o: types.ServiceCIDRStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}
