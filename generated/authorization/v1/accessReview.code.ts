// Generated from authorization/v1/accessReview.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import {
  FieldSelectorRequirement,
  LabelSelectorRequirement,
  defaultFieldSelectorRequirement,
  defaultLabelSelectorRequirement,
} from "../../meta/v1.code.ts";
import type * as types from "./accessReview.ts";

/** Fields of SubjectAccessReviewSpec in wire order. */
export const SubjectAccessReviewSpec: Structure = structure("SubjectAccessReviewSpec", () => [
  field("resourceAttributes", 1, { structure: () => ResourceAttributes }, { presence: "pointer" }),
  field("nonResourceAttributes", 2, { structure: () => NonResourceAttributes }, { presence: "pointer" }),
  field("user", 3, "string"),
  field("groups", 4, { list: "string" }, { listType: "atomic" }),
  field("extra", 5, { map: { list: "string" } }),
  field("uid", 6, "string"),
]);

/** Fields of ResourceAttributes in wire order. */
export const ResourceAttributes: Structure = structure("ResourceAttributes", () => [
  field("namespace", 1, "string"),
  field("verb", 2, "string"),
  field("group", 3, "string"),
  field("version", 4, "string"),
  field("resource", 5, "string"),
  field("subresource", 6, "string"),
  field("name", 7, "string"),
  field("fieldSelector", 8, { structure: () => FieldSelectorAttributes }, { presence: "pointer" }),
  field("labelSelector", 9, { structure: () => LabelSelectorAttributes }, { presence: "pointer" }),
]);

/** Fields of FieldSelectorAttributes in wire order. */
export const FieldSelectorAttributes: Structure = structure("FieldSelectorAttributes", () => [
  field("rawSelector", 1, "string"),
  field("requirements", 2, { list: { structure: () => FieldSelectorRequirement } }, { listType: "atomic" }),
]);

/** Fields of LabelSelectorAttributes in wire order. */
export const LabelSelectorAttributes: Structure = structure("LabelSelectorAttributes", () => [
  field("rawSelector", 1, "string"),
  field("requirements", 2, { list: { structure: () => LabelSelectorRequirement } }, {
    listType: "atomic",
    errors: "none",
  }),
]);

/** Fields of NonResourceAttributes in wire order. */
export const NonResourceAttributes: Structure = structure("NonResourceAttributes", () => [
  field("path", 1, "string"),
  field("verb", 2, "string"),
]);

/** Fields of SubjectAccessReviewStatus in wire order. */
export const SubjectAccessReviewStatus: Structure = structure("SubjectAccessReviewStatus", () => [
  field("allowed", 1, "boolean", { presence: "always" }),
  field("denied", 4, "boolean"),
  field("reason", 2, "string"),
  field("evaluationError", 3, "string"),
]);

export function defaultSubjectAccessReviewSpec(o: types.SubjectAccessReviewSpec): void {
  if (o.resourceAttributes) defaultResourceAttributes(o.resourceAttributes);
}

export function defaultResourceAttributes(o: types.ResourceAttributes): void {
  if (o.fieldSelector) defaultFieldSelectorAttributes(o.fieldSelector);
  if (o.labelSelector) defaultLabelSelectorAttributes(o.labelSelector);
}

export function defaultFieldSelectorAttributes(o: types.FieldSelectorAttributes): void {
  if (o.requirements) for (const each of o.requirements) defaultFieldSelectorRequirement(each);
}

export function defaultLabelSelectorAttributes(o: types.LabelSelectorAttributes): void {
  if (o.requirements) for (const each of o.requirements) defaultLabelSelectorRequirement(each);
}

export function defaultSubjectAccessReviewStatus(o: types.SubjectAccessReviewStatus): void {
  o.allowed ??= false;
}
