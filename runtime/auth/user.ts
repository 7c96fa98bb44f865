import { groupAuthenticated, groupUnauthenticated, userAnonymous } from "../../generated/wellknown.ts";
import type { UserInfo } from "../schema/access/user.ts";

export type { UserInfo } from "../schema/access/user.ts";

export const anonymousUser: UserInfo = { name: userAnonymous, groups: [groupUnauthenticated] };

/**
 * The user with the group of authenticated users. The anonymous one is not in it, by whatever credential, nor is one
 * that a front proxy puts into the group of the others.
 */
export function authenticated(user: UserInfo): UserInfo {
  const { name, groups } = user;
  if (name === userAnonymous || groups.includes(groupAuthenticated) || groups.includes(groupUnauthenticated))
    return user;
  return { ...user, groups: [...groups, groupAuthenticated] };
}
