const words = "true false null in as break const continue else for function if import let loop package namespace";
const keywords = new Set([...words.split(" "), "return", "var", "void", "while"]);

export function isKeyword(name: string): boolean {
  return keywords.has(name);
}

/** A property's name in expressions; undefined when it cannot be written there. */
export function escapedName(property: string): string | undefined {
  if (keywords.has(property)) return `__${property}__`;
  if (!/^[A-Za-z_./-][A-Za-z0-9_./-]*$/.test(property)) return undefined;
  return property.replace(/__|[./-]/g, (part) => escapes[part] ?? part);
}

const escapes: Readonly<Record<string, string>> = {
  __: "__underscores__",
  ".": "__dot__",
  "-": "__dash__",
  "/": "__slash__",
};

/** The property that a name in an expression stands for. */
export function unescapedName(name: string): string {
  const [, keyword = ""] = /^__(\w+)__$/.exec(name) ?? [];
  if (keywords.has(keyword)) return keyword;
  return name.replace(/__(?:underscores|dot|dash|slash)__/g, (part) => properties.get(part) ?? part);
}

const properties: ReadonlyMap<string, string> = new Map(
  Object.entries(escapes).map(([part, escaped]) => [escaped, part]),
);
