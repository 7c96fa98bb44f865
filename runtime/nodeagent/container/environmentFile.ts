/**
 * The variables of a file: `NAME='value'` each, whose value may span lines, or `NAME=value` to the end of the line.
 * Empty lines and those that begin with `#` say nothing. Throws an Error that names the line of anything else.
 */
export function parseEnvironmentFile(text: string): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  const pattern = /[ \t]*(?:#[^\n]*|([A-Za-z_][A-Za-z0-9_]*)=(?:'([^']*)'[ \t]*|([^'"\n]*)))?(?:\r?\n|$)/y;
  let at = 0;
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) throw new Error(`line ${lineOf(text, at)} of the environment file is no NAME='value'`);
    const [whole, name, quoted, plain = ""] = match;
    if (name !== undefined) variables.set(name, quoted ?? plain.trimEnd());
    at += whole.length;
  }
  return variables;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
