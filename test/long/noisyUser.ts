import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { quietReads, waitsText } from "./load/quietReads.ts";
import { type ServerUnderLoad, serverUnderLoad } from "./load/serverUnderLoad.ts";

const test = suite("one noisy user, long");

const objects = Number(process.env.OBJECTS ?? 2000);
const connections = Number(process.env.CONNECTIONS ?? 500);
const seconds = Number(process.env.SECONDS ?? 10);
const args = (process.env.ARGS ?? "").split(" ").filter((each) => each !== "");
/** By how much the noise may lengthen the quiet user's waits. */
const maxFactor = 2;

let server: ServerUnderLoad;
test.before(async () => {
  server = await serverUnderLoad(args, process.env.NOISY);
  const maps = server.admin.core.v1.configmaps.namespace("default");
  const data = { text: "x".repeat(1000) };
  for (let from = 0; from < objects; from += 100) {
    const make = (_: unknown, i: number) => maps.create({ metadata: { name: `c${from + i}` }, data });
    await Promise.all(Array.from({ length: Math.min(100, objects - from) }, make));
  }
});
test.after(() => server.close());

test(
  `a user with ${connections} connections that lists ${objects} objects leaves another's reads nearly as they were`,
  async () => {
    const read = () => quietReads(server.quiet, "/api/v1/namespaces/default/configmaps/c7", seconds);
    await read(); // until the code of both is warm
    const before = await read();
    const noise = await server.load("lister", { path: "/api/v1/configmaps", count: connections });
    await sleep(3000);
    const during = await read();
    const counts = await noise.stop();
    console.log(`quiet: ${waitsText(before)}; with noise: ${waitsText(during)}; noise: ${JSON.stringify(counts)}`);
    assert.is(during.failed, 0);
    assert.ok(during.most <= maxFactor * before.most, `${during.most} ms, ${before.most} ms without noise`);
  },
  { timeoutMs: 300_000 },
);

test.run();
