import type { Model, TypeModel } from "../model.ts";
import { fileOf, type ImportSet, importPath, moduleImport, pascal, typeOf } from "./names.ts";

/** The types of the spec that a file imports and exports again, by names that are its own. */
export interface ExportedNames {
  /** Imports a type, and gives its name in the file. `path` is that of the file. */
  import(imports: ImportSet, path: string, id: string): string;
  /** The statements that export all types that were imported, but those that the package exports. */
  exports(path: string): string;
}

/**
 * Names across groups: `Event`, then with the folder (EventsEvent), then with the version too (EventsV1Event). `taken`
 * are the other names of the file. The kinds have theirs in the order of the spec, whichever is imported first.
 */
export function exportedNames(model: Model, taken: readonly string[]): ExportedNames {
  const names = new Map<string, string>();
  const used = new Set(taken);
  // A run that leaves most files as they are has the kinds of all, and the types of a few.
  const kinds = new Map(model.kinds.map(({ type, kind, module }) => [type, { name: kind, module }]));
  const found = (id: string): Pick<TypeModel, "name" | "module"> => kinds.get(id) ?? typeOf(model, id);
  const nameOf = (id: string) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const { name, module } = found(id);
    const [folder = "", version = ""] = module.split("/");
    const candidates = [name, `${pascal(folder)}${name}`, `${pascal(folder)}${pascal(version)}${name}`];
    const free = candidates.find((each) => !used.has(each)) ?? `${candidates[2]}${names.size}`;
    used.add(free);
    names.set(id, free);
    return free;
  };
  for (const kind of model.kinds) nameOf(kind.type);
  return {
    import: (imports, path, id) => {
      const { name, module } = found(id);
      const from = moduleImport(model, path, { module, part: "types" });
      return imports.add(from, name, { alias: nameOf(id), isType: true });
    },
    exports: (path) =>
      [...names]
        .flatMap(([id, name]) => (model.inPackage.has(found(id).module) ? [] : exported(path, found(id), name)))
        .sort()
        .join("\n"),
  };
}

function exported(path: string, { name, module }: Pick<TypeModel, "name" | "module">, alias: string): string {
  const spelled = alias === name ? name : `${name} as ${alias}`;
  return `export type { ${spelled} } from "${importPath(path, fileOf(module, "types"))}";`;
}
