import * as assert from "uvu/assert";
import { missingEtcd, startEtcd } from "../harness/etcd.ts";
import { suite } from "../harness/suite.ts";
import { damageNames } from "./damage.ts";
import { runDamageRound } from "./damageRound.ts";
import { missingLostFlush } from "./lostFlush.ts";
import { killPlanOf, planOf, powerPlanOf, textOf } from "./plan.ts";
import { runRound } from "./round.ts";

const test = suite("robustness/rounds");
const clients = { objects: 6, writers: 5, readers: 3 };
const milliseconds = 1500;

test(
  "a server that is killed under load loses nothing that it acknowledged or showed",
  async () => {
    const plan = killPlanOf({ backend: "lmdb", seed: 1, servers: 1, milliseconds, everyMs: 700 });
    const { faults, counts } = await runRound({ plan, milliseconds, servers: 1, ...clients });
    assert.equal(faults, []);
    assert.ok(counts.deaths >= 1 && counts.writes > 20 && counts.events > 20, JSON.stringify(counts));
  },
  { timeoutMs: 240_000 },
);

test(
  "what a server says is one history through the faults of a seed",
  async () => {
    const seed = Date.now() % 1_000_000;
    const plan = planOf({ backend: "lmdb", seed, servers: 1, milliseconds });
    const { faults, counts } = await runRound({ plan, milliseconds, servers: 1, ...clients });
    assert.equal(faults, [], `seed ${seed}: ${textOf(plan)}`);
    assert.ok(counts.writes > 10 && counts.events > 10, JSON.stringify(counts));
  },
  { timeoutMs: 240_000 },
);

const onForgetting =
  "a server that loses what it did not flush whenever it is killed loses nothing that it acknowledged";
const missingLibrary = missingLostFlush();
if (missingLibrary !== undefined) test.skip(onForgetting, missingLibrary);
else {
  test(
    onForgetting,
    async () => {
      const plan = powerPlanOf({ backend: "lmdb", seed: 1, servers: 1, milliseconds });
      const { faults, counts } = await runRound({ plan, milliseconds, servers: 1, ...clients });
      assert.equal(faults, []);
      assert.ok(counts.deaths >= 1, JSON.stringify(counts));
    },
    { timeoutMs: 240_000 },
  );
}

for (const name of damageNames) {
  test(
    `a killed server whose files are ${name} has everything, or does not start and says what it lacks`,
    async () => {
      const seed = Date.now() % 1_000_000;
      const { faults, text } = await runDamageRound({ seed, name, milliseconds: 500, ...clients });
      assert.equal(faults, [], `seed ${seed}: ${text}`);
    },
    { timeoutMs: 240_000 },
  );
}

const onEtcd = "servers on one etcd, one of which is killed now and then, behave like one that never was";
const missing = missingEtcd();
if (missing !== undefined) test.skip(onEtcd, missing);
else {
  test(
    onEtcd,
    async () => {
      const etcd = await startEtcd();
      const plan = killPlanOf({ backend: "etcd", seed: 1, servers: 2, milliseconds, everyMs: 700 });
      const { faults, counts } = await runRound({ plan, milliseconds, servers: 2, etcd, ...clients });
      await etcd.close();
      assert.equal(faults, []);
      assert.ok(counts.deaths >= 1 && counts.writes > 20 && counts.reads > 10, JSON.stringify(counts));
    },
    { timeoutMs: 240_000 },
  );
}

test("a seed has one plan", () => {
  const options = { backend: "lmdb", seed: 7, servers: 1, milliseconds: 3000 } as const;
  assert.equal(planOf(options), planOf(options));
  assert.not.equal(planOf(options), planOf({ ...options, seed: 8 }));
});

test.run();
