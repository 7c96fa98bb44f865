const words = "true false null in as break const continue else for function if import let loop package namespace";
const keywords = new Set([...words.split(" "), "return", "var", "void", "while"]);

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
