// Generated from admissionregistration/v1beta1/policy.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, defaultLabelSelector } from "../../meta/v1.code.ts";
import type * as types from "./policy.ts";
import {
  validateMatchCondition,
  validateMatchResources,
  validateNamedRuleWithOperations,
  validateParamRef,
  validateVariable,
} from "./policy.validator.ts";

/** Fields of MatchResources in wire order. */
export const MatchResources: Structure = structure("MatchResources", () => [
  field("namespaceSelector", 1, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("objectSelector", 2, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("resourceRules", 3, { list: { structure: () => NamedRuleWithOperations } }, { listType: "atomic" }),
  field("excludeResourceRules", 4, { list: { structure: () => NamedRuleWithOperations } }, { listType: "atomic" }),
  field("matchPolicy", 7, "string", { presence: "pointer" }),
], { mapType: "atomic", validate: validateMatchResources });

/** Fields of NamedRuleWithOperations in wire order. */
export const NamedRuleWithOperations: Structure = structure("NamedRuleWithOperations", () => [
  field("resourceNames", 1, { list: "string" }, { listType: "atomic" }),
  field("operations", 1, { list: "string" }, { listType: "atomic", inlinePath: [2] }),
  field("apiGroups", 1, { list: "string" }, { listType: "atomic", inlinePath: [2, 2] }),
  field("apiVersions", 2, { list: "string" }, { listType: "atomic", inlinePath: [2, 2] }),
  field("resources", 3, { list: "string" }, { listType: "atomic", inlinePath: [2, 2] }),
  field("scope", 4, "string", { presence: "pointer", inlinePath: [2, 2] }),
], { mapType: "atomic", validate: validateNamedRuleWithOperations });

/** Fields of MatchCondition in wire order. */
export const MatchCondition: Structure = structure("MatchCondition", () => [
  field("name", 1, "string", { presence: "always" }),
  field("expression", 2, "string", { presence: "always" }),
], { validate: validateMatchCondition });

/** Fields of ParamKind in wire order. */
export const ParamKind: Structure = structure("ParamKind", () => [
  field("apiVersion", 1, "string"),
  field("kind", 2, "string"),
], { mapType: "atomic" });

/** Fields of ParamRef in wire order. */
export const ParamRef: Structure = structure("ParamRef", () => [
  field("name", 1, "string"),
  field("namespace", 2, "string"),
  field("selector", 3, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("parameterNotFoundAction", 4, "string", { presence: "pointer" }),
], { mapType: "atomic", validate: validateParamRef });

/** Fields of Variable in wire order. */
export const Variable: Structure = structure("Variable", () => [
  field("name", 1, "string", { presence: "always", requiredDetail: "name is not specified" }),
  field("expression", 2, "string", { presence: "always" }),
], { mapType: "atomic", validate: validateVariable });

export function defaultMatchResources(o: types.MatchResources): void {
  o.namespaceSelector ??= {};
  o.objectSelector ??= {};
  o.matchPolicy ??= "Equivalent";
  if (o.namespaceSelector) defaultLabelSelector(o.namespaceSelector);
  if (o.objectSelector) defaultLabelSelector(o.objectSelector);
  if (o.resourceRules) for (const each of o.resourceRules) defaultNamedRuleWithOperations(each);
  if (o.excludeResourceRules) for (const each of o.excludeResourceRules) defaultNamedRuleWithOperations(each);
}

export function defaultNamedRuleWithOperations(o: types.NamedRuleWithOperations): void {
  o.scope ??= "*";
}

export function defaultMatchCondition(o: types.MatchCondition): void {
  o.name ??= "";
  o.expression ??= "";
}

export function defaultParamRef(o: types.ParamRef): void {
  if (o.selector) defaultLabelSelector(o.selector);
}

export function defaultVariable(o: types.Variable): void {
  o.name ??= "";
  o.expression ??= "";
}
