import type { LimitRangeItem } from "../../../../generated/core/v1/limitRange.ts";
import { resourceList } from "../../rules/resourceListDefaults.ts";
import { memberOf } from "../../../schema/object.ts";

/** For containers, the most is also the default, and the default (else the least) also the default request. */
export function item(item: LimitRangeItem): void {
  for (const field of ["max", "min", "default", "defaultRequest", "maxLimitRequestRatio"] as const) {
    resourceList(item[field]);
  }
  if (item.type !== "Container") return;
  fill(item, "default", item.max);
  fill(item, "defaultRequest", item.default);
  fill(item, "defaultRequest", item.min);
}

type Amounts = NonNullable<LimitRangeItem["default"]>;

/** Many amounts are copied at once, which is a tenth of the work. */
function fill(item: LimitRangeItem, field: "default" | "defaultRequest", from: Amounts = {}): void {
  const amounts = item[field];
  const entries = Object.entries(from);
  if (amounts === undefined) {
    if (entries.length > 0) item[field] = { ...from };
    return;
  }
  for (const [resource, amount] of entries) {
    if (memberOf(amounts, resource) === undefined) amounts[resource] = amount;
  }
}
