import type { RuntimeClass } from "../../../generated/node/v1/runtimeClass.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
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
  tolerations.forEach((toleration, index) => {
    if (!tolerations.slice(0, index).some((each) => deepEqual(each, toleration))) return;
    errors.push(duplicate(`scheduling.tolerations[${index}]`, toleration));
  });
  return errors;
}

function validateUpdate(runtimeClass: RuntimeClass, old: RuntimeClass): FieldError[] {
  return immutable("handler", runtimeClass.handler, old.handler);
}
