type Having<Name extends string> = { readonly [name in Name]?: unknown };

type ProjectionLike = Having<"configMap" | "secret" | "serviceAccountToken" | "clusterTrustBundle" | "podCertificate">;

interface VolumeLike
  extends Having<"configMap" | "secret" | "csi" | "glusterfs" | "persistentVolumeClaim" | "ephemeral" | "azureFile"> {
  readonly projected?: { readonly sources?: readonly ProjectionLike[] | null };
}

/**
 * The resource of the API that a volume needs, with the sort of volume where a pod may name it in several ways:
 * "secrets (via projected volumes)". Undefined for volumes that a node mounts by itself.
 */
export function volumeReference({ projected, ...volume }: VolumeLike): string | undefined {
  if (volume.configMap !== undefined) return "configmaps (via configmap volumes)";
  if (volume.secret !== undefined) return "secrets (via secret volumes)";
  if (volume.csi !== undefined) return "csidrivers (via CSI volumes)";
  if (volume.glusterfs !== undefined) return "endpoints (via glusterFS volumes)";
  if (volume.persistentVolumeClaim !== undefined) return "persistentvolumeclaims";
  if (volume.ephemeral !== undefined) return "persistentvolumeclaims (via ephemeral volumes)";
  if (volume.azureFile !== undefined) return "secrets (via azureFile volumes)";
  return projected?.sources?.map(ofProjection).find((each) => each !== undefined);
}

function ofProjection(source: ProjectionLike): string | undefined {
  if (source.configMap !== undefined) return "configmaps (via projected volumes)";
  if (source.secret !== undefined) return "secrets (via projected volumes)";
  if (source.serviceAccountToken !== undefined) return "serviceaccounts (via projected volumes)";
  if (source.clusterTrustBundle !== undefined) return "clustertrustbundles";
  return source.podCertificate === undefined ? undefined : "podcertificates";
}
