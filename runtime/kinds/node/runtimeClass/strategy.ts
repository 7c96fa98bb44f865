import type { RuntimeClass } from "../../../../generated/node/v1/runtimeClass.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateOverhead } from "../../core/pod/resources.ts";

export const strategy: Strategy<RuntimeClass> = { validate };

function validate({ overhead }: RuntimeClass): FieldError[] {
  const errors: FieldError[] = [];
  if (overhead?.podFixed !== undefined) validateOverhead(overhead.podFixed, "overhead.podFixed", errors);
  return errors;
}
