// Generated from rbac/v1/shared.yaml. Do not edit.
/** What may be done, to resources or to URLs. */
export interface PolicyRule {
  /** What may be done; * is everything. */
  verbs: string[] | null;
  /** Groups of the resources; * is all, empty text the core group. */
  apiGroups?: string[];
  /** Resources, with sub-resources as pods/log; * is all. */
  resources?: string[];
  /** Names of single objects; all when empty. */
  resourceNames?: string[];
  /** URLs that are no resources, perhaps with * at the end; only in cluster roles. */
  nonResourceURLs?: string[];
}

/** A user, a group, or a service account. */
export interface Subject {
  /** User, Group or ServiceAccount. */
  kind: "ServiceAccount" | "User" | "Group" | (string & {});
  /** Group of the kind; empty for service accounts. */
  apiGroup?: string;
  /** Name of the subject. */
  name: string;
  /** Namespace of a service account. */
  namespace?: string;
}

/** Names a role. */
export interface RoleRef {
  /** Group of the role's kind. Default: "rbac.authorization.orch.io". */
  apiGroup?: "rbac.authorization.orch.io";
  /** Role or ClusterRole. */
  kind: "ClusterRole" | "Role" | (string & {});
  /** Name of the role. */
  name: string;
}
