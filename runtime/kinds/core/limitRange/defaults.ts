import type { LimitRangeItem } from "../../../../generated/core/v1/limitRange.ts";
import { resourceList } from "../../rules/resourceListDefaults.ts";
import { memberOf } from "../../../schema/object.ts";

/** For containers, the most is also the default, and the default (else the least) also the default request. */
export function item(item: LimitRangeItem): void {
  for (const field of ["max", "min", "default", "defaultRequest", "maxLimitRequestRatio"] as const) {
    resourceList(item[field]);
  }
  if (item.type !== "Container") return;
  item.default = filled(item.default, item.max);
  item.defaultRequest = filled(filled(item.defaultRequest, item.default), item.min);
}

type Amounts = NonNullable<LimitRangeItem["default"]>;

/** Many amounts are copied at once, which is a tenth of the work. */
function filled(amounts: Amounts | undefined, from: Amounts | undefined): Amounts {
  if (amounts === undefined) return { ...from };
  for (const [resource, amount] of Object.entries(from ?? {})) {
    if (memberOf(amounts, resource) === undefined) amounts[resource] = amount;
  }
  return amounts;
}
