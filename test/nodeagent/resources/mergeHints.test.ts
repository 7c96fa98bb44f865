import fc from "fast-check";
import * as assert from "uvu/assert";
import type { Hint } from "../../../runtime/nodeagent/resources/hints.ts";
import { isAdmitted, mergeHints, type TopologyPolicy } from "../../../runtime/nodeagent/resources/mergeHints.ts";
import { sizeOf } from "../../../runtime/nodeagent/resources/nodeMask.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf } from "./machines.ts";

const test = suite("nodeagent: where a container is best placed");

const yes = (nodes: number): Hint => ({ nodes, isPreferred: true });
const no = (nodes: number): Hint => ({ nodes, isPreferred: false });

interface Case {
  readonly what: string;
  readonly policy?: TopologyPolicy;
  readonly nodes?: number;
  /** Of each resource. */
  readonly hints: readonly (readonly Hint[])[];
  readonly best: Hint;
  readonly isAdmitted?: boolean;
}

const cases: readonly Case[] = [
  { what: "a pod that does not care", hints: [], best: yes(0b11) },
  {
    what: "the one node that all resources have",
    hints: [
      [yes(1), yes(2), no(3)],
      [yes(2), no(3)],
    ],
    best: yes(2),
  },
  { what: "the first of several", hints: [[yes(2), yes(1), no(3)]], best: yes(1) },
  {
    what: "as many nodes as the largest resource needs, though one could be of fewer",
    hints: [[yes(1), no(3)], [yes(3)]],
    best: no(3),
    isAdmitted: false,
  },
  { what: "resources of different nodes", hints: [[yes(1)], [yes(2)]], best: no(0b11), isAdmitted: false },
  { what: "a resource that cannot be aligned", hints: [[], [yes(2)]], best: no(2), isAdmitted: false },
  { what: "two nodes where one is too small", hints: [[yes(3)], [yes(3)]], best: yes(3) },
  {
    what: "as many nodes as the largest resource needs where none is preferred",
    nodes: 4,
    hints: [
      [no(0b0011), no(0b0111)],
      [no(0b0001), no(0b0011), no(0b0111)],
    ],
    best: no(0b0011),
    isAdmitted: false,
  },
  {
    what: "one node only, where it must be one",
    policy: "single-numa-node",
    hints: [
      [yes(1), no(3)],
      [yes(1), yes(2)],
    ],
    best: yes(1),
  },
  {
    what: "no set of nodes, where it must be one",
    policy: "single-numa-node",
    hints: [[yes(3)]],
    best: { nodes: undefined, isPreferred: false },
    isAdmitted: false,
  },
  {
    what: "any place for a pod that does not care, where it must be one",
    policy: "single-numa-node",
    hints: [],
    best: { nodes: undefined, isPreferred: true },
  },
];
for (const { what, policy = "restricted", nodes = 2, hints, best, isAdmitted: admitted = true } of cases) {
  test(`${policy}: ${what}`, () => {
    const all = hints.map((each, index) => new Map([[`r${index}`, each]]));
    const machine = machineOf({ sockets: nodes }).nodes;
    const found = mergeHints(all, { policy, nodes: machine, prefersClosest: false });
    assert.equal(found, best);
    assert.is(isAdmitted(found, policy), admitted);
    assert.ok(isAdmitted(found, "best-effort"));
  });
}

test("of as many nodes those closest to each other are preferred where that is wished", () => {
  const { nodes } = machineOf({ sockets: 2, nodesPerSocket: 2 });
  const hints = [new Map([["cpu", [yes(0b0101), yes(0b1100)]]])];
  assert.is(mergeHints(hints, { policy: "restricted", nodes, prefersClosest: false }).nodes, 0b0101);
  assert.is(mergeHints(hints, { policy: "restricted", nodes, prefersClosest: true }).nodes, 0b1100);
});

const hint = fc.record({ nodes: fc.integer({ min: 1, max: 15 }), isPreferred: fc.boolean() });

test("a preferred place is one that every resource prefers, and no such place has fewer nodes", () =>
  fc.assert(
    fc.property(fc.array(fc.array(hint, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }), (lists) => {
      const { nodes } = machineOf({ sockets: 4 });
      const maps = lists.map((each, index) => new Map([[`r${index}`, each]]));
      const best = mergeHints(maps, { policy: "restricted", nodes, prefersClosest: false });
      const common = lists.map((list) => list.filter((each) => each.isPreferred).map((each) => each.nodes));
      const wanted = (common[0] ?? []).filter((mask) => common.every((each) => each.includes(mask)));
      assert.is(best.isPreferred, wanted.length > 0);
      if (best.isPreferred) assert.is(sizeOf(best.nodes ?? 0), Math.min(...wanted.map(sizeOf)));
    }),
  ));

test.run();
