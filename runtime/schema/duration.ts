const unitNanos: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1000n,
  µs: 1000n,
  μs: 1000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
};

const maxNanos = 2n ** 63n - 1n;

/** Text such as "1h30m", "-1.5s" or "0" in nanoseconds; undefined for what is none, or beyond about 292 years. */
export function durationNanos(text: string): bigint | undefined {
  const match = text.length > 64 ? null : /^([+-]?)((?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+|0)$/.exec(text);
  if (match === null) return undefined;
  let total = 0n;
  for (const [, whole = "", fraction = "", unit = ""] of text.matchAll(/(\d*)\.?(\d*)(ns|us|µs|μs|ms|s|m|h)/g)) {
    const nanos = unitNanos[unit] ?? 0n;
    total += BigInt(whole) * nanos + (BigInt(fraction) * nanos) / 10n ** BigInt(fraction.length);
  }
  if (total > maxNanos) return undefined;
  return match[1] === "-" ? -total : total;
}

/** The same in milliseconds. */
export function durationMs(text: string): number | undefined {
  const nanos = durationNanos(text);
  return nanos === undefined ? undefined : Number(nanos) / 1e6;
}
