import type { LocalSubjectAccessReview } from "../../../../generated/authorization/v1/localSubjectAccessReview.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { answer, subjectOf, validateEmptyMetadata } from "../../rules/auth/accessReview.ts";

export const strategy: Strategy<LocalSubjectAccessReview> = {
  validate: (review) => [...validateEmptyMetadata(review.metadata, ["namespace"]), ...validatePlace(review)],
  review: async (review, context) => {
    const status = await answer(review.spec, subjectOf(review.spec), context);
    return { ...review, status };
  },
};

/** The review is about its own namespace alone. */
function validatePlace({ metadata, spec }: LocalSubjectAccessReview): FieldError[] {
  const { resourceAttributes } = spec;
  const asked = resourceAttributes?.namespace ?? "";
  if (resourceAttributes === undefined || asked === metadata?.namespace) return [];
  return [invalid("spec.resourceAttributes.namespace", asked, "must match metadata.namespace")];
}
