import type { AccessRules, Authorizer, Decision } from "../schema/authorization.ts";
import type { UserInfo } from "../schema/user.ts";

export type { AccessRules, Attributes, Authorizer, Decision } from "../schema/authorization.ts";

const allowed: Decision = { outcome: "allow", reason: "" };
const everythingForbidden: Decision = { outcome: "noOpinion", reason: "Everything is forbidden." };

const everything: AccessRules = {
  resourceRules: [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"] }],
  nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
  incomplete: false,
};
const nothing: AccessRules = { resourceRules: [], nonResourceRules: [], incomplete: false };

export const alwaysAllow: Authorizer = Object.assign(() => allowed, { rulesFor: () => everything });
export const alwaysDeny: Authorizer = Object.assign(() => everythingForbidden, { rulesFor: () => nothing });

/** The modes this server has, by the name `--authorization-mode` takes. */
const authorizers: Readonly<Record<string, Authorizer>> = { AlwaysAllow: alwaysAllow, AlwaysDeny: alwaysDeny };

/**
 * One authorizer out of the modes, asked in order: the first that allows or denies decides, and no opinion of any is a
 * denial. Throws an Error that names the mode when this server does not have it.
 */
export function authorizerOf(modes: readonly string[]): Authorizer {
  const chain = modes.map((mode) => {
    const authorizer = authorizers[mode];
    if (authorizer === undefined) {
      throw new Error(`--authorization-mode: ${mode} is not available; use ${Object.keys(authorizers).join(" or ")}`);
    }
    return authorizer;
  });
  const [only] = chain;
  if (chain.length === 1 && only !== undefined) return only;
  const decide: Authorizer = async (attributes) => {
    const reasons: string[] = [];
    for (const authorizer of chain) {
      const decision = await authorizer(attributes);
      if (decision.outcome !== "noOpinion") return decision;
      if (decision.reason !== "") reasons.push(decision.reason);
    }
    return { outcome: "noOpinion", reason: reasons.join(", ") };
  };
  return Object.assign(decide, { rulesFor: unionOfRules(chain) });
}

/** What any of the authorizers lists. */
function unionOfRules(chain: readonly Authorizer[]): NonNullable<Authorizer["rulesFor"]> {
  return async (user, namespace) => {
    const all = await Promise.all(chain.map((each) => rulesOf(each, user, namespace)));
    const errors = all.flatMap((each) => each.evaluationError ?? []);
    return {
      resourceRules: all.flatMap((each) => each.resourceRules),
      nonResourceRules: all.flatMap((each) => each.nonResourceRules),
      incomplete: all.some((each) => each.incomplete),
      ...(errors.length === 0 ? {} : { evaluationError: errors.join(", ") }),
    };
  };
}

const unlisted: AccessRules = {
  ...nothing,
  incomplete: true,
  evaluationError: "the authorizer does not support user rule resolution",
};

/** The rules that an authorizer lists; none, and incomplete, for one that lists none. */
export function rulesOf(authorizer: Authorizer, user: UserInfo, namespace: string): AccessRules | Promise<AccessRules> {
  return authorizer.rulesFor === undefined ? unlisted : authorizer.rulesFor(user, namespace);
}
