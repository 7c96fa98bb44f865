import type { UserInfo } from "../schema/user.ts";

export type { UserInfo } from "../schema/user.ts";

export const authenticatedGroup = "system:authenticated";
export const unauthenticatedGroup = "system:unauthenticated";
/** Its members may do everything, and are let in even when the server is busy. */
export const privilegedGroup = "system:masters";

export const anonymousUser: UserInfo = { name: "system:anonymous", groups: [unauthenticatedGroup] };

/** Every authenticated user is in `system:authenticated`. */
export function authenticated(user: UserInfo): UserInfo {
  if (user.groups.includes(authenticatedGroup)) return user;
  return { ...user, groups: [...user.groups, authenticatedGroup] };
}
