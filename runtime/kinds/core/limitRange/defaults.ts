import type { LimitRangeItem } from "../../../../generated/core/v1/limitRange.ts";
import { resourceList } from "../../rules/resourceListDefaults.ts";

/** For containers, the most is also the default, and the default (else the least) also the default request. */
export function item(item: LimitRangeItem): void {
  for (const field of ["max", "min", "default", "defaultRequest", "maxLimitRequestRatio"] as const) {
    resourceList(item[field]);
  }
  if (item.type !== "Container") return;
  const limits = (item.default ??= {});
  const requests = (item.defaultRequest ??= {});
  fillFrom(limits, item.max);
  fillFrom(requests, limits);
  fillFrom(requests, item.min);
}

type Amounts = NonNullable<LimitRangeItem["default"]>;

function fillFrom(amounts: Amounts, from: Amounts | undefined): void {
  for (const [resource, amount] of Object.entries(from ?? {})) amounts[resource] ??= amount;
}
