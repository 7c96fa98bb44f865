/** Who makes a request, as the authenticators found it. */
export interface UserInfo {
  readonly name: string;
  readonly uid?: string;
  readonly groups: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

export const authenticatedGroup = "system:authenticated";
export const unauthenticatedGroup = "system:unauthenticated";

export const anonymousUser: UserInfo = { name: "system:anonymous", groups: [unauthenticatedGroup] };

/** Every authenticated user is in `system:authenticated`. */
export function authenticated(user: UserInfo): UserInfo {
  if (user.groups.includes(authenticatedGroup)) return user;
  return { ...user, groups: [...user.groups, authenticatedGroup] };
}
