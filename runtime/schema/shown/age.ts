import type { PathCell } from "../cell.ts";
import type { Cell } from "../descriptor.ts";
import { firstAt } from "../jsonPath.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long ago an RFC 3339 time was, as tables show it: "5s", "2m30s", "3h12m", "8d". */
export function age(timestamp: string | null | undefined, nowMs: number): string {
  if (timestamp === undefined || timestamp === null || timestamp === "") return "<unknown>";
  const thenMs = Date.parse(timestamp);
  return Number.isNaN(thenMs) ? "<invalid>" : shortDuration(nowMs - thenMs);
}

/** A moment as a cell; null where there is none. */
export function ageCell(value: unknown, nowMs: number): Cell {
  return typeof value === "string" ? age(value, nowMs) : null;
}

/** Makes the cell of a column out of the first moment that a path leads to. */
export function pathAge(path: string): PathCell {
  const find = firstAt(path);
  return (object, { nowMs }, work) => ageCell(find(object, work), nowMs);
}

/**
 * A length of time with about two significant digits: the longer it is, the coarser. Up to two seconds below zero is a
 * clock that differs, anything earlier is invalid.
 */
export function shortDuration(ms: number): string {
  const seconds = Math.trunc(ms / secondMs);
  if (seconds < -1) return "<invalid>";
  if (seconds < 0) return "0s";
  if (seconds < 120) return `${seconds}s`;
  const minutes = Math.trunc(ms / minuteMs);
  if (minutes < 10) return `${minutes}m${remainder(seconds % 60, "s")}`;
  if (minutes < 180) return `${minutes}m`;
  const hours = Math.trunc(ms / hourMs);
  if (hours < 8) return `${hours}h${remainder(minutes % 60, "m")}`;
  if (hours < 48) return `${hours}h`;
  const days = Math.trunc(hours / 24);
  if (days < 8) return `${days}d${remainder(hours % 24, "h")}`;
  if (days < 2 * 365) return `${days}d`;
  const years = Math.trunc(days / 365);
  return years < 8 ? `${years}y${remainder(days % 365, "d")}` : `${years}y`;
}

function remainder(count: number, unit: string): string {
  return count === 0 ? "" : `${count}${unit}`;
}
