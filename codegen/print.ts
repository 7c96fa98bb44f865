/** Prints TypeScript files, each from one structure; what an earlier run has printed is not printed again. */
import { cached } from "./cache.ts";
import type { OutputFile } from "./model.ts";
import type { TsFile } from "./tools/tsFile.ts";

export async function printFile(file: TsFile): Promise<OutputFile> {
  const text = await cached(["typescript", file], async () => {
    const { typescript } = await import("./tools/typescript.ts");
    return typescript(file);
  });
  return { path: file.path, text };
}

export async function printFiles(files: readonly TsFile[]): Promise<OutputFile[]> {
  return Promise.all(files.map(printFile));
}
