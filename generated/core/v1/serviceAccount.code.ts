// Generated from core/v1/serviceAccount.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/core/serviceAccount/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./serviceAccount.ts";
import { LocalObjectReference, ObjectReference } from "./shared.code.ts";

/** Fields of ServiceAccount in wire order. */
export const ServiceAccount: Structure = structure("ServiceAccount", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("secrets", 2, { list: { structure: () => ObjectReference } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("imagePullSecrets", 3, { list: { structure: () => LocalObjectReference } }, { listType: "atomic" }),
  field("automountServiceAccountToken", 4, "boolean", { presence: "pointer" }),
], { typeMeta: { kind: "ServiceAccount", apiVersion: "v1" } });

/** What requests for serviceaccounts need. */
export const code: KindCode<types.ServiceAccount> = {
  structure: ServiceAccount,
  setDefaults: defaultServiceAccount,
  validate: (object) => check(ServiceAccount, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultServiceAccount(o: types.ServiceAccount): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
}
