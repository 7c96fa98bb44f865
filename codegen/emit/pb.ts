import { join } from "node:path";
import { packageFolder } from "../folders.ts";
import type { Model, OutputFile } from "../model.ts";
import { runTool } from "../tools.ts";
import type { ProtoFile, ProtoMessage } from "../tools/protoFile.ts";
import { protoFileOf } from "./proto/messages.ts";

/** pb/<folder>/<version>/generated_pb.ts: the messages of the emitted .proto file of a folder, by protoc-gen-es. */
export async function emitPb(model: Model, folder: string): Promise<OutputFile[]> {
  const file = protoFileOf(model, folder);
  if (file === undefined) return [];
  return [{ path: outputPath(file.path), text: await runTool("protobufCode", undescribed(file)) }];
}

/** The same for .proto files written by hand, in Orch's own output: the runtime speaks to other programs with them. */
export async function emitHandWrittenPb({ handWrittenProto }: Pick<Model, "handWrittenProto">): Promise<OutputFile[]> {
  if (Object.keys(handWrittenProto).length === 0) return [];
  const input = { folder: join(packageFolder, "proto"), texts: handWrittenProto };
  const made = JSON.parse(await runTool("handWrittenProtobufCode", input)) as Record<string, string>;
  return Object.entries(made).map(([path, text]) => ({ path: outputPath(path), text }));
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
