import { EventEmitter } from "node:events";
import type { Server as Http1Server } from "node:http";
import type { Http2Server } from "node:http2";
import type { TLSSocket } from "node:tls";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { Connections } from "../../../runtime/server/connections/connections.ts";
import { defaultConnectionLimits } from "../../../runtime/server/connections/limits.ts";
import { measureLoop } from "../../harness/loopMeter.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("server/connections: the look at all of them");

const servers = { http1: new EventEmitter() as Http1Server, http2: new EventEmitter() as Http2Server };
const lookAtOneMs = 1;

/** A connection between two requests, in which a look takes a while. */
function slowSocket(port: number, isIdle: boolean, looked: () => void): TLSSocket {
  const socket = new EventEmitter();
  Object.assign(socket, { remoteAddress: "127.0.0.1", remotePort: port, parser: {}, writableLength: 0 });
  Object.assign(socket, { _httpMessage: isIdle ? undefined : {}, destroy: () => socket.emit("close") });
  Object.defineProperty(socket, "bytesRead", {
    get: () => {
      looked();
      const endMs = performance.now() + lookAtOneMs;
      while (performance.now() < endMs);
      return 0;
    },
  });
  return socket as TLSSocket;
}

function connectionsWith(count: number, { isIdle = true, looked = () => {} } = {}): Connections {
  const connections = new Connections({ ...defaultConnectionLimits, lookMs: 50 });
  for (let port = 1; port <= count; port++) {
    const socket = slowSocket(port, isIdle, looked);
    connections.accept(socket);
    connections.secure(socket, servers);
  }
  return connections;
}

test("many connections are looked at in turns of the event loop, and not again before the look has ended", async () => {
  let looks = 0;
  const connections = connectionsWith(300, { looked: () => (looks += 1) });
  const { longestMs } = await measureLoop(() => sleep(700));
  connections.destroy();
  assert.ok(looks >= 300, `${looks} looks`);
  assert.ok(looks <= 800, `${looks} looks in the time of two`);
  assert.ok(longestMs < 100, `one turn took ${longestMs} ms`);
});

test("a connection with a request under way costs no look at its bytes", async () => {
  let looks = 0;
  const connections = connectionsWith(10, { isIdle: false, looked: () => (looks += 1) });
  await sleep(200);
  connections.destroy();
  assert.is(looks, 0);
});

test.run();
