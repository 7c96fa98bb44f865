import { DecodeError } from "../../negotiate/decodeError.ts";
import { canonicalQuantity } from "../../negotiate/quantity.ts";
import { binarySuffixes, decimalSuffixes, quantityNanos } from "../../schema/quantity.ts";

const one = 1_000_000_000n;

/** An amount, in billionths. */
export class Quantity {
  readonly nanos: bigint;
  readonly text: string;
  /** The power of ten that it is held in as a whole number of 64 bits; undefined: it is held in full. */
  readonly scale: number | undefined;

  private constructor(nanos: bigint, scale: number | undefined, text?: string) {
    this.nanos = nanos;
    this.text = text ?? canonicalQuantity(`${nanos}n`);
    this.scale = scale;
  }

  /** Reads "1.5Gi", "100m" or "1e3"; undefined for anything else, blanks included. */
  static parse(text: string): Quantity | undefined {
    if (/\s/.test(text)) return undefined;
    let canonical: string;
    try {
      canonical = canonicalQuantity(text);
    } catch (error) {
      if (error instanceof DecodeError) return undefined;
      throw error;
    }
    const nanos = quantityNanos(canonical);
    return nanos === undefined ? undefined : new Quantity(nanos, scaleOf(text), canonical);
  }

  static of(integer: bigint): Quantity {
    return new Quantity(integer * one, 0);
  }

  /** The whole number that it is held as; undefined for one that is held as a fraction, or in full. */
  get integer(): bigint | undefined {
    const whole = this.nanos / one;
    return this.scale !== undefined && this.scale >= 0 && isInt64(whole) ? whole : undefined;
  }

  get approximate(): number {
    return Number(this.nanos) / 1e9;
  }

  get negative(): Quantity {
    return new Quantity(-this.nanos, this.scale);
  }

  plus(other: Quantity): Quantity {
    const nanos = this.nanos + other.nanos;
    if (other.nanos === 0n) return new Quantity(nanos, this.scale);
    if (this.nanos === 0n) return new Quantity(nanos, other.scale);
    if (this.scale === undefined || other.scale === undefined) return new Quantity(nanos, undefined);
    const scale = Math.min(this.scale, other.scale);
    const held = scale < 0 ? nanos / 10n ** BigInt(9 + scale) : nanos / one;
    return new Quantity(nanos, isInt64(held) ? scale : undefined);
  }
}

function isInt64(value: bigint): boolean {
  return value >= -9223372036854775808n && value <= 9223372036854775807n;
}

/** A text is held as a number of 64 bits where its digits are sure to fit; a fraction keeps its places. */
function scaleOf(text: string): number | undefined {
  const [, whole = "", fraction = "", suffix = ""] = /^[+-]?0*(\d*)(?:\.(\d*))?(.*)$/.exec(text) ?? [];
  const power = binarySuffixes.indexOf(suffix);
  if (power > 0) {
    const room = 15 - whole.length - power * 3 - 1;
    return fraction === "" && room >= 0 ? 0 : undefined;
  }
  const exponent = decimalSuffixes.get(suffix) ?? Number(suffix.replace(/^[eE]/, "") || "0");
  const scale = exponent - fraction.length;
  return whole.length + fraction.length <= 18 && scale >= -9 ? scale : undefined;
}
