import { withoutHidden } from "../../runtime/schema/fieldError.ts";
import type { ApiObject, FieldError, KindCode, StrategyContext } from "../../runtime/schema/index.ts";

/** Writes of the object itself, and of its status. */
export const main: StrategyContext = { nowMs: 0, subresource: "" };
export const status: StrategyContext = { nowMs: 0, subresource: "status" };

/** Errors as `field: message`. */
export function texts(errors: readonly FieldError[] | undefined): string[] {
  return (errors ?? []).map((each) => `${each.field}: ${each.message}`);
}

export function clone<T>(object: T): T {
  return structuredClone(object);
}

/** An object as a create would store it, if it were in order: with defaults, and with what the strategy fills in. */
export function created<T extends ApiObject>(code: KindCode<T>, object: T): T {
  const copy = clone(object);
  copy.metadata = { name: "a", uid: "u", ...copy.metadata };
  code.setDefaults(copy);
  code.strategy.prepareForCreate?.(copy, main);
  return copy;
}

/** The errors of creating what `make` makes of a part of an object: of the schema, then of the strategy. */
export function checksOf<T extends ApiObject, Part extends object>(
  code: KindCode<T>,
  make: (part: Part) => T,
): (part: Part) => string[] {
  return (part) => errorsOf(code, make(part));
}

/** The errors of creating an object. */
export function errorsOf<T extends ApiObject>(code: KindCode<T>, object: T): string[] {
  const copy = created(code, object);
  return texts(stateErrors(code)(copy));
}

/** The errors of an update that leaves `now` where `old` was created. */
export function updateErrors<T extends ApiObject>(code: KindCode<T>, now: T, old: T, context = main): string[] {
  return texts(changesOf(code)(now, old, context));
}

/** The errors that an update to `now` has because of what was there: of the rules, then of the strategy. */
export function changesOf<T extends ApiObject>(
  code: KindCode<T>,
): (now: T, old: T, context?: StrategyContext) => FieldError[] {
  return (now, old, context = main) => {
    const own = new Set(texts(code.validate(now)));
    const changes = code.validate(now, old).filter((each) => !own.has(texts([each]).join()));
    return [...changes, ...(code.strategy.validateUpdate?.(now, old, context) ?? [])];
  };
}

/** What an object as it stands is refused for: by the schema and its rules, then by the strategy. */
export function stateErrors<T extends ApiObject>(
  code: KindCode<T>,
): (now: T, context?: StrategyContext) => FieldError[] {
  return (now, context = main) => {
    const formErrors = code.validate(now);
    return [...withoutHidden([...formErrors, ...(code.strategy.validate?.(now, { ...context, formErrors }) ?? [])])];
  };
}
