import { connect } from "node:net";
import * as assert from "uvu/assert";
import { GatheredWrites } from "../../../runtime/server/filters/streams/gatheredWrites.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";

const test = suite("many watches");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const versionOf = async (path: string) => (await api.get(path)).json.metadata.resourceVersion;

/** Config maps in a namespace of their own. */
async function collection(namespace: string): Promise<string> {
  await api.post("/api/v1/namespaces", { metadata: { name: namespace } });
  const path = core(namespace, "configmaps");
  for (const name of ["a", "b", "c", "d"]) await api.post(path, { metadata: { name } });
  return path;
}

/** Changes each of the four objects so many times, one after the other, all four at once. */
async function change(path: string, times: number): Promise<void> {
  const changeOne = async (name: string) => {
    for (let time = 0; time < times; time++) {
      await api.patch(`${path}/${name}`, "merge", { data: { time: String(time) } });
    }
  };
  await Promise.all(["a", "b", "c", "d"].map(changeOne));
}

test("sixty watchers all have every change, once and in order", async () => {
  const path = await collection("many-all");
  const from = await versionOf(path);
  const query = `?watch=true&resourceVersion=${from}`;
  const watches = await Promise.all(Array.from({ length: 60 }, () => api.watch(path + query)));
  await change(path, 25);
  const [first, ...others] = await Promise.all(watches.map((watch) => watch.next(100)));
  const versions = first?.map(({ object }) => Number(object.metadata.resourceVersion)) ?? [];
  assert.equal(
    versions,
    [...new Set(versions)].sort((a, b) => a - b),
  );
  for (const name of ["a", "b", "c", "d"]) {
    const times = first?.filter(({ object }) => object.metadata.name === name).map(({ object }) => object.data.time);
    assert.equal(
      times,
      Array.from({ length: 25 }, (_, time) => String(time)),
      name,
    );
  }
  for (const events of others) assert.equal(events, first);
  for (const watch of watches) watch.close();
});

test("watches that end while changes come end behind a whole event", async () => {
  const path = await collection("many-ends");
  const query = `?watch=true&timeoutSeconds=1&resourceVersion=${await versionOf(path)}`;
  const watches = await Promise.all(Array.from({ length: 60 }, () => api.watch(path + query)));
  const endMs = Date.now() + 1200;
  while (Date.now() < endMs) await change(path, 5);
  const ended = await Promise.all(watches.map((watch) => watch.rest()));
  for (const events of ended) assert.ok(events.length > 10, `${events.length} events`);
});

const namesIn = (lines: string): readonly string[] =>
  lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).object.metadata.name);

/** What comes over a connection until `isWhole`, or until the server closes it. */
async function conversation(requests: readonly string[], isWhole: (text: string) => boolean): Promise<string> {
  const { hostname, port } = new URL(api.server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = "";
  let isClosed = false;
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  socket.on("close", () => (isClosed = true));
  for (const each of requests) socket.write(`${each}\r\nAuthorization: Bearer ${api.server.token}\r\n\r\n`);
  const endMs = Date.now() + 30_000;
  while (!isClosed && !isWhole(text) && Date.now() < endMs) await sleep(10);
  socket.destroy();
  return text;
}

/** What chunks hold, the last and empty one with them, and what comes behind it. */
function chunksOf(text: string): { readonly chunks: readonly string[]; readonly rest: string } {
  const chunks: string[] = [];
  let rest = text;
  while (chunks.at(-1) !== "") {
    const [length = ""] = rest.split("\r\n", 1);
    assert.match(length, /^[0-9a-f]+$/);
    const start = length.length + 2;
    const end = start + Number.parseInt(length, 16);
    chunks.push(rest.slice(start, end));
    assert.is(rest.slice(end, end + 2), "\r\n");
    rest = rest.slice(end + 2);
  }
  return { chunks, rest };
}

test("the connection of a watch that has ended takes the next request", async () => {
  const path = await collection("many-next");
  const watch = `GET ${path}?watch=true&timeoutSeconds=1 HTTP/1.1\r\nHost: a`;
  const text = await conversation([watch, "GET /readyz HTTP/1.1\r\nHost: a"], (all) => all.endsWith("ok"));
  const bodyAt = text.indexOf("\r\n\r\n") + 4;
  assert.match(text.slice(0, bodyAt), "Transfer-Encoding: chunked\r\n");
  const { chunks, rest } = chunksOf(text.slice(bodyAt));
  assert.equal(namesIn(chunks.join("")), ["a", "b", "c", "d"]);
  assert.match(rest, /^HTTP\/1\.1 200 OK\r\n/);
});

test("a watch over HTTP/1.0 has no chunks, and ends with its connection", async () => {
  const path = await collection("many-old");
  const text = await conversation([`GET ${path}?watch=true&timeoutSeconds=1 HTTP/1.0`], () => false);
  const [head = "", body = ""] = text.split("\r\n\r\n");
  assert.not.match(head, /Transfer-Encoding/);
  assert.equal(namesIn(body), ["a", "b", "c", "d"]);
});

/** A response that counts how often it was told to keep what is written, and to send it. */
function counted(): { corked: number; uncorked: number; cork: () => void; uncork: () => void } {
  const counts = { corked: 0, uncorked: 0, cork: () => void counts.corked++, uncork: () => void counts.uncorked++ };
  return counts;
}

test("after a hundred writes streams gather for ten milliseconds, after nine they send at once", async () => {
  for (const { count, kept } of [
    { count: 100, kept: 1 },
    { count: 9, kept: 0 },
  ]) {
    const writes = new GatheredWrites();
    const streams = Array.from({ length: count }, counted);
    const corked = () => [...new Set(streams.map((each) => each.corked))];
    const writeAll = () => {
      for (const each of streams) writes.before(each, 100);
    };
    writeAll();
    assert.equal(corked(), [0], `${count}: the first turn sends`);
    await new Promise((resolve) => setImmediate(resolve));
    writeAll();
    if (kept === 1) writeAll();
    assert.equal(corked(), [kept], `${count}: what follows is kept or not`);
    writes.forget(streams[0] ?? counted());
    await sleep(100);
    const uncorked = streams.map((each) => each.uncorked);
    assert.equal(uncorked, [0, ...Array.from({ length: count - 1 }, () => kept)], `${count}: sent but for who left`);
    writeAll();
    assert.equal(corked(), [kept], `${count}: nobody waits any more`);
  }
});

test("streams behind four mebibytes in a turn send in the turns after it", async () => {
  const writes = new GatheredWrites();
  const streams = Array.from({ length: 5 }, counted);
  for (const each of streams) writes.before(each, 2 * 1024 * 1024);
  assert.equal(
    streams.map((each) => each.corked),
    [0, 0, 1, 1, 1],
  );
  await sleep(100);
  assert.equal(
    streams.map((each) => each.uncorked),
    [0, 0, 1, 1, 1],
  );
});

test("streams behind three hundred writes in a turn send in the turns after it", async () => {
  const writes = new GatheredWrites();
  const streams = Array.from({ length: 303 }, counted);
  for (const each of streams) writes.before(each, 100);
  assert.equal(
    streams.slice(298).map((each) => each.corked),
    [0, 0, 1, 1, 1],
  );
  await sleep(100);
  assert.equal(
    streams.slice(298).map((each) => each.uncorked),
    [0, 0, 1, 1, 1],
  );
});

test("what streams kept is sent in several turns when it takes long", async () => {
  const writes = new GatheredWrites();
  const sent: number[] = [];
  const slow = Array.from({ length: 4 }, (_, index) => ({
    cork: () => {},
    uncork: () => {
      for (const endMs = performance.now() + 10; performance.now() < endMs; );
      sent.push(index);
      setImmediate(() => sent.push(-1)); // what else there is to do
    },
  }));
  writes.before(counted(), 5 * 1024 * 1024);
  for (const each of slow) writes.before(each, 1);
  while (sent.length < 8) await new Promise((resolve) => setImmediate(resolve));
  assert.equal(sent, [0, -1, 1, -1, 2, -1, 3, -1]);
});

test.run();
