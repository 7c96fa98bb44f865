import type { AccessRules, Attributes, Decision } from "./authorization.ts";
import type { UserInfo } from "./user.ts";

/** What the authenticators say of a bearer token, and for which of the audiences asked for it is good. */
export interface TokenIdentity {
  readonly user: UserInfo;
  readonly audiences: readonly string[];
}

/** What answers the reviews of users and of their rights are made from. */
export interface Reviewers {
  readonly authorize: (attributes: Attributes) => Decision | Promise<Decision>;
  readonly rulesFor: (user: UserInfo, namespace: string) => AccessRules | Promise<AccessRules>;
  /** The identity behind a token; undefined when it is unknown, or not for these audiences (none: any). */
  readonly authenticateToken: (
    token: string,
    audiences: readonly string[],
  ) => TokenIdentity | undefined | Promise<TokenIdentity | undefined>;
}

/** What a kind that is never stored answers a create from. */
export interface ReviewContext extends Reviewers {
  /** Who asks. */
  readonly user: UserInfo;
  /** Namespace of the request; "" for kinds of the whole cluster. */
  readonly namespace: string;
  readonly nowMs: number;
}
