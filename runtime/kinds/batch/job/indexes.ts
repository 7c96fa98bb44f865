/**
 * How many indexes a text such as "1,3-5" names, of a job that has `completions` of them; or what is wrong with it.
 *
 * @example countIndexes("1,3-5", 10) === 4
 */
export function countIndexes(text: string, completions: number): number | string {
  if (text === "") return 0;
  let last = -1;
  let total = 0;
  for (const part of text.split(",")) {
    const interval = readInterval(part, completions);
    if (typeof interval === "string") return interval;
    const [first, end] = interval;
    if (last >= first) return outOfOrder(last, first);
    total += end - first + 1;
    last = end;
  }
  return total;
}

function readInterval(text: string, completions: number): readonly [first: number, last: number] | string {
  const limits = text.split("-");
  if (limits.length > 2) {
    const rule = "violates the requirement that an index interval can have at most two parts separated by '-'";
    return `the fragment ${JSON.stringify(text)} ${rule}`;
  }
  const numbers: number[] = [];
  for (const limit of limits) {
    if (!/^0*[0-9]{1,10}$/.test(limit)) return `cannot convert string to integer for index: ${JSON.stringify(limit)}`;
    const number = Number(limit);
    if (number >= completions) return `too large index: ${JSON.stringify(limit)}`;
    numbers.push(number);
  }
  const [first = 0, last = first] = numbers;
  return numbers.length === 2 && first >= last ? outOfOrder(first, last) : [first, last];
}

function outOfOrder(previous: number, current: number): string {
  return `non-increasing order, previous: ${previous}, current: ${current}`;
}
