import { wrapText } from "../wrapText.ts";
/** Small pieces of TypeScript text that the vocabulary emitters share. */

/** First line of a generated file. `source` is the spec file it is made from. */
export function header(source: string): string {
  return `// Generated from spec/${source}. Do not edit.\n`;
}

/** A doc comment at `indent`, wrapped at 120 columns; "" for empty text. Lines of the text stay lines. */
export function docComment(text: string, indent = ""): string {
  const safe = text.trim().replaceAll("*/", "*\\/");
  if (safe === "") return "";
  const single = `${indent}/** ${safe} */\n`;
  if (!safe.includes("\n") && single.length <= 121) return single;
  const lines = safe.split("\n").flatMap((line) => wrapText(line, 117 - indent.length));
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** Import lines for those names that `body` uses; modules in the order given, names sorted. */
export function namedImports(
  body: string,
  modules: readonly { readonly from: string; readonly types: readonly string[]; readonly values: readonly string[] }[],
): string {
  const used = (name: string) => new RegExp(`\\b${name}\\b`).test(body);
  const byModule = new Map<string, { types: string[]; values: string[] }>();
  for (const { from, types, values } of modules) {
    const entry = byModule.get(from) ?? { types: [], values: [] };
    entry.types.push(...types.filter(used));
    entry.values.push(...values.filter(used));
    byModule.set(from, entry);
  }
  let text = "";
  for (const [from, { types, values }] of byModule) {
    if (types.length > 0) text += `import type { ${types.sort().join(", ")} } from "${from}";\n`;
    if (values.length > 0) text += `import { ${values.sort().join(", ")} } from "${from}";\n`;
  }
  return text;
}

/** A value as a TypeScript literal: short objects and lists on one line, long ones a member a line. */
export function literal(
  value: unknown,
  options: { readonly indent?: string; readonly singleLine?: boolean } = {},
): string {
  const indent = options.indent ?? "";
  if (value === undefined) return "undefined";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const single = isList
    ? `[${entries.map(([, each]) => literal(each, { singleLine: true })).join(", ")}]`
    : `{ ${entries.map(([key, each]) => `${keyText(key)}: ${literal(each, { singleLine: true })}`).join(", ")} }`;
  if (entries.length === 0) return isList ? "[]" : "{}";
  if (options.singleLine === true || (isList && single.length + indent.length <= 100)) return single;
  const isShort = single.length + indent.length <= 100 && !entries.some(([, each]) => isNested(each));
  if (isShort && indent !== "") return single;
  const inner = `${indent}  `;
  const lines = entries.map(([key, each]) => {
    const text = literal(each, { indent: inner });
    return `${inner}${isList ? text : `${keyText(key)}: ${text}`},\n`;
  });
  return isList ? `[\n${lines.join("")}${indent}]` : `{\n${lines.join("")}${indent}}`;
}

/** More than a scalar or a list of scalars. */
function isNested(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return !Array.isArray(value) || value.some((each) => typeof each === "object" && each !== null);
}

function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
