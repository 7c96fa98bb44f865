import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { startOrch } from "../../harness/orchProcess.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("clients that connect at once");

const clients = 1500;
const limit = Number(readFileSync("/proc/sys/net/core/somaxconn", "latin1"));
const name = "the system completes the connections of 1,500 clients while the server does not accept any";

if (limit < clients) test.skip(name, `this machine's limit is ${limit}: net.core.somaxconn`);
else
  test(
    name,
    async () => {
      const orch = await startOrch({ command: "apiserver" });
      const { hostname: host, port } = new URL(orch.url);
      const sockets: Socket[] = [];
      let connected = 0;
      let broken = 0;
      process.kill(orch.pid, "SIGSTOP");
      try {
        for (let count = 0; count < clients; count++) {
          const socket = connect({ host, port: Number(port) });
          socket.on("connect", () => connected++).on("error", () => broken++);
          sockets.push(socket);
        }
        const endMs = performance.now() + 30_000;
        while (connected < clients && performance.now() < endMs) await sleep(10);
        assert.is(connected, clients);
        process.kill(orch.pid, "SIGCONT");
        await sleep(500);
        assert.is(broken, 0);
      } finally {
        process.kill(orch.pid, "SIGCONT");
        for (const each of sockets) each.destroy();
        await orch.close();
      }
    },
    { timeoutMs: 60_000 },
  );

test.run();
