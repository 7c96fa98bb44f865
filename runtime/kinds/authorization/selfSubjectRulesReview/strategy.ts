import { badRequest } from "../../../../generated/errors.ts";
import type { SelfSubjectRulesReview } from "../../../../generated/authorization/v1/selfSubjectRulesReview.ts";
import type { AccessRules } from "../../../schema/access/authorization.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<SelfSubjectRulesReview> = {
  review: async (review, { user, rulesFor }) => {
    const namespace = review.spec.namespace ?? "";
    if (namespace === "") throw badRequest("no namespace on request");
    return { metadata: {}, spec: {}, status: statusOf(await rulesFor(user, namespace)) };
  },
};

function statusOf(rules: AccessRules): NonNullable<SelfSubjectRulesReview["status"]> {
  const { resourceRules, nonResourceRules, incomplete, evaluationError } = rules;
  return {
    resourceRules: resourceRules.map(({ verbs, apiGroups, resources, resourceNames }) => ({
      verbs: [...verbs],
      apiGroups: [...apiGroups],
      resources: [...resources],
      ...(resourceNames?.length ? { resourceNames: [...resourceNames] } : {}),
    })),
    nonResourceRules: nonResourceRules.map(({ verbs, nonResourceURLs }) => ({
      verbs: [...verbs],
      nonResourceURLs: [...nonResourceURLs],
    })),
    incomplete,
    ...(evaluationError ? { evaluationError } : {}),
  };
}
