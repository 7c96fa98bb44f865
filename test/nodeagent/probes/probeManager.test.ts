import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ProbeOutcome } from "../../../runtime/nodeagent/probes/probe.ts";
import { probeMeter } from "../../../runtime/nodeagent/probes/probeMeter.ts";
import { ProbeManager } from "../../../runtime/nodeagent/probes/probeManager.ts";
import { fakeClock, type FakeClock } from "../../client/fakeClock.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("probes and their times");

const ok: ProbeOutcome = { result: "success", output: "" };
const bad: ProbeOutcome = { result: "failure", output: "no" };

interface Opened {
  readonly clock: FakeClock;
  readonly manager: ProbeManager;
  readonly pod: Pod;
  /** "readiness@10" for each run, in seconds since the start. */
  readonly runs: string[];
  readonly events: string[];
  readonly changes: () => number;
  readonly say: (kind: string, outcome: ProbeOutcome) => void;
  /** Time passes, and what it lets happen. */
  readonly pass: (seconds: number) => Promise<void>;
}

function open(container: Partial<Container>, given: { takesMs?: number; startedAgoMs?: number } = {}): Opened {
  const clock = fakeClock();
  const startMs = clock.nowMs();
  const runs: string[] = [];
  const events: string[] = [];
  const said = new Map<string, ProbeOutcome>();
  let changes = 0;
  const named = (probe: object, { container: own }: { container: Container }) => {
    return (["startup", "liveness", "readiness"] as const).find((kind) => own[`${kind}Probe`] === probe) ?? "";
  };
  const manager = new ProbeManager({
    run: async (probe, target) => {
      const kind = named(probe, target as { container: Container });
      runs.push(`${kind}@${(clock.nowMs() - startMs) / 1000}`);
      if (given.takesMs !== undefined) await new Promise<void>((resolve) => clock.after(given.takesMs ?? 0, resolve));
      return said.get(kind) ?? ok;
    },
    clock,
    random: () => 0.5,
    record: (_, { reason, message }) => events.push(`${reason}: ${message}`),
    onChange: () => (changes += 1),
  });
  const pod = podOf({ containers: [containerOf(container)] });
  const startedAtMs = startMs - (given.startedAgoMs ?? 0);
  manager.observe(pod, [{ name: "desk", id: "c1", startedAtMs }], "198.51.100.3");
  const pass = async (seconds: number) => {
    for (let step = 0; step < seconds * 2; step += 1) {
      clock.advance(500);
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    clock,
    manager,
    pod,
    runs,
    events,
    changes: () => changes,
    say: (kind, outcome) => said.set(kind, outcome),
    pass,
  };
}

const exec = { exec: { command: ["true"] } };

test("a container is ready once its probe says so, at its delay and period", async () => {
  const { manager, runs, pass, pod, say, changes, events } = open({
    readinessProbe: { ...exec, initialDelaySeconds: 3, periodSeconds: 5, failureThreshold: 2 },
  });
  const ready = () => manager.results(pod.metadata?.uid ?? "").get("c1")?.ready;
  assert.is(ready(), false);
  await pass(2);
  assert.equal(runs, []);
  await pass(2);
  assert.equal([ready(), runs, changes()], [true, ["readiness@3"], 1]);
  say("readiness", bad);
  await pass(5);
  assert.is(ready(), true);
  await pass(5);
  assert.equal([ready(), runs, changes()], [false, ["readiness@3", "readiness@8", "readiness@13"], 2]);
  assert.equal(events, ["Unhealthy: Readiness probe failed: no", "Unhealthy: Readiness probe failed: no"]);
  say("readiness", ok);
  await pass(5);
  assert.is(ready(), true);
  manager.stop();
});

test("a container without probes is started and ready", () => {
  const { manager, pod, clock } = open({});
  assert.equal(manager.results(pod.metadata?.uid ?? "").get("c1"), { started: true, ready: true });
  assert.equal(clock.pending, []);
});

test("the startup probe holds the others, which then run at once", async () => {
  const { manager, runs, pass, pod, say } = open({
    startupProbe: { ...exec, periodSeconds: 2, failureThreshold: 10 },
    livenessProbe: { ...exec, periodSeconds: 4 },
    readinessProbe: { ...exec, periodSeconds: 4 },
  });
  say("startup", bad);
  await pass(5);
  assert.equal(runs, ["startup@0", "startup@2", "startup@4"]);
  assert.equal(manager.results(pod.metadata?.uid ?? "").get("c1"), { started: false, ready: false });
  say("startup", ok);
  await pass(2);
  assert.equal(runs.slice(3), ["startup@6", "liveness@6", "readiness@6"]);
  assert.equal(manager.results(pod.metadata?.uid ?? "").get("c1"), { started: true, ready: true });
  await pass(8);
  assert.not.ok(runs.slice(4).some((each) => each.startsWith("startup")));
  manager.stop();
});

for (const kind of ["liveness", "startup"] as const) {
  test(`a ${kind} probe that fails ends the run with its grace, and the next run starts anew`, async () => {
    const probe = { ...exec, periodSeconds: 1, failureThreshold: 3, terminationGracePeriodSeconds: 7 };
    const { manager, runs, pass, pod, say, clock, events } = open({ [`${kind}Probe`]: probe });
    const uid = pod.metadata?.uid ?? "";
    say(kind, bad);
    await pass(10);
    assert.is(runs.length, 3);
    assert.equal(manager.results(uid).get("c1")?.failed, { probe: kind, graceSeconds: 7 });
    assert.equal(events[0], `Unhealthy: ${kind === "liveness" ? "Liveness" : "Startup"} probe failed: no`);
    say(kind, ok);
    manager.observe(pod, [], "");
    assert.is(manager.results(uid).size, 0);
    manager.observe(pod, [{ name: "desk", id: "c2", startedAtMs: clock.nowMs() }], "");
    await pass(2);
    assert.is(manager.results(uid).get("c2")?.failed, undefined);
    assert.is(manager.results(uid).get("c2")?.started, true);
    manager.stop();
  });
}

test("runs that could not be done change nothing and are said", async () => {
  const { manager, pass, pod, say, events } = open({
    livenessProbe: { ...exec, periodSeconds: 1, failureThreshold: 1 },
  });
  say("liveness", { result: "error", output: "no runtime" });
  await pass(3);
  assert.is(manager.results(pod.metadata?.uid ?? "").get("c1")?.failed, undefined);
  assert.is(events[0], "Unhealthy: Liveness probe errored and resulted in unknown state: no runtime");
  say("liveness", { result: "warning", output: "elsewhere" });
  await pass(1);
  assert.is(events.at(-1), "ProbeWarning: Liveness probe warning: elsewhere");
  manager.stop();
});

test("success must be as often as asked, in a row", async () => {
  const { manager, pass, pod, say } = open({ readinessProbe: { ...exec, periodSeconds: 1, successThreshold: 3 } });
  const ready = () => manager.results(pod.metadata?.uid ?? "").get("c1")?.ready;
  await pass(1.5);
  say("readiness", bad);
  await pass(1);
  say("readiness", ok);
  await pass(2);
  assert.is(ready(), false);
  await pass(1);
  assert.is(ready(), true);
  manager.stop();
});

test("a run that takes longer than the period is not followed by those it missed", async () => {
  const { manager, runs, pass } = open({ readinessProbe: { ...exec, periodSeconds: 1 } }, { takesMs: 2500 });
  await pass(10);
  assert.equal(runs.slice(0, 3), ["readiness@0", "readiness@3", "readiness@6"]);
  manager.stop();
});

test("what ran before the agent is probed after a part of the period", async () => {
  const probe = { ...exec, periodSeconds: 10, initialDelaySeconds: 60 };
  const { manager, runs, pass } = open({ readinessProbe: probe }, { startedAgoMs: 100_000 });
  await pass(4.5);
  assert.equal(runs, []);
  await pass(1);
  assert.equal(runs, ["readiness@5"]);
  manager.stop();
});

test("a pod that ends keeps its readiness probe alone, and one that is gone none", async () => {
  const { manager, runs, pass, pod, clock } = open({
    livenessProbe: { ...exec, periodSeconds: 1 },
    readinessProbe: { ...exec, periodSeconds: 1 },
  });
  await pass(1);
  const ending = { ...pod, metadata: { ...pod.metadata, deletionTimestamp: "2026-01-01T00:00:00Z" } };
  manager.observe(ending, [{ name: "desk", id: "c1", startedAtMs: clock.nowMs() }], "");
  runs.length = 0;
  await pass(3);
  assert.ok(runs.length >= 2 && runs.every((each) => each.startsWith("readiness")));
  manager.forget(pod.metadata?.uid ?? "");
  runs.length = 0;
  await pass(3);
  assert.equal([runs, clock.pending], [[], []]);
});

test("runs are counted by what they found, until the pod is gone", async () => {
  const { onRun, page, forget } = probeMeter({ prefix: "orch", native: false });
  const read = async () => {
    const { body } = await page({ accept: "", acceptEncoding: "", query: new URLSearchParams() } as Parameters<
      typeof page
    >[0]);
    return String(body)
      .split("\n")
      .filter((each) => /^prober_probe_(total|duration_seconds_count)/.test(each));
  };
  const pod = podOf();
  const run = { pod, container: containerOf(), kind: "liveness", seconds: 0.2 } as const;
  for (const result of ["successful", "failed", "failed", "unknown"] as const) onRun({ ...run, result });
  const labels = 'container="desk",namespace="shop",pod="till"';
  const total = (result: string, count: number) => {
    return `prober_probe_total{${labels},pod_uid="9b2f-77",probe_type="Liveness",result="${result}"} ${count}`;
  };
  assert.equal((await read()).sort(), [
    `prober_probe_duration_seconds_count{${labels},probe_type="Liveness"} 1`,
    ...[total("failed", 2), total("successful", 1), total("unknown", 1)],
  ]);
  forget(pod);
  assert.equal(await read(), []);
});

test.run();
