import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ResourceFieldSelector } from "../../../generated/core/v1/shared.ts";
import { quantityNanos } from "../../schema/quantity.ts";
import { memberOf } from "../../schema/object.ts";
import { type Amounts, nanosIn, requestNanos } from "./amounts.ts";
import { allContainers, type AnyContainer, podIdentity } from "./podIdentity.ts";

/** What the node knows of a pod beside the pod itself. */
export interface PodPlace {
  readonly hostIPs: readonly string[];
  /** Of the pod, once it has a sandbox. */
  readonly podIPs: readonly string[];
  /** What the node has for pods: the limit of a container that has none, in a pod that has none. */
  readonly allocatable: Amounts;
}

/** A field of a pod as text. Throws an Error for a path that has none. */
export function fieldText(fieldPath: string, pod: Pod, { hostIPs, podIPs }: PodPlace): string {
  const { metadata, spec } = pod;
  const keyed = /^metadata\.(labels|annotations)\['(.*)'\]$/s.exec(fieldPath);
  if (keyed !== null) return memberOf(metadata?.[keyed[1] as "labels" | "annotations"], keyed[2] ?? "") ?? "";
  const { namespace, name, uid } = podIdentity(pod);
  switch (fieldPath) {
    case "metadata.name":
      return name;
    case "metadata.namespace":
      return namespace;
    case "metadata.uid":
      return uid;
    case "metadata.labels":
      return mapText(metadata?.labels ?? {});
    case "metadata.annotations":
      return mapText(metadata?.annotations ?? {});
    case "spec.nodeName":
      return spec?.nodeName ?? "";
    case "spec.serviceAccountName":
      return spec?.serviceAccountName ?? "";
    case "spec.restartPolicy":
      return spec?.restartPolicy ?? "";
    case "status.hostIP":
      return hostIPs[0] ?? "";
    case "status.hostIPs":
      return hostIPs.join(",");
    case "status.podIP":
      return podIPs[0] ?? "";
    case "status.podIPs":
      return podIPs.join(",");
    default:
      throw new Error(`unsupported fieldPath: ${fieldPath}`);
  }
}

/** A line an entry, `key="value"`, in the order of the keys. */
function mapText(map: Readonly<Record<string, string>>): string {
  const keys = Object.keys(map).sort();
  return keys.map((key) => `${key}=${JSON.stringify(map[key])}`).join("\n");
}

/**
 * A container's request or limit in units of the divisor, rounded up. `container` is the one that asks, which the
 * reference may leave unnamed. Throws an Error for a container or resource that is not there.
 */
export function resourceText(
  reference: ResourceFieldSelector,
  { pod, container, place }: { readonly pod: Pod; readonly container?: AnyContainer; readonly place: PodPlace },
): string {
  const { containerName, resource, divisor } = reference;
  const named = containerName === undefined || containerName === "" ? container : containerOf(pod, containerName);
  if (named === undefined) throw new Error(`container ${containerName ?? ""} not found`);
  const match = /^(requests|limits)\.(cpu|memory|ephemeral-storage|hugepages-.+)$/.exec(resource);
  if (match === null) throw new Error(`unsupported container resource : ${resource}`);
  const [, bound, name = ""] = match;
  const amount = bound === "requests" ? requestNanos(named.resources, name) : limitNanos(named, name, { pod, place });
  const unit = quantityNanos(divisor ?? 1) || 1_000_000_000n;
  return String((amount + unit - 1n) / unit);
}

/** What a container without a limit may have is what its pod may, or all that the node has; huge pages it has none. */
function limitNanos(
  { resources }: AnyContainer,
  name: string,
  { pod, place }: { readonly pod: Pod; readonly place: PodPlace },
): bigint {
  const own = nanosIn(resources?.limits, name);
  if (own > 0n || name.startsWith("hugepages-")) return own;
  const ofPod = ofPods.has(name) ? nanosIn(pod.spec?.resources?.limits, name) : 0n;
  return ofPod > 0n ? ofPod : nanosIn(place.allocatable, name);
}

/** Besides huge pages a pod has limits of its own for these. */
const ofPods = new Set(["cpu", "memory"]);

function containerOf(pod: Pod, name: string): AnyContainer | undefined {
  return allContainers(pod).find((each) => each.name === name);
}
