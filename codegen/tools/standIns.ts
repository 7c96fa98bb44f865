import { createRequire, Module } from "node:module";

/**
 * Loads a library while plain objects stand in for some files that it would load but not use.
 *
 * @param standIns file name -> what requiring it gives.
 */
export function withStandIns<T>(standIns: Readonly<Record<string, object>>, load: () => T): T {
  const { cache } = createRequire(import.meta.url);
  const before = Object.keys(standIns).map((file) => [file, cache[file]] as const);
  for (const [file, exports] of Object.entries(standIns)) {
    cache[file] = Object.assign(new Module(file), { filename: file, loaded: true, exports });
  }
  try {
    return load();
  } finally {
    for (const [file, module] of before) {
      if (module === undefined) delete cache[file];
      else cache[file] = module;
    }
  }
}
