import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { hasWireForm } from "../../runtime/negotiate/wireForm.ts";
import { suite } from "../harness/suite.ts";
import { checkRoundTrip } from "./roundTrip.ts";

const test = suite("negotiate round trip");

/** The long suite, test/long, has 2,000 objects a kind. */
const objectsPerKind = 12;

test("every built-in kind has a wire form", async () => {
  const without: string[] = [];
  for (const each of generated.resources) {
    if (!hasWireForm((await each.load()).structure)) without.push(`${each.apiVersion} ${each.kind}`);
  }
  assert.equal(without, []);
});

test("objects of every kind come back from protobuf as they went", async () => {
  let values = 0;
  for (const each of generated.resources) {
    values += await checkRoundTrip(each, { count: objectsPerKind, seed: 1 });
  }
  assert.ok(values > 20_000, `only ${values} values were compared`);
});

test.run();
