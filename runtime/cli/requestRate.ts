import { restClientRateLimiterDurationSeconds } from "../../generated/metrics.ts";
import { addressOf } from "../client/clientConfig.ts";
import { resolveConfig } from "../client/resolveConfig.ts";
import type { ThrottledOptions } from "../component/throttledTransport.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { ClientAccess, Platform } from "../schema/index.ts";

interface RateFlags {
  /** Below 0: there is no limit. 0: that of the field's clients that have no number. */
  readonly apiQps: number;
  readonly apiBurst: number;
}

/** At what rate flags let clients send; undefined: at any. Throws an Error for flags that cannot be. */
export function requestRate(
  { apiQps: qps, apiBurst: burst }: RateFlags,
  { systemPrefix }: Pick<Platform, "systemPrefix">,
  onTurn: NonNullable<ThrottledOptions["onTurn"]>,
): ThrottledOptions | undefined {
  const name = `--${systemPrefix}-api`;
  if (qps > 0 && burst <= 0) throw new Error(`${name}-burst must be above 0 where ${name}-qps is`);
  if (qps < 0) return undefined;
  const isByGroup = qps === 0;
  const throttle = isByGroup ? { qps: 5, burst: burst > 0 ? burst : 10 } : { qps, burst };
  return { ...throttle, isByGroup, nowMs: () => performance.now(), onTurn };
}

/** Measures how long requests wait for their turn, on their way to the server that `access` names. */
export function turnMeter(
  metrics: MetricRegistry,
  access: Pick<ClientAccess, "kubeconfig">,
): NonNullable<ThrottledOptions["onTurn"]> {
  const waits = metrics.histogram(restClientRateLimiterDurationSeconds);
  let host: string | undefined;
  return async ({ method: verb, seconds }) => {
    try {
      host ??= await hostOf(access);
    } catch {
      return; // the request fails with the same error
    }
    waits.with({ verb, host }).observe(seconds);
  };
}

async function hostOf(access: Pick<ClientAccess, "kubeconfig">): Promise<string> {
  const { hostname, port } = addressOf((await resolveConfig(access)).server);
  return `${hostname}:${port}`;
}
