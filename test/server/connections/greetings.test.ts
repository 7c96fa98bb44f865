import { once } from "node:events";
import { type AddressInfo, connect as connectPlain, createServer, type Socket } from "node:net";
import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type Listening, openBytes, startListening } from "../../harness/listening.ts";
import { measureLoop } from "../../harness/loopMeter.ts";
import "../../harness/ownProcess.ts";
import { slowness } from "../../harness/machineSpeed.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("the first message of a handshake");

let listening: Listening;
test.before(async () => {
  listening = await startListening((req, res) => res.end(req.url), { handshakeMs: 2000 });
});
test.after(() => listening.stop());

/** What a client begins a handshake with, and a way on which only that comes otherwise. */
async function greeting(rewrite: (hello: Buffer) => readonly Buffer[]) {
  const between = createServer((client) => {
    client.once("data", async (hello) => {
      client.pause();
      const server = connectPlain(listening.port, "127.0.0.1");
      for (const each of [client, server]) each.on("error", () => {});
      for (const part of rewrite(hello)) {
        server.write(part);
        await sleep(1);
      }
      client.pipe(server).pipe(client);
    });
  });
  between.listen(0, "127.0.0.1");
  await once(between, "listening");
  const { port } = between.address() as AddressInfo;
  return { port, close: () => between.close() };
}

/** The answer to a request on such a way. */
async function answered(rewrite: (hello: Buffer) => readonly Buffer[]): Promise<string> {
  const { port, close } = await greeting(rewrite);
  const client = await openBytes(port, "http/1.1");
  client.socket.write("GET /there HTTP/1.1\r\nHost: orch\r\n\r\n");
  const text = await client.until((each) => each.endsWith("/there"));
  client.socket.destroy();
  close();
  return text.slice(0, 15);
}

async function untilFailed(count: number): Promise<void> {
  for (let tries = 0; tries < 100 && listening.failedHandshakes() < count; tries++) await sleep(10);
  assert.is(listening.failedHandshakes(), count);
}

async function opened(): Promise<Socket> {
  const { socket } = await openBytes(listening.port, "tcp");
  return socket;
}

test("it may come a few bytes at a time, and in several records", async () => {
  const bytewise = (hello: Buffer) => Array.from({ length: Math.ceil(hello.length / 7) }, (_, i) => part(hello, i * 7));
  assert.is(await answered(bytewise), "HTTP/1.1 200 OK");
  const record = (body: Buffer) => Buffer.concat([Buffer.from([22, 3, 1, body.length >> 8, body.length & 255]), body]);
  const split = (hello: Buffer) => [
    ...[record(hello.subarray(5, 7)), record(hello.subarray(7, 100)), record(hello.subarray(100))],
  ];
  assert.is(await answered(split), "HTTP/1.1 200 OK");
});

test("empty records that come one at a time are each looked at once", async () => {
  const failed = listening.failedHandshakes();
  const socket = await opened();
  socket.setNoDelay();
  const records = Buffer.from("160301000016030100001603010000".repeat(1000), "hex");
  const { cpuMs } = await measureLoop(async () => {
    for (let at = 0; at < records.length; at += 5) {
      socket.write(records.subarray(at, at + 5));
      await turn();
    }
  });
  socket.destroy();
  await untilFailed(failed + 1);
  assert.ok(cpuMs / slowness() < 600, `${cpuMs} ms`);
});

const part = (bytes: Buffer, at: number) => bytes.subarray(at, at + 7);

for (const [what, send] of [
  ["no handshake", (socket: Socket) => socket.write("GET / HTTP/1.1\r\n\r\n")],
  ["nothing and the end", (socket: Socket) => socket.end()],
  ["a part and the end", (socket: Socket) => socket.end(Buffer.from([22, 3, 1, 1, 0, 1]))],
  ["a part and no more", (socket: Socket) => socket.write(Buffer.from([22, 3, 1, 1, 0, 1]))],
  [
    "more than there may be",
    (socket: Socket) =>
      socket.write(Buffer.concat([Buffer.from([22, 3, 1, 255, 255, 1, 1, 0, 0]), Buffer.alloc(17_000)])),
  ],
] as const) {
  test(`${what} is a failed handshake, and the connection is closed`, async () => {
    const failed = listening.failedHandshakes();
    const socket = await opened();
    const closed = once(socket, "close");
    send(socket);
    await closed;
    await untilFailed(failed + 1);
  });
}

test.run();
