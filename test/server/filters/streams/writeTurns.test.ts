import { setImmediate as nextTurn } from "node:timers/promises";
import * as assert from "uvu/assert";
import { writeInTurn } from "../../../../runtime/server/filters/streams/writeTurns.ts";
import { suite } from "../../../harness/suite.ts";

const test = suite("turns of long answers");

test("a part is written at once, and each of those that come with it in a turn of its own, in order", async () => {
  const written: string[] = [];
  for (const part of ["a1", "b1", "c1"]) {
    writeInTurn(() => {
      written.push(part);
      if (part === "a1") writeInTurn(() => written.push("a2"));
    });
  }
  const seen: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    seen.push(written.join(" "));
    await nextTurn();
  }
  assert.equal(seen.slice(0, 4), ["a1", "a1 a2", "a1 a2 b1", "a1 a2 b1 c1"]);
});

test("what happens meanwhile is seen to after one part, however many wait", async () => {
  let written = 0;
  for (let part = 0; part < 1000; part += 1) writeInTurn(() => (written += 1));
  const timer = new Promise((resolve) => setTimeout(resolve, 1));
  for (const dueMs = performance.now() + 5; performance.now() < dueMs; );
  await timer;
  assert.ok(written <= 2, `${written} parts before a timer that is due`);
  while (written < 1000) await nextTurn();
});

test("a part that fails does not keep the next ones waiting", async () => {
  let isWritten = false;
  writeInTurn(() => {});
  const failed = new Promise((resolve) => process.once("uncaughtException", resolve));
  writeInTurn(() => {
    throw new Error("broken");
  });
  writeInTurn(() => (isWritten = true));
  await failed;
  await nextTurn();
  await nextTurn();
  assert.ok(isWritten);
});

test.run();
