import type { Model, OutputFile } from "../../model.ts";
import { protoFileOf } from "./messages.ts";
import { protoText } from "./protoText.ts";

/** proto/<folder>/<version>/generated.proto for a group-version. */
export function emitProto(model: Model, folder: string): OutputFile[] {
  const file = protoFileOf(model, folder);
  return file === undefined ? [] : [{ path: `proto/${file.path}`, text: protoText(file) }];
}
