import type { Model, OutputFile } from "../model.ts";
import { docComment, header } from "./text.ts";

/** generated/wellknown.ts: one constant a name of spec/wellknown.yaml. */
export function emitWellKnown(model: Pick<Model, "wellKnown">): OutputFile {
  const constants = model.wellKnown.map(
    ({ name, value, description }) => `${docComment(description)}export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return { path: "wellknown.ts", text: `${header("wellknown.yaml")}\n${constants.join("\n") || "export {};\n"}` };
}
