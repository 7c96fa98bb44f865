import * as assert from "uvu/assert";
import { insufficientStorage } from "../../generated/errors.ts";
import { type CheckedServer, serverChecks } from "../../runtime/apiserver/checks.ts";
import { startHook } from "../../runtime/apiserver/startHook.ts";
import { runCheck } from "../../runtime/component/pages/healthChecks.ts";
import { checkLog } from "../../runtime/component/pages/usualChecks.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the health checks of the API server");

/** A server of which everything is well, but for what is overridden. */
function checksOf(overrides: Partial<CheckedServer> = {}, storage: Partial<Storage> = {}) {
  return serverChecks({
    storage: { settled: async () => {}, ...storage } as Storage,
    isStopping: () => false,
    systemPrefix: "orch",
    others: [],
    staleCaches: () => [],
    livezGraceMs: 0,
    storeTimeouts: { healthMs: 2000, readyMs: 2000 },
    clock: () => 0,
    ...overrides,
  });
}

const down = async () => {
  throw new Error("no quorum");
};

const failures: readonly [name: string, checks: ReturnType<typeof checksOf>, reason: string][] = [
  ["etcd", checksOf({}, { settled: down }), "no quorum"],
  ["etcd-readiness", checksOf({}, { catchUp: down }), "no quorum"],
  [
    "storage-space",
    checksOf(
      {},
      {
        checkSpace: () => {
          throw new Error("no space is left");
        },
      },
    ),
    "no space is left",
  ],
  ["informer-sync", checksOf({ staleCaches: () => ["/r/a/", "/r/b/"] }), "caches differ from the store: /r/a/, /r/b/"],
  ["event-loop", checksOf({ clock: ticking(1500) }), "the event loop took 1500 ms for one turn"],
  ["shutdown", checksOf({ isStopping: () => true }), "process is shutting down"],
];
for (const [name, { readyz }, reason] of failures) {
  test(`readyz fails by ${name}`, async () => {
    assert.equal(await runCheck(readyz, name), { status: 500, text: `internal server error: ${reason}\n` });
    const others = readyz.filter((each) => !each.name.startsWith("etcd") && each.name !== name);
    for (const each of others) assert.is((await runCheck(readyz, each.name))?.status, 200, each.name);
  });
}

/** A clock that goes on by so much at every look. */
function ticking(stepMs: number): () => number {
  let nowMs = 0;
  return () => (nowMs += stepMs);
}

test("a store that does not answer fails after the time that the check has", async () => {
  const storeTimeouts = { healthMs: 30, readyMs: 60 };
  const { livez, readyz } = checksOf({ storeTimeouts }, { catchUp: () => new Promise(() => {}) });
  assert.match((await runCheck(livez, "etcd"))?.text ?? "", "the store has not answered within 30 ms");
  assert.match((await runCheck(readyz, "etcd"))?.text ?? "", "the store has not answered within 30 ms");
  assert.match((await runCheck(readyz, "etcd-readiness"))?.text ?? "", "the store has not answered within 60 ms");
});

test("liveness forgives a failing check in its grace, until the check has succeeded; readiness does not", async () => {
  let nowMs = 0;
  let isDown = true;
  const check = () => {
    if (isDown) throw new Error("not yet");
  };
  const { livez, readyz } = checksOf({ others: [{ name: "x", check }], livezGraceMs: 100, clock: () => nowMs });
  const statusOf = async (list: typeof livez) => (await runCheck(list, "x"))?.status;
  assert.equal([await statusOf(livez), await statusOf(readyz)], [200, 500]);
  nowMs = 100;
  assert.is(await statusOf(livez), 500);
  nowMs = 50;
  isDown = false;
  assert.is(await statusOf(livez), 200);
  isDown = true;
  assert.is(await statusOf(livez), 500, "it had begun to work");
});

test("a log of which more than 16 MiB wait fails", () => {
  checkLog({ writableLength: 16 * 1024 * 1024 });
  assert.throws(() => checkLog({ writableLength: 16 * 1024 * 1024 + 1 }), "the log is not read");
});

test("work of the start that finds a full disk is done when health is asked for", async () => {
  let isFull = true;
  let done = 0;
  const warnings: string[] = [];
  const work = async () => {
    if (isFull) throw insufficientStorage("no space");
    done++;
  };
  const hook = await startHook({ name: "w", subject: "things", work, logWarning: (each) => warnings.push(each) });
  const [first] = [await runCheck([hook], "poststarthook/w")];
  assert.is(first?.status, 500);
  assert.match(first?.text ?? "", /^internal server error: cannot maintain things: /);
  isFull = false;
  assert.is((await runCheck([hook], "poststarthook/w"))?.status, 200);
  assert.is((await runCheck([hook], "poststarthook/w"))?.status, 200);
  assert.equal([done, warnings.length], [1, 1]);
});

test("work of the start that fails for another reason fails the start", async () => {
  const hook = startHook({ name: "w", subject: "things", work: down, logWarning: () => {} });
  assert.is(await hook.then(String, (error: Error) => error.message), "no quorum");
});

test.run();
