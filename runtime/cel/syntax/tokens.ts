/** A token of an expression. Its kind is what errors call it: `'=='`, `IDENTIFIER`, `<EOF>`. */
export interface Token {
  readonly kind: string;
  readonly text: string;
  readonly pos: number;
}

export interface Tokens {
  readonly tokens: readonly Token[];
  /** What is no token, and where. */
  readonly strays: readonly { readonly text: string; readonly pos: number }[];
}

export const end = "<EOF>";

/** The kinds in the order in which errors list them. */
export const kinds: readonly string[] = [
  ..."== != in < <= >= > && || [ ] { } ( ) . , - ! ? : + * / % true false null".split(" ").map((each) => `'${each}'`),
  ..."NUM_FLOAT NUM_INT NUM_UINT STRING BYTES IDENTIFIER ESC_IDENTIFIER".split(" "),
  end,
];

const escaped = String.raw`\\(?:[abfnrtv"'\`\\?]|[xX][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[0-3][0-7]{2})`;
const quoted = [
  `"""(?:(?!""")[^\\\\]|${escaped})*"""`,
  `'''(?:(?!''')[^\\\\]|${escaped})*'''`,
  `"(?:[^\\\\"\\n\\r]|${escaped})*"`,
  `'(?:[^\\\\'\\n\\r]|${escaped})*'`,
  String.raw`[rR](?:"""(?:(?!""")[^])*"""|'''(?:(?!''')[^])*'''|"[^"\n\r]*"|'[^'\n\r]*')`,
].join("|");

/** In each place the first that matches; a longer one stands before a shorter one that it begins with. */
const patterns: readonly (readonly [kind: string | undefined, pattern: RegExp])[] = [
  [undefined, /[\t \r\n\f]+|\/\/[^\n]*/y],
  ["BYTES", new RegExp(`[bB](?:${quoted})`, "y")],
  ["STRING", new RegExp(quoted, "y")],
  ["NUM_FLOAT", /\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\.\d+(?:[eE][+-]?\d+)?/y],
  ["NUM_UINT", /(?:0x[0-9a-fA-F]+|\d+)[uU]/y],
  ["NUM_INT", /0x[0-9a-fA-F]+|\d+/y],
  ["IDENTIFIER", /[_a-zA-Z][_a-zA-Z0-9]*/y],
  ["ESC_IDENTIFIER", /`[a-zA-Z0-9_./\- ]+`/y],
  ["", /==|!=|<=|>=|&&|\|\||[<>[\]{}().,\-!?:+*/%]/y],
];
const words = new Set(["in", "true", "false", "null"]);

/** What begins as a token and does not end as one, up to the character with which it goes wrong. */
const stray = new RegExp(
  `["'](?:(?!["'])[^\\\\\\n\\r]|${escaped})*(?:\\\\?[^])?|\`[a-zA-Z0-9_./\\- ]*[^]?|[=&|][^]?|[^]`,
  "y",
);

/** Splits an expression, in time linear in its length. */
export function tokensOf(text: string): Tokens {
  const tokens: Token[] = [];
  const strays: { text: string; pos: number }[] = [];
  let pos = 0;
  while (pos < text.length) {
    const [kind, found] = matchAt(text, pos);
    if (kind === "stray") strays.push({ text: found, pos });
    else if (kind !== undefined) tokens.push({ kind, text: found, pos });
    pos += found.length;
  }
  tokens.push({ kind: end, text: end, pos: text.length });
  return { tokens, strays };
}

function matchAt(text: string, pos: number): readonly [kind: string | undefined, text: string] {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = pos;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const isWord = kind === "" || words.has(found);
    return [isWord ? `'${found}'` : kind, found];
  }
  stray.lastIndex = pos;
  const [found = text.slice(pos, pos + 1)] = stray.exec(text) ?? [];
  return ["stray", found];
}
