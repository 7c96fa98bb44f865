import type { PodGroup } from "../../../generated/scheduling/v1alpha2/podGroup.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";
import { exactlyOne } from "./oneOf.ts";
import { validateGroup } from "./podGroupPolicy.ts";

export const strategy: Strategy<PodGroup> = { validate, validateUpdate };

function validate({ spec }: PodGroup, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return [];
  const { podGroupTemplateRef: template } = spec;
  const errors = template ? exactlyOne(template, ["workload"], "spec.podGroupTemplateRef") : [];
  return [...errors, ...validateGroup(spec, "spec")];
}

const immutableFields = ["podGroupTemplateRef", "schedulingPolicy", "resourceClaims"] as const;

function validateUpdate(group: PodGroup, old: PodGroup, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return [];
  return immutableFields.flatMap((field) => immutable(`spec.${field}`, group.spec[field], old.spec[field]));
}
