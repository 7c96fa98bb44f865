import type { Workload } from "../../../generated/scheduling/v1alpha2/workload.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";
import { validateGroup } from "./podGroupPolicy.ts";

export const strategy: Strategy<Workload> = { validate, validateUpdate };

function validate({ spec }: Workload): FieldError[] {
  const templates = spec.podGroupTemplates ?? [];
  return templates.flatMap((template, index) => validateGroup(template, `spec.podGroupTemplates[${index}]`));
}

/** Whom a workload stands for may be said later, but only once. */
function validateUpdate({ spec }: Workload, { spec: old }: Workload): FieldError[] {
  return [
    ...(old.controllerRef === undefined ? [] : immutable("spec.controllerRef", spec.controllerRef, old.controllerRef)),
    ...immutable("spec.podGroupTemplates", spec.podGroupTemplates, old.podGroupTemplates),
  ];
}
