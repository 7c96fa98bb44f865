import type { HealthCheck } from "./healthChecks.ts";

/** @limit Bytes of log that wait to be read: health checks fail. */
const maxLogBacklog = 16 * 1024 * 1024;

/** That a process answers at all, and that its log is read. */
export const usualChecks: readonly HealthCheck[] = [
  { name: "ping", check: () => {} },
  { name: "log", check: () => checkLog(process.stderr) },
];

/** Throws an Error while a log is not read. */
export function checkLog(log: { readonly writableLength: number }): void {
  if (log.writableLength > maxLogBacklog) throw new Error("the log is not read");
}
