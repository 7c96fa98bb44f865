import { DecodeError } from "../../negotiate/decodeError.ts";
import { canonicalQuantity } from "../../negotiate/quantity.ts";

const one = 1_000_000_000n;

const multipliers: Readonly<Record<string, bigint>> = {
  n: 1n,
  u: 1000n,
  m: 1_000_000n,
  "": one,
  k: 1000n * one,
  M: 10n ** 6n * one,
  G: 10n ** 9n * one,
  T: 10n ** 12n * one,
  P: 10n ** 15n * one,
  E: 10n ** 18n * one,
  Ki: 2n ** 10n * one,
  Mi: 2n ** 20n * one,
  Gi: 2n ** 30n * one,
  Ti: 2n ** 40n * one,
  Pi: 2n ** 50n * one,
  Ei: 2n ** 60n * one,
};

/** An amount, in billionths. */
export class Quantity {
  readonly nanos: bigint;
  readonly text: string;

  constructor(nanos: bigint, text?: string) {
    this.nanos = nanos;
    this.text = text ?? amountText(nanos);
  }

  /** Reads "1.5Gi", "100m" or "1e3"; undefined for anything else. */
  static parse(text: string): Quantity | undefined {
    let canonical: string;
    try {
      canonical = canonicalQuantity(text);
    } catch (error) {
      if (error instanceof DecodeError) return undefined;
      throw error;
    }
    const match = /^(-?\d+)(?:e(-?\d+)|([numkKMGTPE]?i?))$/.exec(canonical);
    if (match === null) return undefined;
    const [, digits = "0", exponent, suffix = ""] = match;
    const factor = exponent === undefined ? multipliers[suffix] : tenTo(Number(exponent));
    return factor === undefined ? undefined : new Quantity(BigInt(digits) * factor, canonical);
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

/** Billionths of a power of ten, which is -9 at least in canonical text. */
function tenTo(exponent: number): bigint {
  return 10n ** BigInt(Math.max(0, exponent + 9));
}

function amountText(nanos: bigint): string {
  if (nanos % one === 0n) return canonicalQuantity(`${nanos / one}`);
  return canonicalQuantity(`${nanos}n`);
}
