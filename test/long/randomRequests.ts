import { suite } from "../harness/suite.ts";
import { runRandomRequests } from "../random/run.ts";

const test = suite("random requests, long");

const count = Number(process.env.REQUESTS ?? 50_000);
/** Others each day; SEED brings those of a failure again. */
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000) * 1000);

test(
  `none of ${count} is a failure of the server, and every answer is as it is documented`,
  async () => {
    console.log(`SEED=${seed}`);
    const statuses = await runRandomRequests({ count, seed });
    console.log(`answers by status: ${[...statuses].sort().map(([status, times]) => `${status}: ${times}`)}`);
  },
  { timeoutMs: 7 * 60_000 },
);

test.run();
