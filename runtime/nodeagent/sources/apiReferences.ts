import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { volumeReference } from "../../schema/pods/volumeReference.ts";
import { referencesOf } from "../volumes/references.ts";

/**
 * Which objects of the API a pod needs, as their resource, that no static pod may: a node runs those before it has
 * reached the API. Without the gate only those count that the node has never given to static pods.
 */
export function refusedReference(pod: Pod, { isPrevented }: { readonly isPrevented: boolean }): string | undefined {
  return isPrevented ? apiReference(pod) : neverGiven(pod);
}

function apiReference(pod: Pod): string | undefined {
  const { serviceAccountName = "", imagePullSecrets = [], resourceClaims = [], volumes = [] } = pod.spec ?? {};
  if (serviceAccountName !== "") return "serviceaccounts";
  const references = referencesOf(pod);
  const hasSecret = references.some(({ sort }) => sort === "secret") || volumes.some(hasOwnSecret);
  if (hasSecret || imagePullSecrets.length > 0) return "secrets";
  if (references.length > 0) return "configmaps";
  if (resourceClaims.length > 0) return "resourceclaims";
  return volumes.map(volumeReference).find((each) => each !== undefined);
}

/** Of volumes that a node mounts with a secret. */
function hasOwnSecret({ cephfs, cinder, flexVolume, rbd, scaleIO, iscsi, storageos }: Volume): boolean {
  const sources = [cephfs, cinder, flexVolume, rbd, scaleIO, iscsi, storageos];
  return sources.some((each) => each?.secretRef !== undefined);
}

function neverGiven({ spec }: Pod): string | undefined {
  const sources = (spec?.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? []);
  if (sources.some(({ clusterTrustBundle }) => clusterTrustBundle !== undefined)) return "clustertrustbundles";
  return (spec?.resourceClaims ?? []).length > 0 ? "resourceclaims" : undefined;
}
