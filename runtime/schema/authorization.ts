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
}

export interface Decision {
  readonly outcome: "allow" | "deny" | "noOpinion";
  readonly reason: string;
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
