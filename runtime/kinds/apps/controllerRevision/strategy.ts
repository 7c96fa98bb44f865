import type { ControllerRevision } from "../../../../generated/apps/v1/controllerRevision.ts";
import { type FieldError, required } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<ControllerRevision> = { validate };

function validate({ data }: ControllerRevision): FieldError[] {
  if (data === undefined || data === null) return [required("data", "data is mandatory")];
  if (typeof data === "object" && !Array.isArray(data)) return [];
  return [required("data", "data must be a valid JSON object")];
}
