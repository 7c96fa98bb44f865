import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { healthcheck, healthchecksTotal } from "../../../generated/metrics.ts";
import { acceptsGzip, parseAccept } from "../../lib/mediaTypeSyntax.ts";
import { exposition, metricFormat } from "../../metrics/exposition.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { ChecksByPath } from "./health.ts";
import { type HealthCheck, runChecks } from "./healthChecks.ts";
import type { Page, PageAnswer, PageRequest, Pages } from "./page.ts";

/** What availability is computed from, apart from the rest so that it can be asked for often; absent: not served. */
type Slis = MetricRegistry | undefined;

/** The checks, each of which counts its result in the metrics of availability. */
export function observedChecks(checks: ChecksByPath, slis: Slis): ChecksByPath {
  const of = (type: string, list: readonly HealthCheck[]) =>
    slis === undefined ? list : list.map((each) => observed(each, { type, slis }));
  return Object.fromEntries(Object.entries(checks).map(([type, list]) => [type, of(type, list)]));
}

function observed(
  { check, ...rest }: HealthCheck,
  { type, slis }: { readonly type: string; readonly slis: MetricRegistry },
): HealthCheck {
  const { name } = rest;
  const note = (status: "success" | "error") => {
    slis
      .gauge(healthcheck)
      .with({ name, type })
      .set(status === "success" ? 1 : 0);
    slis.counter(healthchecksTotal).with({ name, type, status }).add();
  };
  return {
    ...rest,
    check: async () => {
      try {
        await check();
      } catch (error) {
        note("error");
        throw error;
      }
      note("success");
    },
  };
}

/** `/metrics`, and `/metrics/slis`, which runs the checks itself, as no client may poll them. */
export function metricsPages(metrics: MetricRegistry, slis: Slis, checks: ChecksByPath): Pages {
  const pages = new Map<string, Page>([["/metrics", metricsPage(metrics)]]);
  if (slis === undefined) return pages;
  return pages.set("/metrics/slis", async (request) => {
    for (const [path, list] of Object.entries(checks)) await runChecks(path, list, { verbose: false, exclude: [] });
    return exposed(slis, request);
  });
}

/** All that a registry counts. */
export function metricsPage(metrics: MetricRegistry): Page {
  return (request) => exposed(metrics, request);
}

async function exposed(registry: MetricRegistry, { accept, acceptEncoding }: PageRequest): Promise<PageAnswer> {
  const format = metricFormat(parseAccept(accept));
  const body = await exposition(registry, format);
  const isGzip = acceptsGzip(acceptEncoding);
  return {
    status: 200,
    contentType: format.contentType,
    body: isGzip ? await compressed(body) : body,
    headers: { Vary: "Accept, Accept-Encoding", ...(isGzip ? { "Content-Encoding": "gzip" } : {}) },
  };
}

async function compressed(pieces: readonly Buffer[]): Promise<readonly Buffer[]> {
  const result: Buffer[] = [];
  for await (const each of Readable.from(pieces).pipe(createGzip({ level: 1 }))) result.push(each);
  return result;
}
