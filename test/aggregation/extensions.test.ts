import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { askUnlessKnown } from "../../runtime/aggregation/extensionServer.ts";
import { extensionSwagger } from "../../runtime/aggregation/extensionSwagger.ts";
import { stuckObjects } from "../../runtime/cli/doctor/stuckObjects.ts";
import { atOnce } from "../../runtime/lib/work.ts";
import { createTransport } from "../../runtime/client/index.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { type ExtensionServer, sharedDefinition, startExtensionServer } from "./extensionServer.ts";

const test = suite("API aggregation");

const apiServices = "/apis/apiregistration.orch.io/v1/apiservices";
const groupPath = "/apis/extension.example.com";
const things = `${groupPath}/v1/namespaces/default/things`;
const slices = "/apis/discovery.orch.io/v1/namespaces/default/endpointslices";

let api: Api;
let extension: ExtensionServer;
test.before(async () => {
  extension = await startExtensionServer();
  api = await openApi({
    undocumented: groupPath,
    agents: { dial: () => connect(extension.port, "127.0.0.1") },
    proxyClient: () => extension.proxyClient,
  });
});
test.after(async () => {
  await api.stop();
  await extension.stop();
});

const apiService = (more: object = {}) => ({
  metadata: { name: "v1.extension.example.com" },
  spec: {
    ...{ group: "extension.example.com", version: "v1", groupPriorityMinimum: 2000, versionPriority: 10 },
    ...{ service: { namespace: "default", name: "ext" }, caBundle: extension.caBundle, ...more },
  },
});
const service = { metadata: { name: "ext" }, spec: { ports: [{ name: "https", port: 443, targetPort: 8443 }] } };
const slice = (more: object = {}) => ({
  ...{ metadata: { name: "ext-1", labels: { "orch.io/service-name": "ext" } }, addressType: "IPv4" },
  ...{ endpoints: [{ addresses: ["10.1.2.3"] }], ports: [{ name: "https", port: 8443 }], ...more },
});

/** The condition that is not the one before, once it is there. */
async function available(reason: string): Promise<[status: string, message: string]> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const { json } = await api.get(`${apiServices}/v1.extension.example.com`);
    const [condition] = json.status?.conditions ?? [];
    if (condition?.reason === reason) return [condition.status, condition.message];
    await sleep(100);
  }
  throw new Error(`no reason ${reason}`);
}

/** Stores an APIService anew, so that it is checked at once. */
async function checked(more: object = {}): Promise<void> {
  await api.delete(`${apiServices}/v1.extension.example.com`);
  const made = await api.post(apiServices, apiService(more));
  assert.is(made.status, 201, made.text);
}

const created = async (path: string, body: object) => assert.is((await api.post(path, body)).status, 201);

test("an extension server that cannot be reached is not available, for the reason that the field gives", async () => {
  await checked();
  assert.equal(await available("ServiceNotFound"), ["False", 'service/ext in "default" is not present']);
  const refused = await api.get(things);
  assert.equal([refused.status, refused.text], [503, "service unavailable\n"]);
  assert.is((await api.get(`${groupPath}/v1`)).status, 503);
  await created("/api/v1/namespaces/default/services", service);
  await checked({ service: { namespace: "default", name: "ext", port: 444 } });
  assert.equal(await available("ServicePortError"), ["False", 'service/ext in "default" is not listening on port 444']);
  await checked();
  assert.equal(await available("EndpointsNotFound"), ["False", 'cannot find endpoints for service/ext in "default"']);
  await created(slices, slice({ endpoints: [] }));
  await checked();
  assert.equal(await available("MissingEndpoints"), [
    "False",
    'endpoints for service/ext in "default" have no addresses with port name "https"',
  ]);
  assert.is((await api.put(`${slices}/ext-1`, slice())).status, 200);
  await checked({ caBundle: undefined });
  const [status, message] = await available("FailedDiscoveryCheck");
  assert.is(status, "False");
  assert.match(
    message,
    /^failing or missing response from https:\/\/10\.1\.2\.3:8443\/apis\/[^ ]*: Get "https:.*certificate/,
  );
  await checked();
  assert.equal(await available("Passed"), ["True", "all checks passed"]);
});

test("what an extension server serves is not known before it has said so, whatever its status says", async () => {
  extension.isBroken = true;
  await checked();
  await available("FailedDiscoveryCheck");
  const conditions = [
    { type: "Available", status: "True", reason: "Passed", lastTransitionTime: "2026-01-01T00:00:00Z" },
  ];
  const path = `${apiServices}/v1.extension.example.com`;
  assert.is((await api.patch(`${path}/status`, "merge", { status: { conditions } })).status, 200);
  const accept = "application/json;g=apidiscovery.orch.io;v=v2;as=APIGroupDiscoveryList";
  const { json } = await api.get("/apis", { accept });
  const group = json.items.find(
    (each: { metadata: { name: string } }) => each.metadata.name === "extension.example.com",
  );
  assert.equal(group.versions, [{ version: "v1", resources: [], freshness: "Stale" }]);
  extension.isBroken = false;
  await checked();
  await available("Passed");
});

test("a request goes on to it as it is, with the user in headers and no credentials", async () => {
  extension.received.length = 0;
  const headers = { "x-remote-user": "mallory", "x-remote-group": "system:masters", "x-remote-extra-a": "b" };
  const answer = await api.call("POST", `${things}?dryRun=All`, { body: { kind: "Thing" }, headers });
  assert.equal([answer.status, answer.json.metadata.name, answer.headers["x-own"]], [200, "a", "yes"]);
  const [first] = extension.received;
  if (first === undefined) throw new Error("it has received nothing");
  const { method, url, headers: seen, body, client, serverName } = first;
  assert.equal([method, url, body], ["POST", `${things}?dryRun=All`, '{"kind":"Thing"}']);
  assert.equal([client, serverName], ["front-proxy-client", "ext.default.svc"]);
  assert.equal([seen["x-remote-user"], seen.authorization], ["test-admin", undefined]);
  assert.match(String(seen["x-remote-group"]), /system:masters/);
  assert.is(seen["x-remote-extra-a"], undefined);
});

test("it cannot lead a client elsewhere", async () => {
  const { status, text, headers } = await api.get(`${things}?leads=away`);
  const refused = "the backend attempted to redirect this request, which is not permitted\n";
  assert.equal([status, text, headers.location], [502, refused, undefined]);
});

test("those who may not are refused before the extension server hears of it", async () => {
  extension.received.length = 0;
  const refused = await api.call("GET", things, { token: "" });
  assert.ok([401, 403].includes(refused.status));
  assert.is(extension.received.length, 0);
});

test("a path with a slash in one of its parts reaches it only where the part is no name", async () => {
  extension.received.length = 0;
  for (const path of ["default%2Fthings", "default/things%2Fa", "default/things/a%2Fstatus"]) {
    const { status, text } = await api.get(`${groupPath}/v1/namespaces/${path}`);
    assert.equal([status, text], [404, "404 page not found\n"], path);
  }
  assert.equal(extension.received, []);
  await api.get(`${groupPath}/v1/%6eamespaces/default/things/a/shell/x%2Fy`);
  assert.is(extension.received[0]?.url, `${groupPath}/v1/%6eamespaces/default/things/a/shell/x%2Fy`);
});

test("a watch streams, and an upgrade passes", async () => {
  const { url, token } = api.server;
  const first = await new Promise<string>((resolve, reject) => {
    const outgoing = request(`${url}${things}?watch=true`, { headers: { authorization: `Bearer ${token}` } });
    outgoing.on("error", reject).on("response", (incoming) => {
      incoming.once("data", (chunk: Buffer) => {
        resolve(String(chunk));
        outgoing.destroy();
      });
    });
    outgoing.end();
  });
  assert.is(first, '{"type":"ADDED"}\n');
  const echoed = await new Promise<string>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, connection: "Upgrade", upgrade: "echo" };
    const outgoing = request(`${url}${things}/a/shell`, { headers });
    outgoing.on("error", reject).on("upgrade", (_answer, socket) => {
      socket.once("data", (chunk: Buffer) => {
        resolve(String(chunk));
        socket.destroy();
      });
      socket.write("hello");
    });
    outgoing.end();
  });
  assert.is(echoed, "hello");
});

test("discovery lists what it serves, and OpenAPI where its document is", async () => {
  const plain = (await api.get("/apis")).json.groups.find((each: { name: string }) =>
    each.name.startsWith("extension"),
  );
  const versions = [{ groupVersion: "extension.example.com/v1", version: "v1" }];
  assert.equal(plain, { name: "extension.example.com", versions, preferredVersion: versions[0] });
  assert.is((await api.get(groupPath)).json.kind, "APIGroup");
  assert.is((await api.get(`${groupPath}/v1`)).json.resources.length, 2);
  const as = "application/json;g=apidiscovery.orch.io;v=v2;as=APIGroupDiscoveryList";
  const group = async () => {
    const { json } = await api.get("/apis", { accept: as });
    return json.items.find((each: { metadata: { name: string } }) => each.metadata.name === "extension.example.com");
  };
  const responseKind = { group: "extension.example.com", version: "v1", kind: "Thing" };
  const subresources = [{ subresource: "status", responseKind, verbs: ["get"] }];
  assert.equal((await group()).versions, [
    {
      version: "v1",
      resources: [
        {
          ...{ resource: "things", responseKind, scope: "Namespaced", singularResource: "thing" },
          ...{ verbs: ["get", "list"], shortNames: ["th"], subresources },
        },
      ],
      freshness: "Current",
    },
  ]);
  const { json } = await api.get("/openapi/v3");
  const url = json.paths["apis/extension.example.com/v1"].serverRelativeURL;
  assert.is((await api.get(url)).json.info.title, "things");
  extension.isBroken = true;
  await checked();
  const [, message] = await available("FailedDiscoveryCheck");
  assert.match(message, /bad status from https:\/\/10\.1\.2\.3:8443\/apis\/extension\.example\.com\/v1: 500$/);
  assert.is((await group()).versions[0].freshness, "Stale");
  const { text } = await api.get("/metrics");
  assert.match(text, /^aggregator_unavailable_apiservice\{name="v1\.extension\.example\.com"\} 1$/m);
  assert.match(text, /^aggregator_unavailable_apiservice_total\{[^}]*reason="FailedDiscoveryCheck"\} 1$/m);
  extension.isBroken = false;
});

test("OpenAPI of version 2 has its paths, with definitions that do not get in the way of others", async () => {
  const swagger = async () => (await api.get("/openapi/v2")).json;
  extension.isBroken = true;
  await checked();
  await available("FailedDiscoveryCheck");
  const before = await swagger();
  extension.isBroken = false;
  await checked();
  await available("Passed");
  const { paths, definitions } = await swagger();
  const path = `${groupPath}/v1/things`;
  assert.equal(
    Object.keys(paths).filter((each) => before.paths[each] === undefined),
    [path],
  );
  assert.is(
    JSON.stringify(paths["/apis/apps/v1/deployments"]),
    JSON.stringify(before.paths["/apis/apps/v1/deployments"]),
  );
  const added = Object.keys(definitions).filter((each) => before.definitions[each] === undefined);
  const thing = "com.example.extension.v1.Thing";
  assert.equal(added.sort(), [thing, `${sharedDefinition}_v2`]);
  assert.equal(definitions[sharedDefinition], before.definitions[sharedDefinition]);
  const ref = (name: string) => ({ $ref: `#/definitions/${name}` });
  assert.equal(definitions[thing].properties, { metadata: ref(`${sharedDefinition}_v2`), self: ref(thing) });
  const accept = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";
  assert.ok((await api.get("/openapi/v2", { accept })).bytes.includes(path));
  extension.shared = before.definitions[sharedDefinition];
  await checked();
  await available("Passed");
  const now = (await swagger()).definitions;
  assert.equal(now[thing].properties.metadata, ref(sharedDefinition));
  assert.is(now[`${sharedDefinition}_v2`], undefined);
});

test("a document that an extension server has still is not sent again", async () => {
  const to = { name: "v1.extension.example.com", group: "extension.example.com", version: "v1" };
  const about = {
    ...{ ...to, service: { namespace: "default", name: "ext", port: 443 }, isInsecure: false, isAvailable: true },
    ...{ ca: Buffer.from(extension.caBundle, "base64").toString(), groupPriority: 1, versionPriority: 1 },
  };
  const options = {
    resolveService: async () => ({ host: "10.1.2.3", port: 8443 }),
    dial: { dial: () => connect(extension.port, "127.0.0.1"), agentTls: {}, timeoutMs: 5000 },
    clientPair: () => extension.proxyClient,
  };
  const asking = { path: "/openapi/v2", user: { name: "a", groups: [] }, signal: AbortSignal.timeout(5000) };
  const first = await askUnlessKnown(about, { ...asking, etag: undefined }, options);
  if (first === "known") throw new Error("nothing was known");
  const part = atOnce(extensionSwagger(first, about));
  assert.equal(Object.keys(part?.paths ?? {}), [`${groupPath}/v1/things`]);
  assert.is(await askUnlessKnown(about, { ...asking, etag: part?.etag }, options), "known");
  const own = '{"$ref":"#/definitions/__proto__"}';
  const looping = `{"swagger":"2.0","paths":{"${groupPath}/v1/":${own}},"definitions":{"__proto__":${own}}}`;
  const ended = atOnce(extensionSwagger({ text: looping, etag: "" }, about));
  assert.equal(Object.keys(ended?.definitions ?? {}), ["__proto__"]);
  for (const text of ["[]", "{", "{}", "[".repeat(1_000_000)])
    assert.is(atOnce(extensionSwagger({ text, etag: "" }, about)), undefined);
});

test("its APIService says where discovery lists it", async () => {
  const place = async () => {
    const { groups } = (await api.get("/apis")).json;
    return groups.findIndex((each: { name: string }) => each.name === "extension.example.com") - groups.length;
  };
  assert.is(await place(), -1, "groups of the server have a higher priority");
  const change = { spec: { groupPriorityMinimum: 16150 } };
  assert.is((await api.patch(`${apiServices}/v1.extension.example.com`, "merge", change)).status, 200);
  assert.is(await place(), -2, "before flowcontrol");
});

test("no server takes the place of this one for APIServices themselves, so that they can be deleted", async () => {
  const group = "apiregistration.orch.io";
  const name = `v1.${group}`;
  const made = await api.post(apiServices, { ...apiService({ group }), metadata: { name } });
  assert.is(made.status, 201, made.text);
  assert.is((await api.get(`${apiServices}/${name}`)).status, 200);
  assert.is((await api.delete(`${apiServices}/${name}`)).status, 200);
});

test("doctor says that what it serves cannot be listed, and goes on with the rest", async () => {
  await checked();
  await available("Passed");
  const transport = createTransport({ server: api.server.url, token: api.server.token });
  const asked = { transport, apiDomain: "orch.io", nowMs: Date.now, signal: AbortSignal.timeout(10_000) };
  const findings = await stuckObjects(asked);
  transport.close();
  assert.equal(
    findings.map(({ subject, text }) => `${subject} ${text.slice(0, 17)}`),
    ["things.extension.example.com cannot be listed:"],
  );
});

test("it comes back by itself, and goes with its APIService", async () => {
  extension.isBroken = true;
  await checked();
  await available("FailedDiscoveryCheck");
  extension.isBroken = false;
  assert.equal(await available("Passed"), ["True", "all checks passed"]);
  assert.is((await api.get(`${things}/a`)).status, 200);
  assert.is((await api.delete(`${apiServices}/v1.extension.example.com`)).status, 200);
  assert.is((await api.get(`${things}/a`)).status, 404);
  assert.is((await api.get(groupPath)).status, 404);
  assert.not.match((await api.get("/metrics")).text, /^aggregator_unavailable_apiservice\{/m);
});

test.run();
