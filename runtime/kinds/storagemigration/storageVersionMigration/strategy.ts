import type { StorageVersionMigration } from "../../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<StorageVersionMigration> = { validate, validateUpdate };

const conditionsField = "status.conditions";
const versionField = "status.resourceVersion";

/** A migration runs, has succeeded or has failed: no two of these hold. */
function validate(migration: StorageVersionMigration): FieldError[] {
  const { conditions = [], resourceVersion = "" } = migration.status ?? {};
  const errors: FieldError[] = [];
  if (!/^[0-9]*$/.test(resourceVersion)) {
    errors.push(invalid(versionField, resourceVersion, "must be a non-negative integer"));
  }
  const [succeeded, failed, running] = ["Succeeded", "Failed", "Running"].map((type) => holds(migration, type));
  const refuse = (text: string) => errors.push(invalid(conditionsField, conditions, text));
  if (succeeded && failed) refuse("Both success and failed conditions cannot be true at the same time");
  if (succeeded && running) refuse("Running condition cannot be true when success condition is true");
  if (failed && running) refuse("Running condition cannot be true when failed condition is true");
  return errors;
}

/** A migration that is over stays so, and what it began with stays known. */
function validateUpdate(migration: StorageVersionMigration, old: StorageVersionMigration): FieldError[] {
  const { conditions = [], resourceVersion = "" } = migration.status ?? {};
  const begun = old.status?.resourceVersion ?? "";
  const errors: FieldError[] = [];
  if (begun !== "" && resourceVersion !== begun) {
    errors.push(invalid(versionField, resourceVersion, "cannot be updated"));
  }
  for (const [type, word] of [
    ["Succeeded", "Success"],
    ["Failed", "Failed"],
  ] as const) {
    if (!holds(old, type) || holds(migration, type)) continue;
    errors.push(invalid(conditionsField, conditions, `${word} condition cannot be set to false once it is true`));
  }
  return errors;
}

function holds({ status }: StorageVersionMigration, type: string): boolean {
  return status?.conditions?.some((each) => each.type === type && each.status === "True") === true;
}
