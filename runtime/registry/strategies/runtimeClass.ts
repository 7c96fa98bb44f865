import type { RuntimeClass } from "../../../generated/node/v1/runtimeClass.ts";
import { repeats } from "../keyed.ts";
import { duplicate, type FieldError } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateLabelKeys } from "../metadata/labels.ts";
import { immutable } from "./immutable.ts";
import { validateOverhead } from "./podResources.ts";
import { validateTolerations } from "./podScheduling.ts";

export const strategy: Strategy<RuntimeClass> = { validate, validateUpdate };

function validate({ overhead, scheduling }: RuntimeClass): FieldError[] {
  const errors: FieldError[] = [];
  if (overhead?.podFixed !== undefined) validateOverhead(overhead.podFixed, "overhead.podFixed", errors);
  if (scheduling === undefined) return errors;
  validateLabelKeys(scheduling.nodeSelector, "scheduling.nodeSelector", errors);
  const { tolerations = [] } = scheduling;
  validateTolerations(tolerations, "scheduling.tolerations", errors);
  const isRepeated = repeats();
  tolerations.forEach((toleration, index) => {
    const { key, operator, value, effect, tolerationSeconds } = toleration;
    if (!isRepeated(JSON.stringify([key, operator, value, effect, tolerationSeconds]))) return;
    errors.push(duplicate(`scheduling.tolerations[${index}]`, toleration));
  });
  return errors;
}

function validateUpdate(runtimeClass: RuntimeClass, old: RuntimeClass): FieldError[] {
  return immutable("handler", runtimeClass.handler, old.handler);
}
