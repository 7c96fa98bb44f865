import type { IngressClass } from "../../../../generated/networking/v1/ingressClass.ts";
import { annotationDefaultIngressClass } from "../../../../generated/wellknown.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { markedDefault } from "../../rules/text.ts";

/** The class of ingresses that name none is marked: "edge (default)". */
export function name({ metadata }: IngressClass): Cell {
  return markedDefault(metadata, [annotationDefaultIngressClass]);
}

/** "Kind.group/name" of the object with the parameters. */
export function parameters(ingressClass: IngressClass): Cell {
  const parameters = ingressClass.spec?.parameters;
  if (parameters === undefined) return "<none>";
  const group = parameters.apiGroup === undefined ? "" : `.${parameters.apiGroup}`;
  return `${parameters.kind}${group}/${parameters.name}`;
}
