import { type FieldError, invalid, tooLong } from "../../schema/fieldError.ts";
import { labelValue, qualifiedName } from "../../schema/names.ts";

/** @limit Keys and values of an object's annotations: 422. */
export const maxAnnotationsBytes = 256 * 1024;

type Labels = Readonly<Record<string, string>>;

/** Keys are qualified names, values are label values. */
export function validateLabels(labels: Labels | undefined, path: string, errors: FieldError[]): void {
  for (const key in labels) {
    const keyText = qualifiedName(key);
    if (keyText !== undefined) errors.push(invalid(path, key, keyText));
    const value = labels[key] ?? "";
    const valueText = labelValue(value);
    if (valueText !== undefined) errors.push(invalid(path, value, valueText));
  }
}

/** Keys are qualified names whatever their case; values are free text within the size limit. */
export function validateAnnotations(annotations: Labels | undefined, path: string, errors: FieldError[]): void {
  let length = 0;
  for (const key in annotations) {
    length += key.length + (annotations[key] ?? "").length;
    if (qualifiedName(key) === undefined) continue;
    const text = qualifiedName(key.toLowerCase());
    if (text !== undefined) errors.push(invalid(path, key, text));
  }
  // A character takes at most three bytes of UTF-8, so that small annotations need no exact count.
  if (length * 3 > maxAnnotationsBytes && byteLength(annotations ?? {}) > maxAnnotationsBytes) {
    errors.push(tooLong(path, maxAnnotationsBytes));
  }
}

function byteLength(annotations: Labels): number {
  let bytes = 0;
  for (const key in annotations) bytes += Buffer.byteLength(key) + Buffer.byteLength(annotations[key] ?? "");
  return bytes;
}
