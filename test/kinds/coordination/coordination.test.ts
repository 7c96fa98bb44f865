import * as assert from "uvu/assert";
import { code as leaseCode } from "../../../generated/coordination/v1/lease.code.ts";
import { code as alphaCode } from "../../../generated/coordination/v1alpha2/leaseCandidate.code.ts";
import { code as candidateCode } from "../../../generated/coordination/v1beta1/leaseCandidate.code.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged, updateErrors } from "../strategyErrors.ts";

const test = suite("coordination strategies");

type Row = readonly [title: string, spec: object, errors: readonly string[]];

const leases: readonly Row[] = [
  ["of nobody", {}, []],
  [
    "with odd numbers",
    { leaseDurationSeconds: 0, leaseTransitions: -1 },
    [
      "spec.leaseDurationSeconds: Invalid value: 0: must be greater than 0",
      "spec.leaseTransitions: Invalid value: -1: must be greater than or equal to 0",
    ],
  ],
  ["whose holder is chosen", { strategy: "OldestEmulationVersion", preferredHolder: "a" }, []],
  ["whose holder is chosen somehow", { strategy: "example.com/dice" }, []],
  [
    "whose holder is chosen by a word",
    { strategy: "Dice" },
    ['spec.strategy.strategy: Unsupported value: "Dice": supported values: "OldestEmulationVersion"'],
  ],
  [
    "that prefers a holder and chooses none",
    { preferredHolder: "a" },
    ["spec.preferredHolder: Forbidden: may only be specified if `strategy` is defined"],
  ],
];

for (const [title, spec, errors] of leases) {
  test(`a lease ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(leaseCode, { metadata: { name: "a", namespace: "b" }, spec }), errors);
  });
}

const candidate = {
  metadata: { name: "a", namespace: "b" },
  spec: { leaseName: "l", binaryVersion: "1.36.0", emulationVersion: "1.36.0", strategy: "OldestEmulationVersion" },
};

const candidates: readonly Row[] = [
  ["for a lease", {}, []],
  ["for no lease", { leaseName: "" }, ["spec.leaseName: Required value"]],
  ["that is not chosen", { strategy: "" }, ["spec.strategy: Required value"]],
  [
    "of no version",
    { binaryVersion: "", emulationVersion: "" },
    [
      "spec.binaryVersion: Required value",
      "spec.emulationVersion: Required value: must be specified when `strategy` is 'OldestEmulationVersion'",
    ],
  ],
  [
    "of an odd version",
    { binaryVersion: "v1.36.0", strategy: "example.com/dice", emulationVersion: "1.36" },
    [
      'spec.emulationVersion: Invalid value: "1.36": must be a valid semantic version',
      'spec.binaryVersion: Invalid value: "v1.36.0": must be a valid semantic version',
    ],
  ],
  [
    "that behaves newer than it is",
    { emulationVersion: "1.37.0" },
    ['spec.binaryVersion: Invalid value: "1.36.0": must be greater than or equal to `emulationVersion`'],
  ],
];

for (const [title, spec, errors] of candidates) {
  test(`a candidate ${title} gives ${errors.length} errors in every version`, () => {
    assert.equal(createErrors(candidateCode, merged(candidate, { spec }) as object), errors);
    assert.equal(createErrors(alphaCode, merged(candidate, { spec }) as object), errors);
  });
}

test("a candidate stays with its lease", () => {
  assert.equal(updateErrors(candidateCode, { old: candidate, change: { spec: { leaseName: "m" } } }), [
    'spec.leaseName: Invalid value: "m": field is immutable',
  ]);
});

test.run();
