import type { Event } from "../../../../generated/core/v1/event.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateReport } from "../../rules/eventReport.ts";

export const strategy: Strategy<Event> = { validate, defaultPropagation: "none" };

function validate(event: Event): FieldError[] {
  const errors: FieldError[] = [];
  validateReport(event, "reportingComponent", errors);
  return errors;
}
