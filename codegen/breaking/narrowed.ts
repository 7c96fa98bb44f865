import { type Data, list, number, text } from "../read.ts";

/** Keywords that let fewer values pass the higher they are, and the lower. */
const lowerBounds = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"] as const;
const upperBounds = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"] as const;
/** Keywords that let fewer values pass wherever they are, unless they are what they were. */
const fixedChecks = ["pattern", "format", "multipleOf", "uniqueItems"] as const;

export interface Narrowing {
  readonly keyword: string;
  readonly message: string;
}

/** The keywords by which a value that was accepted may be refused now. */
export function narrowings(before: Data, now: Data): Narrowing[] {
  return [...boundNarrowings(before, now), ...fixedNarrowings(before, now), ...enumNarrowings(before, now)];
}

function boundNarrowings(before: Data, now: Data): Narrowing[] {
  const narrowed = (keyword: string, isNarrower: (was: number, is: number) => boolean): Narrowing[] => {
    const [was, is] = [number(before[keyword]), number(now[keyword])];
    if (is === undefined || (was !== undefined && !isNarrower(was, is))) return [];
    return [{ keyword, message: was === undefined ? `${keyword} is new` : `${keyword} was ${was} and is ${is}` }];
  };
  return [
    ...lowerBounds.flatMap((each) => narrowed(each, (was, is) => is > was)),
    ...upperBounds.flatMap((each) => narrowed(each, (was, is) => is < was)),
  ];
}

function fixedNarrowings(before: Data, now: Data): Narrowing[] {
  return fixedChecks.flatMap((keyword) => {
    const [was, is] = [before[keyword], now[keyword]];
    if (is === undefined || is === false || is === was) return [];
    if (keyword === "format" && text(was) !== undefined && wider.get(String(was)) === is) return [];
    return [{ keyword, message: was === undefined ? `${keyword} is new` : `${keyword} was ${was} and is ${is}` }];
  });
}

/** Formats of numbers, and those that hold all of their values. */
const wider: ReadonlyMap<string, string> = new Map([
  ["int32", "int64"],
  ["uint32", "uint64"],
  ["float", "double"],
]);

function enumNarrowings(before: Data, now: Data): Narrowing[] {
  if (now.enum === undefined) return [];
  if (before.enum === undefined) return [{ keyword: "enum", message: "enum is new" }];
  const values = list(now.enum);
  const dropped = list(before.enum).filter((each) => !values.includes(each));
  if (dropped.length === 0) return [];
  return [{ keyword: "enum", message: `the value ${dropped.map((each) => JSON.stringify(each)).join(", ")} is gone` }];
}
