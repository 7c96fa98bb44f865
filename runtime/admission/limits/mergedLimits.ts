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
  /** The tightest. */
  readonly bounds: BoundsByType;
  /** How many amounts there are in all. */
  readonly size: number;
  /** The bounds of each limit range, by their names: a refusal shows those of the first that is broken. */
  readonly ranges: readonly BoundsByType[];
  /** How many amounts these have. */
  readonly rangesSize: number;
}

/** In the order in which a limit range states its types. */
export type BoundsByType = ReadonlyMap<LimitedType, Bounds>;

/** What keeps to the tightest bounds keeps to all. Of defaults the first one counts, by the names of limit ranges. */
export function mergedLimits(ranges: readonly LimitRange[]): MergedLimits {
  const [limits, requests] = [new Map<string, Quantity>(), new Map<string, Quantity>()];
  const items = ranges.map(({ spec }) => spec?.limits ?? []);
  for (const item of items.flat()) {
    if (item.type !== "Container") continue;
    addFirst(limits, item.default);
    addFirst(requests, item.defaultRequest);
  }
  const bounds = boundsOf(items.flat());
  const each = items.map(boundsOf);
  const size = limits.size + requests.size + sizeOf(bounds);
  return { limits, requests, bounds, size, ranges: each, rangesSize: each.reduce((sum, one) => sum + sizeOf(one), 0) };
}

function boundsOf(items: readonly LimitRangeItem[]): BoundsByType {
  const bounds = new Map<LimitedType, MutableBounds>();
  for (const item of items) {
    if (!isLimited(item.type)) continue;
    const known = bounds.get(item.type) ?? noBounds();
    bounds.set(item.type, known);
    tighten(known, item);
  }
  return bounds;
}

function sizeOf(bounds: BoundsByType): number {
  return [...bounds.values()].reduce((sum, { min, max, ratio }) => sum + min.size + max.size + ratio.size, 0);
}

type MutableAmounts = Map<string, Quantity>;
type MutableBounds = ReturnType<typeof noBounds>;

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

function tighten(bounds: MutableBounds, { min, max, maxLimitRequestRatio }: LimitRangeItem): void {
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
