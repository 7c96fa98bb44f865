import { type Data, isRecord, own, record, recordOf, text } from "./read.ts";
import { parseRef } from "./refs.ts";
import type { Spec, SpecDocument } from "./spec.ts";
import { apiVersionOf } from "./storage.ts";

/** Which files the references of files lead to. */
export interface References {
  /** What a `$ref` in `document` leads to. */
  readonly resolve: (document: SpecDocument, ref: string) => Target | RefProblem;
  /** Follows references until a schema without one; undefined where a reference dangles or they form a circle. */
  readonly follow: (document: SpecDocument, schema: Data) => Target | undefined;
  /**
   * Files that what is made of a document depends on: those its references name, the metadata of every kind, the bodies
   * of sub-resources, and the stored version whose rules hold. Of a library file only the shared types count.
   */
  readonly of: (document: SpecDocument) => readonly SpecDocument[];
}

export interface Target {
  readonly document: SpecDocument;
  readonly schema: Data;
}

/** Why a reference leads nowhere; `broken` when its file does not parse, which is said elsewhere. */
export type RefProblem = "malformed" | "no-file" | "no-definition" | "broken";

export function makeReferences({ resources }: Pick<Spec, "resources">): References {
  const byModule = new Map<string, SpecDocument>();
  for (const document of resources) if (!byModule.has(document.module)) byModule.set(document.module, document);
  const byFolder = groupByFolder(resources);
  const filesOf = (module: string): readonly SpecDocument[] => {
    const exact = byModule.get(module);
    return exact === undefined ? (byFolder.get(module) ?? []) : [exact];
  };
  const resolve: References["resolve"] = (document, ref) => {
    const parsed = parseRef(ref);
    if (parsed === undefined) return "malformed";
    const files = parsed.module === "" ? [document] : filesOf(parsed.module);
    if (files.length === 0) return "no-file";
    for (const file of files) {
      const schema = declared(file, parsed.name);
      if (schema !== undefined) return { document: file, schema };
    }
    return files.some((each) => each.isBroken) ? "broken" : "no-definition";
  };
  const metadata = byFolder.get("meta/v1") ?? [];
  const known = new Map<SpecDocument, readonly SpecDocument[]>();
  return {
    resolve,
    follow: (document, schema) => follow({ document, schema }, resolve),
    of: (document) => {
      const found = known.get(document) ?? [
        ...named(document, resolve),
        ...(isKind(document) ? [...metadata, ...bodiesOf(document, resources), ...storedOf(document, resources)] : []),
      ];
      known.set(document, found);
      return found;
    },
  };
}

/** The files without which the indexes cannot be made, whatever else is left out. */
export function indexed({ resources }: Pick<Spec, "resources">): SpecDocument[] {
  const bodies = resources.filter(isKind).flatMap((each) => bodiesOf(each, resources));
  const shared = resources.filter((each) => indexedFolders.has(folderOf(each)) || namedScalars(each).length > 0);
  return [...bodies, ...shared];
}

/** Of bodies that are no kinds. */
const indexedFolders: ReadonlySet<string> = new Set(["meta/v1", "apidiscovery/v2"]);

/** Shared types of a file that stand for one scalar, by their names. */
export function namedScalars(document: SpecDocument): (readonly [name: string, scalar: string])[] {
  return Object.entries(recordOf(record(document.data), "$defs")).flatMap(([name, schema]) => {
    const scalar = text(record(schema)["x-scalar"]);
    return scalar === undefined ? [] : [[name, scalar] as const];
  });
}

/** All that can be reached from some documents, themselves included. */
export function reachable(from: Iterable<SpecDocument>, references: References): Set<SpecDocument> {
  const found = new Set(from);
  for (const document of found) for (const each of references.of(document)) found.add(each);
  return found;
}

/** "core/v1/pod" lies in "core/v1"; "meta/v1" is its own folder. */
export function folderOf({ module }: Pick<SpecDocument, "module">): string {
  return module.split("/").slice(0, 2).join("/");
}

function groupByFolder(documents: readonly SpecDocument[]): Map<string, SpecDocument[]> {
  const groups = new Map<string, SpecDocument[]>();
  for (const each of documents) groups.set(folderOf(each), [...(groups.get(folderOf(each)) ?? []), each]);
  return groups;
}

/** A library's kinds are not asked for. */
function isKind(document: SpecDocument): boolean {
  return !document.isLibrary && text(record(document.data).kind) !== undefined;
}

/** A kind or shared type of that name. */
function declared(document: SpecDocument, name: string): Data | undefined {
  const data = record(document.data);
  const schema = text(data.kind) === name ? data.schema : own(recordOf(data, "$defs"), name);
  return isRecord(schema) ? schema : undefined;
}

function follow(start: Target, resolve: References["resolve"]): Target | undefined {
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

function named(document: SpecDocument, resolve: References["resolve"]): SpecDocument[] {
  const { definitions, others } = document.refs;
  const targets = new Set<SpecDocument>();
  for (const ref of document.isLibrary ? definitions : [...definitions, ...others]) {
    const target = resolve(document, ref);
    if (typeof target !== "string") targets.add(target.document);
  }
  return [...targets];
}

/** Files that declare what a kind's sub-resources take and give. */
function bodiesOf(document: SpecDocument, resources: readonly SpecDocument[]): SpecDocument[] {
  const data = record(document.data);
  return Object.entries(recordOf(data, "subresources")).flatMap(([name, value]) => {
    const { group = data.group, version = data.version, kind, options } = name === "scale" ? scale : record(value);
    const types = [kind, options].filter((each) => typeof each === "string");
    return resources.filter((each) => {
      if (each.isLibrary && name !== "scale") return false;
      const other = record(each.data);
      const isThere = (other.group ?? "") === (group ?? "") && other.version === version;
      return isThere && types.some((type) => declared(each, type) !== undefined);
    });
  });
}

/** The file of the version that a kind is stored in, where the rules of that version hold. */
function storedOf(document: SpecDocument, resources: readonly SpecDocument[]): SpecDocument[] {
  const { kind, storage } = record(document.data);
  const { checked, version } = record(storage);
  if (checked !== true) return [];
  return resources.filter(({ data }) => {
    const other = record(data);
    return other.kind === kind && apiVersionOf(text(other.group) ?? "", text(other.version) ?? "") === version;
  });
}

const scale: Data = { group: "autoscaling", version: "v1", kind: "Scale" };
