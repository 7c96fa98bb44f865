import { addTo } from "../groups.ts";

type Edit = { readonly sign: " " | "-" | "+"; readonly line: string };

export interface DifferenceOptions {
  /** Unchanged lines shown around a change. */
  readonly context: number;
  /** Steps that the search for equal lines may take: what is not compared then is shown as replaced. */
  readonly maxSteps: number;
}

/** The lines of a unified difference: "@@ -line,count +line,count @@" and what stands there, each behind its sign. */
export function unifiedDifference(
  before: readonly string[],
  after: readonly string[],
  { context, maxSteps }: DifferenceOptions,
): string[] {
  const places = placesOf(after);
  const room = { left: maxSteps };
  const edits: Edit[] = [];
  const show = (lines: readonly string[], sign: Edit["sign"]) => {
    for (const line of lines) edits.push({ sign, line });
  };
  const align = (range: Range): void => {
    const { from, to, otherFrom, otherTo } = range;
    const { at, otherAt, size } = longestMatch({ before, after, places }, range, room);
    if (size === 0) {
      show(before.slice(from, to), "-");
      show(after.slice(otherFrom, otherTo), "+");
      return;
    }
    align({ from, to: at, otherFrom, otherTo: otherAt });
    show(before.slice(at, at + size), " ");
    align({ from: at + size, to, otherFrom: otherAt + size, otherTo });
  };
  align({ from: 0, to: before.length, otherFrom: 0, otherTo: after.length });
  return hunks(edits, context);
}

/** Lines of both sides that are yet to be compared. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

interface Sides {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** Where each line stands, but for those of a long text that stand everywhere: they join matches of others only. */
function placesOf(lines: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    addTo(places, line, index);
  }
  if (lines.length < 200) return places;
  const most = Math.floor(lines.length / 100) + 1;
  for (const [line, indexes] of places) if (indexes.length > most) places.delete(line);
  return places;
}

/** The longest run of lines that both sides have; the first of those that are as long. */
function longestMatch(
  { before, after, places }: Sides,
  { from, to, otherFrom, otherTo }: Range,
  room: { left: number },
): { at: number; otherAt: number; size: number } {
  let [at, otherAt, size] = [from, otherFrom, 0];
  let lengths = new Map<number, number>();
  for (let index = from; index < to && room.left > 0; index += 1) {
    const next = new Map<number, number>();
    room.left -= 1;
    for (const other of places.get(before[index] ?? "") ?? []) {
      room.left -= 1;
      if (other < otherFrom) continue;
      if (other >= otherTo) break;
      const length = (lengths.get(other - 1) ?? 0) + 1;
      next.set(other, length);
      if (length > size) [at, otherAt, size] = [index - length + 1, other - length + 1, length];
    }
    lengths = next;
  }
  while (at > from && otherAt > otherFrom && before[at - 1] === after[otherAt - 1]) {
    [at, otherAt, size] = [at - 1, otherAt - 1, size + 1];
  }
  while (at + size < to && otherAt + size < otherTo && before[at + size] === after[otherAt + size]) size += 1;
  return { at, otherAt, size };
}

/** Groups edits with a little of what stands around them under "@@ -line,count +line,count @@". */
function hunks(edits: readonly Edit[], context: number): string[] {
  const lines: string[] = [];
  let [oldLine, newLine, index] = [1, 1, 0];
  while (index < edits.length) {
    const first = edits.findIndex((each, position) => position >= index && each.sign !== " ");
    if (first < 0) break;
    const from = Math.max(index, first - context);
    oldLine += from - index;
    newLine += from - index;
    const to = endOfHunk(edits, first, context);
    const hunk = edits.slice(from, to);
    const [removed, added] = [
      hunk.filter((each) => each.sign !== "+").length,
      hunk.filter((each) => each.sign !== "-").length,
    ];
    const head = `@@ -${rangeText(oldLine, removed)} +${rangeText(newLine, added)} @@`;
    lines.push(head, ...hunk.map(({ sign, line }) => sign + line));
    oldLine += removed;
    newLine += added;
    index = to;
  }
  return lines;
}

function rangeText(line: number, count: number): string {
  return count === 1 ? `${line}` : `${count === 0 ? line - 1 : line},${count}`;
}

/** A hunk ends where more than twice the context is unchanged. */
function endOfHunk(edits: readonly Edit[], first: number, context: number): number {
  let last = first;
  for (let index = first; index < edits.length && index - last <= 2 * context + 1; index++) {
    if (edits[index]?.sign !== " ") last = index;
  }
  return Math.min(edits.length, last + context + 1);
}
