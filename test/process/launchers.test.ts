import * as assert from "uvu/assert";
import { launchersOf, type ProcessFacts } from "../../runtime/process/launchers.ts";
import { suite } from "../harness/suite.ts";

const test = suite("process/launchers");

const orch = ["node", "dist/main.js", "up"];
const ofNpm = { npm_lifecycle_event: "start" };

/** Commands from a terminal's shell (pid 1) down to the process in question; one of a pair begins a session. */
const chains: readonly (readonly [what: string, chain: readonly (readonly string[])[], found: readonly number[]])[] = [
  ["npm start, whose shell ran the script in its own place", [["bash"], ["npm start"], orch], [2]],
  ["npm start by a shell", [["bash"], ["npm start"], ["sh", "-c", "node x"], orch], [3, 2]],
  ["npx", [["-zsh"], ["npm exec orch up"], ["sh", "-c", "'orch' up"], orch], [3, 2]],
  ["pnpm", [["bash"], ["node", "/usr/lib/pnpm.cjs", "start"], ["sh", "-c", "node x"], orch], [3, 2]],
  [
    "npx in a script of npm",
    [["npm run a"], ["sh", "-c", "npx orch"], ["npm exec orch"], ["sh", "-c", "x"], orch],
    [4, 3, 2, 1],
  ],
  ["npm start by the shell of a service", [["init"], ["bash", "-c", "npm start"], ["npm start"], orch], [3]],
  ["a shell that npm started for its user", [["npm run shell"], ["sh", "-c", "bash"], ["bash"], orch], []],
  ["a program that npm started", [["npm start"], ["sh", "-c", "node dev.js"], ["node", "dev.js"], orch], []],
  ["a script of npm whose shell has gone", [["init"], orch], []],
  ["a shell alone", [["bash"], ["bash", "-c", "orch up & wait"], orch], []],
];

for (const [what, chain, found] of chains) {
  test(`${what}: ${found.length === 0 ? "none" : `processes ${found.join(", ")}`}`, () => {
    const [parent, ...others] = found;
    const expected = parent === undefined ? undefined : { parent, others };
    assert.equal(launchersOf({ env: ofNpm, pid: chain.length, factsOf: factsOf(chain) }), expected);
  });
}

test("without the variables that npm sets there are none", () => {
  const factsOfChain = factsOf([["bash"], ["npm start"], orch]);
  assert.is(launchersOf({ env: {}, pid: 3, factsOf: factsOfChain }), undefined);
});

test("setsid, which makes a session of its own, leaves npm behind", () => {
  const chain = [["npm start"], ["sh", "-c", "setsid node x"], orch];
  const own = (pid: number): ProcessFacts | undefined => {
    const facts = factsOf(chain)(pid);
    return facts === undefined || pid < 3 ? facts : { ...facts, session: "3" };
  };
  assert.is(launchersOf({ env: ofNpm, pid: 3, factsOf: own }), undefined);
});

function factsOf(chain: readonly (readonly string[])[]): (pid: number) => ProcessFacts | undefined {
  return (pid) => {
    const command = chain[pid - 1];
    return command === undefined ? undefined : { parent: pid - 1, session: "1", command };
  };
}

test.run();
