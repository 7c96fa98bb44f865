import type { Ingress } from "../../../../generated/networking/v1/ingress.ts";
import { annotationIngressClass } from "../../../../generated/wellknown.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { ingressWarnings } from "../../rules/addressWarnings.ts";
import { isNew } from "../../rules/isNew.ts";

export const strategy: Strategy<Ingress> = { validate, warnings };

function warnings(
  { metadata, status }: Ingress,
  old: Ingress | undefined,
  { subresource }: Pick<StrategyContext, "subresource">,
): string[] {
  if (subresource === "status") return ingressWarnings(status?.loadBalancer?.ingress);
  if (old !== undefined || metadata?.annotations?.[annotationIngressClass] === undefined) return [];
  return [
    `annotation ${JSON.stringify(annotationIngressClass)} is deprecated, please use 'spec.ingressClassName' instead`,
  ];
}

/** The older annotation and the newer field say the same. */
function validate(ingress: Ingress): FieldError[] {
  const annotation = ingress.metadata?.annotations?.[annotationIngressClass];
  const named = ingress.spec?.ingressClassName;
  if (!isNew(ingress) || annotation === undefined || annotation === (named ?? annotation)) return [];
  const text = "must match `ingressClassName` when both are specified";
  return [invalid(`annotations.${annotationIngressClass}`, annotation, text)];
}
