import type { Binding } from "../../../../generated/core/v1/binding.ts";
import { type FieldError, notSupportedAsListed, required } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<Binding> = {
  actsOn: { group: "", resource: "pods", subresource: "binding" },
  validate,
};

const targetKind = "Node";

/** A pod runs on a node, and on nothing else. */
function validate({ target: { kind = "", name = "" } }: Binding): FieldError[] {
  const errors: FieldError[] = [];
  if (kind !== "" && kind !== targetKind) {
    errors.push(notSupportedAsListed("target.kind", kind, [targetKind, "<empty>"]));
  }
  if (name === "") errors.push(required("target.name"));
  return errors;
}
