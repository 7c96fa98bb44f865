import { readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the stop of an API server by its flags");

const started: string[] = [];
const start = async (...args: string[]) => {
  const server = await startFlagged(args);
  started.push(server.folder);
  return server;
};
test.after(() => {
  for (const each of started) rmSync(each, { recursive: true });
});

const path = "/api/v1/namespaces/default/configmaps";

/** A create that is under way: the rest of its body is sent by `finish`, which resolves with the status. */
async function startCreate({ server, folder }: FlaggedServer): Promise<{ readonly finish: () => Promise<number> }> {
  const keys = ["cert", "key"].map((each) => [each, readFileSync(join(folder, `pki/admin.${suffixes[each]}`))]);
  const agent = new Agent({ rejectUnauthorized: false, ...Object.fromEntries(keys) });
  const body = JSON.stringify({ metadata: { name: "late" } });
  const headers = { "content-type": "application/json", "content-length": body.length };
  const outgoing = request(`${server.url}${path}`, { method: "POST", agent, headers });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on("response", (answer) => resolve(answer.resume().statusCode ?? 0)).on("error", reject);
  });
  outgoing.write(body.slice(0, 5));
  await sleep(150);
  const finish = async () => {
    outgoing.end(body.slice(5));
    return status.finally(() => agent.destroy());
  };
  return { finish };
}

const suffixes: Readonly<Record<string, string>> = { cert: "crt", key: "key" };

test("--shutdown-send-retry-after answers 429 until what is under way is answered, and health as ever", async () => {
  const server = await start("--shutdown-send-retry-after");
  const { call } = server;
  const late = await startCreate(server);
  const stopped = server.server.stop();
  await sleep(100);
  const refused = await call(path, { as: "admin" });
  const { "retry-after": seconds, connection } = refused.headers;
  assert.equal([refused.status, seconds, connection], [429, "5", "close"]);
  assert.is(refused.text, "The apiserver is shutting down, please try again later.\n");
  assert.is((await call("/livez", { as: "admin" })).status, 200);
  assert.match((await call("/readyz", { as: "admin" })).text, "[-]shutdown failed");
  assert.is((await call("/metrics", { as: "admin" })).status, 200);
  assert.is(await late.finish(), 201);
  await stopped;
});

test("without it a server that stops takes no new connections, and answers what is under way", async () => {
  const server = await start();
  const late = await startCreate(server);
  const stopped = server.server.stop();
  await sleep(50);
  const error = await server.call(path, { as: "admin" }).then(String, (each: Error & { code: string }) => each.code);
  assert.is(error, "ECONNREFUSED");
  assert.is(await late.finish(), 201);
  await stopped;
});

test("watches end one after the other over the time of --shutdown-watch-termination-grace-period", async () => {
  const server = await start("--shutdown-watch-termination-grace-period=400ms");
  const ends: number[] = [];
  const watches = Array.from({ length: 8 }, async () => {
    const { status } = await server.call(`${path}?watch=true`, { as: "admin" });
    ends.push(performance.now());
    return status;
  });
  while ((await watchesOf(server)) < 8) await sleep(10);
  await sleep(100);
  await server.server.stop();
  assert.equal(
    await Promise.all(watches),
    Array.from({ length: 8 }, () => 200),
  );
  const spreadMs = Math.max(...ends) - Math.min(...ends);
  assert.ok(spreadMs >= 150, `${spreadMs} ms`);
});

/** Watches of config maps whose requests have arrived. */
async function watchesOf({ call }: FlaggedServer): Promise<number> {
  const { text } = await call("/metrics", { as: "admin" });
  const watches = text
    .split("\n")
    .find((line) => /^apiserver_longrunning_requests\{.*"configmaps".*"WATCH"/.test(line));
  return Number(watches?.split(" ").at(-1) ?? 0);
}

test.run();
