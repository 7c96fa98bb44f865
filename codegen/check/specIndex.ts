import { type Data, isRecord, record, text } from "../read.ts";
import { folderOf, makeReferences, type References } from "../references.ts";
import type { Pointer, Spec, SpecDocument } from "../spec.ts";
import { inlineTypeName } from "../typeNames.ts";
import { type SchemaSite, schemaSites } from "./sites.ts";

/**
 * Look-ups that rules share. Library files are found by references but have no sites: they are not the user's to mend.
 * Nor have files that are kept as an earlier run found them.
 */
export interface SpecIndex extends Pick<References, "resolve" | "follow"> {
  /** Files to look at. */
  readonly resources: readonly SpecDocument[];
  readonly sites: readonly SchemaSite[];
  /** Of all files. */
  readonly kinds: readonly KindEntry[];
  /** Every type a folder/version declares, in spec order: kinds, $defs, and objects declared in place. */
  readonly types: readonly TypeEntry[];
  /** Names that a reference from `document` could have meant. */
  readonly refCandidates: (document: SpecDocument) => readonly string[];
}

export interface KindEntry {
  readonly document: SpecDocument;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

export interface TypeEntry {
  readonly document: SpecDocument;
  readonly pointer: Pointer;
  readonly schema: Data;
  readonly folder: string;
  readonly name: string;
}

export function makeIndex(spec: Spec): SpecIndex {
  const own = spec.resources.filter((each) => !each.isLibrary);
  const resources = own.filter((each) => !each.isKept);
  const sites = resources.flatMap(schemaSites);
  const { resolve, follow } = makeReferences(spec);
  return {
    resources,
    sites,
    kinds: own.flatMap(kindOf),
    types: declaredTypes(sites),
    resolve,
    follow,
    refCandidates: (document) => candidates(document, spec.resources),
  };
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
    const { document, pointer, schema } = site;
    if (isDeclared) types.push({ document, pointer, schema, folder: folderOf(document), name });
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
