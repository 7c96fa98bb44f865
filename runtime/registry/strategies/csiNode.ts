import type { CSINode, CSINodeDriver } from "../../../generated/storage/v1/csiNode.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { finder, repeats } from "../keyed.ts";
import { duplicate, type FieldError, invalid } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateCsiDriverName } from "./csiDriverName.ts";

export const strategy: Strategy<CSINode> = { validate, validateUpdate };

const maxNodeIdBytes = 256;

function validate({ spec }: CSINode): FieldError[] {
  return (spec.drivers ?? []).flatMap((driver, index) => validateDriver(driver, `spec.drivers[${index}]`));
}

/** The schema checks that a driver has its names, that they are unique, and the syntax of the keys. */
function validateDriver({ name, nodeID, topologyKeys }: CSINodeDriver, path: string): FieldError[] {
  const keys = topologyKeys ?? [];
  const errors = name === "" ? [] : validateCsiDriverName(name, `${path}.name`);
  if (Buffer.byteLength(nodeID) > maxNodeIdBytes) {
    errors.push(invalid(`${path}.nodeID`, nodeID, `must be ${maxNodeIdBytes} characters or less`));
  }
  const isRepeated = repeats();
  for (const [index, key] of keys.entries()) {
    if (isRepeated(key)) errors.push(duplicate(`${path}.topologyKeys[${index}]`, key));
  }
  return errors;
}

/** Drivers come and go, but one that is there stays as it is, save for how much it can hold. */
function validateUpdate({ spec }: CSINode, old: CSINode): FieldError[] {
  return (spec.drivers ?? []).flatMap((driver, index) => {
    const before = driverNamed(old.spec.drivers ?? [], driver.name);
    if (before === undefined || deepEqual(withoutCount(driver), withoutCount(before))) return [];
    return [invalid(`spec.drivers[${index}]`, driver, "field is immutable")];
  });
}

const driverNamed = finder(({ name }: CSINodeDriver) => name);

function withoutCount({ allocatable: _, ...driver }: CSINodeDriver): unknown {
  return driver;
}
