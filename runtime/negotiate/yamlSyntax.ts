import type { YAMLError } from "yaml";

/**
 * An error of syntax in the field's words, which name no line where it is the first; one that the field has none for is
 * in those of the library. Where blocks do not fit the field counts lines from zero.
 */
export function syntaxText({ code, message, pos }: YAMLError, { text, line }: { text: string; line: number }): string {
  const end = /^Flow (sequence|map)/.exec(message)?.[1];
  if (end !== undefined) return `line ${line}: ${flowText(text.slice(0, pos[0]), end === "map" ? "}" : "]")}`;
  const block = code === "BAD_INDENT" ? blocks[message] : undefined;
  if (block !== undefined) return `${line > 1 ? `line ${line - 1}: ` : ""}${block}`;
  const known = texts[code];
  return known === undefined || line > 1 ? `line ${line}: ${known ?? message}` : known;
}

const texts: Readonly<Partial<Record<YAMLError["code"], string>>> = {
  BAD_SCALAR_START: "found character that cannot start any token",
  BLOCK_AS_IMPLICIT_KEY: "mapping values are not allowed in this context",
  MISSING_CHAR: "found unexpected end of stream",
  MULTILINE_IMPLICIT_KEY: "could not find expected ':'",
  TAB_AS_INDENT: "found character that cannot start any token",
};

const blocks: Readonly<Record<string, string>> = {
  "All mapping items must start at the same column": "did not find expected key",
  "All sequence items must start at the same column": "did not find expected '-' indicator",
};

/** A flow that ends where an item is expected, or behind one. */
function flowText(before: string, end: string): string {
  return /[[{,]\s*$/.test(before) ? "did not find expected node content" : `did not find expected ',' or '${end}'`;
}
