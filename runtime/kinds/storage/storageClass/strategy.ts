import type { TopologySelectorTerm } from "../../../../generated/core/v1/topologySelector.ts";
import { type FieldError, duplicate } from "../../../schema/fieldError.ts";
import type { StorageClass } from "../../../../generated/storage/v1/storageClass.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { driverErrors } from "../../rules/devices/driverName.ts";
import { renamedLabelWarnings } from "../../rules/renamedLabels.ts";

export const strategy: Strategy<StorageClass> = { validate, warnings };

function warnings({ allowedTopologies }: StorageClass): string[] {
  return (allowedTopologies ?? []).flatMap(({ matchLabelExpressions }, index) =>
    (matchLabelExpressions ?? []).flatMap(({ key }, at) =>
      renamedLabelWarnings(`allowedTopologies[${index}].matchLabelExpressions[${at}].key`, key),
    ),
  );
}

function validate({ provisioner, allowedTopologies = [] }: StorageClass): FieldError[] {
  return [...driverErrors("provisioner", provisioner), ...topologyErrors(allowedTopologies)];
}

/** No two terms say the same, in whatever order they say it, and none says nothing. */
function topologyErrors(allowedTopologies: readonly TopologySelectorTerm[]): FieldError[] {
  const seen = new Set([meaningOf({})]);
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
