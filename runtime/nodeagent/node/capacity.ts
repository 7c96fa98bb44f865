import { formatQuantity, quantityNanos } from "../../schema/quantity.ts";
import type { FileSystemRoom, Machine } from "./machine.ts";

export type Amounts = Record<string, string>;

/** What the node has in all. `room` is that of its disk; absent: the disk is no amount that pods ask for. */
export function capacityOf(machine: Machine, room: FileSystemRoom | undefined, maxPods: number): Amounts {
  const pages = Object.entries(machine.hugePages).map(([size, bytes]) => [`hugepages-${size}`, bytesText(bytes)]);
  return {
    cpu: String(machine.cpus),
    ...(room === undefined ? {} : { "ephemeral-storage": bytesText(room.capacityBytes) }),
    ...Object.fromEntries(pages),
    memory: bytesText(machine.memoryBytes),
    pods: String(maxPods),
  };
}

/** What is left of it for pods when each of the reservations is taken away; never less than nothing. */
export function allocatableOf(capacity: Amounts, reservations: readonly Amounts[]): Amounts {
  const left = Object.entries(capacity).map(([name, amount]) => {
    const reserved = reservations.reduce((sum, each) => sum + (quantityNanos(each[name] ?? 0) ?? 0n), 0n);
    if (reserved === 0n) return [name, amount] as const;
    const nanos = (quantityNanos(amount) ?? 0n) - reserved;
    return [name, nanos <= 0n ? "0" : quantityText(name, nanos)] as const;
  });
  return Object.fromEntries(left);
}

function quantityText(name: string, nanos: bigint): string {
  if (name === "cpu") return `${nanos / 1_000_000n}m`.replace(/000m$/, "");
  return name === "ephemeral-storage" ? String(nanos / 1_000_000_000n) : formatQuantity(nanos, { binary: true });
}

/** Kibibytes, as the field shows memory and disks. */
function bytesText(bytes: number): string {
  return bytes === 0 ? "0" : `${Math.floor(bytes / 1024)}Ki`;
}
