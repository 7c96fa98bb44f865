import fc from "fast-check";
import * as assert from "uvu/assert";
import { Demand } from "../../runtime/flowcontrol/demand.ts";
import { allot, seatBounds, type Wanting } from "../../runtime/flowcontrol/seatLimits.ts";
import { suite } from "../harness/suite.ts";

const test = suite("flow control: seat limits");

const level = (shares: number, lendablePercent: number, borrowingLimitPercent?: number) => {
  return { shares, lendablePercent, borrowingLimitPercent, isExempt: false };
};

test("seats are divided by shares, rounded up, and bounded by what is lent and borrowed", () => {
  assert.equal(seatBounds([level(100, 90), level(20, 50, 100), level(5, 0, 0)], 600), [
    { nominal: 480, lower: 48, upper: 600 },
    { nominal: 96, lower: 48, upper: 192 },
    { nominal: 24, lower: 24, upper: 24 },
  ]);
  assert.equal(seatBounds([level(0, 0)], 600), [{ nominal: 0, lower: 0, upper: 600 }]);
});

const idle = { highest: 0, average: 0, deviation: 0, smoothed: 0, isExempt: false };
const busy = (seats: number) => ({ highest: seats, average: seats, deviation: 0, smoothed: 0, isExempt: false });
const limitsOf = (levels: readonly Wanting[]) => allot(levels).levels.map((each) => each.limit);

test("a busy level borrows what idle ones lend, and what they keep stays theirs", () => {
  const [a, b] = [
    { nominal: 100, lower: 10, upper: 200 },
    { nominal: 100, lower: 50, upper: 200 },
  ];
  assert.equal(
    limitsOf([
      { ...a, ...idle },
      { ...b, ...busy(500) },
    ]),
    [10, 190],
  );
  assert.equal(
    limitsOf([
      { ...a, ...busy(500) },
      { ...b, ...idle },
    ]),
    [150, 50],
  );
  assert.equal(
    limitsOf([
      { ...a, ...busy(500) },
      { ...b, ...busy(500) },
    ]),
    [100, 100],
  );
});

test("a level that uses part of its own keeps that part", () => {
  const bounds = { nominal: 100, lower: 10, upper: 200 };
  assert.equal(
    limitsOf([
      { ...bounds, ...busy(40) },
      { ...bounds, ...busy(500) },
    ]),
    [40, 160],
  );
});

test("no level borrows more than it may", () => {
  const bounds = { nominal: 100, lower: 0, upper: 120 };
  assert.is(
    limitsOf([
      { ...bounds, ...busy(500) },
      { ...bounds, ...idle },
    ])[0],
    120,
  );
});

test("smoothed demand grows at once and falls slowly", () => {
  const bounds = { nominal: 100, lower: 0, upper: 200 };
  assert.is(allot([{ ...bounds, ...busy(50) }]).levels[0]?.smoothed, 50);
  assert.is(allot([{ ...bounds, ...idle, smoothed: 50 }]).levels[0]?.smoothed, 50 * 0.977);
});

const wanting = fc
  .record({ shares: fc.nat(100), lendable: fc.nat(100), highest: fc.nat(2000), smoothed: fc.nat(2000) })
  .map(({ shares, lendable, highest, smoothed }) => ({ share: level(shares, lendable), highest, smoothed }));

test("limits stay within their bounds, and together near the seats that there are", () => {
  fc.assert(
    fc.property(fc.array(wanting, { minLength: 1, maxLength: 8 }), (given) => {
      const bounds = seatBounds(
        given.map(({ share }) => share),
        600,
      );
      const levels = given.map(({ highest, smoothed }, index) => {
        const own = bounds[index] as (typeof bounds)[number];
        return { ...own, highest, average: highest / 2, deviation: 0, smoothed, isExempt: false };
      });
      const limits = limitsOf(levels);
      limits.forEach((limit, index) => {
        const { lower = 0, upper = 0 } = bounds[index] ?? {};
        assert.ok(limit >= lower && limit <= upper, `${limit} of ${lower} to ${upper}`);
      });
      const nominal = bounds.reduce((sum, each) => sum + each.nominal, 0);
      assert.ok(limits.reduce((sum, each) => sum + each, 0) <= nominal + limits.length, "more than rounding");
    }),
  );
});

test("demand is averaged over time and begins anew with each look", () => {
  const demand = new Demand(0);
  demand.change(4, 0);
  demand.change(-4, 500);
  demand.change(2, 1000);
  assert.equal(demand.take(1000), { highest: 4, average: 2, deviation: 2 });
  assert.equal(demand.take(2000), { highest: 2, average: 2, deviation: 0 });
});

test.run();
