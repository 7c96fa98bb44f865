import type { SubjectAccessReview } from "../../../../generated/authorization/v1beta1/subjectAccessReview.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { answer, subjectOf, validateEmptyMetadata } from "../../rules/auth/accessReview.ts";

/** This version calls the groups `group`. */
export const strategy: Strategy<SubjectAccessReview> = {
  validate: ({ metadata }) => validateEmptyMetadata(metadata),
  review: async (review, context) => {
    const { group, ...spec } = review.spec;
    const status = await answer(spec, subjectOf(group === undefined ? spec : { ...spec, groups: group }), context);
    return { ...review, status };
  },
};
