import type { CSIStorageCapacity } from "../../../../generated/storage/v1/csiStorageCapacity.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { renamedKeyWarnings, renamedLabelWarnings } from "../../rules/renamedLabels.ts";

export const strategy: Strategy<CSIStorageCapacity> = { warnings };

function warnings({ nodeTopology }: CSIStorageCapacity): string[] {
  const { matchExpressions, matchLabels } = nodeTopology ?? {};
  return [
    ...(matchExpressions ?? []).flatMap(({ key }, index) =>
      renamedKeyWarnings(`nodeTopology.matchExpressions[${index}].key`, key),
    ),
    ...Object.keys(matchLabels ?? {}).flatMap((label) =>
      renamedLabelWarnings(`nodeTopology.matchLabels.${label}`, label),
    ),
  ];
}
