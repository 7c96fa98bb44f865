import type { IngressClass } from "../../../generated/networking/v1/ingressClass.ts";
import { type FieldError, forbidden, required } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";

export const strategy: Strategy<IngressClass> = { validate, validateUpdate };

function validate({ spec }: IngressClass): FieldError[] {
  const errors = spec?.controller ? [] : [required("spec.controller")];
  const { scope, namespace } = spec?.parameters ?? {};
  const path = "spec.parameters.namespace";
  if (scope === "Namespace" && !namespace) {
    errors.push(required(path, "`parameters.scope` is set to 'Namespace'"));
  } else if (scope === "Cluster" && namespace !== undefined) {
    errors.push(forbidden(path, "`parameters.scope` is set to 'Cluster'"));
  }
  return errors;
}

function validateUpdate(ingressClass: IngressClass, old: IngressClass): FieldError[] {
  return immutable("spec.controller", ingressClass.spec?.controller, old.spec?.controller);
}
