/** Where Orch's own package lies: the folder that holds codegen/ (or dist/, when the generator is bundled). */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)));
