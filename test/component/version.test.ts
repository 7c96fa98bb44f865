import * as assert from "uvu/assert";
import { effectiveVersion, ownVersion, versionInfo } from "../../runtime/component/version.ts";
import type { Platform } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("emulated versions");

const platform = { systemPrefix: "acme", major: "2", minor: "11", gitVersion: "v2.11.4" } as Platform;
const read = (emulated: string[], compatible: string[] = []) =>
  effectiveVersion({ emulatedVersion: emulated, minCompatibilityVersion: compatible }, platform);

const effective: readonly [emulated: string[], compatible: string[], result: readonly [string, string]][] = [
  [[], [], ["2.11", "2.10"]],
  [["2.10"], [], ["2.10", "2.9"]],
  [["acme=2.9"], [], ["2.9", "2.8"]],
  [["v2.8"], [], ["2.8", "2.8"]],
  [["2.10"], ["acme=2.10"], ["2.10", "2.10"]],
  [[], ["2.8"], ["2.11", "2.8"]],
];
for (const [emulated, compatible, result] of effective) {
  test(`--emulated-version=${emulated} --min-compatibility-version=${compatible} is ${result.join(" with ")}`, () => {
    const version = read(emulated, compatible);
    assert.equal([version.emulated, version.minCompatible], result);
  });
}

const refused: readonly [emulated: string[], compatible: string[], message: string][] = [
  [["2.12"], [], "--emulated-version: 2.12 is not between 2.8 and 2.11"],
  [["2.7"], [], "--emulated-version: 2.7 is not between 2.8 and 2.11"],
  [["1.9"], [], "--emulated-version: 1.9 is not between 2.8 and 2.11"],
  [["2.10.1"], [], '--emulated-version: "2.10.1" is no version, as 1.34 or acme=1.34'],
  [[""], [], '--emulated-version: "" is no version, as 1.34 or acme=1.34'],
  [["other=2.10"], [], '--emulated-version: there is no component "other", only acme'],
  [["2.10", "2.9"], [], '--emulated-version: "2.9" is one version too many'],
  [["2.9"], ["2.10"], "--min-compatibility-version: 2.10 is not between 2.8 and 2.9"],
];
for (const [emulated, compatible, message] of refused) {
  test(message, () => {
    assert.throws(
      () => read(emulated, compatible),
      (error: Error) => error.message === message,
    );
  });
}

test("/version names what is emulated beside what runs", () => {
  const { major, minor, emulationMajor, emulationMinor, minCompatibilityMajor, minCompatibilityMinor } = versionInfo(
    platform,
    read(["2.9"]),
  );
  assert.equal([major, minor, emulationMajor, emulationMinor], ["2", "11", "2", "9"]);
  assert.equal([minCompatibilityMajor, minCompatibilityMinor], ["2", "8"]);
  assert.equal(ownVersion(platform), { emulated: "2.11", minCompatible: "2.10" });
});

test.run();
