import { DecodeError } from "../../negotiate/decodeError.ts";
import { canonicalQuantity } from "../../negotiate/quantity.ts";
import { quantityNanos } from "../../schema/quantity.ts";

const one = 1_000_000_000n;

/** An amount, in billionths. */
export class Quantity {
  readonly nanos: bigint;
  readonly text: string;

  constructor(nanos: bigint, text?: string) {
    this.nanos = nanos;
    this.text = text ?? canonicalQuantity(`${nanos}n`);
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
    return nanos === undefined ? undefined : new Quantity(nanos, canonical);
  }

  get isInteger(): boolean {
    return this.nanos % one === 0n;
  }

  get integer(): bigint {
    return this.nanos / one;
  }

  get approximate(): number {
    return Number(this.nanos) / 1e9;
  }
}

export const quantityOne = one;
