import type { ClusterTrustBundle } from "../../../generated/certificates/v1beta1/clusterTrustBundle.ts";
import type { ConfigMap } from "../../../generated/core/v1/configMap.ts";
import type { PersistentVolume } from "../../../generated/core/v1/persistentVolume.ts";
import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type {
  ClusterTrustBundleProjection,
  PodCertificateProjection,
} from "../../../generated/core/v1/projectedVolume.ts";
import type { Secret } from "../../../generated/core/v1/secret.ts";
import type { CSIDriver } from "../../../generated/storage/v1/csiDriver.ts";
import type { VolumeAttachment } from "../../../generated/storage/v1/volumeAttachment.ts";

/** Objects of the API that pods refer to. What is not there is undefined; what cannot be read rejects. */
export interface ObjectSource {
  readonly configMap: (namespace: string, name: string) => Promise<ConfigMap | undefined>;
  readonly secret: (namespace: string, name: string) => Promise<Secret | undefined>;
  readonly claim: (namespace: string, name: string) => Promise<PersistentVolumeClaim | undefined>;
  readonly persistentVolume: (name: string) => Promise<PersistentVolume | undefined>;
  readonly csiDriver: (name: string) => Promise<CSIDriver | undefined>;
  readonly volumeAttachment: (name: string) => Promise<VolumeAttachment | undefined>;
  /** A token of the pod's service account that is valid now. */
  readonly token: (pod: Pod, asked: TokenAsked) => Promise<IssuedToken>;
  /** A key of the pod, with a certificate that is valid now. An aborted signal ends the wait for its signer. */
  readonly certificate: (pod: Pod, asked: PodCertificateProjection, signal: AbortSignal) => Promise<PodCertificate>;
  /** The bundles that a projection chooses. */
  readonly trustBundles: (chosen: ClusterTrustBundleProjection) => Promise<readonly ClusterTrustBundle[]>;
}

export interface IssuedToken {
  readonly token: string;
  readonly expiresAtMs: number;
}

export interface PodCertificate {
  /** PKCS#8, in PEM. */
  readonly key: string;
  /** The certificate, and those above it, in PEM. */
  readonly chain: string;
}

export interface TokenAsked {
  /** "" for the server's own. */
  readonly audience: string;
  readonly expirationSeconds: number;
}
