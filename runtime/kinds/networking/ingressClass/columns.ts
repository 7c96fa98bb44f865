import type { IngressClass } from "../../../../generated/networking/v1/ingressClass.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** "Kind.group/name" of the object with the parameters. */
export function parameters(ingressClass: IngressClass): Cell {
  const parameters = ingressClass.spec?.parameters;
  if (parameters === undefined) return "<none>";
  const group = parameters.apiGroup === undefined ? "" : `.${parameters.apiGroup}`;
  return `${parameters.kind}${group}/${parameters.name}`;
}
