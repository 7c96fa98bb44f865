import type { Endpoints } from "../../../../generated/core/v1/endpoints.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { addressWarnings } from "../../rules/addressWarnings.ts";

export const strategy: Strategy<Endpoints> = { warnings };

function warnings({ subsets = [] }: Endpoints): string[] {
  return subsets.flatMap((subset, index) =>
    (["addresses", "notReadyAddresses"] as const).flatMap((list) =>
      (subset[list] ?? []).flatMap(({ ip }, at) => addressWarnings(`subsets[${index}].${list}[${at}].ip`, ip)),
    ),
  );
}
