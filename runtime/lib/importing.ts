import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";

/**
 * Files that an import may have open at the same time: the first kind with pods in it is 56 files of the bundle.
 * @limit Files that an import may open: 503 while the process cannot open as many.
 */
export const filesAtOnce = 96;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs an import that waits until it is needed, one after the other. Node keeps the failure of an import until the
 * process ends, and that of each file which could not be read, so none is begun while the process could not open the
 * files: then it throws the system's error, and the next call may succeed. An import must not wait for another one.
 */
export function importing<T>(load: () => Promise<T>): Promise<T> {
  const loading = last.then(() => {
    openFiles();
    return load();
  });
  last = loading.catch(() => {}); // who asked for it hears of it
  return loading;
}

/** Opens as many files as may be needed, and closes them. */
function openFiles(): void {
  const opened: number[] = [];
  try {
    while (opened.length < filesAtOnce) opened.push(openSync(devNull, "r"));
  } finally {
    for (const each of opened) closeSync(each);
  }
}
