import type { Meter } from "../meter.ts";
import { type CelType, readType } from "../type.ts";

/** A function for one list of parameter types. Of a method, the first parameter is what it is called on. */
export interface Overload {
  readonly name: string;
  readonly isMethod: boolean;
  readonly parameters: readonly CelType[];
  readonly result: CelType;
  readonly run: (values: readonly unknown[], meter: Meter) => unknown;
  /** What is wrong with arguments that are literals, when the expression is compiled; undefined for the others. */
  readonly check?: Check;
  /** Whether the first argument settles the result, so that the others are not asked for. */
  readonly settles?: (first: unknown) => boolean;
  /** What a call costs beside its one unit, by the sizes of the arguments. */
  readonly cost?: (sizes: readonly number[]) => number;
}

/** `items` are the types of the items of the last argument, where that is a list that is written out. */
export type Check = (
  literals: readonly unknown[],
  items: readonly CelType[] | undefined,
) => Problem | string | undefined;

export interface Problem {
  readonly message: string;
  /** The item that it is about. */
  readonly item?: number;
  /** It is found when the constants of the expression are made, not before. */
  readonly isOfConstant?: boolean;
}

export interface OverloadOptions {
  readonly check?: Check;
  readonly settles?: (first: never) => boolean;
  readonly cost?: (...sizes: number[]) => number;
}

/**
 * Makes an overload from its signature: "size(string): int", "string.charAt(int): string", or with a dotted name
 * "math::abs(int): int". Names that are no types are type parameters. `run` gets the arguments, and after them the
 * meter.
 */
export function define(signature: string, run: (...args: never[]) => unknown, options: OverloadOptions = {}): Overload {
  const match = /^(?:([a-z]+(?:<[^()]*>)?)\.)?([A-Za-z_:0-9]+)\(([^()]*)\): (.+)$/.exec(signature);
  if (match === null) throw new Error(`${signature} is no signature`);
  const [, receiver, name = "", list = "", result = ""] = match;
  const parameters = list.trim() === "" ? [] : list.split(/,(?![^<]*>)/).map(readType);
  const { check, settles, cost } = options;
  return {
    name: name.replace("::", "."),
    isMethod: receiver !== undefined,
    parameters: receiver === undefined ? parameters : [readType(receiver), ...parameters],
    result: readType(result),
    run: (values, meter) => (run as (...args: unknown[]) => unknown)(...values, meter),
    ...(check === undefined ? {} : { check }),
    ...(settles === undefined ? {} : { settles: settles as (first: unknown) => boolean }),
    ...(cost === undefined ? {} : { cost: (sizes) => cost(...sizes) }),
  };
}

/** The cost of looking once at every character or item. */
export function scan(size = 0): number {
  return size * 0.1;
}

/** Of functions that read a text into a value of its own kind. */
export const reads: Pick<OverloadOptions, "cost"> = { cost: reading };

/** The cost of reading a text into a value of its own kind. */
export function reading(size = 0): number {
  return 3 + size * 0.1;
}
