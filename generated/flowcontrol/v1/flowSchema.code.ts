// Generated from flowcontrol/v1/flowSchema.yaml. Do not edit.
import { missingPl as printMissingPl } from "../../../runtime/kinds/flowcontrol/flowSchema/columns.ts";
import { strategy } from "../../../runtime/kinds/flowcontrol/flowSchema/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkFlowSchema } from "./flowSchema.rules.ts";
import type * as types from "./flowSchema.ts";
import { validateFlowSchemaStatus, validateSubject } from "./flowSchema.validator.ts";

/** Fields of FlowSchema in wire order. */
export const FlowSchema: Structure = structure("FlowSchema", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => FlowSchemaSpec }, { presence: "always" }),
  field("status", 3, { structure: () => FlowSchemaStatus }, { presence: "always" }),
], { typeMeta: { kind: "FlowSchema", apiVersion: "flowcontrol.apiserver.orch.io/v1" } });

/** Fields of FlowSchemaSpec in wire order. */
export const FlowSchemaSpec: Structure = structure("FlowSchemaSpec", () => [
  field("priorityLevelConfiguration", 1, { structure: () => PriorityLevelConfigurationReference }, {
    presence: "always",
  }),
  field("matchingPrecedence", 2, "int32", { presence: "always" }),
  field("distinguisherMethod", 3, { structure: () => FlowDistinguisherMethod }, { presence: "pointer" }),
  field("rules", 4, { list: { structure: () => PolicyRulesWithSubjects } }, { listType: "atomic" }),
], { causes: ["matchingPrecedence", "distinguisherMethod", "priorityLevelConfiguration", "rules"] });

/** Fields of PriorityLevelConfigurationReference in wire order. */
export const PriorityLevelConfigurationReference: Structure = structure("PriorityLevelConfigurationReference", () => [
  field("name", 1, "string", { presence: "always" }),
]);

/** Fields of FlowDistinguisherMethod in wire order. */
export const FlowDistinguisherMethod: Structure = structure("FlowDistinguisherMethod", () => [
  field("type", 1, "string", { presence: "always", empty: "checked" }),
]);

/** Fields of PolicyRulesWithSubjects in wire order. */
export const PolicyRulesWithSubjects: Structure = structure("PolicyRulesWithSubjects", () => [
  field("subjects", 1, { list: { structure: () => Subject } }, { presence: "always", listType: "atomic" }),
  field("resourceRules", 2, { list: { structure: () => ResourcePolicyRule } }, { listType: "atomic" }),
  field("nonResourceRules", 3, { list: { structure: () => NonResourcePolicyRule } }, { listType: "atomic" }),
], { causes: ["subjects", "resourceRules", "nonResourceRules"] });

/** Fields of Subject in wire order. */
export const Subject: Structure = structure("Subject", () => [
  field("kind", 1, "string", { presence: "always", empty: "checked" }),
  field("user", 2, { structure: () => UserSubject }, { presence: "pointer" }),
  field("group", 3, { structure: () => GroupSubject }, { presence: "pointer" }),
  field("serviceAccount", 4, { structure: () => ServiceAccountSubject }, { presence: "pointer" }),
], { validate: validateSubject });

/** Fields of UserSubject in wire order. */
export const UserSubject: Structure = structure("UserSubject", () => [
  field("name", 1, "string", { presence: "always" }),
]);

/** Fields of GroupSubject in wire order. */
export const GroupSubject: Structure = structure("GroupSubject", () => [
  field("name", 1, "string", { presence: "always" }),
]);

/** Fields of ServiceAccountSubject in wire order. */
export const ServiceAccountSubject: Structure = structure("ServiceAccountSubject", () => [
  field("namespace", 1, "string", { presence: "always" }),
  field("name", 2, "string", { presence: "always" }),
]);

/** Fields of ResourcePolicyRule in wire order. */
export const ResourcePolicyRule: Structure = structure("ResourcePolicyRule", () => [
  field("verbs", 1, { list: "string" }, { presence: "always", listType: "set" }),
  field("apiGroups", 2, { list: "string" }, { presence: "always", listType: "set" }),
  field("resources", 3, { list: "string" }, { presence: "always", listType: "set" }),
  field("clusterScope", 4, "boolean"),
  field("namespaces", 5, { list: "string" }, { presence: "always", nullable: true, listType: "set" }),
]);

/** Fields of NonResourcePolicyRule in wire order. */
export const NonResourcePolicyRule: Structure = structure("NonResourcePolicyRule", () => [
  field("verbs", 1, { list: "string" }, { presence: "always", listType: "set" }),
  field("nonResourceURLs", 6, { list: "string" }, { presence: "always", listType: "set" }),
]);

/** Fields of FlowSchemaStatus in wire order. */
export const FlowSchemaStatus: Structure = structure("FlowSchemaStatus", () => [
  field("conditions", 1, { list: { structure: () => FlowSchemaCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validateFlowSchemaStatus });

/** Fields of FlowSchemaCondition in wire order. */
export const FlowSchemaCondition: Structure = structure("FlowSchemaCondition", () => [
  field("type", 1, "string"),
  field("status", 2, "string"),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
]);

/** What requests for flowschemas need. */
export const code: KindCode<types.FlowSchema> = {
  structure: FlowSchema,
  setDefaults: defaultFlowSchema,
  validate: (object, old) => checkRules(check(FlowSchema, object), checkFlowSchema, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.priorityLevelConfiguration?.name, ""),
    (object) => cell(object.spec?.matchingPrecedence, ""),
    (object) => cell(object.spec?.distinguisherMethod?.type || undefined, "<none>"),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printMissingPl,
  ]),
  strategy,
};

export function defaultFlowSchema(o: types.FlowSchema): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.FlowSchema["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultFlowSchemaSpec(o.spec);
  defaultFlowSchemaStatus(o.status);
}

export function defaultFlowSchemaSpec(o: types.FlowSchemaSpec): void {
  o.priorityLevelConfiguration ??= {} as NonNullable<types.FlowSchemaSpec["priorityLevelConfiguration"]>;
  o.matchingPrecedence ||= 1000;
  defaultPriorityLevelConfigurationReference(o.priorityLevelConfiguration);
  if (o.distinguisherMethod) defaultFlowDistinguisherMethod(o.distinguisherMethod);
  if (o.rules) for (const each of o.rules) defaultPolicyRulesWithSubjects(each);
}

export function defaultPriorityLevelConfigurationReference(o: types.PriorityLevelConfigurationReference): void {
  o.name ??= "";
}

export function defaultFlowDistinguisherMethod(o: types.FlowDistinguisherMethod): void {
  o.type ??= "";
}

export function defaultPolicyRulesWithSubjects(o: types.PolicyRulesWithSubjects): void {
  o.subjects ??= [];
  if (o.subjects) for (const each of o.subjects) defaultSubject(each);
  if (o.resourceRules) for (const each of o.resourceRules) defaultResourcePolicyRule(each);
  if (o.nonResourceRules) for (const each of o.nonResourceRules) defaultNonResourcePolicyRule(each);
}

export function defaultSubject(o: types.Subject): void {
  o.kind ??= "" as NonNullable<types.Subject["kind"]>;
  if (o.user) defaultUserSubject(o.user);
  if (o.group) defaultGroupSubject(o.group);
  if (o.serviceAccount) defaultServiceAccountSubject(o.serviceAccount);
}

export function defaultUserSubject(o: types.UserSubject): void {
  o.name ??= "";
}

export function defaultGroupSubject(o: types.GroupSubject): void {
  o.name ??= "";
}

export function defaultServiceAccountSubject(o: types.ServiceAccountSubject): void {
  o.namespace ??= "";
  o.name ??= "";
}

export function defaultResourcePolicyRule(o: types.ResourcePolicyRule): void {
  o.verbs ??= [];
  o.apiGroups ??= [];
  o.resources ??= [];
  o.namespaces ??= null;
}

export function defaultNonResourcePolicyRule(o: types.NonResourcePolicyRule): void {
  o.verbs ??= [];
  o.nonResourceURLs ??= [];
}

export function defaultFlowSchemaStatus(o: types.FlowSchemaStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultFlowSchemaCondition(each);
}

export function defaultFlowSchemaCondition(o: types.FlowSchemaCondition): void {
  o.lastTransitionTime ??= null;
}
