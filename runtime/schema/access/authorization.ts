import type { UserInfo } from "./user.ts";

/** What a request wants to do, as policies see it. */
export interface Attributes {
  readonly user: UserInfo;
  /** An API verb, or the lower-case HTTP method of a non-resource request. */
  readonly verb: string;
  readonly isResourceRequest: boolean;
  readonly path: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly namespace: string;
  readonly name: string;
  /** What a list, watch or delete of many is restricted to; absent: to nothing, or the selector cannot be read. */
  readonly fieldSelector?: readonly SelectorTerm[];
  readonly labelSelector?: readonly SelectorTerm[];
}

/** One condition of a selector; all of them hold. */
export interface SelectorTerm {
  readonly key: string;
  readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
  readonly values: readonly string[];
}

export interface Decision {
  readonly outcome: "allow" | "deny" | "noOpinion";
  readonly reason: string;
  /** What kept the authorizer from deciding; a request that no other allows is answered with it. */
  readonly error?: string;
}

/** What a user may do in a namespace, as far as authorizers can list it. */
export interface AccessRules {
  readonly resourceRules: readonly {
    readonly verbs: readonly string[];
    readonly apiGroups: readonly string[];
    readonly resources: readonly string[];
    readonly resourceNames?: readonly string[];
  }[];
  readonly nonResourceRules: readonly {
    readonly verbs: readonly string[];
    readonly nonResourceURLs: readonly string[];
  }[];
  /** There may be more than is listed. */
  readonly incomplete: boolean;
  readonly evaluationError?: string;
}

/** Decides on a request. One that cannot list its rules has no `rulesFor`. */
export interface Authorizer {
  (attributes: Attributes): Decision | Promise<Decision>;
  readonly rulesFor?: (user: UserInfo, namespace: string) => AccessRules | Promise<AccessRules>;
}

/** A rule of a role. */
export interface PolicyRule {
  readonly verbs: readonly string[] | null;
  readonly apiGroups?: readonly string[];
  readonly resources?: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly nonResourceURLs?: readonly string[];
}

/** A right as rules give it; without a name it is that to all objects. */
export type Right = Pick<
  Attributes,
  "verb" | "isResourceRequest" | "path" | "group" | "resource" | "subresource" | "name"
>;

/** What the stored roles and bindings give. */
export interface RolePolicies {
  /** Whether a user has a right in a namespace; "" for the cluster alone. */
  readonly gives: (right: Right, user: UserInfo, namespace: string) => boolean;
  /** Why the user may have more. */
  readonly problemsOf: (user: UserInfo, namespace: string) => readonly string[];
  /** Of the role that a binding in the namespace would name; undefined when there is none. */
  readonly rulesOfRole: (
    role: { readonly kind: string; readonly name: string },
    namespace: string,
  ) => readonly PolicyRule[] | undefined;
}
