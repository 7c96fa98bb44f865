import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { nextTurn, roomInTurn, turnMs } from "../../runtime/lib/work.ts";
import { measureLoop } from "../harness/loopMeter.ts";
import "../harness/ownProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("turns of long work");

function compute(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

test("steps of many that wait are not done in one turn of the event loop", async () => {
  const done: string[] = [];
  const work = async (name: string) => {
    for (let step = 0; step < 3; step++) {
      await nextTurn();
      await Promise.resolve(); // as where a step begins behind another promise
      compute(turnMs);
      done.push(name);
    }
  };
  const { longestMs } = await measureLoop(() => Promise.all([..."abcdefgh"].map(work)));
  assert.ok(longestMs < 5 * turnMs, `one turn took ${longestMs} ms`);
  assert.is(done.join(""), "abcdefgh".repeat(3), "each in its turn");
});

test("a turn that has begun requests for long does no step besides, and the next one does", async () => {
  const stepMs = 5 * turnMs;
  const [end, begin] = await connection();
  let turn = 0;
  const steps: number[] = [];
  const begun: number[] = [];
  const timer = setInterval(() => turn++, 0);
  end.on("data", () => {
    assert.is(roomInTurn(), undefined);
    compute(stepMs);
    begun.push(turn);
  });
  const work = async () => {
    for (let count = 0; count < 4; count++) {
      await nextTurn();
      compute(stepMs);
      steps.push(turn);
      begin.write("x");
      await sleep(2);
    }
  };
  await Promise.all([work(), work()]);
  clearInterval(timer);
  end.destroy();
  begin.destroy();
  assert.is(steps.length, 8);
  assert.ok(begun.length > 1);
  assert.equal(
    steps.filter((each) => begun.includes(each)),
    [],
    `steps in ${steps}, requests in ${begun}`,
  );
});

/** A connection over loopback: both of its ends. */
async function connection(): Promise<readonly [Socket, Socket]> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const begin = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const [end] = (await once(server, "connection")) as [Socket];
  server.close();
  return [end, begin];
}

test("short steps share a turn", async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 1000 }, () => nextTurn()));
  isOver = true;
  assert.ok(turns < 100, `${turns} turns`);
});

test("one that waits again and again gives others a turn each time", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  for (let step = 0; step < 20; step++) {
    await nextTurn();
    compute(2);
  }
  clearInterval(timer);
  assert.ok(turns >= 10, `${turns} turns`);
});

test.run();
