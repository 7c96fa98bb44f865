import type { ComponentModel, FlagModel, Model, OutputFile } from "../model.ts";
import { runtimeImport } from "./runtimeImport.ts";
import { docComment, header, literal } from "./text.ts";

/** generated/flags.ts: for each component its flags as an interface, a table and a parser over it; and all tables. */
export function emitFlags(model: Pick<Model, "components" | "platform" | "imports">): OutputFile {
  const from = runtimeImport(model.imports, "flags.ts", "schema/flags");
  const components = model.components.map((component) => componentText(component, model.platform.name));
  const hasGates = model.components.some(({ flags }) => flags.some((each) => each.keys === "gates"));
  const gates = hasGates ? 'import { gates } from "./gates.ts";\n' : "";
  const types = "ConfiguredFlags, FlagSet, ParsedFlags";
  const imports = `import type { ${types} } from "${from}";\nimport { parseFlags } from "${from}";\n`;
  const rows = model.components.map(({ name }) => `  ${JSON.stringify(name)}: ${camel(name)}FlagSet,\n`);
  const sets = [
    "/** The flags of each program, in the words of the platform. */\n",
    `export const flagSets: Readonly<Record<string, FlagSet>> = {\n${rows.join("")}};\n`,
  ].join("");
  return { path: "flags.ts", text: `${header("flags.yaml")}${imports}${gates}\n${[...components, sets].join("\n")}` };
}

function componentText(component: ComponentModel, program: string): string {
  const name = camel(component.name);
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Flags`;
  const members = component.flags.map(
    (flag) =>
      `${docComment(flag.description, "  ")}  readonly ${flag.property ?? camel(flag.name)}: ${typeText(flag)};\n`,
  );
  const flagSet = {
    command: `${program} ${component.name}`,
    description: component.description,
    ...(component.configuration === undefined ? {} : { configuration: component.configuration }),
    flags: component.flags,
    ...(component.refused === undefined ? {} : { refused: component.refused }),
  };
  return [
    docComment(component.description),
    `export interface ${typeName} {\n${members.join("")}}\n\n`,
    `const ${name}FlagSet: FlagSet = ${literal(flagSet).replaceAll('keys: "gates"', "gates")};\n\n`,
    `/** Reads the arguments of \`${flagSet.command}\`, or of the same program in the words of another platform. */\n`,
    `export function parse${typeName}(\n  argv: readonly string[],\n  set = ${name}FlagSet,\n`,
    `  configured?: ConfiguredFlags,\n): ParsedFlags<${typeName}> {\n`,
    "  return parseFlags(set, argv, configured);\n}\n",
  ].join("");
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
