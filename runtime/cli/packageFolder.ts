import { existsSync } from "node:fs";

/** The folder of this package, whether its sources run or its bundles in dist/. */
export const packageFolder: URL = folderAbove(new URL("./", import.meta.url));

function folderAbove(folder: URL): URL {
  return existsSync(new URL("package.json", folder)) ? folder : folderAbove(new URL("../", folder));
}
