import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { formatQuantity, hasBinarySuffix, type Quantity, quantityNanos, scaled } from "../../schema/quantity.ts";
import { memberOf } from "../../schema/object.ts";
import { isSidecar } from "./podIdentity.ts";

/** Amounts by the name of their resource. */
export type Amounts = Readonly<Record<string, Quantity>>;

/** The same, counted in billionths. */
export type Nanos = Readonly<Record<string, bigint>>;

export type Bound = "requests" | "limits";

/** Thousandths of a processor, rounded up. */
export function milliOf(nanos: bigint): number {
  return Number(scaled(nanos, -6));
}

/** Whole units, bytes for example, rounded up. */
export function unitsOf(nanos: bigint): number {
  return Number(scaled(nanos, -9));
}

/** An amount in billionths; zero when there is none. */
export function nanosIn(amounts: Amounts | undefined, name: string): bigint {
  return quantityNanos(amounts?.[name] ?? 0) ?? 0n;
}

/** What a container asks for: a limit without a request is one. */
export function requestNanos(resources: ResourceRequirements | undefined, name: string): bigint {
  return nanosIn(resources?.requests?.[name] === undefined ? resources?.limits : resources?.requests, name);
}

/**
 * What a pod asks for or is limited to in all. Init containers run one after the other, each beside the sidecars before
 * it; then the pod's own run beside all sidecars. What the pod itself states replaces this, and overhead is added.
 */
export function podAmounts(pod: Pod, bound: Bound): Nanos {
  const { containers = [], initContainers = [], resources, overhead = {} } = pod.spec ?? { containers: [] };
  const total = sumOf(containers.map((each) => amountsOf(each, bound)));
  let sidecars: Nanos = {};
  let peak: Nanos = {};
  for (const each of initContainers) {
    const own = amountsOf(each, bound);
    if (isSidecar(each)) sidecars = sumOf([sidecars, own]);
    peak = maxOf(peak, isSidecar(each) ? sidecars : sumOf([sidecars, own]));
  }
  const ofContainers = maxOf(sumOf([total, sidecars]), peak);
  const stated = { ...ofContainers, ...parsed(resources?.[bound] ?? {}) };
  const extra = Object.entries(parsed(overhead)).filter(
    ([name]) => bound === "requests" || Object.hasOwn(stated, name),
  );
  return sumOf([stated, Object.fromEntries(extra)]);
}

/** The same as an object states it, each written as the first part of the pod that names it. */
export function podQuantities(pod: Pod, bound: Bound): Record<string, string> {
  const { containers = [], initContainers = [], resources, overhead } = pod.spec ?? { containers: [] };
  const parts = [resources, ...[...containers, ...initContainers].map((each) => each.resources)];
  const stated = [...parts.flatMap((part) => [part?.[bound], part?.limits]), overhead];
  return Object.fromEntries(
    Object.entries(podAmounts(pod, bound)).map(([name, nanos]) => {
      const first = stated.find((each) => each?.[name] !== undefined)?.[name] ?? 0;
      return [name, formatQuantity(nanos, { binary: hasBinarySuffix(first) })];
    }),
  );
}

/** An amount as the API shows it: in its shortest form, with suffixes of the kind that it was written with. */
export function quantityText(value: Quantity): string {
  return formatQuantity(quantityNanos(value) ?? 0n, { binary: hasBinarySuffix(value) });
}

function amountsOf({ resources }: Container, bound: Bound): Nanos {
  if (bound === "limits") return parsed(resources?.limits ?? {});
  return parsed({ ...resources?.limits, ...resources?.requests });
}

function parsed(amounts: Amounts): Nanos {
  return Object.fromEntries(Object.entries(amounts).map(([name, each]) => [name, quantityNanos(each) ?? 0n]));
}

function sumOf(all: readonly Nanos[]): Nanos {
  return all.reduce((sum, each) => combined(sum, each, (a, b) => a + b), {});
}

function maxOf(a: Nanos, b: Nanos): Nanos {
  return combined(a, b, (x, y) => (x > y ? x : y));
}

function combined(a: Nanos, b: Nanos, combine: (a: bigint, b: bigint) => bigint): Nanos {
  const result: Record<string, bigint> = { ...a };
  for (const [name, value] of Object.entries(b)) result[name] = combine(memberOf(a, name) ?? 0n, value);
  return result;
}
