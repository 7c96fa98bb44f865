import { request } from "node:http";
import * as assert from "uvu/assert";
import { MetricRegistry } from "../../runtime/metrics/metricRegistry.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage, WriteOperation } from "../../runtime/storage/storage.ts";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { seriesValue } from "../harness/metrics.ts";
import { openWatch } from "../harness/watch.ts";
import { suite } from "../harness/suite.ts";
import { core } from "./literal.ts";

const test = suite("api flow control");

const base = "/apis/flowcontrol.apiserver.orch.io/v1";
const schemasPath = `${base}/flowschemas`;
const levelsPath = `${base}/prioritylevelconfigurations`;
const configMaps = core("default", "configmaps");
const patienceMs = 4000;

let api: Api;
test.before(async () => {
  const users = { ann: { name: "ann", groups: [] }, bob: { name: "bob", groups: [] } };
  api = await openApi({ flowControlSeats: 100, users, metrics: new MetricRegistry({ prefix: "orch", native: false }) });
});
test.after(() => api.stop());

const named = async (path: string) => {
  const { items } = (await api.get(path)).json as { items: readonly { metadata: { name: string } }[] };
  return items.map(({ metadata }) => metadata.name).join(" ");
};

async function until<T>(look: () => Promise<T>, isRight: (found: T) => boolean): Promise<T> {
  for (const endMs = Date.now() + patienceMs; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const found = await look();
    if (isRight(found)) return found;
    if (Date.now() > endMs) throw new Error(`still ${JSON.stringify(found)}`);
  }
}

test("a server makes the schemas and levels that every server has", async () => {
  assert.is(
    await named(schemasPath),
    "catch-all exempt global-default orch-controller-manager orch-scheduler orch-system-service-accounts probes " +
      "service-accounts system-leader-election system-node-high system-nodes",
  );
  assert.is(
    await named(levelsPath),
    "catch-all exempt global-default leader-election node-high system workload-high workload-low",
  );
  const { metadata, spec } = (await api.get(`${levelsPath}/workload-low`)).json;
  assert.equal(metadata.annotations, { "apf.orch.io/autoupdate-spec": "true" });
  assert.equal(spec, {
    type: "Limited",
    limited: {
      nominalConcurrencyShares: 100,
      limitResponse: { type: "Queue", queuing: { queues: 128, handSize: 6, queueLengthLimit: 50 } },
      lendablePercent: 90,
    },
  });
});

test("what the server makes is managed by its producer", async () => {
  const paths = [
    `${schemasPath}/exempt`,
    `${schemasPath.replace("flowschemas", "prioritylevelconfigurations")}/exempt`,
  ];
  for (const path of paths) {
    const { managedFields } = (await api.get(path)).json.metadata;
    const own = managedFields.filter((each: { subresource?: string }) => each.subresource === undefined);
    assert.equal(
      own.map((each: { manager: string }) => each.manager),
      ["api-priority-and-fairness-config-producer-v1"],
    );
  }
});

test("every answer names the schema and level of its request", async () => {
  const uidOf = async (path: string) => (await api.get(path)).json.metadata.uid as string;
  const expected = async (schema: string, level: string) => [
    await uidOf(`${schemasPath}/${schema}`),
    await uidOf(`${levelsPath}/${level}`),
  ];
  const headersOf = ({ headers }: Answer) => {
    return [headers["x-orch-pf-flowschema-uid"], headers["x-orch-pf-prioritylevel-uid"]];
  };
  assert.equal(headersOf(await api.get(configMaps)), await expected("exempt", "exempt"));
  const usual = await expected("global-default", "global-default");
  assert.equal(headersOf(await api.call("GET", configMaps, { token: "ann" })), usual);
  assert.equal(headersOf(await api.call("GET", `${configMaps}/none`, { token: "ann" })), usual, "an error");
});

const level = (name: string, limited: object) => ({
  apiVersion: "flowcontrol.apiserver.orch.io/v1",
  kind: "PriorityLevelConfiguration",
  metadata: { name },
  spec: { type: "Limited", limited },
});
const schema = (name: string, levelName: string, user: string) => ({
  apiVersion: "flowcontrol.apiserver.orch.io/v1",
  kind: "FlowSchema",
  metadata: { name },
  spec: {
    priorityLevelConfiguration: { name: levelName },
    matchingPrecedence: 50,
    distinguisherMethod: { type: "ByUser" },
    rules: [
      {
        subjects: [{ kind: "User", user: { name: user } }],
        resourceRules: [{ verbs: ["*"], apiGroups: [""], resources: ["configmaps"], namespaces: ["*"] }],
      },
    ],
  },
});

test("a schema that is removed while its condition is written is no error", async () => {
  for (let round = 0; round < 30; round++) {
    const made = await Promise.all(
      [0, 1, 2].map((index) => api.post(schemasPath, schema(`brief-${index}`, "none", "x"))),
    );
    assert.equal(
      made.map(({ status }) => status),
      [201, 201, 201],
    );
    await Promise.all([2, 1, 0].map((index) => api.delete(`${schemasPath}/brief-${index}`)));
  }
  assert.equal(api.server.errors, []);
});

/** A write whose body is on its way until it is ended; it holds a seat meanwhile. */
function slowWrite(token: string) {
  const { port } = new URL(api.server.url);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "content-length": "2" };
  const outgoing = request({ host: "127.0.0.1", port, method: "POST", path: configMaps, headers, agent: false });
  const ended = new Promise<number>((resolve) => {
    outgoing.on("error", () => resolve(0));
    outgoing.on("response", (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode ?? 0);
    });
  });
  outgoing.write("{");
  return {
    ended,
    breakOff: () => outgoing.destroy(),
    end: () => {
      outgoing.end("}");
      return ended;
    },
  };
}

const metric = async (series: string) => seriesValue((await api.get("/metrics")).text, series) ?? 0;
const labels = (of: string) => `{flow_schema="${of}",priority_level="${of}"}`;
const executing = (of: string) => metric(`apiserver_flowcontrol_current_executing_requests${labels(of)}`);
const waiting = (of: string) => metric(`apiserver_flowcontrol_current_inqueue_requests${labels(of)}`);

test("a level that rejects answers 429 while its seats are taken, and other users' requests go on", async () => {
  const none = { nominalConcurrencyShares: 1, borrowingLimitPercent: 0, limitResponse: { type: "Reject" } };
  assert.is((await api.post(levelsPath, level("narrow", none))).status, 201);
  assert.is((await api.post(schemasPath, schema("narrow", "narrow", "ann"))).status, 201);
  const write = slowWrite("ann");
  await until(
    () => executing("narrow"),
    (count) => count === 1,
  );
  const refused = await api.call("GET", configMaps, { token: "ann" });
  assert.equal(
    [refused.status, refused.headers["retry-after"], refused.text],
    [429, "1", "Too many requests, please try again later.\n"],
  );
  assert.ok(refused.headers["x-orch-pf-flowschema-uid"] !== undefined);
  assert.is(await metric(`apiserver_flowcontrol_request_concurrency_in_use${labels("narrow")}`), 1);
  for (const name of ["request_concurrency_limit", "nominal_limit_seats"]) {
    assert.is(await metric(`apiserver_flowcontrol_${name}{priority_level="narrow"}`), 1);
  }
  assert.is((await api.call("GET", configMaps, { token: "bob" })).status, 200);
  assert.is(await write.end(), 422);
  assert.is((await api.call("GET", configMaps, { token: "ann" })).status, 200);
  assert.is(await executing("narrow"), 0);
  const reason = 'apiserver_flowcontrol_rejected_requests_total{flow_schema="narrow",priority_level="narrow",reason=';
  assert.is(await metric(`${reason}"concurrency-limit"}`), 1);
});

test("a level with queues lets requests wait for their turn, and no longer than a quarter of their time", async () => {
  const queuing = { queues: 4, handSize: 1, queueLengthLimit: 2 };
  const limited = { nominalConcurrencyShares: 1, borrowingLimitPercent: 0, limitResponse: { type: "Queue", queuing } };
  assert.is((await api.post(levelsPath, level("queued", limited))).status, 201);
  assert.is((await api.post(schemasPath, schema("queued", "queued", "bob"))).status, 201);
  const write = slowWrite("bob");
  await until(
    () => executing("queued"),
    (count) => count === 1,
  );
  const late = await api.call("GET", `${configMaps}?timeout=1s`, { token: "bob" });
  assert.is(late.status, 429);
  const reads = [1, 2].map(() => api.call("GET", configMaps, { token: "bob" }));
  await until(
    () => waiting("queued"),
    (count) => count === 2,
  );
  assert.is((await api.call("GET", configMaps, { token: "bob" })).status, 429, "the queue is full");
  const dumped = (await api.get("/debug/api_priority_and_fairness/dump_requests?includeRequestDetails=1")).text;
  const lines = dumped.split("\n").filter((each) => each.startsWith("queued,"));
  assert.equal(
    lines.map((each) =>
      each
        .split(/, */)
        .slice(3, 5)
        .concat(each.split(/, */)[11] ?? ""),
    ),
    [
      ["-1", "bob", "create"],
      ["0", "bob", "list"],
      ["1", "bob", "list"],
    ],
  );
  const sum = 'authorization_duration_seconds_sum{result="allowed"}';
  const before = await metric(sum);
  assert.ok(before > 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.is(await write.end(), 422);
  for (const each of reads) assert.is((await each).status, 200);
  assert.ok((await metric(sum)) - before < 0.2, "the authorizer is not what they waited for");
  const reason = 'apiserver_flowcontrol_rejected_requests_total{flow_schema="queued",priority_level="queued",reason=';
  assert.is(await metric(`${reason}"time-out"}`), 1);
  assert.is(await metric(`${reason}"queue-full"}`), 1);
});

test("a client that goes away while it waits leaves its place", async () => {
  const [first, second] = [slowWrite("bob"), slowWrite("bob")];
  await until(
    () => waiting("queued"),
    (count) => count === 1,
  );
  second.breakOff();
  await until(
    () => waiting("queued"),
    (count) => count === 0,
  );
  first.breakOff();
  await until(
    () => executing("queued"),
    (count) => count === 0,
  );
});

test("a watch gives its seat back as it begins, and one that is refused too", async () => {
  const watches = await Promise.all([1, 2, 3].map(() => api.watch(`${configMaps}?watch=true`)));
  assert.ok(watches.every((each) => each.status === 200));
  const url = `${api.server.url}${configMaps}?watch=true`;
  const open = await openWatch({ url, token: "ann", headers: {}, check: () => {} });
  assert.is(open.status, 200);
  await until(
    () => executing("narrow"),
    (count) => count === 0,
  );
  assert.is((await api.call("GET", configMaps, { token: "ann" })).status, 200, "while the watch is open");
  assert.is((await api.call("GET", `${configMaps}?watch=true&resourceVersion=x`, { token: "ann" })).status, 400);
  await until(
    () => executing("narrow"),
    (count) => count === 0,
  );
  open.close();
});

test("a list takes a seat for each hundred objects that it goes through", async () => {
  const many = core("default", "secrets");
  for (let index = 0; index < 150; index += 1) await api.post(many, { metadata: { name: `s-${index}` } });
  const seats =
    'apiserver_flowcontrol_work_estimated_seats_sum{flow_schema="global-default",priority_level="global-default"}';
  const before = await metric(seats);
  const taken = async (query: string) => {
    const start = await metric(seats);
    assert.is((await api.call("GET", `${many}${query}`, { token: "ann" })).status, 200);
    return (await metric(seats)) - start;
  };
  assert.ok(before >= 0);
  assert.equal(
    [await taken(""), await taken("?limit=90"), await taken("?limit=90&labelSelector=a%3Db"), await taken("/s-1")],
    [2, 1, 2, 1],
  );
});

test("a schema whose level is missing says so, is passed over, and counts again when the level is there", async () => {
  assert.is((await api.post(schemasPath, schema("early", "later", "carl"))).status, 201);
  const dangling = async () => {
    const { status } = (await api.get(`${schemasPath}/early`)).json;
    return (status?.conditions ?? []).map(
      (each: Record<string, string>) => `${each.status} ${each.reason} ${each.message}`,
    );
  };
  const begin = 'This FlowSchema references the PriorityLevelConfiguration object named "later"';
  const [missing] = await until(dangling, (found) => found.length === 1);
  assert.is(missing, `True NotFound ${begin} but there is no such object`);
  assert.is((await api.post(levelsPath, level("later", { limitResponse: { type: "Reject" } }))).status, 201);
  await until(dangling, ([found]) => found === `False Found ${begin} and it exists`);
  const { managedFields, generation } = (await api.get(`${schemasPath}/early`)).json.metadata;
  assert.is(generation, 1);
  const [writer] = managedFields.filter((each: { subresource?: string }) => each.subresource === "status");
  assert.is(writer.manager, "api-priority-and-fairness-config-consumer-v1");
});

test("a mandatory object that is deleted comes back, and its level counts meanwhile", async () => {
  assert.is((await api.delete(`${levelsPath}/catch-all`)).status, 200);
  assert.is((await api.delete(`${schemasPath}/exempt`)).status, 200);
  assert.is((await api.get(configMaps)).status, 200);
  await until(
    () => api.get(`${levelsPath}/catch-all`),
    ({ status }) => status === 200,
  );
  await until(
    () => api.get(`${schemasPath}/exempt`),
    ({ status }) => status === 200,
  );
});

test("requests are taken while the last schema leads nowhere and is not restored yet", async () => {
  const memory = await openMemoryStorage();
  let restore = () => {};
  const isFree = new Promise<void>((resolve) => (restore = resolve));
  const write: Storage["write"] = (operation) => isFree.then(() => memory.write(operation));
  let isHeld = false;
  const storage: Storage = Object.create(memory, {
    write: { value: (operation: WriteOperation) => (isHeld ? write(operation) : memory.write(operation)) },
    revision: { get: () => memory.revision },
  });
  const other = await openApi({ storage, flowControlSeats: 10, users: { ann: { name: "ann", groups: [] } } });
  const prefix = "/registry/flowschemas/";
  const key = `${prefix}catch-all`;
  const { value: before = "", revision: expectedRevision = 0 } = (await memory.get(key)) ?? {};
  const dangling = {
    ...JSON.parse(Buffer.from(before).toString()),
    spec: { priorityLevelConfiguration: { name: "no" } },
  };
  isHeld = true;
  await memory.write({ prefix, key, expectedRevision, value: () => Buffer.from(JSON.stringify(dangling)) });
  assert.is((await other.get(configMaps)).status, 200);
  restore();
  await other.stop();
});

test("a suggested object is reset while its annotation says so, and is its owner's when that says false", async () => {
  const path = `${levelsPath}/system`;
  const change = (shares: number, annotation: string | null) =>
    api.patch(path, "merge", {
      metadata: { annotations: { "apf.orch.io/autoupdate-spec": annotation } },
      spec: { limited: { nominalConcurrencyShares: shares } },
    });
  const shares = async () => (await api.get(path)).json.spec.limited.nominalConcurrencyShares as number;
  await change(31, "true");
  await until(shares, (found) => found === 30);
  await change(32, "false");
  await change(33, null);
  const annotation = async () => (await api.get(path)).json.metadata.annotations?.["apf.orch.io/autoupdate-spec"];
  await until(annotation, (found) => found === "false");
  assert.is(await shares(), 33);
  await change(34, "true");
  await until(shares, (found) => found === 30);
});

test("of the exempt level the shares are the owner's", async () => {
  const path = `${levelsPath}/exempt`;
  assert.is((await api.patch(path, "merge", { spec: { exempt: { nominalConcurrencyShares: 10 } } })).status, 200);
  await api.delete(`${levelsPath}/node-high`); // which is made again after the look at all
  await until(
    () => api.get(`${levelsPath}/node-high`),
    ({ status }) => status === 200,
  );
  assert.is((await api.get(path)).json.spec.exempt.nominalConcurrencyShares, 10);
});

test("the debug pages show levels, queues and requests", async () => {
  const levels = (await api.get("/debug/api_priority_and_fairness/dump_priority_levels")).text.split("\n");
  assert.match(
    levels[0] ?? "",
    /^PriorityLevelName, +ActiveQueues, IsIdle, IsQuiescing, WaitingRequests, ExecutingRequests, /,
  );
  assert.ok(
    levels.some((each) => /^catch-all, +0, +true, +false, +0, +0, /.test(each)),
    levels.join("\n"),
  );
  assert.ok(
    levels.some((each) => /^exempt, +0, +false, +false, +0, +1, /.test(each)),
    "the request for this page",
  );
  const queues = (await api.get("/debug/api_priority_and_fairness/dump_queues")).text;
  assert.match(queues, /^PriorityLevelName, Index, PendingRequests, /);
  const [, ...requests] = (await api.get("/debug/api_priority_and_fairness/dump_requests")).text.trim().split("\n");
  assert.ok(
    requests.some((each) => /^exempt, +exempt, +-1, +-1, +, +\d{4}-/.test(each)),
    requests.join("\n"),
  );
});

test("a level and schema that are deleted leave no limit behind", async () => {
  await api.delete(`${schemasPath}/narrow`);
  await api.delete(`${levelsPath}/narrow`);
  const limit = async () => (await api.get("/metrics")).text.includes('limit_seats{priority_level="narrow"}');
  await until(limit, (found) => !found);
  assert.is((await api.call("GET", configMaps, { token: "ann" })).status, 200);
});

test.run();
