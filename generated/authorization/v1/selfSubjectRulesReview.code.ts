// Generated from authorization/v1/selfSubjectRulesReview.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/authorization/selfSubjectRulesReview/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./selfSubjectRulesReview.ts";

/** Fields of SelfSubjectRulesReview in wire order. */
export const SelfSubjectRulesReview: Structure = structure("SelfSubjectRulesReview", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => SelfSubjectRulesReviewSpec }, { presence: "always" }),
  field("status", 3, { structure: () => SubjectRulesReviewStatus }, { presence: "always" }),
], { typeMeta: { kind: "SelfSubjectRulesReview", apiVersion: "authorization.orch.io/v1" } });

/** Fields of SelfSubjectRulesReviewSpec in wire order. */
export const SelfSubjectRulesReviewSpec: Structure = structure("SelfSubjectRulesReviewSpec", () => [
  field("namespace", 1, "string"),
]);

/** Fields of SubjectRulesReviewStatus in wire order. */
export const SubjectRulesReviewStatus: Structure = structure("SubjectRulesReviewStatus", () => [
  field("resourceRules", 1, { list: { structure: () => ResourceRule } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("nonResourceRules", 2, { list: { structure: () => NonResourceRule } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("incomplete", 3, "boolean", { presence: "always" }),
  field("evaluationError", 4, "string"),
]);

/** Fields of ResourceRule in wire order. */
export const ResourceRule: Structure = structure("ResourceRule", () => [
  field("verbs", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("apiGroups", 2, { list: "string" }, { listType: "atomic" }),
  field("resources", 3, { list: "string" }, { listType: "atomic" }),
  field("resourceNames", 4, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of NonResourceRule in wire order. */
export const NonResourceRule: Structure = structure("NonResourceRule", () => [
  field("verbs", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("nonResourceURLs", 2, { list: "string" }, { listType: "atomic" }),
]);

/** What requests for selfsubjectrulesreviews need. */
export const code: KindCode<types.SelfSubjectRulesReview> = {
  structure: SelfSubjectRulesReview,
  setDefaults: defaultSelfSubjectRulesReview,
  validate: (object) => check(SelfSubjectRulesReview, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultSelfSubjectRulesReview(o: types.SelfSubjectRulesReview): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {} as NonNullable<types.SelfSubjectRulesReview["status"]>;
  defaultObjectMeta(o.metadata);
  defaultSubjectRulesReviewStatus(o.status);
}

export function defaultSubjectRulesReviewStatus(o: types.SubjectRulesReviewStatus): void {
  o.resourceRules ??= null;
  o.nonResourceRules ??= null;
  o.incomplete ??= false;
  if (o.resourceRules) for (const each of o.resourceRules) defaultResourceRule(each);
  if (o.nonResourceRules) for (const each of o.nonResourceRules) defaultNonResourceRule(each);
}

export function defaultResourceRule(o: types.ResourceRule): void {
  o.verbs ??= null;
}

export function defaultNonResourceRule(o: types.NonResourceRule): void {
  o.verbs ??= null;
}
