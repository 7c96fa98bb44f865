import * as assert from "uvu/assert";
import { age, shortDuration } from "../../runtime/schema/shown/age.ts";
import { suite } from "../harness/suite.ts";

const test = suite("print age");

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const durations: readonly (readonly [ms: number, text: string])[] = [
  [-2 * second, "<invalid>"],
  [-hour, "<invalid>"],
  [-1999, "0s"],
  [-500, "0s"],
  [0, "0s"],
  [999, "0s"],
  [5 * second, "5s"],
  [119 * second, "119s"],
  [2 * minute, "2m"],
  [2 * minute + 30 * second, "2m30s"],
  [9 * minute + 59 * second, "9m59s"],
  [10 * minute + 59 * second, "10m"],
  [179 * minute, "179m"],
  [3 * hour, "3h"],
  [3 * hour + 12 * minute, "3h12m"],
  [7 * hour + 59 * minute, "7h59m"],
  [8 * hour + 59 * minute, "8h"],
  [47 * hour, "47h"],
  [2 * day, "2d"],
  [2 * day + 3 * hour, "2d3h"],
  [7 * day + 23 * hour, "7d23h"],
  [8 * day + 5 * hour, "8d"],
  [729 * day, "729d"],
  [2 * 365 * day, "2y"],
  [2 * 365 * day + 20 * day, "2y20d"],
  [7 * 365 * day + 364 * day, "7y364d"],
  [8 * 365 * day + 300 * day, "8y"],
];

for (const [ms, text] of durations) {
  test(`${ms} ms is ${text}`, () => {
    assert.is(shortDuration(ms), text);
  });
}

test("an age counts from an RFC 3339 time, with or without a fraction", () => {
  const nowMs = Date.parse("2026-01-01T00:10:00Z");
  assert.is(age("2026-01-01T00:00:00Z", nowMs), "10m");
  assert.is(age("2026-01-01T00:09:57.250000Z", nowMs), "2s");
});

test("a time that is not there is unknown, one that is none is invalid", () => {
  assert.is(age(undefined, 0), "<unknown>");
  assert.is(age(null, 0), "<unknown>");
  assert.is(age("", 0), "<unknown>");
  assert.is(age("yesterday", 0), "<invalid>");
});

test.run();
