const unitMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

/** Reads text such as "1h30m", "32s" or "0" to milliseconds; undefined when it is not a duration. */
export function parseDurationMs(text: string): number | undefined {
  if (text === "0") return 0;
  const match = /^([+-]?)((?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|ms|s|m|h))+$/.exec(text);
  if (match === null) return undefined;
  let totalMs = 0;
  for (const [, number = "", unit = ""] of text.matchAll(/(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|ms|s|m|h)/g)) {
    totalMs += Number(number) * (unitMs[unit] ?? 0);
  }
  return match[1] === "-" ? -totalMs : totalMs;
}
