import type { UserInfo } from "./user.ts";

/** What a request wants to do, as policies see it. */
export interface Attributes {
  readonly user: UserInfo;
  /** An API verb, or the lower-case HTTP method of a non-resource request. */
  readonly verb: string;
  readonly isResourceRequest: boolean;
  readonly path: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly namespace: string;
  readonly name: string;
}

export interface Decision {
  readonly outcome: "allow" | "deny" | "noOpinion";
  readonly reason: string;
}

export type Authorizer = (attributes: Attributes) => Decision | Promise<Decision>;

const allowed: Decision = { outcome: "allow", reason: "" };
const everythingForbidden: Decision = { outcome: "noOpinion", reason: "Everything is forbidden." };

export const alwaysAllow: Authorizer = () => allowed;
export const alwaysDeny: Authorizer = () => everythingForbidden;

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
  return async (attributes) => {
    const reasons: string[] = [];
    for (const authorizer of chain) {
      const decision = await authorizer(attributes);
      if (decision.outcome !== "noOpinion") return decision;
      if (decision.reason !== "") reasons.push(decision.reason);
    }
    return { outcome: "noOpinion", reason: reasons.join(", ") };
  };
}
