import type { Pod } from "../../../generated/core/v1/pod.ts";
import { notFound } from "../../../generated/errors.ts";
import { podReferences } from "../../auth/podReferences.ts";
import type { StatusError } from "../../schema/index.ts";
import { volumeReference } from "../../schema/pods/volumeReference.ts";

/** Why a node may not create a pod: only images of pods that it runs by itself, which use nothing of the API. */
export function newPodProblem(pod: Pod, owner: Owner, mirrorAnnotation: string): string | StatusError | undefined {
  const named = `node ${JSON.stringify(owner.node)}`;
  if (pod.metadata?.annotations?.[mirrorAnnotation] === undefined) {
    return `pod does not have ${JSON.stringify(mirrorAnnotation)} annotation, ${named} can only create mirror pods`;
  }
  if (pod.spec?.nodeName !== owner.node) return `${named} can only create pods with spec.nodeName set to itself`;
  const what = referenceIn(pod);
  return (
    ownerProblem(pod, owner) ?? (what === undefined ? undefined : `${named} can not create pods that reference ${what}`)
  );
}

/** The node that creates a pod; it has no uid before it is registered. */
interface Owner {
  readonly node: string;
  readonly uid: string | undefined;
}

function ownerProblem({ metadata }: Pod, { node, uid }: Owner): string | StatusError | undefined {
  const named = `node ${JSON.stringify(node)}`;
  const [owner, ...others] = metadata?.ownerReferences ?? [];
  if (others.length > 0) return `${named} can only create pods with a single owner reference set to itself`;
  if (owner === undefined || owner.apiVersion !== "v1" || owner.kind !== "Node" || owner.name !== node) {
    return `${named} can only create pods with an owner reference set to itself`;
  }
  if (owner.controller !== true) return `${named} can only create pods with a controller owner reference set to itself`;
  if (owner.blockOwnerDeletion === true) return `${named} must not set blockOwnerDeletion on an owner reference`;
  if (uid === undefined) return notFound({ group: "", resource: "node" }, node);
  return owner.uid === uid ? undefined : `node ${node} UID mismatch: expected ${owner.uid} got ${uid}`;
}

/** What the pod refers to, of that which such pods may not use. */
function referenceIn(pod: Pod): string | undefined {
  const { serviceAccountName = "", volumes = [], resourceClaims = [] } = pod.spec ?? {};
  if (serviceAccountName !== "") return "serviceaccounts";
  const { secrets, configMaps } = podReferences(pod);
  if (secrets.size > 0) return "secrets";
  if (configMaps.size > 0) return "configmaps";
  if (resourceClaims.length > 0) return "resourceclaims";
  // Secrets and config maps are found before, unless their names are empty.
  return volumes.map(volumeReference).find((each) => each !== undefined);
}
