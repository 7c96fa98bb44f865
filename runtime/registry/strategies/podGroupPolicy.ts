import type { PodGroupSpec } from "../../../generated/scheduling/v1alpha2/podGroup.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import { exactlyOne } from "./oneOf.ts";
import { addErrors } from "../../schema/fieldError.ts";

/** How a group of pods is scheduled: of a group itself, and of the templates that groups are made from. */
export function validateGroup(
  { schedulingPolicy, resourceClaims }: Pick<PodGroupSpec, "schedulingPolicy" | "resourceClaims">,
  path: string,
): FieldError[] {
  const errors = exactlyOne(schedulingPolicy, ["basic", "gang"], `${path}.schedulingPolicy`);
  resourceClaims?.forEach((claim, index) => {
    const at = `${path}.resourceClaims[${index}]`;
    addErrors(errors, exactlyOne(claim, ["resourceClaimName", "resourceClaimTemplateName"], at));
  });
  return errors;
}
