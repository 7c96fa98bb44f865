import { Code, ConnectError } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import { platform } from "../../../generated/platform.ts";
import { systemClock } from "../../../runtime/client/clock.ts";
import { runtimeKeys } from "../../../runtime/nodeagent/container/names.ts";
import type { RuntimeClient } from "../../../runtime/nodeagent/cri/connectRuntime.ts";
import { startLifecycleEvents } from "../../../runtime/nodeagent/pod/lifecycleEvents.ts";
import { agentFamilies } from "../../../runtime/nodeagent/meters/families.ts";
import { plegMeter } from "../../../runtime/nodeagent/meters/plegMeter.ts";
import { MetricRegistry } from "../../../runtime/metrics/metricRegistry.ts";
import { textFormat } from "../../../runtime/metrics/text.ts";
import { PodCache } from "../../../runtime/nodeagent/pod/podCache.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/pod: what the runtime reports");
const keys = runtimeKeys(platform);

const idle = { wake: () => {}, isBusy: () => false };

/** A runtime that is away until it is told otherwise, and has no events. */
function awayRuntime(): { readonly runtime: RuntimeClient; isAway: boolean } {
  const state = { isAway: true };
  const list = async () => {
    if (state.isAway) throw new ConnectError("no such socket", Code.Unavailable);
    return { items: [], containers: [] };
  };
  // biome-ignore lint/correctness/useYield: it has no such call
  const getContainerEvents = async function* () {
    throw new ConnectError("unknown method", Code.Unimplemented);
  };
  const runtime = { listPodSandbox: list, listContainers: list, getContainerEvents };
  return Object.assign(state, { runtime: runtime as unknown as RuntimeClient });
}

test("what is known of containers is too old after three minutes without a list", async () => {
  const away = awayRuntime();
  const { runtime } = away;
  let nowMs = 1_000_000;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const cache = new PodCache({ runtime, keys, pods: () => idle, onError, clock: systemClock, looksAtOnce: true });
  const metrics = new MetricRegistry({ prefix: "acme", native: false });
  const meter = plegMeter(agentFamilies(metrics, "agent"), () => 7000);
  const events = startLifecycleEvents({
    runtime,
    keys,
    cache,
    nowMs: () => nowMs,
    onError,
    meter,
    trustsEvents: false,
  });
  nowMs += 179_000;
  assert.is(events.problem(), undefined);
  nowMs += 1000;
  assert.is(events.problem(), "pleg was last seen active 3m0s ago; threshold is 3m0s");
  away.isAway = false;
  await events.listed;
  assert.is(events.problem(), undefined);
  assert.ok(errors.length > 0);
  await events.stop();
  const shown = [...textFormat(metrics.collect())].join("");
  assert.match(shown, /^agent_pleg_last_seen_seconds 7$/m);
  assert.match(shown, /^agent_pleg_relist_duration_seconds_count [2-9]$/m);
  assert.match(shown, /^agent_evented_pleg_connection_success_count 0$/m);
});

test.run();
