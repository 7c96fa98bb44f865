import * as assert from "uvu/assert";
import { cpusText, parseCpus } from "../../../runtime/nodeagent/resources/cpuSet.ts";
import { spreadCpus } from "../../../runtime/nodeagent/resources/spreadCpus.ts";
import { takeCpus, type TakeOptions } from "../../../runtime/nodeagent/resources/takeCpus.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf, type MachineShape } from "./machines.ts";

const test = suite("nodeagent: which processors are taken");

const threads = { coresPerNode: 4, threads: 2 }; // core n has n and n + 4
const twoSockets = { sockets: 2, coresPerNode: 4, threads: 2 }; // cores 0-3 and 4-7, their second threads 8-15
const caches = { coresPerNode: 8, cachesPerNode: 2 }; // 0-3 and 4-7
const quad = { sockets: 2, nodesPerSocket: 2, coresPerNode: 2 }; // 0-1, 2-3 | 4-5, 6-7

const taken: readonly (readonly [
  what: string,
  MachineShape,
  free: string,
  count: number,
  expected: string,
  object?,
])[] = [
  ["nothing", threads, "0-7", 0, ""],
  ["whole cores, the first ones first", threads, "0-7", 2, "0,4"],
  ["a thread of the next core where a core is too much", threads, "0-7", 3, "0-1,4"],
  ["a thread of a core that is broken already", threads, "1-7", 1, "4"],
  ["whole cores before broken ones", threads, "1-7", 2, "1,5"],
  ["a whole socket", twoSockets, "0-15", 8, "0-3,8-11"],
  ["the socket that has fewer left", twoSockets, "0-3,5-15", 4, "5-6,13-14"],
  ["a whole socket where the other is broken", twoSockets, "1-15", 8, "4-7,12-15"],
  ["what a socket lacks from the other", twoSockets, "0-15", 10, "0-4,8-12"],
  ["a whole node of a socket", quad, "0-7", 2, "0-1"],
  ["a whole socket of several nodes", quad, "1-7", 4, "4-7"],
  ["all", quad, "0-7", 8, "0-7"],
  ["a thread a core", threads, "0-7", 3, "0-2", { spreadsOverCores: true }],
  ["second threads when the first are gone", threads, "0-7", 5, "0-4", { spreadsOverCores: true }],
  ["one cache rather than two", caches, "1-7", 3, "1-3", { keepsToCaches: true }],
  ["a whole cache", caches, "1-7", 4, "4-7", { keepsToCaches: true }],
  ["a whole cache and the rest of another", caches, "1-7", 6, "1-2,4-7", { keepsToCaches: true }],
];
for (const [what, shape, free, count, expected, options = {}] of taken) {
  test(`${count} of ${free || "none"}: ${what}`, () => {
    const found = takeCpus(parseCpus(free), count, { topology: machineOf(shape), ...options });
    assert.is(found && cpusText(found), expected);
  });
}

test("more than are free are not to be had", () => {
  assert.is(takeCpus(parseCpus("0-2"), 4, { topology: machineOf({}) }), undefined);
  assert.is(spreadCpus(parseCpus("0-2"), 4, { topology: machineOf({}), groupSize: 1 }), undefined);
});

const four = { sockets: 2, nodesPerSocket: 2, coresPerNode: 4 }; // nodes of 0-3, 4-7, 8-11, 12-15
const spread: readonly (readonly [what: string, free: string, count: number, expected: string])[] = [
  ["one node where it has enough", "0-15", 4, "0-3"],
  ["equal parts of two nodes", "0-15", 6, "0-2,4-6"],
  ["parts that differ by one where they must", "0-15", 7, "0-3,4-6"],
  ["nodes after which all have the most alike left", "0-3,4-5,8-11,12-15", 8, "0-3,8-11"],
  ["equal parts of three nodes", "0-2,4-6,8-10", 9, "0-2,4-6,8-10"],
  ["as they come where no equal parts can be had", "0-3,4,8,12", 7, "0-4,8,12"],
];
for (const [what, free, count, expected] of spread) {
  test(`${count} of ${free} over nodes: ${what}`, () => {
    const options: TakeOptions = { topology: machineOf(four) };
    const found = spreadCpus(parseCpus(free), count, { ...options, groupSize: 1 });
    assert.is(cpusText(found ?? []), cpusText(parseCpus(expected)));
  });
}

test("what is spread over nodes does not part cores where they are not to be parted", () => {
  const topology = machineOf({ sockets: 2, coresPerNode: 4, threads: 2 });
  const found = spreadCpus(parseCpus("0-15"), 12, { topology, groupSize: 2 });
  assert.is(cpusText(found ?? []), "0-2,4-6,8-10,12-14");
});

test.run();
