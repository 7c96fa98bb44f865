import type { StorageVersionMigration } from "../../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<StorageVersionMigration> = { validate };

/** A migration succeeds or fails, not both. */
function validate({ status }: StorageVersionMigration): FieldError[] {
  const conditions = status?.conditions ?? [];
  const holds = (type: string) => conditions.some((each) => each.type === type && each.status === "True");
  if (!holds("Succeeded") || !holds("Failed")) return [];
  const text = "Both success and failed conditions cannot be true at the same time";
  return [invalid("status.conditions", conditions, text)];
}
