/** Makes the TypeScript of messages. The only file that knows protoc-gen-es. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import { create, fromBinary } from "@bufbuild/protobuf";
import {
  type CodeGeneratorRequest,
  CodeGeneratorRequestSchema,
  type CodeGeneratorResponse,
  type FileDescriptorProto,
  FileDescriptorSetSchema,
} from "@bufbuild/protobuf/wkt";
import { fileDescriptor } from "./protoDescriptor.ts";
import type { ProtoFile, ProtoMessage } from "./protoFile.ts";
import { runProgram } from "./runProgram.ts";
import { withStandIns } from "./standIns.ts";

/** The messages of a file. Of other files it is enough to know the names that this one mentions. */
export function protobufCode(file: ProtoFile): string {
  const [text = ""] = Object.values(run([...mentioned(file), file].map(fileDescriptor), [file.path]));
  return text;
}

/** .proto files written by hand. */
export interface HandWrittenProto {
  /** Where buf.yaml's module lies. */
  readonly folder: string;
  /** Path within the folder -> text, of every such file. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The messages of files written by hand, as JSON: path of the .proto file -> text. */
export async function handWrittenProtobufCode({ folder, texts }: HandWrittenProto): Promise<string> {
  const paths = Object.keys(texts);
  const flags = paths.flatMap((path) => ["--path", join(folder, path)]);
  const buf = join(dirname(requireHere.resolve("@bufbuild/buf/package.json")), "bin", "buf");
  const image = await runProgram(process.execPath, [buf, "build", folder, ...flags, "-o", "-#format=binpb"]);
  return JSON.stringify(run(fromBinary(FileDescriptorSetSchema, image).file, paths));
}

const requireHere = createRequire(import.meta.url);

/** Options of the plugin: TypeScript whose imports end in .ts, and no enum statement. */
const parameter = "target=ts,import_extension=ts,erasable_syntax=true";

const plugin = loadPlugin();

/** @param files imported ones before those that import them. */
function run(files: readonly FileDescriptorProto[], wanted: readonly string[]): Record<string, string> {
  const request = create(CodeGeneratorRequestSchema, {
    fileToGenerate: [...wanted],
    parameter,
    protoFile: [...files],
    sourceFileDescriptors: [...files],
  });
  const response = plugin.run(request);
  if (response.error !== "") throw new Error(`protoc-gen-es: ${response.error}`);
  const made = new Map(response.file.map((each) => [each.name, each.content]));
  return Object.fromEntries(
    wanted.map((path) => {
      const text = made.get(path.replace(/\.proto$/, "_pb.ts"));
      if (text === undefined) throw new Error(`protoc-gen-es made nothing of ${path}`);
      return [path, text];
    }),
  );
}

/** Files with the messages that a file takes from others, each without fields. */
function mentioned(file: ProtoFile): ProtoFile[] {
  const messages = new Map<string, Set<string>>(file.imports.map((path) => [path, new Set()]));
  const visit = ({ fields, nested }: ProtoMessage) => {
    for (const { type } of fields) if ("message" in type) messages.get(type.file)?.add(type.message);
    nested.forEach(visit);
  };
  file.messages.forEach(visit);
  return [...messages].map(([path, names]) => {
    const [first = ""] = names;
    return {
      path,
      package: first.slice(0, first.lastIndexOf(".")),
      imports: [],
      messages: [...names].map((name) => emptyMessage(name.slice(name.lastIndexOf(".") + 1))),
    };
  });
}

function emptyMessage(name: string): ProtoMessage {
  return { name, description: "", fields: [], nested: [], reserved: [] };
}

interface Plugin {
  readonly run: (request: CodeGeneratorRequest) => CodeGeneratorResponse;
}

/**
 * The plugin, except that the TypeScript compiler stays unloaded: it serves to make JavaScript, which is not asked for,
 * and would take five times as long as all the rest.
 */
function loadPlugin(): Plugin {
  const own = createRequire(requireHere.resolve("@bufbuild/protoc-gen-es/package.json"));
  const framework = createRequire(own.resolve("@bufbuild/protoplugin"));
  const compiler = ["typescript", "@typescript/vfs"].map((name) => [framework.resolve(name), {}] as const);
  const names = framework.resolve("./names.js");
  return withStandIns({ ...Object.fromEntries(compiler), [names]: remembering(names) }, () => {
    const { protocGenEs } = own("./dist/cjs/src/protoc-gen-es-plugin.js") as { readonly protocGenEs: Plugin };
    return protocGenEs;
  });
}

/**
 * The framework's module of names, which works out all names of a file at each mention of one. Here it remembers them:
 * a file of 200 messages takes a tenth of the time.
 */
function remembering(file: string): object {
  const compute = "function allNames(file) {";
  const remember = `
    const known = new WeakMap();
    function allNames(file) {
      const names = known.get(file) ?? computeNames(file);
      known.set(file, names);
      return names;
    }
    function computeNames(file) {`;
  const exports = {};
  const text = readFileSync(file, "utf8").replace(compute, remember);
  compileFunction(text, ["exports", "require"], { filename: file })(exports, createRequire(file));
  return exports;
}
