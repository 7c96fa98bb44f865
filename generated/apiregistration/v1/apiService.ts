// Generated from apiregistration/v1/apiService.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** APIService says which server answers a group and version. */
export interface APIService {
  apiVersion?: "apiregistration.orch.io/v1";
  kind?: "APIService";
  metadata?: ObjectMeta;
  /** The server. */
  spec?: APIServiceSpec;
  /** Whether it can be reached. */
  status?: APIServiceStatus;
}

/** A list of apiservices. */
export interface APIServiceList {
  apiVersion: "apiregistration.orch.io/v1";
  kind: "APIServiceList";
  metadata: ListMeta;
  items: APIService[];
}

/** Which server answers a group and version. */
export interface APIServiceSpec {
  /** Service that answers; unset means this server itself. */
  service?: ServiceReference;
  /** The group. */
  group?: string;
  /** The version. */
  version?: string;
  /** Whether the server's certificate goes unchecked. */
  insecureSkipTLSVerify?: boolean;
  /** PEM certificates that the server's certificate is checked with. */
  caBundle?: string;
  /** Rank of the group in discovery; higher goes first. */
  groupPriorityMinimum: number;
  /** Rank of the version within the group; higher goes first. */
  versionPriority: number;
}

/** A Service of the cluster. */
export interface ServiceReference {
  /** Namespace of the Service. */
  namespace?: string;
  /** Name of the Service. */
  name?: string;
  /** Port of the Service; 443 when unset. Default: 443. */
  port?: number;
}

/** Whether a server can be reached. */
export interface APIServiceStatus {
  /** Aspects of the server, one of each type. */
  conditions?: APIServiceCondition[];
}

/** One aspect of a server. */
export interface APIServiceCondition {
  /** Which aspect. */
  type: "Available" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown";
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}
