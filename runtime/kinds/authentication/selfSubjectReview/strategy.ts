import { timestamp } from "../../../lib/timestamp.ts";
import type { SelfSubjectReview } from "../../../../generated/authentication/v1/selfSubjectReview.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { reviewedUser } from "../../rules/auth/reviewedUser.ts";

export const strategy: Strategy<SelfSubjectReview> = {
  review: (_review, { user, nowMs }) => ({
    metadata: { creationTimestamp: timestamp(nowMs) },
    status: { userInfo: reviewedUser(user) },
  }),
};
