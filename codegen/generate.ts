/** The generator's straight line: load, check, build, emit (which prints). Nothing is written here. */
import { breakingChanges } from "./breaking/breakingChanges.ts";
import { gitSource } from "./breaking/gitSource.ts";
import { build } from "./build.ts";
import { hashOf } from "./cache.ts";
import { check } from "./check.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type EmittedFile, emit, type Unit } from "./emit/index.ts";
import { withJsImports } from "./importExtension.ts";
import type { LastRun, MadeUnit } from "./lastRun.ts";
import { diskSource, load, type SpecSource } from "./load.ts";
import type { HandWritten, Model, ModuleModel } from "./model.ts";
import { type GenerateOptions, importStyle } from "./options.ts";
import { type IncrementalPlan, planIncrementally } from "./incremental.ts";
import type { Spec } from "./spec.ts";

export interface GenerateResult {
  /** Mistakes in the spec, in the order of its files; when there are any, there are no files. */
  readonly diagnostics: readonly Diagnostic[];
  /** What was made, sorted by path; paths that start with "proto/" go to the proto folder. */
  readonly files: readonly EmittedFile[];
  /** What the output folder should hold, part by part. */
  readonly units: ReadonlyMap<Unit, MadeUnit>;
  /** Hash of all that was read. */
  readonly sourceHash: string;
  /** Folders whose change may change the result. */
  readonly folders: readonly string[];
}

export interface GenerateHooks {
  /** What need not be made again. */
  readonly last?: LastRun;
  readonly source?: SpecSource;
  readonly onStep?: (step: string) => void;
}

/** Generates in memory. Throws only for faults of the generator itself; a user's mistakes are diagnostics. */
export async function generate(options: GenerateOptions, hooks: GenerateHooks = {}): Promise<GenerateResult> {
  const step = hooks.onStep ?? (() => {});
  step("reading the spec");
  const whole = await load(options, hooks.source);
  const plan = planIncrementally(whole, options, hooks.last ?? { units: {} });
  step("checking");
  const mistakes = await check(plan.spec);
  const diagnostics = mistakes.length > 0 ? mistakes : await brokenBy(whole, options);
  const result = { diagnostics, sourceHash: sourceHash(whole), folders: whole.folders };
  if (diagnostics.length > 0) return { ...result, files: [], units: new Map() };
  step("building the model");
  const model = build(plan.spec, importStyle(options));
  const emitted = await emit(model, plan.work, (name) => step(`emitted ${name}`));
  const files = model.imports.extension === "js" ? withJsImports(emitted) : emitted;
  return { ...result, files, units: unitsOf(plan, model, files) };
}

/** How the spec breaks clients of the revision that it is compared with, if it is with one. */
async function brokenBy(spec: Spec, options: GenerateOptions): Promise<readonly Diagnostic[]> {
  const { against, cwd, platformFile } = options;
  if (against === undefined) return [];
  const source = await gitSource(against, cwd);
  const ofNow = (file: string) => (file === platformFile ? diskSource : source).read(file); // names are not compared
  return breakingChanges(await load(options, { ...source, read: ofNow }), spec);
}

function sourceHash(spec: Spec): string {
  const documents = [spec.platform, ...Object.values(spec.vocabulary), ...spec.resources];
  return hashOf(documents.map((each) => `${each.module}\n${each.text}`).join("\n"));
}

function unitsOf(
  { keys, upToDate }: IncrementalPlan,
  model: Model,
  files: readonly EmittedFile[],
): Map<Unit, MadeUnit> {
  const modules = new Map(model.modules.map((each) => [`module ${each.path}`, each]));
  const made = new Map<Unit, Record<string, string>>();
  for (const { unit, path, text } of files) made.set(unit, { ...made.get(unit), [path]: hashOf(text) });
  return new Map(
    [...keys].map(([unit, key]) => {
      const module = modules.get(unit);
      const functions = module === undefined ? [] : functionsOf(model, module);
      return [unit, upToDate.get(unit) ?? { key, functions, files: made.get(unit) ?? {} }];
    }),
  );
}

/** Hand-written functions that the code of a module imports. */
function functionsOf(model: Model, { kind, types }: ModuleModel): HandWritten[] {
  const prints = (kind?.columns ?? []).flatMap(({ source }) => (source.kind === "print" ? [source.print] : []));
  const defaulters = types.flatMap((id) => model.types.get(id)?.defaulter ?? []);
  return [...(kind?.strategy === undefined ? [] : [kind.strategy]), ...prints, ...defaulters];
}
