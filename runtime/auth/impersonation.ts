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
import { type ImpersonationMode, legacyMode, modesFor, type WantedUser } from "./impersonationModes.ts";
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
}

/**
 * Asks the authorizer whether the user of a request may act as another, first in the constrained modes, which also need
 * the right to do just this request so. Throws a Forbidden that names the first right of `impersonate` that is missing.
 */
export async function impersonation(
  wanted: WantedUser,
  request: Attributes,
  options: ImpersonationOptions,
): Promise<Impersonation> {
  const constrained = options.constrained ? modesFor(wanted, request, options) : [];
  for (const mode of constrained) {
    if ((await refusalIn(mode, options)) !== undefined) continue;
    return { user: effectiveUser(wanted, { isConstrained: true }), constraint: mode.verb };
  }
  const refusal = await refusalIn(legacyMode(wanted, request, options), options);
  if (refusal !== undefined) throw denied(refusal.attributes, refusal.reason);
  return { user: effectiveUser(wanted, { isConstrained: false }) };
}

interface Refusal {
  readonly attributes: Attributes;
  readonly reason: string;
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
  for (const { all, each } of mode.questions) {
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
