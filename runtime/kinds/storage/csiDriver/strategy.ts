import type { CSIDriver } from "../../../../generated/storage/v1/csiDriver.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<CSIDriver> = { prepareForUpdate };

/** A driver has no generation until its spec changes for the first time. */
function prepareForUpdate(driver: CSIDriver, old: CSIDriver): void {
  if (driver.metadata === undefined || deepEqual(driver.spec, old.spec)) return;
  driver.metadata.generation = (old.metadata?.generation ?? 0) + 1;
}
