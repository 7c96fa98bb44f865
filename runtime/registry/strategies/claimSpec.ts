import type { PersistentVolumeClaimSpec } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import { validateLabelSelector } from "../metadata/labelSelector.ts";
import { isPositive } from "./quantity.ts";

type ClaimSpec = Partial<PersistentVolumeClaimSpec>;
type Source = NonNullable<PersistentVolumeClaimSpec["dataSource"]>;

/** What a claim asks for: of a claim itself, and of the templates that claims are made from. */
export function validateClaimSpec(spec: ClaimSpec, path: string, errors: FieldError[]): void {
  const { accessModes = [], selector } = spec;
  if (accessModes.length === 0) errors.push(required(`${path}.accessModes`, "at least 1 access mode is required"));
  validateAccessModes(accessModes, `${path}.accessModes`, errors);
  if (selector !== undefined) validateLabelSelector(selector, `${path}.selector`, errors);
  validateStorage(spec, path, errors);
  for (const field of ["storageClassName", "volumeAttributesClassName"] as const) {
    const name = spec[field] ?? "";
    const text = name === "" ? undefined : dnsSubdomain(name);
    if (text !== undefined) errors.push(invalid(`${path}.${field}`, name, text));
  }
  validateSources(spec, path, errors);
}

/** A volume for one pod alone is in no other mode as well. */
export function validateAccessModes(modes: readonly string[], path: string, errors: FieldError[]): void {
  const isForOnePod = modes.includes("ReadWriteOncePod");
  if (isForOnePod && modes.some((each) => each !== "ReadWriteOncePod")) {
    errors.push(forbidden(path, "may not use ReadWriteOncePod with other access modes"));
  }
}

function validateStorage({ resources }: ClaimSpec, path: string, errors: FieldError[]): void {
  const at = `${path}.resources.requests[storage]`;
  const amount = resources?.requests?.["storage"];
  if (amount === undefined) errors.push(required(at));
  else if (!isPositive(amount)) errors.push(invalid(at, String(amount), "must be greater than zero"));
}

/** The older and the newer field for what a volume starts with say the same, where both are set. */
function validateSources({ dataSource, dataSourceRef }: ClaimSpec, path: string, errors: FieldError[]): void {
  if (dataSource !== undefined) validateSource(dataSource, `${path}.dataSource`, errors);
  if (dataSourceRef === undefined) return;
  validateSource(dataSourceRef, `${path}.dataSourceRef`, errors);
  if (dataSource === undefined) return;
  if (dataSourceRef.namespace) {
    const text = "may not be specified when dataSourceRef.namespace is specified";
    errors.push(invalid(path, `${path}.dataSource`, text));
  } else if (!isSameSource(dataSource, dataSourceRef)) {
    errors.push(invalid(path, `${path}.dataSource`, "must match dataSourceRef"));
  }
}

const claimKind = "PersistentVolumeClaim";

function validateSource({ apiGroup, kind, name }: Source, path: string, errors: FieldError[]): void {
  if (!name) errors.push(required(`${path}.name`));
  if (!kind) errors.push(required(`${path}.kind`));
  if (!apiGroup) {
    if (kind && kind !== claimKind) {
      errors.push(invalid(path, kind, `must be '${claimKind}' when referencing the default apiGroup`));
    }
    return;
  }
  const text = dnsSubdomain(apiGroup);
  if (text !== undefined) errors.push(invalid(`${path}.apiGroup`, apiGroup, text));
}

function isSameSource(a: Source, b: Source): boolean {
  return a.kind === b.kind && a.name === b.name && (a.apiGroup ?? "") === (b.apiGroup ?? "");
}
