import { join } from "node:path";
import type { TestBundle } from "./bundle.ts";
import { type FileRun, startWorker, type Worker } from "./worker.ts";

/** Workers that run test files; those of compiled files are used again. */
export interface Pool {
  readonly run: (file: string, options: RunOptions) => Promise<FileRun>;
  readonly close: () => void;
}

export interface RunOptions {
  readonly timeoutMs: number;
  /** In a process that runs nothing else, also where the file does not ask for it. */
  readonly isAlone: boolean;
}

/** Module that a worker's process begins with. */
export const inWorker = join(import.meta.dirname, "inWorker.ts");

export function openPool(bundle: TestBundle): Pool {
  const free: Worker[] = [];
  const compiled = ["--enable-source-maps", bundle.partOf(inWorker).path];
  const start = (isSource: boolean) => startWorker(isSource ? ["--import", "tsx", inWorker] : compiled, bundle.folder);
  return {
    run: async (file, { timeoutMs, isAlone }) => {
      const part = bundle.partOf(file);
      const isShared = !isAlone && !part.isAlone;
      const worker = (isShared ? free.pop() : undefined) ?? start(part.isSource);
      const result = await worker.run(part.path, timeoutMs);
      if (isShared && worker.isAlive()) free.push(worker);
      else worker.close();
      return result;
    },
    close: () => {
      for (const each of free) each.close();
    },
  };
}
