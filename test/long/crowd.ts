import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { residentMiB } from "./load/processUse.ts";
import { quietReads, waitsText } from "./load/quietReads.ts";
import { type ServerUnderLoad, serverUnderLoad } from "./load/serverUnderLoad.ts";

const test = suite("a crowd of clients, long");

const scale = Number(process.env.SCALE ?? 1);
const idle = Math.ceil(10_000 * scale);
const stuck = Math.ceil(5000 * scale);
const noisy = Math.ceil(500 * scale);
const seconds = Number(process.env.SECONDS ?? 10);
const objects = 500;
/** Writes a second, which the stuck watchers do not take. */
const writesPerSecond = 20;
const maxFactor = 2;
const maxMoreMiB = 1536;

const maps = "/api/v1/namespaces/default/configmaps";

let server: ServerUnderLoad;
test.before(async () => {
  // Idle connections and watches begin from addresses and users of one machine.
  server = await serverUnderLoad();
  const data = { text: "x".repeat(1000) };
  const scope = server.admin.core.v1.configmaps.namespace("default");
  await Promise.all(Array.from({ length: objects }, (_, i) => scope.create({ metadata: { name: `c${i}` }, data })));
});
test.after(() => server.close());

/** Writes until it is ended, and watches the memory of the server: the most that it was, in MiB. */
function writeOn(): { readonly end: () => Promise<number> } {
  let isEnding = false;
  let most = 0;
  const scope = server.admin.core.v1.configmaps.namespace("default");
  const writing = (async () => {
    for (let round = 0; !isEnding; round++) {
      await scope.patch("c1", { type: "merge", body: { data: { text: `${round}`.repeat(300) } } });
      most = Math.max(most, residentMiB(server.orch.pid));
      await sleep(1000 / writesPerSecond);
    }
  })();
  const end = async () => {
    isEnding = true;
    await writing;
    return most;
  };
  return { end };
}

test(
  `${idle} idle connections, ${stuck} stuck watchers and ${noisy} noisy clients leave others' reads as they were`,
  async () => {
    const read = () => quietReads(server.quiet, `${maps}/c7`, seconds);
    await read(); // until the code of both is warm
    const before = await read();
    const memory = residentMiB(server.orch.pid);
    const loads = [
      await server.load("holder", { mode: "stuck", path: `${maps}?watch=1`, count: stuck }),
      await server.load("holder", { mode: "idle", path: "/version", count: idle }),
      await server.load("lister", { path: maps, count: noisy }),
    ];
    const writing = writeOn();
    await sleep(3000);
    const during = await read();
    const most = await writing.end();
    const counts = await Promise.all(loads.map((each) => each.stop()));
    const figures = [
      `quiet: ${waitsText(before)}; in the crowd: ${waitsText(during)}`,
      `memory ${memory.toFixed(0)} MiB, at most ${most.toFixed(0)} MiB; ${JSON.stringify(counts)}`,
    ];
    console.log(figures.join("; "));
    assert.is(during.failed, 0);
    assert.ok(most - memory <= maxMoreMiB, `${(most - memory).toFixed(0)} MiB more`);
    assert.ok(during.most <= maxFactor * before.most, `${during.most} ms, ${before.most} ms before`);
  },
  { timeoutMs: 600_000 },
);

test.run();
