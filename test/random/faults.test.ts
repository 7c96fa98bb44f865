import { once } from "node:events";
import { type AddressInfo, connect as connectPlain, createServer } from "node:net";
import { Agent, request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import * as assert from "uvu/assert";
import { slowness } from "../harness/machineSpeed.ts";
import { suite } from "../harness/suite.ts";
import { randomOf } from "../robustness/random.ts";
import { frameFaults } from "./hostile/frames.ts";
import { rawFaults } from "./hostile/rawRequests.ts";
import { startWatchedServer, type WatchedServer } from "./hostile/server.ts";

const test = suite("faults of bytes and frames");

let server: WatchedServer;
test.before(async () => {
  server = await startWatchedServer();
});
test.after(() => server.close());

for (const [sort, faults] of Object.entries({ "HTTP/1.1": rawFaults, "HTTP/2": frameFaults })) {
  test(
    `no fault of a client on ${sort} ends the server or is an error in its log`,
    async () => {
      const random = randomOf(1);
      const { port, token } = server;
      for (const [name, fault] of Object.entries(faults)) {
        for (let round = 0; round < 3; round++) await fault({ port, token, random });
        assert.is(server.ending(), undefined, name);
        assert.is(server.errors(), "", name);
      }
    },
    { timeoutMs: 120_000 },
  );
}

/** What a client begins a handshake with. */
async function takeHello(): Promise<Buffer> {
  const taker = createServer().listen(0, "127.0.0.1");
  await once(taker, "listening");
  const client = connectTls({ port: (taker.address() as AddressInfo).port, host: "127.0.0.1" });
  client.on("error", () => {});
  const [socket] = await once(taker, "connection");
  const [hello] = await once(socket, "data");
  socket.destroy();
  taker.close();
  return hello;
}

test("500 handshakes that begin in one moment hold up the event loop for a few of them, and not for all", async () => {
  const hello = await takeHello();
  const open = () => connectPlain(server.port, "127.0.0.1").on("error", () => {});
  const sockets = Array.from({ length: 500 }, open);
  await Promise.all(sockets.map((each) => once(each, "connect")));
  await sleep(500); // until the server has accepted them
  await server.takeReadings();
  const answers = sockets.map((each) => once(each, "data"));
  for (const each of sockets) each.write(hello);
  await Promise.all(answers);
  const { stalls } = await server.takeReadings();
  for (const each of sockets) each.destroy();
  const longestMs = Math.max(0, ...stalls.map(({ wallMs, cpuMs }) => Math.min(wallMs, cpuMs)));
  assert.ok(longestMs / slowness() < 60, `one turn took ${longestMs} ms`);
});

/** The status of a request that is none, whose body follows it; or why there is none. */
function refused(agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const to = { host: "127.0.0.1", port: server.port, path: "/api/v1/nodes/\u00e9", method: "PUT", agent };
    const outgoing = request(to, (incoming) => {
      incoming.resume();
      incoming.on("end", () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.on("error", ({ message }) => resolve(message));
    outgoing.end("x".repeat(18_000));
  });
}

test("what is no request has its answer, though more of it follows", async () => {
  const agent = new Agent({ rejectUnauthorized: false });
  const found = new Set<number | string>();
  const ask = async () => {
    for (let round = 0; round < 100; round++) found.add(await refused(agent));
  };
  await Promise.all(Array.from({ length: 10 }, ask));
  agent.destroy();
  assert.equal([...found], [400]);
});

test.run();
