/** Compiles the constraint schemas of a module to its functions. The only file that knows ajv. */
import { _, Ajv, type CodeKeywordDefinition, type KeywordCxt, Name } from "ajv";
import standaloneModule from "ajv/dist/standalone/index.js";
import { formatChecks } from "../../runtime/schema/checks.ts";

/** A JSON Schema without types: the decoder has decided those, so only constraints are left. */
export type ConstraintSchema = { [keyword: string]: unknown };

export interface Validators {
  /** ESM text that exports the functions and uses `helpers` as free names. */
  readonly code: string;
  /** Names that the text needs, by the part of the runtime that has them. */
  readonly helpers: Readonly<Record<"schema/index" | "cel/index", readonly string[]>>;
}

/**
 * The functions of a module, as JSON of `Validators`.
 *
 * @param schemas by the name of the function to make.
 */
export function validators(schemas: Readonly<Record<string, ConstraintSchema>>): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    meta: false,
    validateSchema: false,
    messages: false,
    code: { source: true, esm: true, lines: true, optimize: 2, formats: _`formatChecks` },
    keywords: [range, givenEnum, unique, uniqueKeys],
    formats: Object.fromEntries(Object.keys(formatChecks).map((name) => [name, () => true])),
  });
  const plain = ajv.getKeyword("enum") as CodeKeywordDefinition;
  for (const each of [pattern, multipleOf, plainEnum(plain)]) ajv.removeKeyword(String(each.keyword)).addKeyword(each);
  const names = Object.keys(schemas);
  for (const name of names) ajv.addSchema(schemas[name] ?? {}, name);
  const code = tidy(standaloneModule.default(ajv, Object.fromEntries(names.map((name) => [name, name]))));
  const used = (part: readonly string[]) => part.filter((name) => code.includes(name));
  const helpers = { "schema/index": used(schemaHelpers), "cel/index": used(celHelpers) };
  return JSON.stringify({ code, helpers } satisfies Validators);
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

/** `enum` whose values an error lists in the order of the schema. */
const givenEnum: CodeKeywordDefinition = {
  keyword: "givenEnum",
  schemaType: "array",
  error: { message: "", params: ({ schemaValue }) => _`{allowedValues: ${schemaValue}}` },
  code: (context) => context.fail(_`!${context.schemaValue}.includes(${context.data})`),
};

/** As many values are compared one by one. */
const maxCompared = 199;

/** `enum` as ajv has it; a long one is looked through, where ajv would call a function that it brings. */
function plainEnum(plain: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...givenEnum,
    keyword: "enum",
    code: (context) => (context.schema.length <= maxCompared ? plain : givenEnum).code(context),
  };
}

/** Spec files have the pattern dialect of definitions; an error shows the pattern as it was written. */
const pattern: CodeKeywordDefinition = {
  keyword: "pattern",
  type: "string",
  schemaType: "string",
  error: { message: "", params: ({ schemaValue }) => _`{pattern: ${schemaValue}}` },
  code: (context) => context.fail(_`!${helper(context, "matchesPattern")}(${context.data}, ${context.schemaValue})`),
};

/** In decimals, as for definitions: 0.3 is a multiple of 0.1. */
const multipleOf: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error: { message: "", params: ({ schemaValue }) => _`{multipleOf: ${schemaValue}}` },
  code: (context) => context.fail(_`!${helper(context, "isMultiple")}(${context.data}, ${context.schemaValue})`),
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
function helper(context: KeywordCxt, name: string): Name {
  return context.gen.scopeValue("func", { ref: name, code: new Name(name) });
}

const schemaHelpers = ["formatChecks", "hasUniqueItems", "hasUniqueKeys", "isMultiple"];
const celHelpers = ["matchesPattern"];

/** Characters as JSON Schema counts them: code points. */
const lengthFunction = `(text) => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
}`;

function tidy(code: string): string {
  const text = named(code)
    .replace(/^"use strict";/, "")
    .replaceAll(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, lengthFunction)
    .replaceAll('{instancePath="", parentData, parentDataProperty, rootData=data}={}', 'instancePath = ""')
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")
    .replaceAll(
      /if\(vErrors === null\)\{\s*vErrors = \[(\w+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
      "(vErrors ??= []).push($1);",
    )
    .replaceAll(/\n{2,}/g, "\n\n");
  if (text.includes("require(")) throw new Error("a validator needs a function that is not at hand in an ES module");
  return indented(withoutUnusedSchemas(text)).trim();
}

/** ajv numbers the functions and exports them under their names; here they have these names themselves. */
function named(code: string): string {
  const names = new Map<string, string>();
  const body = code.replaceAll(/export const (\w+) = (\w+);\n?/g, (_all, name: string, numbered: string) => {
    names.set(numbered, name);
    return "";
  });
  return body
    .replaceAll(/\bvalidate\d+\b/g, (numbered) => names.get(numbered) ?? numbered)
    .replaceAll(/^function (?=validate)/gm, "export function ");
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
