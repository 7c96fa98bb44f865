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

/** Rings with types that are there; no other may come. */
export const knownRings: readonly (readonly string[])[] = [
  ["runtime/schema/structure.ts", "runtime/schema/validator.ts"],
];

/**
 * Files that need each other, types included: one is not understood without the others. The files of a known ring may,
 * as long as they do.
 */
export function typeCycles(known: readonly (readonly string[])[]): Rule {
  return (sources) => {
    const rings = ringsOf(edgesOf(sources, { withTypes: true, nodeOf: (path) => path }));
    const knownOf = (ring: Ring) => known.find((files) => ring.every((edge) => files.includes(edge.from)));
    const seen = new Set(rings.map(knownOf));
    const gone = known.filter((files) => !seen.has(files));
    return [
      ...rings.filter((ring) => knownOf(ring) === undefined).map((ring) => findingOf(ring, "type-cycle")),
      ...gone.map(([file = ""]) => ({
        file,
        line: 1,
        rule: "type-cycle",
        message: "is in no ring: knownRings lists it",
      })),
    ];
  };
}

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

function cycles(edges: readonly Edge[], rule: string): Finding[] {
  return ringsOf(edges).map((ring) => findingOf(ring, rule));
}

/** Found at the import that leads out of the ring's first member. */
function findingOf([first, ...others]: Ring, rule: string): Finding {
  const message = [first.from, first.to, ...others.map((each) => each.to)].join(" -> ");
  return { file: first.file, line: first.line, rule, message };
}

/** A way that ends where it begins. */
type Ring = readonly [Edge, ...Edge[]];

/** For each file or folder in a ring that no earlier ring has, its shortest. */
function ringsOf(edges: readonly Edge[]): Ring[] {
  const next = new Map<string, Edge[]>();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  const done = new Set<string>();
  const found: Ring[] = [];
  for (const start of [...next.keys()].sort()) {
    const way = done.has(start) ? undefined : shortestWayBack(start, next);
    if (way === undefined) continue;
    for (const edge of way) done.add(edge.from);
    found.push(way);
  }
  return found;
}

function shortestWayBack(start: string, next: ReadonlyMap<string, readonly Edge[]>): Ring | undefined {
  const ways = (next.get(start) ?? []).map((edge): Ring => [edge]);
  const seen = new Set(ways.map(([edge]) => edge.to));
  for (const way of ways) {
    const at = way.at(-1)?.to ?? start;
    if (at === start) return way;
    for (const edge of next.get(at) ?? []) {
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      ways.push([...way, edge]);
    }
  }
  return undefined;
}
