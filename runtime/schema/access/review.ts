import type { AccessRules, Attributes, Decision, RolePolicies } from "./authorization.ts";
import type { UserInfo } from "./user.ts";

/** What the authenticators say of a bearer token, and for which of the audiences asked for it is good. */
export interface TokenIdentity {
  readonly user: UserInfo;
  readonly audiences: readonly string[];
}

/** What is noted of the use of a token, whether or not it is accepted. */
export interface TokenNotes {
  /** For the audit log; `key` is "DOMAIN/NAME". */
  readonly annotate: (key: string, value: string) => void;
  /** For the client. */
  readonly warn: (text: string) => void;
}

/** What answers the reviews of users and of their rights are made from. */
export interface Reviewers {
  readonly authorize: (attributes: Attributes) => Decision | Promise<Decision>;
  readonly rulesFor: (user: UserInfo, namespace: string) => AccessRules | Promise<AccessRules>;
  /** What stored roles give, whether or not an authorizer goes by them. */
  readonly policies: () => RolePolicies;
  /**
   * The identity behind a token; undefined when it is unknown, or not for these audiences (none: any); a text says why
   * it could not be found out. An error would be of a class that the kinds of another platform do not share.
   */
  readonly authenticateToken: (
    token: string,
    audiences: readonly string[],
    notes: TokenNotes,
  ) => Promise<TokenIdentity | string | undefined>;
}

/** What a kind that is never stored answers a create from. */
export interface ReviewContext extends Reviewers {
  /** Who asks. */
  readonly user: UserInfo;
  /** Namespace of the request; "" for kinds of the whole cluster. */
  readonly namespace: string;
  readonly nowMs: number;
  /** Of the request. */
  readonly notes: TokenNotes;
}

/** What the check of rights that an object gives is made from. */
export interface GrantContext extends Pick<Reviewers, "authorize" | "policies"> {
  /** Who writes. */
  readonly user: UserInfo;
  /** Of the kind. */
  readonly group: string;
  readonly kind: string;
  readonly resource: string;
  /** Of the request; the name is "" where the path has none. */
  readonly verb: string;
  readonly subresource: string;
  readonly namespace: string;
  readonly name: string;
  /** Labels of a namespace; undefined: there is none of that name. */
  readonly namespaceLabels: (namespace: string) => Readonly<Record<string, string>> | undefined;
  readonly isGateOn: (gate: string) => boolean;
}
