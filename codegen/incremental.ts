/**
 * Compares a spec with what the last run made. All that knows of earlier runs is here and in lastRun.ts: check, build
 * and emit work on the spec and the units that they are given.
 */
import { readFileSync } from "node:fs";
import { usedLibrary } from "./build/library.ts";
import { hashOf } from "./cache.ts";
import { isThere } from "./check/exports.ts";
import type { Unit, Work } from "./emit/index.ts";
import { swaggerPath } from "./emit/openapi/swagger.ts";
import type { LastRun, MadeUnit } from "./lastRun.ts";
import { type Extra, type GenerateOptions, importStyle } from "./options.ts";
import { outputPath } from "./outputPath.ts";
import { list, record, recordOf, text } from "./read.ts";
import { folderOf, indexed, makeReferences, namedScalars, reachable, type References } from "./references.ts";
import type { Spec, SpecDocument } from "./spec.ts";

/** What a run makes anew, and what it leaves. */
export interface IncrementalPlan {
  /** Files that no unit at work needs are marked as kept. */
  readonly spec: Spec;
  readonly work: Work;
  /** Of every unit, hash of all that it is made from. */
  readonly keys: ReadonlyMap<Unit, string>;
  /** Units that stay as they are. */
  readonly upToDate: ReadonlyMap<Unit, MadeUnit>;
}

export function planIncrementally(spec: Spec, options: GenerateOptions, last: LastRun): IncrementalPlan {
  const references = makeReferences(spec);
  const documents = [...spec.resources.filter((each) => !each.isLibrary), ...usedLibrary(spec, references)];
  const keys = keysOf({ spec, documents, references }, options);
  const upToDate = new Map<Unit, MadeUnit>();
  // What stays of the OpenAPI 2.0 document stands in the document itself.
  for (const [unit, key] of last.units.whole === undefined ? [] : keys) {
    const made = last.units[unit];
    if (made?.key === key && made.functions.every(isThere)) upToDate.set(unit, made);
  }
  const has = (unit: Unit) => keys.has(unit) && !upToDate.has(unit);
  const atWork = documents.filter((each) => has(`module ${each.module}`) || has(`folder ${folderOf(each)}`));
  const needed = extrasOf(options).some(has)
    ? new Set(documents)
    : reachable(has("whole") ? [...atWork, ...indexed(spec)] : atWork, references);
  const resources = spec.resources.map((each) => (needed.has(each) ? each : { ...each, isKept: true }));
  const vocabulary = { ...spec.vocabulary };
  for (const part of vocabularyParts) {
    const document = vocabulary[part];
    if (document !== undefined && upToDate.has(part)) vocabulary[part] = { ...document, isKept: true };
  }
  return {
    spec: { ...spec, resources, vocabulary },
    work:
      upToDate.size === 0
        ? { has }
        : { has, swagger: () => readFileSync(outputPath(options.out, swaggerPath), "utf8") },
    keys,
    upToDate,
  };
}

function extrasOf({ extras = [] }: GenerateOptions): readonly Extra[] {
  return extras;
}

interface Sources {
  readonly spec: Spec;
  /** All that something is made of. */
  readonly documents: readonly SpecDocument[];
  readonly references: References;
}

function keysOf({ spec, documents, references }: Sources, options: GenerateOptions): Map<Unit, string> {
  const common = hashOf(JSON.stringify(commonOf(spec, options)));
  const own = new Map(spec.resources.map((each) => [each, `${each.file} ${each.isLibrary} ${hashOf(each.text)}`]));
  const keys = new Map<Unit, string>();
  const folders = new Map<string, string[]>();
  const folderNames = new Set(documents.filter((each) => !each.isInPackage).map(folderOf));
  for (const document of documents.filter((each) => folderNames.has(folderOf(each)))) {
    const reached = [...reachable([document], references)].map((each) => own.get(each) ?? "");
    const key = hashOf([common, own.get(document), ...reached.sort()].join("\n"));
    if (!document.isInPackage) keys.set(`module ${document.module}`, key);
    folders.set(folderOf(document), [...(folders.get(folderOf(document)) ?? []), key]);
  }
  for (const [folder, modules] of folders) keys.set(`folder ${folder}`, hashOf(modules.join("\n")));
  const inPackage = spec.resources.filter((each) => each.isInPackage).map((each) => own.get(each));
  const whole = hashOf(
    [common, spec.vocabulary.groups?.text, spec.vocabulary.gates?.text, ...keys.values(), ...inPackage].join("\n"),
  );
  for (const unit of ["whole", ...extrasOf(options)] as const) keys.set(unit, whole);
  const parts = vocabularyParts.filter((each) => !options.isBesidePackage || isAdded(spec.vocabulary[each]));
  for (const part of parts) keys.set(part, hashOf(`${common}\n${spec.vocabulary[part]?.text}`));
  return options.isBesidePackage
    ? keys
    : keys.set("proto", hashOf(`${common}\n${JSON.stringify(spec.handWrittenProto)}`));
}

/** A user's file, beside the package's. */
function isAdded(document: SpecDocument | undefined): boolean {
  return document?.isInPackage === false;
}

const vocabularyParts = ["errors", "gates", "flags", "wellknown", "metrics", "policies"] as const;

/** What every file may depend on, besides the files that references lead to. */
function commonOf({ platform, vocabulary, gatesInPackage, resources }: Spec, options: GenerateOptions): unknown {
  const kinds = resources.filter((each) => !each.isLibrary && text(record(each.data).kind) !== undefined);
  return {
    imports: importStyle(options),
    isBesidePackage: options.isBesidePackage,
    platform: platform.text,
    tables: vocabulary.tables?.text,
    gates: [...gatesInPackage, ...list(record(vocabulary.gates?.data).gates).map((each) => record(each).name)],
    groupVersions: [...new Set(kinds.map((each) => `${record(each.data).group} ${record(each.data).version}`))],
    bodies: [...new Set(kinds.flatMap((each) => bodyNames(each)))].sort(),
    scalars: resources.map(namedScalars).filter((each) => each.length > 0),
  };
}

/** Kinds that sub-resources take and give: their schemas say so, wherever they are. */
function bodyNames(document: SpecDocument): string[] {
  const data = record(document.data);
  return Object.entries(recordOf(data, "subresources")).flatMap(([name, value]) => {
    if (name === "scale") return [name];
    const { group = data.group, version = data.version, kind, options } = record(value);
    return [kind, options].filter((each) => each !== undefined).map((each) => `${group} ${version} ${each}`);
  });
}
