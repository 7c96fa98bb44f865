import { formatQuantity, hasBinarySuffix, type Quantity, quantityNanos } from "../quantity.ts";

/** How much of one resource, exactly. */
export interface Amount {
  /** Billionths; a difference may be below zero. */
  readonly nanos: bigint;
  /** It is written with powers of 1024. */
  readonly isBinary: boolean;
}

/** How much of each resource, by its name. */
export type Amounts = ReadonlyMap<string, Amount>;

export const one: Amount = { nanos: 1_000_000_000n, isBinary: false };
const none: Amount = { nanos: 0n, isBinary: false };

export function amountOf(value: Quantity): Amount {
  return { nanos: quantityNanos(value) ?? 0n, isBinary: hasBinarySuffix(value) };
}

export function countOf(count: number): Amount {
  return { nanos: BigInt(count) * one.nanos, isBinary: false };
}

/** Written as the first of the two is, unless that is nothing. */
export function plus(a: Amount = none, b: Amount = none): Amount {
  return { nanos: a.nanos + b.nanos, isBinary: a.nanos === 0n ? b.isBinary : a.isBinary };
}

/** What there is more of now than before, and less of. Resources of which there is as much are left out. */
export function difference(now: Amounts, before: Amounts): Amounts {
  const found = new Map<string, Amount>();
  for (const name of new Set([...now.keys(), ...before.keys()])) {
    const was = before.get(name) ?? none;
    const is = now.get(name) ?? { ...none, isBinary: was.isBinary };
    const nanos = is.nanos - was.nanos;
    if (nanos !== 0n) found.set(name, { nanos, isBinary: is.isBinary });
  }
  return found;
}

/** As an object states it; nothing is less than none. */
export function textOf({ nanos, isBinary }: Amount): string {
  return formatQuantity(nanos < 0n ? 0n : nanos, { binary: isBinary });
}
