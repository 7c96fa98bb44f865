import { watch } from "node:fs";

/**
 * Calls `onChange` when a file or what lies in a folder changes. Returns how to stop. Where the path cannot be watched,
 * it is never called, so the caller looks from time to time besides.
 */
export function watchPath(path: string, onChange: () => void): () => void {
  try {
    const watcher = watch(path, onChange).on("error", () => {});
    return () => watcher.close();
  } catch {
    return () => {};
  }
}
