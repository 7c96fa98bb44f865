import * as assert from "uvu/assert";
import { type GateName, gates, parseFeatureGates } from "../../generated/gates.ts";
import { openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("gates that clients and operators build on");

/** Name, stage, default, and whether it is locked. */
const stated: readonly (readonly [name: GateName, stage: string, isOn: boolean, isLocked: boolean])[] = [
  ["ContainerCheckpoint", "Beta", true, false],
  ["ComponentStatusz", "Beta", true, false],
  ["ComponentFlagz", "Beta", true, false],
  ["ComponentSLIs", "GA", true, false],
  ["NativeHistograms", "Alpha", false, false],
  ["CBORServingAndStorage", "Alpha", false, false],
  ["APIResponseCompression", "Beta", true, false],
  ["AllowUnsafeMalformedObjectDeletion", "Alpha", false, false],
  ["PodAndContainerStatsFromCRI", "Alpha", false, false],
  ["InPlacePodVerticalScaling", "GA", true, true],
  ["KubeletPSI", "GA", true, true],
  ["ListFromCacheSnapshot", "Beta", false, false],
];
for (const [name, stage, isOn, isLocked] of stated) {
  test(`${name} is ${stage}, ${isOn ? "on" : "off"}${isLocked ? " and locked" : ""}`, () => {
    const gate = gates.find((each) => each.name === name);
    assert.equal([gate?.stage, gate?.default, gate?.locked], [stage, isOn, isLocked]);
    const set = () => parseFeatureGates({ [name]: String(!isOn) }).enabled(name);
    if (isLocked) assert.throws(set, `cannot set feature gate ${name} to ${!isOn}, feature is locked to ${isOn}`);
    else assert.is(set(), !isOn);
  });
}

test("/metrics says which gates are on", async () => {
  const api = await openApi({ featureGates: { NativeHistograms: "true", ComponentFlagz: "false" } });
  try {
    const { text } = await api.get("/metrics");
    const shown = (name: string) =>
      new RegExp(`^orch_feature_enabled\\{name="${name}",.*\\} (\\d)$`, "m").exec(text)?.[1];
    const names = ["NativeHistograms", "ComponentFlagz", "ComponentStatusz", "CBORServingAndStorage", "KubeletPSI"];
    assert.equal(names.map(shown), ["1", "0", "1", "0", undefined], "the last is of node agents alone");
  } finally {
    await api.stop();
  }
});

test.run();
