import { groupMasters } from "../../generated/wellknown.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { AccessRules, Attributes, Authorizer, Decision } from "../schema/access/authorization.ts";
import type { UserInfo } from "../schema/access/user.ts";
import { memberOf } from "../schema/object.ts";
import { type NodePolicy, nodeAuthorizer } from "./authorizers/node.ts";
import { counted, type NamedAuthorizer } from "./decisionMeter.ts";
import { aggregate, rbacAuthorizer } from "./authorizers/rbac.ts";
import type { RbacIndex } from "./authorizers/rbacIndex.ts";

export type { AccessRules, Attributes, Authorizer, Decision } from "../schema/access/authorization.ts";

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

/** What authorizers know of the stored objects; asked for only by modes that need it. */
export interface PolicySources {
  readonly rbac: () => RbacIndex;
  readonly node: () => Promise<NodePolicy>;
  /** Aborted when the server asks nothing any more. */
  readonly signal: AbortSignal;
  /** Where decisions are counted. */
  readonly metrics: MetricRegistry;
}

/** Makes the authorizer of a server from what it stores. */
export type AuthorizerFactory = (sources: PolicySources) => Authorizer | Promise<Authorizer>;

/** The modes without files that this server has, by the name `--authorization-mode` takes. */
const modes: Readonly<Record<string, AuthorizerFactory>> = {
  AlwaysAllow: () => alwaysAllow,
  AlwaysDeny: () => alwaysDeny,
  Node: async ({ node }) => nodeAuthorizer(await node()),
  RBAC: ({ rbac }) => rbacAuthorizer(rbac()),
};

/** The authorizer of a mode that has no files. Throws an Error that names a mode that this server does not have. */
export function authorizerOf(mode: string): AuthorizerFactory {
  const factory = memberOf(modes, mode);
  if (factory === undefined) throw new Error(`--authorization-mode: ${mode} is not available`);
  return factory;
}

/** The authorizer of several such modes. */
export function authorizerOfAll(names: readonly string[]): AuthorizerFactory {
  return chainFactory(names.map((type) => ({ type, name: type.toLowerCase(), factory: authorizerOf(type) })));
}

/** The authorizer of several, asked in order, each of which counts what it decides. */
export function chainFactory(
  entries: readonly (NamedAuthorizer & { readonly factory: AuthorizerFactory })[],
): AuthorizerFactory {
  return async (sources) => {
    const make = async ({ type, name, factory }: (typeof entries)[number]) =>
      counted(await factory(sources), { type, name }, sources.metrics);
    return chainOf(await Promise.all(entries.map(make)));
  };
}

/**
 * One authorizer out of several, asked in order: the first that allows or denies decides, and no opinion of any is a
 * denial. Who is in `system:masters` is allowed before any is asked.
 */
function chainOf(chain: readonly Authorizer[]): Authorizer {
  const decide = (attributes: Attributes): Decision | Promise<Decision> => {
    if (attributes.user.groups.includes(groupMasters)) return allowed;
    const asked: Decision[] = [];
    for (const [index, authorizer] of chain.entries()) {
      const decision = authorizer(attributes);
      if (decision instanceof Promise)
        return decideLater(attributes, { asked, decision, rest: chain.slice(index + 1) });
      if (decision.outcome !== "noOpinion") return decision;
      asked.push(decision);
    }
    return noneDecided(asked);
  };
  return Object.assign(decide, { rulesFor: unionOfRules(chain) });
}

async function decideLater(
  attributes: Attributes,
  { asked, decision, rest }: { asked: Decision[]; decision: Promise<Decision>; rest: readonly Authorizer[] },
): Promise<Decision> {
  const first = await decision;
  if (first.outcome !== "noOpinion") return first;
  asked.push(first);
  for (const authorizer of rest) {
    const next = await authorizer(attributes);
    if (next.outcome !== "noOpinion") return next;
    asked.push(next);
  }
  return noneDecided(asked);
}

/** No opinion, for all the reasons and with all the errors that there were. */
function noneDecided(asked: readonly Decision[]): Decision {
  const [only] = asked;
  if (asked.length === 1 && only !== undefined) return only;
  const reason = asked.flatMap((each) => (each.reason === "" ? [] : [each.reason])).join("\n");
  const errors = asked.flatMap((each) => each.error ?? []);
  return { outcome: "noOpinion", reason, ...(errors.length === 0 ? {} : { error: aggregate(errors) }) };
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
      ...(errors.length === 0 ? {} : { evaluationError: aggregate(errors) }),
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
