import type { PersistentVolumeClaimSpec } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { compareQuantities } from "../../schema/quantity.ts";

type ClaimSpec = Partial<PersistentVolumeClaimSpec>;
type Source = NonNullable<PersistentVolumeClaimSpec["dataSource"]>;

/** What a claim asks for: how much storage, and with what it starts. */
export function validateClaimSpec(spec: ClaimSpec, path: string, errors: FieldError[]): void {
  const amount = spec.resources?.requests?.["storage"];
  const at = `${path}.resources[storage]`;
  if (amount === undefined) errors.push(required(at));
  else if ((compareQuantities(amount, "0") ?? 1) <= 0)
    errors.push(invalid(at, String(amount), "must be greater than zero"));
  validateSources(spec, path, errors);
}

/** The older and the newer field for what a volume starts with say the same, where both are set. */
function validateSources({ dataSource, dataSourceRef }: ClaimSpec, path: string, errors: FieldError[]): void {
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
