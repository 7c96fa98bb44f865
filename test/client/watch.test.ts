import type { ServerResponse } from "node:http";
import * as assert from "uvu/assert";
import type { ClientOptions, Transport, WatchEvent, WatchOptions } from "../../runtime/client/index.ts";
import {
  ConnectionError,
  createTransport,
  isExpired,
  isForbidden,
  namespacedResource,
} from "../../runtime/client/index.ts";
import { suite } from "../harness/suite.ts";
import { answerStatus, eventually, fakeServer, statusBody } from "./fakeServer.ts";
import { type Widget, widget, widgets } from "./widget.ts";

const test = suite("client watch");

const line = (type: string, object: unknown) => `${JSON.stringify({ type, object })}\n`;
const bookmark = { apiVersion: "example.test/v1", kind: "Widget", metadata: { resourceVersion: "9" } };

interface Outcome {
  readonly events: readonly WatchEvent<Widget>[];
  readonly error: unknown;
  readonly url: string;
}

/** Watches a server whose answer is scripted, to the end. */
async function watchAll(script: (response: ServerResponse) => void, options: WatchOptions = {}): Promise<Outcome> {
  const server = await fakeServer((_, response) => script(response));
  const transport = createTransport({ server: server.url });
  const events: WatchEvent<Widget>[] = [];
  let error: unknown;
  try {
    for await (const event of namespacedResource<Widget>(transport, widgets).watch(options)) events.push(event);
  } catch (thrown) {
    error = thrown;
  }
  transport.close();
  await server.close();
  return { events, error, url: server.received[0]?.url ?? "" };
}

const summary = (events: readonly WatchEvent<Widget>[]) =>
  events.map(({ type, object }) => `${type} ${object.metadata.resourceVersion}`);

test("events of every type come in order, however the bytes are cut, and the answer's end ends the loop", async () => {
  const text =
    line("ADDED", widget("ä", 1)) +
    line("MODIFIED", widget("ä", 2)) +
    line("BOOKMARK", bookmark) +
    line("DELETED", widget("ä", 3));
  const bytes = Buffer.from(text);
  const { events, error } = await watchAll((response) => {
    const pieces = [bytes.subarray(0, 40), bytes.subarray(40, 41), bytes.subarray(41, 600), bytes.subarray(600)];
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined) return void response.end();
      response.write(piece);
      setTimeout(next, 5);
    };
    next();
  });
  assert.is(error, undefined);
  assert.equal(summary(events), ["ADDED 1", "MODIFIED 2", "BOOKMARK 9", "DELETED 3"]);
  assert.equal(events[0]?.object, widget("ä", 1));
});

test("options are the query's names; what concerns the client stays here", async () => {
  const { url } = await watchAll((response) => void response.end(), {
    labelSelector: "a=b",
    fieldSelector: "metadata.name=x",
    resourceVersion: "5",
    allowWatchBookmarks: true,
    sendInitialEvents: true,
    resourceVersionMatch: "NotOlderThan",
    timeoutSeconds: 7,
    timeoutMs: 1000,
    inactivityTimeoutMs: 1000,
    onOpen: () => {},
  });
  assert.is(
    url,
    "/apis/example.test/v1/widgets?labelSelector=a%3Db&fieldSelector=metadata.name%3Dx&resourceVersion=5" +
      "&allowWatchBookmarks=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&timeoutSeconds=7&watch=true",
  );
});

test("an ERROR event is thrown as its StatusError, after the events before it", async () => {
  const { events, error } = await watchAll((response) => {
    response.end(line("ADDED", widget("a", 1)) + line("ERROR", statusBody(410, "Expired")));
  });
  assert.equal(summary(events), ["ADDED 1"]);
  assert.is(isExpired(error), true);
});

test("a refusal is thrown as its StatusError", async () => {
  const { error } = await watchAll((response) => answerStatus(response, 403, "Forbidden"));
  assert.is(isForbidden(error), true);
});

const faults: readonly (readonly [name: string, code: string, script: (response: ServerResponse) => void])[] = [
  [
    "a cut connection",
    "ECONNRESET",
    (r) => r.write(line("ADDED", widget("a", 1)), () => setTimeout(() => r.destroy(), 20)),
  ],
  ["an end within an event", "TRUNCATED", (r) => r.end(`${line("ADDED", widget("a", 1))}{"type"`)],
  ["a line that is no JSON", "MALFORMED", (r) => r.end(`${line("ADDED", widget("a", 1))}<html>\n`)],
  ["an unknown type", "MALFORMED", (r) => r.end(line("ADDED", widget("a", 1)) + line("RENAMED", widget("a", 1)))],
  [
    "an object without a version",
    "MALFORMED",
    (r) => r.end(line("ADDED", widget("a", 1)) + line("ADDED", { metadata: {} })),
  ],
  ["an ERROR without a Status", "MALFORMED", (r) => r.end(line("ADDED", widget("a", 1)) + line("ERROR", {}))],
];

for (const [name, code, script] of faults) {
  test(`${name} is a ConnectionError ${code}, after the events before it`, async () => {
    const { events, error } = await watchAll(script);
    assert.equal(summary(events), ["ADDED 1"]);
    assert.instance(error, ConnectionError);
    assert.is((error as ConnectionError).code, code);
  });
}

test("aborting ends the loop without an error: before, while connecting, while waiting", async () => {
  const before = await watchAll((response) => void response.end(), { signal: AbortSignal.abort() });
  assert.equal(before, { events: [], error: undefined, url: "" });
  const connecting = new AbortController();
  const silent = await watchAll(() => connecting.abort(), { signal: connecting.signal });
  assert.is(silent.error, undefined);
  const waiting = new AbortController();
  const open = await watchAll(
    (response) => {
      response.write(line("ADDED", widget("a", 1)));
      setTimeout(() => waiting.abort(), 20);
    },
    { signal: waiting.signal },
  );
  assert.is(open.error, undefined);
  assert.equal(summary(open.events), ["ADDED 1"]);
});

test("leaving the loop closes the connection", async () => {
  let closed = false;
  const server = await fakeServer((_, response) => {
    response.on("close", () => (closed = true));
    response.write(line("ADDED", widget("a", 1)));
  });
  const transport = createTransport({ server: server.url });
  for await (const _ of namespacedResource<Widget>(transport, widgets).watch()) break;
  await eventually(() => closed, "the server saw the close");
  transport.close();
  await server.close();
});

test("a stream without a byte is given up; any byte begins the count anew, even within an event", async () => {
  let writes = 0;
  const startedMs = Date.now();
  const { error } = await watchAll(
    (response) => {
      response.write("{");
      const timer = setInterval(() => {
        response.write(" ");
        if (++writes === 6) clearInterval(timer);
      }, 40);
    },
    { inactivityTimeoutMs: 120 },
  );
  assert.is((error as ConnectionError).code, "INACTIVE");
  assert.is(writes, 6);
  assert.ok(Date.now() - startedMs >= 6 * 40 + 100);
});

test("time that the reader takes is not inactivity of the stream", async () => {
  const server = await fakeServer((_, response) => {
    response.write(line("ADDED", widget("a", 1)));
    setTimeout(() => response.end(line("ADDED", widget("b", 2))), 30);
  });
  const transport = createTransport({ server: server.url });
  let count = 0;
  for await (const _ of namespacedResource<Widget>(transport, widgets).watch({ inactivityTimeoutMs: 60 })) {
    count++;
    await new Promise((done) => setTimeout(done, 120));
  }
  assert.is(count, 2);
  transport.close();
  await server.close();
});

test("onOpen is called when the server has accepted, not before", async () => {
  let opened = false;
  const refused = await watchAll((r) => answerStatus(r, 403, "Forbidden"), { onOpen: () => (opened = true) });
  assert.is(isForbidden(refused.error), true);
  assert.is(opened, false);
  await watchAll((response) => void response.end(), { onOpen: () => (opened = true) });
  assert.is(opened, true);
});

test("where a function of the caller throws, the answer is closed", async () => {
  const fails = () => {
    throw new Error("mine");
  };
  const list = (transport: Transport) => namespacedResource<Widget>(transport, widgets).list();
  const watch = (transport: Transport) =>
    namespacedResource<Widget>(transport, widgets).watch({ onOpen: fails }).next();
  const cases: readonly [options: ClientOptions, call: (transport: Transport) => Promise<unknown>][] = [
    [{ onExchange: fails }, list],
    [{ onWarning: fails }, list],
    [{}, watch],
  ];
  let closed = 0;
  const server = await fakeServer((_, response) => {
    response.writeHead(200, { warning: '299 - "w"' }).flushHeaders();
    response.once("close", () => (closed += 1));
  });
  for (const [index, [options, call]] of cases.entries()) {
    const transport = createTransport({ server: server.url, ...options });
    assert.is(await call(transport).catch(String), "Error: mine");
    await eventually(() => closed === index + 1, "the server's answer is closed");
    transport.close();
  }
  await server.close();
});

test.run();
