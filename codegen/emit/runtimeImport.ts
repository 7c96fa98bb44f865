import { dirname, join, relative } from "node:path/posix";
import type { ImportStyle } from "../model.ts";

/**
 * How the generated file `from` (relative to the output folder) names `module` of the runtime.
 *
 * @example
 * runtimeImport(relativeStyle, "core/v1/pod.ts", "schema/status") // "../../../runtime/schema/status.ts"
 * runtimeImport({ kind: "package" }, "core/v1/pod.ts", "schema/status") // "orch/schema"
 */
export function runtimeImport(imports: ImportStyle, from: string, module: `schema/${string}`): string {
  if (imports.kind === "package") return `orch/${dirname(module)}`;
  const path = relative(dirname(join(imports.outputFolder, from)), join(imports.runtimeFolder, `${module}.ts`));
  return path.startsWith(".") ? path : `./${path}`;
}
