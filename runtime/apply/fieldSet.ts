import { compareElements } from "./element.ts";

/**
 * A set of paths, in the very form of fieldsV1: each element leads to the set of what lies below it. A path is in the
 * set when its node is empty, or has the member "."; other nodes only lead on. Sets are never changed, so they share
 * their parts. Members stand in the order of `compareElements`.
 *
 * @example
 * { "f:spec": { "f:replicas": {}, "f:selector": { ".": {}, "f:app": {} } } }
 * // holds spec.replicas, spec.selector and spec.selector.app, but not spec
 */
export interface FieldSet {
  readonly [element: string]: FieldSet;
}

/** The node of a path that is in the set, with nothing below. At the top of a set it is the set of nothing. */
export const leaf: FieldSet = Object.freeze({});

const self = ".";

export function isEmpty(set: FieldSet): boolean {
  for (const _ in set) return false;
  return true;
}

/** Whether the node's own path is in the set. */
export function isMember(node: FieldSet): boolean {
  return Object.hasOwn(node, self) || isEmpty(node);
}

/** The node of a path that is or is not in the set itself; undefined when nothing is left of it. */
export function node(below: FieldSet, isIn: boolean): FieldSet | undefined {
  if (isEmpty(below)) return isIn ? leaf : undefined;
  return isIn ? { [self]: leaf, ...below } : below;
}

/** The elements of a node, without its own mark. */
export function elementsOf(set: FieldSet): string[] {
  const elements = Object.keys(set);
  return elements[0] === self ? elements.slice(1) : elements;
}

export function below(set: FieldSet, element: string): FieldSet | undefined {
  return Object.hasOwn(set, element) ? set[element] : undefined;
}

/** Puts nodes in order. */
export function setOf(entries: readonly (readonly [element: string, node: FieldSet])[]): FieldSet {
  if (entries.length < 2) return Object.fromEntries(entries);
  return Object.fromEntries([...entries].sort(([a], [b]) => compareElements(a, b)));
}

/** The paths of either. */
export function union(a: FieldSet, b: FieldSet): FieldSet {
  if (isEmpty(a)) return b;
  if (isEmpty(b)) return a;
  const merged: Record<string, FieldSet> = {};
  const [left, right] = [elementsOf(a), elementsOf(b)];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [first, second] = [left[i], right[j]];
    const order = first === undefined ? 1 : second === undefined ? -1 : compareElements(first, second);
    if (order <= 0) i++;
    if (order >= 0) j++;
    const element = (order <= 0 ? first : second) ?? "";
    const [mine, yours] = [below(a, element), below(b, element)];
    merged[element] = mine === undefined ? (yours ?? leaf) : yours === undefined ? mine : unionOfNodes(mine, yours);
  }
  return merged;
}

function unionOfNodes(a: FieldSet, b: FieldSet): FieldSet {
  return node(union(withoutSelf(a), withoutSelf(b)), isMember(a) || isMember(b)) ?? leaf;
}

/** The paths of `a` that `b` does not have. Where nothing is taken away it is `a` itself. */
export function difference(a: FieldSet, b: FieldSet): FieldSet {
  return changed(a, isMember(a), (mine, element) => differenceOfNodes(mine, below(b, element))) ?? leaf;
}

function differenceOfNodes(a: FieldSet, b: FieldSet | undefined): FieldSet | undefined {
  if (b === undefined) return a;
  return changed(a, isMember(a) && !isMember(b), (mine, element) => differenceOfNodes(mine, below(b, element)));
}

/** The paths of `a` that neither are in `b` nor lie below one that is. */
export function outside(a: FieldSet, b: FieldSet): FieldSet {
  return outsideOfNodes(a, b) ?? leaf;
}

function outsideOfNodes(a: FieldSet, b: FieldSet): FieldSet | undefined {
  return changed(a, isMember(a), (mine, element) => {
    const yours = below(b, element);
    if (yours === undefined) return mine;
    return isMember(yours) ? undefined : outsideOfNodes(mine, yours);
  });
}

/** The paths that both have. */
export function intersection(a: FieldSet, b: FieldSet): FieldSet {
  return changed(a, isMember(a), (mine, element) => intersectionOfNodes(mine, below(b, element))) ?? leaf;
}

function intersectionOfNodes(a: FieldSet, b: FieldSet | undefined): FieldSet | undefined {
  if (b === undefined) return undefined;
  return changed(a, isMember(a) && isMember(b), (mine, element) => intersectionOfNodes(mine, below(b, element)));
}

/** Whether `b` has every path of `a`. */
export function isSubset(a: FieldSet, b: FieldSet): boolean {
  return isEmpty(difference(a, b));
}

/** A node with other nodes below, in the set or not; itself when nothing is different. */
function changed(
  from: FieldSet,
  isIn: boolean,
  change: (node: FieldSet, element: string) => FieldSet | undefined,
): FieldSet | undefined {
  const kept: Record<string, FieldSet> = {};
  let isSame = isIn === isMember(from);
  for (const element of elementsOf(from)) {
    const before = from[element] ?? leaf;
    const after = change(before, element);
    if (after !== before) isSame = false;
    if (after !== undefined) kept[element] = after;
  }
  return isSame ? from : node(kept, isIn);
}

function withoutSelf(set: FieldSet): FieldSet {
  if (!Object.hasOwn(set, self)) return set;
  const { [self]: _self, ...rest } = set;
  return rest;
}

/** Calls `visit` for every path: at each node first the paths that end below it, then those that go on. */
export function forEachPath(set: FieldSet, visit: (path: readonly string[]) => void): void {
  const path: string[] = [];
  const walk = (at: FieldSet): void => {
    const elements = elementsOf(at);
    for (const element of elements) if (isMember(at[element] ?? leaf)) visit([...path, element]);
    for (const element of elements) {
      path.push(element);
      walk(at[element] ?? leaf);
      path.pop();
    }
  };
  walk(set);
}
