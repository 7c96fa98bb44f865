import { groupNodes, userNodePrefix, userServiceAccountPrefix } from "../../generated/wellknown.ts";
import { dnsLabel, dnsSubdomain } from "../schema/names.ts";
import type { UserInfo } from "../schema/access/user.ts";

/** The account that `system:serviceaccount:<namespace>:<name>` names; undefined for the name of another user. */
export function accountOf(userName: string): { readonly namespace: string; readonly name: string } | undefined {
  if (!userName.startsWith(userServiceAccountPrefix)) return undefined;
  const [namespace = "", name = "", ...more] = userName.slice(userServiceAccountPrefix.length).split(":");
  const isValid = more.length === 0 && dnsLabel(namespace) === undefined && dnsSubdomain(name) === undefined;
  return isValid ? { namespace, name } : undefined;
}

/** The node that `system:node:<name>` names; undefined for the name of another user. */
export function nodeOf(userName: string): string | undefined {
  if (!userName.startsWith(userNodePrefix)) return undefined;
  const name = userName.slice(userNodePrefix.length);
  return dnsSubdomain(name) === undefined ? name : undefined;
}

/** The name of a node agent's node; undefined for other users. */
export function nodeOfAgent({ name, groups }: UserInfo): string | undefined {
  return name.startsWith(userNodePrefix) && groups.includes(groupNodes) ? name.slice(userNodePrefix.length) : undefined;
}

/** The node that the token of a service account is bound to, which `key` of the user's extra names; else undefined. */
export function nodeOfToken({ name, extra = {} }: UserInfo, key: string): string | undefined {
  const [node, ...more] = extra[key] ?? [];
  return accountOf(name) === undefined || more.length > 0 ? undefined : node;
}
