/** The generator's straight line: load, check, build, emit (which prints). Nothing is written here. */
import { build } from "./build.ts";
import { hashOf } from "./cache.ts";
import { check } from "./check.ts";
import type { Diagnostic } from "./diagnostics.ts";
import { emit } from "./emit/index.ts";
import { load, type SpecSource } from "./load.ts";
import type { OutputFile } from "./model.ts";
import { type GenerateOptions, importStyle } from "./options.ts";
import type { Spec } from "./spec.ts";

export interface GenerateResult {
  /** Mistakes in the spec, in the order of its files; when there are any, there are no files. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the output folder should hold, sorted by path; paths that start with "proto/" go to the proto folder. */
  readonly files: readonly OutputFile[];
  /** Hash of all that was read. */
  readonly sourceHash: string;
  /** Folders whose change may change the result. */
  readonly folders: readonly string[];
}

export interface GenerateHooks {
  readonly source?: SpecSource;
  readonly onStep?: (step: string) => void;
}

/** Generates in memory. Throws only for faults of the generator itself; a user's mistakes are diagnostics. */
export async function generate(options: GenerateOptions, hooks: GenerateHooks = {}): Promise<GenerateResult> {
  const step = hooks.onStep ?? (() => {});
  step("reading the spec");
  const spec = await load(options, hooks.source);
  step("checking");
  const diagnostics = await check(spec);
  const result = { diagnostics, files: [], sourceHash: sourceHash(spec), folders: spec.folders };
  if (diagnostics.length > 0) return result;
  step("building the model");
  const model = build(spec, importStyle(options.out));
  return { ...result, files: await emit(model, (name) => step(`emitted ${name}`)) };
}

function sourceHash(spec: Spec): string {
  const documents = [spec.platform, ...Object.values(spec.vocabulary), ...spec.resources];
  return hashOf(documents.map((each) => `${each.module}\n${each.text}`).join("\n"));
}
