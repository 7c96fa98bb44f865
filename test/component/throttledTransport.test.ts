import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { Transport } from "../../runtime/client/transport.ts";
import { throttled } from "../../runtime/component/throttledTransport.ts";
import { suite } from "../harness/suite.ts";

const test = suite("a limit of requests");

/** What a server was sent, by a client that may send two requests at once and 20 a second. */
function limited({ isByGroup = false } = {}) {
  const sent: string[] = [];
  let closes = 0;
  const none = { status: 200, headers: {} };
  const server: Transport = {
    request: async ({ path }) => {
      sent.push(path);
      return { ...none, body: Buffer.alloc(0) };
    },
    stream: async ({ path }) => {
      sent.push(path);
      return { ...none, chunks: (async function* () {})() };
    },
    close: () => void (closes += 1),
  };
  const transport = throttled(server, { qps: 20, burst: 2, isByGroup, nowMs: () => performance.now() });
  const get = (path: string, signal?: AbortSignal) =>
    transport.request({ method: "GET", path, ...(signal === undefined ? {} : { signal }) });
  return { sent, get, transport, closes: () => closes };
}

test("requests beyond the burst wait, in their order, and watches do not", async () => {
  const { sent, get, transport } = limited();
  const beganMs = performance.now();
  const all = ["/api/v1/a", "/api/v1/b", "/apis/apps/v1/c", "/api/v1/d"].map((path) => get(path));
  await transport.stream({ method: "GET", path: "/api/v1/pods?limit=5&watch=true" });
  await sleep(0);
  assert.equal([...sent].sort(), ["/api/v1/a", "/api/v1/b", "/api/v1/pods?limit=5&watch=true"]);
  await Promise.all(all);
  assert.equal(sent.slice(3), ["/apis/apps/v1/c", "/api/v1/d"]);
  const tookMs = performance.now() - beganMs;
  assert.ok(tookMs >= 95, `two requests at 20 a second take 100 ms, and took ${tookMs}`);
});

test("many requests that wait are no leak to warn of", async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error) => void warnings.push(name);
  process.on("warning", onWarning);
  const { get } = limited();
  await Promise.all(Array.from({ length: 14 }, (_, index) => get(`/api/v1/${index}`)));
  await sleep(0);
  process.off("warning", onWarning);
  assert.equal(warnings, []);
});

test("a stream that is no watch waits like a request", async () => {
  const { sent, get, transport } = limited();
  await Promise.all([get("/api/v1/a"), get("/api/v1/b")]);
  const beganMs = performance.now();
  await transport.stream({ method: "GET", path: "/api/v1/pods?watch=false" });
  assert.ok(performance.now() - beganMs >= 30);
  assert.is(sent.length, 3);
});

test("each version of a group may have a limit of its own", async () => {
  const { sent, get } = limited({ isByGroup: true });
  const all = ["/api/v1/a", "/api/v1/b", "/api/v1/c", "/apis/apps/v1/d", "/apis/apps/v1/e"].map((path) => get(path));
  await sleep(0);
  assert.equal(sent, ["/api/v1/a", "/api/v1/b", "/apis/apps/v1/d", "/apis/apps/v1/e"]);
  await Promise.all(all);
});

test("a signal or a close ends the wait, and nothing is sent", async () => {
  const { sent, get, transport, closes } = limited();
  await Promise.all([get("/api/v1/a"), get("/api/v1/b")]);
  const ending = new AbortController();
  const waiting = [get("/api/v1/c", ending.signal), get("/api/v1/d")].map((each) =>
    each.then(
      () => "sent",
      (error: Error) => error.message,
    ),
  );
  ending.abort(new Error("no more"));
  transport.close();
  assert.equal(await Promise.all(waiting), ["no more", "GET /api/v1/d: closed"]);
  assert.equal([sent.length, closes()], [2, 1]);
  await get("/api/v1/e");
  assert.is(sent.at(-1), "/api/v1/e", "what is sent later opens anew");
});

test.run();
