import { join } from "node:path";
import { packageFolder } from "./folders.ts";
import { ownOut } from "./options.ts";

/** Where an emitted file goes. The default output keeps its .proto files in the package's proto/, another its own. */
export function outputPath(out: string, path: string): string {
  return path.startsWith("proto/") && out === ownOut ? join(packageFolder, path) : join(out, path);
}
