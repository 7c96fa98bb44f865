import type { CSIDriver } from "../../../../generated/storage/v1/csiDriver.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<CSIDriver> = { prepareForUpdate, warnings };

/** A driver has no generation until its spec changes for the first time. */
function prepareForUpdate(driver: CSIDriver, old: CSIDriver): void {
  if (driver.metadata === undefined || deepEqual(driver.spec, old.spec)) return;
  driver.metadata.generation = (old.metadata?.generation ?? 0) + 1;
}

/** A driver that gets tokens should say where it takes them from. */
function warnings({ spec }: CSIDriver, old: CSIDriver | undefined): string[] {
  const { tokenRequests = [], serviceAccountTokenInSecrets } = spec;
  if (tokenRequests.length === 0 || serviceAccountTokenInSecrets !== undefined) return [];
  if (deepEqual(tokenRequests, old?.spec.tokenRequests)) return [];
  return [
    "spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to true to prevent possible " +
      "logging of tokens in volume attributes",
  ];
}
