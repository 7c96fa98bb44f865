import type { HostileReport } from "./run.ts";

/** What a run was like, in a few lines. */
export function summary({ counts, quiet, stalls, before, after, acknowledged }: HostileReport): string {
  const latencies = quiet.requests.map(({ fromMs, toMs }) => toMs - fromMs).sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))];
  const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
  const answers = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, times]) => `${what}: ${times}`);
  return [
    `answers: ${answers.join(", ")}`,
    `quiet client: ${latencies.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
    `longest turns of the event loop: ${stalls
      .slice(0, 5)
      .map(({ cpuMs }) => `${cpuMs.toFixed(0)} ms`)
      .join(", ")}`,
    `alive: ${mib(before.liveBytes)} before, ${mib(after.liveBytes)} after; resident ${mib(before.rss)}, ${mib(after.rss)}`,
    `${acknowledged} acknowledged writes were found as they were acknowledged`,
  ].join("\n");
}
