import type { Middleware } from "koa";
import { fieldValidationRequestDurationSeconds } from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { SeriesCache } from "../../metrics/seriesCache.ts";
import type { Registry, Route } from "../../registry/registry.ts";
import type { Platform } from "../../schema/index.ts";
import type { Context, RequestContext } from "./context.ts";
import { isLongRunning } from "./longRunning.ts";
import type { RequestInfo } from "./requestInfo.ts";
import {
  noteDeprecated,
  type RequestLabels,
  type RequestSeries,
  requestSeries,
  type RequestSeriesMaker,
  verbLabels,
} from "./requestSeries.ts";
import { onGone } from "./settle.ts";
import { systemClients } from "./systemClients.ts";

export interface MeasureOptions {
  readonly metrics: MetricRegistry;
  readonly registry: Pick<Registry, "route">;
  readonly platform: Platform;
  /** Called as each request comes. */
  readonly onRequest: () => void;
}

/**
 * Counts and measures every request, whichever filter answers it. It finds the counters of a request by route and by a
 * small number: labels come from kinds, never from what clients write.
 */
export function measure(options: MeasureOptions): Middleware<RequestContext> {
  const meter = new Meter(options);
  const { onRequest } = options;
  return (ctx, next) => {
    onRequest();
    const startMs = performance.now();
    ctx.state.lapMs = startMs;
    ctx.state.measure = meter.begin;
    return next().then(() => {
      const { res, state } = ctx;
      if (res.writableEnded || res.destroyed) meter.end(ctx, startMs);
      else if ((state as Partial<RequestContext>).info?.verb === "watch") meter.endWatch(ctx, startMs);
      else onGone(ctx, () => meter.end(ctx, startMs));
    });
  };
}

const verbs = Object.keys(verbLabels);
const applyVerb = verbs.length;
const connectVerb = applyVerb + 1;
const verbNumbers: Readonly<Record<string, number>> = Object.fromEntries(verbs.map((each, index) => [each, index]));
const labelOfVerb = [...Object.values(verbLabels), "APPLY", "CONNECT"];
const scopes = ["cluster", "namespace", "resource"] as const;

/** First parts of paths that are no resources; everything else counts as one. */
const endpoints: ReadonlySet<string> = new Set([
  ...["api", "apis", "healthz", "livez", "readyz", "metrics", "openapi", "openid", "version", ".well-known"],
]);
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Each takes 14 KB of a scrape.
 * @limit Combinations of kind, verb and scope that are counted by themselves: further ones of custom kinds are counted
 * together, as of the group `other`.
 */
const maxCombinations = 1000;
const others = { group: "other", version: "", resource: "" };

/** What is counted of every request. */
interface Counted {
  readonly res: Context["res"];
  readonly series: RequestSeries;
  readonly startMs: number;
  readonly labels: CountedLabels;
}

interface CountedLabels {
  readonly dryRun: string;
  readonly client: string;
  readonly validation: string;
}

class Meter {
  readonly #options: MeasureOptions;
  readonly #series: RequestSeriesMaker;
  readonly #ofRoutes: SeriesCache<Route, (RequestSeries | undefined)[]>;
  readonly #ofEndpoints: SeriesCache<string, RequestSeries>;
  readonly #validation: SeriesCache<string, { observe: (seconds: number) => void }>;
  readonly #clientOf: (user: string) => string;

  constructor(options: MeasureOptions) {
    const { metrics, platform } = options;
    this.#options = options;
    this.#series = requestSeries(metrics);
    this.#clientOf = systemClients(platform);
    this.#ofRoutes = metrics.cache((route) => {
      noteDeprecated(metrics, route);
      return [];
    });
    this.#ofEndpoints = metrics.cache((key) => {
      const [verb = "", subresource = ""] = key.split(" ");
      const nothing = { group: "", version: "", resource: "", scope: "" } as const;
      return this.#series.make({ verb, subresource, ...nothing }, { isLongRunning: false });
    });
    const validation = metrics.histogram(fieldValidationRequestDurationSeconds);
    this.#validation = metrics.cache((label) => validation.with({ field_validation: label }));
  }

  /** Counts a request as one that goes on, until its connection ends. Called with the route that was found for it. */
  readonly begin = (ctx: Context, route: Route): void => {
    ctx.state.route = route;
    const gauge = isLongRunning(ctx.state.info) ? this.#seriesOf(ctx).longRunning : undefined;
    if (gauge === undefined) return;
    gauge.add(1);
    onGone(ctx, () => gauge.add(-1));
  };

  readonly end = (ctx: Context, startMs: number): void => {
    const { state, res } = ctx;
    const series = this.#seriesOf(ctx);
    this.#count({ labels: this.#labelsOf(ctx), res, series, startMs });
    if (series.sizes !== undefined && state.sentBytes !== undefined) series.sizes.observe(state.sentBytes);
    if (state.bodyBytes !== undefined) series.bodies().observe(state.bodyBytes);
    if (state.isTerminated === true) series.terminated(res.statusCode).add();
    if (!res.writableEnded && series.longRunning === undefined) series.aborted().add();
  };

  /** Counts a watch at its end, and until then keeps nothing of the request but what is counted. */
  endWatch({ req, res, state }: Context, startMs: number): void {
    const counted = { labels: this.#labelsOf({ state }), res, series: this.#seriesOf({ req, state }), startMs };
    onGone({ req, res }, this.#counter(counted));
  }

  #counter(counted: Counted): () => void {
    return () => this.#count(counted);
  }

  #labelsOf({ state: { search = "", user } }: Pick<Context, "state">): CountedLabels {
    const dryRun = search.includes("dryRun=All") ? "All" : "";
    const client = user === undefined ? "" : this.#clientOf(user.name);
    return { dryRun, client, validation: validationLabel(search) };
  }

  #count({ res, series, startMs, labels: { dryRun, client, validation } }: Counted): void {
    const seconds = (performance.now() - startMs) / 1000;
    series.total(res.statusCode, { client, dryRun }).add();
    series.duration(dryRun).observe(seconds);
    series.sli?.observe(seconds);
    this.#validation.get(validation).observe(seconds);
  }

  #seriesOf({ state, req }: Pick<Context, "state" | "req">): RequestSeries {
    const { info } = state;
    const route = state.route ?? (info?.isResourceRequest ? this.#options.registry.route(info) : undefined);
    if (route === undefined || info === undefined) {
      const method = req.method ?? "";
      const known = methods.has(method) ? method : "OTHER";
      const isEndpoint = info?.isResourceRequest === false && endpoints.has(info.root);
      return this.#ofEndpoints.get(isEndpoint ? `${known} /${info.root}` : `${known} `);
    }
    const ofRoute = this.#ofRoutes.get(route);
    const verb = verbNumber(info, route, req.headers["content-type"]);
    const number = verb * scopes.length + scopeNumber(info);
    return (ofRoute[number] ??= this.#newSeries(route, number, isLongRunning(info)));
  }

  #newSeries(route: Route, number: number, isLong: boolean): RequestSeries {
    const { make, count } = this.#series;
    const labels = labelsOf(route, number);
    const isBeyond = route.store.descriptor.custom === true && count() >= maxCombinations;
    return make(isBeyond ? { ...labels, ...others } : labels, { isLongRunning: isLong });
  }
}

function verbNumber({ verb }: RequestInfo, { subresource }: Route, contentType: string | undefined): number {
  if (subresource?.connect !== undefined && subresource.connect.mode !== "text") return connectVerb;
  if (verb === "patch" && contentType?.startsWith("application/apply-patch") === true) return applyVerb;
  return verbNumbers[verb] ?? connectVerb;
}

function scopeNumber({ name, namespace, verb }: RequestInfo): number {
  if (name !== "" || verb === "create") return 2;
  return namespace === "" ? 0 : 1;
}

function labelsOf({ store, subresource }: Route, number: number): RequestLabels {
  const { group, version, plural } = store.descriptor;
  const verb = labelOfVerb[Math.floor(number / scopes.length)] ?? "";
  const scope = scopes[number % scopes.length] ?? "";
  return { verb, scope, group, version, resource: plural, subresource: subresource?.name ?? "" };
}

/** What a request wants done about unknown fields, in the words of metrics. */
function validationLabel(search: string): string {
  const at = search.indexOf("fieldValidation=");
  if (at === -1) return "";
  const end = search.indexOf("&", at);
  const value = search.slice(at + "fieldValidation=".length, end === -1 ? undefined : end).toLowerCase();
  return validations.has(value) ? value : "invalid";
}

const validations: ReadonlySet<string> = new Set(["", "strict", "warn", "ignore"]);
