import { formatQuantity, hasBinarySuffix, type Quantity, quantityNanos } from "../../schema/quantity.ts";

type Amounts = Record<string, Quantity>;

const nanosPerMilli = 1_000_000n;

/** Amounts are kept in thousandths: what is finer is rounded up, away from zero. */
export function resourceList(amounts: Amounts | undefined): void {
  for (const name in amounts) {
    const amount = amounts[name];
    if (amount === undefined || isCoarse(amount)) continue;
    const nanos = quantityNanos(amount) ?? 0n;
    const rest = nanos % nanosPerMilli;
    if (rest === 0n) continue;
    const rounded = nanos - rest + (rest > 0n ? nanosPerMilli : -nanosPerMilli);
    amounts[name] = formatQuantity(rounded, { binary: hasBinarySuffix(amount) });
  }
}

export function requirements({ limits, requests }: { limits?: Amounts; requests?: Amounts }): void {
  resourceList(limits);
  resourceList(requests);
}

export function quota({ hard, used }: { hard?: Amounts; used?: Amounts }): void {
  resourceList(hard);
  resourceList(used);
}

export function volumeSpec({ capacity }: { capacity?: Amounts }): void {
  resourceList(capacity);
}

export function claimStatus(status: { capacity?: Amounts; allocatedResources?: Amounts }): void {
  resourceList(status.capacity);
  resourceList(status.allocatedResources);
}

export function allocated({ allocatedResources }: { allocatedResources?: Amounts }): void {
  resourceList(allocatedResources);
}

export function overhead({ podFixed }: { podFixed?: Amounts }): void {
  resourceList(podFixed);
}

/** Only a fraction, an exponent, or one of the smallest units can be finer than a thousandth. */
function isCoarse(amount: Quantity): boolean {
  return typeof amount === "number" ? Number.isInteger(amount) : !/[.eEnu]/.test(amount);
}
