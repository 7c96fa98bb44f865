import type { AccessRules, Attributes, Authorizer, Decision } from "../../schema/access/authorization.ts";
import type { UserInfo } from "../../schema/access/user.ts";
import type { RbacIndex } from "./rbacIndex.ts";

const noOpinion: Decision = { outcome: "noOpinion", reason: "" };

/** Allows what roles allow that bindings give to a user. It never denies. */
export function rbacAuthorizer(index: RbacIndex): Authorizer {
  const decide = (attributes: Attributes): Decision => {
    const decision = index.decide(attributes);
    if (decision !== undefined) return decision;
    const problems = index.problemsOf(attributes.user, attributes.namespace);
    return problems.length === 0 ? noOpinion : { outcome: "noOpinion", reason: `RBAC: ${aggregate(problems)}` };
  };
  return Object.assign(decide, {
    rulesFor: (user: UserInfo, namespace: string) => accessRules(index, user, namespace),
  });
}

/**
 * @limit Rules of roles that a review of a user's rules lists: the others are left out, and it says that it is
 * incomplete.
 */
const maxListed = 20_000;

function accessRules(index: RbacIndex, user: UserInfo, namespace: string): AccessRules {
  const { rules: all, problems } = index.rulesOf(user, namespace);
  const rules = all.slice(0, maxListed);
  return {
    resourceRules: rules.flatMap(({ verbs, apiGroups = [], resources = [], resourceNames = [] }) =>
      resources.length === 0 ? [] : [{ verbs: verbs ?? [], apiGroups, resources, resourceNames }],
    ),
    nonResourceRules: rules.flatMap(({ verbs, nonResourceURLs = [] }) =>
      nonResourceURLs.length === 0 ? [] : [{ verbs: verbs ?? [], nonResourceURLs }],
    ),
    incomplete: rules.length < all.length,
    ...(problems.length === 0 ? {} : { evaluationError: aggregate(problems) }),
  };
}

/** Several errors as one text. */
export function aggregate(errors: readonly string[]): string {
  const [first = "", ...more] = new Set(errors);
  return more.length === 0 ? first : `[${[first, ...more].join(", ")}]`;
}
