import * as assert from "uvu/assert";
import { EvictionPace } from "../../runtime/controllers/nodeLifecycle/evictionPace.ts";
import { fakeClock } from "../client/fakeClock.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the pace at which pods leave unready nodes");

/** A pace of one node in ten seconds, or in a hundred where a zone is disrupted in a cluster of more than ten. */
function openPace() {
  const clock = fakeClock();
  const firsts: string[] = [];
  const rules = { perSecond: 0.1, secondaryPerSecond: 0.01, unhealthyShare: 0.55, largeClusterSize: 10 };
  const pace = new EvictionPace({ rules, nowMs: clock.nowMs, onFirst: (name) => firsts.push(name) });
  const zone = (name: string, { ready, unready }: { readonly ready: number; readonly unready: number }) => {
    for (let at = 0; at < ready; at++) pace.see(`${name}-ready${at}`, { zone: name, isReady: true });
    for (let at = 0; at < unready; at++) pace.see(`${name}${at}`, { zone: name, isReady: false });
  };
  return { pace, clock, firsts, zone };
}

test("the first node has its turn at once, the next ones after the time that the rate says", () => {
  const { pace, clock, firsts, zone } = openPace();
  zone("a", { ready: 3, unready: 3 });
  assert.equal([pace.turn("a0"), pace.turn("a1"), pace.turn("a2")], [0, 5000, undefined]);
  assert.is(pace.turn("a0"), 0, "its turn lasts until it is over");
  pace.leave("a0");
  clock.advance(9000);
  assert.equal([pace.turn("a1"), pace.turn("a2")], [1000, undefined]);
  clock.advance(1000);
  assert.is(pace.turn("a1"), 0);
  assert.equal(firsts, ["a2"]);
  assert.is(pace.turn("a2"), 5000);
});

test("a node that is ready again, or gone, leaves the queue to the next", () => {
  const { pace, clock, firsts, zone } = openPace();
  zone("a", { ready: 4, unready: 4 });
  for (const each of ["a0", "a1", "a2", "a3"]) pace.turn(each);
  pace.see("a1", { zone: "a", isReady: true });
  pace.leave("a1");
  pace.forget("a2");
  assert.equal(firsts, ["a2", "a3"]);
  clock.advance(10_000);
  assert.is(pace.turn("a3"), 0);
});

test("each zone has a pace of its own, also for a node that is in another one now", () => {
  const { pace, zone } = openPace();
  zone("a", { ready: 2, unready: 2 });
  zone("b", { ready: 2, unready: 2 });
  assert.equal([pace.turn("a0"), pace.turn("b0"), pace.turn("a1"), pace.turn("b1")], [0, 0, 5000, 5000]);
  pace.see("a1", { zone: "c", isReady: false });
  assert.is(pace.turn("a1"), 0);
});

test("in a disrupted zone of a small cluster no node has its turn while another zone is well", () => {
  const { pace, clock, zone } = openPace();
  zone("a", { ready: 2, unready: 3 });
  zone("b", { ready: 1, unready: 0 });
  clock.advance(1_000_000);
  assert.is(pace.turn("a0"), 5000);
  pace.see("a-ready2", { zone: "a", isReady: true });
  assert.is(pace.turn("a0"), 0, "half of the nodes are not enough to be disrupted");
});

test("in a disrupted zone of a large cluster nodes have their turns at the secondary rate", () => {
  const { pace, clock, zone } = openPace();
  zone("a", { ready: 3, unready: 7 });
  zone("b", { ready: 1, unready: 0 });
  assert.equal([pace.turn("a0"), pace.turn("a1")], [0, 5000]);
  clock.advance(99_999);
  assert.is(pace.turn("a1"), 1);
  clock.advance(1);
  assert.is(pace.turn("a1"), 0);
});

test("where no zone is well, and in one without a ready node, turns come at the usual rate", () => {
  const { pace, clock, zone } = openPace();
  zone("a", { ready: 2, unready: 4 });
  assert.is(pace.turn("a0"), 0);
  clock.advance(10_000);
  assert.is(pace.turn("a1"), 0, "the only zone");
  zone("b", { ready: 0, unready: 3 });
  clock.advance(10_000);
  assert.equal([pace.turn("a2"), pace.turn("b0")], [0, 0], "none is well");
  zone("c", { ready: 1, unready: 0 });
  clock.advance(10_000);
  assert.equal([pace.turn("a3"), pace.turn("b1")], [5000, 0], "one is well");
  pace.forget("c-ready0");
  assert.is(pace.turn("a3"), 0, "it is gone");
});

test("a cluster of one node that stays unready is left", () => {
  const { pace, zone } = openPace();
  zone("", { ready: 0, unready: 1 });
  assert.is(pace.turn("0"), 0);
});

test.run();
