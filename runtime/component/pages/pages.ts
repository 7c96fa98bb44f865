import { methodNotAllowed } from "../../../generated/errors.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { Platform } from "../../schema/index.ts";
import { flagz } from "./flagz.ts";
import { type ChecksByPath, healthPages } from "./health.ts";
import { metricsPages, observedChecks } from "./metrics.ts";
import type { Page, Pages } from "./page.ts";
import type { EffectiveVersion } from "../version.ts";
import type { Verbosity } from "../logs/verbosity.ts";
import { verbosityPage } from "../logs/verbosityPage.ts";
import { checkReporter } from "./reportedChecks.ts";
import { profilePages } from "../profiling/profilePages.ts";
import { statusz } from "./statusz.ts";
import { zpage, type ZPageOptions } from "./zpage.ts";

export interface ComponentOptions extends Omit<ZPageOptions, "apiDomain"> {
  /** The program: "apiserver". */
  readonly component: string;
  readonly platform: Platform;
  readonly version: EffectiveVersion;
  /** Those of `/healthz` are those of `/livez`, where they are absent. */
  readonly checks: ChecksByPath;
  readonly metrics: MetricRegistry;
  /** What availability is computed from; absent: not served. */
  readonly slis: MetricRegistry | undefined;
  /** The flags that it runs with, as `/flagz` shows them; absent: not served. */
  readonly flags: Readonly<Record<string, string>> | undefined;
  readonly hasStatusz: boolean;
  /** How much is logged; absent: nothing is logged that could be more or less. */
  readonly verbosity: Verbosity | undefined;
  /** Whether profiles can be made of it. */
  readonly hasProfiling: boolean;
  /** Logs why a health check fails. */
  readonly logWarning: (message: string) => void;
  /** What this process has besides; absent: nothing. */
  readonly others?: Pages;
  /** When the process started, in milliseconds. */
  readonly startMs: number;
  readonly nowMs: () => number;
}

/** What every process answers about itself: health, metrics, flags, and since when it runs. */
export function componentPages(options: ComponentOptions): Pages {
  const { component, platform, metrics, slis, flags } = options;
  const report = checkReporter(options.logWarning);
  const given = { healthz: options.checks.livez ?? [], ...options.checks };
  const reported = Object.entries(given).map(([path, list]) => [path, list.map(report)]);
  const checks = observedChecks(Object.fromEntries(reported), slis);
  const own = [...healthPages(checks), ...metricsPages(metrics, slis, checks)];
  const debugging = options.hasProfiling ? profilePages() : [];
  const pages = new Map<string, Page>([...own, ...debugging, ...(options.others ?? [])]);
  const paths = () => [...pages.keys()].filter((each) => /^\/(?!debug\/).*[^/]$/.test(each)).sort();
  const forms = { ...options, apiDomain: platform.apiDomain };
  if (flags !== undefined) pages.set("/flagz", zpage(flagz({ component, flags }), forms));
  if (options.verbosity !== undefined) pages.set("PUT /debug/flags/v", verbosityPage(options.verbosity));
  if (options.hasStatusz) pages.set("/statusz", zpage(statusz({ ...options, paths }), forms));
  return pages;
}

/** The page of a path, or of the folder it is in; undefined where there is none. Throws methodNotAllowed. */
export function findPage(pages: Pages, method: string, path: string): Page | undefined {
  const isRead = method === "GET" || method === "HEAD";
  const found = pages.get(isRead ? path : `${method} ${path}`) ?? pageOfFolder(pages, path);
  if (found === undefined && !pages.has(path) && !pages.has(`PUT ${path}`)) return undefined;
  if (found === undefined || (!isRead && method !== "PUT")) throw methodNotAllowed();
  return found;
}

function pageOfFolder(pages: Pages, path: string): Page | undefined {
  if (path.endsWith("/")) return undefined;
  for (const [at, page] of pages) if (at.endsWith("/") && path.startsWith(at)) return page;
  return undefined;
}
