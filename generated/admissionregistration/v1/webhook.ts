// Generated from admissionregistration/v1/webhook.yaml. Do not edit.
/** How a service outside is reached: by URL, or as a Service of the cluster. */
export interface WebhookClientConfig {
  /** Address, with https. */
  url?: string;
  /** Service of the cluster. */
  service?: ServiceReference;
  /** PEM certificates that the service's certificate is checked with; the system's when unset. */
  caBundle?: string;
}

/** A path on a Service of the cluster. */
export interface ServiceReference {
  /** Namespace of the Service. */
  namespace: string;
  /** Name of the Service. */
  name: string;
  /** Path of the URL. */
  path?: string;
  /** Port of the Service; 443 when unset. Default: 443. */
  port?: number;
}
