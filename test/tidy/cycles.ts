import type { Finding, Rule, Source } from "./source.ts";

/** An import seen from far: `file` is where to look. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly line: number;
}

/** Files whose values need each other while they load. */
export const fileCycles: Rule = (sources) => {
  const edges = edgesOf(sources, { withTypes: false, nodeOf: (path) => path });
  return cycles(edges, "file-cycle");
};

/**
 * Folders that need each other, types included. A file that lies loose beside the folders stands for itself, or for the
 * folder of its name: codegen/build.ts for codegen/build/.
 */
export const folderCycles: Rule = (sources) => {
  const edges = edgesOf(sources, { withTypes: true, nodeOf: folderOf });
  const folders = new Set(
    sources
      .map((each) => each.path)
      .filter(isInFolder)
      .map(folderOf),
  );
  return cycles(
    edges.filter((each) => folders.has(each.from) || folders.has(each.to)),
    "folder-cycle",
  );
};

function isInFolder(path: string): boolean {
  return path.split("/").length > 2;
}

/** "codegen/emit/proto/x.ts" -> "codegen/emit"; "codegen/print.ts" -> "codegen/print". */
function folderOf(path: string): string {
  return path.split("/").slice(0, 2).join("/").replace(/\.ts$/, "");
}

interface EdgeOptions {
  readonly withTypes: boolean;
  readonly nodeOf: (path: string) => string;
}

function edgesOf(sources: readonly Source[], { withTypes, nodeOf }: EdgeOptions): Edge[] {
  const known = new Set(sources.map((each) => each.path));
  return sources.flatMap((source) =>
    source.imports.flatMap(({ target, isType, isLazy, line }) => {
      if (target === undefined || !known.has(target) || (!withTypes && (isType || isLazy))) return [];
      const edge = { from: nodeOf(source.path), to: nodeOf(target), file: source.path, line };
      return edge.from === edge.to ? [] : [edge];
    }),
  );
}

/** One finding a ring, at the import that leads out of its first member. */
function cycles(edges: readonly Edge[], rule: string): Finding[] {
  const next = new Map<string, Edge[]>();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  const done = new Set<string>();
  const found: Finding[] = [];
  for (const start of [...next.keys()].sort()) {
    const way = done.has(start) ? undefined : shortestWayBack(start, next);
    const first = way?.[0];
    if (way === undefined || first === undefined) continue;
    for (const edge of way) done.add(edge.from);
    const message = [start, ...way.map((each) => each.to)].join(" -> ");
    found.push({ file: first.file, line: first.line, rule, message });
  }
  return found;
}

function shortestWayBack(start: string, next: ReadonlyMap<string, readonly Edge[]>): Edge[] | undefined {
  const ways: Edge[][] = [[]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const edge of next.get(way.at(-1)?.to ?? start) ?? []) {
      if (edge.to === start) return [...way, edge];
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      ways.push([...way, edge]);
    }
  }
  return undefined;
}
