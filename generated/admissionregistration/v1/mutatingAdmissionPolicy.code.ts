// Generated from admissionregistration/v1/mutatingAdmissionPolicy.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/admissionregistration/mutatingAdmissionPolicy/strategy.ts";
import {
  mutations as printMutations,
  paramKind as printParamKind,
} from "../../../runtime/kinds/rules/admission/admissionPolicyColumns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { MatchCondition, MatchResources, defaultMatchCondition, defaultMatchResources } from "./match.code.ts";
import { checkMutatingAdmissionPolicy } from "./mutatingAdmissionPolicy.rules.ts";
import type * as types from "./mutatingAdmissionPolicy.ts";
import { validateMutatingAdmissionPolicySpec, validateMutation } from "./mutatingAdmissionPolicy.validator.ts";
import { ParamKind, Variable, defaultVariable } from "./policy.code.ts";

/** Fields of MutatingAdmissionPolicy in wire order. */
export const MutatingAdmissionPolicy: Structure = structure("MutatingAdmissionPolicy", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => MutatingAdmissionPolicySpec }, { presence: "always" }),
], { typeMeta: { kind: "MutatingAdmissionPolicy", apiVersion: "admissionregistration.orch.io/v1" } });

/** Fields of MutatingAdmissionPolicySpec in wire order. */
export const MutatingAdmissionPolicySpec: Structure = structure("MutatingAdmissionPolicySpec", () => [
  field("paramKind", 1, { structure: () => ParamKind }, { presence: "pointer", mapType: "atomic" }),
  field("matchConstraints", 2, { structure: () => MatchResources }, { presence: "pointer", mapType: "atomic" }),
  field("variables", 3, { list: { structure: () => Variable } }, { listType: "atomic" }),
  field("mutations", 4, { list: { structure: () => Mutation } }, { listType: "atomic" }),
  field("failurePolicy", 5, "string", { presence: "pointer" }),
  field("matchConditions", 6, { list: { structure: () => MatchCondition } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("reinvocationPolicy", 7, "string"),
], { causes: ["failurePolicy", "paramKind", "matchConstraints", "matchConditions", "variables", "mutations", "reinvocationPolicy"], validate: validateMutatingAdmissionPolicySpec });

/** Fields of Mutation in wire order. */
export const Mutation: Structure = structure("Mutation", () => [
  field("patchType", 2, "string", { presence: "always" }),
  field("applyConfiguration", 3, { structure: () => ApplyConfiguration }, { presence: "pointer" }),
  field("jsonPatch", 4, { structure: () => JSONPatch }, { presence: "pointer" }),
], { validate: validateMutation });

/** Fields of ApplyConfiguration in wire order. */
export const ApplyConfiguration: Structure = structure("ApplyConfiguration", () => [
  field("expression", 1, "string"),
]);

/** Fields of JSONPatch in wire order. */
export const JSONPatch: Structure = structure("JSONPatch", () => [
  field("expression", 1, "string"),
]);

/** What requests for mutatingadmissionpolicies need. */
export const code: KindCode<types.MutatingAdmissionPolicy> = {
  structure: MutatingAdmissionPolicy,
  setDefaults: defaultMutatingAdmissionPolicy,
  validate: (object, old) => checkRules(check(MutatingAdmissionPolicy, object), checkMutatingAdmissionPolicy, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printMutations,
    printParamKind,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultMutatingAdmissionPolicy(o: types.MutatingAdmissionPolicy): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultMutatingAdmissionPolicySpec(o.spec);
}

export function defaultMutatingAdmissionPolicySpec(o: types.MutatingAdmissionPolicySpec): void {
  o.failurePolicy ??= "Fail";
  if (o.matchConstraints) defaultMatchResources(o.matchConstraints);
  if (o.variables) for (const each of o.variables) defaultVariable(each);
  if (o.mutations) for (const each of o.mutations) defaultMutation(each);
  if (o.matchConditions) for (const each of o.matchConditions) defaultMatchCondition(each);
}

export function defaultMutation(o: types.Mutation): void {
  o.patchType ??= "" as NonNullable<types.Mutation["patchType"]>;
}
