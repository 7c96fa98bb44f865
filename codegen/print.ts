/** Prints TypeScript files, each from one structure. */
import type { OutputFile } from "./model.ts";
import { runTool } from "./tools.ts";
import type { TsFile } from "./tools/tsFile.ts";

export async function printFile(file: TsFile): Promise<OutputFile> {
  return { path: file.path, text: await runTool("typescript", file) };
}

export async function printFiles(files: readonly TsFile[]): Promise<OutputFile[]> {
  return Promise.all(files.map(printFile));
}
