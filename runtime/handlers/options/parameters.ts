import { badRequest } from "../../../generated/errors.ts";
import { quoted } from "../../schema/quoted.ts";

const maxInt64 = 2n ** 63n - 1n;
const minInt64 = -(2n ** 63n);

/** A query parameter that is a whole number of 64 bits; undefined when it is absent. Throws badRequest. */
export function integerParameter(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^[+-]?\d{1,1000}$/.test(text)) throw unreadable(text, "invalid syntax");
  const value = BigInt(text.replace("+", ""));
  if (value < minInt64 || value > maxInt64) throw unreadable(text, "value out of range");
  return Number(value);
}

function unreadable(text: string, cause: string): Error {
  return badRequest(`strconv.ParseInt: parsing ${quoted(text)}: ${cause}`);
}

/** A query parameter that says yes or no: a bare name, and every value but `false` and `0`, is yes. */
export function booleanParameter(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name);
  return text === null ? undefined : text !== "0" && text.toLowerCase() !== "false";
}
