import { Agent, type IncomingMessage, request as httpRequest } from "node:http";
import * as assert from "uvu/assert";
import { measureLoop } from "../harness/loopMeter.ts";
import "../harness/ownProcess.ts";
import { slowness } from "../harness/machineSpeed.ts";
import { openMeasured, type MeasuredRequest, type MeasuredServer } from "../harness/measured.ts";
import { suite } from "../harness/suite.ts";
import { core } from "./literal.ts";

/** However many requests arrive in one turn of the event loop, others wait for some of them, and not for all. */
const test = suite("many requests at once");

const objects = 1000;
const clients = 150;
const path = core("default", "configmaps");

let server: MeasuredServer;
const agent = new Agent({ keepAlive: true, maxSockets: clients, maxFreeSockets: clients });
test.before(async () => {
  server = await openMeasured();
  const makeOne = (index: number) => server.send({ method: "POST", path, body: { metadata: { name: `a${index}` } } });
  for (let made = 0; made < objects; made += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, index) => makeOne(made + index)));
  }
});
test.after(async () => {
  agent.destroy();
  await server.stop();
});

async function newestVersion(): Promise<string> {
  const { text } = await server.send({ method: "GET", path: `${path}?limit=1` });
  return JSON.parse(text).metadata.resourceVersion;
}

/** Sends a request and reads the answer to its end; resolves with its status. */
function send({ method, path: to, body, accept = "application/json" }: MeasuredRequest): Promise<number> {
  const { url, token } = server.server;
  const headers = { authorization: `Bearer ${token}`, accept, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${url}${to}`, { method, agent, headers }, (incoming) => {
      incoming.resume();
      incoming.on("end", () => resolve(incoming.statusCode ?? 0));
      incoming.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body as Buffer | undefined);
  });
}

/** Fails when one turn takes long, at the usual speed of a machine, every time that this is done. */
async function inShortTurns(prepare: () => Promise<() => Promise<unknown>>): Promise<void> {
  let longestMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4 && longestMs > 30; tries++) {
    const use = await measureLoop(await prepare());
    longestMs = Math.min(longestMs, use.longestMs / slowness());
  }
  assert.ok(longestMs < 60, `one turn took ${longestMs} ms`);
}

const annotations = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`key-${index}`, "some value"]));
const body = Buffer.from(JSON.stringify({ metadata: { name: "long", annotations } }));
const table = "application/json;as=Table;g=meta.orch.io;v=v1";
const requests: Record<string, MeasuredRequest> = {
  "watches that begin with many objects": { method: "GET", path: `${path}?watch=true&timeoutSeconds=1`, accept: table },
  "pages of metrics": { method: "GET", path: "/metrics", accept: "text/plain" },
  "bodies of 30 KB": { method: "POST", path: `${path}?dryRun=All`, body },
};
for (const [what, request] of Object.entries(requests)) {
  test(
    what,
    async () => {
      const sendAll = () => Promise.all(Array.from({ length: clients }, () => send(request)));
      const statuses = new Set(await sendAll()); // over connections that are open from then on
      assert.equal([...statuses], [request.method === "POST" ? 201 : 200]);
      await inShortTurns(async () => sendAll);
    },
    { timeoutMs: 60_000 },
  );
}

/** Opens so many watches, a hundred at a time. */
async function openWatches(from: string, count: number): Promise<readonly IncomingMessage[]> {
  const { url, token } = server.server;
  const headers = { authorization: `Bearer ${token}`, accept: table };
  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest(`${url}${from}`, { headers, agent: false }, resolve).on("error", reject).end();
    });
  const watches: IncomingMessage[] = [];
  while (watches.length < count) {
    const length = Math.min(100, count - watches.length);
    watches.push(...(await Promise.all(Array.from({ length }, open))));
  }
  return watches;
}

const dataOf = (watch: IncomingMessage) => new Promise((resolve) => watch.once("data", resolve));

test(
  "an event that a thousand watches select and get as a table",
  () =>
    inShortTurns(async () => {
      const from = `${path}?watch=true&labelSelector=!none&resourceVersion=${await newestVersion()}`;
      const watches = await openWatches(from, 1000);
      return async () => {
        const all = Promise.all(watches.map(dataOf));
        await server.send({ method: "POST", path, body: { metadata: { generateName: "new-" } } });
        await all;
        for (const each of watches) each.destroy();
      };
    }),
  { timeoutMs: 60_000 },
);

test(
  "deletions of collections beside very many webhooks",
  async () => {
    const configurations = "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations";
    const webhook = (index: number) => ({
      name: `w${index}.example.com`,
      admissionReviewVersions: ["v1"],
      clientConfig: { url: "https://127.0.0.1:1/" },
      rules: [{ apiGroups: ["*"], apiVersions: ["*"], operations: ["*"], resources: ["pods"] }],
      sideEffects: "None",
    });
    const webhooks = Array.from({ length: 100 }, (_, index) => webhook(index));
    for (let index = 0; index < 80; index++) {
      const made = { metadata: { name: `c${index}` }, webhooks };
      assert.is((await server.send({ method: "POST", path: configurations, body: made })).status, 201);
    }
    for (const each of [configurations, path]) {
      const { status, text } = await server.quick({ method: "DELETE", path: `${each}?dryRun=All` });
      assert.is(status, 200, text.slice(0, 300));
    }
    assert.is((await server.send({ method: "DELETE", path: configurations })).status, 200);
  },
  { timeoutMs: 60_000 },
);

test.run();
