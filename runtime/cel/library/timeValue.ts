import { durationNanos } from "../../schema/duration.ts";
import { isDate } from "../../schema/formats/jsonFormats.ts";

const second = 1_000_000_000n;

/** The first moment of the year 1: the zero of timestamps. */
export const firstNanos: bigint = -62_135_596_800n * second;

/** A moment, in nanoseconds since the epoch. */
export class Timestamp {
  readonly nanos: bigint;
  /** How far the zone that it is written in is ahead. */
  readonly offsetMs: number;

  constructor(nanos: bigint, offsetMs = 0) {
    this.nanos = nanos;
    this.offsetMs = offsetMs;
  }

  /** Reads RFC 3339, or a date alone; undefined for anything else. */
  static parse(text: string): Timestamp | undefined {
    const match = /^(\d{4}-\d{2}-\d{2})(?:[Tt](\d{2}:\d{2}:\d{2})(?:[.,](\d{1,9})\d*)?([Zz]|[+-]\d{2}:\d{2}))?$/.exec(
      text,
    );
    if (match === null) return undefined;
    const [, date = "", time = "00:00:00", fraction = "", zone = "Z"] = match;
    if (!isDate(date)) return undefined;
    const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
    if (Number.isNaN(ms)) return undefined;
    const offsetMs = Date.parse(`${date}T${time}Z`) - ms;
    return new Timestamp(BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, "0")), offsetMs);
  }

  get ms(): number {
    return Number(floorDivide(this.nanos, 1_000_000n));
  }

  get text(): string {
    const seconds = floorDivide(this.nanos, second);
    const head = new Date(Number(seconds) * 1000 + this.offsetMs).toISOString().slice(0, 19);
    return `${head}${fractionText(this.nanos - seconds * second)}${zoneText(this.offsetMs)}`;
  }

  /** Whether the year has four digits. */
  get isInRange(): boolean {
    return this.nanos >= firstNanos && this.nanos < 253_402_300_800n * second;
  }
}

/** A length of time in nanoseconds. */
export class Duration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }

  /** Reads "1h30m", "-1.5s" or "0"; undefined for anything else. */
  static parse(text: string): Duration | undefined {
    const nanos = durationNanos(text);
    return nanos === undefined ? undefined : new Duration(nanos);
  }

  /** As seconds, e.g. "90s" or "1.5s". */
  get text(): string {
    const size = this.nanos < 0n ? -this.nanos : this.nanos;
    return `${this.nanos < 0n ? "-" : ""}${size / second}${fractionText(size % second)}s`;
  }
}

function zoneText(offsetMs: number): string {
  if (offsetMs === 0) return "Z";
  const minutes = Math.abs(offsetMs) / 60_000;
  const parts = [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, "0"));
  return `${offsetMs < 0 ? "-" : "+"}${parts.join(":")}`;
}

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

function fractionText(nanos: bigint): string {
  return nanos === 0n ? "" : `.${nanos.toString().padStart(9, "0").replace(/0+$/, "")}`;
}
