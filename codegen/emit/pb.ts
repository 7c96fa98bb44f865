import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { packageFolder } from "../folders.ts";
import type { Model, OutputFile } from "../model.ts";
import { runTool } from "../tools.ts";
import type { ProtoFile, ProtoMessage } from "../tools/protoFile.ts";
import { protoFiles } from "./proto/messages.ts";

/**
 * pb/<folder>/<version>/generated_pb.ts: the messages of the emitted .proto files, by protoc-gen-es. Orch's own output
 * also holds those of the files that are written by hand, which the runtime speaks to other programs with.
 */
export async function emitPb(model: Model): Promise<OutputFile[]> {
  const emitted = Promise.all(
    protoFiles(model).map(async (file) => ({
      path: outputPath(file.path),
      text: await runTool("protobufCode", undescribed(file)),
    })),
  );
  if (resolve(model.imports.outputFolder) !== join(packageFolder, "generated")) return emitted;
  const folder = join(packageFolder, "proto");
  return [...(await emitted), ...(await emitHandWrittenPb(folder, handWrittenTexts(folder)))];
}

/**
 * The same for .proto files written by hand.
 *
 * @param folder where buf.yaml's module lies; files named generated.proto are left out.
 * @param texts path within the folder -> text, of every hand-written file.
 */
export async function emitHandWrittenPb(
  folder: string,
  texts: Readonly<Record<string, string>>,
): Promise<OutputFile[]> {
  if (Object.keys(texts).length === 0) return [];
  const made = JSON.parse(await runTool("handWrittenProtobufCode", { folder, texts })) as Record<string, string>;
  return Object.entries(made).map(([path, text]) => ({ path: outputPath(path), text }));
}

function handWrittenTexts(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const own = paths.filter((path) => path.endsWith(".proto") && basename(path) !== "generated.proto");
  return Object.fromEntries(own.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

function outputPath(protoPath: string): string {
  return `pb/${protoPath.replace(/\.proto$/, "_pb.ts")}`;
}

/** Without descriptions, which the code does not show, so that a change of one is no work. */
function undescribed(file: ProtoFile): ProtoFile {
  return { ...file, messages: file.messages.map(undescribedMessage) };
}

function undescribedMessage(message: ProtoMessage): ProtoMessage {
  return {
    ...message,
    description: "",
    fields: message.fields.map((each) => ({ ...each, description: "" })),
    nested: message.nested.map(undescribedMessage),
  };
}
