import type { Model, OutputFile } from "../model.ts";
import { runtimeImport } from "./runtimeImport.ts";
import { header, literal } from "./text.ts";

/** generated/platform.ts: the identity as a value. */
export function emitPlatform(model: Pick<Model, "platform" | "imports">): OutputFile {
  const from = runtimeImport(model.imports, "platform.ts", "schema/platform");
  const text = [
    header("platform.yaml"),
    `import type { Platform } from "${from}";\n\n`,
    "/** The names of this platform; nothing else may know them. */\n",
    `export const platform: Platform = ${literal(model.platform)};\n`,
  ];
  return { path: "platform.ts", text: text.join("") };
}
