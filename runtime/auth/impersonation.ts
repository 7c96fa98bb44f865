import {
  groupAuthenticated,
  groupNodes,
  groupServiceAccounts,
  groupServiceAccountsPrefix,
  groupUnauthenticated,
  userAnonymous,
} from "../../generated/wellknown.ts";
import type { Attributes, Authorizer } from "../schema/access/authorization.ts";
import type { UserInfo } from "../schema/access/user.ts";
import { denied } from "./denied.ts";
import { type ImpersonationMode, legacyMode, modesFor, type Refusal, type WantedUser } from "./impersonationModes.ts";
import { accountOf, nodeOf } from "./userNames.ts";

/** The user that a request acts as from now on. */
export interface Impersonation {
  readonly user: UserInfo;
  /** The verb of the constrained mode that allowed it; absent: the verb `impersonate` did. */
  readonly constraint?: string;
}

export interface ImpersonationOptions {
  readonly authorizer: Authorizer;
  /** Try the constrained modes before the verb `impersonate`. */
  readonly constrained: boolean;
  /** Suffix of the API group of authentication. */
  readonly apiDomain: string;
  readonly labelDomain: string;
  /** Counts each mode that was tried. */
  readonly count: (mode: string, decision: "allowed" | "denied", seconds: number) => void;
  /** The mode that has last let a user act as another, by the user's name. */
  readonly lastModes: Map<string, string>;
}

/** @limit Users whose mode of impersonation is remembered: the longest known is forgotten, and all modes are tried. */
const maxLastModes = 10_000;

/**
 * Asks the authorizer whether the user of a request may act as another, first in the constrained modes, which also need
 * the right to do just this request so. The mode that did for this user is tried before the others. Throws a Forbidden
 * that names the first right that is missing, in the first mode that was tried.
 */
export async function impersonation(
  wanted: WantedUser,
  request: Attributes,
  options: ImpersonationOptions,
): Promise<Impersonation> {
  const legacy = legacyMode(wanted, request, options);
  const modes = options.constrained ? [...modesFor(wanted, request, options), legacy] : [legacy];
  const last = options.lastModes.get(request.user.name);
  modes.sort((a, b) => Number(b.name === last) - Number(a.name === last));
  let refusal: Refusal | undefined;
  for (const mode of modes) {
    const missing = await refusalIn(mode, options);
    refusal ??= missing;
    if (missing !== undefined) continue;
    remember(request.user.name, mode.name, options.lastModes);
    const user = effectiveUser(wanted, { isConstrained: mode !== legacy });
    return mode === legacy ? { user } : { user, constraint: mode.verb };
  }
  throw refusal === undefined
    ? new Error("no mode of impersonation was tried")
    : denied(refusal.attributes, refusal.reason);
}

function remember(user: string, mode: string, lastModes: Map<string, string>): void {
  lastModes.delete(user);
  lastModes.set(user, mode);
  if (lastModes.size <= maxLastModes) return;
  const [oldest = ""] = lastModes.keys();
  lastModes.delete(oldest);
}

/** The first question of a mode that is not answered with an allow. */
async function refusalIn(
  mode: ImpersonationMode,
  { authorizer, count }: ImpersonationOptions,
): Promise<Refusal | undefined> {
  const startMs = performance.now();
  const seconds = () => (performance.now() - startMs) / 1000;
  const ask = async (attributes: Attributes): Promise<Refusal | undefined> => {
    const { outcome, reason, error } = await authorizer(attributes);
    if (outcome === "allow") return undefined;
    return { attributes, reason: [error ?? "", reason].filter((text) => text !== "").join(": ") };
  };
  for (const { refusal: narrow, all, each } of mode.questions) {
    if (narrow !== undefined) {
      count(mode.name, "denied", seconds());
      return narrow;
    }
    if (all !== undefined && (await ask(all)) === undefined) continue;
    for (const question of each) {
      const refusal = await ask(question);
      if (refusal === undefined) continue;
      count(mode.name, "denied", seconds());
      return refusal;
    }
  }
  count(mode.name, "allowed", seconds());
  return undefined;
}

/** The user that is acted as, with the groups that all such users are in. */
function effectiveUser(wanted: WantedUser, { isConstrained }: { readonly isConstrained: boolean }): UserInfo {
  const { name, uid, extra } = wanted;
  const groups = [...(wanted.groups.length > 0 ? wanted.groups : usualGroups(name, isConstrained))];
  const missing = name === userAnonymous ? groupUnauthenticated : groupAuthenticated;
  if (!groups.includes(missing) && !groups.includes(groupUnauthenticated)) groups.push(missing);
  return {
    name,
    ...(uid === "" ? {} : { uid }),
    groups,
    ...(extra.size === 0 ? {} : { extra: Object.fromEntries(extra) }),
  };
}

/** Of users whose groups follow from the name. A node gets its group in the constrained modes alone. */
function usualGroups(name: string, isConstrained: boolean): readonly string[] {
  const account = accountOf(name);
  if (account !== undefined) return [groupServiceAccounts, `${groupServiceAccountsPrefix}${account.namespace}`];
  return isConstrained && nodeOf(name) !== undefined ? [groupNodes] : [];
}
