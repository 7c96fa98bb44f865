import { createRequire } from "node:module";
import type typescript from "typescript";

/** The compiler's parser. An import would take twice as long: it goes through the loader of the tests, 9 MB of it. */
export const ts = createRequire(import.meta.url)("typescript") as typeof typescript;
