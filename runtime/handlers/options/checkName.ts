import { badRequest } from "../../../generated/errors.ts";
import { pathSegment } from "../../schema/names.ts";
import { quoted } from "../../schema/quoted.ts";

/** No object has a name that a URL cannot hold. Throws badRequest. */
export function checkName(name: string): void {
  const text = pathSegment(name);
  if (text === undefined) return;
  throw badRequest(`Name parameter invalid: ${quoted(name)}: ${text}`);
}
