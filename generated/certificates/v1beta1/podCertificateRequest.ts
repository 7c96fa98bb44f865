// Generated from certificates/v1beta1/podCertificateRequest.yaml. Do not edit.
import type { Condition, ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** PodCertificateRequest asks a signer for a certificate of a pod, on behalf of the node agent. */
export interface PodCertificateRequest {
  apiVersion?: "certificates.orch.io/v1beta1";
  kind?: "PodCertificateRequest";
  metadata?: ObjectMeta;
  /** What is asked for. It cannot change. */
  spec: PodCertificateRequestSpec;
  /** What came of it. */
  status?: PodCertificateRequestStatus;
}

/** A list of podcertificaterequests. */
export interface PodCertificateRequestList {
  apiVersion: "certificates.orch.io/v1beta1";
  kind: "PodCertificateRequestList";
  metadata: ListMeta;
  items: PodCertificateRequest[];
}

/** What is asked for, and for which pod. */
export interface PodCertificateRequestSpec {
  /** Who is to sign, as domain/path. */
  signerName: string;
  /** Name of the pod. */
  podName: string;
  /** UID of the pod. */
  podUID: string;
  /** Service account of the pod. */
  serviceAccountName: string;
  /** UID of the service account. */
  serviceAccountUID: string;
  /** Node the pod runs on. */
  nodeName: string;
  /** UID of the node. */
  nodeUID: string;
  /** Most seconds the certificate may be valid. Default: 86400. */
  maxExpirationSeconds?: number;
  /** The public key, as PKIX bytes. */
  pkixPublicKey?: string | null;
  /** Signature of the pod's UID by the private key. */
  proofOfPossession?: string | null;
  /** Certificate request (PKCS#10) that carries the public key and proves that the private one is held. */
  stubPKCS10Request: string | null;
  /** Annotations of the pod's author for the signer, unverified. */
  unverifiedUserAnnotations?: Record<string, string>;
}

/** What came of a request. */
export interface PodCertificateRequestStatus {
  /** Whether it was issued, denied or failed. */
  conditions?: Condition[];
  /** PEM certificates, the issued one first. */
  certificateChain?: string;
  /** When the certificate becomes valid. */
  notBefore?: Time;
  /** When to start asking for the next one. */
  beginRefreshAt?: Time;
  /** When the certificate ceases to be valid. */
  notAfter?: Time;
}
