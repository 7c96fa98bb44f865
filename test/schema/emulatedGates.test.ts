import * as assert from "uvu/assert";
import { featureGates, type Gate } from "../../runtime/schema/gates.ts";
import { suite } from "../harness/suite.ts";

const test = suite("feature gates of an earlier version");

const widgets: Gate = {
  ...{ name: "Widgets", stage: "GA", default: true, locked: true, components: ["apiserver"], since: "2.10" },
  before: [
    { since: "2.7", stage: "Alpha", default: false, locked: false },
    { since: "2.9", stage: "Beta", default: true, locked: false },
  ],
};
const gadgets: Gate = { name: "Gadgets", stage: "Beta", default: false, locked: false, components: ["apiserver"] };
const allAlpha: Gate = { name: "AllAlpha", stage: "Alpha", default: false, locked: false, components: ["all"] };
const known = [allAlpha, widgets, gadgets];

const cases: readonly [emulated: string | undefined, settings: Record<string, string>, outcome: boolean | string][] = [
  [undefined, {}, true],
  ["2.10", {}, true],
  ["2.10", { Widgets: "false" }, "cannot set feature gate Widgets to false, feature is locked to true"],
  ["2.9", {}, true],
  ["2.9", { Widgets: "false" }, false],
  ["2.8", {}, false],
  ["2.8", { Widgets: "true" }, true],
  ["2.8", { AllAlpha: "true" }, true],
  ["2.9", { AllAlpha: "false" }, true],
  ["2.6", {}, false],
  ["2.6", { AllAlpha: "true" }, false],
  ["2.6", { Widgets: "false" }, false],
  ["2.6", { Widgets: "true" }, "cannot set feature gate Widgets to true, feature is PreAlpha at emulated version 2.6"],
];
for (const [emulated, settings, outcome] of cases) {
  test(`${JSON.stringify(settings)} in ${emulated ?? "the newest"} is ${outcome}`, () => {
    const read = () => featureGates(known, settings, emulated).enabled("Widgets");
    if (typeof outcome === "boolean") assert.is(read(), outcome);
    else assert.throws(read, (error: Error) => error.message === outcome);
  });
}

test("a gate without a history is the same in every version", () => {
  assert.is(featureGates(known, { Gadgets: "true" }, "1.0").enabled("Gadgets"), true);
});

test.run();
