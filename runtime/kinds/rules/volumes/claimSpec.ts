import type { PersistentVolumeClaimSpec } from "../../../../generated/core/v1/persistentVolumeClaim.ts";
import { type FieldError, invalid, invalidAs, required } from "../../../schema/fieldError.ts";
import { dnsLabel, dnsSubdomain, faultsOf } from "../../../schema/names.ts";
import { compareQuantities } from "../../../schema/quantity.ts";

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
  if (dataSource !== undefined) validateSource(dataSource, `${path}.dataSource`, errors);
  if (dataSourceRef === undefined) return;
  validateSource(dataSourceRef, `${path}.dataSourceRef`, errors);
  const { namespace = "" } = dataSourceRef;
  if (namespace !== "") {
    errors.push(...invalidAs(`${path}.dataSourceRef.namespace`, namespace, faultsOf(dnsLabel, namespace)));
  }
  if (dataSource === undefined) return;
  if (namespace !== "")
    errors.push(sourceError(path, "may not be specified when dataSourceRef.namespace is specified"));
  else if (!isSameSource(dataSource, dataSourceRef)) errors.push(sourceError(path, "must match dataSourceRef"));
}

/** Objects of the core group may only be claims. */
function validateSource({ name = "", kind = "", apiGroup: group }: Source, path: string, errors: FieldError[]): void {
  const apiGroup = group ?? "";
  if (name === "") errors.push(required(`${path}.name`));
  if (kind === "") errors.push(required(`${path}.kind`));
  if (apiGroup !== "") errors.push(...invalidAs(`${path}.apiGroup`, apiGroup, faultsOf(dnsSubdomain, apiGroup)));
  else if (kind !== "PersistentVolumeClaim") {
    errors.push(invalid(path, kind, "must be 'PersistentVolumeClaim' when referencing the default apiGroup"));
  }
}

/** The value that clients see is always an empty object. */
function sourceError(field: string, text: string): FieldError {
  return { reason: "FieldValueInvalid", field, message: `Invalid value: {}: ${text}` };
}

function isSameSource(a: Source, b: Source): boolean {
  return a.kind === b.kind && a.name === b.name && (a.apiGroup ?? null) === (b.apiGroup ?? null);
}
