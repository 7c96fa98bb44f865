import { dirname, join, resolve } from "node:path";
import { packageFolder } from "./folders.ts";
import type { HandWritten } from "./model.ts";
import type { SpecDocument } from "./spec.ts";

/** Where functions named without a file live, below runtime/registry. */
export type HandWrittenFolder = "strategies" | "print" | "defaulters";

/**
 * What a spec file's name for a function means: `pod` is `strategy` of runtime/registry/strategies/pod.ts, `pod.ready`
 * is `ready` of runtime/registry/print/pod.ts, `./widget.ts#color` an export of a file beside the spec file.
 */
export function handWritten(name: string, folder: HandWrittenFolder, document: SpecDocument): HandWritten | undefined {
  const beside = /^(\.\.?\/[^#]+\.ts)(?:#([A-Za-z_$][\w$]*))?$/.exec(name);
  if (beside?.[1] !== undefined) {
    const exported = beside[2] ?? (folder === "strategies" ? "strategy" : undefined);
    return exported === undefined ? undefined : { file: resolve(dirname(document.file), beside[1]), export: exported };
  }
  const own = (folder === "strategies" ? /^(\w+)$/ : /^(\w+)\.(\w+)$/).exec(name);
  if (own?.[1] === undefined) return undefined;
  return { file: join(packageFolder, "runtime", "registry", folder, `${own[1]}.ts`), export: own[2] ?? "strategy" };
}
