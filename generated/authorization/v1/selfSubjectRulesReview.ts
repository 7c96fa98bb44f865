// Generated from authorization/v1/selfSubjectRulesReview.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";

/** SelfSubjectRulesReview lists what the client itself may do in a namespace. */
export interface SelfSubjectRulesReview {
  apiVersion?: "authorization.orch.io/v1";
  kind?: "SelfSubjectRulesReview";
  metadata?: ObjectMeta;
  /** Which namespace. */
  spec: SelfSubjectRulesReviewSpec;
  /** What the client may do. */
  status?: SubjectRulesReviewStatus;
}

/** Where the client wants to do something. */
export interface SelfSubjectRulesReviewSpec {
  /** The namespace. */
  namespace?: string;
}

/** What a user may do in a namespace. */
export interface SubjectRulesReviewStatus {
  /** What they may do with resources; the order means nothing. */
  resourceRules: ResourceRule[] | null;
  /** What they may do on other paths; the order means nothing. */
  nonResourceRules: NonResourceRule[] | null;
  /** Whether there may be more, since not every authorizer can list its rules. */
  incomplete: boolean;
  /** What went wrong in finding out. */
  evaluationError?: string;
}

/** What may be done with resources. */
export interface ResourceRule {
  /** API verbs; * means all. */
  verbs: string[] | null;
  /** API groups; * means all. */
  apiGroups?: string[];
  /** Plural names, with sub-resources as *\/log; * means all. */
  resources?: string[];
  /** Names of the objects; all when empty. */
  resourceNames?: string[];
}

/** What may be done on paths that are no resources. */
export interface NonResourceRule {
  /** HTTP methods in lower case; * means all. */
  verbs: string[] | null;
  /** Paths; * may be the last part. */
  nonResourceURLs?: string[];
}
