/** A step to a value: the name of a property, the index of an item, or the key of a map. */
export type PathStep = string | number | { readonly key: string };

/** What errors say that are about the whole object. */
export const nowhere = "<nil>";

/** `spec.list[0].labels[app]`: how errors name a value; the object itself is "<nil>". */
export function bracketed(path: readonly PathStep[]): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "string") text += text === "" ? step : `.${step}`;
    else text += `[${typeof step === "number" ? step : step.key}]`;
  }
  return text === "" ? nowhere : text;
}

/** `spec.list[0].labels.app`: how messages of JSON Schema name it; "" is the object itself. */
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
