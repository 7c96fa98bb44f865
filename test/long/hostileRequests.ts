import { runHostileRequests } from "../random/hostile/run.ts";
import { summary } from "../random/hostile/summary.ts";
import { suite } from "../harness/suite.ts";

const test = suite("hostile requests, long");

const count = Number(process.env.REQUESTS ?? 1_000_000);
/** Others each day; SEED brings those of a failure again. */
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000) * 10_000);
/** What replaced versions hold in the watch caches goes after five minutes. */
const settleMs = 7 * 60_000;

test(
  `of ${count}, none holds the server, is kept in it, or takes away what it has acknowledged`,
  async () => {
    console.log(`SEED=${seed}`);
    console.log(summary(await runHostileRequests({ count, seed, settleMs })));
  },
  { timeoutMs: 4 * 3_600_000 },
);

test.run();
