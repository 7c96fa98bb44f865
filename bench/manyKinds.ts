import { measureKinds } from "./measureKinds.ts";

/** What a thousand custom kinds beside the built-in ones cost; fails when a figure misses its target. */
const figures = await measureKinds({
  count: 1000,
  idleMs: 30_000,
  targets: {
    readySeconds: 1.5,
    idleMiB: 300,
    lookUpMicroseconds: 2,
    coldGetSeconds: 1,
    openapiV3Milliseconds: 250,
    openapiV2Seconds: 5,
  },
});
let missed = 0;
for (const { name, value, unit, target } of figures) {
  if (value > target) missed += 1;
  const verdict = value > target ? "missed" : "";
  console.log(
    `${name.padEnd(44)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(4)} (target <= ${target}) ${verdict}`.trimEnd(),
  );
}
process.exit(missed === 0 ? 0 : 1);
