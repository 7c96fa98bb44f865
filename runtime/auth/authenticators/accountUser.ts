import {
  groupAuthenticated,
  groupServiceAccounts,
  groupServiceAccountsPrefix,
  userServiceAccountPrefix,
} from "../../../generated/wellknown.ts";
import type { UserInfo } from "../user.ts";

/** The user that a service account is. */
export function accountUser(
  namespace: string,
  { name, uid }: { readonly name: string; readonly uid: string },
): UserInfo {
  return {
    name: `${userServiceAccountPrefix}${namespace}:${name}`,
    uid,
    groups: [groupServiceAccounts, `${groupServiceAccountsPrefix}${namespace}`, groupAuthenticated],
  };
}
