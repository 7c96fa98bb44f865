import { userNodePrefix, userServiceAccountPrefix } from "../../generated/wellknown.ts";
import { dnsLabel, dnsSubdomain } from "../schema/names.ts";

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
