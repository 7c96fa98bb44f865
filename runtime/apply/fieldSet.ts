import type { InSteps } from "../schema/steps.ts";
import { inElementOrder, inElementOrderInSteps } from "./element.ts";
import { addTo } from "../schema/groups.ts";

/**
 * A set of paths, in the very form of fieldsV1: each element leads to the set of what lies below it. A path is in the
 * set when its node is empty, or has the member "."; other nodes only lead on. Sets are never changed, so they share
 * their parts. Members stand in the order of `inElementOrder`.
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

/** The elements of wide nodes: each of a thousand managers may be compared with one and the same. */
const wide = new WeakMap<FieldSet, readonly string[]>();
/** Listing no more than so many costs less than to keep them. */
const narrowElements = 32;

/** The elements of a node, without its own mark. */
export function elementsOf(set: FieldSet): readonly string[] {
  const known = wide.get(set);
  if (known !== undefined) return known;
  const all = Object.keys(set);
  const elements = all[0] === self ? all.slice(1) : all;
  if (elements.length > narrowElements) wide.set(set, elements);
  return elements;
}

/** Elements of `a` or of `b`, all that both have among them: of two wide nodes those of the narrower. */
function commonAmong(a: FieldSet, b: FieldSet): readonly string[] {
  const yours = elementsOf(b);
  if (yours.length <= narrowElements) return yours;
  const mine = elementsOf(a);
  return mine.length < yours.length ? mine : yours;
}

export function below(set: FieldSet, element: string): FieldSet | undefined {
  return Object.hasOwn(set, element) ? set[element] : undefined;
}

/** Puts nodes in order. */
export function setOf(entries: readonly (readonly [element: string, node: FieldSet])[]): FieldSet {
  const [first] = entries;
  if (first !== undefined && entries.length === 1) return { [first[0]]: first[1] };
  return Object.fromEntries(inElementOrder(entries));
}

/** Nodes that are made, or put into a set, between two steps. */
export const stepSize = 1000;

/** The same of however many nodes. */
export function* setInSteps(entries: readonly (readonly [element: string, node: FieldSet])[]): InSteps<FieldSet> {
  if (entries.length <= stepSize) return setOf(entries);
  const set: Record<string, FieldSet> = {};
  for (const [index, [element, each]] of (yield* inElementOrderInSteps(entries)).entries()) {
    set[element] = each;
    if (index % stepSize === 0) yield;
  }
  return set;
}

/** The paths of any of the sets. Each is taken up once, however many there are. */
export function unionOf(sets: readonly FieldSet[]): FieldSet {
  const [first = leaf, second] = sets;
  if (second === undefined) return first;
  const nodes = new Map<string, FieldSet[]>();
  for (const set of sets) {
    for (const element of elementsOf(set)) {
      const below = set[element] ?? leaf;
      addTo(nodes, element, below);
    }
  }
  return setOf([...nodes].map(([element, each]) => [element, node(unionOf(each), each.some(isMember)) ?? leaf]));
}

/** The paths of either. Where `b` adds nothing it is `a` itself. */
export function* union(a: FieldSet, b: FieldSet): InSteps<FieldSet> {
  if (isEmpty(a)) return b;
  const changed = new Map<string, FieldSet>();
  let isInOrder = true;
  for (const [index, element] of elementsOf(b).entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const [mine, yours] = [below(a, element), below(b, element) ?? leaf];
    const both = mine === undefined ? yours : yield* unionOfNodes(mine, yours);
    if (both === mine) continue;
    changed.set(element, both);
    isInOrder &&= mine !== undefined;
  }
  if (changed.size === 0) return a;
  const merged: [string, FieldSet][] = [];
  for (const element of Object.keys(a)) {
    merged.push([element, changed.get(element) ?? a[element] ?? leaf]);
    changed.delete(element);
  }
  yield;
  return isInOrder ? Object.fromEntries(merged) : yield* setInSteps(merged.concat([...changed]));
}

function* unionOfNodes(a: FieldSet, b: FieldSet): InSteps<FieldSet> {
  if (isEmpty(b)) return isMember(a) ? a : (node(a, true) ?? leaf);
  if (isEmpty(a)) return node(withoutSelf(b), true) ?? leaf;
  const both = yield* union(a, b);
  return isMember(b) && !isMember(both) ? (node(both, true) ?? leaf) : both;
}

/** The paths of `a` that `b` does not have. Where nothing is taken away it is `a` itself. */
export function* difference(a: FieldSet, b: FieldSet): InSteps<FieldSet> {
  return (yield* rest(a, b, isMember(a))) ?? leaf;
}

/** A node without what is below another; itself when that is nothing. `isIn`: it stays in the set. */
function* rest(a: FieldSet, b: FieldSet, isIn: boolean): InSteps<FieldSet | undefined> {
  let changed: Map<string, FieldSet | undefined> | undefined;
  for (const [index, element] of commonAmong(a, b).entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const [mine, yours] = [below(a, element), below(b, element)];
    if (mine === undefined || yours === undefined) continue;
    const stays = isMember(mine) && !isMember(yours);
    const left = isEmpty(mine) ? (stays ? mine : undefined) : yield* rest(mine, yours, stays);
    if (left !== mine) (changed ??= new Map()).set(element, left);
  }
  if (changed === undefined) return isIn === isMember(a) ? a : node(withoutSelf(a), isIn);
  const kept: Record<string, FieldSet> = {};
  for (const [index, element] of elementsOf(a).entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const left = changed.has(element) ? changed.get(element) : a[element];
    if (left !== undefined) kept[element] = left;
  }
  return node(kept, isIn);
}

/** The paths that both have. */
export function* intersection(a: FieldSet, b: FieldSet): InSteps<FieldSet> {
  return (yield* common(a, b, isMember(a))) ?? leaf;
}

function* common(a: FieldSet, b: FieldSet, isIn: boolean): InSteps<FieldSet | undefined> {
  const kept: Record<string, FieldSet> = {};
  for (const [index, element] of commonAmong(a, b).entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const [mine, yours] = [below(a, element), below(b, element)];
    if (mine === undefined || yours === undefined) continue;
    const stays = isMember(mine) && isMember(yours);
    const both = isEmpty(mine) ? (stays ? leaf : undefined) : yield* common(mine, yours, stays);
    if (both !== undefined) kept[element] = both;
  }
  return node(kept, isIn);
}

/** Whether `b` has every path of `a`. */
export function* isSubset(a: FieldSet, b: FieldSet): InSteps<boolean> {
  return isEmpty(yield* difference(a, b));
}

function withoutSelf(set: FieldSet): FieldSet {
  if (!Object.hasOwn(set, self)) return set;
  const { [self]: _self, ...rest } = set;
  return rest;
}

/** Calls `visit` for every path: at each node first the paths that end below it, then those that go on. */
export function forEachPath(set: FieldSet, visit: (path: () => readonly string[]) => void): void {
  const path: string[] = [];
  const walk = (at: FieldSet): void => {
    const elements = elementsOf(at);
    for (const element of elements) if (isMember(at[element] ?? leaf)) visit(() => [...path, element]);
    for (const element of elements) {
      const below = at[element] ?? leaf;
      if (isEmpty(below)) continue;
      path.push(element);
      walk(below);
      path.pop();
    }
  };
  walk(set);
}
