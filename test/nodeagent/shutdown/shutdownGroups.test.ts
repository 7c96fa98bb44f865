import * as assert from "uvu/assert";
import {
  shutdownGroups,
  type ShutdownPeriods,
  shutdownPeriods,
} from "../../../runtime/nodeagent/shutdown/shutdownGroups.ts";
import { suite } from "../../harness/suite.ts";
import { podOf } from "../podOf.ts";

const test = suite("nodeagent: groups of a shutdown");

const periods = (given: Partial<ShutdownPeriods>) =>
  shutdownPeriods({ totalSeconds: 0, criticalSeconds: 0, byPriority: {}, ...given });

test("critical pods have their part of the total, or each priority its own", () => {
  assert.equal(periods({}), []);
  assert.equal(periods({ totalSeconds: 30, criticalSeconds: 10 }), [
    { priority: 0, seconds: 20 },
    { priority: 2_000_000_000, seconds: 10 },
  ]);
  assert.equal(periods({ byPriority: { "1000": "5", "-3": "7" } }), [
    { priority: -3, seconds: 7 },
    { priority: 1000, seconds: 5 },
  ]);
});

const wrong: readonly (readonly [given: Partial<ShutdownPeriods>, message: RegExp])[] = [
  [{ totalSeconds: 5, criticalSeconds: 6 }, /--shutdown-grace-period-critical-pods is part of/],
  [{ totalSeconds: 0.5 }, /0 or at least one second/],
  [{ totalSeconds: 5, byPriority: { "1": "1" } }, /stands instead of the other/],
  [{ byPriority: { high: "1" } }, /high=1 is no priority with its seconds/],
  [{ byPriority: { "1": "1m" } }, /1=1m is no priority with its seconds/],
];

test("periods that cannot be are refused", () => {
  for (const [given, message] of wrong) assert.throws(() => periods(given), message);
});

test("a pod is of the highest period that is not above its priority, else of the lowest", () => {
  const pods = [-9, 0, 99, 100, 101].map((priority) => podOf({ priority }, { name: String(priority) }));
  const groups = shutdownGroups(periods({ byPriority: { "0": "1", "100": "2", "500": "3" } }), pods);
  const shown = groups.map(({ seconds, pods }) => [seconds, pods.map(({ metadata }) => metadata?.name)]);
  assert.equal(shown, [
    [1, ["-9", "0", "99"]],
    [2, ["100", "101"]],
  ]);
});

test.run();
