import type { UpFlags } from "../../../generated/flags.ts";
import { durationMs } from "../../schema/duration.ts";
import { flagError, onDisk, readFlagFile, underFlag } from "../../lib/flagFile.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { type AuditEvent, Auditor, type AuditSink } from "./auditor.ts";
import { type AuditMeter, auditMeter } from "./auditMeter.ts";
import { EventQueue, type QueueOptions } from "./eventQueue.ts";
import { EventWriter } from "./eventText.ts";
import { legacyText } from "./legacyText.ts";
import { openLogFile } from "./logFile.ts";
import { compilePolicy } from "./policy.ts";
import { parsePolicy } from "./policyFile.ts";
import { openWebhook } from "./webhook.ts";

/** The flags of the API server about audit. */
export type AuditFlags = { readonly [K in keyof UpFlags as K extends `audit${string}` ? K : never]: UpFlags[K] };

export interface AuditContext {
  /** Of the platform, such as "acme.dev". */
  readonly apiDomain: string;
  readonly metrics: MetricRegistry;
  readonly logError: (message: string, error: unknown) => void;
  readonly logWarning: (message: string) => void;
}

interface Opening extends AuditContext {
  readonly flags: AuditFlags;
  readonly meter: AuditMeter;
  readonly writer: EventWriter;
}

/** Reads the policy and opens the back ends that the flags name. Throws an Error that names the flag that is wrong. */
export async function openAudit(flags: AuditFlags, context: AuditContext): Promise<Auditor> {
  const { auditPolicyFile: file } = flags;
  const { apiDomain, logWarning } = context;
  const policy = underFlag("audit-policy-file", () =>
    parsePolicy(readFlagFile("audit-policy-file", file), { file, apiDomain, logWarning }),
  );
  const opening = { ...context, flags, meter: auditMeter(context), writer: new EventWriter(apiDomain) };
  const sinks = [
    ...(flags.auditLogPath === "" ? [] : [openLogSink(opening)]),
    ...(flags.auditWebhookConfigFile === "" ? [] : [await openWebhookSink(opening)]),
  ];
  return new Auditor({ ...opening, decide: compilePolicy(policy), sinks });
}

const dayMs = 86_400_000;

function openLogSink(opening: Opening): AuditSink {
  const { flags, logError } = opening;
  const { auditLogPath: path } = flags;
  const file = onDisk({ flag: "audit-log-path", path, problem: "cannot open the file" }, () =>
    openLogFile({
      path,
      maxBytes: flags.auditLogMaxsize * 1024 * 1024,
      maxBackups: flags.auditLogMaxbackup,
      maxAgeMs: flags.auditLogMaxage * dayMs,
      compress: flags.auditLogCompress,
      logError,
    }),
  );
  return sinkOf("Log", opening, { deliver: file.write, close: file.close });
}

async function openWebhookSink(opening: Opening): Promise<AuditSink> {
  const { flags, apiDomain } = opening;
  const initialBackoffMs = durationMs(flags.auditWebhookInitialBackoff) ?? 0;
  const opened = openWebhook({ file: flags.auditWebhookConfigFile, initialBackoffMs, apiDomain });
  const webhook = await opened.catch((error: Error) => {
    throw flagError("audit-webhook-config-file", error);
  });
  return sinkOf("Webhook", opening, { deliver: webhook.send, close: async () => webhook.close() });
}

interface BackEnd {
  readonly deliver: QueueOptions["deliver"];
  readonly close: () => Promise<void>;
}

function sinkOf(which: "Log" | "Webhook", opening: Opening, { deliver, close }: BackEnd): AuditSink {
  const { flags, meter } = opening;
  const by = which === "Log" ? "log" : "webhook";
  const queue = new EventQueue({
    ...pacing(which, flags),
    separator: which === "Log" ? "\n" : ",",
    bufferSize: flags[`audit${which}BatchBufferSize`],
    batchBytes: flags[`audit${which}TruncateEnabled`] ? flags[`audit${which}TruncateMaxBatchSize`] : usualBatchBytes,
    deliver,
    onLost: (count, why, error) => meter.lost(count, why === "full" ? "buffered" : by, error),
  });
  const isStrict = flags[`audit${which}Mode`] === "blocking-strict";
  const lineOf = lineMaker(which, opening);
  return {
    accept: (event) => {
      const line = lineOf(event);
      const mustKeep = isStrict && event.stage === "RequestReceived";
      if (line === undefined) return mustKeep ? Promise.resolve(false) : undefined;
      if (mustKeep) return queue.pushAndWait(line);
      queue.push(line);
      return undefined;
    },
    stop: async (graceMs) => {
      await queue.stop(graceMs);
      await close();
    },
  };
}

/** @limit Bytes of audit events that are written or sent in one go: the others follow. */
const usualBatchBytes = 10 * 1024 * 1024;

/** Events of a log that are written with one call when no batches are asked for, and how long they are gathered. */
const gathered = { startAt: 256, waitMs: 10 };

/**
 * When deliveries begin. Without batches the events of some milliseconds share a call; where a request waits for its
 * event, those that come while the call before is under way.
 */
function pacing(
  which: "Log" | "Webhook",
  flags: AuditFlags,
): Pick<QueueOptions, "startAt" | "most" | "waitMs" | "throttle"> {
  const mode = flags[`audit${which}Mode`];
  const most = which === "Log" ? Number.POSITIVE_INFINITY : flags.auditWebhookBatchMaxSize;
  if (mode === "blocking-strict") return { startAt: 1, most, waitMs: 0 };
  if (mode === "blocking") return which === "Log" ? { ...gathered, most } : { startAt: 1, most, waitMs: 0 };
  const startAt = flags[`audit${which}BatchMaxSize`];
  const batch = { startAt, waitMs: durationMs(flags[`audit${which}BatchMaxWait`]) ?? 0 };
  if (!flags[`audit${which}BatchThrottleEnable`]) return { ...batch, most };
  const [qps, burst] = [flags[`audit${which}BatchThrottleQps`], flags[`audit${which}BatchThrottleBurst`]];
  return { ...batch, most: startAt, throttle: { qps, burst } };
}

/** The text of an event; undefined, and counted, where it is too large even without its objects. */
function lineMaker(which: "Log" | "Webhook", opening: Opening): (event: AuditEvent) => string | undefined {
  const { flags, writer, meter } = opening;
  if (which === "Log" && flags.auditLogFormat === "legacy") return ({ request, stage }) => legacyText(request, stage);
  if (!flags[`audit${which}TruncateEnabled`]) return ({ parts }) => writer.json(parts);
  const maxBytes = flags[`audit${which}TruncateMaxEventSize`];
  return ({ parts }) => {
    const whole = writer.json(parts);
    if (Buffer.byteLength(whole) <= maxBytes) return whole;
    const cut = writer.truncated(parts);
    if (Buffer.byteLength(cut) <= maxBytes) return cut;
    meter.lost(1, "truncate", new Error(`an event has more than ${maxBytes} bytes without its objects`));
    return undefined;
  };
}
