import type {
  FieldSelectorAttributes,
  LabelSelectorAttributes,
  NonResourceAttributes,
  ResourceAttributes,
  SubjectAccessReviewSpec,
  SubjectAccessReviewStatus,
} from "../../../generated/authorization/v1/accessReview.ts";
import type { ObjectMeta } from "../../../generated/meta/v1.ts";
import type { Attributes } from "../../schema/authorization.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import type { ReviewContext } from "../../schema/review.ts";
import type { UserInfo } from "../../schema/user.ts";

/** What is asked: exactly one of the two. */
export interface Question {
  readonly resourceAttributes?: ResourceAttributes;
  readonly nonResourceAttributes?: NonResourceAttributes;
}

/** The user that a review asks about. */
export function subjectOf({ user, uid, groups, extra }: SubjectAccessReviewSpec): UserInfo {
  return { name: user ?? "", ...(uid ? { uid } : {}), groups: groups ?? [], ...(extra === undefined ? {} : { extra }) };
}

export async function answer(
  question: Question,
  user: UserInfo,
  { authorize }: Pick<ReviewContext, "authorize">,
): Promise<SubjectAccessReviewStatus> {
  try {
    const { outcome, reason } = await authorize(attributesOf(question, user));
    return {
      allowed: outcome === "allow",
      ...(outcome === "deny" ? { denied: true } : {}),
      ...(reason === "" ? {} : { reason }),
    };
  } catch (error) {
    return { allowed: false, evaluationError: error instanceof Error ? error.message : String(error) };
  }
}

const noResource = { group: "", version: "", resource: "", subresource: "", namespace: "", name: "" };

function attributesOf({ resourceAttributes, nonResourceAttributes }: Question, user: UserInfo): Attributes {
  if (resourceAttributes === undefined) {
    const { verb = "", path = "" } = nonResourceAttributes ?? {};
    return { user, verb, path, isResourceRequest: false, ...noResource };
  }
  const { verb = "", fieldSelector: _, labelSelector: __, ...place } = resourceAttributes;
  return { user, verb, path: "", isResourceRequest: true, ...noResource, ...place };
}

export function validateQuestion({ resourceAttributes, nonResourceAttributes }: Question): FieldError[] {
  if (resourceAttributes !== undefined && nonResourceAttributes !== undefined) {
    const text = "cannot be specified in combination with resourceAttributes";
    return [invalid("spec.nonResourceAttributes", nonResourceAttributes, text)];
  }
  if (resourceAttributes === undefined && nonResourceAttributes === undefined) {
    const text = "exactly one of nonResourceAttributes or resourceAttributes must be specified";
    return [invalid("spec.resourceAttributes", null, text)];
  }
  const { fieldSelector, labelSelector } = resourceAttributes ?? {};
  return [
    ...validateSelector("spec.resourceAttributes.fieldSelector", fieldSelector),
    ...validateSelector("spec.resourceAttributes.labelSelector", labelSelector),
  ];
}

function validateSelector(
  path: string,
  selector: FieldSelectorAttributes | LabelSelectorAttributes | undefined,
): FieldError[] {
  if (selector === undefined) return [];
  const { rawSelector = "", requirements = [] } = selector;
  if (rawSelector !== "" && requirements.length > 0) {
    return [invalid(`${path}.rawSelector`, rawSelector, "may not specified at the same time as requirements")];
  }
  if (rawSelector !== "" || requirements.length > 0) return [];
  return [required(`${path}.requirements`, `when ${path} is specified, requirements or rawSelector is required`)];
}

export function validateSubject({ user, groups }: SubjectAccessReviewSpec): FieldError[] {
  if (user || groups?.length) return [];
  return [invalid("spec.user", user ?? "", "at least one of user or group must be specified")];
}

/** A review is no object of its own, so it has no metadata but, perhaps, the namespace it asks about. */
export function validateEmptyMetadata(metadata: ObjectMeta = {}, allowed: readonly string[] = []): FieldError[] {
  const ignored = ["managedFields", "creationTimestamp", ...allowed];
  const isEmpty = Object.keys(metadata).every((key) => ignored.includes(key));
  if (isEmpty) return [];
  return [invalid("metadata", metadata, allowed.length === 0 ? "must be empty" : "must be empty except for namespace")];
}
