import { elementType, type Field, type Structure, structureOf, type ValueType } from "../structure.ts";

/**
 * The path as errors show it, which leaves out the index of an item where the structure says so.
 *
 * @example
 * spec.containers[0].volumeMounts[1].mountPropagation is spec.containers[0].volumeMounts.mountPropagation
 */
export function shownPath(path: string, structure: Structure): string {
  let shown = "";
  let type: ValueType | undefined = { structure: () => structure };
  let errors: Field["errors"];
  for (const [, name, dot = "", key] of path.matchAll(/([^.[\]]+)|(\.?)\[([^\]]*)\]/g)) {
    if (name === undefined) {
      if (errors === "leftOut") errors = undefined;
      else if (errors === "singular") shown = shown.replace(/s$/, "");
      else if (errors !== "unindexed") shown += `${dot}[${key ?? ""}]`;
      type = elementType(type);
      continue;
    }
    const field = structureOf(type)?.byName.get(name);
    errors = field?.errors;
    if (errors === "asParent") return withoutIndex(shown);
    if (errors === "asItem") return shown;
    if (errors === "leftOut") {
      type = field?.type;
      continue;
    }
    if (errors === "besideList") shown = withoutIndex(shown);
    const { errorName = name } = field ?? {};
    shown += shown === "" ? errorName : `.${errorName}`;
    type = field?.type;
  }
  return errors === "itemAsList" ? withoutIndex(shown) : shown;
}

function withoutIndex(path: string): string {
  return path.replace(/\[\d+\]$/, "");
}
