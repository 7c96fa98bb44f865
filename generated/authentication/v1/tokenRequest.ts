// Generated from authentication/v1/tokenRequest.yaml. Do not edit.
import type { ObjectMeta, Time } from "../../meta/v1.ts";

/** TokenRequest asks for a token of a service account. */
export interface TokenRequest {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Name and namespace of the service account. */
  metadata?: ObjectMeta;
  /** The token that is wanted. */
  spec?: TokenRequestSpec;
  /** The token that was made. */
  status?: TokenRequestStatus;
}

/** The token that is wanted. */
export interface TokenRequestSpec {
  /** Whom the token is meant for; the server itself when empty. */
  audiences?: string[] | null;
  /** Seconds the token is to be valid; 3600 when unset. Default: 3600. */
  expirationSeconds?: number;
  /** Object that the token dies with. */
  boundObjectRef?: BoundObjectReference | null;
}

/** The object that a token dies with. */
export interface BoundObjectReference {
  /** Kind of the object: Pod, Secret or Node. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Name of the object. */
  name?: string;
  /** UID of the object. */
  uid?: string;
}

/** The token that was made. */
export interface TokenRequestStatus {
  /** The token itself. */
  token?: string;
  /** When it ceases to be valid. */
  expirationTimestamp?: Time | null;
}
