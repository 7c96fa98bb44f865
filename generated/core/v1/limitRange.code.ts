// Generated from core/v1/limitRange.yaml. Do not edit.
import { item as fillItem } from "../../../runtime/kinds/core/limitRange/defaults.ts";
import { strategy } from "../../../runtime/kinds/core/limitRange/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkLimitRange } from "./limitRange.rules.ts";
import type * as types from "./limitRange.ts";
import { validateLimitRangeItem } from "./limitRange.validator.ts";

/** Fields of LimitRange in wire order. */
export const LimitRange: Structure = structure("LimitRange", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => LimitRangeSpec }, { presence: "always" }),
], { typeMeta: { kind: "LimitRange", apiVersion: "v1" } });

/** Fields of LimitRangeSpec in wire order. */
export const LimitRangeSpec: Structure = structure("LimitRangeSpec", () => [
  field("limits", 1, { list: { structure: () => LimitRangeItem } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
], { causes: ["limits"] });

/** Fields of LimitRangeItem in wire order. */
export const LimitRangeItem: Structure = structure("LimitRangeItem", () => [
  field("type", 1, "string", { presence: "always" }),
  field("max", 2, { map: "quantity" }),
  field("min", 3, { map: "quantity" }),
  field("default", 4, { map: "quantity" }),
  field("defaultRequest", 5, { map: "quantity" }),
  field("maxLimitRequestRatio", 6, { map: "quantity" }),
], { causes: ["type", "max", "min", "defaultRequest", "default", "maxLimitRequestRatio"], validate: validateLimitRangeItem });

/** What requests for limitranges need. */
export const code: KindCode<types.LimitRange> = {
  structure: LimitRange,
  setDefaults: defaultLimitRange,
  validate: (object, old) => checkRules(check(LimitRange, object), checkLimitRange, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultLimitRange(o: types.LimitRange): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.LimitRange["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultLimitRangeSpec(o.spec);
}

export function defaultLimitRangeSpec(o: types.LimitRangeSpec): void {
  o.limits ??= null;
  if (o.limits) for (const each of o.limits) defaultLimitRangeItem(each);
}

export function defaultLimitRangeItem(o: types.LimitRangeItem): void {
  o.type ??= "";
  fillItem(o);
}
