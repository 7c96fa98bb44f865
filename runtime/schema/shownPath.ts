import type { Structure, ValueType } from "./structure.ts";

/**
 * The path as errors show it, which leaves out the index of an item where the structure says so.
 *
 * @example
 * spec.containers[0].volumeMounts[1].mountPropagation is spec.containers[0].volumeMounts.mountPropagation
 */
export function shownPath(path: string, structure: Structure): string {
  if (!path.includes("[")) return path;
  let shown = "";
  let type: ValueType | undefined = { structure: () => structure };
  let hidesItems = false;
  for (const [, name, key] of path.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)) {
    if (name === undefined) {
      shown += `[${key ?? ""}]`;
      type = elementOf(type);
      continue;
    }
    const field = fieldOf(type, name);
    if (field?.errors === "asList") return withoutIndex(shown);
    if (field?.errors === "besideList") shown = withoutIndex(shown);
    hidesItems = field?.errors === "itemAsList";
    shown += shown === "" ? name : `.${name}`;
    type = field?.type;
  }
  return hidesItems ? withoutIndex(shown) : shown;
}

function withoutIndex(path: string): string {
  return path.replace(/\[\d+\]$/, "");
}

function fieldOf(type: ValueType | undefined, name: string) {
  return typeof type === "object" && "structure" in type ? type.structure().byName.get(name) : undefined;
}

function elementOf(type: ValueType | undefined): ValueType | undefined {
  if (typeof type !== "object" || "structure" in type) return undefined;
  return "list" in type ? type.list : type.map;
}
