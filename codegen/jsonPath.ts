import { parsePath, type Step } from "../runtime/schema/jsonPath.ts";

/**
 * The simple JSON paths that spec files use: `.spec.nodeName`, `.metadata.labels['a.b/c']`,
 * `.status.conditions[0].type`. Answers the segments, an index as its digits, or what is wrong.
 */
export function parseJsonPath(path: string): readonly string[] | { readonly problem: string } {
  const steps = parseAnyPath(path);
  if ("problem" in steps) return steps;
  return simpleSegments(steps) ?? { problem: "wildcards, slices, unions and filters name several values" };
}

/** A path that may lead to several values, as a column has it: its cell shows the first. */
export function parseAnyPath(path: string): readonly Step[] | { readonly problem: string } {
  if (path === "") return { problem: "it is empty" };
  if (path.startsWith("{")) return { problem: "braces are not used here" };
  if (!/^[.[]/.test(path)) return { problem: 'it does not start with "."' };
  if (/^\.\.|\.\./.test(path)) return { problem: "recursive descent names several values" };
  return parsePath(path);
}

/** The segments of a path to one value; undefined for one that may lead to several. */
export function simpleSegments(steps: readonly Step[]): readonly string[] | undefined {
  const segments: string[] = [];
  for (const step of steps) {
    if ("member" in step) segments.push(step.member);
    else if ("index" in step && step.index >= 0) segments.push(String(step.index));
    else return undefined;
  }
  return segments;
}
