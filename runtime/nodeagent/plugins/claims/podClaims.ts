import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { ResourceClaim } from "../../../../generated/resource/v1/resourceClaim.ts";
import { type AnyContainer, podIdentity } from "../../container/podIdentity.ts";

/** A resource claim that a pod uses. */
export interface PodClaim {
  readonly claimName: string;
  /** Made for the pod from a template: it must be the pod's. */
  readonly isGenerated: boolean;
}

/** What a container may use of a claim. */
export interface ContainerClaim {
  readonly claimName: string;
  /** All where none is named. */
  readonly requests: readonly string[];
}

/** The claims of a pod. Throws an Error for one that its template has not led to yet. */
export function podClaims(pod: Pod): readonly PodClaim[] {
  const { resourceClaims = [] } = pod.spec ?? {};
  const extended = pod.status?.extendedResourceClaimStatus?.resourceClaimName;
  return [
    ...resourceClaims.flatMap(({ name, resourceClaimName }) => {
      if (resourceClaimName !== undefined) return [{ claimName: resourceClaimName, isGenerated: false }];
      const claimName = generatedName(pod, name);
      return claimName === undefined ? [] : [{ claimName, isGenerated: true }];
    }),
    ...(extended === undefined ? [] : [{ claimName: extended, isGenerated: true }]),
  ];
}

/** Undefined for a pod that needs none. */
function generatedName({ status }: Pod, name: string): string | undefined {
  const found = status?.resourceClaimStatuses?.find((each) => each.name === name);
  if (found === undefined) throw new Error(`pod claim ${name}: the ResourceClaim has not been created yet`);
  return found.resourceClaimName;
}

/** Which claims, and which of their requests, a container may use. */
export function containerClaims(pod: Pod, { name, resources }: AnyContainer): readonly ContainerClaim[] {
  const named = (resources?.claims ?? []).flatMap((each) => {
    const claim = pod.spec?.resourceClaims?.find((other) => other.name === each.name);
    if (claim === undefined) return [];
    const claimName = claim.resourceClaimName ?? generatedName(pod, claim.name);
    return claimName === undefined ? [] : [{ claimName, requests: each.request === undefined ? [] : [each.request] }];
  });
  const { resourceClaimName, requestMappings } = pod.status?.extendedResourceClaimStatus ?? {};
  const requests = (requestMappings ?? [])
    .filter((each) => each.containerName === name)
    .map((each) => each.requestName);
  if (resourceClaimName === undefined || requests.length === 0) return named;
  return [...named, { claimName: resourceClaimName, requests }];
}

/** A claim as a container names it: "claim:gpu", "claim:gpu/large". */
export interface NamedClaim extends ContainerClaim {
  readonly name: string;
}

/** The claims that a container names, as far as they are there. */
export function namedClaims({ spec, status }: Pod, { resources }: AnyContainer): readonly NamedClaim[] {
  return (resources?.claims ?? []).flatMap(({ name, request }) => {
    const claimName =
      spec?.resourceClaims?.find((each) => each.name === name)?.resourceClaimName ??
      status?.resourceClaimStatuses?.find((each) => each.name === name)?.resourceClaimName;
    if (claimName === undefined) return [];
    if (request === undefined) return [{ name: `claim:${name}`, claimName, requests: [] }];
    return [{ name: `claim:${name}/${request}`, claimName, requests: [request] }];
  });
}

/** Names of the drivers whose devices a claim has. Throws an Error for a claim that a pod may not use now. */
export function driversFor(pod: Pod, claim: ResourceClaim, { isGenerated }: PodClaim): readonly string[] {
  const { name, namespace, uid } = podIdentity(pod);
  const { metadata, status } = claim;
  const isOwner = metadata?.ownerReferences?.some((each) => each.controller === true && each.uid === uid) ?? false;
  if (isGenerated && !isOwner) {
    throw new Error(
      `ResourceClaim ${namespace}/${metadata?.name} was not created for pod ${namespace}/${name} (pod is not owner)`,
    );
  }
  const isReserved = status?.reservedFor?.some((each) => each.resource === "pods" && each.uid === uid) ?? false;
  if (!isReserved) {
    throw new Error(`pod ${name} (${uid}) is not allowed to use ResourceClaim ${metadata?.name} (${metadata?.uid})`);
  }
  if (status?.allocation === undefined) throw new Error(`ResourceClaim ${metadata?.name}: it is not allocated`);
  return [...new Set((status.allocation.devices?.results ?? []).map(({ driver }) => driver))];
}
