// Generated from networking/v1/ingressClass.yaml. Do not edit.
import {
  name as printName,
  parameters as printParameters,
} from "../../../runtime/kinds/networking/ingressClass/columns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkIngressClass } from "./ingressClass.rules.ts";
import type * as types from "./ingressClass.ts";
import { validateIngressClassParametersReference, validateIngressClassSpec } from "./ingressClass.validator.ts";

/** Fields of IngressClass in wire order. */
export const IngressClass: Structure = structure("IngressClass", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => IngressClassSpec }, { presence: "always" }),
], { typeMeta: { kind: "IngressClass", apiVersion: "networking.orch.io/v1" } });

/** Fields of IngressClassSpec in wire order. */
export const IngressClassSpec: Structure = structure("IngressClassSpec", () => [
  field("controller", 1, "string"),
  field("parameters", 2, { structure: () => IngressClassParametersReference }, { presence: "pointer" }),
], { validate: validateIngressClassSpec });

/** Fields of IngressClassParametersReference in wire order. */
export const IngressClassParametersReference: Structure = structure("IngressClassParametersReference", () => [
  field("apiGroup", 1, "string", { presence: "pointer" }),
  field("kind", 2, "string", { presence: "always" }),
  field("name", 3, "string", { presence: "always" }),
  field("scope", 4, "string", { presence: "pointer" }),
  field("namespace", 5, "string", { presence: "pointer" }),
], { validate: validateIngressClassParametersReference });

/** What requests for ingressclasses need. */
export const code: KindCode<types.IngressClass> = {
  structure: IngressClass,
  setDefaults: defaultIngressClass,
  validate: (object, old) => checkRules(check(IngressClass, object), checkIngressClass, { object, old }),
  cells: row([
    printName,
    (object) => cell(object.spec?.controller, ""),
    printParameters,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy: {},
};

export function defaultIngressClass(o: types.IngressClass): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultIngressClassSpec(o.spec);
}

export function defaultIngressClassSpec(o: types.IngressClassSpec): void {
  if (o.parameters) defaultIngressClassParametersReference(o.parameters);
}

export function defaultIngressClassParametersReference(o: types.IngressClassParametersReference): void {
  o.kind ??= "";
  o.name ??= "";
  o.scope ??= "Cluster";
}
