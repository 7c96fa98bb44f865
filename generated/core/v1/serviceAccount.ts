// Generated from core/v1/serviceAccount.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { LocalObjectReference, ObjectReference } from "./shared.ts";

/** ServiceAccount is an identity for the processes that run in pods. */
export interface ServiceAccount {
  apiVersion?: "v1";
  kind?: "ServiceAccount";
  metadata?: ObjectMeta;
  /** Secrets that pods of the account may use, where that is enforced. */
  secrets?: ObjectReference[];
  /** Registry credentials that pods of the account get. */
  imagePullSecrets?: LocalObjectReference[];
  /** Whether pods of the account get its token mounted; pods may say otherwise. */
  automountServiceAccountToken?: boolean;
}

/** A list of serviceaccounts. */
export interface ServiceAccountList {
  apiVersion: "v1";
  kind: "ServiceAccountList";
  metadata: ListMeta;
  items: ServiceAccount[];
}
