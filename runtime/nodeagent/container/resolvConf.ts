import { statSync } from "node:fs";
import { readRegularSync } from "../regularFile.ts";

/** @limit The node's resolv.conf: pods that need it get no sandbox. */
const maxResolvConfBytes = 1024 * 1024;

/**
 * The text of the node's file as it is when a pod is made: the machine may have other name servers by then. Throws an
 * Error for a file that cannot be read.
 */
export function resolvConfAt(path: string): () => string {
  let known = { state: "", text: "" };
  return () => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path);
    const state = [ino, size, mtimeMs, ctimeMs].join();
    if (known.state === state) return known.text;
    const text = read(path); // what failed is read again
    known = { state, text };
    return text;
  };
}

function read(path: string): string {
  try {
    return readRegularSync(path, maxResolvConfBytes).toString();
  } catch (error) {
    throw new Error(`cannot read ${path}: ${(error as Error).message}`, { cause: error });
  }
}
