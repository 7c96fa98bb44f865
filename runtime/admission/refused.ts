import { forbidden } from "../../generated/errors.ts";
import type { StatusError } from "../schema/index.ts";
import type { AdmissionAttributes } from "./plugin.ts";

/** What refusals call an object that has no name. */
export const namelessName = "Unknown";

/** The refusal of a write by a plugin. */
export function refused(attributes: AdmissionAttributes, text: string): StatusError {
  const { descriptor, name, shownName } = attributes;
  const shown = shownName?.() ?? (name || namelessName);
  return forbidden({ group: descriptor.group, resource: descriptor.plural }, shown, text);
}
