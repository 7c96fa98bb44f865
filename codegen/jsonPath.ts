/**
 * The simple JSON paths that spec files use: `.spec.nodeName`, `.metadata.labels['a.b/c']`,
 * `.status.conditions[0].type`. Answers the segments, an index as its digits, or what is wrong.
 */
export function parseJsonPath(path: string): readonly string[] | { readonly problem: string } {
  const segments: string[] = [];
  let rest = path;
  if (rest === "") return { problem: "it is empty" };
  if (rest.startsWith("{")) return { problem: "braces are not used here" };
  while (rest !== "") {
    const match = /^\.((?:[A-Za-z0-9_$-]|\\.)+)/.exec(rest) ?? /^\['([^']*)'\]/.exec(rest) ?? /^\[(\d+)\]/.exec(rest);
    const segment = match?.[1];
    if (match === null || segment === undefined) return { problem: problemOf(rest, segments.length === 0) };
    segments.push(segment.replace(/\\(.)/g, "$1"));
    rest = rest.slice(match[0].length);
  }
  return segments;
}

function problemOf(rest: string, isStart: boolean): string {
  if (isStart && !rest.startsWith("[")) return 'it does not start with "."';
  if (/^\[(\*|\?)/.test(rest)) return "wildcards and filters name several values";
  if (rest.startsWith("..")) return "recursive descent names several values";
  return `"${rest}" is not a field, an index or a quoted key`;
}
