import fc from "fast-check";
import type { Json } from "../../runtime/schema/index.ts";

/** Small JSON values whose keys meet often. */
export const jsonValue: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Json>(null, true, 0, 1, "x", ""),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "0", "-"), tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** Frozen in every part, as objects from storage are. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
