import * as assert from "uvu/assert";
import { Conversions } from "../../../runtime/registry/stored/conversions.ts";
import { encodeStored, storedFormOf } from "../../../runtime/registry/stored/storedForm.ts";
import type { ApiObject, KindCode } from "../../../runtime/schema/index.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("conversions by webhooks");

const v1 = storedFormOf({ kind: "Gauge", apiVersion: "acme.test/v1" });
const v2 = storedFormOf({ kind: "Gauge", apiVersion: "acme.test/v2" });
const stored = (name: string, more: object = {}) => encodeStored(v2, { metadata: { name }, ...more }, 1);

/** Conversions of stored objects into v1, the calls of the webhook, and a clock. */
function opened(convert: (objects: readonly ApiObject[]) => Promise<void> | void = () => {}) {
  const calls: string[][] = [];
  const clock = { ms: 0 };
  const strategy: KindCode["strategy"] = {
    convert: async (objects, apiVersion) => {
      const round = calls.push(objects.map((each) => each.metadata?.name ?? ""));
      await convert(objects);
      return objects.map((each) => ({ ...each, apiVersion, round }));
    },
  };
  const conversions = new Conversions(v1, () => clock.ms);
  return { conversions, calls, clock, code: { strategy } as KindCode };
}

test("an object is converted once, however many want it, and again after half a minute", async () => {
  const { conversions, calls, clock, code } = opened();
  const [a, b] = [stored("a"), stored("b")];
  assert.throws(() => conversions.of(a), "a Gauge is read before a webhook has converted it");
  await Promise.all([conversions.ready([a], code), conversions.ready([a, b], code), conversions.ready([b], code)]);
  assert.equal(calls, [["a"], ["b"]]);
  assert.is(conversions.ready([a, b], code), undefined);
  assert.is(JSON.parse(conversions.of(a).toString()).apiVersion, "acme.test/v1");
  clock.ms = 30_000;
  const again = conversions.ready([a], code);
  assert.is(JSON.parse(conversions.of(a).toString()).round, 1);
  await again;
  assert.is(JSON.parse(conversions.of(a).toString()).round, 3);
});

test("an object of the wanted version is as it is stored", () => {
  const { conversions, code } = opened();
  const own = encodeStored(v1, { metadata: { name: "a" } }, 1);
  assert.is(conversions.ready([own], code), undefined);
  assert.is(conversions.of(own), own);
});

test("many objects, and large ones, are asked about in parts", async () => {
  const { conversions, calls, code } = opened();
  await conversions.ready(
    Array.from({ length: 1001 }, (_, index) => stored(`small-${index}`)),
    code,
  );
  assert.equal(
    calls.map((each) => each.length),
    [500, 500, 1],
  );
  calls.length = 0;
  const large = { text: "x".repeat(600_000) };
  await conversions.ready([stored("a", large), stored("b", large), stored("c")], code);
  assert.equal(calls, [["a"], ["b", "c"]]);
});

test("a failure reaches all who wait, and is forgotten", async () => {
  let fails = true;
  const { conversions, calls, code } = opened(() => {
    if (fails) throw new Error("no");
  });
  const a = stored("a");
  const ends = await Promise.allSettled([conversions.ready([a], code), conversions.ready([a, stored("b")], code)]);
  assert.equal(
    ends.map(({ status }) => status),
    ["rejected", "rejected"],
  );
  fails = false;
  calls.length = 0;
  await conversions.ready([a], code);
  assert.equal(calls, [["a"]]);
});

test("a webhook is not asked about further objects when they are not wanted any more", async () => {
  const end = new AbortController();
  const { conversions, calls, code } = opened(() => end.abort(new Error("gone")));
  const many = Array.from({ length: 501 }, (_, index) => stored(`a-${index}`));
  const failure = await conversions.ready(many, code, () => end.signal)?.catch((error: Error) => error.message);
  assert.is(failure, "gone");
  assert.is(calls.length, 1);
});

test.run();
