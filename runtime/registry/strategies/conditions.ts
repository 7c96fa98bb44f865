import type { Condition } from "../../../generated/meta/v1.ts";
import { type FieldError, notSupported, required } from "../../schema/fieldError.ts";

const states = ["True", "False", "Unknown"];

/** Conditions in the form that kinds share: what the schema leaves of each. */
export function validateConditions(conditions: readonly Condition[] | undefined, path: string): FieldError[] {
  return (conditions ?? []).flatMap(({ status, lastTransitionTime }, index) => {
    const at = `${path}[${index}]`;
    return [
      ...(states.includes(status) ? [] : [notSupported(`${at}.status`, status, states)]),
      ...(lastTransitionTime ? [] : [required(`${at}.lastTransitionTime`)]),
    ];
  });
}
