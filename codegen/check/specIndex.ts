import { type Data, isRecord, own, record, recordOf, text } from "../read.ts";
import { parseRef } from "../refs.ts";
import type { Pointer, Spec, SpecDocument } from "../spec.ts";
import { inlineTypeName } from "../typeNames.ts";
import type { SchemaSite } from "./rule.ts";
import { schemaSites } from "./sites.ts";

/**
 * Look-ups that rules share. Library files are found by references but have no sites: they are not the user's to mend.
 */
export interface SpecIndex {
  readonly resources: readonly SpecDocument[];
  readonly sites: readonly SchemaSite[];
  readonly kinds: readonly KindEntry[];
  /** Every type a folder/version declares, in spec order: kinds, $defs, and objects declared in place. */
  readonly types: readonly TypeEntry[];
  /** What a `$ref` in `document` leads to. */
  readonly resolve: (document: SpecDocument, ref: string) => Target | RefProblem;
  /** Follows references until a schema without one; undefined where a reference dangles or they form a circle. */
  readonly follow: (document: SpecDocument, schema: Data) => Target | undefined;
  /** Names that a reference from `document` could have meant. */
  readonly refCandidates: (document: SpecDocument) => readonly string[];
}

export interface Target {
  readonly document: SpecDocument;
  readonly schema: Data;
}

/** Why a reference leads nowhere; `broken` when its file does not parse, which is said elsewhere. */
export type RefProblem = "malformed" | "no-file" | "no-definition" | "broken";

export interface KindEntry {
  readonly document: SpecDocument;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

export interface TypeEntry {
  readonly document: SpecDocument;
  readonly pointer: Pointer;
  readonly folder: string;
  readonly name: string;
}

export function makeIndex(spec: Spec): SpecIndex {
  const resources = spec.resources.filter((each) => !each.isLibrary);
  const byModule = new Map<string, SpecDocument>();
  for (const document of spec.resources) if (!byModule.has(document.module)) byModule.set(document.module, document);
  const byFolder = groupByFolder(spec.resources);
  const sites = resources.flatMap(schemaSites);
  const resolve = (document: SpecDocument, ref: string): Target | RefProblem => {
    const parsed = parseRef(ref);
    if (parsed === undefined) return "malformed";
    const files = parsed.module === "" ? [document] : filesOf(parsed.module, byModule, byFolder);
    if (files.length === 0) return "no-file";
    for (const file of files) {
      const data = record(file.data);
      const isKind = text(data.kind) === parsed.name;
      const schema = isKind ? data.schema : own(recordOf(data, "$defs"), parsed.name);
      if (isRecord(schema)) return { document: file, schema };
    }
    return files.some((each) => each.isBroken) ? "broken" : "no-definition";
  };
  return {
    resources,
    sites,
    kinds: resources.flatMap(kindOf),
    types: declaredTypes(sites),
    resolve,
    follow: (document, schema) => follow({ document, schema }, resolve),
    refCandidates: (document) => candidates(document, spec.resources),
  };
}

function groupByFolder(documents: readonly SpecDocument[]): Map<string, SpecDocument[]> {
  const groups = new Map<string, SpecDocument[]>();
  for (const each of documents) groups.set(folderOf(each), [...(groups.get(folderOf(each)) ?? []), each]);
  return groups;
}

function filesOf(
  module: string,
  byModule: ReadonlyMap<string, SpecDocument>,
  byFolder: ReadonlyMap<string, readonly SpecDocument[]>,
): readonly SpecDocument[] {
  const exact = byModule.get(module);
  return exact === undefined ? (byFolder.get(module) ?? []) : [exact];
}

/** "core/v1/pod" lies in "core/v1"; "meta/v1" is its own folder. */
export function folderOf(document: SpecDocument): string {
  return document.module.split("/").slice(0, 2).join("/");
}

function follow(start: Target, resolve: SpecIndex["resolve"]): Target | undefined {
  let target = start;
  for (let hops = 0; hops < 32; hops++) {
    const ref = text(target.schema.$ref);
    if (ref === undefined) return target;
    const next = resolve(target.document, ref);
    if (typeof next === "string") return undefined;
    target = next;
  }
  return undefined;
}

function kindOf(document: SpecDocument): KindEntry[] {
  const data = record(document.data);
  const kind = text(data.kind);
  const version = text(data.version);
  if (kind === undefined || version === undefined) return [];
  return [{ document, group: text(data.group) ?? "", version, kind }];
}

function declaredTypes(sites: readonly SchemaSite[]): TypeEntry[] {
  const names = new Map<Data, string>();
  const types: TypeEntry[] = [];
  for (const site of sites) {
    const name = nameOf(site, names);
    names.set(site.schema, name);
    const isDeclared = site.role === "kind" || site.role === "definition" || isRecord(site.schema.properties);
    if (isDeclared)
      types.push({ document: site.document, pointer: site.pointer, folder: folderOf(site.document), name });
    for (const part of [site.schema.items, site.schema.additionalProperties]) {
      if (isRecord(part)) names.set(part, name);
    }
  }
  return types;
}

function nameOf(site: SchemaSite, names: ReadonlyMap<Data, string>): string {
  if (site.role === "kind" || site.role === "definition") return site.name;
  const holder = site.role === "property" ? site.parent?.schema : site.schema;
  return inlineTypeName((holder === undefined ? undefined : names.get(holder)) ?? "", site.role, site.name);
}

function candidates(document: SpecDocument, documents: readonly SpecDocument[]): string[] {
  return documents.flatMap((each) => {
    const { kind, $defs } = record(each.data);
    const names = [...(text(kind) === undefined ? [] : [String(kind)]), ...Object.keys(record($defs))];
    return names.map((name) => (each === document ? `#/$defs/${name}` : `${each.module}#/$defs/${name}`));
  });
}
