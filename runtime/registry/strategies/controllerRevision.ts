import type { ControllerRevision } from "../../../generated/apps/v1/controllerRevision.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";

export const strategy: Strategy<ControllerRevision> = { validate, validateUpdate };

function validate({ data }: ControllerRevision): FieldError[] {
  if (data === undefined || data === null) return [required("data", "data is mandatory")];
  if (typeof data === "object" && !Array.isArray(data)) return [];
  return [invalid("data", data, "data must be a valid JSON object")];
}

function validateUpdate(revision: ControllerRevision, old: ControllerRevision): FieldError[] {
  return immutable("data", revision.data, old.data);
}
