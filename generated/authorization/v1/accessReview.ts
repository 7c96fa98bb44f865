// Generated from authorization/v1/accessReview.yaml. Do not edit.
import type { FieldSelectorRequirement, LabelSelectorRequirement } from "../../meta/v1.ts";

/** Who wants to do what. */
export interface SubjectAccessReviewSpec {
  /** What, for a request on a resource; excludes nonResourceAttributes. */
  resourceAttributes?: ResourceAttributes;
  /** What, for a request on any other path. */
  nonResourceAttributes?: NonResourceAttributes;
  /** Name of the user. */
  user?: string;
  /** Groups the user is in. */
  groups?: string[];
  /** Anything else known of the user. */
  extra?: Record<string, string[]>;
  /** Identifier of the user. */
  uid?: string;
}

/** A request on a resource. */
export interface ResourceAttributes {
  /** Namespace; empty for the whole cluster. */
  namespace?: string;
  /** API verb, such as get; * means all. */
  verb?: string;
  /** API group; * means all. */
  group?: string;
  /** API version; * means all. */
  version?: string;
  /** Plural name of the resource; * means all. */
  resource?: string;
  /** Sub-resource; empty for the resource itself. */
  subresource?: string;
  /** Name of the object; empty for all. */
  name?: string;
  /** Field selector of a list or watch. */
  fieldSelector?: FieldSelectorAttributes;
  /** Label selector of a list or watch. */
  labelSelector?: LabelSelectorAttributes;
}

/** A field selector, as text or in parts. */
export interface FieldSelectorAttributes {
  /** The selector as text. */
  rawSelector?: string;
  /** The selector in parts. */
  requirements?: FieldSelectorRequirement[];
}

/** A label selector, as text or in parts. */
export interface LabelSelectorAttributes {
  /** The selector as text. */
  rawSelector?: string;
  /** The selector in parts. */
  requirements?: LabelSelectorRequirement[];
}

/** A request on a path that is no resource. */
export interface NonResourceAttributes {
  /** Path of the URL. */
  path?: string;
  /** HTTP method in lower case. */
  verb?: string;
}

/** Whether a user may do something. */
export interface SubjectAccessReviewStatus {
  /** Whether it is allowed. */
  allowed: boolean;
  /** Whether it is denied; otherwise another authorizer may still allow it. */
  denied?: boolean;
  /** Why. */
  reason?: string;
  /** What went wrong in finding out. */
  evaluationError?: string;
}
