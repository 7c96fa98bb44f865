import { shortened } from "./text/shorten.ts";

/** A step to a value: the name of a property, the index of an item, or the key of a map. */
export type PathStep = string | number | { readonly key: string };

/** What errors say that are about the whole object. */
export const nowhere = "<nil>";

/**
 * What lies deeper is named by what holds it: a key may be as long as its object, and be in the paths of a thousand
 * errors.
 * @limit Path of a field, in characters: the last steps are left out.
 */
const maxPathLength = 8192;

/** `spec.list[0].labels[app]`: how errors name a value; the object itself is "<nil>". */
export function bracketed(path: readonly PathStep[]): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else if (typeof step === "object") text += `[${shortened(step.key)}]`;
    else text += text === "" ? shortened(step) : `.${shortened(step)}`;
    if (text.length > maxPathLength) break;
  }
  return text === "" ? nowhere : text;
}

/** `spec.list[0].labels.app`: how messages of JSON Schema name it; "" is the object itself. */
export function dotted(path: readonly PathStep[]): string {
  let text = "";
  for (const step of path) {
    text = dottedAfter(text, typeof step === "number" ? step : shortened(typeof step === "string" ? step : step.key));
    if (text.length > maxPathLength) break;
  }
  return text;
}

/** The same of a path of any length, nothing of which is cut. */
export function dottedWhole(path: readonly PathStep[]): string {
  return path.reduce<string>(dottedAfter, "");
}

function dottedAfter(text: string, step: PathStep): string {
  if (typeof step === "number") return `${text}[${step}]`;
  const name = typeof step === "string" ? step : step.key;
  return text === "" ? name : `${text}.${name}`;
}

/** The path of a property of a schema, which lies at another. */
export function propertyPath(path: string, name: string): string {
  return path.length > maxPathLength ? path : `${path}.properties[${shortened(name)}]`;
}
