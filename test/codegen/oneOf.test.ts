import * as assert from "uvu/assert";
import type { Probe } from "../../generated/core/v1/probe.ts";
import type { Volume, VolumeFields } from "../../generated/core/v1/volume.ts";
import { suite } from "../harness/suite.ts";

/** The compiler is what tests here: an unused expectation of an error is one. */
const test = suite("types of which one member is set");

/** Each branch reads members of its own source, and knows that there is no other. */
function textOf(volume: Volume): string {
  if (volume.secret !== undefined) {
    const other: undefined = volume.configMap;
    return `${volume.secret.secretName} ${other}`;
  }
  if (volume.configMap !== undefined) return `${volume.configMap.name}`;
  return volume.emptyDir === undefined ? "elsewhere" : `${volume.emptyDir.medium}`;
}

test("a volume narrows by the source that it has", () => {
  assert.is(textOf({ name: "v", secret: { secretName: "s" } }), "s undefined");
  assert.is(textOf({ name: "v", configMap: { name: "c" } }), "c");
  assert.is(textOf({ name: "v", emptyDir: { medium: "Memory" } }), "Memory");
  assert.is(textOf({ name: "v", hostPath: { path: "/" } }), "elsewhere");
});

test("a volume with two sources and a probe without a handler are not written by mistake", () => {
  // @ts-expect-error Two sources.
  const two: Volume = { name: "v", emptyDir: {}, secret: { secretName: "s" } };
  const none: Volume = { name: "v" }; // the server makes it an empty folder
  // @ts-expect-error No handler.
  const probe: Probe = { periodSeconds: 1 };
  const ready: Probe = { periodSeconds: 1, httpGet: { port: "http" } };
  assert.equal(
    [two, none, probe, ready].map((each) => Object.keys(each).length),
    [3, 1, 1, 2],
  );
});

test("a volume is made step by step as its fields, and copied as what it is", () => {
  const fields: VolumeFields = { name: "v" };
  fields.emptyDir = {};
  const renamed = (volume: Volume): Volume => ({ ...volume, name: "w" });
  assert.equal(renamed({ name: "v", emptyDir: fields.emptyDir }), { name: "w", emptyDir: {} });
  const whole: VolumeFields = renamed({ name: "v", secret: {} });
  assert.is(whole.name, "w");
});

test.run();
