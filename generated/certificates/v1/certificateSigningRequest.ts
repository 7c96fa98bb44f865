// Generated from certificates/v1/certificateSigningRequest.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** CertificateSigningRequest asks a signer for a certificate. */
export interface CertificateSigningRequest {
  apiVersion?: "certificates.orch.io/v1";
  kind?: "CertificateSigningRequest";
  metadata?: ObjectMeta;
  /** What is asked for. It cannot change. */
  spec: CertificateSigningRequestSpec;
  /** What came of it. */
  status?: CertificateSigningRequestStatus;
}

/** A list of certificatesigningrequests. */
export interface CertificateSigningRequestList {
  apiVersion: "certificates.orch.io/v1";
  kind: "CertificateSigningRequestList";
  metadata: ListMeta;
  items: CertificateSigningRequest[];
}

/** What is asked for, and by whom. */
export interface CertificateSigningRequestSpec {
  /** PEM block of the certificate request (PKCS#10). */
  request: string | null;
  /** Who is to sign, as domain/path. */
  signerName: string;
  /** Seconds the certificate should be valid; the signer may decide otherwise. */
  expirationSeconds?: number;
  /** What the certificate's key is to be used for. */
  usages?: ("signing" | "digital signature" | "content commitment" | "key encipherment" | "key agreement" | "data encipherment" | "cert sign" | "crl sign" | "encipher only" | "decipher only" | "any" | "server auth" | "client auth" | "code signing" | "email protection" | "s/mime" | "ipsec end system" | "ipsec tunnel" | "ipsec user" | "timestamping" | "ocsp signing" | "microsoft sgc" | "netscape sgc")[];
  /** User who asked; filled in by the server. */
  username?: string;
  /** Identifier of that user; filled in by the server. */
  uid?: string;
  /** Groups of that user; filled in by the server. */
  groups?: string[];
  /** Anything else known of that user; filled in by the server. */
  extra?: Record<string, string[]>;
}

/** What came of a request. */
export interface CertificateSigningRequestStatus {
  /** Whether it was approved, denied or failed. */
  conditions?: CertificateSigningRequestCondition[];
  /** PEM certificates, the issued one first. */
  certificate?: string;
}

/** One aspect of a request. */
export interface CertificateSigningRequestCondition {
  /** Which aspect. */
  type: "Approved" | "Denied" | "Failed" | (string & {});
  /** Whether it holds; it must be True. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
  /** When the entry was last written. */
  lastUpdateTime?: Time | null;
  /** When status changed last. */
  lastTransitionTime?: Time | null;
}
