import type { SubjectAccessReview } from "../../../../generated/authorization/v1/subjectAccessReview.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { answer, subjectOf, validateEmptyMetadata } from "../../rules/auth/accessReview.ts";

export const strategy: Strategy<SubjectAccessReview> = {
  validate: ({ metadata }) => validateEmptyMetadata(metadata),
  review: async (review, context) => {
    const status = await answer(review.spec, subjectOf(review.spec), context);
    return { ...review, status };
  },
};
