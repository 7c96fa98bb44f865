import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { type RawAnswer, rawConnection } from "../../harness/rawHttp.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";

const test = suite("bad input");

let api: Api;
test.before(async () => {
  api = await openApi();
  await api.post(configMaps, { metadata: { name: "healthy" }, data: { a: "1" } });
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");
const limit = 3 * 1024 * 1024;

/** After whatever was sent, the server answers as before and has nothing to report. */
async function isHealthy(): Promise<void> {
  assert.is((await api.get(`${configMaps}/healthy`)).status, 200);
  assert.equal(api.server.errors, []);
}

const bodies: [string, string | Uint8Array, number, RegExp][] = [
  ["nothing", "", 400, /couldn't get version\/kind; json parse error: unexpected end of JSON input \(<empty>\)$/],
  ["half an object", "{", 400, /unexpected end of JSON input \({\)$/],
  ["text", "hello", 400, /json parse error: .* \(68656c6c6f\)$/],
  ["an array", "[]", 400, /cannot unmarshal array into Go value .* \(5b5d\)$/],
  ["a string", '"x"', 400, /cannot unmarshal string into Go value/],
  ["a number", "5", 400, /cannot unmarshal number into Go value/],
  ["null", "null", 422, /metadata\.name: Required value: name or generateName is required$/],
  ["two objects", "{}{}", 400, /json parse error: /],
  ["a trailing comma", '{"metadata":{},}', 400, /json parse error: /],
  ["a comment", '{/**/"metadata":{}}', 400, /json parse error: /],
  ["NaN", '{"metadata":NaN}', 400, /json parse error: /],
  [
    "metadata that is a number",
    '{"metadata":5}',
    400,
    /cannot unmarshal number into Go struct field ConfigMap\.metadata/,
  ],
  ["a name that is a list", '{"metadata":{"name":["a"]}}', 400, /cannot unmarshal array into Go struct field/],
  ["labels that are a list", '{"metadata":{"labels":[]}}', 400, /cannot unmarshal array into Go struct field/],
  ["a kind that is a number", '{"kind":5}', 400, /cannot unmarshal number into Go struct field \.kind/],
  [
    "an apiVersion of three parts",
    '{"apiVersion":"a/b/c","kind":"ConfigMap"}',
    400,
    /^the object provided is unrecognized \(must be of type ConfigMap\): unexpected GroupVersion string: a\/b\/c \(/,
  ],
  [
    "a time that is a number",
    '{"metadata":{"creationTimestamp":1}}',
    400,
    /cannot unmarshal number into Go struct field ObjectMeta\.metadata\.creationTimestamp of type string$/,
  ],
  ["a time that is none", '{"metadata":{"name":"t","creationTimestamp":"yesterday"}}', 400, /parsing time "yesterday"/],
  ["a NUL byte in a name", '{"metadata":{"name":"a\\u0000b"}}', 422, /metadata\.name: Invalid value: "a\\x00b"/],
  ["a raw NUL byte", '{"metadata":{"name":"a\u0000"}}', 400, /json parse error: /],
  ["a lone surrogate as a name", '{"metadata":{"name":"\\ud800"}}', 422, /metadata\.name: Invalid value/],
  [
    "bytes that are no UTF-8",
    Buffer.from('{"metadata":{"name":"\xff\xfe"}}', "latin1"),
    422,
    /metadata\.name: Invalid/,
  ],
  ["a byte order mark", '\ufeff{"metadata":{"name":"bom"}}', 400, /json parse error: /],
  ["100,000 open brackets", "[".repeat(100_000), 400, /json parse error: /],
  ["100,000 open objects", '{"a":'.repeat(100_000), 400, /exceeded max depth$/],
  [
    "objects nested 5,000 deep",
    `{"metadata":{"name":"deep"},"x":${'{"a":'.repeat(5000)}1${"}".repeat(5001)}`,
    400,
    /exceeded max depth$/,
  ],
];
for (const [what, body, status, message] of bodies) {
  test(`a body of ${what} is a ${status}`, async () => {
    const answer = await api.call("POST", configMaps, { body, headers: { "content-type": "application/json" } });
    assert.is(answer.status, status, answer.text);
    assert.match(answer.json.message, message);
    await isHealthy();
  });
}

test("keys named like members of every object are data like others", async () => {
  const body =
    '{"metadata":{"name":"proto"},"data":{"__proto__":"x","constructor":"y","toString":"z"},"__proto__":{"a":1}}';
  const answer = await api.post(configMaps, body);
  assert.is(answer.status, 201, answer.text);
  assert.match(answer.text, /"data":{"__proto__":"x","constructor":"y","toString":"z"}/);
  const patched = await api.call("PATCH", `${configMaps}/proto`, {
    body: '{"__proto__":{"polluted":"yes"},"data":{"__proto__":"w"}}',
    headers: { "content-type": "application/merge-patch+json" },
  });
  assert.equal([patched.status, Object.entries(patched.json.data)[0]], [200, ["__proto__", "w"]]);
  const added = await api.call("PATCH", `${configMaps}/proto`, {
    body: '[{"op":"add","path":"/__proto__/polluted","value":"yes"}]',
    headers: { "content-type": "application/json-patch+json" },
  });
  assert.is(added.status, 422);
  assert.is(({} as Record<string, unknown>).polluted, undefined);
  await isHealthy();
});

const yamls: [string, string, RegExp][] = [
  ["an open list", "x: [", /: yaml: line 1: did not find expected node content \(/],
  ["an anchor inside itself", "a: &a [*a]", /: yaml: anchor 'a' value contains itself/],
  ["tabs", "a:\n\tb: 1", /: yaml: line 2: found character that cannot start any token/],
  ["a quote left open", 'a: "b', /: yaml: found unexpected end of stream/],
  ["a map in a map", "a: b: c", /: yaml: mapping values are not allowed in this context/],
  ["a list without its end", "a: [b", /: yaml: line 1: did not find expected ',' or '\]'/],
  [
    "anchors that multiply",
    Array.from({ length: 9 }, (_, i) => `a${i}: &a${i} [${Array(9).fill(i === 0 ? "x" : `*a${i - 1}`)}]`).join("\n"),
    /excessive aliasing/,
  ],
];
for (const [what, body, message] of yamls) {
  test(`YAML with ${what} is a 400`, async () => {
    const answer = await api.post(configMaps, body, { "content-type": "application/yaml" });
    assert.is(answer.status, 400);
    assert.match(answer.json.message, message);
    await isHealthy();
  });
}

test("protobuf that is none is a 400", async () => {
  const headers = { "content-type": "application/vnd.orch.protobuf" };
  for (const body of ["", "k8s", "garbage", "k8s\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", "k8s\0\x0a\x7f"]) {
    const answer = await api.call("POST", configMaps, { body: Buffer.from(body, "latin1"), headers });
    assert.is(answer.status, 400, `${JSON.stringify(body)}: ${answer.text}`);
  }
  await isHealthy();
});

test("media types that are none are a 415 or a 406", async () => {
  for (const type of [
    ";;;",
    "application",
    "application/json/x",
    "*/*",
    "application/jsonx",
    "\u00ff/\u00ff",
    "a".repeat(3000),
  ]) {
    const body = { metadata: { name: "media" } };
    assert.is((await api.post(configMaps, body, { "content-type": type })).status, 415, type);
    const got = await api.get(`${configMaps}/healthy`, { accept: type });
    assert.is(got.status, type === "*/*" ? 200 : 406, type);
  }
  await isHealthy();
});

const tooLarge = "Request entity too large: limit is 3145728";

test("a body of 4 MiB is a 413, told from its Content-Length", async () => {
  const answer = await api.post(configMaps, `{"metadata":{"name":"${"a".repeat(4 * 1024 * 1024)}"}}`);
  assert.equal([answer.status, answer.json.reason, answer.json.message], [413, "RequestEntityTooLarge", tooLarge]);
  await isHealthy();
});

test("a body of 4 MiB in chunks is a 413 as soon as the limit is passed", async () => {
  const raw = await start("POST", configMaps, ["Content-Type: application/json", "Transfer-Encoding: chunked"]);
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  for (let i = 0; i < 64; i++) raw.socket.write(chunk);
  raw.socket.write("0\r\n\r\n");
  assert.equal(messageOf(await raw.answer()), [413, tooLarge]);
  raw.close();
  await isHealthy();
});

test("a body in chunks of a byte takes the memory of its bytes while it waits for its end", async () => {
  const raw = await start("POST", configMaps, ["Content-Type: application/json", "Transfer-Encoding: chunked"]);
  const chunks = "1\r\nx\r\n".repeat(50_000);
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 30; i++) await new Promise<unknown>((done) => raw.socket.write(chunks, done));
  const growth = process.memoryUsage().heapUsed - before;
  raw.socket.write("0\r\n\r\n");
  assert.is((await raw.answer()).status, 400);
  assert.ok(growth < 80e6, `${growth} bytes`);
  raw.close();
  await isHealthy();
});

test("patches, updates and delete options have the same limit", async () => {
  const body = " ".repeat(limit + 1);
  const headers = { "content-type": "application/merge-patch+json" };
  const answers = [
    await api.call("PATCH", `${configMaps}/healthy`, { body, headers }),
    await api.call("PUT", `${configMaps}/healthy`, { body }),
    await api.call("DELETE", `${configMaps}/healthy`, { body }),
  ];
  assert.equal(
    answers.map((each) => each.status),
    [413, 413, 413],
  );
  await isHealthy();
});

test("a body just below the limit is read", async () => {
  const padding = " ".repeat(limit - 40);
  const answer = await api.post(configMaps, `{"metadata":{"name":"padded"}}${padding}`.slice(0, limit));
  assert.is(answer.status, 201);
});

test("an object with tens of thousands of mistakes is refused, in a time that grows with their number", async () => {
  const containers = Array.from({ length: 14_000 }, () => ({ name: "X_", image: "a" }));
  const pods = core("default", "pods");
  const times: number[] = [];
  for (const count of [1_400, 14_000]) {
    const spec = { containers: containers.slice(0, count) };
    const startMs = performance.now();
    const { status } = await api.post(pods, { metadata: { name: "wrong" }, spec });
    times.push(performance.now() - startMs);
    assert.is(status, 422);
  }
  const [few = 0, many = 0] = times;
  assert.ok(many < few * 40, `ten times the mistakes took ${many} ms after ${few} ms`);
  await isHealthy();
});

test("names that are no names are missing objects, and create none", async () => {
  for (const name of ["a%2Fb", "a%00b", "%ff", "a".repeat(5000), "__proto__", "a%20b", "%F0%9F%98%80"]) {
    const raw = await send("GET", `${configMaps}/${name}`);
    assert.is(raw.status, 404, name);
    assert.is(JSON.parse(raw.body).reason, "NotFound", name);
  }
  const slash = await api.put(
    `${core("default", "leases").replace("/api/v1", "/apis/coordination.orch.io/v1")}/a%2Fb`,
    {
      metadata: { name: "a/b" },
      spec: {},
    },
  );
  assert.is(slash.status, 404);
  await isHealthy();
});

const noNames: [string, string][] = [
  ["%25", String.raw`Name parameter invalid: "%": may not contain '%'`],
  ["a%2525", String.raw`Name parameter invalid: "a%25": may not contain '%'`],
  ["%2e%2e", "Name parameter invalid: \"..\": may not be '..'"],
  [".", "Name parameter invalid: \".\": may not be '.'"],
];
for (const [name, message] of noNames) {
  test(`the name ${name} is a 400`, async () => {
    const { status, body } = await send("GET", `${configMaps}/${name}`);
    assert.equal([status, JSON.parse(body).message], [400, message]);
  });
}

const paths: [string, number, string][] = [
  ["/api/v1/namespaces/default/pods/..", 400, "Status"],
  ["/api/v1/namespaces/default/pods/%ZZ", 400, "text"],
  ["/api/v1/../v1/pods", 404, "Status"],
  ["//api/v1/pods", 404, "text"],
  ["/api/v1//pods", 404, "Status"],
  ["/apis/apps//v1", 404, "Status"],
  ["/apis//v1", 404, "text"],
  ["/api/v9/pods", 404, "Status"],
  ["/apis/apps/v1beta1", 404, "Status"],
  ["/apis/apps/v9/deployments", 404, "Status"],
  ["/apis/nothing.example/v1/pods", 404, "text"],
  ["/version/x", 404, "Status"],
  ["/api/v1/namespaces/default//pods", 404, "Status"],
  ["/api/v1/pods/a/b/c/d", 404, "Status"],
  ["/api/v1/nothings", 404, "Status"],
  ["/%2e%2e/%2e%2e/etc/passwd", 404, "text"],
  ["/openapi/v3/..%2f..%2fpackage", 404, "text"],
  ["/openapi/v3/../../platform", 404, "text"],
  ["/\u0000", 400, "text"],
  ["*", 404, "text"],
  ["/version#there", 404, "text"],
  ["/api/v1/%6eamespaces/default", 200, "Namespace"],
  ["/api/v1/namespaces/default/config%6daps", 200, "ConfigMapList"],
  ["/%61pi/%76%31/nodes", 200, "NodeList"],
  ["/api/v1/namespaces/default%2Fconfigmaps", 404, "Status"],
  ["/api/v1/namespaces/default/configmaps%2Fa", 404, "Status"],
  ["/API/v1", 404, "text"],
  ["/Healthz", 404, "text"],
  [`/${"a".repeat(10_000)}`, 404, "text"],
];
for (const [path, status, form] of paths) {
  test(`the path ${JSON.stringify(path.slice(0, 50))} is a ${status} in ${form}`, async () => {
    const raw = await send("GET", path);
    assert.is(raw.status, status, raw.head);
    if (form === "text") assert.not.ok(raw.body.startsWith("{"), raw.body);
    else assert.is(JSON.parse(raw.body).kind, form);
    await isHealthy();
  });
}

test("a path may have the server's address before it", async () => {
  for (const [path, kind] of [
    ["http://other.example/api/v1/pods", "PodList"],
    ["HTTPS://other.example:1/api/v1/pods?limit=1", "PodList"],
    ["http://[::1/apis", "APIGroupList"],
    ["http://other.example?a=b", undefined],
  ]) {
    const { status, body } = await send("GET", path ?? "");
    assert.equal([status, JSON.parse(body).kind], [200, kind], path);
  }
  assert.is((await send("GET", "ftp://other.example/api/v1/pods")).status, 404);
});

test("a time of no year that has four digits is refused, before clients of protobuf meet it in lists", async () => {
  for (const firstTimestamp of ["9999-12-31T23:59:59-14:00", "0000-01-01T00:00:00+14:00"]) {
    const event = { metadata: { name: "e" }, involvedObject: { namespace: "default" }, firstTimestamp };
    const { status, json } = await api.post(core("default", "events"), event);
    assert.is(status, 400);
    assert.match(json.message, /: time: year outside of range \[0,9999\]$/);
  }
});

test("queries of any kind are read or refused, never a crash", async () => {
  const queries = ["&&&&", "=", "a=%", "limit=%00", "labelSelector=%ff%fe", "continue=%00", "__proto__=1", "watch=%"];
  for (const query of [...queries, "x=1&".repeat(3000), `labelSelector=${"a,".repeat(3000)}`, "fieldSelector=%5C"]) {
    const raw = await send("GET", `${configMaps}?timeoutSeconds=1&${query}`, [], 1500);
    assert.ok(raw.status === 200 || raw.status === 400, `${query.slice(0, 40)}: ${raw.head}`);
  }
  await isHealthy();
});

test("methods that the field does not have are a 405, unknown words a 400", async () => {
  for (const method of ["TRACE", "OPTIONS", "PROPFIND", "SEARCH"]) {
    assert.is((await send(method, configMaps)).status, 405, method);
  }
  assert.is((await send("BREW", configMaps)).status, 400);
  await isHealthy();
});

test("CONNECT and a foreign Upgrade end without harm", async () => {
  const connected = await send("CONNECT", "example.com:443");
  assert.ok(connected.status === 0 || connected.status >= 400, connected.head);
  const upgraded = await send("GET", `${configMaps}/healthy`, ["Connection: Upgrade", "Upgrade: h2c"]);
  assert.is(upgraded.status, 200);
  await isHealthy();
});

const largeHeads: [what: string, path: string, headers: string[], status: number][] = [
  ["a long command", `${core("default", "pods")}/none/exec?command=${"x".repeat(1_000_000)}`, [], 404],
  ["a long header", configMaps, [`X-Large: ${"x".repeat(1_000_000)}`], 200],
  ["a long Accept", configMaps, [`Accept: ${"application/json,".repeat(1500)}`], 406],
  ["a long label selector", `${configMaps}?labelSelector=${"a,".repeat(20_000)}b`, [], 400],
  ["a long field selector", `${configMaps}?fieldSelector=${"metadata.name=a,".repeat(3000)}`, [], 400],
  ["a long path", `${configMaps}/${"a".repeat(70_000)}`, [], 414],
];
for (const [what, path, headers, status] of largeHeads) {
  test(`a head with ${what} is taken and is a ${status}`, async () => {
    assert.is((await send("GET", path, headers)).status, status);
    await isHealthy();
  });
}

test("a head that is too large is a 431", async () => {
  assert.is((await send("GET", configMaps, [`X-Large: ${"x".repeat(1024 * 1024)}`])).status, 431);
  assert.is((await send("GET", configMaps, Array(160_000).fill("X-Many: 1"))).status, 431);
  await isHealthy();
});

test("what is no HTTP is a 400", async () => {
  for (const text of [
    "\r\n\r\n\r\n",
    "hello\r\n\r\n",
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01",
  ]) {
    const raw = await rawConnection(api.server.url);
    raw.socket.end(text, "latin1");
    const { status } = await raw.answer();
    assert.ok(status === 400 || status === 0, `${JSON.stringify(text)}: ${status}`);
    raw.close();
  }
  await isHealthy();
});

test("lengths that contradict each other are a 400", async () => {
  const heads = [
    ["Content-Length: 5", "Transfer-Encoding: chunked"],
    ["Content-Length: 5", "Content-Length: 6"],
    ["Content-Length: -1"],
    ["Content-Length: x"],
    ["Transfer-Encoding: gzip, identity"],
  ];
  for (const head of heads) {
    const { status } = await send("POST", configMaps, ["Content-Type: application/json", ...head]);
    assert.ok(status === 400 || status === 0, `${head}: ${status}`);
  }
  await isHealthy();
});

test("HTTP/1.0 is answered and closed", async () => {
  const raw = await rawConnection(api.server.url);
  raw.socket.write(`GET ${configMaps}/healthy HTTP/1.0\r\nAuthorization: Bearer ${api.server.token}\r\n\r\n`);
  const { status, head, body } = await raw.answer();
  assert.is(status, 200);
  assert.match(head, /connection: close/i);
  assert.is(JSON.parse(body).metadata.name, "healthy");
  raw.close();
});

test("a client that closes its half of the connection still gets its answer", async () => {
  const raw = await start("GET", `${configMaps}/healthy`, []);
  raw.socket.end();
  assert.is((await raw.answer()).status, 200);
  raw.close();
});

test("a body that ends before its Content-Length stores nothing", async () => {
  const raw = await start("POST", configMaps, ["Content-Type: application/json", "Content-Length: 100"]);
  raw.socket.end('{"metadata":{"name":"short"}}');
  const { status } = await raw.answer();
  assert.ok(status === 400 || status === 0, String(status));
  raw.close();
  assert.is((await api.get(`${configMaps}/short`)).status, 404);
  await isHealthy();
});

test("clients that go away at any point leave nothing behind", async () => {
  const body = '{"metadata":{"name":"away"}}';
  for (const sent of [0, 1, 10, body.length - 1]) {
    const raw = await start("POST", configMaps, ["Content-Type: application/json", `Content-Length: ${body.length}`]);
    raw.socket.write(body.slice(0, sent));
    await new Promise((resolve) => setTimeout(resolve, 5));
    raw.socket.resetAndDestroy();
  }
  const watches = await Promise.all(Array.from({ length: 20 }, () => start("GET", `${configMaps}?watch=true`, [])));
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const raw of watches) raw.socket.resetAndDestroy();
  assert.is((await api.get(`${configMaps}/away`)).status, 404);
  await isHealthy();
});

test("a client that sends byte by byte gets its answer", async () => {
  const body = '{"metadata":{"name":"slow"}}';
  const raw = await start("POST", configMaps, ["Content-Type: application/json", `Content-Length: ${body.length}`]);
  for (const each of body) {
    raw.socket.write(each);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  assert.is((await raw.answer()).status, 201);
  raw.close();
});

test("requests that come in one packet are answered in order", async () => {
  const raw = await rawConnection(api.server.url);
  const head = `Host: x\r\nAuthorization: Bearer ${api.server.token}\r\n`;
  const one = (path: string, last = "") => `GET ${path} HTTP/1.1\r\n${head}${last}\r\n`;
  raw.socket.write(one("/livez") + one("/nothing") + one(`${configMaps}/healthy`, "Connection: close\r\n"));
  await new Promise((resolve) => raw.socket.once("end", resolve));
  const { head: first, body } = await raw.answer();
  const statuses = `${first}\r\n${body}`.match(/HTTP\/1\.1 \d{3}/g);
  assert.equal(statuses, ["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 200"]);
  raw.close();
});

test("an Expect: 100-continue is invited to send its body", async () => {
  const body = '{"metadata":{"name":"expect"}}';
  const raw = await start("POST", configMaps, ["Expect: 100-continue", `Content-Length: ${body.length}`]);
  await new Promise((resolve) => raw.socket.once("data", resolve));
  raw.socket.write(body);
  await new Promise((resolve) => raw.socket.once("data", resolve));
  assert.is((await api.get(`${configMaps}/expect`)).status, 200);
  raw.close();
});

async function start(method: string, path: string, headers: readonly string[]) {
  const raw = await rawConnection(api.server.url);
  const lines = [`${method} ${path} HTTP/1.1`, "Host: x", `Authorization: Bearer ${api.server.token}`, ...headers];
  raw.socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return raw;
}

/** A whole request without a body, and its answer. */
async function send(
  method: string,
  path: string,
  headers: readonly string[] = [],
  quietMs?: number,
): Promise<RawAnswer> {
  const raw = await start(method, path, headers);
  const answer = await raw.answer(quietMs);
  raw.close();
  return answer;
}

function messageOf({ status, body }: RawAnswer): [number, string] {
  return [status, JSON.parse(body).message];
}

test.run();
