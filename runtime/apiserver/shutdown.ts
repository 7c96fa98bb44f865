import { setTimeout as sleep } from "node:timers/promises";
import type { Auditor } from "../auth/audit/auditor.ts";
import { stopInTime } from "../component/stopInTime.ts";
import type { Logger } from "../component/logs/logger.ts";
import { durationMs, timerMs } from "../schema/duration.ts";
import type { Tracer } from "../schema/tracer.ts";
import type { StopRefusals } from "../server/filters/stopRefusals.ts";
import type { Listener } from "../server/listener.ts";
import type { Assembled } from "./assemble.ts";
import { stopAudit } from "./audit.ts";

/** The flags of how a server stops, besides shutdownSendRetryAfter. */
export interface ShutdownFlags {
  /** Such as "30s". */
  readonly shutdownDelayDuration: string;
  readonly shutdownWatchTerminationGracePeriod: string;
}

export interface Running extends Pick<Assembled, "announceStop" | "drain" | "close"> {
  readonly flags: ShutdownFlags;
  readonly refusals: StopRefusals | undefined;
  readonly listener: Pick<Listener, "close">;
  readonly audit: Auditor | undefined;
  readonly tracer: Tracer | undefined;
  /** Absent: the steps of a stop are not logged. */
  readonly log: Pick<Logger, "info" | "isOn"> | undefined;
  readonly logWarning: (message: string) => void;
  /** Stops looking at certificates. */
  readonly unfollow: () => void;
}

/** Readiness fails first; the audit log is last: it has the end of every request. */
export async function stopInOrder(running: Running, graceMs: number): Promise<void> {
  const { flags, refusals, announceStop, unfollow, drain, listener, close, audit, log, logWarning } = running;
  const note = (event: string) => {
    if (log?.isOn(shutdownLevel, "apiserver") === true) log.info("shutdown", { event });
  };
  announceStop();
  note("ShutdownInitiated");
  const delayMs = durationMs(flags.shutdownDelayDuration) ?? 0;
  if (delayMs > 0) await sleep(timerMs(delayMs));
  note("AfterShutdownDelayDuration");
  unfollow();
  const answered = refusals?.begin(graceMs);
  await drain(durationMs(flags.shutdownWatchTerminationGracePeriod) ?? 0);
  const endMs = performance.now() + graceMs;
  await answered;
  note("NotAcceptingNewRequest");
  await listener.close(Math.max(0, endMs - performance.now()));
  note("InFlightRequestsDrained");
  await close();
  await stopAudit(audit, endMs);
  await stopInTime("tracing", async () => running.tracer?.close(), { ms: tracingStopMs, logWarning });
}

/** @limit Spans that wait when an API server stops: they are dropped, and that is logged. */
const tracingStopMs = 2000;

/** Level of the log that has the steps of a stop. */
const shutdownLevel = 1;
