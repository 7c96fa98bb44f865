import { groupAuthenticated, groupUnauthenticated, userAnonymous } from "../../generated/wellknown.ts";
import type { UserInfo } from "../schema/access/user.ts";

export type { UserInfo } from "../schema/access/user.ts";

export const anonymousUser: UserInfo = { name: userAnonymous, groups: [groupUnauthenticated] };

/** The user with the group of authenticated users. The anonymous one is not in it, by whatever credential. */
export function authenticated(user: UserInfo): UserInfo {
  if (user.name === userAnonymous || user.groups.includes(groupAuthenticated)) return user;
  return { ...user, groups: [...user.groups, groupAuthenticated] };
}
