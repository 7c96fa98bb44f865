/**
 * Makes the code of messages. The only file that knows protoc-gen-es, which it runs as every compiler of .proto files
 * runs its plugins: a request on the program's input, the files on its output.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import {
  CodeGeneratorRequestSchema,
  CodeGeneratorResponseSchema,
  type FileDescriptorProto,
  FileDescriptorSetSchema,
} from "@bufbuild/protobuf/wkt";
import type { OutputFile } from "../model.ts";
import { fileDescriptor } from "./protoDescriptor.ts";
import type { ProtoFile } from "./protoFile.ts";
import { runProgram } from "./runProgram.ts";

/** TypeScript, or JavaScript with declarations. */
export type MessageTarget = "ts" | "js+dts";

/** The messages of files that import no others than each other, by paths like "core/v1/generated_pb.ts". */
export function protobufCode(files: readonly ProtoFile[], target: MessageTarget): Promise<OutputFile[]> {
  const paths = files.map((each) => each.path);
  return runPlugin({ files: inOrderOfImports(files).map(fileDescriptor), paths, target });
}

/** .proto files written by hand. */
export interface HandWrittenProto {
  /** Where buf.yaml's module lies. */
  readonly folder: string;
  /** Of files in the folder. */
  readonly paths: readonly string[];
}

/** The messages of files written by hand. */
export async function handWrittenProtobufCode(
  { folder, paths }: HandWrittenProto,
  target: MessageTarget,
): Promise<OutputFile[]> {
  const flags = paths.flatMap((path) => ["--path", join(folder, path)]);
  const words = [programOf("@bufbuild/buf", "buf"), "build", folder, ...flags, "-o", "-#format=binpb"];
  const { file: files } = fromBinary(FileDescriptorSetSchema, await runProgram(process.execPath, words));
  return runPlugin({ files, paths, target });
}

/** Options of the plugin: imports end as the files do, and TypeScript has no enum statement. */
const parameters: Readonly<Record<MessageTarget, string>> = {
  ts: "target=ts,import_extension=ts,erasable_syntax=true",
  "js+dts": "target=js+dts,import_extension=js",
};

async function runPlugin(given: {
  /** Imported ones before those that import them. */
  readonly files: readonly FileDescriptorProto[];
  readonly paths: readonly string[];
  readonly target: MessageTarget;
}): Promise<OutputFile[]> {
  const request = create(CodeGeneratorRequestSchema, {
    fileToGenerate: [...given.paths],
    parameter: parameters[given.target],
    protoFile: [...given.files],
    sourceFileDescriptors: [...given.files],
  });
  const plugin = programOf("@bufbuild/protoc-gen-es", "protoc-gen-es");
  const input = toBinary(CodeGeneratorRequestSchema, request);
  const response = fromBinary(CodeGeneratorResponseSchema, await runProgram(process.execPath, [plugin], input));
  if (response.error !== "") throw new Error(`protoc-gen-es: ${response.error}`);
  return response.file.map(({ name, content }) => ({ path: name, text: content }));
}

/** Where a program of a package lies, as its package.json says. */
function programOf(packageName: string, program: string): string {
  const file = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, "utf8")) as { readonly bin: Readonly<Record<string, string>> };
  return join(dirname(file), bin[program] ?? "");
}

/** Every file after those that it imports. */
function inOrderOfImports(files: readonly ProtoFile[]): ProtoFile[] {
  const byPath = new Map(files.map((each) => [each.path, each]));
  const ordered = new Set<ProtoFile>();
  const add = (file: ProtoFile | undefined) => {
    if (file === undefined || ordered.has(file)) return;
    for (const path of file.imports) add(byPath.get(path));
    ordered.add(file);
  };
  files.forEach(add);
  return [...ordered];
}
