import * as assert from "uvu/assert";
import { cpuHints, type CpuPolicy, exclusiveCpus } from "../../../runtime/nodeagent/resources/cpuPolicy.ts";
import { cpusText, parseCpus } from "../../../runtime/nodeagent/resources/cpuSet.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf } from "./machines.ts";

const test = suite("nodeagent: sockets that are near enough");

/** Nodes of 0-1, 2-3 | 4-5, 6-7. */
const topology = machineOf({ sockets: 2, nodesPerSocket: 2, coresPerNode: 2 });

function policyOf(alignsBySocket: boolean): CpuPolicy {
  const wish = { fullCores: false, spreadsOverNodes: false, spreadsOverCores: false, keepsToCaches: false };
  return { topology, reserved: [], options: { ...wish, reservesStrictly: false, alignsBySocket } };
}

const hintsOf = (shared: string, alignsBySocket: boolean) =>
  cpuHints({ count: 2, shared: parseCpus(shared), reusable: [] }, policyOf(alignsBySocket))
    .filter(({ isPreferred }) => isPreferred)
    .map(({ nodes = 0 }) => nodes.toString(2));

test("nodes of one socket are as good as one node only where sockets decide", () => {
  assert.equal(hintsOf("5,7", false), []);
  assert.equal(hintsOf("5,7", true), ["1100"]);
  assert.equal(hintsOf("1,7", true), [], "of two sockets");
  assert.equal(hintsOf("4-5,7", false), ["100"]);
  assert.equal(hintsOf("4-5,7", true), ["100", "1100"]);
});

test("what a node lacks comes from its socket first where sockets decide", () => {
  const taken = (alignsBySocket: boolean) => {
    const request = { count: 2, shared: parseCpus("1,5,6-7"), reusable: [], nodes: 0b100 };
    return cpusText(exclusiveCpus(request, policyOf(alignsBySocket)));
  };
  assert.is(taken(false), "1,5");
  assert.is(taken(true), "6-7");
});

test.run();
