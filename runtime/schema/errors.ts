/** How the parts of an error's message and details are written; `generated/errors.ts` is thin over it. */
import type { FieldError } from "./fieldError.ts";
import type { GroupResource } from "./object.ts";
import { maxMessageLength, type StatusDetails } from "./status.ts";

/** A kind without its version, as messages name it: `Pod`, `Deployment.apps`. */
export interface GroupKind {
  readonly group: string;
  readonly kind: string;
}

/** `pods`, `deployments.apps`. */
export function resourceText({ group, resource }: GroupResource): string {
  return group === "" ? resource : `${resource}.${group}`;
}

/** `Pod`, `Deployment.apps`. */
export function kindText({ group, kind }: GroupKind): string {
  return group === "" ? kind : `${kind}.${group}`;
}

/** @limit Field errors that are compared, in characters, to say each once: the message leaves out the rest. */
const maxComparedLength = 8 * maxMessageLength;

/** `spec.x: Required value`; several as `[a, b]`. */
export function fieldErrorsText(errors: readonly FieldError[]): string {
  const texts = new Set<string>();
  let length = 0;
  let compared = 0;
  for (const { field, message } of errors) {
    const text = `${field}: ${message}`;
    compared += text.length;
    if (!texts.has(text)) length += text.length;
    texts.add(text);
    if (length > maxMessageLength || compared > maxComparedLength) break; // no message shows more
  }
  return texts.size === 1 ? [...texts].join() : `[${[...texts].join(", ")}]`;
}

/** With `&`, `<` and `>` as entities, so that a browser that shows the message runs nothing. */
export function escapedMarkup(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Details without the members that are "", 0 or []. */
export function filled(details: StatusDetails): StatusDetails {
  const isFilled = ([, value]: readonly [string, unknown]) =>
    value !== "" && value !== 0 && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(details).filter(isFilled));
}
