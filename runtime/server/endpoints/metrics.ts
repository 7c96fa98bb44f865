import type Router from "koa-router";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { healthcheck, healthchecksTotal } from "../../../generated/metrics.ts";
import { type HealthCheck, runChecks } from "../../component/health.ts";
import { exposition, metricFormat } from "../../metrics/exposition.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { parseAccept } from "../../negotiate/mediaTypeSyntax.ts";
import type { Context, RequestContext } from "../filters/context.ts";
import { sendBody } from "../filters/send.ts";

export interface MetricsOptions {
  readonly metrics: MetricRegistry;
  /** What availability is computed from, apart from the rest so that it can be asked for often; absent: not served. */
  readonly slis: MetricRegistry | undefined;
  readonly checks: { readonly livez: readonly HealthCheck[]; readonly readyz: readonly HealthCheck[] };
}

/** Health checks by the path that they are asked for under. */
export type ChecksByPath = Readonly<Record<"healthz" | "livez" | "readyz", readonly HealthCheck[]>>;

/** The checks, each of which counts its result in the metrics of availability. */
export function observedChecks({ checks, slis }: MetricsOptions): ChecksByPath {
  const of = (type: string, list: readonly HealthCheck[]) =>
    slis === undefined ? list : list.map((each) => observed(each, { type, slis }));
  return {
    healthz: of("healthz", checks.livez),
    livez: of("livez", checks.livez),
    readyz: of("readyz", checks.readyz),
  };
}

function observed(
  { name, check }: HealthCheck,
  { type, slis }: { readonly type: string; readonly slis: MetricRegistry },
): HealthCheck {
  const note = (status: "success" | "error") => {
    slis
      .gauge(healthcheck)
      .with({ name, type })
      .set(status === "success" ? 1 : 0);
    slis.counter(healthchecksTotal).with({ name, type, status }).add();
  };
  return {
    name,
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
export function metricsEndpoints(router: Router<RequestContext>, options: MetricsOptions, checks: ChecksByPath): void {
  const { metrics, slis } = options;
  router.get("/metrics", (ctx) => send(ctx, metrics));
  if (slis === undefined) return;
  router.get("/metrics/slis", async (ctx) => {
    for (const [path, list] of Object.entries(checks)) await runChecks(path, list, { verbose: false, exclude: [] });
    await send(ctx, slis);
  });
}

const compress = promisify(gzip);

async function send(ctx: Context, registry: MetricRegistry): Promise<void> {
  const { accept = "", "accept-encoding": encodings = "" } = ctx.req.headers;
  const format = metricFormat(parseAccept(accept));
  const body = await exposition(registry, format);
  const isGzip = /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(String(encodings));
  sendBody(ctx, {
    kind: "body",
    status: 200,
    contentType: format.contentType,
    body: isGzip ? await compress(body, { level: 1 }) : body,
    headers: { Vary: "Accept, Accept-Encoding", ...(isGzip ? { "Content-Encoding": "gzip" } : {}) },
  });
}
