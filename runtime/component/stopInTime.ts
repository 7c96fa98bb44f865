import { pause } from "../lib/pause.ts";

export interface StopTime {
  readonly ms: number;
  readonly logWarning: (message: string) => void;
}

/**
 * Stops a part of a process. One that hangs is logged by its name, and the stop goes on without it. Rejects as the part
 * does while it is waited for; what it says later is logged.
 */
export async function stopInTime(
  name: string,
  stop: () => Promise<unknown> | void,
  { ms, logWarning }: StopTime,
): Promise<void> {
  const ended = new AbortController();
  const stopping = (async () => stop())();
  const late = pause(ms, ended.signal).then(() => "late" as const);
  const outcome = await Promise.race([stopping, late]).finally(() => ended.abort());
  if (outcome !== "late") return;
  logWarning(`stopping goes on without ${name}, which did not end within ${Math.round(ms)} ms`);
  stopping.catch((error: unknown) => logWarning(`stopping ${name}: ${String(error)}`));
}
