import type { YAMLError } from "yaml";

/** An error of syntax in the field's words; one that the field has none for is in those of the library. */
export function syntaxText({ code, message, pos }: YAMLError, text: string): string {
  const end = /^Flow (sequence|map)/.exec(message)?.[1];
  if (end !== undefined) return flowText(text.slice(0, pos[0]), end === "map" ? "}" : "]");
  if (code === "MISSING_CHAR") return "found unexpected end of stream";
  return texts[code] ?? message;
}

const texts: Readonly<Partial<Record<YAMLError["code"], string>>> = {
  BAD_SCALAR_START: "found character that cannot start any token",
  BLOCK_AS_IMPLICIT_KEY: "mapping values are not allowed in this context",
  MULTILINE_IMPLICIT_KEY: "could not find expected ':'",
  TAB_AS_INDENT: "found character that cannot start any token",
};

/** A flow that ends where an item is expected, or behind one. */
function flowText(before: string, end: string): string {
  return /[[{,]\s*$/.test(before) ? "did not find expected node content" : `did not find expected ',' or '${end}'`;
}
