import type { CSINode, CSINodeDriver } from "../../../../generated/storage/v1/csiNode.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<CSINode> = { validateUpdate };

/** Drivers come and go, but one that is there stays as it is, save for how much it can hold. */
function validateUpdate({ spec }: CSINode, old: CSINode): FieldError[] {
  const stored = new Map(old.spec.drivers?.map((each) => [each.name, each]));
  return (spec.drivers ?? []).flatMap((driver, index) => {
    const before = stored.get(driver.name);
    if (before === undefined || deepEqual(withoutCount(driver), withoutCount(before))) return [];
    return [invalid(`spec.drivers[${index}]`, driver, "field is immutable")];
  });
}

function withoutCount({ allocatable: _, ...driver }: CSINodeDriver): unknown {
  return driver;
}
