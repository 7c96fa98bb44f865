import { age } from "../../schema/shown/age.ts";

type Time = string | null | undefined;

/** When and how often an event happened, in the names of the core group. */
export interface EventTimes {
  readonly firstTimestamp?: Time;
  readonly lastTimestamp?: Time;
  readonly eventTime?: Time;
  readonly count?: number | undefined;
  readonly series?: { readonly count?: number; readonly lastObservedTime?: Time } | undefined;
}

export function eventFirstSeen(event: EventTimes, nowMs: number): string {
  return age(event.firstTimestamp ?? event.eventTime, nowMs);
}

export function eventLastSeen(event: EventTimes, nowMs: number): string {
  if (event.series !== undefined) return age(event.series.lastObservedTime, nowMs);
  return event.lastTimestamp ? age(event.lastTimestamp, nowMs) : eventFirstSeen(event, nowMs);
}

export function eventCount(event: EventTimes): number {
  if (event.series !== undefined) return event.series.count ?? 0;
  return event.count || 1;
}

/** "pod/web-0", or the kind alone. */
export function eventObject(object: { readonly kind?: string; readonly name?: string } | undefined): string {
  const kind = (object?.kind ?? "").toLowerCase();
  const name = object?.name ?? "";
  return name === "" ? kind : `${kind}/${name}`;
}

/** Who reported it, and from which host: "scheduler, node-1". */
export function eventSource(
  source: { readonly component?: string; readonly host?: string } | undefined,
  controller: string | undefined,
  instance: string | undefined,
): string {
  const component = source?.component || controller || "";
  const host = source?.host || instance || "";
  return host === "" ? component : `${component}, ${host}`;
}
