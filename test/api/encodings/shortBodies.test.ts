import * as assert from "uvu/assert";
import { type MeasuredServer, openMeasured } from "../../harness/measured.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";

const test = suite("work on short bodies");

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured();
});
test.after(() => server.stop());

const tries = 12;

/** The longest turn of a create that is refused, at its best. */
async function longestTurnOf(body: string): Promise<number> {
  const request = { method: "POST", path: `${core("default", "pods")}?dryRun=All`, body };
  const { result, longestMs } = await server.measure(request, tries, 0);
  assert.is(result.status, 422, result.text.slice(0, 300));
  return longestMs;
}

test(
  "60 KB of containers that say nothing are filled in and checked in turns, as if they were longer",
  async () => {
    const short = `{"metadata":{"name":"a"},"spec":{"containers":[${"{},".repeat(20_000)}{}]}}`;
    const [shortMs, longMs] = [await longestTurnOf(short), await longestTurnOf(short + " ".repeat(1_000_000))];
    assert.ok(shortMs < 2 * longMs, `${shortMs} ms, and ${longMs} where spaces make it long`);
  },
  { timeoutMs: 60_000 },
);

test.run();
