import type { RuntimeClass } from "../../../../generated/node/v1/runtimeClass.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateOverhead } from "../../core/pod/resources.ts";
import { renamedLabelWarnings } from "../../rules/renamedLabels.ts";

export const strategy: Strategy<RuntimeClass> = { validate, warnings };

function warnings({ scheduling }: RuntimeClass): string[] {
  const labels = Object.keys(scheduling?.nodeSelector ?? {});
  return labels.flatMap((label) => renamedLabelWarnings("scheduling.nodeSelector", label));
}

function validate({ overhead }: RuntimeClass): FieldError[] {
  const errors: FieldError[] = [];
  if (overhead?.podFixed !== undefined) validateOverhead(overhead.podFixed, "overhead", errors);
  return errors;
}
