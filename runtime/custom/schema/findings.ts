import type { FieldError } from "../../schema/fieldError.ts";

/** A step to a value: the name of a property, the index of an item, or the key of a map. */
export type PathStep = string | number | { readonly key: string };

/** An error and the value it is about: that of the schema node which found it, not always that of the printed path. */
export interface Finding {
  readonly error: FieldError;
  readonly at: readonly PathStep[];
}

/** `spec.list[0].labels.app`: how messages of schemas name a value; "" is the object itself. */
export function dotted(path: readonly PathStep[]): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else {
      const name = typeof step === "string" ? step : step.key;
      text += text === "" ? name : `.${name}`;
    }
  }
  return text;
}

/** `spec.list[0].labels[app]`: how all other errors name a value; the object itself is "<nil>". */
export function bracketed(path: readonly PathStep[]): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "string") text += text === "" ? step : `.${step}`;
    else text += `[${typeof step === "number" ? step : step.key}]`;
  }
  return text === "" ? nowhere : text;
}

/** What errors say that are about the whole object. */
export const nowhere = "<nil>";
