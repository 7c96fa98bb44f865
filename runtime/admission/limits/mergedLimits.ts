import type { LimitRange, LimitRangeItem } from "../../../generated/core/v1/limitRange.ts";
import { compareQuantities, type Quantity } from "../../schema/quantity.ts";

export type Amounts = ReadonlyMap<string, Quantity>;

/** What a container, a pod or a claim may have, by resource. */
export interface Bounds {
  readonly min: Amounts;
  readonly max: Amounts;
  /** How many times its request a limit may be. */
  readonly ratio: Amounts;
}

export type LimitedType = "Container" | "Pod" | "PersistentVolumeClaim";

/** What all limit ranges of a namespace say together. */
export interface MergedLimits {
  /** What containers get that say nothing else. */
  readonly limits: Amounts;
  readonly requests: Amounts;
  readonly bounds: Readonly<Record<LimitedType, Bounds>>;
  /** How many amounts there are in all. */
  readonly size: number;
}

/** What keeps to the tightest bounds keeps to all. Of defaults the first one counts, by the names of limit ranges. */
export function mergedLimits(ranges: readonly LimitRange[]): MergedLimits {
  const [limits, requests] = [new Map<string, Quantity>(), new Map<string, Quantity>()];
  const bounds = { Container: noBounds(), Pod: noBounds(), PersistentVolumeClaim: noBounds() };
  for (const item of ranges.flatMap(({ spec }) => spec?.limits ?? [])) {
    if (item.type === "Container") {
      addFirst(limits, item.default);
      addFirst(requests, item.defaultRequest);
    }
    if (isLimited(item.type)) tighten(bounds[item.type], item);
  }
  const maps = Object.values(bounds).flatMap(({ min, max, ratio }) => [min, max, ratio]);
  const size = [limits, requests, ...maps].reduce((sum, each) => sum + each.size, 0);
  return { limits, requests, bounds, size };
}

type MutableAmounts = Map<string, Quantity>;

function noBounds() {
  const empty = (): MutableAmounts => new Map();
  return { min: empty(), max: empty(), ratio: empty() };
}

function isLimited(type: string): type is LimitedType {
  return type === "Container" || type === "Pod" || type === "PersistentVolumeClaim";
}

type Given = LimitRangeItem["max"];

function addFirst(into: MutableAmounts, given: Given): void {
  for (const [name, amount] of Object.entries(given ?? {})) if (!into.has(name)) into.set(name, amount);
}

function tighten(bounds: ReturnType<typeof noBounds>, { min, max, maxLimitRequestRatio }: LimitRangeItem): void {
  addTightest(bounds.min, min, 1);
  addTightest(bounds.max, max, -1);
  addTightest(bounds.ratio, maxLimitRequestRatio, -1);
}

/** `sign` is 1 where more is tighter, and -1 where less is. */
function addTightest(into: MutableAmounts, given: Given, sign: 1 | -1): void {
  for (const [name, amount] of Object.entries(given ?? {})) {
    const known = into.get(name);
    if (known === undefined || (compareQuantities(amount, known) ?? 0) * sign > 0) into.set(name, amount);
  }
}
