import { CelError } from "../meter.ts";
import { define, type Overload } from "./define.ts";
import type { Duration, Timestamp } from "./timeValue.ts";

/** By the name of the method: a part of a moment, given in UTC as it reads in its zone. */
const parts: Readonly<Record<string, (date: Date) => number>> = {
  getFullYear: (date) => date.getUTCFullYear(),
  getMonth: (date) => date.getUTCMonth(),
  getDate: (date) => date.getUTCDate(),
  getDayOfMonth: (date) => date.getUTCDate() - 1,
  getDayOfWeek: (date) => date.getUTCDay(),
  getDayOfYear: (date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0)) / 86_400_000),
  getHours: (date) => date.getUTCHours(),
  getMinutes: (date) => date.getUTCMinutes(),
  getSeconds: (date) => date.getUTCSeconds(),
  getMilliseconds: (date) => date.getUTCMilliseconds(),
};

const durationUnits: Readonly<Record<string, bigint>> = {
  getHours: 3_600_000_000_000n,
  getMinutes: 60_000_000_000n,
  getSeconds: 1_000_000_000n,
  getMilliseconds: 1_000_000n,
};

export const timeFunctions: readonly Overload[] = [
  ...Object.entries(parts).flatMap(([name, part]) => [
    define(`timestamp.${name}(): int`, (at: Timestamp) => BigInt(part(new Date(at.ms)))),
    define(
      `timestamp.${name}(string): int`,
      (at: Timestamp, zone: string) => {
        return BigInt(part(new Date(at.ms + offsetMs(at.ms, zone))));
      },
      { cost: () => zoneCost },
    ),
  ]),
  ...Object.entries(durationUnits).map(([name, unit]) =>
    define(`duration.${name}(): int`, ({ nanos }: Duration) => nanos / unit),
  ),
];

/** Looking up how far a zone is ahead takes microseconds. */
const zoneCost = 100;

const zones = new Map<string, Intl.DateTimeFormat>();
/** @limit Time zones kept: all are dropped. */
const maxZones = 500;

/** How far a zone is ahead at a moment. A zone is a name such as "Europe/Paris", or "+02:00"; nothing is UTC. */
function offsetMs(ms: number, zone: string): number {
  if (zone === "" || zone === "Local") return 0;
  const colon = zone.indexOf(":");
  if (colon !== -1) return fixedOffsetMs(zone.slice(0, colon), zone.slice(colon + 1));
  const name =
    zoneFormat(zone)
      .formatToParts(ms)
      .find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const match = /^GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(name);
  const [, sign, hours = "0", minutes = "0", seconds = "0"] = match ?? [];
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -size : size;
}

function fixedOffsetMs(hours: string, minutes: string): number {
  const [whole, rest] = [wholeNumber(hours), wholeNumber(minutes)];
  return (hours.startsWith("-") ? whole * 60 - rest : whole * 60 + rest) * 60_000;
}

function wholeNumber(text: string): number {
  if (/^[+-]?\d{1,9}$/.test(text)) return Number(text);
  throw new CelError(`strconv.Atoi: parsing ${JSON.stringify(text)}: invalid syntax`);
}

function zoneFormat(zone: string): Intl.DateTimeFormat {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  if (zones.size >= maxZones) zones.clear();
  try {
    const made = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    zones.set(zone, made);
    return made;
  } catch (error) {
    if (error instanceof RangeError) throw new CelError(`unknown time zone ${zone}`);
    throw error;
  }
}
