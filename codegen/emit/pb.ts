import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import type { FileDescriptorProto } from "@bufbuild/protobuf/wkt";
import {
  CodeGeneratorRequestSchema,
  CodeGeneratorResponseSchema,
  FileDescriptorProtoSchema,
  FileDescriptorSetSchema,
} from "@bufbuild/protobuf/wkt";
import { cached } from "../cache.ts";
import { packageFolder } from "../folders.ts";
import type { Model, OutputFile } from "../model.ts";
import { fileDescriptor } from "./proto/descriptor.ts";
import { protoFiles } from "./proto/messages.ts";
import { runProgram } from "./runProgram.ts";

/**
 * pb/<folder>/<version>/generated_pb.ts: the messages of the emitted .proto files, by protoc-gen-es. Orch's own output
 * also holds those of the files that are written by hand, which the runtime speaks to other programs with.
 */
export async function emitPb(model: Model): Promise<OutputFile[]> {
  const emitted = generatedFiles(inDependencyOrder(protoFiles(model).map(fileDescriptor)));
  if (resolve(model.imports.outputFolder) !== join(packageFolder, "generated")) return emitted;
  const protoFolder = join(packageFolder, "proto");
  return [...(await emitted), ...(await emitHandWrittenPb(protoFolder, handWrittenTexts(protoFolder)))];
}

function handWrittenTexts(protoFolder: string): Readonly<Record<string, string>> {
  if (!existsSync(protoFolder)) return {};
  const paths = readdirSync(protoFolder, { recursive: true, encoding: "utf8" }).sort();
  const own = paths.filter((path) => path.endsWith(".proto") && basename(path) !== "generated.proto");
  return Object.fromEntries(own.map((path) => [path, readFileSync(join(protoFolder, path), "utf8")]));
}

/**
 * The same for .proto files written by hand.
 *
 * @param protoFolder where buf.yaml's module lies; files named generated.proto are left out.
 * @param texts path within the folder -> text, of every hand-written file.
 */
export async function emitHandWrittenPb(
  protoFolder: string,
  texts: Readonly<Record<string, string>>,
): Promise<OutputFile[]> {
  const paths = Object.keys(texts);
  if (paths.length === 0) return [];
  const set = await cached(["buf build", texts], async () => {
    const flags = paths.flatMap((path) => ["--path", join(protoFolder, path)]);
    const buf = join(dirname(manifestOf("@bufbuild/buf")), "bin", "buf");
    const image = await runProgram(process.execPath, [buf, "build", protoFolder, ...flags, "-o", "-#format=binpb"]);
    return image.toString("base64");
  });
  const { file } = fromBinary(FileDescriptorSetSchema, Buffer.from(set, "base64"));
  const made = await generatedFiles(file);
  return made.filter((each) => paths.includes(each.path.replace(/^pb\//, "").replace(/_pb\.ts$/, ".proto")));
}

/** Options of the plugin: TypeScript whose imports end in .ts, and no enum statement. */
const parameter = "target=ts,import_extension=ts,erasable_syntax=true";

async function generatedFiles(files: readonly FileDescriptorProto[]): Promise<OutputFile[]> {
  const batch = pluginBatch(files);
  return Promise.all(
    files.map(async (file) => {
      const bytes = Buffer.from(toBinary(FileDescriptorProtoSchema, file)).toString("base64");
      const text = await cached(["protoc-gen-es", parameter, bytes], () => batch(file.name));
      return { path: `pb/${pbPath(file.name)}`, text };
    }),
  );
}

function pbPath(protoPath: string): string {
  return protoPath.replace(/\.proto$/, "_pb.ts");
}

/** Calls within one turn become one run of the plugin, since starting it costs far more than a file. */
function pluginBatch(files: readonly FileDescriptorProto[]): (name: string) => Promise<string> {
  const wanted: string[] = [];
  let answer: Promise<ReadonlyMap<string, string>> | undefined;
  return async (name) => {
    wanted.push(name);
    answer ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => runPlugin(files, wanted));
    const text = (await answer).get(pbPath(name));
    if (text === undefined) throw new Error(`protoc-gen-es made nothing of ${name}`);
    return text;
  };
}

/**
 * The plugin as its own command runs it, except that the TypeScript compiler stays unloaded: it serves to make
 * JavaScript, which is not asked for, and would take five times as long as all the rest.
 */
const program = `
const { createRequire } = require("node:module");
const plugin = createRequire(process.argv[1]);
const framework = createRequire(plugin.resolve("@bufbuild/protoplugin"));
for (const name of ["typescript", "@typescript/vfs"]) {
  const filename = framework.resolve(name);
  require.cache[filename] = { id: filename, filename, loaded: true, exports: {} };
}
const { protocGenEs } = plugin("./dist/cjs/src/protoc-gen-es-plugin.js");
plugin("@bufbuild/protoplugin").runNodeJs(protocGenEs);
`;

async function runPlugin(
  files: readonly FileDescriptorProto[],
  wanted: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const request = create(CodeGeneratorRequestSchema, {
    fileToGenerate: [...wanted],
    parameter,
    protoFile: [...files],
    sourceFileDescriptors: [...files],
  });
  const input = toBinary(CodeGeneratorRequestSchema, request);
  const manifest = manifestOf("@bufbuild/protoc-gen-es");
  const output = await runProgram(process.execPath, ["--eval", program, manifest], input);
  const response = fromBinary(CodeGeneratorResponseSchema, output);
  if (response.error !== "") throw new Error(`protoc-gen-es: ${response.error}`);
  return new Map(response.file.map((each) => [each.name, each.content]));
}

function manifestOf(packageName: string): string {
  return createRequire(import.meta.url).resolve(`${packageName}/package.json`);
}

/** Imported files before those that import them, as the plugin protocol wants. */
function inDependencyOrder(files: readonly FileDescriptorProto[]): FileDescriptorProto[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const ordered = new Set<FileDescriptorProto>();
  const visit = (file: FileDescriptorProto, path: readonly string[]): void => {
    if (ordered.has(file)) return;
    if (path.includes(file.name)) {
      throw new Error(`group-versions refer to each other: ${[...path, file.name].join(" -> ")}`);
    }
    for (const name of file.dependency) {
      const dependency = byName.get(name);
      if (dependency !== undefined) visit(dependency, [...path, file.name]);
    }
    ordered.add(file);
  };
  for (const file of files) visit(file, []);
  return [...ordered];
}
