const second = 1_000_000_000n;

/** A moment, in nanoseconds since the epoch. */
export class Timestamp {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }

  /** Reads RFC 3339, or a date alone; undefined for anything else. */
  static parse(text: string): Timestamp | undefined {
    const match = /^(\d{4}-\d{2}-\d{2})(?:[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9})\d*)?([Zz]|[+-]\d{2}:\d{2}))?$/.exec(
      text,
    );
    if (match === null) return undefined;
    const [, date = "", time = "00:00:00", fraction = "", zone = "Z"] = match;
    const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
    if (Number.isNaN(ms)) return undefined;
    return new Timestamp(BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, "0")));
  }

  get ms(): number {
    return Number(floorDivide(this.nanos, 1_000_000n));
  }

  get text(): string {
    const seconds = floorDivide(this.nanos, second);
    const head = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
    return `${head}${fractionText(this.nanos - seconds * second)}Z`;
  }

  /** Whether the year has four digits. */
  get isInRange(): boolean {
    return this.nanos >= -62_135_596_800n * second && this.nanos < 253_402_300_800n * second;
  }
}

const units: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1000n,
  µs: 1000n,
  μs: 1000n,
  ms: 1_000_000n,
  s: second,
  m: 60n * second,
  h: 3600n * second,
};

/** A length of time in nanoseconds. */
export class Duration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }

  /** Reads "1h30m", "-1.5s" or "0"; undefined for anything else. */
  static parse(text: string): Duration | undefined {
    if (text.length > 64) return undefined;
    const match = /^([+-]?)(0|(?:\d+(?:\.\d*)?(?:ns|us|µs|μs|ms|s|m|h))+)$/.exec(text);
    if (match === null) return undefined;
    const [, sign, parts = ""] = match;
    let nanos = 0n;
    for (const [, whole = "", fraction = "", unit = ""] of parts.matchAll(/(\d+)(?:\.(\d*))?(ns|us|µs|μs|ms|s|m|h)/g)) {
      const size = units[unit] ?? 1n;
      nanos += BigInt(whole) * size + (BigInt(fraction || "0") * size) / 10n ** BigInt(fraction.length);
    }
    return nanos >= 2n ** 63n ? undefined : new Duration(sign === "-" ? -nanos : nanos);
  }

  /** As seconds, e.g. "90s" or "1.5s". */
  get text(): string {
    const size = this.nanos < 0n ? -this.nanos : this.nanos;
    return `${this.nanos < 0n ? "-" : ""}${size / second}${fractionText(size % second)}s`;
  }
}

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

function fractionText(nanos: bigint): string {
  return nanos === 0n ? "" : `.${nanos.toString().padStart(9, "0").replace(/0+$/, "")}`;
}
