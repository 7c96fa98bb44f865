import type { ComponentModel, FlagModel, FlagSetModel, Model, OutputFile } from "../model.ts";
import { pascal } from "./names.ts";
import { runtimeImport } from "./runtimeImport.ts";
import { docComment, header, literal } from "./text.ts";

/**
 * generated/flags.ts: for each set that components share its flags as an interface and a table; for each component the
 * same of all its flags and a parser over them; and all tables.
 */
export function emitFlags(model: Pick<Model, "flagSets" | "components" | "platform" | "imports">): OutputFile {
  const from = runtimeImport(model.imports, "flags.ts", "schema/flags");
  const shared = model.flagSets.filter(({ name }) => model.components.some(({ sets }) => sets.includes(name)));
  const components = model.components.map((component) => componentText(component, model.platform.name));
  const hasGates = [...shared, ...model.components].some(({ flags }) => flags.some((each) => each.keys === "gates"));
  const gates = hasGates ? 'import { gates } from "./gates.ts";\n' : "";
  const types = ["ConfiguredFlags", ...(shared.length === 0 ? [] : ["Flag"]), "FlagSet", "ParsedFlags"].join(", ");
  const imports = `import type { ${types} } from "${from}";\nimport { parseFlags } from "${from}";\n`;
  const rows = model.components.map(({ name }) => `  ${JSON.stringify(name)}: ${camel(name)}FlagSet,\n`);
  const tables = [
    "/** The flags of each program, in the words of the platform. */\n",
    `export const flagSets: Readonly<Record<string, FlagSet>> = {\n${rows.join("")}};\n`,
  ].join("");
  const parts = [...shared.map(sharedText), ...components, tables];
  return { path: "flags.ts", text: `${header("flags.yaml")}${imports}${gates}\n${parts.join("\n")}` };
}

function sharedText({ name, flags }: FlagSetModel): string {
  return [
    docComment(`Flags that several programs have: ${name}.`),
    `export interface ${sharedType(name)} {\n${membersText(flags)}}\n\n`,
    `const ${camel(name)}Flags: readonly Flag[] = ${tableText({ sets: [], flags })};\n`,
  ].join("");
}

function componentText(component: ComponentModel, program: string): string {
  const name = camel(component.name);
  const typeName = `${pascal(name)}Flags`;
  const { description, configuration, refused, sets, flags } = component;
  const bases = sets.map(sharedType).join(",\n    ");
  const base = bases === "" ? "" : `\n  extends ${bases}`;
  return [
    docComment(description),
    `export interface ${typeName}${base} {\n${membersText(flags)}}\n\n`,
    `const ${name}FlagSet: FlagSet = {\n`,
    `  command: ${literal(`${program} ${component.name}`)},\n  description: ${literal(description)},\n`,
    configuration === undefined ? "" : `  configuration: ${literal(configuration, { indent: "  " })},\n`,
    `  flags: ${tableText({ sets, flags }, "  ")},\n`,
    refused === undefined ? "" : `  refused: ${literal(refused, { indent: "  " })},\n`,
    "};\n\n",
    `/** Reads the arguments of \`${program} ${component.name}\`, or of the same program in the words of another platform. */\n`,
    `export function parse${typeName}(\n  argv: readonly string[],\n  set = ${name}FlagSet,\n`,
    `  configured?: ConfiguredFlags,\n): ParsedFlags<${typeName}> {\n`,
    "  return parseFlags(set, argv, configured);\n}\n",
  ].join("");
}

function membersText(flags: readonly FlagModel[]): string {
  const members = flags.map(
    (flag) =>
      `${docComment(flag.description, "  ")}  readonly ${flag.property ?? camel(flag.name)}: ${typeText(flag)};\n`,
  );
  return members.join("");
}

function tableText({ sets, flags }: Pick<ComponentModel, "sets" | "flags">, indent = ""): string {
  const inner = `${indent}  `;
  const own = flags.map((flag) => literal(flag, { indent: inner }).replaceAll('keys: "gates"', "gates"));
  const rows = [...sets.map((set) => `...${camel(set)}Flags`), ...own].map((each) => `${inner}${each},\n`);
  return rows.length === 0 ? "[]" : `[\n${rows.join("")}${indent}]`;
}

function sharedType(set: string): string {
  return `Shared${pascal(camel(set))}Flags`;
}

function typeText(flag: FlagModel): string {
  const text = flag.enum === undefined ? "string" : flag.enum.map((each) => JSON.stringify(each)).join(" | ");
  switch (flag.type) {
    case "int":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "duration":
      return "string";
    case "string":
      // A flag without a default may be "", whatever its values.
      return flag.enum === undefined || flag.default !== undefined ? text : `"" | ${text}`;
    case "list":
      return `readonly ${flag.enum === undefined ? text : `(${text})`}[]`;
    case "texts":
      return "readonly string[]";
    case "map":
      return "Readonly<Record<string, string>>";
    case "multimap":
      return "Readonly<Record<string, readonly string[]>>";
  }
}

/** "secure-port" is `securePort`, the command "storage backup" is `storageBackup`. */
function camel(name: string): string {
  return name.replace(/[- ]+(.)/g, (_, letter: string) => letter.toUpperCase());
}
