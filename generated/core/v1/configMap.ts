// Generated from core/v1/configMap.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** ConfigMap holds configuration that pods read as environment variables or files. */
export interface ConfigMap {
  apiVersion?: "v1";
  kind?: "ConfigMap";
  metadata?: ObjectMeta;
  /** When true, the data can never change again. */
  immutable?: boolean;
  /** Texts by key. */
  data?: Record<string, string>;
  /** Bytes by key, in base64; keys must not occur in data. */
  binaryData?: Record<string, string>;
}

/** A list of configmaps. */
export interface ConfigMapList {
  apiVersion: "v1";
  kind: "ConfigMapList";
  metadata: ListMeta;
  items: ConfigMap[];
}
