type Edit = { readonly sign: " " | "-" | "+"; readonly line: string };

export interface DifferenceOptions {
  /** Unchanged lines shown around a change. */
  readonly context: number;
  /** Beyond this many differing lines on a side the middle is shown as replaced, not aligned. */
  readonly maxAligned: number;
}

/** The lines of a unified difference: "@@ -line,count +line,count @@" and what stands there, each behind its sign. */
export function unifiedDifference(
  before: readonly string[],
  after: readonly string[],
  { context, maxAligned }: DifferenceOptions,
): string[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const [removed, added] = [before.slice(start, before.length - tail), after.slice(start, after.length - tail)];
  const isLong = removed.length > maxAligned || added.length > maxAligned;
  const middle = isLong ? replaced(removed, added) : align(removed, added);
  const same = (lines: readonly string[]): Edit[] => lines.map((line) => ({ sign: " ", line }));
  const edits = [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - tail))];
  return hunks(edits, context);
}

function replaced(before: readonly string[], after: readonly string[]): Edit[] {
  return [
    ...before.map((line) => ({ sign: "-", line }) as const),
    ...after.map((line) => ({ sign: "+", line }) as const),
  ];
}

/** Longest common subsequence, by the table. */
function align(before: readonly string[], after: readonly string[]): Edit[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const down = lengths[(i + 1) * width + j] ?? 0;
      const right = lengths[i * width + j + 1] ?? 0;
      const both = (lengths[(i + 1) * width + j + 1] ?? 0) + 1;
      lengths[i * width + j] = before[i] === after[j] ? both : Math.max(down, right);
    }
  }
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [line, other] = [before[i], after[j]];
    if (line !== undefined && line === other) {
      edits.push({ sign: " ", line });
      i++;
      j++;
    } else if (
      line !== undefined &&
      (other === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      edits.push({ sign: "-", line });
      i++;
    } else if (other !== undefined) {
      edits.push({ sign: "+", line: other });
      j++;
    }
  }
  return edits;
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
    lines.push(`@@ -${oldLine},${removed} +${newLine},${added} @@`, ...hunk.map(({ sign, line }) => sign + line));
    oldLine += removed;
    newLine += added;
    index = to;
  }
  return lines;
}

/** A hunk ends where more than twice the context is unchanged. */
function endOfHunk(edits: readonly Edit[], first: number, context: number): number {
  let last = first;
  for (let index = first; index < edits.length && index - last <= 2 * context; index++) {
    if (edits[index]?.sign !== " ") last = index;
  }
  return Math.min(edits.length, last + context + 1);
}
