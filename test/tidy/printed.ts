import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filterTable } from "./filters.ts";
import { layerTable } from "./layers.ts";
import { limitTables } from "./limits.ts";
import type { Finding, Source } from "./source.ts";

/** A part of a page between `<!-- NAME:begin -->` and `<!-- NAME:end -->` that is printed from the sources. */
export interface Printed {
  readonly page: string;
  readonly name: string;
  readonly text: string;
}

export function printedParts(sources: readonly Source[]): Printed[] {
  return [
    { page: "ARCHITECTURE.md", name: "layers", text: layerTable() },
    { page: "runtime/server/README.md", name: "filters", text: filterTable(sources) },
    { page: "LIMITS.md", name: "limits", text: limitTables(sources) },
  ];
}

/** The page with the part as it is now; undefined where it has no place for it. */
export function withPart(page: string, { name, text }: Printed): string | undefined {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) return undefined;
  return `${page.slice(0, from)}${begin}\n${text}\n${page.slice(to)}`;
}

/** Parts that are out of date. With `write` they are brought up to date instead. */
export function staleParts(root: string, parts: readonly Printed[], { write }: { write: boolean }): Finding[] {
  return parts.flatMap((part): Finding[] => {
    const path = join(root, part.page);
    const page = readFileSync(path, "utf8");
    const wanted = withPart(page, part);
    const finding = { file: part.page, line: 1, rule: "printed" };
    if (wanted === undefined) return [{ ...finding, message: `has no place for "${part.name}"` }];
    if (wanted === page) return [];
    if (!write) return [{ ...finding, message: `"${part.name}" is out of date: UPDATE_PAGES=1 npm test -- tidy` }];
    writeFileSync(path, wanted);
    return [];
  });
}
