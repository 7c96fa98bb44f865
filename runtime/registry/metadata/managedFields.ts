import { areTooMany, maxManagers } from "../../apply/managers.ts";
import { addErrors, type FieldError, invalid, tooLong, tooMany } from "../../schema/fieldError.ts";
import type { ManagedFieldsEntryLike } from "../../schema/object.ts";

/** @limit Name of a field manager: 422. */
const maxManagerBytes = 128;
/** @limit Subresource of a managed fields entry: 422. */
const maxSubresourceBytes = 256;

export function validateManagedFields(
  entries: readonly ManagedFieldsEntryLike[],
  path: string,
  errors: FieldError[],
): void {
  if (areTooMany(entries)) {
    errors.push(tooMany(path, entries.length, maxManagers));
    return;
  }
  entries.forEach((entry, index) => {
    const at = `${path}[${index}]`;
    if (entry.operation !== "Apply" && entry.operation !== "Update") {
      errors.push(invalid(`${at}.operation`, entry.operation ?? "", "must be `Apply` or `Update`"));
    }
    if (entry.fieldsType !== undefined && entry.fieldsType !== "" && entry.fieldsType !== "FieldsV1") {
      errors.push(invalid(`${at}.fieldsType`, entry.fieldsType, "must be `FieldsV1`"));
    }
    addErrors(errors, validateFieldManager(entry.manager ?? "", `${at}.manager`));
    if (Buffer.byteLength(entry.subresource ?? "") > maxSubresourceBytes) {
      errors.push(tooLong(`${at}.subresource`, maxSubresourceBytes));
    }
  });
}

/** The name of a field manager, in managedFields and in the `fieldManager` parameter: short and printable. */
export function validateFieldManager(manager: string, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (Buffer.byteLength(manager) > maxManagerBytes) errors.push(tooLong(path, maxManagerBytes));
  let at = 0;
  for (const character of manager) {
    if (!isPrintable(character)) {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
      errors.push(invalid(path, manager, `invalid character U+${code} (at position ${at})`));
    }
    at += Buffer.byteLength(character);
  }
  return errors;
}

function isPrintable(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 127) return code >= 32;
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character);
}
