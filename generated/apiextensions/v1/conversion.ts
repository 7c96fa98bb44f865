// Generated from apiextensions/v1/conversion.yaml. Do not edit.
/** How objects are brought from one version to another. */
export interface CustomResourceConversion {
  /** None changes the apiVersion alone, Webhook asks a service. */
  strategy: "None" | "Webhook";
  /** The service, for the strategy Webhook. */
  webhook?: WebhookConversion;
}

/** A service that converts objects. */
export interface WebhookConversion {
  /** How the service is reached. */
  clientConfig?: WebhookClientConfig;
  /** Versions of the review that the service reads, the preferred one first. */
  conversionReviewVersions: string[];
}

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
