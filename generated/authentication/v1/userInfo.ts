// Generated from authentication/v1/userInfo.yaml. Do not edit.
/** A user, as an authenticator knows them. */
export interface UserInfo {
  /** Name, unique among users. */
  username?: string;
  /** Identifier that distinguishes the user from a later one of the same name. */
  uid?: string;
  /** Groups the user is in. */
  groups?: string[];
  /** Anything else that the authenticator knows. */
  extra?: Record<string, string[]>;
}
