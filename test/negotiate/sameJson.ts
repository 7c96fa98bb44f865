import type { Json, JsonObject } from "../../runtime/schema/index.ts";

/** Members may be in any order and have any name: comparing by constructor, as assert.equal does, trips over some. */
export function expectSame(actual: Json, expected: Json): void {
  const found = differenceOf(actual, expected, "");
  if (found !== undefined) throw new Error(found);
}

function differenceOf(actual: Json | undefined, expected: Json | undefined, path: string): string | undefined {
  if (!isTree(actual) || !isTree(expected)) {
    if (Object.is(actual, expected)) return undefined;
    return `${path} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
  }
  if (Array.isArray(actual) !== Array.isArray(expected)) return `${path} is a list on one side`;
  for (const key of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
    const found = differenceOf(ownMember(actual, key), ownMember(expected, key), `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isTree(value: Json | undefined): value is JsonObject | Json[] {
  return typeof value === "object" && value !== null;
}

function ownMember(tree: JsonObject | Json[], key: string): Json | undefined {
  return Object.hasOwn(tree, key) ? (tree as JsonObject)[key] : undefined;
}
