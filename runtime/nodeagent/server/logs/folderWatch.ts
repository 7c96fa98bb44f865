import { type FSWatcher, watch } from "node:fs";

/** Milliseconds after which a file is looked at although nothing was heard of it. */
const quietMs = 500;

/** Hears of changes in a folder; those between two questions are not missed. */
export class FolderWatch {
  readonly #watcher: FSWatcher | undefined;
  #hasChanged = false;
  #wake: (() => void) | undefined;

  constructor(folder: string) {
    this.#watcher = watcherOf(folder, () => {
      this.#hasChanged = true;
      this.#wake?.();
    });
  }

  /** Resolves at the next change, or after a while. */
  async next(signal: AbortSignal): Promise<"changed" | "quiet"> {
    if (!this.#hasChanged && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const settle = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", settle);
          resolve();
        };
        const timer = setTimeout(settle, quietMs);
        this.#wake = settle;
        signal.addEventListener("abort", settle);
      });
    }
    const hasChanged = this.#hasChanged;
    this.#hasChanged = false;
    return hasChanged ? "changed" : "quiet";
  }

  close(): void {
    this.#watcher?.close();
  }
}

/** None where the machine has no more of them: a look now and then does. */
function watcherOf(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    return watch(folder, onChange).on("error", onChange);
  } catch {
    return undefined;
  }
}
