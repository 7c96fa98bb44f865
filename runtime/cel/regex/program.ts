import { type Assertion, type Node, RegexError } from "./parse.ts";
import type { Ranges } from "./ranges.ts";

/** A step of a program. `next` and `other` are places in it; of two ways, `next` is preferred. */
export type Instruction =
  | { readonly characters: Ranges; readonly next: number }
  | { readonly assertion: Assertion; readonly next: number }
  | { next: number; other: number }
  | { readonly isMatch: true };

/**
 * Instructions of one program at most: repetitions are written out.
 * @limit Instructions of a pattern: it does not compile.
 */
const maxInstructions = 10_000;

/** Writes a pattern as instructions; execution begins at `start`. Throws RegexError when it would be too large. */
export function programOf(node: Node): { readonly instructions: readonly Instruction[]; readonly start: number } {
  const instructions: Instruction[] = [{ isMatch: true }];
  const start = emit(node, 0, instructions);
  return { instructions, start };
}

/** Writes what a node matches, going on at `next`; returns where it begins. */
function emit(node: Node, next: number, out: Instruction[]): number {
  if ("characters" in node) return add({ characters: node.characters, next }, out);
  if ("assertion" in node) return add({ assertion: node.assertion, next }, out);
  if ("sequence" in node) return node.sequence.reduceRight((after, each) => emit(each, after, out), next);
  if ("alternatives" in node) {
    const starts = node.alternatives.map((each) => emit(each, next, out));
    return starts.reduceRight((other, start) => add({ next: start, other }, out));
  }
  return emitRepeat(node, next, out);
}

function emitRepeat(node: Extract<Node, { repeat: Node }>, next: number, out: Instruction[]): number {
  const { repeat, min, max, isLazy } = node;
  const fork = (more: number): Instruction => (isLazy ? { next, other: more } : { next: more, other: next });
  let after = next;
  if (max === Number.POSITIVE_INFINITY) {
    const loop: { next: number; other: number } = { next: 0, other: 0 };
    after = add(loop, out);
    Object.assign(loop, fork(emit(repeat, after, out)));
  } else {
    for (let count = min; count < max; count += 1) after = add(fork(emit(repeat, after, out)), out);
  }
  for (let count = 0; count < min; count += 1) after = emit(repeat, after, out);
  return after;
}

function add(instruction: Instruction, out: Instruction[]): number {
  if (out.length >= maxInstructions) throw new RegexError("expression too large");
  return out.push(instruction) - 1;
}
