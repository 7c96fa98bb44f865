import { createHook } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as assert from "uvu/assert";
import { endStream, frame, frameType, header, preface } from "../../harness/http2Frames.ts";
import { openBytes, startListening } from "../../harness/listening.ts";
import { suite } from "../../harness/suite.ts";
import "../../harness/ownProcess.ts";

const test = suite("sessions of HTTP/2 that have ended");

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const parts = Buffer.concat([
  frame(frameType.headers, endStream, 1, header(":method", "GET")),
  ...new Array<Buffer>(1000).fill(frame(frameType.more, 0, 1)),
]);

/** Acknowledges no settings, and is gone while the server finds the error. */
async function breakOff(port: number): Promise<void> {
  const { socket, closed } = await openBytes(port, "h2");
  socket.write(Buffer.concat([preface, frame(frameType.settings, 0, 0)]));
  socket.write(parts);
  await sleep(1);
  socket.destroy();
  await closed;
}

test("Node keeps none that ends with an error and with settings that were not acknowledged", async () => {
  const kept = new Set<number>();
  const init = (id: number, type: string) => void (type === "HTTP2SESSION" && kept.add(id));
  const hook = createHook({ init, destroy: (id) => void kept.delete(id) }).enable();
  const { port, stop } = await startListening((_req, res) => void res.end(), { silentMs: 100, pingMs: 100 });
  await Promise.all(Array.from({ length: 16 }, () => breakOff(port)));
  for (let round = 0; round < 100 && kept.size > 0; round++) {
    await sleep(20);
    collect();
  }
  hook.disable();
  await stop();
  assert.is(kept.size, 0);
});

test.run();
