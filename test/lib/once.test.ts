import * as assert from "uvu/assert";
import { cachedByNumber } from "../../runtime/discovery/cachedByNumber.ts";
import { importing } from "../../runtime/lib/importing.ts";
import { once } from "../../runtime/lib/once.ts";
import { suite } from "../harness/suite.ts";

const test = suite("what is made once");

/** Gives the next outcome at each call: an Error is thrown. */
function outcomes(...given: readonly (Error | string)[]) {
  const state = { calls: 0 };
  const make = async () => {
    const outcome = given[state.calls++];
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { make, state };
}

const told = (asked: Promise<unknown>) => asked.catch((error: Error) => error.message);

test("many that ask at once share what is made", async () => {
  const { make, state } = outcomes("a", "b");
  const get = once(make);
  assert.equal(await Promise.all([get(), get(), get()]), ["a", "a", "a"]);
  assert.equal([await get(), state.calls], ["a", 1]);
});

test("all that wait are told of a failure, and who asks next has it made again", async () => {
  const { make, state } = outcomes(new Error("not now"), new Error("not yet"), "a");
  const get = once(make);
  assert.equal(await Promise.all([told(get()), told(get())]), ["not now", "not now"]);
  assert.equal([await told(get()), state.calls], ["not yet", 2]);
  assert.equal([await get(), await get(), state.calls], ["a", "a", 3]);
});

test("what is kept while a number stays is not a failure, and that of another number takes nothing away", async () => {
  let number = 0;
  const { make, state } = outcomes(new Error("not now"), "b");
  const get = cachedByNumber(() => number, make);
  const failing = get();
  number = 1;
  assert.equal([await get(), await told(failing)], ["b", "not now"]);
  assert.equal([await get(), state.calls], ["b", 2]);
});

test("imports come one after the other, whether they succeed or not", async () => {
  let running = 0;
  let most = 0;
  const run = (outcome: string) =>
    importing(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (outcome === "fails") throw new Error(outcome);
      return outcome;
    });
  assert.equal(await Promise.all([run("a"), told(run("fails")), run("b")]), ["a", "fails", "b"]);
  assert.is(most, 1);
});

test.run();
