import type { FieldError } from "../../runtime/schema/fieldError.ts";
import type { ApiObject, KindCode } from "../../runtime/schema/index.ts";

/** What a new object is refused for, as `field: message`; its metadata is checked elsewhere. */
export function createErrors<T extends ApiObject>(code: KindCode<T>, given: object): string[] {
  const context = { nowMs: 0, subresource: "" };
  const object = structuredClone(given) as T;
  code.setDefaults(object);
  code.strategy.prepareForCreate?.(object, context);
  return texts([...code.validate(object), ...(code.strategy.validate?.(object, context) ?? [])]);
}

/** What a change of a stored object is refused for; `subresource` is what it is written through. */
export function updateErrors<T extends ApiObject>(
  code: KindCode<T>,
  { old, change, subresource = "" }: { readonly old: object; readonly change: object; readonly subresource?: string },
): string[] {
  const context = { nowMs: 0, subresource };
  const before = structuredClone(old) as T;
  code.setDefaults(before);
  const object = merged(before, change) as T;
  code.setDefaults(object);
  code.strategy.prepareForUpdate?.(object, before, context);
  return texts([
    ...code.validate(object, before),
    ...(code.strategy.validate?.(object, context) ?? []),
    ...(code.strategy.validateUpdate?.(object, before, context) ?? []),
  ]);
}

/** A merge patch: null removes. */
export function merged(old: unknown, patch: unknown): unknown {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return structuredClone(patch);
  const result: Record<string, unknown> = typeof old === "object" ? structuredClone({ ...old }) : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}

function texts(errors: readonly FieldError[]): string[] {
  return errors.map(({ field, message }) => `${field}: ${message}`);
}
