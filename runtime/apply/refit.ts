import { elementsOf, type FieldSet, isEmpty, isMember, leaf, node } from "./fieldSet.ts";
import type { Manager } from "./managers.ts";
import type { Shape } from "./shape.ts";
import { shapeIn, type Versions } from "./versions.ts";

/**
 * Managers as their kind is now: a schema may have changed since they wrote, and where a value has become one that is
 * owned as one, who owned parts of it owns all of it.
 */
export function refitted(managers: Map<string, Manager>, versions: Versions): Map<string, Manager> {
  if (!versions.mayChange) return managers;
  for (const [id, manager] of managers) {
    const shape = shapeIn(versions, manager.apiVersion);
    if (shape === undefined) continue;
    const fields = refit(manager.fields, shape);
    if (fields !== manager.fields) managers.set(id, { ...manager, fields });
  }
  return managers;
}

function refit(set: FieldSet, shape: Shape): FieldSet {
  if (isEmpty(set) || shape.kind === "any" || shape.kind === "leaf") return set;
  if (shape.kind === "map" ? shape.isAtomic : shape.by === "atomic") return leaf;
  let isSame = true;
  const kept: [string, FieldSet][] = [];
  for (const element of elementsOf(set)) {
    const before = set[element] ?? leaf;
    const inner = shape.kind === "list" ? shape.items : innerShape(shape, element);
    const after = inner === undefined ? before : refit(before, inner);
    isSame &&= after === before;
    kept.push([element, after]);
  }
  return isSame ? set : (node(Object.fromEntries(kept), isMember(set)) ?? leaf);
}

function innerShape(shape: Shape & { readonly kind: "map" }, element: string): Shape | undefined {
  return element.startsWith("f:") ? (shape.fields.get(element.slice(2))?.shape ?? shape.values) : undefined;
}
