import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { EmittedFile } from "./emit/index.ts";
import type { ImportExtension } from "./model.ts";
import { isInside } from "./options.ts";
import { packageFolder } from "./folders.ts";

/**
 * How files of an output folder may name each other: `ts` where the compiler takes that, and where no compiler is set
 * up, for programs that run TypeScript as it is. Other compilers take `js`, and so do those programs but for Node.
 */
export function importExtensionFor(out: string): ImportExtension {
  if (isInside(packageFolder, out)) return "ts";
  const file = fileAbove(out, "tsconfig.json");
  if (file === undefined) return "ts";
  const ts: typeof import("typescript") = createRequire(import.meta.url)("typescript");
  const noFiles = { ...ts.sys, readDirectory: () => [] };
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { allowImportingTsExtensions: isAllowed, rewriteRelativeImportExtensions: isRewritten } =
    ts.parseJsonConfigFileContent(config ?? {}, noFiles, dirname(file), undefined, file).options;
  return isAllowed === true || isRewritten === true ? "ts" : "js";
}

/** Files with relative imports that end in `js`; emitters write `ts`. */
export function withJsImports(files: readonly EmittedFile[]): EmittedFile[] {
  return files.map((file) =>
    file.path.endsWith(".ts") ? { ...file, text: file.text.replace(tsImport, "$1.js$2") } : file,
  );
}

/** At the end of an import or export statement, or in a call. */
const tsImport = /(^(?:import|export|\} from)\b[^;\n]*"\.{1,2}\/[^"\n]+|\bimport\("\.{1,2}\/[^"\n]+)\.ts("(?:;$|\)))/gm;

function fileAbove(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const above = dirname(folder);
  return above === folder ? undefined : fileAbove(above, name);
}
