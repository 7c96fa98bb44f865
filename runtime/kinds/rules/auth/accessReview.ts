import type {
  FieldSelectorAttributes,
  LabelSelectorAttributes,
  NonResourceAttributes,
  ResourceAttributes,
  SubjectAccessReviewSpec,
  SubjectAccessReviewStatus,
} from "../../../../generated/authorization/v1/accessReview.ts";
import type { ObjectMeta } from "../../../../generated/meta/v1.ts";
import type { Attributes, SelectorTerm } from "../../../schema/access/authorization.ts";
import { fieldTerms, labelTerms, type SelectorTerms } from "../../../selector/terms.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { ReviewContext } from "../../../schema/access/review.ts";
import type { UserInfo } from "../../../schema/access/user.ts";

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
    const attributes = attributesOf(question, user);
    const { outcome, reason, error } = await authorize(attributes);
    const errors = [...(error === undefined ? [] : [error]), ...ignoredSelectors(question, attributes)];
    return {
      allowed: outcome === "allow",
      ...(outcome === "deny" ? { denied: true } : {}),
      ...(reason === "" ? {} : { reason }),
      ...(errors.length === 0 ? {} : { evaluationError: errors.join("; ") }),
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
  const { verb = "", fieldSelector, labelSelector, ...place } = resourceAttributes;
  const selectors = {
    ...(fieldSelector?.rawSelector ? fieldTerms(fieldSelector.rawSelector) : termsOf("fieldSelector", fieldSelector)),
    ...(labelSelector?.rawSelector ? labelTerms(labelSelector.rawSelector) : termsOf("labelSelector", labelSelector)),
  };
  const version = place.version || "*";
  return { user, verb, path: "", isResourceRequest: true, ...noResource, ...place, version, ...selectors };
}

type Selector = FieldSelectorAttributes | LabelSelectorAttributes;

const selectorNames = ["fieldSelector", "labelSelector"] as const;

/**
 * Terms of an unknown operator are left out, and those of fields but for one value that it is or is not: the rest says
 * less of what is asked for.
 */
function termsOf(name: (typeof selectorNames)[number], selector: Selector | undefined): SelectorTerms {
  const terms = (selector?.requirements ?? []).flatMap(({ key, operator, values = [] }): SelectorTerm[] => {
    const among = name === "labelSelector" ? operators : values.length === 1 ? operatorsOfOne : [];
    const known = among.find((each) => each === operator);
    return known === undefined ? [] : [{ key, operator: known, values }];
  });
  return terms.length === 0 ? {} : { [name]: terms };
}

/** What the answer does not take into account, so that the asker knows that it may be narrower than it has to be. */
function ignoredSelectors({ resourceAttributes }: Question, attributes: Attributes): string[] {
  return selectorNames.flatMap((name) => {
    const { requirements = [], rawSelector } = resourceAttributes?.[name] ?? {};
    const terms = attributes[name]?.length ?? 0;
    const isWhole = rawSelector ? terms > 0 : terms === requirements.length;
    const how = terms > 0 ? "partially ignored" : "ignored";
    return isWhole ? [] : [`spec.resourceAttributes.${name} ${how} due to parse error`];
  });
}

const operatorsOfOne: readonly SelectorTerm["operator"][] = ["In", "NotIn"];
const operators: readonly SelectorTerm["operator"][] = [...operatorsOfOne, "Exists", "DoesNotExist"];

/** A review is no object of its own, so it has no metadata but, perhaps, the namespace it asks about. */
export function validateEmptyMetadata(metadata: ObjectMeta = {}, allowed: readonly string[] = []): FieldError[] {
  const ignored = ["managedFields", "creationTimestamp", ...allowed];
  const isEmpty = Object.keys(metadata).every((key) => ignored.includes(key));
  if (isEmpty) return [];
  return [invalid("metadata", metadata, allowed.length === 0 ? "must be empty" : "must be empty except for namespace")];
}
