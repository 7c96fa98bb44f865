import { EventEmitter } from "node:events";
import type { Server as Http1Server } from "node:http";
import type { Http2Server } from "node:http2";
import type { TLSSocket } from "node:tls";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { Connections } from "../../../runtime/server/connections/connections.ts";
import { defaultConnectionLimits } from "../../../runtime/server/connections/limits.ts";
import { measureLoop } from "../../harness/loopMeter.ts";
import "../../harness/ownProcess.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("server/connections: the look at all of them");

const servers = { http1: new EventEmitter() as Http1Server, http2: new EventEmitter() as Http2Server };
const lookAtOneMs = 1;

/** A connection between two requests, in which a look takes a while. */
function slowSocket(port: number, isIdle: boolean, looked: (port: number) => void): TLSSocket {
  const socket = new EventEmitter();
  Object.assign(socket, { remoteAddress: "127.0.0.1", remotePort: port, parser: {}, writableLength: 0 });
  Object.assign(socket, { _httpMessage: isIdle ? undefined : {}, destroy: () => socket.emit("close") });
  Object.defineProperty(socket, "bytesRead", {
    get: () => {
      looked(port);
      const endMs = performance.now() + lookAtOneMs;
      while (performance.now() < endMs);
      return 0;
    },
  });
  return socket as TLSSocket;
}

function connectionsWith(count: number, looked: (port: number) => void, { isIdle = true } = {}): Connections {
  const connections = new Connections({ ...defaultConnectionLimits, lookMs: 50 });
  for (let port = 1; port <= count; port++) {
    const socket = slowSocket(port, isIdle, looked);
    connections.accept(socket);
    connections.secure(socket, servers);
  }
  return connections;
}

test("many connections are looked at in turns of the event loop, and not again before the look has ended", async () => {
  const looks = Array.from({ length: 300 }, () => 0);
  let isAgain = false;
  const connections = connectionsWith(looks.length, (port) => {
    const count = (looks[port - 1] = (looks[port - 1] ?? 0) + 1);
    isAgain ||= count > Math.min(...looks) + 1;
  });
  const { longestMs } = await measureLoop(async () => {
    while (Math.min(...looks) < 2) await sleep(50);
  });
  connections.destroy();
  assert.not(isAgain, "one was looked at again before all had been");
  assert.ok(longestMs < 100, `one turn took ${longestMs} ms`);
});

test("a connection with a request under way costs no look at its bytes", async () => {
  let looks = 0;
  const connections = connectionsWith(10, () => (looks += 1), { isIdle: false });
  await sleep(200);
  connections.destroy();
  assert.is(looks, 0);
});

test.run();
