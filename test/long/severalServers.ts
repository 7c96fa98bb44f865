import * as assert from "uvu/assert";
import { missingEtcd } from "../harness/etcd.ts";
import { suite } from "../harness/suite.ts";
import { runSeveralServers } from "../robustness/severalServers.ts";

const test = suite("several servers, long");
const missing = missingEtcd();
const name = "three servers on three etcd members, one killed every 10 s for 3 minutes: nothing acknowledged is lost";

if (missing !== undefined) test.skip(name, missing);
else {
  test(
    name,
    async () => {
      const result = await runSeveralServers({
        servers: 3,
        etcdMembers: 3,
        milliseconds: 180_000,
        killEveryMs: 10_000,
        objects: 10,
        writers: 3,
        readers: 2,
        random: Math.random,
      });
      console.log(`${result.acknowledged} writes, ${result.reads} reads, ${result.kills} kills`);
      assert.equal(result.faults, []);
      assert.ok(result.acknowledged > 1000 && result.reads > 1000 && result.kills >= 10);
    },
    { timeoutMs: 300_000 },
  );
}

test.run();
