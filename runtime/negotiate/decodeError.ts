import { requestEntityTooLarge } from "../../generated/errors.ts";
import type { StatusError } from "../schema/index.ts";

/** A body that cannot be read. The message is the cause that a client is shown inside a 400 or 422. */
export class DecodeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DecodeError";
  }
}

/** @limit Depth of a body, in any encoding: 400. */
export const maxDepth = 1000;

/** The same in answers: fields that are managed lie below the metadata, and objects in the rows of tables. */
export const maxWrittenDepth = maxDepth + 32;

const tooDeepText = "exceeded max depth";

export function tooDeep(): DecodeError {
  return new DecodeError(tooDeepText);
}

export function isTooDeep(error: DecodeError): boolean {
  return error.message === tooDeepText;
}

/**
 * How many keys and values a body may have, in any encoding: the work of a request follows this number and not the
 * bytes, and 3 MiB can hold millions. The largest definitions of operators have some 100,000, and 10,000 operations of
 * a JSON patch, which the field allows, 70,000.
 * @limit Keys and values of a body, in any encoding: 413.
 */
export const maxValues = 150_000;

export function tooManyValues(): StatusError {
  return requestEntityTooLarge(`limit is ${maxValues} keys and values`);
}

/**
 * A quantity costs what ten other values do, again wherever it is compared or rounded. An object of resource slices has
 * at most 4,096.
 * @limit Quantities of a body, in any encoding: 413.
 */
export const maxQuantities = 10_000;

export function tooManyQuantities(): StatusError {
  return requestEntityTooLarge(`limit is ${maxQuantities} quantities`);
}
