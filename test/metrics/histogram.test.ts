import fc from "fast-check";
import * as assert from "uvu/assert";
import { Histogram } from "../../runtime/metrics/histogram.ts";
import { maxNativeBuckets, NativeHistogram } from "../../runtime/metrics/nativeHistogram.ts";
import { doubleText } from "../../runtime/schema/shown/doubleText.ts";
import { suite } from "../harness/suite.ts";

const test = suite("histograms");

const values = fc.array(fc.double({ min: 0, max: 1e12, noNaN: true }), { maxLength: 300 });

test("a value on a bound is in the bucket of the bound, one above in the next", () => {
  const histogram = new Histogram(Float64Array.of(1, 10), { native: false });
  for (const value of [0, 1, 1.5, 10, 11, 1e9]) histogram.observe(value);
  assert.equal([...histogram.counts], [2, 2, 2]);
  assert.is(histogram.count, 6);
  assert.is(histogram.sum, 1_000_000_023.5);
});

test("buckets hold what a count by hand says", () => {
  fc.assert(
    fc.property(values, (observed) => {
      const bounds = Float64Array.of(0.001, 1, 1000, 1e6);
      const histogram = new Histogram(bounds, { native: false });
      for (const each of observed) histogram.observe(each);
      let below = 0;
      for (const [index, bound] of bounds.entries()) {
        below += histogram.counts[index] ?? 0;
        assert.is(below, observed.filter((each) => each <= bound).length);
      }
      assert.is(histogram.count, observed.length);
    }),
  );
});

const placed: [value: number, index: number][] = [
  [1, 0],
  [2, 8],
  [0.5, -8],
  [1.05, 1],
  [1.1, 2],
  [1.9, 8],
];
for (const [value, index] of placed) {
  test(`${value} is in the native bucket ${index}`, () => {
    const histogram = new NativeHistogram();
    histogram.observe(value);
    assert.equal(histogram.buckets, [[index, 1]]);
  });
}

test("zero, and what is hardly more, has a bucket of its own", () => {
  const histogram = new NativeHistogram();
  for (const value of [0, 2 ** -128, 1e-300]) histogram.observe(value);
  assert.equal([histogram.zeroCount, histogram.buckets], [3, []]);
});

test("native buckets hold what lies between their bounds, and never are too many", () => {
  const wide = fc.array(fc.double({ min: 1e-30, max: 1e30, noNaN: true }), { minLength: 1, maxLength: 600 });
  fc.assert(
    fc.property(wide, (observed) => {
      const histogram = new NativeHistogram();
      for (const each of observed) histogram.observe(each);
      const { buckets, schema, zeroCount } = histogram;
      assert.ok(buckets.length <= maxNativeBuckets, `${buckets.length} buckets`);
      const total = buckets.reduce((sum, [, count]) => sum + count, zeroCount);
      assert.is(total, observed.length);
      const base = 2 ** (2 ** -schema);
      for (const [index, count] of buckets) {
        const [low, high] = [base ** (index - 1) * (1 + 1e-12), base ** index * (1 - 1e-12)];
        const [most, least] = [base ** (index - 1) * (1 - 1e-12), base ** index * (1 + 1e-12)];
        assert.ok(count >= observed.filter((each) => each > low && each <= high).length);
        assert.ok(count <= observed.filter((each) => each > most && each <= least).length);
      }
    }),
    { numRuns: 60 },
  );
});

const bounds: [number, string][] = [
  [0.005, "0.005"],
  [1, "1"],
  [2048, "2048"],
  [1_000_000, "1e+06"],
  [1_050_000, "1.05e+06"],
  [1e-5, "1e-05"],
  [1e100, "1e+100"],
  [Number.POSITIVE_INFINITY, "+Inf"],
];
for (const [bound, text] of bounds)
  test(`the bound ${bound} is written ${text}`, () => assert.is(doubleText(bound), text));

test.run();
