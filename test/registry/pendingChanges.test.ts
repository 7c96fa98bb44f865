import * as assert from "uvu/assert";
import { PendingChanges } from "../../runtime/registry/pendingChanges.ts";
import { suite } from "../harness/suite.ts";

const test = suite("changes that wait for a question");

test("of several changes of an object the last is read, once, and none of what is gone", () => {
  const changes = new PendingChanges();
  const read: string[] = [];
  for (const [object, text] of ["a 1", "b 1", "a 2", "c 1"].map((each) => each.split(" "))) {
    changes.note(object ?? "", () => read.push(`${object} ${text}`));
  }
  changes.drop("c");
  assert.equal(read, []);
  assert.is(changes.settle(), undefined);
  assert.equal(read, ["a 2", "b 1"]);
  assert.is(changes.settle(), undefined);
  assert.equal(read, ["a 2", "b 1"]);
});

test("many changes are read in turns, and every question waits for all of them", async () => {
  const changes = new PendingChanges();
  let count = 0;
  const slow = () => {
    const endMs = performance.now() + 1;
    while (performance.now() < endMs);
    count++;
  };
  for (let index = 0; index < 100; index++) changes.note(`${index}`, slow);
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const first = changes.settle();
  changes.note("late", slow);
  const second = changes.settle();
  assert.ok(first !== undefined && second !== undefined && count < 100);
  await second;
  isOver = true;
  assert.is(count, 101);
  assert.ok(turns >= 10, `others had ${turns} turns while the changes took 100 ms`);
  assert.is(changes.settle(), undefined);
});

test("a change that cannot be read fails every question until it is written anew", () => {
  const changes = new PendingChanges();
  changes.note("a", () => {
    throw new Error("broken");
  });
  assert.throws(() => changes.settle(), "broken");
  assert.throws(() => changes.settle(), "broken");
  changes.note("a", () => {});
  assert.is(changes.settle(), undefined);
});

test.run();
