import type { Model, OutputFile } from "../../model.ts";
import { protoFiles } from "./messages.ts";
import { protoText } from "./protoText.ts";

/** proto/<folder>/<version>/generated.proto for each group-version. */
export function emitProto(model: Model): OutputFile[] {
  return protoFiles(model).map((file) => ({ path: `proto/${file.path}`, text: protoText(file) }));
}
