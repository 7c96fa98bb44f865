// Generated from flowcontrol/v1/flowSchema.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** FlowSchema sorts requests into flows and gives them a priority level. */
export interface FlowSchema {
  apiVersion?: "flowcontrol.apiserver.orch.io/v1";
  kind?: "FlowSchema";
  metadata?: ObjectMeta;
  /** Which requests, and where they go. */
  spec?: FlowSchemaSpec;
  /** What is known of it. */
  status?: FlowSchemaStatus;
}

/** A list of flowschemas. */
export interface FlowSchemaList {
  apiVersion: "flowcontrol.apiserver.orch.io/v1";
  kind: "FlowSchemaList";
  metadata: ListMeta;
  items: FlowSchema[];
}

/** Which requests belong to a schema, and where they go. */
export interface FlowSchemaSpec {
  /** Priority level of the requests. */
  priorityLevelConfiguration: PriorityLevelConfigurationReference;
  /** Rank among schemas; the lowest that matches wins. Default: 1000. */
  matchingPrecedence?: number;
  /** How requests are split into flows; unset means that all requests are one flow. */
  distinguisherMethod?: FlowDistinguisherMethod;
  /** Requests that match; any of them suffices. */
  rules?: PolicyRulesWithSubjects[];
}

/** Names a priority level. */
export interface PriorityLevelConfigurationReference {
  /** Name of the priority level. */
  name: string;
}

/** How requests are split into flows. */
export interface FlowDistinguisherMethod {
  /** The user, or the namespace. */
  type: "ByUser" | "ByNamespace" | (string & {});
}

/** Requests of certain users. */
export interface PolicyRulesWithSubjects {
  /** The users; any of them suffices. */
  subjects: Subject[];
  /** Requests on resources. */
  resourceRules?: ResourcePolicyRule[];
  /** Requests on other paths. */
  nonResourceRules?: NonResourcePolicyRule[];
}

/** A user, a group or a service account. */
export interface Subject {
  /** Which of the three. */
  kind: "User" | "Group" | "ServiceAccount";
  /** The user. */
  user?: UserSubject;
  /** The group. */
  group?: GroupSubject;
  /** The service account. */
  serviceAccount?: ServiceAccountSubject;
}

/** A user. */
export interface UserSubject {
  /** Name of the user; * means all. */
  name: string;
}

/** A group of users. */
export interface GroupSubject {
  /** Name of the group; * means all. */
  name: string;
}

/** A service account. */
export interface ServiceAccountSubject {
  /** Namespace of the service account. */
  namespace: string;
  /** Name of the service account; * means all. */
  name: string;
}

/** Requests on resources. */
export interface ResourcePolicyRule {
  /** API verbs; * means all. */
  verbs: string[];
  /** API groups; * means all. */
  apiGroups: string[];
  /** Plural names; * means all. */
  resources: string[];
  /** Whether requests without a namespace match. */
  clusterScope?: boolean;
  /** Namespaces that match; * means all. */
  namespaces?: string[] | null;
}

/** Requests on paths that are no resources. */
export interface NonResourcePolicyRule {
  /** HTTP methods in lower case; * means all. */
  verbs: string[];
  /** Paths; * may be the last part. */
  nonResourceURLs: string[];
}

/** What is known of a schema. */
export interface FlowSchemaStatus {
  /** Aspects of the schema, one of each type. */
  conditions?: FlowSchemaCondition[];
}

/** One aspect of a schema. */
export interface FlowSchemaCondition {
  /** Which aspect. */
  type?: string;
  /** Whether it holds. */
  status?: "True" | "False" | "Unknown" | (string & {});
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}
