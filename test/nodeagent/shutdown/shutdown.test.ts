import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { systemClock } from "../../../runtime/client/clock.ts";
import { MetricRegistry } from "../../../runtime/metrics/metricRegistry.ts";
import { textFormat } from "../../../runtime/metrics/text.ts";
import { openLogind } from "../../../runtime/nodeagent/shutdown/logind.ts";
import { type Shutdown, startShutdown } from "../../../runtime/nodeagent/shutdown/startShutdown.ts";
import { suite } from "../../harness/suite.ts";
import { podOf } from "../podOf.ts";
import { type FakeLogind, missingDbus, startFakeLogind } from "./fakeLogind.ts";

const test = suite("nodeagent: shutdown of the machine over D-Bus");
const missing = missingDbus();

interface Attending {
  readonly logind: FakeLogind;
  readonly shutdown: Shutdown;
  /** What happened, in order. */
  readonly done: readonly string[];
  readonly end: (name: string) => void;
  readonly folder: string;
  readonly metrics: () => string;
  readonly stop: () => Promise<void>;
}

const kinds = { web: { terminationGracePeriodSeconds: 600 }, proxy: { priority: 2_000_000_000 } };

/** An agent with the pods `web` and, critical, `proxy`, on a machine whose logind is a fake. */
async function attending(given: Parameters<typeof startFakeLogind>[0], criticalSeconds = 4): Promise<Attending> {
  const logind = await startFakeLogind(given);
  const folder = mkdtempSync(join(tmpdir(), "orch-shutdown-"));
  const metrics = new MetricRegistry({ prefix: "acme", native: false });
  const ending = new AbortController();
  const { signal } = ending;
  const done: string[] = [];
  const over = new Set<string>();
  const names = { agentName: "acmelet", agentTitle: "Acmelet" };
  const shutdown = startShutdown({
    periods: [
      { priority: 0, seconds: 6 },
      { priority: 2_000_000_000, seconds: criticalSeconds },
    ],
    open: () => openLogind({ ...logind, ...names, signal }),
    manager: {
      pods: () => Object.entries(kinds).map(([name, spec]) => podOf(spec, { name, uid: name })),
      evict: (uid, { reason, message, graceSeconds, conditionReason }) => {
        done.push(`${uid}: ${reason} ${graceSeconds} ${conditionReason} ${message}`);
      },
      isOver: (uid) => over.has(uid),
    },
    ...{ folder, metrics, agentName: "acmelet", conditionReason: "TerminationByAcmelet", clock: systemClock, signal },
    record: (reason, message) => done.push(`${reason}: ${message}`),
    onChange: () => done.push("status"),
    logError: (message, error) => done.push(`${message}: ${(error as Error).message}`),
  });
  return {
    ...{ logind, shutdown, done, folder, end: (name) => over.add(name) },
    metrics: () => [...textFormat(metrics.collect())].join(""),
    stop: async () => {
      ending.abort();
      await shutdown.ended;
      await logind.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function eventually(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (isSo()) return;
    await sleep(10);
  }
  assert.unreachable("not so after three seconds");
}

const message = "Pod was terminated in response to imminent node shutdown.";

async function shutDown(): Promise<void> {
  const { logind, shutdown, done, end, folder, metrics, stop } = await attending({ delaySeconds: 10 });
  const state = () => JSON.parse(readFileSync(join(folder, "graceful_node_shutdown_state"), "utf8"));
  await eventually(logind.isInhibited);
  assert.not(existsSync(logind.configFolder), "logind waits long enough");
  assert.is(shutdown.isShuttingDown(), false);
  logind.prepareForShutdown(true);
  const first = [
    "Shutdown: Shutdown manager detected shutdown event",
    "status",
    `web: Terminated 6 TerminationByAcmelet ${message}`,
  ];
  await eventually(() => done.length === first.length);
  assert.equal(done, first);
  assert.is(shutdown.isShuttingDown(), true);
  assert.is(state().endTime, "");
  assert.match(metrics(), /^acmelet_graceful_shutdown_end_time_seconds 0$/m);
  end("web");
  await eventually(() => done.length === first.length + 1);
  assert.is(done.at(-1), `proxy: Terminated 4 TerminationByAcmelet ${message}`);
  assert.is(logind.isInhibited(), true);
  end("proxy");
  await eventually(() => !logind.isInhibited());
  assert.ok(Date.parse(state().endTime) >= Date.parse(state().startTime));
  assert.match(metrics(), /^acmelet_graceful_shutdown_start_time_seconds \d{10}\.?\d*$/m);
  assert.match(metrics(), /^acmelet_graceful_shutdown_end_time_seconds \d{10}\.?\d*$/m);
  await stop();
}

async function cancelled(): Promise<void> {
  const { logind, shutdown, done, end, stop } = await attending({ delaySeconds: 10 });
  await eventually(logind.isInhibited);
  for (const each of ["web", "proxy"]) end(each);
  logind.prepareForShutdown(true);
  await eventually(() => !logind.isInhibited());
  logind.prepareForShutdown(false);
  await eventually(() => !shutdown.isShuttingDown() && logind.isInhibited());
  assert.equal(done.slice(2), ["Shutdown: Shutdown manager detected shutdown cancellation", "status"]);
  await stop();
  assert.is(logind.isInhibited(), false);
}

async function longer(): Promise<void> {
  const { logind, done, stop } = await attending({ delaySeconds: 5 });
  await eventually(logind.isInhibited);
  const text = readFileSync(join(logind.configFolder, "99-acmelet.conf"), "utf8");
  assert.is(text, "# Acmelet logind override\n[Login]\nInhibitDelayMaxSec=10\n");
  assert.equal(done, []);
  await stop();
}

async function refused(): Promise<void> {
  const { logind, shutdown, done, stop } = await attending({ delaySeconds: 5, takesOverrides: false });
  await shutdown.ended;
  assert.is(logind.isInhibited(), false);
  assert.equal(done, [
    "shutdowns of the machine are not delayed: logind does not let its InhibitDelayMaxSec be 10 s, as the shutdown grace periods need",
  ]);
  await stop();
}

const tests = {
  "pods end by their groups before the lock is let go, and files and metrics say when": shutDown,
  "a shutdown that is cancelled is delayed again the next time": cancelled,
  "logind is configured to wait as long as the periods need": longer,
  "a logind that does not wait so long is logged once, and nothing is delayed": refused,
};
for (const [name, run] of Object.entries(tests)) {
  if (missing === undefined) test(name, run, { timeoutMs: 20_000 });
  else test.skip(name, missing);
}

test("where no bus answers that is said once, and nothing is delayed", async () => {
  const said: string[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  const folder = mkdtempSync(join(tmpdir(), "orch-shutdown-"));
  const shutdown = startShutdown({
    periods: [{ priority: 0, seconds: 1 }],
    open: () =>
      openLogind({
        ...{ address: `unix:path=${folder}/none`, inhibitProgram: "none", configFolder: folder, signal },
        ...{ agentName: "acmelet", agentTitle: "Acmelet" },
      }),
    manager: { pods: () => [], evict: () => {}, isOver: () => true },
    ...{ folder, metrics: new MetricRegistry({ prefix: "acme", native: false }), agentName: "acmelet" },
    ...{ conditionReason: "", record: () => {}, onChange: () => {}, clock: systemClock, signal },
    logError: (message, error) => said.push(`${message}: ${(error as NodeJS.ErrnoException).code}`),
  });
  await shutdown.ended;
  assert.equal(said, ["shutdowns of the machine are not delayed: ENOENT"]);
  rmSync(folder, { recursive: true });
});

test.run();
