import type { CSINode, CSINodeDriver } from "../../../../generated/storage/v1/csiNode.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { addErrors, duplicate, type FieldError, invalid, invalidAs, required } from "../../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../../schema/names.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<CSINode> = { validate, validateUpdate };

function validate({ spec }: CSINode): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, { topologyKeys }] of (spec.drivers ?? []).entries()) {
    addErrors(errors, validateKeys(topologyKeys ?? [], `spec.drivers[${index}]`));
  }
  return errors;
}

/** Errors about a key of the topology name the driver that has it. */
function validateKeys(keys: readonly string[], driver: string): FieldError[] {
  const seen = new Set<string>();
  return keys.flatMap((key) => {
    const isRepeated = seen.has(key);
    seen.add(key);
    return [
      ...(key === "" ? [required(driver)] : []),
      ...(isRepeated ? [duplicate(driver, key)] : []),
      ...invalidAs(driver, key, faultsOf(qualifiedName, key)),
    ];
  });
}

/** Drivers come and go, but one that is there stays as it is, save for how much it can hold. */
function validateUpdate({ spec }: CSINode, old: CSINode): FieldError[] {
  const stored = new Map(old.spec.drivers?.map((each) => [each.name, each]));
  return (spec.drivers ?? []).flatMap((driver) => {
    const before = stored.get(driver.name);
    if (before === undefined || deepEqual(withoutCount(driver), withoutCount(before))) return [];
    return [invalid("spec.drivers", withoutCount(driver), "field is immutable")];
  });
}

function withoutCount({ allocatable: _, ...driver }: CSINodeDriver): object {
  return driver;
}
