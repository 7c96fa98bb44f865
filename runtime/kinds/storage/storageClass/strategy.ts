import type { TopologySelectorTerm } from "../../../../generated/core/v1/topologySelector.ts";
import { type FieldError, duplicate } from "../../../schema/fieldError.ts";
import type { StorageClass } from "../../../../generated/storage/v1/storageClass.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<StorageClass> = { validate };

/** No two terms say the same, in whatever order they say it. */
function validate({ allowedTopologies = [] }: StorageClass): FieldError[] {
  const seen = new Set<string>();
  return allowedTopologies.flatMap((term, index) => {
    const meaning = meaningOf(term);
    const isRepeated = seen.has(meaning);
    seen.add(meaning);
    return isRepeated ? [duplicate(`allowedTopologies[${index}].matchLabelExpressions`, "")] : [];
  });
}

function meaningOf({ matchLabelExpressions = [] }: TopologySelectorTerm): string {
  const values = new Map(matchLabelExpressions.map((each) => [each.key, [...(each.values ?? [])].sort()]));
  return JSON.stringify([...values].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
