import { invalid } from "../../generated/errors.ts";
import { type FieldError, notSupported } from "../schema/index.ts";
import { validateFieldManager } from "../registry/metadata/managedFields.ts";

export interface WriteOptions {
  readonly dryRun: boolean;
  readonly fieldValidation: "Ignore" | "Warn" | "Strict";
  readonly fieldManager: string;
}

const fieldValidations = ["Ignore", "Strict", "Warn"] as const;

/**
 * Reads the query parameters that every write has. `kind` is the options kind that errors name, e.g. "CreateOptions".
 * Throws invalid for values that the field does not know.
 */
export function readWriteOptions(query: URLSearchParams, options: { kind: string; metaGroup: string }): WriteOptions {
  const errors: FieldError[] = [];
  const dryRun = query.getAll("dryRun");
  for (const value of dryRun) if (value !== "All") errors.push(notSupported("dryRun", value, ["All"]));
  const validation = query.get("fieldValidation") ?? "";
  const fieldValidation = fieldValidations.find((each) => each === validation) ?? "Warn";
  if (validation !== "" && fieldValidation !== validation) {
    errors.push(notSupported("fieldValidation", validation, fieldValidations));
  }
  const fieldManager = query.get("fieldManager") ?? "";
  errors.push(...validateFieldManager(fieldManager, "fieldManager"));
  if (errors.length > 0) throw invalid({ group: options.metaGroup, kind: options.kind }, "", errors);
  return { dryRun: dryRun.length > 0, fieldValidation, fieldManager };
}
