import {
  apiserverAdmissionWebhookAdmissionDurationSeconds,
  apiserverAdmissionWebhookFailOpenCount,
  apiserverAdmissionWebhookRejectionCount,
  apiserverAdmissionWebhookRequestTotal,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";

export interface HookCall {
  readonly name: string;
  readonly type: "admit" | "validating";
  readonly operation: string;
  readonly seconds: number;
  /** Of the answer; that of a refusal is the code that it gave. */
  readonly code: number;
  readonly end: "allowed" | "refused" | "failed" | "failedOpen";
}

export type HookMeter = (call: HookCall) => void;

/** @limit Code of a refusal in the metrics of webhooks: counted as this one. */
const maxCode = 600;

export function hookMeter(metrics: MetricRegistry): HookMeter {
  const durations = metrics.histogram(apiserverAdmissionWebhookAdmissionDurationSeconds);
  const requests = metrics.counter(apiserverAdmissionWebhookRequestTotal);
  const rejections = metrics.counter(apiserverAdmissionWebhookRejectionCount);
  const failedOpen = metrics.counter(apiserverAdmissionWebhookFailOpenCount);
  return ({ name, type, operation, seconds, code, end }) => {
    const rejected = String(end === "refused" || end === "failed");
    const text = String(Math.min(code, maxCode));
    durations.with({ name, type, operation, rejected }).observe(seconds);
    requests.with({ name, type, operation, rejected, code: text }).add(1);
    if (end === "failedOpen") failedOpen.with({ name, type }).add(1);
    if (end === "allowed" || end === "failedOpen") return;
    const errorType = end === "refused" ? "no_error" : "calling_webhook_error";
    rejections
      .with({ name, type, operation, error_type: errorType, rejection_code: end === "refused" ? text : "0" })
      .add(1);
  };
}
