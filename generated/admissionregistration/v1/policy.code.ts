// Generated from admissionregistration/v1/policy.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, defaultLabelSelector } from "../../meta/v1.code.ts";
import type * as types from "./policy.ts";
import { validateParamRef, validateVariable } from "./policy.validator.ts";

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
  field("parameterNotFoundAction", 4, "string", { presence: "pointer", empty: "missing" }),
], { mapType: "atomic", validate: validateParamRef });

/** Fields of Variable in wire order. */
export const Variable: Structure = structure("Variable", () => [
  field("name", 1, "string", { presence: "always", requiredDetail: "name is not specified" }),
  field("expression", 2, "string", { presence: "always" }),
], { mapType: "atomic", causes: ["name", "expression"], validate: validateVariable });

export function defaultParamRef(o: types.ParamRef): void {
  if (o.selector) defaultLabelSelector(o.selector);
}

export function defaultVariable(o: types.Variable): void {
  o.name ??= "";
  o.expression ??= "";
}
