/** Numbers of processors, ascending and each once. */
export type CpuSet = readonly number[];

/** "0-3,8" -> [0, 1, 2, 3, 8]. Throws a RangeError for another text. */
export function parseCpus(text: string): CpuSet {
  const parts = text.trim() === "" ? [] : text.trim().split(",");
  return cpuSet(
    parts.flatMap((part) => {
      const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part.trim()) ?? [];
      const length = Number(last) - Number(first) + 1;
      if (!(length > 0)) throw new RangeError(`${JSON.stringify(text)} is no list of processors, as 0-3,8`);
      return Array.from({ length }, (_, index) => Number(first) + index);
    }),
  );
}

/** [0, 1, 2, 3, 8] -> "0-3,8" */
export function cpusText(cpus: CpuSet): string {
  const parts: { first: number; last: number }[] = [];
  for (const each of cpus) {
    const part = parts.at(-1);
    if (part?.last === each - 1) part.last = each;
    else parts.push({ first: each, last: each });
  }
  return parts.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}

export function cpuSet(cpus: Iterable<number>): CpuSet {
  return [...new Set(cpus)].sort((a, b) => a - b);
}

export function union(...sets: readonly CpuSet[]): CpuSet {
  return cpuSet(sets.flat());
}

export function without(cpus: CpuSet, taken: CpuSet): CpuSet {
  const others = new Set(taken);
  return cpus.filter((each) => !others.has(each));
}

export function intersection(a: CpuSet, b: CpuSet): CpuSet {
  const others = new Set(b);
  return a.filter((each) => others.has(each));
}

export function isSubset(part: CpuSet, whole: CpuSet): boolean {
  return intersection(part, whole).length === part.length;
}
