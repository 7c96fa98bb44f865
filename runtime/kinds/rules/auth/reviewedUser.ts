import type { UserInfo as ReviewedUser } from "../../../../generated/authentication/v1/userInfo.ts";
import type { UserInfo } from "../../../schema/access/user.ts";

/** A user in the words of the API; what is empty is left out. */
export function reviewedUser({ name, uid, groups, extra }: UserInfo): ReviewedUser {
  const entries = Object.entries(extra ?? {}).map(([key, values]): [string, string[]] => [key, [...values]]);
  return {
    ...(name === "" ? {} : { username: name }),
    ...(uid ? { uid } : {}),
    ...(groups.length === 0 ? {} : { groups: [...groups] }),
    ...(entries.length === 0 ? {} : { extra: Object.fromEntries(entries) }),
  };
}
