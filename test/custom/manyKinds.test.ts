import * as assert from "uvu/assert";
import { measureKinds } from "../../bench/measureKinds.ts";
import { missingKubectl } from "../harness/kubectl.ts";
import { ensureBundle } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("many custom kinds on a server of their own");

/** As `npm run bench:kinds` measures them, on a fifth of the kinds and a machine that has other things to do. */
const targets = {
  readySeconds: 10,
  idleMiB: 250,
  lookUpMicroseconds: 2,
  coldGetSeconds: 10,
  openapiV3Milliseconds: 2000,
  openapiV2Seconds: 10,
};

const missing = missingKubectl();
const name = "a server with 200 of them starts, answers kubectl and describes them at little cost";
if (missing === undefined) test(name, measure, { timeoutMs: 60_000 });
else test.skip(name, missing);

async function measure(): Promise<void> {
  await ensureBundle();
  const figures = await measureKinds({ count: 200, idleMs: 0, targets });
  const missed = figures.filter(({ value, target }) => value > target);
  assert.equal(missed, []);
}

test.run();
