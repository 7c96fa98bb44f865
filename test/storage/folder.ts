import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder for one test, and how to remove it. */
export function testFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "storage-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
