import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { leaderElectionMasterStatus, leaderElectionSlowpathTotal } from "../../generated/metrics.ts";
import { platform } from "../../generated/platform.ts";
import { controllerMetrics } from "../../runtime/cli/controllerMetrics.ts";
import { type Term, winElection } from "../../runtime/component/leader/election.ts";
import { DeposedError, fenced } from "../../runtime/component/leader/fence.ts";
import { leadOnce } from "../../runtime/controllers/leadOnce.ts";
import { MetricRegistry } from "../../runtime/metrics/metricRegistry.ts";
import { checkTimes, type ElectionTimes } from "../../runtime/component/leader/times.ts";
import { literal } from "../api/literal.ts";
import { type FakeClock, fakeClock } from "../client/fakeClock.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("leader election");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const leases = "/apis/coordination.orch.io/v1/namespaces/default/leases";
const times: ElectionTimes = { leaseDurationMs: 15_000, renewDeadlineMs: 10_000, retryPeriodMs: 2000 };

/** A candidate for the lease of a name, with a clock of its own: only differences count. */
function candidate(name: string, identity: string) {
  const clock = fakeClock();
  const beginMs = clock.nowMs();
  let stoppedMs = 0;
  const errors: unknown[] = [];
  const ending = new AbortController();
  const metrics = new MetricRegistry({ prefix: "orch", native: false });
  const { url, token } = api.server;
  const client = createClient({ server: url, token, maxRetries: 0 });
  const winning = winElection({
    leases: client.coordination.v1.leases,
    namespace: "default",
    name,
    identity,
    times,
    clock: { nowMs: () => clock.nowMs() + stoppedMs, after: (delayMs, run) => clock.after(delayMs, run) },
    nowMs: () => Date.UTC(2030, 0, 1) + clock.nowMs() - beginMs,
    signal: ending.signal,
    onError: (error) => errors.push(error),
    meter: controllerMetrics(metrics).leaderMeter(name),
  });
  let term: Term | undefined;
  winning.then(
    (won) => (term = won),
    () => {},
  );
  /** Time in which nothing of this process runs, its timers neither. */
  const isStopped = (ms: number) => (stoppedMs += ms);
  const counted = () => ({
    leads: metrics.gauge(leaderElectionMasterStatus).with({ name }).value,
    slow: metrics.counter(leaderElectionSlowpathTotal).with({ name }).value,
  });
  return { clock, errors, winning, ending, isStopped, counted, term: () => term };
}

/** Resolves when somebody waits for time to pass. */
async function idle(clock: FakeClock): Promise<void> {
  while (clock.pending.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function passes(clock: FakeClock, ms: number): Promise<void> {
  await idle(clock);
  clock.advance(ms);
  await new Promise((resolve) => setTimeout(resolve, 1));
}

const instant = "2030-01-01T00:00:00.000000Z";
const held = { leaseDurationSeconds: 15, acquireTime: instant, renewTime: instant };

test("the first candidate makes the lease; another takes it when no sign came for its duration", async () => {
  const a = candidate("lead", "a");
  const term = await a.winning;
  const { json } = await api.get(`${leases}/lead`);
  assert.equal(literal(json), {
    kind: "Lease",
    apiVersion: "coordination.orch.io/v1",
    metadata: { name: "lead", namespace: "default", uid: "UID", resourceVersion: "VERSION", creationTimestamp: "TIME" },
    spec: { holderIdentity: "a", ...held, leaseTransitions: 0 },
  });
  const b = candidate("lead", "b");
  for (let second = 0; second < 6; second += 2) await passes(b.clock, 2000);
  assert.is(term.holds(), true);
  const counts = [a.counted(), b.counted()];
  assert.equal(counts, [
    { leads: 1, slow: 0 },
    { leads: 0, slow: 0 },
  ]);
  await passes(a.clock, 2000); // a renews
  while ((await api.get(`${leases}/lead`)).json.metadata.resourceVersion === json.metadata.resourceVersion);
  for (let second = 6; second < 22; second += 2) await passes(b.clock, 2000);
  await idle(b.clock);
  assert.is(b.term(), undefined, "14 s after it saw the renewal");
  await passes(b.clock, 1000);
  const taken = await b.winning;
  assert.equal((await api.get(`${leases}/lead`)).json.spec, {
    ...{ holderIdentity: "b", leaseDurationSeconds: 15, leaseTransitions: 1 },
    ...{ acquireTime: "2030-01-01T00:00:23.000000Z", renewTime: "2030-01-01T00:00:23.000000Z" },
  });
  await passes(a.clock, 2000);
  while (!term.signal.aborted) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.equal(a.counted(), { leads: 0, slow: 1 }, "it had to read whose lease it is");
  assert.is(term.holds(), false, "the first one has seen the other's name");
  await term.resign();
  assert.is((await api.get(`${leases}/lead`)).json.spec.holderIdentity, "b", "what one does not hold one keeps off");
  await taken.resign();
  assert.equal([a.errors, b.errors], [[], []]);
});

test("a lease that is given back is taken at the next look", async () => {
  const a = candidate("given", "a");
  await (await a.winning).resign();
  assert.equal((await api.get(`${leases}/given`)).json.spec, { ...held, leaseDurationSeconds: 1, leaseTransitions: 0 });
  const b = candidate("given", "b");
  await (await b.winning).resign();
  assert.is((await api.get(`${leases}/given`)).json.spec.leaseTransitions, 1);
});

test("a leader that was stopped holds and sends nothing when it runs on, even before its timers do", async () => {
  const a = candidate("stopped", "a");
  const term = await a.winning;
  await idle(a.clock);
  const version = (await api.get(`${leases}/stopped`)).json.metadata.resourceVersion;
  const sent: string[] = [];
  const transport = fenced(
    {
      request: async ({ path }) => {
        sent.push(path);
        return { status: 200, headers: {}, body: new Uint8Array() };
      },
      stream: () => Promise.reject(new Error("not before, and not after")),
      close: () => {},
    },
    term,
  );
  await transport.request({ method: "DELETE", path: "/before" });

  a.isStopped(times.renewDeadlineMs);
  assert.equal([term.holds(), term.signal.aborted], [false, false]);
  for (const send of [transport.request, transport.stream]) {
    const error = await send({ method: "DELETE", path: "/after" }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    assert.instance(error, DeposedError);
  }
  assert.equal(sent, ["/before"]);
  await passes(a.clock, 2000);
  assert.is(term.signal.aborted, true);
  assert.is((await api.get(`${leases}/stopped`)).json.metadata.resourceVersion, version, "it does not renew either");
});

test("what the controllers of a deposed leader could not send is no error", async () => {
  const clock = fakeClock();
  let stoppedMs = 0;
  const errors: unknown[] = [];
  const told: string[] = [];
  const { url, token } = api.server;
  const led = leadOnce({
    createClient,
    access: { server: url, token },
    election: {
      namespace: "default",
      name: "deposed",
      times,
      identity: "a",
      clock: { nowMs: () => clock.nowMs() + stoppedMs, after: (delayMs, run) => clock.after(delayMs, run) },
      nowMs: Date.now,
    },
    controllers: {
      platform,
      selection: ["serviceaccount-controller"],
      rootCa: undefined,
      onError: (_controller, error) => errors.push(error),
    },
    signal: new AbortController().signal,
    onLeading: ({ names }) => told.push(...names),
    onDeposed: () => told.push("deposed"),
  });
  while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  stoppedMs += times.renewDeadlineMs;
  await api.post("/api/v1/namespaces", { metadata: { name: "after-deposed" } });
  await new Promise((resolve) => setTimeout(resolve, 200)); // it hears of the namespace, and wants an account for it
  await passes(clock, times.retryPeriodMs);
  await led;
  assert.equal(told, ["serviceaccount-controller", "deposed"]);
  assert.is((await api.get("/api/v1/namespaces/after-deposed/serviceaccounts/default")).status, 404);
  assert.equal(errors, []);
});

test("of twenty candidates one leads", async () => {
  const all = Array.from({ length: 20 }, (_, index) => candidate("many", `c${index}`));
  const first = await Promise.race(all.map((each) => each.winning));
  await Promise.all(all.map((each) => idle(each.clock)));
  const leaders = all.filter((each) => each.term() !== undefined);
  assert.is(leaders.length, 1);
  assert.is(first.holds(), true);
  assert.equal(
    all.flatMap((each) => each.errors),
    [],
    "that others are faster is no error",
  );
  for (const each of all) each.ending.abort();
  await first.resign();
});

test("times with which two could lead, or nobody for long, are refused", () => {
  const refusals: readonly [Partial<ElectionTimes>, string][] = [
    [{ leaseDurationMs: 999 }, "--leader-elect-lease-duration: must be at least 1s, as leases count in seconds"],
    [
      { leaseDurationMs: 10_000 },
      "--leader-elect-lease-duration: must be longer than --leader-elect-renew-deadline, or two may lead at once",
    ],
    [{ retryPeriodMs: 0 }, "--leader-elect-retry-period: must be longer than 0s"],
    [{ retryPeriodMs: 10_000 }, "--leader-elect-renew-deadline: must be longer than --leader-elect-retry-period"],
  ];
  for (const [part, message] of refusals)
    assert.throws(
      () => checkTimes({ ...times, ...part }),
      (error: Error) => error.message === message,
    );
  checkTimes(times);
});

test.run();
