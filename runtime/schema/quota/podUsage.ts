import { aggregateAmount } from "../pods/podAmounts.ts";
import { compareQuantities, type Quantity } from "../quantity.ts";
import { type Amount, amountOf, type Amounts, one, plus } from "./amounts.ts";

type Quantities = Readonly<Record<string, Quantity>>;

interface Resources {
  readonly requests?: Quantities;
  readonly limits?: Quantities;
}

interface CountedContainer {
  readonly name: string;
  readonly restartPolicy?: string;
  readonly resources?: Resources;
}

interface ContainerStatus {
  readonly name: string;
  readonly allocatedResources?: Quantities;
  readonly resources?: Resources;
}

/** The part of a pod that a quota looks at. */
export interface CountedPod {
  readonly metadata?: { readonly deletionTimestamp?: string; readonly deletionGracePeriodSeconds?: number };
  readonly spec?: {
    readonly containers: readonly CountedContainer[];
    readonly initContainers?: readonly CountedContainer[];
    readonly resources?: Resources;
    readonly overhead?: Quantities;
  };
  readonly status?: {
    readonly phase?: string;
    readonly containerStatuses?: readonly ContainerStatus[];
    readonly initContainerStatuses?: readonly ContainerStatus[];
  };
}

const measured = ["cpu", "memory", "ephemeral-storage"];
const mustBeSaid = ["cpu", "memory"].flatMap((each) => [each, `requests.${each}`, `limits.${each}`]);
const known: ReadonlySet<string> = new Set([
  ...["pods", "count/pods"],
  ...measured.flatMap((each) => [each, `requests.${each}`, `limits.${each}`]),
]);

/** Whether a resource is one that pods use. */
export function isOfPods(resource: string): boolean {
  if (known.has(resource) || resource.startsWith("hugepages-")) return true;
  return resource.startsWith("requests.hugepages-") || (resource.startsWith("requests.") && resource.includes("/"));
}

/** Every stored pod counts as an object; as a pod, and for what it may use, only one that may still run. */
export function podUsage(pod: CountedPod, nowMs: number): Amounts {
  const used = new Map<string, Amount>([["count/pods", one]]);
  if (pod.spec === undefined || isOver(pod, nowMs)) return used;
  used.set("pods", one);
  for (const [name, amount] of requestsOf(pod)) for (const as of requestNames(name)) used.set(as, amount);
  for (const [name, amount] of limitsOf(pod)) if (measured.includes(name)) used.set(`limits.${name}`, amount);
  return used;
}

/** It has ended, or was to have ended: its node may be lost. */
function isOver({ metadata, status }: CountedPod, nowMs: number): boolean {
  if (status?.phase === "Succeeded" || status?.phase === "Failed") return true;
  const { deletionTimestamp, deletionGracePeriodSeconds } = metadata ?? {};
  if (deletionTimestamp === undefined || deletionGracePeriodSeconds === undefined) return false;
  return nowMs > Date.parse(deletionTimestamp) + deletionGracePeriodSeconds * 1000;
}

/** The names by which a quota bounds a request. */
function requestNames(name: string): readonly string[] {
  if (measured.includes(name) || name.startsWith("hugepages-")) return [name, `requests.${name}`];
  return name.includes("/") ? [`requests.${name}`] : [];
}

/** What nodes keep for the pod: what its containers ask for, or still have; what it says as a whole goes before. */
function requestsOf(pod: CountedPod): Amounts {
  const { spec, status } = pod;
  const statuses = [...(status?.containerStatuses ?? []), ...(status?.initContainerStatuses ?? [])];
  const kept = new Map(statuses.map((each) => [each.name, each]));
  const amount = ({ name, resources }: CountedContainer, resource: string) => {
    const { allocatedResources, resources: now } = kept.get(name) ?? {};
    return most([resources, { requests: allocatedResources ?? {} }, now].map((each) => each?.requests?.[resource]));
  };
  const total = totals(spec, "requests", amount);
  for (const [name, overhead] of Object.entries(spec?.overhead ?? {})) {
    total.set(name, plus(total.get(name), amountOf(overhead)));
  }
  return total;
}

function limitsOf({ spec }: CountedPod): Amounts {
  const total = totals(spec, "limits", ({ resources }, resource) => resources?.limits?.[resource]);
  for (const [name, overhead] of Object.entries(spec?.overhead ?? {})) {
    const found = total.get(name);
    if (found !== undefined) total.set(name, plus(found, amountOf(overhead)));
  }
  return total;
}

function totals(
  spec: CountedPod["spec"],
  field: "requests" | "limits",
  amount: (container: CountedContainer, resource: string) => Quantity | undefined,
): Map<string, Amount> {
  const found = new Map<string, Amount>();
  if (spec === undefined) return found;
  const all = [...(spec.containers ?? []), ...(spec.initContainers ?? [])];
  for (const name of new Set(all.flatMap(({ resources }) => Object.keys(resources?.[field] ?? {})))) {
    const total = aggregateAmount(spec, (container) => amount(container, name));
    if (total !== undefined) found.set(name, amountOf(total));
  }
  for (const [name, amountOfPod] of Object.entries(spec.resources?.[field] ?? {})) {
    if (name === "cpu" || name === "memory" || name.startsWith("hugepages-")) found.set(name, amountOf(amountOfPod));
  }
  return found;
}

function most(amounts: readonly (Quantity | undefined)[]): Quantity | undefined {
  return amounts.reduce((best, each) => {
    if (best === undefined || each === undefined) return best ?? each;
    return (compareQuantities(each, best) ?? 0) > 0 ? each : best;
  }, undefined);
}

/**
 * What containers must say where a quota bounds it, and do not: "cpu for: a,b; memory for: b". A pod that says what it
 * uses as a whole need not.
 */
export function unsaid({ spec }: CountedPod, bounded: readonly string[]): string | undefined {
  if (spec === undefined || spec.resources?.requests !== undefined || spec.resources?.limits !== undefined) {
    return undefined;
  }
  const texts = bounded
    .filter((each) => mustBeSaid.includes(each))
    .sort()
    .flatMap((resource) => {
      const silent = [...(spec.containers ?? []), ...(spec.initContainers ?? [])].filter(
        (each) => !says(each, resource),
      );
      return silent.length === 0 ? [] : [`${resource} for: ${namesOf(silent)}`];
    });
  return texts.length === 0 ? undefined : texts.join("; ");
}

function says({ resources }: CountedContainer, resource: string): boolean {
  const name = resource.slice(resource.indexOf(".") + 1);
  const amounts = resource.startsWith("limits.") ? resources?.limits : resources?.requests;
  return amounts?.[name] !== undefined;
}

function namesOf(containers: readonly CountedContainer[]): string {
  return [...new Set(containers.map((each) => each.name))].sort().join(",");
}
