import type { Endpoints } from "../../../../generated/core/v1/endpoints.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { addressWarnings } from "../../rules/addressWarnings.ts";
import { repackSubsets } from "./repack.ts";

export const strategy: Strategy<Endpoints> = { canonicalize, warnings };

function canonicalize(endpoints: Endpoints): void {
  const repacked = repackSubsets(endpoints.subsets ?? []);
  if (repacked !== undefined && repacked.length > 0) endpoints.subsets = repacked;
}

function warnings({ subsets = [] }: Endpoints): string[] {
  return subsets.flatMap((subset, index) =>
    (["addresses", "notReadyAddresses"] as const).flatMap((list) =>
      (subset[list] ?? []).flatMap(({ ip }, at) => addressWarnings(`subsets[${index}].${list}[${at}].ip`, ip)),
    ),
  );
}
