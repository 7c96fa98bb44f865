// Generated from core/v1/secret.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** Secret holds confidential data, such as passwords, tokens and keys. */
export interface Secret {
  apiVersion?: "v1";
  kind?: "Secret";
  metadata?: ObjectMeta;
  /** When true, the data can never change again. */
  immutable?: boolean;
  /** Values by key, in base64. */
  data?: Record<string, string>;
  /** Values by key as plain text; merged into data when written and never shown. */
  stringData?: Record<string, string>;
  /** What the secret is for, which decides the keys it must have; Opaque when unset. Default: "Opaque". */
  type?: "Opaque" | "orch.io/service-account-token" | "orch.io/dockercfg" | "orch.io/dockerconfigjson" | "orch.io/basic-auth" | "orch.io/ssh-auth" | "orch.io/tls" | "bootstrap.orch.io/token" | (string & {});
}

/** A list of secrets. */
export interface SecretList {
  apiVersion: "v1";
  kind: "SecretList";
  metadata: ListMeta;
  items: Secret[];
}
