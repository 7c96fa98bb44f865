import { formatQuantity, hasBinarySuffix, type Quantity, quantityNanos } from "../quantity.ts";

export type ResourceField = "limits" | "requests";

interface Container {
  readonly restartPolicy?: string;
  readonly resources?: { readonly [field in ResourceField]?: Readonly<Record<string, Quantity>> };
}

/** The part of a pod's spec that amounts are in. */
export interface AmountsSpec<C extends Container = Container> {
  readonly containers: readonly C[];
  readonly initContainers?: readonly C[];
}

/** What the containers of a pod name together of a resource; undefined when none names it. */
export function containersAmount(
  spec: AmountsSpec,
  { field, name }: { readonly field: ResourceField; readonly name: string },
): string | undefined {
  return aggregateAmount(spec, ({ resources }) => resources?.[field]?.[name]);
}

/** The part of a pod's spec that says what its node keeps for it. */
export interface RequestsSpec extends AmountsSpec {
  readonly resources?: { readonly requests?: Readonly<Record<string, Quantity>> };
  readonly overhead?: Readonly<Record<string, Quantity>>;
}

/** What a node keeps of a resource for a pod, in billionths: what the pod says as a whole goes before containers. */
export function podRequestNanos(spec: RequestsSpec, name: string): bigint {
  const stated = spec.resources?.requests?.[name] ?? containersAmount(spec, { field: "requests", name }) ?? 0;
  return (quantityNanos(stated) ?? 0n) + (quantityNanos(spec.overhead?.[name] ?? 0) ?? 0n);
}

/**
 * What the pod needs at its peak: containers and sidecars together, or an init container with the sidecars before it,
 * whichever is more. undefined when no container has an amount.
 */
export function aggregateAmount<C extends Container>(
  spec: AmountsSpec<C>,
  amountOf: (container: C) => Quantity | undefined,
): string | undefined {
  const nanosOf = (container: C): bigint => quantityNanos(amountOf(container) ?? 0) ?? 0n;
  const containers = spec.containers ?? [];
  const initContainers = spec.initContainers ?? [];
  const first = [...containers, ...initContainers].map(amountOf).find((each) => each !== undefined);
  if (first === undefined) return undefined;
  let sidecars = 0n;
  let peak = 0n;
  for (const container of initContainers) {
    if (container.restartPolicy === "Always") sidecars += nanosOf(container);
    const during = container.restartPolicy === "Always" ? sidecars : sidecars + nanosOf(container);
    if (during > peak) peak = during;
  }
  let running = sidecars;
  for (const container of containers) running += nanosOf(container);
  return formatQuantity(running > peak ? running : peak, { binary: hasBinarySuffix(first) });
}
