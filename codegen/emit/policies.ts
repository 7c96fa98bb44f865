import type { Model, OutputFile } from "../model.ts";
import { runtimeImport } from "./runtimeImport.ts";
import { header, literal } from "./text.ts";

/** generated/policies.ts: the objects of spec/policies.yaml as they are stored. */
export function emitPolicies(model: Pick<Model, "policies" | "flowPolicies" | "imports">): OutputFile {
  const from = runtimeImport(model.imports, "policies.ts", "schema/generated");
  const text = [
    header("policies.yaml"),
    `import type { DefaultPolicies, FlowPolicies } from "${from}";\n\n`,
    "/** The roles and bindings that a server makes for itself, by their resource. */\n",
    `export const policies: DefaultPolicies = ${literal(model.policies)};\n\n`,
    "/** The priority levels and flow schemas that a server makes for itself. */\n",
    `export const flowPolicies: FlowPolicies = ${literal(model.flowPolicies)};\n`,
  ];
  return { path: "policies.ts", text: text.join("") };
}
