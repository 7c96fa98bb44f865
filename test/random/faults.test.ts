import * as assert from "uvu/assert";
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

test.run();
