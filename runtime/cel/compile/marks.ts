import { isKeyword } from "../names.ts";

/**
 * What the parser does not know, taken out of an expression before it is parsed: the types of `Object.spec{...}`, the
 * question marks of `{?"key": value}` and `[?value]`, and names of members that are no identifiers. Blanks and names of
 * the same length take their places, so that everything else stays where it is.
 */
export interface Marked {
  readonly text: string;
  /** Names of types, by where their brace opens. */
  readonly types: ReadonlyMap<number, string>;
  /** Where the keys of entries and the items of lists begin that may be absent. Who compiles one takes it out. */
  readonly optional: Set<number>;
  /** Names of members that are written in backticks, or are keywords, by where they end. */
  readonly members: ReadonlyMap<number, string>;
}

/** Raw texts first: in them a backslash is one. One that does not end is a text as well, so that it is read once. */
export const textsAndComments: RegExp = new RegExp(
  [
    String.raw`[rR](?:"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$)|"[^"\n]*"?|'[^'\n]*'?)`,
    String.raw`"""(?:\\[^]|[^\\])*?(?:"""|\\?$)|'''(?:\\[^]|[^\\])*?(?:'''|\\?$)`,
    String.raw`"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`,
    String.raw`\/\/[^\n]*`,
  ].join("|"),
  "g",
);

/** A name of several parts is one token where a brace follows it. */
const tokens = new RegExp(`${textsAndComments.source}|${String.raw`\`[\w./ -]+\`|\w+(?:\.\w+)*\s*\{?|[^\w\s]`}`, "g");

/** After these a bracket begins an index, not a list. */
const endsValue = /^(?!in$).*[\w"')\]}]$/s;

const brackets: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** `makesObjects`: types may be named, which are Object with what is below it, and JSONPatch. */
export function marked(text: string, makesObjects: boolean): Marked {
  const types = new Map<number, string>();
  const optional = new Set<number>();
  const members = new Map<number, string>();
  if (!/[{?`]/.test(text)) return { text, types, optional, members };
  const open: { readonly bracket: string; readonly isLiteral: boolean; readonly isObject: boolean }[] = [];
  let last = "";
  let isOptional = false;
  const plain = text.replace(tokens, (token, at: number) => {
    if (isOptional) optional.add(at);
    const isField = open.at(-1)?.isObject === true && (isOptional || ["{", ","].includes(last));
    const member = memberIn(token, { isField, isMember: isField || [".", "?"].includes(last) });
    if (member !== undefined) {
      [last, isOptional] = ["_", false];
      const length = token.trimEnd().length;
      members.set(at + length, member);
      return "_".repeat(length) + token.slice(length);
    }
    isOptional = token === "?" && open.at(-1)?.isLiteral === true && ["{", "[", ","].includes(last);
    const mark = token.at(-1) ?? "";
    const isCode = token.length === 1 || /^\w[\w.]*\s*\{$/.test(token);
    const [, name] = /^(Object(?:\.\w+)*|JSONPatch)\s*\{$/.exec(token) ?? [];
    const isObject = name !== undefined && makesObjects;
    if (isCode && brackets[mark] !== undefined) {
      open.push({ bracket: mark, isLiteral: mark === "{" || (mark === "[" && !endsValue.test(last)), isObject });
    } else if (isCode && brackets[open.at(-1)?.bracket ?? ""] === mark) open.pop();
    if (!token.startsWith("//")) last = isCode ? mark : token.trim();
    if (isOptional) return " ";
    if (!isObject) return token;
    types.set(at + token.length - 1, name);
    return `${" ".repeat(token.length - 1)}{`;
  });
  return { text: plain, types, optional, members };
}

/** The name of a member that the parser takes for none. */
function memberIn(token: string, at: { readonly isField: boolean; readonly isMember: boolean }): string | undefined {
  if (token.startsWith("`") && token.length > 2) return at.isMember ? token.slice(1, -1) : undefined;
  const name = token.trimEnd();
  return at.isField && isKeyword(name) ? name : undefined;
}
