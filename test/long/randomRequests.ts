import * as assert from "uvu/assert";
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
    const { byStatus, failures } = await runRandomRequests({ count, seed });
    const told = (counts: ReadonlyMap<number | string, number>) =>
      [...counts]
        .sort()
        .map(([what, times]) => `${what}: ${times}`)
        .join(", ");
    console.log(`answers by status: ${told(byStatus)}`);
    console.log(`answers that the field fails with too: ${told(failures)}`);
    const failed = [...byStatus].filter(([status]) => status >= 500);
    assert.is(sum(failures.values()), sum(failed.map(([, times]) => times)));
  },
  { timeoutMs: 7 * 60_000 },
);

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, each) => total + each, 0);
}

test.run();
