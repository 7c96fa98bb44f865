import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { ClientOptions, Transport, TransportRequest } from "../../runtime/client/index.ts";
import { ConnectionError, createTransport, requestJson, streamTransport } from "../../runtime/client/index.ts";
import { suite } from "../harness/suite.ts";
import { makeCertificates } from "../harness/certificates.ts";
import type { FakeServer, Script } from "./fakeServer.ts";
import { answerJson, answerStatus, eventually, fakeServer } from "./fakeServer.ts";

const test = suite("client transport");

const get: TransportRequest = { method: "GET", path: "/x" };

/** Runs against a scripted server, and closes both. */
async function withServer(
  script: Script,
  run: (transport: Transport, server: FakeServer) => Promise<void>,
  options: ClientOptions = {},
): Promise<void> {
  const server = await fakeServer(script);
  const transport = createTransport({ server: server.url, ...options });
  try {
    await run(transport, server);
  } finally {
    transport.close();
    await server.close();
  }
}

function first<V>(values: readonly V[]): V {
  const [value] = values;
  if (value === undefined) throw new Error("nothing was received");
  return value;
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => assert.unreachable("it should have failed"),
    (error: unknown) => error,
  );
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await failureOf(promise);
  assert.instance(error, ConnectionError);
  return (error as ConnectionError).code;
}

test("a request carries its body, media types, token and program name", async () => {
  await withServer(
    (_, response) => answerJson(response, { ok: true }),
    async (transport, { received }) => {
      const answer = await requestJson(transport, { method: "POST", path: "/x?y=1", body: '{"é":1}', accept: "a/b" });
      assert.equal(answer, { ok: true });
      const { method, url, body, headers } = first(received);
      assert.equal({ method, url, body }, { method: "POST", url: "/x?y=1", body: '{"é":1}' });
      assert.is(headers["content-type"], "application/json");
      assert.is(headers["content-length"], "8");
      assert.is(headers.accept, "a/b");
      assert.is(headers.authorization, "Bearer t0k");
      assert.is(headers["user-agent"], `transport.test/${process.version}`);
    },
    { token: "t0k" },
  );
});

test("requests one after another share a connection, and a path prefix of the server is kept", async () => {
  const server = await fakeServer((_, response) => answerJson(response, {}));
  const transport = createTransport({ server: `${server.url}/proxy/` });
  for (let count = 0; count < 3; count++) await transport.request(get);
  assert.equal(
    server.received.map((each) => `${each.connection} ${each.url}`),
    ["1 /proxy/x", "1 /proxy/x", "1 /proxy/x"],
  );
  transport.close();
  await server.close();
});

test("impersonation is said in headers", async () => {
  await withServer(
    (_, response) => answerJson(response, {}),
    async (transport, { received }) => {
      await transport.request(get);
      const { headers } = first(received);
      const utf8 = (text: string | string[] | undefined) => Buffer.from(String(text), "latin1").toString();
      assert.is(utf8(headers["impersonate-user"]), "Ève 漢");
      assert.is(utf8(headers["impersonate-group"]), "a, ü");
      assert.is(headers["impersonate-uid"], "7");
      assert.is(headers["impersonate-extra-x%2fy"], "1");
    },
    { impersonate: { user: "Ève 漢", groups: ["a", "ü"], uid: "7", extra: { "x/y": ["1"] } } },
  );
});

test("nobody listening is a ConnectionError with the system's code and the error as its cause", async () => {
  const server = await fakeServer(() => {});
  await server.close();
  const transport = createTransport({ server: server.url });
  const error = (await failureOf(transport.request(get))) as ConnectionError;
  assert.instance(error, ConnectionError);
  assert.is(error.code, "ECONNREFUSED");
  assert.match(error.message, /^GET \/x: .*ECONNREFUSED/);
  assert.instance(error.cause, Error);
});

test("no answer in time is a ConnectionError TIMEOUT, by request or by client", async () => {
  await withServer(
    () => {},
    async (transport) => {
      assert.is(await codeOf(transport.request({ ...get, timeoutMs: 20 })), "TIMEOUT");
      assert.is(await codeOf(transport.request(get)), "TIMEOUT");
      assert.is(await codeOf(transport.stream(get)), "TIMEOUT");
    },
    { timeoutMs: 30 },
  );
});

test("a body that stops coming is a TIMEOUT too", async () => {
  await withServer(
    (_, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("{");
    },
    async (transport) => assert.is(await codeOf(transport.request({ ...get, timeoutMs: 50 })), "TIMEOUT"),
  );
});

test("a body that is cut off is a ConnectionError", async () => {
  await withServer(
    (_, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("{", () => response.destroy());
    },
    async (transport) => assert.is(await codeOf(transport.request(get)), "ECONNRESET"),
  );
});

test("aborting before, while waiting and while reading rejects with the signal's reason", async () => {
  const reason = new Error("enough");
  await withServer(
    (request, response) => {
      if (request.url === "/body") response.writeHead(200).write("{");
    },
    async (transport, { received }) => {
      assert.is(await failureOf(transport.request({ ...get, signal: AbortSignal.abort(reason) })), reason);
      assert.is(received.length, 0);
      for (const path of ["/x", "/body"]) {
        const controller = new AbortController();
        const failure = failureOf(transport.request({ ...get, path, signal: controller.signal }));
        await eventually(() => received.some((each) => each.url === path), "the request arrived");
        await new Promise((done) => setTimeout(done, 10));
        controller.abort(reason);
        assert.is(await failure, reason);
      }
    },
  );
});

test("many requests under one signal are no reason for a warning", async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error): void => void warnings.push(name);
  process.on("warning", onWarning);
  await withServer(
    (_, response) => answerJson(response, {}),
    async (transport) => {
      const { signal } = new AbortController();
      await Promise.all(Array.from({ length: 20 }, () => transport.request({ ...get, signal })));
    },
  );
  process.off("warning", onWarning);
  assert.equal(warnings, []);
});

test("429 and 503 with Retry-After are tried again; then the answer counts", async () => {
  await withServer(
    (_, response, index) => {
      if (index < 2) answerJson(response, {}, { status: index === 0 ? 429 : 503, headers: { "retry-after": "0" } });
      else answerJson(response, { index });
    },
    async (transport, { received }) => {
      assert.equal(await requestJson(transport, { method: "POST", path: "/x", body: "{}" }), { index: 2 });
      assert.equal(
        received.map((each) => each.body),
        ["{}", "{}", "{}"],
      );
    },
  );
});

test("tries are bounded: the last answer is returned", async () => {
  await withServer(
    (_, response) => answerJson(response, {}, { status: 429, headers: { "retry-after": "0" } }),
    async (transport, { received }) => {
      assert.is((await transport.request(get)).status, 429);
      assert.is(received.length, 3);
      assert.is((await transport.stream(get)).status, 429);
      assert.is(received.length, 6);
    },
    { maxRetries: 2 },
  );
});

test("no Retry-After, a long one, or another status is not tried again", async () => {
  const answers: [number, Record<string, string>][] = [
    [503, {}],
    [429, { "retry-after": "61" }],
    [500, { "retry-after": "0" }],
  ];
  await withServer(
    (_, response, index) => {
      const [status, headers] = answers[index] ?? [200, {}];
      answerJson(response, {}, { status, headers });
    },
    async (transport, { received }) => {
      for (const [status] of answers) assert.is((await transport.request(get)).status, status);
      assert.is(received.length, 3);
    },
  );
});

test("a wait for Retry-After ends when the signal is aborted", async () => {
  const controller = new AbortController();
  await withServer(
    (_, response) => answerJson(response, {}, { status: 429, headers: { "retry-after": "60" } }),
    async (transport, { received }) => {
      const failure = failureOf(transport.request({ ...get, signal: controller.signal }));
      await eventually(() => received.length === 1, "the request arrived");
      setTimeout(() => controller.abort(new Error("enough")), 20);
      assert.is(((await failure) as Error).message, "enough");
    },
  );
});

test("a wait for Retry-After ends when the transport is closed, and nothing is sent any more", async () => {
  await withServer(
    (_, response) => answerJson(response, {}, { status: 429, headers: { "retry-after": "1" } }),
    async (transport, { received }) => {
      const failure = failureOf(transport.request(get));
      await eventually(() => received.length === 1, "the request arrived");
      setTimeout(() => transport.close(), 20);
      assert.is(((await failure) as ConnectionError).code, "CLOSED");
      await new Promise((resolve) => setTimeout(resolve, 1100));
      assert.is(received.length, 1);
    },
  );
});

/** Answers the first request of a connection and resets the connection at the second. */
const resetsReused: Script = (() => {
  const seen = new Set<number>();
  return (request, response) => {
    if (seen.has(request.connection)) return void response.destroy();
    seen.add(request.connection);
    answerJson(response, { connection: request.connection });
  };
})();

test("a read on a kept connection that the server has closed is sent again on another; a write is not", async () => {
  await withServer(resetsReused, async (transport) => {
    assert.equal(await requestJson(transport, get), { connection: 1 });
    assert.equal(await requestJson(transport, get), { connection: 2 });
    assert.is(await codeOf(transport.request({ method: "POST", path: "/x", body: "{}" })), "ECONNRESET");
  });
});

test("a reset of a new connection is told, not tried again", async () => {
  await withServer(
    (_, response) => void response.destroy(),
    async (transport, { received }) => {
      assert.is(await codeOf(transport.request(get)), "ECONNRESET");
      assert.is(received.length, 1);
    },
  );
});

test("a stream yields chunks as they come; leaving the loop closes its connection", async () => {
  let closed = false;
  await withServer(
    (_, response) => {
      response.on("close", () => (closed = true));
      response.writeHead(200).write("one");
    },
    async (transport) => {
      const timeoutMs = 1500; // for the head alone
      const stream = await transport.stream({ ...get, timeoutMs });
      await new Promise((done) => setTimeout(done, timeoutMs + 100));
      for await (const chunk of stream.chunks) {
        assert.is(Buffer.from(chunk).toString(), "one");
        break;
      }
      await eventually(() => closed, "the server saw the close");
    },
  );
});

test("close ends open streams with a ConnectionError CLOSED", async () => {
  await withServer(
    (_, response) => void response.writeHead(200).write("one"),
    async (transport) => {
      const stream = await transport.stream(get);
      const chunks = stream.chunks[Symbol.asyncIterator]();
      await chunks.next();
      const failure = codeOf(chunks.next());
      transport.close();
      assert.is(await failure, "CLOSED");
    },
  );
});

test("an aborted stream throws the signal's reason, a cut one a ConnectionError", async () => {
  await withServer(
    (request, response) => {
      response.writeHead(200).write("one");
      if (request.url === "/cut") setTimeout(() => response.destroy(), 20);
    },
    async (transport) => {
      const controller = new AbortController();
      const aborted = (await transport.stream({ ...get, signal: controller.signal })).chunks[Symbol.asyncIterator]();
      await aborted.next();
      const failure = failureOf(aborted.next());
      controller.abort("enough");
      assert.is(await failure, "enough");
      const cut = (await transport.stream({ ...get, path: "/cut" })).chunks[Symbol.asyncIterator]();
      await cut.next();
      assert.is(await codeOf(cut.next()), "ECONNRESET");
    },
  );
});

test("warnings of the server are reported with their quotes undone", async () => {
  const warnings: string[] = [];
  await withServer(
    (_, response) =>
      answerJson(response, {}, { headers: { warning: ['299 - "unknown field \\"\u00c3\u00a9\\""', '299 - "two"'] } }),
    async (transport) => {
      await transport.request(get);
      assert.equal(warnings, ['unknown field "é"', "two"]);
    },
    { onWarning: (text) => warnings.push(text) },
  );
});

test("an answer that is not JSON is a ConnectionError MALFORMED", async () => {
  await withServer(
    (_, response) => void response.end("hello"),
    async (transport) => assert.is(await codeOf(requestJson(transport, get)), "MALFORMED"),
  );
});

test("a token file is read again when the server refuses the token, once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  const tokenFile = join(folder, "token");
  await writeFile(tokenFile, "old\n");
  await withServer(
    (request, response) => {
      if (request.headers.authorization === "Bearer new") answerJson(response, {});
      else answerStatus(response, 401, "Unauthorized");
    },
    async (transport, { received }) => {
      assert.is((await transport.request(get)).status, 401);
      assert.is(received.length, 2);
      await writeFile(tokenFile, "new\n");
      assert.is((await transport.request(get)).status, 200);
      assert.is(received.length, 4);
    },
    { tokenFile },
  );
  await rm(folder, { recursive: true });
});

test("a source of tokens replaces what a kubeconfig says of who asks, and is asked again when it must be", async () => {
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  let count = 0;
  const tokenSource = async () => ({ token: `t${++count}`, expiresAtMs: count === 1 ? 0 : Number.POSITIVE_INFINITY });
  const server = await fakeServer((request, response) => {
    const { authorization = "", "impersonate-user": acts = "" } = request.headers;
    if (authorization === "Bearer t2") answerStatus(response, 401, "Unauthorized");
    else answerJson(response, { authorization, acts });
  });
  const kubeconfig = join(folder, "config");
  const clusters = [{ name: "c", cluster: { server: server.url } }];
  const users = [{ name: "u", user: { token: "of the file", as: "alice" } }];
  const contexts = [{ name: "x", context: { cluster: "c", user: "u" } }];
  await writeFile(kubeconfig, JSON.stringify({ clusters, users, contexts, "current-context": "x" }));
  const transport = createTransport({ kubeconfig, tokenSource });
  const shown = [];
  for (let each = 0; each < 3; each++) shown.push(await requestJson(transport, get));
  assert.equal(shown, [
    { authorization: "Bearer t1", acts: "" },
    { authorization: "Bearer t3", acts: "" },
    { authorization: "Bearer t3", acts: "" },
  ]);
  transport.close();
  await server.close();
  await rm(folder, { recursive: true });
});

test("a transport in the options is used as it is, and one function makes a transport", async () => {
  const transport = streamTransport(async ({ method, path }) => ({
    status: 200,
    headers: {},
    chunks: (async function* () {
      yield Buffer.from(`{"asked":"${method}`);
      yield Buffer.from(` ${path}"}`);
    })(),
  }));
  assert.is(createTransport({ transport }), transport);
  assert.equal(await requestJson(transport, get), { asked: "GET /x" });
});

const certificates = makeCertificates("api.example", "alice");

test("TLS: the certificate is checked against the given authority, and the client shows its own", async () => {
  const { ca, server: own, client } = await certificates;
  const server = await fakeServer((request, response) => answerJson(response, { name: request.clientName }), {
    ...own,
    ca,
    requestCert: true,
    rejectUnauthorized: false,
  });
  const trusting = createTransport({ server: server.url, ca, cert: client.cert, key: client.key });
  assert.equal(await requestJson(trusting, get), { name: "alice" });
  const strange = createTransport({ server: server.url });
  assert.is(await codeOf(strange.request(get)), "SELF_SIGNED_CERT_IN_CHAIN");
  const careless = createTransport({ server: server.url, insecureSkipTlsVerify: true });
  assert.is((await careless.request(get)).status, 200);
  for (const each of [trusting, strange, careless]) each.close();
  await server.close();
});

test("TLS: renewed certificate files are read when the server refuses, and half a pair is not used", async () => {
  const [{ ca, server: own, client: alice }, { client: bob }] = await Promise.all([
    certificates,
    makeCertificates("api.example", "bob"),
  ]);
  let accepted = "alice";
  const server = await fakeServer(
    (request, response) =>
      request.clientName === accepted
        ? answerJson(response, { name: request.clientName })
        : answerStatus(response, 401, "Unauthorized"),
    { ...own, requestCert: true, rejectUnauthorized: false },
  );
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  const at = (name: string) => join(folder, name);
  await writeFile(at("cert"), alice.cert);
  await writeFile(at("key"), alice.key);
  const cluster = { server: server.url, "certificate-authority-data": Buffer.from(ca).toString("base64") };
  const config = {
    "current-context": "c",
    contexts: [{ name: "c", context: { cluster: "c", user: "u" } }],
    clusters: [{ name: "c", cluster }],
    users: [{ name: "u", user: { "client-certificate": "cert", "client-key": "key" } }],
  };
  await writeFile(at("kubeconfig"), JSON.stringify(config));
  const transport = createTransport({ kubeconfig: at("kubeconfig") });
  assert.equal(await requestJson(transport, get), { name: "alice" });
  await writeFile(at("cert"), bob.cert);
  accepted = "bob";
  assert.is((await transport.request(get)).status, 401);
  await writeFile(at("key"), bob.key);
  assert.equal(await requestJson(transport, get), { name: "bob" });
  transport.close();
  await server.close();
  await rm(folder, { recursive: true });
});

test("TLS: a server known under another name is checked against that name", async () => {
  const { ca, namedServer } = await certificates;
  const server = await fakeServer((_, response) => answerJson(response, {}), namedServer);
  const plain = createTransport({ server: server.url, ca });
  assert.is(await codeOf(plain.request(get)), "ERR_TLS_CERT_ALTNAME_INVALID");
  const named = createTransport({ server: server.url, ca, tlsServerName: "api.example" });
  assert.is((await named.request(get)).status, 200);
  for (const each of [plain, named]) each.close();
  await server.close();
});

test.run();
