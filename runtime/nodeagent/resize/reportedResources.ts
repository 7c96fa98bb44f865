import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { formatQuantity } from "../../schema/quantity.ts";
import { type Bound, milliOf, nanosIn, unitsOf } from "../container/amounts.ts";
import { cpuShares, minShares } from "../container/cpuAmounts.ts";

/** What the runtime says that a container may use; 0 stands for what it does not say. */
export interface RuntimeBounds {
  readonly cpuShares: number;
  /** Microseconds in each period; below 0 for no limit. */
  readonly cpuQuotaUs: number;
  readonly cpuPeriodUs: number;
  /** Bytes. */
  readonly memory: number;
}

/** A limit below this is raised to it by the kernel, in thousandths of a processor. */
const minLimitMilli = 10;

/** What the status says of a running container: what it was given, but for what the runtime says otherwise. */
export function reportedResources(given: ResourceRequirements, seen: RuntimeBounds | undefined): ResourceRequirements {
  if (seen === undefined) return given;
  const { cpuQuotaUs, cpuPeriodUs, memory } = seen;
  const limit = cpuQuotaUs > 0 && cpuPeriodUs > 0 ? Math.round((cpuQuotaUs * 1000) / cpuPeriodUs) : undefined;
  const limitMilli = milliOf(nanosIn(given.limits, "cpu"));
  const isLimitShown = limit !== undefined && limit !== limitMilli && Math.max(limit, limitMilli) > minLimitMilli;
  const requestMilli = milliOf(nanosIn(given.requests, "cpu"));
  const isRequestShown = seen.cpuShares > minShares && seen.cpuShares !== cpuShares(requestMilli);
  const isMemoryShown = memory > 0 && memory !== unitsOf(nanosIn(given.limits, "memory"));
  const shown = [
    ...(isLimitShown ? [amount("limits", "cpu", cpuText(limit))] : []),
    ...(isRequestShown ? [amount("requests", "cpu", cpuText(Math.round((seen.cpuShares * 1000) / 1024)))] : []),
    ...(isMemoryShown ? [amount("limits", "memory", memoryText(memory))] : []),
  ];
  return shown.reduce((all, { bound, name, text }) => {
    if (all[bound]?.[name] === undefined) return all;
    return { ...all, [bound]: { ...all[bound], [name]: text } };
  }, given);
}

function amount(bound: Bound, name: string, text: string) {
  return { bound, name, text };
}

function cpuText(milli: number): string {
  return formatQuantity(BigInt(milli) * 1_000_000n, { binary: false });
}

function memoryText(bytes: number): string {
  return formatQuantity(BigInt(bytes) * 1_000_000_000n, { binary: true });
}
