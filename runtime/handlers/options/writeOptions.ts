import { invalid } from "../../../generated/errors.ts";
import { type FieldError, forbidden, notSupported, required } from "../../schema/index.ts";
import { validateFieldManager } from "../../registry/metadata/managedFields.ts";
import { booleanParameter } from "./parameters.ts";
import { addErrors } from "../../schema/fieldError.ts";

export interface WriteOptions {
  readonly dryRun: boolean;
  readonly fieldValidation: "Ignore" | "Warn" | "Strict";
  readonly fieldManager: string;
  /** An apply takes fields from their owners. */
  readonly force?: boolean;
}

const fieldValidations = ["Ignore", "Warn", "Strict"] as const;

/**
 * Reads the query parameters that every write has. `kind` is the options kind that errors name, e.g. "CreateOptions";
 * of a patch, `isApply` says whether it is one. Throws invalid for values that the field does not know.
 */
export function readWriteOptions(
  query: URLSearchParams,
  options: { readonly kind: string; readonly metaGroup: string; readonly isApply?: boolean | undefined },
): WriteOptions {
  const errors: FieldError[] = [];
  const fieldManager = query.get("fieldManager") ?? "";
  const force = booleanParameter(query, "force");
  if (options.isApply === true) {
    if (fieldManager === "") errors.push(required("fieldManager", "is required for apply patch"));
  } else if (options.isApply === false && force !== undefined) {
    errors.push(forbidden("force", "may not be specified for non-apply patch"));
  }
  addErrors(errors, validateFieldManager(fieldManager, "fieldManager"));
  const dryRun = query.getAll("dryRun");
  addErrors(errors, dryRunErrors(dryRun));
  const validation = query.get("fieldValidation") ?? "";
  const fieldValidation = fieldValidations.find((each) => each === validation) ?? "Warn";
  if (validation !== "" && fieldValidation !== validation) {
    errors.push(notSupported("fieldValidation", validation, ["", ...fieldValidations]));
  }
  if (errors.length > 0) throw invalid({ group: options.metaGroup, kind: options.kind }, "", errors);
  return { dryRun: dryRun.length > 0, fieldValidation, fieldManager, force: force ?? false };
}

/** "All" is the only part of a request that can be dry; an error names all that was asked for. */
export function dryRunErrors(values: readonly unknown[]): FieldError[] {
  return values.every((each) => each === "All") ? [] : [notSupported("dryRun", values, ["All"])];
}
