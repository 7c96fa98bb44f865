/** The candidate nearest to a misspelt word, if one is near enough to be meant. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** A fix that names the nearest candidate, else lists them all, else says `otherwise`. */
export function suggestFix(word: string, candidates: readonly string[], otherwise?: string): string {
  const near = suggest(word, candidates);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (otherwise !== undefined) return otherwise;
  return candidates.length === 0 ? "remove it" : `use one of ${candidates.join(", ")}`;
}

/** Levenshtein distance with transposition; counts no further than `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(value);
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length] ?? limit;
}
