import type { Node } from "typescript";
import { ts } from "./compiler.ts";
import type { Rule } from "./source.ts";

/** Where code runs for each request. */
const perRequest = /^runtime\/(handlers|registry|apply|patch|server|negotiate|admission)\//;

/**
 * A generator function that is made within another one is new with each call, and V8 makes a hidden class for each.
 * That lies in old memory at once, and keeps alive what the function sees, whole requests, until the next full
 * collection.
 */
export const generatorsOnce: Rule = (sources) =>
  sources
    .filter(({ path }) => perRequest.test(path))
    .flatMap(({ path, nodes, lineOf }) => {
      const made = new Set(nodes.filter((each) => ts.isFunctionLike(each)).flatMap(generatorsWithin));
      return [...made].map((each) => ({
        ...{ file: path, line: lineOf(each), rule: "generators" },
        message: "makes a generator function with each call: it can stand by itself",
      }));
    });

function generatorsWithin(node: Node): Node[] {
  const found: Node[] = [];
  const look = (each: Node): void => {
    const isGenerator = "asteriskToken" in each && each.asteriskToken !== undefined && ts.isFunctionLike(each);
    if (isGenerator) found.push(each);
    ts.forEachChild(each, look);
  };
  ts.forEachChild(node, look);
  return found;
}
