import type { SelfSubjectAccessReview } from "../../../../generated/authorization/v1/selfSubjectAccessReview.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { answer, validateEmptyMetadata } from "../../rules/auth/accessReview.ts";

export const strategy: Strategy<SelfSubjectAccessReview> = {
  validate: ({ metadata }) => validateEmptyMetadata(metadata),
  review: async (review, context) => ({ ...review, status: await answer(review.spec, context.user, context) }),
};
