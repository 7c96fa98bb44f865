import {
  apiserverConversionWebhookDurationSeconds,
  apiserverConversionWebhookRequestTotal,
  apiserverCrdConversionWebhookDurationSeconds,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";

/** What went wrong, in the words of metrics; "": nothing. */
export type ConversionFailure =
  | ""
  | "conversion_webhook_call_failure"
  | "conversion_webhook_malformed_response_failure"
  | "conversion_webhook_partial_response_failure"
  | "conversion_webhook_invalid_converted_object_failure";

export interface ConversionCall {
  readonly definition: string;
  /** "v1". */
  readonly from: string;
  readonly to: string;
  readonly seconds: number;
  readonly failure: ConversionFailure;
}

export type ConversionMeter = (call: ConversionCall) => void;

export function conversionMeter(metrics: MetricRegistry): ConversionMeter {
  const requests = metrics.counter(apiserverConversionWebhookRequestTotal);
  const durations = metrics.histogram(apiserverConversionWebhookDurationSeconds);
  const ofDefinitions = metrics.histogram(apiserverCrdConversionWebhookDurationSeconds);
  return ({ definition, from, to, seconds, failure }) => {
    const succeeded = failure === "";
    const labels = { result: succeeded ? "success" : "failure", failure_type: failure };
    requests.with(labels).add(1);
    durations.with(labels).observe(seconds);
    ofDefinitions
      .with({ crd_name: definition, from_version: from, to_version: to, succeeded: String(succeeded) })
      .observe(seconds);
  };
}
