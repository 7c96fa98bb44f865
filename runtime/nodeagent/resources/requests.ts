import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { requestNanos, unitsOf } from "../container/amounts.ts";
import { isSidecar } from "../container/podIdentity.ts";

const nanosOfOne = 1_000_000_000n;

/** Whether containers of a pod may have parts of the machine for themselves: each says what it needs, and no more. */
export function isPinnable({ spec }: Pod): boolean {
  return spec !== undefined && spec.resources === undefined && podQos(spec) === "Guaranteed";
}

/** Containers that may have parts of the machine for themselves, in the order in which they start. */
export function pinnableContainers({ spec }: Pod): readonly Container[] {
  return [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];
}

/** Processors that a container is to have for itself; 0 for one that shares those of the others. */
export function exclusiveCount(pod: Pod, { resources }: Container): number {
  if (!isPinnable(pod)) return 0;
  const nanos = requestNanos(resources, "cpu");
  return nanos % nanosOfOne === 0n ? Number(nanos / nanosOfOne) : 0;
}

/**
 * The most of something that a pod needs at one time: init containers run one after the other, each beside the sidecars
 * before it, then the pod's own beside all sidecars.
 */
export function mostAtOnce(pod: Pod, amountOf: (container: Container) => number): number {
  let sidecars = 0;
  let most = 0;
  for (const each of pod.spec?.initContainers ?? []) {
    if (isSidecar(each)) sidecars += amountOf(each);
    else most = Math.max(most, sidecars + amountOf(each));
  }
  const own = (pod.spec?.containers ?? []).reduce((sum, each) => sum + amountOf(each), 0);
  return Math.max(most, sidecars + own);
}

/** Init containers of a pod that have ended when a container starts. */
export function endedBefore(pod: Pod, container: Container): readonly string[] {
  const all = pinnableContainers(pod);
  const before = all.slice(0, all.indexOf(container));
  return before.filter((each) => pod.spec?.initContainers?.includes(each) && !isSidecar(each)).map(({ name }) => name);
}

/** Bytes of memory and of huge pages that a container is to have for itself, by the names of the resources. */
export function pinnedMemory(pod: Pod, { resources }: Container): Readonly<Record<string, number>> {
  if (!isPinnable(pod)) return {};
  const names = Object.keys({ ...resources?.limits, ...resources?.requests });
  const kinds = names.filter((name) => name === "memory" || name.startsWith("hugepages-"));
  const amounts = kinds.map((name) => [name, unitsOf(requestNanos(resources, name))] as const);
  return Object.fromEntries(amounts.filter(([, bytes]) => bytes > 0));
}
