import { join } from "node:path";
import { cached } from "../cache.ts";
import { packageFolder } from "../folders.ts";
import type { Model, OutputFile } from "../model.ts";
import { protoFiles } from "./proto/messages.ts";

/** pb/<folder>/<version>/generated_pb.ts: the messages of the emitted .proto files, by protoc-gen-es. */
export async function emitMessages(model: Model): Promise<OutputFile[]> {
  const { protobufCode } = await import("../tools/protobufCode.ts");
  return inFolder("pb", await protobufCode(protoFiles(model), "ts"));
}

/**
 * The same for .proto files written by hand, in Orch's own output: the runtime speaks to other programs with them. The
 * envelope is left out, which the runtime reads and writes by itself.
 */
export async function emitHandWrittenMessages(model: Pick<Model, "handWrittenProto">): Promise<OutputFile[]> {
  const { [envelope]: _, ...texts } = model.handWrittenProto;
  const paths = Object.keys(texts);
  if (paths.length === 0) return [];
  const text = await cached(["messages", texts], async () => {
    const { handWrittenProtobufCode } = await import("../tools/protobufCode.ts");
    return JSON.stringify(await handWrittenProtobufCode({ folder: protoFolder, paths }, "ts"));
  });
  return inFolder("pb", JSON.parse(text) as OutputFile[]);
}

/** proto/**: the messages of all kinds, and the envelope that they travel in, as JavaScript with declarations. */
export async function packageMessages(model: Model): Promise<OutputFile[]> {
  const { handWrittenProtobufCode, protobufCode } = await import("../tools/protobufCode.ts");
  const [kinds, others] = await Promise.all([
    protobufCode(protoFiles(model), "js+dts"),
    handWrittenProtobufCode({ folder: protoFolder, paths: [envelope] }, "js+dts"),
  ]);
  return inFolder("proto", [...kinds, ...others]);
}

const protoFolder = join(packageFolder, "proto");
/** The message that wraps every protobuf body. */
const envelope = "envelope/v1/envelope.proto";

function inFolder(folder: string, files: readonly OutputFile[]): OutputFile[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
