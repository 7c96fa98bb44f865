import type { CSIStorageCapacity } from "../../../generated/storage/v1/csiStorageCapacity.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateLabelSelector } from "../metadata/labelSelector.ts";
import { immutable } from "./immutable.ts";
import { isNegative } from "./quantity.ts";

export const strategy: Strategy<CSIStorageCapacity> = {
  validate,
  validateUpdate: (now, old) => [
    ...immutable("nodeTopology", now.nodeTopology, old.nodeTopology),
    ...immutable("storageClassName", now.storageClassName, old.storageClassName),
  ],
};

function validate(capacity: CSIStorageCapacity): FieldError[] {
  const errors: FieldError[] = [];
  if (capacity.nodeTopology !== undefined) validateLabelSelector(capacity.nodeTopology, "nodeTopology", errors);
  for (const field of ["capacity", "maximumVolumeSize"] as const) {
    const amount = capacity[field];
    if (amount === undefined || !isNegative(amount)) continue;
    errors.push(invalid(field, String(amount), "must be greater than or equal to 0"));
  }
  return errors;
}
