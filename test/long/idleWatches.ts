import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { residentMiB } from "./load/processUse.ts";
import { type ServerUnderLoad, serverUnderLoad } from "./load/serverUnderLoad.ts";

const test = suite("idle watches, long");

const watches = Number(process.env.WATCHES ?? 10_000);
/** Until the collector of garbage has taken what opening them left. */
const seconds = Number(process.env.SECONDS ?? 120);
const maxMoreMiB = 120;

const path = "/api/v1/namespaces/default/configmaps?watch=1&allowWatchBookmarks=true";

let server: ServerUnderLoad;
test.before(async () => {
  server = await serverUnderLoad();
});
test.after(() => server.close());

test(
  `${watches} idle watches take at most ${maxMoreMiB} MiB`,
  async () => {
    // Connections, watches and their code are known to the process before it is measured.
    await (await server.load("holder", { mode: "watches", path, count: Math.min(watches, 1000) })).stop();
    await sleep(seconds * 250);
    const before = residentMiB(server.orch.pid);
    const held = await server.load("holder", { mode: "watches", path, count: watches });
    await sleep(seconds * 1000);
    const after = residentMiB(server.orch.pid);
    const counts = await held.stop();
    const more = after - before;
    const each = ((more * 1024) / watches).toFixed(1);
    console.log(`${watches} watches: ${before.toFixed(0)} MiB, then ${after.toFixed(0)} MiB, ${each} KiB a watch`);
    assert.equal(counts, { closed: 0 });
    assert.ok(more <= maxMoreMiB, `${more.toFixed(0)} MiB more`);
  },
  { timeoutMs: 600_000 },
);

test.run();
