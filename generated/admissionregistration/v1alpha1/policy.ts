// Generated from admissionregistration/v1alpha1/policy.yaml. Do not edit.
import type { LabelSelector } from "../../meta/v1.ts";

/** Requests that a policy looks at. */
export interface MatchResources {
  /** Labels of the namespaces; all when empty. */
  namespaceSelector?: LabelSelector;
  /** Labels of the objects; all when empty. */
  objectSelector?: LabelSelector;
  /** Operations on resources that match; any of them suffices. */
  resourceRules?: NamedRuleWithOperations[];
  /** Operations on resources that are left out, whatever matches. */
  excludeResourceRules?: NamedRuleWithOperations[];
  /** Whether requests in other versions of the same resource match as well. Default: "Equivalent". */
  matchPolicy?: "Exact" | "Equivalent";
}

/** Operations on resources, perhaps of certain names only. */
export interface NamedRuleWithOperations {
  /** Names of the objects; all when empty. */
  resourceNames?: string[];
  /** Operations that match; * means all. */
  operations?: ("*" | "CREATE" | "UPDATE" | "DELETE" | "CONNECT")[];
  /** Groups of the resources; * means all. */
  apiGroups?: string[];
  /** Versions of the resources; * means all. */
  apiVersions?: string[];
  /** Plural names, with sub-resources as pods/log; * means all. */
  resources?: string[];
  /** Whether cluster-wide resources, namespaced ones or both match. Default: "*". */
  scope?: "Cluster" | "Namespaced" | "*";
}

/** A condition on requests. */
export interface MatchCondition {
  /** Name of the condition, unique in its list. */
  name: string;
  /** CEL expression that yields true or false. */
  expression: string;
}

/** Kind of the objects that hold parameters. */
export interface ParamKind {
  /** Group and version of the kind. */
  apiVersion?: string;
  /** Name of the kind. */
  kind?: string;
}

/** Which objects hold the parameters. */
export interface ParamRef {
  /** Name of the object; excludes selector. */
  name?: string;
  /** Namespace of the object; that of the request when unset. */
  namespace?: string;
  /** Labels of the objects; excludes name. */
  selector?: LabelSelector;
  /** What to do when there is no such object. Default: "Deny". */
  parameterNotFoundAction?: "Deny" | "Allow";
}

/** A named expression. */
export interface Variable {
  /** Name; a CEL identifier. */
  name: string;
  /** CEL expression, evaluated when first used. */
  expression: string;
}
