import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { packageFolder } from "../folders.ts";
import { type HandWrittenRole, handWritten } from "../handWritten.ts";
import type { HandWritten } from "../model.ts";
import { isInside } from "../options.ts";
import type { SpecDocument } from "../spec.ts";
import type { Report } from "./rule.ts";
import { suggestFix } from "./suggest.ts";

/** Complains when a function that a spec file names does not exist. tsc checks its type later. */
export function missingFunction(name: string, role: HandWrittenRole, document: SpecDocument): Report | undefined {
  const form = role === "strategy" ? "group/kind, or ./file.ts#export" : "group/kind.export, or ./file.ts#export";
  const target = handWritten(name, role, document);
  if (target === undefined) return { message: `"${name}" does not name a function`, fix: `write ${form}` };
  const place = isInside(packageFolder, target.file) ? relative(packageFolder, target.file) : target.file;
  const exported = exportsOf(target.file);
  if (exported === undefined) {
    return {
      message: `"${name}" needs ${place}, which does not exist`,
      fix: `write that file, exporting ${target.export}`,
    };
  }
  if (exported.includes(target.export)) return undefined;
  const fix = suggestFix(target.export, exported, `export ${target.export} from it`);
  return { message: `${place} has no export "${target.export}"`, fix };
}

/** Whether a hand-written function is where it is named. */
export function isThere({ file, export: name }: HandWritten): boolean {
  return exportsOf(file)?.includes(name) === true;
}

/** The text of the file that a spec file names a function of; undefined when there is none. */
export function sourceOf(name: string, role: HandWrittenRole, document: SpecDocument): string | undefined {
  const target = handWritten(name, role, document);
  return target === undefined ? undefined : readIfThere(target.file);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined; // The caller says that the file is missing.
  }
}

/** Names a TypeScript file exports, as far as declarations and export lists tell; undefined when there is no file. */
function exportsOf(file: string): string[] | undefined {
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  const declared = text.matchAll(/^export (?:declare )?(?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm);
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap((match) => (match[1] ?? "").split(","));
  const listed = lists
    .map(
      (each) =>
        each
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
    )
    .filter((each) => each !== "");
  return [...[...declared].map((match) => match[1] ?? ""), ...listed];
}
