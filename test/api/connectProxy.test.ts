import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { rewrittenLocation } from "../../runtime/proxy/locationHeader.ts";
import { type Api, openApi } from "../harness/api.ts";
import { type Backends, startBackends } from "../harness/peers/backends.ts";
import { rawConnection } from "../harness/rawHttp.ts";
import { suite } from "../harness/suite.ts";
import { core, pod } from "./literal.ts";

const test = suite("api proxies");

const pods = core("default", "pods");
const web = `${pods}/web/proxy`;

let backends: Backends;
let api: Api;
test.before(async () => {
  backends = await startBackends();
  const { agentTls, dial } = backends;
  api = await openApi({ agents: { agentTls, dial }, undocumented: "/api/v1/" });
  const ports = [{ containerPort: 8080 }];
  await api.post(pods, pod("web", { spec: { nodeName: "n1", containers: [{ name: "c", image: "x", ports }] } }));
  await api.patch(`${pods}/web/status`, "merge", { status: { podIP: "10.1.0.5", podIPs: [{ ip: "10.1.0.5" }] } });
  await api.post("/api/v1/nodes", { metadata: { name: "n1" } });
  const daemonEndpoints = { kubeletEndpoint: { Port: backends.agent.port } };
  const addresses = [{ type: "InternalIP", address: "127.0.0.1" }];
  await api.patch("/api/v1/nodes/n1/status", "merge", { status: { addresses, daemonEndpoints } });
  const spec = { ports: [{ name: "http", port: 80, targetPort: 8080 }] };
  await api.post(core("default", "services"), { metadata: { name: "web" }, spec });
  const metadata = { name: "web-1", labels: { "orch.io/service-name": "web" } };
  const slice = { metadata, addressType: "IPv4", endpoints: [{ addresses: ["10.1.0.5"] }] };
  const slices = "/apis/discovery.orch.io/v1/namespaces/default/endpointslices";
  await api.post(slices, { ...slice, ports: [{ name: "http", port: 8080 }] });
});
test.after(async () => {
  await api.stop();
  await backends.close();
});

const ways = [
  ["a pod", `${pods}/web/proxy`, "pods"],
  ["a pod with a port", `${pods}/http:web:9999/proxy`, "pods"],
  ["a service by its port's name", `${core("default", "services")}/web:http/proxy`, "pods"],
  ["a service by its port's number", `${core("default", "services")}/http:web:80/proxy`, "pods"],
  ["a node agent", "/api/v1/nodes/n1/proxy", "agent"],
] as const;

for (const [what, path, backend] of ways) {
  test(`${what} gets method, path, query, headers and body, and its answer comes back`, async () => {
    let body = "";
    backends[backend].answer = (req, res) => {
      req.setEncoding("utf8").on("data", (chunk) => (body += chunk));
      req.on("end", () => {
        res.writeHead(418, { "x-answer": ["1", "2"], "set-cookie": ["a=1", "b=2"], "content-type": "text/x" });
        res.end("short and stout");
      });
    };
    const headers = { "x-asked": "yes", connection: "x-hop", "x-hop": "1", cookie: "c=1" };
    const answer = await api.call("PUT", `${path}/a%20b//c/?q=1&path=x`, { body: "some text", headers });
    assert.equal([answer.status, answer.text, body], [418, "short and stout", "some text"]);
    assert.is(answer.headers["x-answer"], "1, 2");
    assert.equal(answer.headers["set-cookie"], ["a=1", "b=2"]);
    const asked = backends[backend].requests.at(-1);
    assert.equal([asked?.method, asked?.url], ["PUT", "/a%20b//c/?q=1&path=x"]);
    const seen = asked?.headers ?? {};
    assert.equal([seen["x-asked"], seen.cookie, seen["content-length"]], ["yes", "c=1", "9"]);
    assert.equal([seen.authorization, seen["x-hop"]], [undefined, undefined]);
    assert.is(seen["x-forwarded-uri"], `${path}/a%20b//c/`);
    assert.is(seen["x-forwarded-host"], new URL(api.server.url).host);
  });
}

for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
  test(`${method} goes through`, async () => {
    backends.pods.answer = (req, res) => void res.setHeader("x-method", req.method ?? "").end("body");
    const answer = await api.call(method, `${web}/x`);
    assert.equal([answer.status, answer.headers["x-method"]], [200, method]);
    assert.is(answer.text, method === "HEAD" ? "" : "body");
  });
}

test("the root without its slash is a redirect to it", async () => {
  const answer = await api.get(`${web}?a=1`);
  assert.equal([answer.status, answer.headers["location"]], [301, `${web}/?a=1`]);
  backends.pods.answer = (req, res) => void res.end(req.url);
  assert.is((await api.post(`${web}?a=1`, "")).text, "/?a=1");
});

test("headers that would open other origins to pages of a pod are left out", async () => {
  backends.pods.answer = (_req, res) => void res.writeHead(200, { "access-control-allow-origin": "*" }).end();
  assert.is((await api.get(`${web}/x`)).headers["access-control-allow-origin"], undefined);
});

const place = { target: "10.1.0.5:8080", host: "api:6443", scheme: "https", prefix: "/p/proxy" } as const;
const locations = [
  ["/login?x=1#y", "https://api:6443/p/proxy/login?x=1#y"],
  ["/", "https://api:6443/p/proxy/"],
  ["http://10.1.0.5:8080/a/", "https://api:6443/p/proxy/a/"],
  ["http://api:6443/a", "https://api:6443/p/proxy/a"],
  ["https://api:6443/p/proxy/a", "https://api:6443/p/proxy/a"],
  ["https://elsewhere/a", "https://elsewhere/a"],
  ["//elsewhere/a", "//elsewhere/a"],
  ["/\\elsewhere", "/\\elsewhere"],
  ["next", "next"],
] as const;

test("redirects lead through the proxy where they meant the pod, and elsewhere where they meant that", () => {
  for (const [given, expected] of locations) assert.is(rewrittenLocation(given, place), expected, given);
});

test("a redirect of a pod is put right", async () => {
  backends.pods.answer = (_req, res) => void res.writeHead(302, { location: "/login" }).end();
  assert.is((await api.get(`${web}/x`)).headers["location"], `${api.server.url}${web}/login`);
});

/** A request of its own, whose answer is read as it comes. */
async function begin(path: string, method = "GET") {
  const headers = { authorization: `Bearer ${api.server.token}` };
  const outgoing = httpRequest(`${api.server.url}${path}`, { method, headers, agent: false });
  return { outgoing, response: once(outgoing, "response").then(([message]) => message) };
}

test("who sends a request, or as whom, is not sent on", async () => {
  backends.pods.answer = (_req, res) => res.end("ok");
  const said = {
    "impersonate-user": "bob",
    "impersonate-group": "g",
    "x-remote-user": "eve",
    "x-remote-group": "root",
  };
  assert.is((await api.get(`${web}/`, { ...said, "x-asked": "yes" })).status, 200);
  const { headers = {} } = backends.pods.requests.at(-1) ?? {};
  const names = Object.keys(headers).filter((each) => /impersonate|x-remote|x-asked/.test(each));
  assert.equal(names, ["x-asked"]);
});

test("an answer streams: each part comes when it was sent", async () => {
  let more = () => {};
  backends.pods.answer = (_req, res) => {
    res.write("one");
    more = () => void res.end("two");
  };
  const { outgoing, response } = await begin(`${web}/x`);
  outgoing.end();
  const parts = (await response)[Symbol.asyncIterator]();
  assert.is(String((await parts.next()).value), "one");
  more();
  assert.is(String((await parts.next()).value), "two");
  assert.ok((await parts.next()).done);
});

test("a request streams: the pod hears each part when it was sent", async () => {
  backends.pods.answer = (req, res) => {
    res.flushHeaders();
    req.pipe(res);
  };
  const { outgoing, response } = await begin(`${web}/x`, "POST");
  outgoing.write("ping");
  const parts = (await response)[Symbol.asyncIterator]();
  assert.is(String((await parts.next()).value), "ping");
  outgoing.end("pong");
  assert.is(String((await parts.next()).value), "pong");
  assert.ok((await parts.next()).done);
});

test("a client that does not read stops the pod's writing, and one that leaves ends it", async () => {
  let written = 0;
  let isClosed = false;
  backends.pods.answer = (_req, res) => {
    const chunk = Buffer.alloc(64 * 1024);
    const write = () => {
      while (!isClosed && res.write(chunk)) written += chunk.length;
    };
    res.on("drain", write).on("close", () => (isClosed = true));
    write();
  };
  const { outgoing, response } = await begin(`${web}/x`);
  outgoing.end();
  const message = await response;
  message.pause();
  let before = -1;
  while (before !== written) {
    before = written;
    await sleep(200);
  }
  assert.ok(written < 50 * 1024 * 1024, `${written} bytes were taken from the pod for nobody`);
  outgoing.destroy();
  while (!isClosed) await sleep(5);
});

test("an answer that breaks off breaks off for the client", async () => {
  backends.pods.answer = (_req, res) => {
    res.write("part");
    setTimeout(() => res.destroy(), 20);
  };
  const { outgoing, response } = await begin(`${web}/x`);
  outgoing.end();
  const message = await response;
  message.resume();
  const [error] = await once(message, "error");
  assert.is((error as { code?: string }).code, "ECONNRESET");
});

/** Answers a request for an upgrade, then echoes in upper case until the end, and says goodbye. */
function echo(kind: "agent" | "pods"): void {
  backends[kind].server.removeAllListeners("upgrade");
  backends[kind].server.on("upgrade", (req, socket, head) => {
    backends[kind].requests.push(req);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${req.headers.upgrade}\r\n\r\n`);
    if (head.length > 0) socket.write(head.toString().toUpperCase());
    socket.on("data", (chunk: Buffer) => socket.write(chunk.toString().toUpperCase()));
    socket.on("end", () => socket.end("BYE"));
    socket.on("error", () => socket.destroy());
  });
}

const upgrades = [
  ["POST", `${pods}/web/exec?command=ls&command=-l&stdout=true&stdin=1`, "SPDY/3.1", "agent"],
  ["GET", `${pods}/web/attach?stdout=true&tty=true`, "websocket", "agent"],
  ["POST", `${pods}/web/portforward?ports=80&ports=81`, "SPDY/3.1", "agent"],
  ["GET", `${web}/chat?room=1`, "websocket", "pods"],
  ["GET", "/api/v1/nodes/n1/proxy/exec/default/web/c?command=x", "anything", "agent"],
] as const;
const asked = [
  "/exec/default/web/c?command=ls&command=-l&input=1&output=1",
  "/attach/default/web/c?output=1&tty=1",
  "/portForward/default/web?port=80%2C81",
  "/chat?room=1",
  "/exec/default/web/c?command=x",
];

for (const [index, [method, path, protocol, kind]] of upgrades.entries()) {
  test(`${method} ${path.slice(0, 60)} hands the connection over to ${protocol}`, async () => {
    echo(kind);
    const { hostname, port } = new URL(api.server.url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${api.server.token}`,
      "Connection: Upgrade",
      `Upgrade: ${protocol}`,
      "Sec-WebSocket-Protocol: v5.channel.k8s.io, base64url.bearer.authorization.k8s.io.c2VjcmV0",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\nearly `);
    let text = "";
    socket.on("data", (chunk) => (text += chunk));
    while (!text.includes("EARLY ")) await once(socket, "data");
    assert.match(text, /^HTTP\/1\.1 101 Switching Protocols\r\n/);
    assert.match(text.toLowerCase(), `upgrade: ${protocol.toLowerCase()}`);
    socket.end("late");
    await once(socket, "close");
    assert.is(text.slice(text.indexOf("\r\n\r\n") + 4), "EARLY LATEBYE");
    const request = backends[kind].requests.at(-1);
    assert.equal([request?.method, request?.url], [method, asked[index]]);
    assert.is(request?.headers["sec-websocket-protocol"], "v5.channel.k8s.io");
    assert.is(request?.headers.authorization, undefined);
  });
}

async function upgrade(path: string) {
  const connection = await rawConnection(api.server.url);
  const head = [
    "POST",
    path,
    "HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: SPDY/3.1\r\nAuthorization: Bearer",
  ];
  connection.socket.write(`${head.join(" ")} ${api.server.token}\r\n\r\n`);
  return connection;
}

test("an agent that does not take the connection over answers as it likes, but leads nowhere else", async () => {
  const { server } = backends.agent;
  server.removeAllListeners("upgrade");
  backends.agent.answer = (_req, res) => void res.writeHead(403).end("not you");
  const path = `${pods}/web/exec?command=ls`;
  const refused = await upgrade(path);
  const answer = await refused.answer();
  assert.equal([answer.status, answer.body.includes("not you")], [403, true]);
  backends.agent.answer = (_req, res) => void res.writeHead(302, { location: "http://192.0.2.1/" }).end();
  const led = await upgrade(path);
  const ledTo = await led.answer();
  for (const each of [refused, led]) each.close();
  assert.is(ledTo.status, 500);
  assert.match(ledTo.body, "the backend attempted to redirect this request, which is not permitted");
});

test("a connection that breaks at one end breaks at the other", async () => {
  echo("agent");
  let isBroken = false;
  backends.agent.server.once("upgrade", (_req, socket) => socket.once("close", () => (isBroken = true)));
  const left = await upgrade(`${pods}/web/exec?command=ls`);
  await once(left.socket, "data");
  left.socket.resetAndDestroy();
  while (!isBroken) await sleep(5);
  backends.agent.server.once("upgrade", (_req, socket) => setTimeout(() => socket.destroy(), 20));
  const right = await upgrade(`${pods}/web/exec?command=ls`);
  await once(right.socket, "end");
  right.close();
});

test("what a command prints at once comes a moment after the WebSocket, for kubectl makes streams first", async () => {
  const { server } = backends.agent;
  server.removeAllListeners("upgrade");
  server.once("upgrade", (_req, socket) => {
    socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nprinted");
  });
  const { socket, close } = await rawConnection(api.server.url);
  const head = [`GET ${pods}/web/exec?command=ls HTTP/1.1`, "Host: x", "Connection: Upgrade", "Upgrade: websocket"];
  socket.write(`${head.join("\r\n")}\r\nAuthorization: Bearer ${api.server.token}\r\n\r\n`);
  const [first] = await once(socket, "data");
  const startMs = performance.now();
  assert.match(first, /^HTTP\/1\.1 101 [\s\S]*\r\n\r\n$/);
  const [second] = await once(socket, "data");
  assert.ok(performance.now() - startMs > 20);
  assert.is(second, "printed");
  await once(socket, "end");
  close();
});

test("a WebSocket that runs something needs the right to create", async () => {
  const { agentTls, dial } = backends;
  const own = await openApi({
    agents: { agentTls, dial },
    authorizer: ({ verb }) => ({ outcome: verb === "get" ? "allow" : "noOpinion", reason: "" }),
  });
  try {
    const { socket, answer, close } = await rawConnection(own.server.url);
    const head = [
      `GET ${pods}/web/exec?command=ls HTTP/1.1`,
      "Host: x",
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
      `Authorization: Bearer ${own.server.token}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    const { status, body } = await answer();
    close();
    assert.is(status, 403);
    assert.match(body, 'User \\"test-admin\\" cannot create resource \\"pods/exec\\"');
  } finally {
    await own.stop();
  }
});

const closed = (stream: Readable) => new Promise((resolve) => stream.once("close", resolve));

test("a server that stops ends what goes through it", async () => {
  const { agentTls, dial } = backends;
  const own = await openApi({ agents: { agentTls, dial }, undocumented: "/api/v1/" });
  await own.post(pods, pod("web"));
  await own.patch(`${pods}/web/status`, "merge", { status: { podIP: "10.1.0.5", podIPs: [{ ip: "10.1.0.5" }] } });
  echo("pods");
  backends.pods.answer = (_req, res) => void res.write("never ends");
  const headers = { authorization: `Bearer ${own.server.token}` };
  const upgrading = { ...headers, connection: "upgrade", upgrade: "x" };
  const stream = httpRequest(`${own.server.url}${web}/x`, { headers, agent: false }).end();
  const [message] = await once(stream, "response");
  message.resume().on("error", () => {});
  const upgraded = httpRequest(`${own.server.url}${web}/x`, { headers: upgrading, agent: false }).end();
  const [, socket] = await once(upgraded, "upgrade");
  socket.on("error", () => {}).resume();
  const ended = Promise.all([closed(message), closed(socket)]);
  await own.stop();
  await ended;
});

test.run();
