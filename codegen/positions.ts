import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import type { SpecDocument, Where } from "./spec.ts";

/** Offsets in the text: start, and the first after it. */
export type Range = readonly [number, number];

/** The range of the place, or of the nearest thing around it that the source has. */
export function rangeOf(where: Where): Range {
  const { document, pointer } = where;
  let node: unknown = parsed(document);
  let nearest: Range = [0, 1];
  for (const step of pointer) {
    const next = child(node, step, document);
    if (next === undefined) return nearest;
    nearest = next.keyRange ?? nearest;
    node = next.node;
  }
  if (where.on === "key") return nearest;
  const range = rangeOfNode(node) ?? nearest;
  if (where.within === undefined || !isScalar(node) || typeof node.value !== "string") return range;
  return partOf({ source: document.text, range, value: document.resolve(node.value) }, where.within) ?? range;
}

interface Written {
  readonly source: string;
  /** Where the value is written. */
  readonly range: Range;
  readonly value: string;
}

/**
 * Where a part of a value is written: quotes, escapes, line breaks and indentation of the source are passed over.
 * Undefined when the two cannot be brought together.
 */
function partOf({ source, range, value }: Written, [start, end]: Range): Range | undefined {
  let at = range[0];
  let first: number | undefined;
  for (let offset = 0; offset < Math.max(end, start + 1) && offset < value.length; offset++) {
    const char = value[offset] ?? "";
    if (!/\s/.test(char)) {
      while (at < range[1] && source[at] !== char && /[\s"'\\|>+\-0-9]/.test(source[at] ?? "")) at++;
      if (source[at] !== char) return undefined;
    }
    if (offset === start) first = at;
    if (!/\s/.test(char)) at++;
  }
  if (first === undefined) return start >= value.length ? [at, at + 1] : undefined;
  return [first, Math.max(at, first + 1)];
}

interface Child {
  readonly node: unknown;
  readonly keyRange: Range | undefined;
}

function child(node: unknown, step: string | number, document: SpecDocument): Child | undefined {
  if (isMap(node)) {
    const isNamed = (key: unknown) => isScalar(key) && document.resolve(String(key.value)) === String(step);
    const pair = node.items.find((each) => isNamed(each.key));
    return pair === undefined ? undefined : { node: pair.value, keyRange: rangeOfNode(pair.key) };
  }
  if (!isSeq(node) || typeof step !== "number" || step >= node.items.length) return undefined;
  const item = node.items[step];
  return { node: item, keyRange: rangeOfNode(item) };
}

const parsedDocuments = new WeakMap<SpecDocument, { readonly contents: Node | null }>();

function parsed(document: SpecDocument): Node | null {
  let found = parsedDocuments.get(document);
  if (found === undefined) {
    found = { contents: parseDocument(document.text).contents };
    parsedDocuments.set(document, found);
  }
  return found.contents;
}

/** Scalars are underlined whole; a map or list at its first character, since it may span lines. */
function rangeOfNode(node: unknown): Range | undefined {
  if (isAlias(node) || isScalar(node)) return node.range ? [node.range[0], node.range[1]] : undefined;
  if (!isMap(node) && !isSeq(node)) return undefined;
  return node.range ? [node.range[0], node.range[0] + 1] : undefined;
}
