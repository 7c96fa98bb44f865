import {
  apiserverLongrunningRequests,
  apiserverRequestAbortsTotal,
  apiserverRequestBodySizeBytes,
  apiserverRequestDurationSeconds,
  apiserverRequestedDeprecatedApis,
  apiserverRequestSliDurationSeconds,
  apiserverRequestTerminationsTotal,
  apiserverRequestTotal,
  apiserverResponseSizes,
} from "../../../generated/metrics.ts";
import type { Counter, Gauge } from "../../metrics/family.ts";
import type { Histogram } from "../../metrics/histogram.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { Route } from "../../registry/registry.ts";

/** Verbs as metrics call them, by those of requests. */
export const verbLabels: Readonly<Record<string, string>> = {
  get: "GET",
  list: "LIST",
  watch: "WATCH",
  create: "POST",
  update: "PUT",
  patch: "PATCH",
  delete: "DELETE",
  deletecollection: "DELETECOLLECTION",
};

/** The labels of requests. */
export interface RequestLabels {
  readonly verb: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly scope: "" | "cluster" | "namespace" | "resource";
}

/** Everything that counts requests of the same labels; only the counters of answers depend on more. */
export interface RequestSeries {
  /** Answers by status code, of those whom no name stands for, and with `dryRun` of trials. */
  readonly total: (code: number, by: { readonly client: string; readonly dryRun: string }) => Counter;
  readonly duration: (dryRun: string) => Histogram;
  /** Undefined for what goes on as long as the client likes. */
  readonly sli: Histogram | undefined;
  readonly longRunning: Gauge | undefined;
  /** Undefined for what is no read. */
  readonly sizes: Histogram | undefined;
  /** Sizes of the bodies that requests came with. */
  readonly bodies: () => Histogram;
  readonly terminated: (code: number) => Counter;
  readonly aborted: () => Counter;
}

const component = "apiserver";

/** What is done with a body, in the words of the metric of its size. */
const bodyVerbs: Readonly<Record<string, string>> = {
  POST: "create",
  PUT: "update",
  APPLY: "patch",
  DELETECOLLECTION: "delete_collection",
};

/** Makes the series of requests; callers ask for each once and keep it. */
export interface RequestSeriesMaker {
  readonly make: (labels: RequestLabels, options: { readonly isLongRunning: boolean }) => RequestSeries;
  /** Combinations of labels that have series. */
  readonly count: () => number;
}

export function requestSeries(metrics: MetricRegistry): RequestSeriesMaker {
  const total = metrics.counter(apiserverRequestTotal);
  const duration = metrics.histogram(apiserverRequestDurationSeconds);
  const sli = metrics.histogram(apiserverRequestSliDurationSeconds);
  const sizes = metrics.histogram(apiserverResponseSizes);
  const bodies = metrics.histogram(apiserverRequestBodySizeBytes);
  const longRunning = metrics.gauge(apiserverLongrunningRequests);
  const terminations = metrics.counter(apiserverRequestTerminationsTotal);
  const aborts = metrics.counter(apiserverRequestAbortsTotal);
  const makeSeries: RequestSeriesMaker["make"] = (request, { isLongRunning }) => {
    const labels = { ...request, component };
    let bodySizes: Histogram | undefined;
    const usual = new Map<number, Counter>();
    let usualDuration: Histogram | undefined; // of a watch, when the first one ends
    const make = (code: number, client: string, dryRun: string) =>
      total.with({ ...labels, dry_run: dryRun, code: String(code), system_client: client });
    return {
      total: (code, { client, dryRun }) => {
        if (client !== "" || dryRun !== "") return make(code, client, dryRun);
        let counter = usual.get(code);
        if (counter === undefined) usual.set(code, (counter = make(code, "", "")));
        return counter;
      },
      duration: (dryRun) => {
        if (dryRun !== "") return duration.with({ ...labels, dry_run: dryRun });
        return (usualDuration ??= duration.with({ ...labels, dry_run: "" }));
      },
      sli: isLongRunning ? undefined : sli.with(labels),
      longRunning: isLongRunning ? longRunning.with(labels) : undefined,
      sizes: request.verb === "GET" || request.verb === "LIST" ? sizes.with(labels) : undefined,
      bodies: () => {
        const { group, resource, verb } = request;
        return (bodySizes ??= bodies.with({ group, resource, verb: bodyVerbs[verb] ?? verb.toLowerCase() }));
      },
      terminated: (code) => terminations.with({ ...labels, code: String(code) }),
      aborted: () => aborts.with(request),
    };
  };
  return { make: makeSeries, count: () => sli.size + longRunning.size };
}

/** Notes a request for a deprecated kind. */
export function noteDeprecated(metrics: MetricRegistry, { store, subresource }: Route): void {
  const { group, version, plural, deprecation } = store.descriptor;
  if (deprecation === undefined) return;
  const { removedRelease } = deprecation;
  const of = { group, version, resource: plural, subresource: subresource?.name ?? "" };
  metrics
    .gauge(apiserverRequestedDeprecatedApis)
    .with({ ...of, removed_release: removedRelease })
    .set(1);
}
