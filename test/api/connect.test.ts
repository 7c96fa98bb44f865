import * as assert from "uvu/assert";
import { WebSocket } from "ws";
import { forbidden } from "../../generated/errors.ts";
import type { AdmissionPlugin } from "../../runtime/admission/plugin.ts";
import { type Api, openApi } from "../harness/api.ts";
import { type Backends, isTrusted, startBackends } from "../harness/peers/backends.ts";
import { suite } from "../harness/suite.ts";
import { core, failure, pod } from "./literal.ts";

const test = suite("api sub-resources that lead elsewhere");

const pods = core("default", "pods");
const services = core("default", "services");
const containers = [
  { name: "a", image: "x" },
  { name: "b", image: "x" },
];

let backends: Backends;
let api: Api;
test.before(async () => {
  backends = await startBackends();
  const { agentTls, dial } = backends;
  api = await openApi({ agents: { agentTls, dial } });
  await node("n1", [{ type: "InternalIP", address: "127.0.0.1" }], backends.agent.port);
  await node("silent", [{ type: "InternalIP", address: "127.0.0.1" }], 1);
  await node("outside", [{ type: "ExternalIP", address: "192.0.2.9" }]);
  await make(pods, pod("one", { spec: { nodeName: "n1" } }));
  await make(pods, pod("waiting"));
  await make(pods, pod("two", { spec: { nodeName: "n1", containers, initContainers: [{ name: "i", image: "x" }] } }));
  await make(pods, pod("lost", { spec: { nodeName: "gone" } }));
  await make(pods, pod("dark", { spec: { nodeName: "silent" } }));
  await make(pods, pod("far", { spec: { nodeName: "outside" } }));
  const ports = [{ containerPort: 8080 }];
  await make(pods, pod("web", { spec: { containers: [{ name: "c", image: "x", ports }] } }));
  await patchStatus(`${pods}/web`, { podIP: "10.1.0.5", podIPs: [{ ip: "10.1.0.5" }] });
  await make(pods, pod("evil"));
  await patchStatus(`${pods}/evil`, { podIP: "169.254.169.254", podIPs: [{ ip: "169.254.169.254" }] });
  const spec = {
    ports: [
      { name: "http", port: 80, targetPort: 8080 },
      { name: "admin", port: 81 },
    ],
  };
  for (const name of ["web", "empty", "old"]) await make(services, { metadata: { name }, spec });
  const metadata = { name: "web-1", labels: { "orch.io/service-name": "web" } };
  const endpoints = [
    { addresses: ["10.1.0.6"], conditions: { ready: false } },
    { addresses: ["10.1.0.5"], conditions: { ready: true } },
  ];
  const slices = "/apis/discovery.orch.io/v1/namespaces/default/endpointslices";
  await make(slices, { metadata, addressType: "IPv4", endpoints, ports: [{ name: "http", port: 8080 }] });
  const subsets = [{ addresses: [{ ip: "10.1.0.7" }], ports: [{ name: "http", port: 9090 }] }];
  await make(core("default", "endpoints"), { metadata: { name: "old" }, subsets });
});
test.after(async () => {
  await api.stop();
  await backends.close();
});

async function make(path: string, body: object): Promise<void> {
  const answer = await api.post(path, body);
  assert.is(answer.status, 201, answer.text);
}

async function patchStatus(path: string, status: object): Promise<void> {
  const answer = await api.patch(`${path}/status`, "merge", { status });
  assert.is(answer.status, 200, answer.text);
}

async function node(name: string, addresses: readonly object[], port?: number): Promise<void> {
  await make("/api/v1/nodes", { metadata: { name } });
  const daemonEndpoints = port === undefined ? {} : { daemonEndpoints: { kubeletEndpoint: { Port: port } } };
  await patchStatus(`/api/v1/nodes/${name}`, { addresses, ...daemonEndpoints });
}

const notFound = (what: string, name: string) =>
  failure(404, "NotFound", { message: `${what} "${name}" not found`, details: { name, kind: what } });
const bad = (message: string) => failure(400, "BadRequest", { message });
const unavailable = (message: string) => failure(503, "ServiceUnavailable", { message });
const plain = (message: string) => ({ kind: "Status", apiVersion: "v1", metadata: {}, status: "Failure", message });
const choose = "choose one of: [a b] or one of the init containers: [i]";

const refusals: readonly (readonly [string, string, string, object])[] = [
  ["the log of no pod", "GET", `${pods}/none/log`, notFound("pods", "none")],
  ["a log of several", "GET", `${pods}/two/log`, bad(`a container name must be specified for pod two, ${choose}`)],
  ["a log of no container", "GET", `${pods}/two/log?container=z`, bad("container z is not valid for pod two")],
  ["a log on no node", "GET", `${pods}/lost/log`, notFound("pods", "gone")],
  [
    "a log on a node without a fitting address",
    "GET",
    `${pods}/far/log`,
    unavailable("no preferred addresses found; known addresses: [{ExternalIP 192.0.2.9}]"),
  ],
  [
    "a log on a node that does not answer",
    "GET",
    `${pods}/dark/log?follow=true`,
    {
      ...plain(
        'Get "https://127.0.0.1:1/containerLogs/default/dark/c?follow=true": ' +
          "dial tcp 127.0.0.1:1: connect: connection refused",
      ),
      code: 500,
    },
  ],
  ["a number that is none", "GET", `${pods}/one/log?tailLines=x`, bad('strconv.ParseInt: parsing "x": invalid syntax')],
  [
    "to run something nowhere",
    "POST",
    `${pods}/waiting/exec?command=ls`,
    bad("pod waiting does not have a host assigned"),
  ],
  ["to attach to no container", "GET", `${pods}/one/attach?container=z`, bad("container z is not valid for pod one")],
  ["to forward nowhere", "POST", `${pods}/waiting/portforward`, bad("pod waiting does not have a host assigned")],
  ["to run something without an upgrade", "POST", `${pods}/one/exec?command=ls`, bad("Upgrade request required")],
  ["to run something dryly", "POST", `${pods}/one/exec?dryRun=All`, bad("dryRun is not supported")],
  ["a dry proxy", "GET", `${pods}/web/proxy/?dryRun=All`, bad("dryRun is not supported")],
  ["a pod by a strange name", "GET", `${pods}/ftp:web:80/proxy/`, bad('invalid pod request "ftp:web:80"')],
  ["a pod without an address", "GET", `${pods}/one/proxy/`, bad("address not allowed")],
  ["what only the server reaches", "GET", `${pods}/evil:80/proxy/latest/meta-data`, bad("address not allowed")],
  ["a loopback port of a node", "GET", "/api/v1/nodes/n1:22/proxy/", bad("address not allowed")],
  ["a node by a strange name", "GET", "/api/v1/nodes/a:b:c:d/proxy/", bad('invalid node request "a:b:c:d"')],
  ["no node", "GET", "/api/v1/nodes/none/proxy/pods", notFound("nodes", "none")],
  [
    "a node that does not answer",
    "GET",
    "/api/v1/nodes/silent/proxy/pods",
    unavailable("error trying to reach service: dial tcp 127.0.0.1:1: connect: connection refused"),
  ],
  ["no service", "GET", `${services}/http:none:80/proxy/`, notFound("services", "none")],
  ["a port of no service", "GET", `${services}/web:8/proxy/`, unavailable('no service port 8 found for service "web"')],
  ["a service without endpoints", "GET", `${services}/empty:80/proxy/`, notFound("services", "empty")],
  ["a port of nobody", "GET", `${services}/web:admin/proxy/`, unavailable('no endpoints available for service "web"')],
  [
    "a log that is written",
    "POST",
    `${pods}/one/log`,
    failure(405, "MethodNotAllowed", {
      message: "the server does not allow this method on the requested resource",
      details: {},
    }),
  ],
];

for (const [what, method, path, status] of refusals) {
  test(`asking for ${what} is refused as ${method} ${path.split("/").slice(-2).join("/")}`, async () => {
    const answer = await api.call(method, path);
    assert.equal(answer.json, status);
    assert.is(answer.status, answer.json.code);
  });
}

const logFields = [
  ["tailLines=-1", "tailLines: Invalid value: -1: must be greater than or equal to 0"],
  ["limitBytes=0", "limitBytes: Invalid value: 0: must be greater than 0"],
  ["sinceSeconds=0", "sinceSeconds: Invalid value: 0: must be greater than 0"],
] as const;

for (const [query, text] of logFields) {
  test(`a log with ${query} is a 422`, async () => {
    const answer = await api.get(`${pods}/one/log?${query}`);
    assert.is(answer.json.message, `PodLogOptions "one" is invalid: ${text}`);
    assert.is(answer.status, 422);
  });
}

test("a log is read from the agent of the pod's node, which sees the server's certificate", async () => {
  let isKnown = false;
  backends.agent.answer = (req, res) => {
    isKnown = isTrusted(req);
    res.setHeader("x-secret", "of the agent").end("line 1\nline 2\n");
  };
  const query = "container=c&tailLines=2&timestamps=1&sinceTime=2026-01-02T03:04:05%2B01:00&unknown=1";
  const answer = await api.get(`${pods}/one/log?${query}`);
  assert.equal([answer.status, answer.text], [200, "line 1\nline 2\n"]);
  assert.is(answer.headers["content-type"], "text/plain");
  assert.is(answer.headers["x-secret"], undefined);
  assert.ok(isKnown, "the server did not show its certificate");
  const asked = backends.agent.requests.at(-1);
  assert.is(asked?.url, "/containerLogs/default/one/c?sinceTime=2026-01-02T02%3A04%3A05Z&tailLines=2&timestamps=true");
  assert.is(asked?.headers.authorization, undefined);
});

test("a log is text to clients that take text or what kinds are written in, and a 406 to others", async () => {
  backends.agent.answer = (_req, res) => void res.end("line\n");
  const read = (accept: string) => api.get(`${pods}/one/log?container=c`, { accept });
  for (const accept of ["text/plain", "application/json", "application/yaml, text/html", "*/*"]) {
    const { status, headers, text } = await read(accept);
    assert.equal([status, headers["content-type"], text], [200, "text/plain", "line\n"], accept);
  }
  for (const accept of ["image/png", "text/html, image/*"]) {
    const { status, text } = await read(accept);
    assert.is(status, 406, `${accept}: ${text}`);
    assert.match(text, /text\/plain/);
  }
});

interface Closed {
  readonly protocol: string;
  /** As text, with whether they were sent as bytes. */
  readonly messages: readonly (readonly [text: string, isBinary: boolean])[];
  readonly code: number;
}

/** All that a WebSocket says, to its end; or how its handshake is refused. */
function heard(path: string, protocols: readonly string[] = []): Promise<Closed | number> {
  const headers = { authorization: `Bearer ${api.server.token}` };
  const webSocket = new WebSocket(`${api.server.url.replace("http:", "ws:")}${path}`, [...protocols], { headers });
  const messages: [string, boolean][] = [];
  webSocket.on("message", (data, isBinary) => void messages.push([String(data), isBinary]));
  return new Promise((resolve, reject) => {
    webSocket.on("unexpected-response", (_req, { statusCode = 0 }) => resolve(statusCode));
    webSocket.on("error", reject);
    webSocket.on("close", (code) => resolve({ protocol: webSocket.protocol, messages, code }));
  });
}

test("a log is read by a WebSocket, as messages of bytes or of base64", async () => {
  backends.agent.answer = (_req, res) => void res.end("alive\n");
  const path = `${pods}/one/log?container=c`;
  const bytes = [
    ["", true],
    ["alive\n", true],
  ];
  assert.equal(await heard(path, ["binary.k8s.io"]), { protocol: "binary.k8s.io", messages: bytes, code: 1000 });
  assert.equal(await heard(path), { protocol: "", messages: bytes, code: 1000 });
  const encoded = [
    ["", false],
    ["YWxpdmUK", false],
  ];
  const base64 = "base64.binary.k8s.io";
  assert.equal(await heard(path, [base64]), { protocol: base64, messages: encoded, code: 1000 });
  for (const protocols of [["v4.channel.k8s.io"], ["binary.k8s.io", base64]]) {
    assert.is(await heard(path, protocols), 400, protocols.join(" "));
  }
  assert.is(await heard(`${pods}/one/log?container=none`), 400);
});

test("a long log comes whole by a WebSocket, and ends with its client", async () => {
  backends.agent.answer = (_req, res) => void res.end("x".repeat(3_000_000));
  const closed = await heard(`${pods}/one/log`);
  const length = typeof closed === "number" ? 0 : closed.messages.reduce((sum, [text]) => sum + text.length, 0);
  assert.is(length, 3_000_000);
  const ended = new Promise<void>((resolve) => {
    backends.agent.answer = (req, res) => {
      req.socket.once("close", () => resolve());
      res.write("first\n");
    };
  });
  const headers = { authorization: `Bearer ${api.server.token}` };
  const url = `${api.server.url.replace("http:", "ws:")}${pods}/one/log?follow=true`;
  const webSocket = new WebSocket(url, { headers });
  await new Promise<void>((resolve) => webSocket.on("message", (data) => String(data) === "first\n" && resolve()));
  webSocket.close();
  await ended;
});

test("a log is of all streams, or of the one that is asked for where the gate lets ask", async () => {
  const { agentTls, dial, agent } = backends;
  const own = await openApi({ agents: { agentTls, dial }, featureGates: { PodLogsQuerySplitStreams: "true" } });
  try {
    await own.post("/api/v1/nodes", { metadata: { name: "n1" } });
    const daemonEndpoints = { kubeletEndpoint: { Port: agent.port } };
    const addresses = [{ type: "InternalIP", address: "127.0.0.1" }];
    await own.patch("/api/v1/nodes/n1/status", "merge", { status: { addresses, daemonEndpoints } });
    await own.post(pods, pod("one", { spec: { nodeName: "n1" } }));
    agent.answer = (_req, res) => void res.end();
    for (const query of ["", "?stream=Stderr"]) await own.get(`${pods}/one/log${query}`);
    const refused = await own.get(`${pods}/one/log?stream=Stderr&tailLines=1`);
    assert.is(refused.status, 422, refused.text);
  } finally {
    await own.stop();
  }
  const paths = agent.requests.slice(-2).map(({ url }) => url);
  assert.equal(paths, ["/containerLogs/default/one/c?stream=All", "/containerLogs/default/one/c?stream=Stderr"]);
});

test("the log of a pod that no node runs is empty", async () => {
  const answer = await api.get(`${pods}/waiting/log`);
  assert.equal([answer.status, answer.text], [204, ""]);
  assert.is(answer.headers["content-length"], undefined, "RFC 9110 forbids it with a 204");
});

const agentFailures = [
  [400, 'container "c" in pod "one" is waiting to start: ContainerCreating', "BadRequest", (text: string) => text],
  [500, "boom", "InternalError", (text: string) => `Internal error occurred: ${text}`],
  [404, "x", "NotFound", () => "the server could not find the requested resource ( pods/log one)"],
  [403, "Forbidden (user=u)", "Forbidden", (text: string) => `${text} ( pods/log one)`],
] as const;

for (const [code, text, reason, message] of agentFailures) {
  test(`a log that the agent answers with ${code} is a Status of that code`, async () => {
    backends.agent.answer = (_req, res) => void res.writeHead(code).end(text);
    const answer = await api.get(`${pods}/one/log`);
    assert.equal([answer.status, answer.json.reason, answer.json.message], [code, reason, message(text)]);
  });
}

test("an agent cannot lead the server elsewhere", async () => {
  backends.agent.answer = (_req, res) => void res.writeHead(302, { location: "http://192.0.2.1/" }).end();
  const answer = await api.get(`${pods}/one/log`);
  assert.equal([answer.status, answer.json.message], [500, "redirects forbidden"]);
});

test("whoever is not allowed to is told so by the verb of the method", async () => {
  const seen: string[] = [];
  const own = await openApi({
    authorizer: ({ verb, resource, subresource, name }) => {
      seen.push(`${verb} ${resource}/${subresource} ${name}`);
      return { outcome: "noOpinion", reason: "" };
    },
  });
  try {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      assert.is((await own.call(method, `${services}/http:web:80/proxy/x`)).status, 403);
    }
    assert.is((await own.call("POST", `${pods}/one/exec`)).status, 403);
  } finally {
    await own.stop();
  }
  assert.equal(seen, [
    ...["get", "create", "update", "patch", "delete"].map((verb) => `${verb} services/proxy http:web:80`),
    "create pods/exec one",
  ]);
});

test("admission plugins see what is asked for, may change it and may refuse it", async () => {
  const seen: unknown[] = [];
  const plugin: AdmissionPlugin = {
    name: "NoShells",
    mutate: ({ operation, subresource, name, user, dryRun }, object) => {
      if (operation !== "connect") return;
      seen.push([subresource, name, user.name, dryRun, structuredClone(object)]);
      if (subresource === "attach") Object.assign(object, { container: "none" });
    },
    validate: ({ operation, name }, object) => {
      const [command] = (object as { readonly command?: readonly string[] }).command ?? [];
      if (operation !== "connect" || command !== "sh") return undefined;
      return forbidden({ group: "", resource: "pods" }, name, "no shells");
    },
  };
  const own = await openApi({ admissionPlugins: [plugin] });
  try {
    await own.post(pods, pod("one"));
    const refused = await own.post(`${pods}/one/exec?command=sh&command=-i&stdin=1&kind=x`, {});
    assert.equal([refused.status, refused.json.message], [403, 'pods "one" is forbidden: no shells']);
    const changed = await own.post(`${pods}/one/attach`, {});
    assert.equal(changed.json.message, "container none is not valid for pod one");
    assert.is((await own.get(`${pods}/http:one:80/proxy/a/b?path=x`)).status, 400);
    assert.is((await own.get(`${pods}/one/log?container=none`)).status, 400);
  } finally {
    await own.stop();
  }
  const type = (kind: string) => ({ kind, apiVersion: "v1" });
  assert.equal(seen, [
    ["exec", "one", "test-admin", false, { ...type("PodExecOptions"), command: ["sh", "-i"], stdin: true }],
    ["attach", "one", "test-admin", false, type("PodAttachOptions")],
    ["proxy", "http:one:80", "test-admin", false, { ...type("PodProxyOptions"), path: "/a/b" }],
  ]);
});

test("discovery lists them with the kinds of their options", async () => {
  const { resources } = (await api.get("/api/v1")).json;
  const listed = resources
    .filter(({ name }: { name: string }) => /\/(attach|exec|log|portforward|proxy)$/.test(name))
    .map((each: { name: string; kind: string; verbs: string[] }) => [each.name, each.kind, each.verbs.join()]);
  const all = "create,delete,get,patch,update";
  assert.equal(listed, [
    ["nodes/proxy", "NodeProxyOptions", all],
    ["pods/attach", "PodAttachOptions", "create,get"],
    ["pods/exec", "PodExecOptions", "create,get"],
    ["pods/log", "Pod", "get"],
    ["pods/portforward", "PodPortForwardOptions", "create,get"],
    ["pods/proxy", "PodProxyOptions", all],
    ["services/proxy", "ServiceProxyOptions", all],
  ]);
});

test.run();
