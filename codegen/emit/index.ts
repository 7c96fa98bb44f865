import type { Model, OutputFile } from "../model.ts";
import { emitClient } from "./client.ts";
import { emitCode } from "./code.ts";
import { emitDescriptors } from "./descriptor.ts";
import { emitEntry } from "./entry.ts";
import { emitErrors } from "./errors.ts";
import { emitFlags } from "./flags.ts";
import { emitGates } from "./gates.ts";
import { emitHandlers } from "./handlers.ts";
import { emitOpenapi } from "./openapi/documents.ts";
import { emitPaths } from "./paths.ts";
import { emitPb } from "./pb.ts";
import { emitPlatform } from "./platform.ts";
import { emitProto } from "./proto/protoFiles.ts";
import { emitTypes } from "./types.ts";
import { emitValidators } from "./validators.ts";
import { emitWellKnown } from "./wellknown.ts";

export interface Emitter {
  /** As progress lines name it. */
  readonly name: string;
  readonly emit: (model: Model) => OutputFile | readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

/** The slowest first, so that their tools begin before the others have worked out what they want. */
export const emitters: readonly Emitter[] = [
  { name: "path types", emit: emitPaths },
  { name: "protobuf code", emit: emitPb },
  { name: "proto files", emit: emitProto },
  { name: "OpenAPI", emit: emitOpenapi },
  { name: "types", emit: emitTypes },
  { name: "code", emit: emitCode },
  { name: "validators", emit: emitValidators },
  { name: "descriptors", emit: emitDescriptors },
  { name: "handlers", emit: emitHandlers },
  { name: "client", emit: emitClient },
  { name: "entry", emit: emitEntry },
  { name: "platform", emit: emitPlatform },
  { name: "errors", emit: emitErrors },
  { name: "gates", emit: emitGates },
  { name: "flags", emit: emitFlags },
  { name: "well-known names", emit: emitWellKnown },
];

/** Every file of a model, sorted by path. `onDone` is called as each emitter ends. */
export async function emit(model: Model, onDone: (name: string) => void = () => {}): Promise<OutputFile[]> {
  const results = await Promise.all(
    emitters.map(async ({ name, emit: run }) => {
      const files = await run(model);
      onDone(name);
      return files;
    }),
  );
  const byPath = new Map<string, OutputFile>();
  for (const file of results.flat()) {
    if (byPath.has(file.path)) throw new Error(`two emitters write ${file.path}`);
    byPath.set(file.path, file);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
