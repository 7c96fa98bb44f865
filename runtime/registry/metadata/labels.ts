import { type FieldError, invalidAs, isFull, tooLong } from "../../schema/fieldError.ts";
import { faultsOf, labelValue, qualifiedName } from "../../schema/names.ts";

/** @limit Keys and values of an object's annotations: 422. */
export const maxAnnotationsBytes = 256 * 1024;

type Labels = Readonly<Record<string, string>>;

/** Keys are qualified names, values are label values. */
export function validateLabels(labels: Labels | undefined, path: string, errors: FieldError[]): void {
  for (const key in labels) {
    if (isFull(errors)) return;
    if (qualifiedName(key) !== undefined) errors.push(...invalidAs(path, key, faultsOf(qualifiedName, key)));
    const value = labels[key] ?? "";
    if (labelValue(value) !== undefined) errors.push(...invalidAs(path, value, faultsOf(labelValue, value)));
  }
}

/** Keys are qualified names whatever their case; values are free text within the size limit. */
export function validateAnnotations(annotations: Labels | undefined, path: string, errors: FieldError[]): void {
  for (const key in annotations) {
    if (isFull(errors)) break;
    if (qualifiedName(key) === undefined) continue;
    errors.push(...invalidAs(path, key, faultsOf(qualifiedName, key.toLowerCase())));
  }
  validateAnnotationsSize(annotations, path, errors);
}

export function validateAnnotationsSize(annotations: Labels | undefined, path: string, errors: FieldError[]): void {
  let length = 0;
  for (const key in annotations) length += key.length + (annotations[key] ?? "").length;
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
