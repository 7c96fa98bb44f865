import * as assert from "uvu/assert";
import { missingEtcd, startEtcd } from "../harness/etcd.ts";
import { suite } from "../harness/suite.ts";
import { killPlanOf } from "../robustness/plan.ts";
import { runRound } from "../robustness/round.ts";

const test = suite("several servers, long");
const missing = missingEtcd();
const name = "three servers on three etcd members, one killed every 10 s for 3 minutes: nothing acknowledged is lost";

if (missing !== undefined) test.skip(name, missing);
else {
  test(
    name,
    async () => {
      const milliseconds = 180_000;
      const servers = 3;
      const etcd = await startEtcd({ members: 3 });
      const seed = Date.now() % 1_000_000;
      const plan = killPlanOf({ backend: "etcd", seed, servers, milliseconds, everyMs: 10_000 });
      const options = { plan, milliseconds, servers, etcd, objects: 10, writers: 9, readers: 6 };
      const { faults, counts } = await runRound(options);
      await etcd.close();
      console.log(JSON.stringify(counts));
      assert.equal(faults, []);
      assert.ok(counts.writes > 1000 && counts.reads > 1000 && counts.deaths >= 10, JSON.stringify(counts));
    },
    { timeoutMs: 300_000 },
  );
}

test.run();
