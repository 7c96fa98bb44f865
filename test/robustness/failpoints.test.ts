import * as assert from "uvu/assert";
import { failpoints, readFailpoints } from "../../runtime/lib/failpoints.ts";
import { suite } from "../harness/suite.ts";

const test = suite("robustness/failpoints");

test("a process without FAILPOINTS has none", () => {
  assert.is(failpoints, undefined);
  assert.is(readFailpoints(""), undefined);
});

const passes: Record<string, number[]> = {
  "beforeCommit=error": [1, 2, 3, 4, 5, 6],
  "beforeCommit=error@4": [4],
  "beforeCommit=error@4-": [4, 5, 6],
  "beforeWatchSend=kill@9;beforeCommit=error@2-3": [2, 3],
  "beforeWatchSend=error": [],
};

for (const [text, failing] of Object.entries(passes)) {
  test(`${text} fails at commit ${failing.join(", ") || "none"}`, async () => {
    const armed = readFailpoints(text);
    const failed: number[] = [];
    for (let pass = 1; pass <= 6; pass++) await armed?.pass("beforeCommit").catch(() => failed.push(pass));
    assert.equal(failed, failing);
  });
}

test("a delay is waited for, and where that cannot be it holds up the process", async () => {
  const armed = readFailpoints("beforeCommit=delay(30);beforeWatchSend=delay(30)");
  const startMs = performance.now();
  await armed?.pass("beforeCommit");
  const waitedMs = performance.now();
  armed?.passNow("beforeWatchSend");
  assert.ok(waitedMs - startMs > 25 && performance.now() - waitedMs > 25);
});

for (const text of [
  "beforeLunch=kill",
  "beforeCommit",
  "beforeCommit=explode",
  "beforeCommit=delay",
  "beforeCommit=kill@x",
]) {
  test(`${text} is refused`, () => assert.throws(() => readFailpoints(text), `FAILPOINTS: ${text} cannot be read`));
}

test.run();
