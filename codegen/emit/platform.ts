import type { Model, OutputFile } from "../model.ts";
import { runtimeImport } from "./runtimeImport.ts";
import { header, literal } from "./text.ts";

/** generated/platform.ts: the identity as a value. */
export function emitPlatform(model: Pick<Model, "platform" | "imports">): OutputFile {
  const from = runtimeImport(model.imports, "platform.ts", "schema/platform");
  const words = literal(model.platform);
  const text = [
    header("platform.yaml"),
    `import type { Platform } from "${from}";\nimport * as names from "./wellknown.ts";\n\n`,
    "/** The names of this platform; nothing else may know them. */\n",
    `export const platform: Platform = ${words.slice(0, -1)}  names,\n};\n`,
  ];
  return { path: "platform.ts", text: text.join("") };
}
