/** What the reference takes at the speed for which times in tests are stated, in milliseconds. */
const usualMs = 25;
const reference = JSON.stringify(
  Array.from({ length: 40_000 }, (_, index) => ({ name: `n${index}`, value: `${index}Mi`, count: index })),
);

/**
 * How many times as long as usual this machine takes now: 2 at half its speed, and never less than 1. Machines that
 * share their processors with others change by half within minutes, so it is measured anew at each call, by a bare
 * JSON.parse of two megabytes.
 */
export function slowness(): number {
  return Math.max(1, Math.min(referenceMs(), referenceMs()) / usualMs);
}

/** The first can be longer than it need be: its code is compiled, or garbage of others collected. */
function referenceMs(): number {
  const before = process.cpuUsage();
  JSON.parse(reference);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
