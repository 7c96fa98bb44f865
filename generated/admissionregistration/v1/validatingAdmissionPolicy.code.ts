// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/admissionregistration/validatingAdmissionPolicy/strategy.ts";
import {
  paramKind as printParamKind,
  validations as printValidations,
} from "../../../runtime/kinds/rules/admission/admissionPolicyColumns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { Condition, ObjectMeta, defaultCondition, defaultObjectMeta } from "../../meta/v1.code.ts";
import { MatchCondition, MatchResources, defaultMatchCondition, defaultMatchResources } from "./match.code.ts";
import { ParamKind, Variable, defaultVariable } from "./policy.code.ts";
import { checkValidatingAdmissionPolicy } from "./validatingAdmissionPolicy.rules.ts";
import type * as types from "./validatingAdmissionPolicy.ts";
import {
  validateValidatingAdmissionPolicySpec,
  validateValidatingAdmissionPolicyStatus,
  validateValidation,
} from "./validatingAdmissionPolicy.validator.ts";

/** Fields of ValidatingAdmissionPolicy in wire order. */
export const ValidatingAdmissionPolicy: Structure = structure("ValidatingAdmissionPolicy", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ValidatingAdmissionPolicySpec }, { presence: "always" }),
  field("status", 3, { structure: () => ValidatingAdmissionPolicyStatus }, { presence: "always" }),
], { typeMeta: { kind: "ValidatingAdmissionPolicy", apiVersion: "admissionregistration.orch.io/v1" } });

/** Fields of ValidatingAdmissionPolicySpec in wire order. */
export const ValidatingAdmissionPolicySpec: Structure = structure("ValidatingAdmissionPolicySpec", () => [
  field("paramKind", 1, { structure: () => ParamKind }, { presence: "pointer", mapType: "atomic" }),
  field("matchConstraints", 2, { structure: () => MatchResources }, { presence: "pointer", mapType: "atomic" }),
  field("validations", 3, { list: { structure: () => Validation } }, { listType: "atomic" }),
  field("failurePolicy", 4, "string", { presence: "pointer" }),
  field("auditAnnotations", 5, { list: { structure: () => AuditAnnotation } }, { listType: "atomic" }),
  field("matchConditions", 6, { list: { structure: () => MatchCondition } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("variables", 7, { list: { structure: () => Variable } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
], { causes: ["failurePolicy", "paramKind", "matchConstraints", "matchConditions", "variables", "validations", "auditAnnotations"], validate: validateValidatingAdmissionPolicySpec });

/** Fields of Validation in wire order. */
export const Validation: Structure = structure("Validation", () => [
  field("expression", 1, "string", { presence: "always" }),
  field("message", 2, "string"),
  field("reason", 3, "string", { presence: "pointer" }),
  field("messageExpression", 4, "string"),
], { causes: ["expression", "messageExpression", "reason", "message"], validate: validateValidation });

/** Fields of AuditAnnotation in wire order. */
export const AuditAnnotation: Structure = structure("AuditAnnotation", () => [
  field("key", 1, "string", { presence: "always" }),
  field("valueExpression", 2, "string", { presence: "always" }),
], { causes: ["key", "valueExpression", "key: Duplicate value"] });

/** Fields of ValidatingAdmissionPolicyStatus in wire order. */
export const ValidatingAdmissionPolicyStatus: Structure = structure("ValidatingAdmissionPolicyStatus", () => [
  field("observedGeneration", 1, "int64"),
  field("typeChecking", 2, { structure: () => TypeChecking }, { presence: "pointer" }),
  field("conditions", 3, { list: { structure: () => Condition } }, { listType: "map", mapKeys: ["type"] }),
], { validate: validateValidatingAdmissionPolicyStatus });

/** Fields of TypeChecking in wire order. */
export const TypeChecking: Structure = structure("TypeChecking", () => [
  field("expressionWarnings", 1, { list: { structure: () => ExpressionWarning } }, { listType: "atomic" }),
]);

/** Fields of ExpressionWarning in wire order. */
export const ExpressionWarning: Structure = structure("ExpressionWarning", () => [
  field("fieldRef", 2, "string", { presence: "always" }),
  field("warning", 3, "string", { presence: "always" }),
]);

/** What requests for validatingadmissionpolicies need. */
export const code: KindCode<types.ValidatingAdmissionPolicy> = {
  structure: ValidatingAdmissionPolicy,
  setDefaults: defaultValidatingAdmissionPolicy,
  validate: (object, old) => checkRules(check(ValidatingAdmissionPolicy, object), checkValidatingAdmissionPolicy, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printValidations,
    printParamKind,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultValidatingAdmissionPolicy(o: types.ValidatingAdmissionPolicy): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultValidatingAdmissionPolicySpec(o.spec);
  defaultValidatingAdmissionPolicyStatus(o.status);
}

export function defaultValidatingAdmissionPolicySpec(o: types.ValidatingAdmissionPolicySpec): void {
  o.failurePolicy ??= "Fail";
  if (o.matchConstraints) defaultMatchResources(o.matchConstraints);
  if (o.validations) for (const each of o.validations) defaultValidation(each);
  if (o.auditAnnotations) for (const each of o.auditAnnotations) defaultAuditAnnotation(each);
  if (o.matchConditions) for (const each of o.matchConditions) defaultMatchCondition(each);
  if (o.variables) for (const each of o.variables) defaultVariable(each);
}

export function defaultValidation(o: types.Validation): void {
  o.expression ??= "";
}

export function defaultAuditAnnotation(o: types.AuditAnnotation): void {
  o.key ??= "";
  o.valueExpression ??= "";
}

export function defaultValidatingAdmissionPolicyStatus(o: types.ValidatingAdmissionPolicyStatus): void {
  if (o.typeChecking) defaultTypeChecking(o.typeChecking);
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}

export function defaultTypeChecking(o: types.TypeChecking): void {
  if (o.expressionWarnings) for (const each of o.expressionWarnings) defaultExpressionWarning(each);
}

export function defaultExpressionWarning(o: types.ExpressionWarning): void {
  o.fieldRef ??= "";
  o.warning ??= "";
}
