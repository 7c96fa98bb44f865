import fc from "fast-check";
import * as assert from "uvu/assert";
import { dealHand } from "../../runtime/flowcontrol/dealer.ts";
import { suite } from "../harness/suite.ts";
import { type Asked, newLevel, type TestLevel } from "./levels.ts";

const test = suite("flow control: priority level");

const shape = { queues: 32, handSize: 4, queueLengthLimit: 10 };

test("requests execute while there are seats, then wait, and start in order as seats are given back", () => {
  const { level, ask } = newLevel(2, shape);
  const asked = ["ann", "ann", "ann", "ann"].map((user) => ask(user));
  assert.equal(
    asked.map((each) => each.outcome()),
    ["executes", "executes", "waits", "waits"],
  );
  for (const { ticket } of asked.slice(0, 2)) level.finish(ticket);
  assert.equal(
    asked.map((each) => each.outcome()),
    ["executes", "executes", "executes", "executes"],
  );
  assert.is(level.executingSeats, 2);
});

test("a level without queues rejects what finds no seat", () => {
  const { ask } = newLevel(1, undefined);
  ask("ann");
  assert.is(ask("ann").outcome(), "concurrency-limit");
});

test("a level without seats executes nothing", () => {
  const { ask } = newLevel(0, undefined);
  assert.is(ask("ann").outcome(), "concurrency-limit");
});

test("a request that finds all queues of its flow full is rejected, and one of another flow is not", () => {
  const { ask } = newLevel(1, { queues: 1024, handSize: 2, queueLengthLimit: 3 });
  const asked = Array.from({ length: 8 }, () => ask("noisy").outcome());
  assert.equal(asked, ["executes", ...Array(6).fill("waits"), "queue-full"]);
  assert.is(ask("quiet").outcome(), "waits");
});

test("a request that has waited its time is rejected, and those with more time wait on", () => {
  const { level, ask, advance } = newLevel(1, shape);
  ask("ann");
  const [hasty, patient] = [ask("ann", { waitMs: 100 }), ask("ann", { waitMs: 1000 })];
  advance(100);
  level.expire(100);
  assert.equal([hasty.outcome(), patient.outcome()], ["time-out", "waits"]);
  assert.is(level.waitingCount, 1);
  assert.is(level.counts.timedOut, 1);
});

test("a wide request is not overtaken, and those behind it start when it leaves", () => {
  const { level, ask } = newLevel(4, shape);
  const first = ask("ann", { seats: 3 });
  const wide = ask("bob", { seats: 4 });
  const narrow = ask("cat");
  assert.equal([wide.outcome(), narrow.outcome()], ["waits", "waits"]);
  level.leave(wide.ticket, "cancelled");
  assert.equal([wide.outcome(), narrow.outcome()], ["cancelled", "executes"]);
  level.leave(narrow.ticket, "cancelled");
  assert.is(narrow.outcome(), "executes");
  for (const { ticket } of [first, narrow, narrow]) level.finish(ticket);
  assert.is(level.executingSeats, 0);
});

test("a request that is wider than the level executes alone", () => {
  const { level, ask } = newLevel(2, shape);
  const narrow = ask("ann");
  const wide = ask("bob", { seats: 5 });
  assert.is(wide.outcome(), "waits");
  level.finish(narrow.ticket);
  assert.is(wide.outcome(), "executes");
  assert.is(ask("ann").outcome(), "waits");
});

test("a limit that grows starts what waits, and one that shrinks takes no seats away", () => {
  const { level, ask } = newLevel(1, shape);
  const asked = ["ann", "bob", "cat"].map((user) => ask(user));
  level.setLimit(2);
  assert.is(asked.filter((each) => each.outcome() === "executes").length, 2);
  level.setLimit(1);
  assert.is(level.executingSeats, 2);
  level.finish(asked[0]?.ticket as Asked["ticket"]);
  assert.is(asked.filter((each) => each.outcome() === "waits").length, 1);
});

/** Lets what executes together take some time together, turn after turn; gives who did, in order. */
function runAll({ level, advance }: TestLevel, asked: readonly Asked[], msOf: (user: string) => number): string[] {
  const order: string[] = [];
  for (let turn = [...level.executing]; turn.length > 0; turn = [...level.executing]) {
    const users = turn.map((ticket) => asked.find((each) => each.ticket === ticket)?.user ?? "");
    order.push(...users);
    advance(Math.max(...users.map(msOf)));
    for (const each of turn) level.finish(each);
  }
  return order;
}

test("of two flows that wait, one with few requests gets every second seat", () => {
  const one = newLevel(1, { queues: 64, handSize: 1, queueLengthLimit: 1000 });
  const asked = Array.from({ length: 100 }, () => one.ask("noisy"));
  asked.push(...Array.from({ length: 10 }, () => one.ask("quiet")));
  const order = runAll(one, asked, () => 3);
  assert.is(order.length, 110);
  assert.ok(order.slice(0, 22).filter((each) => each === "quiet").length >= 9, order.slice(0, 22).join());
});

test("flows share time, not requests: one whose requests take nine times as long gets a tenth of them", () => {
  const one = newLevel(1, { queues: 64, handSize: 1, queueLengthLimit: 1000 });
  const asked = Array.from({ length: 200 }, () => [one.ask("slow"), one.ask("quick")]).flat();
  const order = runAll(one, asked, (user) => (user === "slow" ? 90 : 10)).slice(0, 150);
  const slow = order.filter((each) => each === "slow").length;
  assert.ok(slow >= 13 && slow <= 17, `${slow} of 150`);
});

test("wide requests cost their flow as many seats", () => {
  const one = newLevel(4, { queues: 64, handSize: 1, queueLengthLimit: 1000 });
  const asked = Array.from({ length: 100 }, () => [one.ask("wide", { seats: 4 }), one.ask("thin")]).flat();
  const order = runAll(one, asked, () => 10).slice(0, 100);
  const wide = order.filter((each) => each === "wide").length;
  assert.ok(wide >= 17 && wide <= 23, `${wide} of 100`);
});

test("a flow has always the same hand of different queues, and few share it", () => {
  const deck = { queues: 128, handSize: 6 };
  const hands = Array.from({ length: 2000 }, (_, index) => dealHand(`flow-${index}`, deck));
  for (const hand of hands) {
    assert.is(new Set(hand).size, 6);
    assert.ok(hand.every((each) => each >= 0 && each < 128));
  }
  assert.equal(dealHand("flow-7", deck), hands[7]);
  const [first = []] = hands;
  const alike = hands.slice(1).filter((hand) => hand.filter((each) => first.includes(each)).length >= 4);
  assert.ok(alike.length <= 5, `${alike.length}`);
  const used = new Map<number, number>();
  for (const each of hands.flat()) used.set(each, (used.get(each) ?? 0) + 1);
  assert.ok(Math.max(...used.values()) < 2 * Math.min(...used.values()), "all queues are used alike");
  assert.equal(dealHand("all", { queues: 3, handSize: 3 }).sort(), [0, 1, 2]);
});

const users = ["ann", "bob", "cat", "dan"];
const step = fc.oneof(
  fc.record({
    kind: fc.constant("ask" as const),
    user: fc.constantFrom(...users),
    seats: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant("finish" as const), at: fc.nat(20), ms: fc.nat(50) }),
  fc.record({ kind: fc.constant("cancel" as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant("limit" as const), to: fc.integer({ min: 3, max: 6 }) }),
);

test("no request is lost, seats stay within the limit, and a queue keeps its order, whatever happens", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const one = newLevel(4, { queues: 8, handSize: 1, queueLengthLimit: 4 });
      const { level, advance } = one;
      const asked: Asked[] = [];
      const started = new Set<Asked>();
      const check = () => {
        for (const each of asked) {
          if (each.outcome() !== "executes" || started.has(each)) continue;
          const before = asked.slice(0, asked.indexOf(each)).filter(({ user }) => user === each.user);
          assert.ok(
            before.every((other) => other.outcome() !== "waits"),
            "overtook one of its own flow",
          );
          started.add(each);
        }
        const seats = [...level.executing].reduce((sum, ticket) => sum + ticket.seats, 0);
        assert.is(level.executingSeats, seats);
        assert.is(level.waitingCount, asked.filter((each) => each.outcome() === "waits").length);
      };
      for (const each of steps) {
        const executing = [...level.executing];
        const before = level.executingSeats;
        if (each.kind === "ask") asked.push(one.ask(each.user, each));
        else if (each.kind === "limit") level.setLimit(each.to);
        else if (each.kind === "cancel") {
          const waiting = asked.filter((one) => one.outcome() === "waits");
          const ticket = waiting[each.at % Math.max(1, waiting.length)]?.ticket;
          if (ticket !== undefined) level.leave(ticket, "cancelled");
        } else {
          advance(each.ms);
          const ticket = executing[each.at % Math.max(1, executing.length)];
          if (ticket !== undefined) level.finish(ticket);
        }
        check();
        assert.ok(level.executingSeats <= Math.max(level.limit, before), "more seats than there are");
      }
      for (let [ticket] = [...level.executing]; ticket !== undefined; [ticket] = [...level.executing])
        level.finish(ticket);
      check();
      assert.is(level.waitingCount, 0);
      assert.ok(asked.every((each) => each.outcome() !== "waits"));
    }),
    { numRuns: 300 },
  );
});

test.run();
