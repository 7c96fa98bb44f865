import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { suite } from "../harness/suite.ts";
import { checkRoundTrip } from "../negotiate/roundTrip.ts";

const test = suite("round trips, long");

const objectsPerKind = Number(process.env.OBJECTS_PER_KIND ?? 2000);
/** Another one each day: the message of a failure names it. */
const firstSeed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000) * 10_000);

for (const each of generated.resources) {
  const name = `${objectsPerKind} objects of ${each.apiVersion} ${each.kind} come back as they went`;
  const run = async () => {
    const values = await checkRoundTrip(each, { count: objectsPerKind, seed: firstSeed });
    assert.ok(values > 5 * objectsPerKind, `only ${values} values were compared`);
  };
  test(name, run, { timeoutMs: 60_000 });
}

test.run();
