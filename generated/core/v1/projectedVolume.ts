// Generated from core/v1/projectedVolume.yaml. Do not edit.
import type { LabelSelector } from "../../meta/v1.ts";
import type { KeyToPath } from "./shared.ts";
import type { DownwardAPIVolumeFile } from "./volume.ts";

/** Several sources in one folder. */
export interface ProjectedVolumeSource {
  /** The sources. */
  sources?: VolumeProjection[] | null;
  /** Permission bits of the files, 0 to 0777; 0644 when unset. Default: 420. */
  defaultMode?: number;
}

/** One source of a projected volume; at most one may be set. */
export interface VolumeProjection {
  /** Keys of a secret. */
  secret?: SecretProjection;
  /** Fields of the pod. */
  downwardAPI?: DownwardAPIProjection;
  /** Keys of a config map. */
  configMap?: ConfigMapProjection;
  /** A token of the pod's service account. */
  serviceAccountToken?: ServiceAccountTokenProjection;
  /** Certificates that the cluster trusts. Behind the gate ClusterTrustBundleProjection. */
  clusterTrustBundle?: ClusterTrustBundleProjection;
  /** A key and a certificate issued for the pod. Behind the gate PodCertificateRequest. */
  podCertificate?: PodCertificateProjection;
}

/** Keys of a secret. */
export interface SecretProjection {
  /** Name of the secret. */
  name?: string;
  /** Keys to write, and where; all of them under their own names when unset. */
  items?: KeyToPath[];
  /** Lets the pod start without it. */
  optional?: boolean;
}

/** Fields of the pod. */
export interface DownwardAPIProjection {
  /** The files. */
  items?: DownwardAPIVolumeFile[];
}

/** Keys of a config map. */
export interface ConfigMapProjection {
  /** Name of the config map. */
  name?: string;
  /** Keys to write, and where; all of them under their own names when unset. */
  items?: KeyToPath[];
  /** Lets the pod start without it. */
  optional?: boolean;
}

/** A token of the pod's service account, renewed before it expires. */
export interface ServiceAccountTokenProjection {
  /** Who is to accept the token; the API server when unset. */
  audience?: string;
  /** Seconds for which it is valid, at least 600; 3600 when unset. Default: 3600. */
  expirationSeconds?: number;
  /** Relative path of the file. */
  path: string;
}

/** Certificates that the cluster trusts, as PEM. */
export interface ClusterTrustBundleProjection {
  /** Name of one bundle. */
  name?: string;
  /** Signer whose bundles are taken together. */
  signerName?: string;
  /** Labels of the signer's bundles. */
  labelSelector?: LabelSelector;
  /** Lets the pod start without them. */
  optional?: boolean;
  /** Relative path of the file. */
  path: string;
}

/** A key and a certificate issued for the pod, renewed before it expires. */
export interface PodCertificateProjection {
  /** Who issues the certificate. */
  signerName: string;
  /** Kind of key to make. */
  keyType: "RSA3072" | "RSA4096" | "ECDSAP256" | "ECDSAP384" | "ECDSAP521" | "ED25519" | (string & {});
  /** Most seconds for which the certificate may be valid. */
  maxExpirationSeconds?: number;
  /** Relative path of a file with the key and the chain together. */
  credentialBundlePath?: string;
  /** Relative path of the key's file. */
  keyPath?: string;
  /** Relative path of the chain's file. */
  certificateChainPath?: string;
  /** Texts for the signer. */
  userAnnotations?: Record<string, string>;
}
