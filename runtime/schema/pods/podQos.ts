import { compareQuantities, isPositive, type Quantity } from "../quantity.ts";

export type QosClass = "Guaranteed" | "Burstable" | "BestEffort";

type Amounts = Readonly<Record<string, Quantity>>;

interface Resources {
  readonly requests?: Amounts;
  readonly limits?: Amounts;
}

/** The part of a pod's spec that decides. */
export interface QosSpec {
  readonly resources?: Resources;
  readonly containers: readonly { readonly resources?: Resources }[];
  readonly initContainers?: readonly { readonly resources?: Resources }[];
}

/**
 * How well a pod's resources are kept for it. BestEffort: it names neither cpu nor memory. Guaranteed: every container
 * is limited in both, and asks for as much. Burstable: the rest.
 */
export function podQos(spec: QosSpec): QosClass {
  if (spec.resources?.limits !== undefined || spec.resources?.requests !== undefined) {
    return worstOf([spec.resources]);
  }
  let isBestEffort = true;
  for (const container of spec.containers ?? []) isBestEffort &&= !namesAny(container.resources);
  for (const container of spec.initContainers ?? []) isBestEffort &&= !namesAny(container.resources);
  if (isBestEffort) return "BestEffort";
  return worstOf([...(spec.containers ?? []), ...(spec.initContainers ?? [])].map((each) => each.resources));
}

const names = ["cpu", "memory"] as const;

function worstOf(all: readonly (Resources | undefined)[]): QosClass {
  if (!all.some(namesAny)) return "BestEffort";
  return all.every((resources) => names.every((name) => isKept(resources, name))) ? "Guaranteed" : "Burstable";
}

function namesAny(resources: Resources | undefined): boolean {
  if (resources === undefined) return false;
  return namesPositive(resources.requests) || namesPositive(resources.limits);
}

function namesPositive(amounts: Amounts | undefined): boolean {
  return amounts !== undefined && names.some((name) => isPositive(amounts[name]));
}

function isKept(resources: Resources | undefined, name: (typeof names)[number]): boolean {
  const limit = resources?.limits?.[name];
  const request = resources?.requests?.[name] ?? limit;
  if (limit === undefined || request === undefined || !isPositive(limit)) return false;
  return compareQuantities(request, limit) === 0;
}
