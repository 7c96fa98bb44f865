import {
  apiserverFlowcontrolCurrentExecutingRequests,
  apiserverFlowcontrolCurrentExecutingSeats,
  apiserverFlowcontrolCurrentInqueueRequests,
  apiserverFlowcontrolCurrentInqueueSeats,
  apiserverFlowcontrolDispatchedRequestsTotal,
  apiserverFlowcontrolRejectedRequestsTotal,
  apiserverFlowcontrolRequestConcurrencyInUse,
  apiserverFlowcontrolRequestExecutionSeconds,
  apiserverFlowcontrolRequestQueueLengthAfterEnqueue,
  apiserverFlowcontrolRequestWaitDurationSeconds,
  apiserverFlowcontrolWorkEstimatedSeats,
} from "../../generated/metrics.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";

/** Why a request does not execute, in the words of metrics. */
export type Rejection = "queue-full" | "concurrency-limit" | "time-out" | "cancelled";

/** Counts what becomes of the requests of a flow schema at its priority level. */
export interface FlowMeter {
  readonly started: (seats: number) => void;
  readonly finished: (seats: number, seconds: number) => void;
  readonly queued: (seats: number, queueLength: number) => void;
  readonly unqueued: (seats: number) => void;
  /** Seconds until a request started. */
  readonly waited: (seconds: number) => void;
  readonly rejected: (why: Rejection, seconds: number) => void;
}

/** Makes the meter of a schema and its level; the same series for the same names. */
export function flowMeters(metrics: MetricRegistry): (schema: string, level: string) => FlowMeter {
  const executing = metrics.gauge(apiserverFlowcontrolCurrentExecutingRequests);
  const executingSeats = metrics.gauge(apiserverFlowcontrolCurrentExecutingSeats);
  const inUse = metrics.gauge(apiserverFlowcontrolRequestConcurrencyInUse);
  const waiting = metrics.gauge(apiserverFlowcontrolCurrentInqueueRequests);
  const waitingSeats = metrics.gauge(apiserverFlowcontrolCurrentInqueueSeats);
  const dispatched = metrics.counter(apiserverFlowcontrolDispatchedRequestsTotal);
  const rejections = metrics.counter(apiserverFlowcontrolRejectedRequestsTotal);
  const executions = metrics.histogram(apiserverFlowcontrolRequestExecutionSeconds);
  const waits = metrics.histogram(apiserverFlowcontrolRequestWaitDurationSeconds);
  const lengths = metrics.histogram(apiserverFlowcontrolRequestQueueLengthAfterEnqueue);
  const widths = metrics.histogram(apiserverFlowcontrolWorkEstimatedSeats);
  return (schema, level) => {
    const labels = { flow_schema: schema, priority_level: level };
    const started = dispatched.with(labels);
    const now = { requests: executing.with(labels), seats: executingSeats.with(labels), inUse: inUse.with(labels) };
    const later = { requests: waiting.with(labels), seats: waitingSeats.with(labels) };
    const length = lengths.with(labels);
    const width = widths.with(labels);
    const execution = executions.with({ ...labels, type: "regular" });
    const wait = waits.with({ ...labels, execute: "true" });
    return {
      started: (seats) => {
        started.add();
        now.requests.add(1);
        now.seats.add(seats);
        now.inUse.add(seats);
        width.observe(seats);
      },
      finished: (seats, seconds) => {
        now.requests.add(-1);
        now.seats.add(-seats);
        now.inUse.add(-seats);
        execution.observe(seconds);
      },
      queued: (seats, queueLength) => {
        later.requests.add(1);
        later.seats.add(seats);
        length.observe(queueLength);
      },
      unqueued: (seats) => {
        later.requests.add(-1);
        later.seats.add(-seats);
      },
      waited: (seconds) => wait.observe(seconds),
      rejected: (reason, seconds) => {
        rejections.with({ ...labels, reason }).add();
        waits.with({ ...labels, execute: "false" }).observe(seconds);
      },
    };
  };
}
