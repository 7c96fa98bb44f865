import type { Model, OutputFile } from "../model.ts";
import { runtimeImport } from "./runtimeImport.ts";
import { header, literal } from "./text.ts";

/**
 * generated/gates.ts: the gates as a typed table, and the reader of --feature-gates, which reads gates of others, too.
 */
export function emitGates(model: Pick<Model, "gates" | "imports" | "inPackage">): OutputFile {
  const from = runtimeImport(model.imports, "gates.ts", "schema/gates");
  const names = model.gates.map((gate) => `  | ${JSON.stringify(gate.name)}\n`).join("");
  const rows = model.gates.map(
    ({ name, stage, default: isOn, locked, components, effect, since, before }) =>
      `  ${literal({ name, stage, default: isOn, locked, components, effect, since, before }, { singleLine: true })},\n`,
  );
  const isWhole = model.inPackage.size === 0;
  const imported = isWhole
    ? `import type { FeatureGates, Gate } from "${from}";\nimport { featureGates } from "${from}";\n\n`
    : `import type { Gate } from "${from}";\n\n`;
  const text = [
    header("gates.yaml"),
    imported,
    `export type GateName =${names === "" ? " never;\n" : `\n${names.trimEnd()};\n`}\n`,
    "/** Every gate in the order of the spec. */\n",
    `export const gates: readonly Gate<GateName>[] = [\n${rows.join("")}];\n`,
  ];
  const reader = [
    '\n/**\n * Reads the value of --feature-gates, e.g. `{ AllAlpha: "true" }`, as the gates were in a version.\n',
    " * `others` are gates of kinds beside the built-in ones.\n",
    " * @throws FeatureGateError on an unknown name, a value that is no boolean, and a locked gate.\n */\n",
    "export function parseFeatureGates(\n  settings: Readonly<Record<string, string>>,\n  emulated?: string,\n",
    "  others: readonly Gate[] = [],\n",
    "): FeatureGates<GateName> {\n",
    "  return featureGates([...gates, ...(others as typeof gates)], settings, emulated);\n}\n",
  ];
  return { path: "gates.ts", text: [...text, ...(isWhole ? reader : [])].join("") };
}
