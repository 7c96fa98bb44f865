import { Work } from "../../lib/work.ts";
import { isWithin, type Machine, machineOf, type Program, type StateLimits } from "./machine.ts";
import { parseRegex } from "./parse.ts";
import { programOf } from "./program.ts";

/**
 * What the generator grants a pattern of a spec file. All its states fit then, so that a character of a text costs one
 * look-up, whatever a client sends.
 */
const ofSpecs: StateLimits = { kept: 5000, made: 5000, visits: 5_000_000 };

/** By pattern: as many as the specs have. */
const machines = new Map<string, Machine>();

/** Whether a text matches a pattern that the generator has accepted, anywhere. */
export function matchesPattern(text: string, pattern: string): boolean {
  let machine = machines.get(pattern);
  if (machine === undefined) {
    machine = machineOf(read(pattern), unmetered, ofSpecs);
    machines.set(pattern, machine);
  }
  return machine.test(text, unmetered);
}

/** Whether the states of a pattern are few enough for `matchesPattern`. Throws RegexError for one that is none. */
export function isMatchable(pattern: string): boolean {
  return isWithin(ofSpecs, read(pattern));
}

function read(pattern: string): Program {
  return programOf(parseRegex(pattern, new Work()));
}

const unmetered = { step() {} };
