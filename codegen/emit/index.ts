import type { Model, ModuleModel, OutputFile } from "../model.ts";
import type { Extra } from "../options.ts";
import { folderOf } from "../references.ts";
import type { VocabularyName } from "../spec.ts";
import { emitClient } from "./client.ts";
import { emitCode } from "./code.ts";
import { emitEntry } from "./entry.ts";
import { emitErrors } from "./errors.ts";
import { emitFlags } from "./flags.ts";
import { emitGates } from "./gates.ts";
import { emitHandlers } from "./handlers.ts";
import { emitHandWrittenMessages, emitMessages } from "./messageCode.ts";
import { emitKinds } from "./kinds.ts";
import { emitMetrics } from "./metrics.ts";
import { emitOpenapi, emitRootOpenapi } from "./openapi/documents.ts";
import { emitSwagger } from "./openapi/swagger.ts";
import { emitOpenapiTypes } from "./openapiTypes.ts";
import { emitPlatform } from "./platform.ts";
import { emitMonitoring } from "./monitoring.ts";
import { emitPolicies } from "./policies.ts";
import { emitProto } from "./proto/protoFiles.ts";
import { emitRules } from "./rules.ts";
import { emitTypes } from "./types.ts";
import { emitValidators } from "./validators.ts";
import { emitWellKnown } from "./wellknown.ts";

/**
 * Makes the files of a module, of a folder such as "core/v1", of a vocabulary file, or those that know the whole spec.
 * The name is for progress.
 */
export type Emitter =
  | { readonly name: string; readonly of: "module"; readonly emit: (model: Model, module: ModuleModel) => Made }
  | { readonly name: string; readonly of: "folder"; readonly emit: (model: Model, folder: string) => Made }
  | { readonly name: string; readonly of: "whole" | Part | Extra; readonly emit: (model: Model, work: Work) => Made };

type Made = OutputFile | readonly OutputFile[] | Promise<readonly OutputFile[]>;

export const emitters: readonly Emitter[] = [
  { name: "types", of: "module", emit: emitTypes },
  { name: "code", of: "module", emit: emitCode },
  { name: "validators", of: "module", emit: emitValidators },
  { name: "rules", of: "module", emit: emitRules },
  { name: "kinds", of: "folder", emit: emitKinds },
  { name: "proto files", of: "folder", emit: emitProto },
  { name: "OpenAPI", of: "folder", emit: emitOpenapi },
  { name: "OpenAPI of groups", of: "whole", emit: emitRootOpenapi },
  {
    name: "OpenAPI 2.0",
    of: "whole",
    emit: (model, work) => emitSwagger(model, foldersOf(model, work), work.swagger?.()),
  },
  { name: "hand-written messages", of: "proto", emit: emitHandWrittenMessages },
  { name: "types of OpenAPI documents", of: "openapi-types", emit: emitOpenapiTypes },
  { name: "messages", of: "messages", emit: emitMessages },
  { name: "handlers", of: "whole", emit: emitHandlers },
  { name: "client", of: "whole", emit: emitClient },
  { name: "entry", of: "whole", emit: emitEntry },
  { name: "platform", of: "whole", emit: (model) => (model.inPackage.size > 0 ? [] : emitPlatform(model)) },
  { name: "errors", of: "errors", emit: emitErrors },
  { name: "gates", of: "gates", emit: emitGates },
  { name: "flags", of: "flags", emit: emitFlags },
  { name: "well-known names", of: "wellknown", emit: emitWellKnown },
  { name: "metrics", of: "metrics", emit: emitMetrics },
  { name: "monitoring", of: "metrics", emit: emitMonitoring },
  { name: "policies", of: "policies", emit: emitPolicies },
];

/** Sources that nothing else in the spec bears on. */
export type Part = Exclude<VocabularyName, "tables" | "groups"> | "proto";

/** A part of the output that is made anew or left as it is, e.g. `module core/v1/pod` or `folder core/v1`. */
export type Unit = `module ${string}` | `folder ${string}` | "whole" | Part | Extra;

/** What to emit. */
export interface Work {
  readonly has: (unit: Unit) => boolean;
  /** The OpenAPI 2.0 document of an earlier run, which holds the folders that are left as they are. */
  readonly swagger?: () => string;
}

export const everything: Work = { has: () => true };

export interface EmittedFile extends OutputFile {
  readonly unit: Unit;
}

/** The files of the units at work, sorted by path. `onDone` is called as each emitter ends. */
export async function emit(
  model: Model,
  work: Work = everything,
  onDone: (name: string) => void = () => {},
): Promise<EmittedFile[]> {
  const results = await Promise.all(
    emitters.map(async (emitter) => {
      const files = await emitUnits(emitter, model, work);
      if (files.length > 0) onDone(emitter.name);
      return files;
    }),
  );
  const byPath = new Map<string, EmittedFile>();
  for (const file of results.flat()) {
    if (byPath.has(file.path)) throw new Error(`two emitters write ${file.path}`);
    byPath.set(file.path, file);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function emitUnits(emitter: Emitter, model: Model, work: Work): Promise<EmittedFile[]> {
  const files = await Promise.all(
    unitsOf(emitter, model, work).map(async ([unit, made]) => [await made()].flat().map((file) => ({ ...file, unit }))),
  );
  return files.flat();
}

function unitsOf(emitter: Emitter, model: Model, work: Work): readonly (readonly [Unit, () => Made])[] {
  switch (emitter.of) {
    case "module": {
      const modules = model.modules.filter((each) => work.has(`module ${each.path}`));
      return modules.map((each) => [`module ${each.path}`, () => emitter.emit(model, each)]);
    }
    case "folder":
      return foldersOf(model, work).map((each) => [`folder ${each}`, () => emitter.emit(model, each)]);
    default:
      return work.has(emitter.of) ? [[emitter.of, () => emitter.emit(model, work)]] : [];
  }
}

/** Folders at work, in the order of the spec. */
function foldersOf(model: Model, work: Work): string[] {
  const folders = new Set(model.modules.map((each) => folderOf({ module: each.path })));
  return [...folders].filter((each) => work.has(`folder ${each}`));
}
