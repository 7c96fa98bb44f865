/**
 * A pattern as a table, for those with which JavaScript's own matching goes back over the text. A character of the text
 * takes one look into the table, whatever the text.
 *
 *   a*b       bounds: 0, "a", "b", "c"      next: 0, 0, matched, 0      ends: none
 */
export interface PatternTable {
  /** The first characters of the classes, as code points: each reaches up to the next. Ascending, from 0. */
  readonly bounds: readonly number[];
  /** By state, and in it by class: the state that follows. */
  readonly next: readonly number[];
  /** States in which the end of the text is a match. */
  readonly ends: readonly number[];
}

/** Stands in `next` for a match. */
export const matched = -1;

/** Whether a pattern matches anywhere in a text. */
export function matchesTable(text: string, { bounds, next, ends }: PatternTable): boolean {
  let state = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    state = next[state * bounds.length + classOf(bounds, code)] ?? 0;
    if (state === matched) return true;
  }
  return ends.includes(state);
}

/** The class of a code point: that of the last bound that is not beyond it. */
export function classOf(bounds: readonly number[], code: number): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((bounds[middle] ?? 0) <= code) low = middle;
    else high = middle - 1;
  }
  return low;
}
