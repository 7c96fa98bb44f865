/** Compiles a constraint schema to a module without imports of its own. The only file that knows ajv. */
import { _, Ajv, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";
import standaloneModule from "ajv/dist/standalone/index.js";
import { formatChecks } from "../../runtime/schema/checks.ts";
import type { ConstraintSchema } from "./validatorSchema.ts";

export interface Standalone {
  /** ESM text that exports `validate` and uses `helpers` as free names. */
  readonly code: string;
  /** Names of runtime/schema that the text needs. */
  readonly helpers: readonly string[];
}

export function standalone(schema: ConstraintSchema): Standalone {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    meta: false,
    validateSchema: false,
    messages: false,
    code: { source: true, esm: true, lines: true, optimize: 2, formats: _`formatChecks` },
    keywords: [range, unique, uniqueKeys],
    formats: Object.fromEntries(Object.keys(formatChecks).map((name) => [name, () => true])),
  });
  const raw = standaloneModule.default(ajv, ajv.compile(schema));
  const code = tidy(raw);
  const helpers = ["formatChecks", "hasUniqueItems", "hasUniqueKeys"].filter((name) => code.includes(name));
  return { code, helpers };
}

/** Both bounds at once, so that a number outside them is one error. */
const range: CodeKeywordDefinition = {
  keyword: "range",
  type: "number",
  schemaType: "array",
  error: { message: "", params: ({ schema }) => _`{minimum: ${schema[0]}, maximum: ${schema[1]}}` },
  code(context) {
    const [minimum, maximum] = context.schema as [number, number];
    context.fail(_`${context.data} < ${minimum} || ${context.data} > ${maximum}`);
  },
};

const unique: CodeKeywordDefinition = {
  keyword: "unique",
  type: "array",
  schemaType: "boolean",
  error: { message: "", params: _`{}` },
  code: (context) => context.fail(_`!${helper(context, "hasUniqueItems")}(${context.data})`),
};

const uniqueKeys: CodeKeywordDefinition = {
  keyword: "uniqueKeys",
  type: "array",
  schemaType: "array",
  error: { message: "", params: ({ schemaValue }) => _`{keys: ${schemaValue}}` },
  code: (context) => context.fail(_`!${helper(context, "hasUniqueKeys")}(${context.data}, ${context.schemaValue})`),
};

/** A function of the runtime, by its name in the module that is made. */
function helper(context: KeywordCxt, name: "hasUniqueItems" | "hasUniqueKeys"): Name {
  return context.gen.scopeValue("func", {
    ref: name,
    code: name === "hasUniqueItems" ? _`hasUniqueItems` : _`hasUniqueKeys`,
  });
}

/** Characters as JSON Schema counts them: code points. */
const lengthFunction = `(text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
}`;

function tidy(code: string): string {
  const text = code
    .replace(/^"use strict";/, "")
    .replace(/export default \w+;\s*/, "")
    .replaceAll(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, lengthFunction)
    .replace(/export const validate = (\w+);/, (_all, name: string) => `export { ${name} as validate };\n`)
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")
    .replaceAll(
      /if\(vErrors === null\)\{\s*vErrors = \[(\w+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
      "(vErrors ??= []).push($1);",
    )
    .replaceAll(/\n{2,}/g, "\n\n");
  if (text.includes("require(")) throw new Error("a validator needs a function that is not at hand in an ES module");
  return indented(withoutUnusedSchemas(text)).trim();
}

/** ajv keeps the schema of every function; only enums and the like are read from it. */
function withoutUnusedSchemas(text: string): string {
  return text.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) => {
    const uses = text.split(new RegExp(`\\b${name}\\b`)).length - 1;
    return uses > 1 ? line : "";
  });
}

/** Braces that end and begin lines are blocks: ajv breaks lines nowhere else. */
function indented(text: string): string {
  let depth = 0;
  const lines = text.split("\n").map((line) => {
    const bare = line.trim();
    if (bare.startsWith("}")) depth -= 1;
    const at = bare === "" ? "" : `${"  ".repeat(Math.max(0, depth))}${bare}`;
    if (bare.endsWith("{")) depth += 1;
    return at;
  });
  return lines.join("\n");
}
