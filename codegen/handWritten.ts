import { dirname, join, resolve } from "node:path";
import { packageFolder } from "./folders.ts";
import type { HandWritten } from "./model.ts";
import type { SpecDocument } from "./spec.ts";

/** What a hand-written function is for; the file of a kind that holds it has that name. */
export type HandWrittenRole = "strategy" | "columns" | "defaults";

/**
 * What a spec file's name for a function means. Names of Orch's own are paths below runtime/kinds:
 *
 *   core/pod               `strategy` of core/pod/strategy.ts
 *   core/pod.ready         `ready` of core/pod/columns.ts, or of core/pod/defaults.ts
 *   rules/template.images  `images` of rules/template.ts
 *   ./widget.ts#color      `color` of a file beside the spec file
 */
export function handWritten(name: string, role: HandWrittenRole, document: SpecDocument): HandWritten | undefined {
  const beside = /^(\.\.?\/[^#]+\.ts)(?:#([A-Za-z_$][\w$]*))?$/.exec(name);
  if (beside?.[1] !== undefined) {
    const exported = beside[2] ?? (role === "strategy" ? "strategy" : undefined);
    return exported === undefined ? undefined : { file: resolve(dirname(document.file), beside[1]), export: exported };
  }
  const own = (role === "strategy" ? /^(\w+(?:\/\w+)+)$/ : /^(\w+(?:\/\w+)+)\.(\w+)$/).exec(name);
  if (own?.[1] === undefined) return undefined;
  return { file: join(packageFolder, "runtime/kinds", fileOf(own[1], role)), export: own[2] ?? "strategy" };
}

/** A group and a kind are a folder; all other paths are files. */
function fileOf(path: string, role: HandWrittenRole): string {
  const [group, ...rest] = path.split("/");
  return group !== "rules" && rest.length === 1 ? `${path}/${role}.ts` : `${path}.ts`;
}
