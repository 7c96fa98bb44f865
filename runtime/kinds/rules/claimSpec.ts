import type { PersistentVolumeClaimSpec } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";

type ClaimSpec = Partial<PersistentVolumeClaimSpec>;
type Source = NonNullable<PersistentVolumeClaimSpec["dataSource"]>;

/** The older and the newer field for what a volume starts with say the same, where both are set. */
export function validateClaimSources(
  { dataSource, dataSourceRef }: ClaimSpec,
  path: string,
  errors: FieldError[],
): void {
  if (dataSource === undefined || dataSourceRef === undefined) return;
  if (dataSourceRef.namespace) {
    const text = "may not be specified when dataSourceRef.namespace is specified";
    errors.push(invalid(path, `${path}.dataSource`, text));
  } else if (!isSameSource(dataSource, dataSourceRef)) {
    errors.push(invalid(path, `${path}.dataSource`, "must match dataSourceRef"));
  }
}

function isSameSource(a: Source, b: Source): boolean {
  return a.kind === b.kind && a.name === b.name && (a.apiGroup ?? "") === (b.apiGroup ?? "");
}
