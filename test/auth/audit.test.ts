import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { AuditedRequest } from "../../runtime/auth/audit/auditedRequest.ts";
import { EventWriter } from "../../runtime/auth/audit/eventText.ts";
import type { AuditDecision } from "../../runtime/auth/audit/policy.ts";
import { legacyText } from "../../runtime/auth/audit/legacyText.ts";
import { sourceAddresses } from "../../runtime/auth/audit/sourceAddresses.ts";
import { suite } from "../harness/suite.ts";
import { type AuditedServer, eventually, type Parsed, type Sent, startAudited } from "./auditServer.ts";

const test = suite("auth/audit");

const policy = `omitManagedFields: true
rules:
- { level: None, users: [alice], verbs: [get], nonResourceURLs: [/healthz*, /metrics] }
- { level: Metadata, resources: [{ group: "", resources: [secrets, serviceaccounts/token] }] }
- { level: Request, resources: [{ group: "", resources: [services] }] }
- { level: Metadata, resources: [{ group: "", resources: [configmaps], resourceNames: [picked] }] }
- { level: Metadata, users: [alice], omitStages: [RequestReceived] }
- { level: Metadata, nonResourceURLs: ["*"] }
- { level: RequestResponse }
`;

/** The webhook is asked about nothing, as its condition cannot be evaluated for what is no resource. */
const authorization = (kubeconfig: string) => `apiVersion: apiserver.config.orch.io/v1
kind: AuthorizationConfiguration
authorizers:
- type: Webhook
  name: hook
  webhook:
    timeout: 3s
    subjectAccessReviewVersion: v1
    matchConditionSubjectAccessReviewVersion: v1
    failurePolicy: Deny
    connectionInfo: { type: KubeConfigFile, kubeConfigFile: ${kubeconfig} }
    matchConditions:
    - expression: request.user == 'bob' && request.resourceAttributes.namespace == 'there'
- { type: RBAC, name: rbac }
- { type: AlwaysAllow, name: alwaysallow }
`;

let audited: AuditedServer;
const folder = mkdtempSync(join(tmpdir(), "orch-audited-"));
test.before(async () => {
  const [configuration, kubeconfig] = [join(folder, "authorization.yaml"), join(folder, "hook.kubeconfig")];
  const hook = {
    clusters: [{ name: "c", cluster: { server: "https://127.0.0.1:1" } }],
    users: [{ name: "u", user: {} }],
  };
  const context = { "current-context": "x", contexts: [{ name: "x", context: { cluster: "c", user: "u" } }] };
  writeFileSync(kubeconfig, JSON.stringify({ apiVersion: "v1", kind: "Config", ...hook, ...context }));
  writeFileSync(configuration, authorization(kubeconfig));
  audited = await startAudited(policy, [
    ...["--max-mutating-requests-inflight", "1", "--enable-priority-and-fairness=false"],
    ...["--authorization-config", configuration, "--runtime-config", "networking.orch.io/v1beta1=true"],
  ]);
});
test.after(async () => {
  await audited.stop();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;

/** Sends a request with an audit id of its own; returns the answer's status and the events. */
async function eventsOf(request: Sent, expected: number): Promise<{ status: number; events: Parsed[] }> {
  const auditId = `request-${count++}`;
  const headers = { "user-agent": "tester/1", ...request.headers, "audit-id": auditId };
  const { status } = await audited.send({ ...request, headers });
  return { status, events: await audited.events(auditId, expected) };
}

/** Without what differs from run to run. */
function steady(event: Parsed): Parsed {
  const { auditID: _id, requestReceivedTimestamp: received, stageTimestamp: time, ...others } = event;
  assert.match(received, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  assert.ok(received <= time);
  return others;
}

const common = { kind: "Event", apiVersion: "audit.orch.io/v1", sourceIPs: ["127.0.0.1"], userAgent: "tester/1" };
const admin = { username: "admin", uid: "1", groups: ["system:masters", "system:authenticated"] };
const alice = { username: "alice", uid: "2", groups: ["dev", "ops", "system:authenticated"] };
const allowed = { "authorization.orch.io/decision": "allow", "authorization.orch.io/reason": "" };
const maps = "/api/v1/namespaces/default/configmaps";

test("a read at level Metadata is two events without objects", async () => {
  const { events } = await eventsOf({ path: "/version?x=%22" }, 2);
  const both = { ...common, level: "Metadata", requestURI: "/version?x=%22", verb: "get", user: admin };
  assert.equal(events.map(steady), [
    { ...both, stage: "RequestReceived" },
    { ...both, stage: "ResponseComplete", responseStatus: { metadata: {}, code: 200 }, annotations: allowed },
  ]);
});

const type = { kind: "ConfigMap", apiVersion: "v1" };

test("a create at level RequestResponse has the body and the answer, and the name that the body says", async () => {
  const body = { metadata: { name: "a" }, data: { k: "v" } };
  const path = `${maps}?fieldManager=m`;
  const { events } = await eventsOf({ method: "POST", path, body: JSON.stringify(body, null, 2) }, 2);
  const both = { ...common, level: "RequestResponse", requestURI: path, verb: "create", user: admin };
  const [received, { responseObject, ...complete }] = events.map(steady);
  const place = { resource: "configmaps", namespace: "default", apiVersion: "v1" };
  assert.equal(received, { ...both, stage: "RequestReceived", objectRef: place });
  assert.equal(complete, {
    ...{ ...both, stage: "ResponseComplete", objectRef: { ...place, name: "a" } },
    ...{ responseStatus: { metadata: {}, code: 201 }, requestObject: { ...type, ...body }, annotations: allowed },
  });
  const { uid, creationTimestamp, resourceVersion, ...metadata } = responseObject.metadata;
  assert.equal(metadata, { name: "a", namespace: "default" });
  assert.type(uid, "string");
  assert.type(creationTimestamp, "string");
  const update = { metadata: { name: "a", uid, resourceVersion }, data: { k: "w" } };
  const written = await eventsOf({ method: "PUT", path: `${maps}/a`, body: update }, 2);
  const named = { resource: "configmaps", namespace: "default", name: "a", uid, apiVersion: "v1", resourceVersion };
  assert.equal(written.events[1].objectRef, named);
});

test("bodies in other encodings are logged as JSON", async () => {
  const contentType = "application/yaml";
  const create = {
    method: "POST",
    path: maps,
    body: "metadata: { name: other }\ndata:\n  k: v\n",
    contentType,
  } as const;
  const { events } = await eventsOf({ ...create, accept: "application/vnd.kubernetes.protobuf" }, 2);
  const { requestObject, responseObject } = events[1];
  assert.equal(requestObject, { ...type, metadata: { name: "other" }, data: { k: "v" } });
  assert.equal([responseObject.kind, responseObject.data], ["ConfigMap", { k: "v" }]);
  const listed = await eventsOf({ path: maps, accept: "application/vnd.kubernetes.protobuf" }, 2);
  const { kind, items } = listed.events[1].responseObject;
  assert.equal([kind, items.map((each: Parsed) => each.metadata.name)], ["ConfigMapList", ["a", "other"]]);
  assert.not.match(JSON.stringify(listed.events), "managedFields");
});

test("patches, applies and options of deletes are logged as they were sent", async () => {
  const patch = { method: "PATCH", path: `${maps}/other`, body: { data: { k: "w" } } } as const;
  const merged = await eventsOf({ ...patch, contentType: "application/merge-patch+json" }, 2);
  assert.equal(merged.events[1].requestObject, { data: { k: "w" } });
  const body = "apiVersion: v1\nkind: ConfigMap\nmetadata: { name: z }\n";
  const apply = { method: "PATCH", path: `${maps}/z?fieldManager=m`, body } as const;
  const applied = await eventsOf({ ...apply, contentType: "application/apply-patch+yaml" }, 2);
  assert.equal(applied.events[1].requestObject, { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "z" } });
  assert.equal(applied.events[1].responseStatus, { metadata: {}, code: 201 });
  const removed = await eventsOf({ method: "DELETE", path: `${maps}/z`, body: { gracePeriodSeconds: 0 } }, 2);
  const { requestObject, responseObject, responseStatus } = removed.events[1];
  assert.is(requestObject.gracePeriodSeconds, 0);
  assert.is(responseObject.status, "Success");
  assert.is(responseStatus.code, 200);
  assert.is(responseStatus.status, "Success");
});

test("at level Request the answer is left out, and a failure is a Status", async () => {
  const path = "/api/v1/namespaces/default/services";
  const body = { metadata: { name: "Bad" } };
  const { status, events } = await eventsOf({ method: "POST", path, body }, 2);
  assert.is(status, 422);
  const { requestObject, responseObject, responseStatus } = events[1];
  assert.equal(requestObject, {
    ...{ kind: "Service", apiVersion: "v1", ...body, status: { loadBalancer: {} } },
    spec: { type: "ClusterIP", sessionAffinity: "None", internalTrafficPolicy: "Cluster" },
  });
  assert.is(responseObject, undefined);
  assert.equal([responseStatus.status, responseStatus.reason, responseStatus.code], ["Failure", "Invalid", 422]);
});

test("the values of secrets and tokens are nowhere in a log that has them at level Metadata", async () => {
  const path = "/api/v1/namespaces/default/secrets";
  const body = { metadata: { name: "s" }, stringData: { password: "hunter2" } };
  const created = await eventsOf({ method: "POST", path, body }, 2);
  await eventsOf({ path: `${path}/s` }, 2);
  await eventsOf({ path }, 2);
  assert.equal(created.events[1].objectRef, { resource: "secrets", namespace: "default", name: "s", apiVersion: "v1" });
  await audited.send({
    method: "POST",
    path: "/api/v1/namespaces/default/serviceaccounts",
    body: { metadata: { name: "sa" } },
  });
  const token = { method: "POST", path: "/api/v1/namespaces/default/serviceaccounts/sa/token", body: {} } as const;
  const issued = await eventsOf(token, 2);
  assert.equal([issued.status, issued.events[1].objectRef.subresource], [201, "token"]);
  const text = audited.lines().join("\n");
  assert.not.match(text, "hunter2");
  assert.not.match(text, Buffer.from("hunter2").toString("base64"));
  assert.not.match(text, /eyJ[\w-]+\.eyJ/);
});

test("omitted stages are left out, and a level of None leaves nothing", async () => {
  const before = audited.lines().length;
  await audited.send({ path: "/healthz", user: "alice", headers: { "audit-id": "none" } });
  const { events } = await eventsOf({ path: maps, user: "alice" }, 1);
  assert.equal(
    events.map((each) => [each.stage, each.user]),
    [["ResponseComplete", alice]],
  );
  assert.is(audited.lines().length, before + 1);
});

test("a request with a wrong token is one event without a user", async () => {
  const { status, events } = await eventsOf({ path: maps, user: "nobody-knows" }, 1);
  assert.is(status, 401);
  const { responseStatus, responseObject, ...event } = steady(events[0]);
  assert.equal(event, {
    ...{ ...common, level: "RequestResponse", stage: "ResponseStarted", requestURI: maps, verb: "list", user: {} },
    objectRef: { resource: "configmaps", namespace: "default", apiVersion: "v1" },
  });
  assert.equal(responseStatus, {
    ...{ metadata: {}, status: "Failure", message: "Unauthorized", reason: "Unauthorized", code: 401 },
  });
  assert.equal(responseObject, { kind: "Status", apiVersion: "v1", ...responseStatus });
});

test("a watch is logged when it starts and when it ends", async () => {
  const path = `${maps}?watch=1&timeoutSeconds=1`;
  const { events } = await eventsOf({ path }, 3);
  assert.equal(
    events.map((each) => [each.stage, each.verb, each.responseStatus]),
    [
      ["RequestReceived", "watch", undefined],
      ["ResponseStarted", "watch", { metadata: {}, code: 200 }],
      ["ResponseComplete", "watch", { metadata: {}, code: 200 }],
    ],
  );
  assert.ok(Date.parse(events[2].stageTimestamp) - Date.parse(events[1].stageTimestamp) > 500);
});

test("a list or watch that selects one name is about the object of this name, to rules as well", async () => {
  for (const search of ["?fieldSelector=metadata.name%3Dpicked", "?fieldSelector=data%3Dx,metadata.name%3Dpicked"]) {
    const { events } = await eventsOf({ path: `${maps}${search}` }, 2);
    const { level, objectRef } = events[1];
    assert.is(level, "Metadata");
    assert.equal(objectRef, { resource: "configmaps", namespace: "default", name: "picked", apiVersion: "v1" });
  }
  const watched = await eventsOf({ path: `${maps}?watch=1&timeoutSeconds=1&fieldSelector=metadata.name%3Da` }, 3);
  assert.equal(
    watched.events.map(({ level, objectRef }) => [level, objectRef.name]),
    [
      ["RequestResponse", "a"],
      ["RequestResponse", "a"],
      ["RequestResponse", "a"],
    ],
  );
});

test("a request for a kind that is deprecated says so, and in which release it will be gone", async () => {
  const lasting = await eventsOf({ path: "/api/v1/namespaces/default/endpoints" }, 2);
  assert.equal(lasting.events[1].annotations, { ...allowed, "orch.io/deprecated": "true" });
  const gone = await eventsOf({ path: "/apis/networking.orch.io/v1beta1/ipaddresses" }, 2);
  const annotations = { ...allowed, "orch.io/deprecated": "true", "orch.io/removed-release": "1.37" };
  assert.equal(gone.events[1].annotations, annotations);
});

test("a request that an authorizer failed at has no decision, and the reason says so", async () => {
  const { status, events } = await eventsOf({ path: "/version", user: "bob" }, 2);
  assert.is(status, 500);
  assert.equal(events[1].annotations, { "authorization.orch.io/reason": "internal error" });
});

test("a watch over a WebSocket starts with 101", async () => {
  const { server } = audited;
  const headers = { authorization: "Bearer admin", connection: "Upgrade", upgrade: "websocket", "audit-id": "socket" };
  const more = { "sec-websocket-version": "13", "sec-websocket-key": "x".repeat(22) + "==" };
  const all = { ca: server.certificates.ca.cert, headers: { ...headers, ...more } };
  const request = httpsRequest(`${server.url}${maps}?watch=1`, all);
  request.on("upgrade", (_, socket) => socket.destroy());
  request.end();
  const events = await audited.events("socket", 3);
  const found = events.map((each) => [each.stage, each.responseStatus?.code]);
  assert.equal(found, [
    ["RequestReceived", undefined],
    ["ResponseStarted", 101],
    ["ResponseComplete", 101],
  ]);
});

test("a request that is refused while too many are in flight is logged with its 429", async () => {
  const slow = httpsRequest(`${audited.server.url}${maps}/held`, {
    ...{ method: "PUT", ca: audited.server.certificates.ca.cert },
    headers: { authorization: "Bearer alice", "content-type": "application/json", "content-length": "10" },
  });
  slow.on("error", () => {});
  slow.flushHeaders();
  const path = `${maps}/refused`;
  const body = { metadata: { name: "refused" } };
  const full = await eventually(async () => {
    const sent = await eventsOf({ method: "PUT", path, body, user: "bob" }, 2);
    return sent.status === 429 ? sent : undefined;
  }).finally(() => slow.destroy());
  assert.equal(full.events[1].responseStatus, { metadata: {}, code: 429 });
});

test("a request that acts as another user is logged under its sender, with the user it acts as", async () => {
  const headers = { "impersonate-user": "jane", "impersonate-group": "readers" };
  const { status, events } = await eventsOf({ path: `${maps}/a`, headers }, 2);
  assert.is(status, 200);
  const [received, complete] = events;
  assert.equal([received.user, received.impersonatedUser], [admin, undefined]);
  const jane = { username: "jane", groups: ["readers", "system:authenticated"] };
  assert.equal([complete.user, complete.impersonatedUser], [admin, jane]);
});

test("names of proxies come before the connection's own address, and only addresses count", () => {
  const remote = "::ffff:192.0.2.9";
  const cases: readonly (readonly [forwarded: string, real: string, found: readonly string[]])[] = [
    ["", "", ["192.0.2.9"]],
    ["198.51.100.1, nonsense, 2001:db8::1", "", ["198.51.100.1", "2001:db8::1", "192.0.2.9"]],
    ["198.51.100.1", "198.51.100.1", ["198.51.100.1", "192.0.2.9"]],
    ["", "198.51.100.2", ["198.51.100.2", "192.0.2.9"]],
    ["192.0.2.9", "", ["192.0.2.9"]],
  ];
  for (const [forwarded, real, found] of cases) {
    assert.equal(sourceAddresses({ "x-forwarded-for": forwarded, "x-real-ip": real }, remote), found);
  }
});

test("headers that a client writes are escaped, and a long User-Agent is cut", async () => {
  const agent = `"\\ ${"x".repeat(2000)}`;
  const { events } = await eventsOf(
    { path: "/version", headers: { "user-agent": agent, "x-real-ip": "192.0.2.7" } },
    2,
  );
  assert.is(events[1].userAgent, `${agent.slice(0, 1024)}...TRUNCATED`);
  assert.equal(events[1].sourceIPs, ["192.0.2.7", "127.0.0.1"]);
});

test("an event names the real user and the impersonated one", () => {
  const state = {
    user: { name: "jane", groups: ["g"] },
    impersonator: { name: "admin", groups: [] },
    info: {
      ...{ verb: "get", isResourceRequest: false, path: "/version", group: "", version: "", resource: "" },
      ...{ subresource: "", namespace: "", name: "" },
    },
  };
  const arrival = { auditId: "1", receivedUs: 1e15, url: "/version", headers: {}, remoteAddress: "::1" };
  const decision: AuditDecision = { level: "Metadata", omitStages: new Set(), omitManagedFields: false };
  const writer = new EventWriter("orch.io");
  const lines: string[] = [];
  const request = new AuditedRequest(arrival, state, {
    decide: () => decision,
    emit: (each, stage) => {
      lines.push(writer.json(writer.parts(each, stage, 1e15 + 1)), legacyText(each, stage));
      return undefined;
    },
  });
  void request.received();
  const event = JSON.parse(lines[0] ?? "");
  assert.equal([event.user, event.impersonatedUser], [{ username: "admin" }, { username: "jane", groups: ["g"] }]);
  assert.is(event.requestReceivedTimestamp, "2001-09-09T01:46:40.000000Z");
  assert.is(
    lines[1],
    '2001-09-09T01:46:40.000000Z AUDIT: id="1" stage="RequestReceived" ip="::1" method="get" user="admin" ' +
      'groups="<none>" as="jane" asgroups="\\"g\\"" user-agent="" namespace="<none>" uri="/version" ' +
      'response="<deferred>"',
  );
});

test("levels and events are counted", async () => {
  const { length } = audited.lines();
  assert.ok((await audited.metric("apiserver_audit_event_total")) >= length);
  assert.ok((await audited.metric('apiserver_audit_level_total{level="None"}')) >= 1);
  assert.ok((await audited.metric('apiserver_audit_level_total{level="Metadata"}')) >= 1);
  assert.equal(audited.logged, []);
});

test.run();
