/** Each metric of the spec moves when what it tells of happens, in one server on disk whose secrets are encrypted. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { parseApiserverFlags } from "../../generated/flags.ts";
import { generated } from "../../generated/index.ts";
import * as definitions from "../../generated/metrics.ts";
import { openStorage, openStorageEncryption } from "../../runtime/apiserver/openStorage.ts";
import { definition } from "../custom/customApi.ts";
import { configurationFile, keyed } from "../encryption/files.ts";
import { type Api, openApi } from "../harness/api.ts";
import { root } from "../harness/kubectl.ts";
import { newMetrics, seriesValue } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";

const test = suite("metrics move");

const secrets = "/api/v1/namespaces/default/secrets";
const folder = mkdtempSync(join(tmpdir(), "orch-metrics-"));
const file = configurationFile([{ resources: ["secrets"], providers: [keyed("aesgcm", "key1")] }]);
let api: Api;

test.before(async () => {
  const parsed = parseApiserverFlags([`--encryption-provider-config=${file.file}`]);
  if (!("flags" in parsed)) throw new Error("the flags cannot be read");
  const metrics = newMetrics();
  const logError = (message: string, error: unknown) => assert.unreachable(`${message}: ${error}`);
  const kinds = { apiDomain: "orch.io", descriptors: generated.resources };
  const encryption = await openStorageEncryption(parsed.flags, { ...kinds, logError, metrics });
  const logWarning = (message: string) => assert.unreachable(message);
  const storage = await openStorage(parsed.flags, { dataDir: folder, logError, logWarning, encryption, metrics });
  const undocumented = "/apis/acme.test/";
  api = await openApi({ storage, encryption, metrics, cacheCheckMs: 20, flowControlSeats: 600, undocumented });
});
test.after(async () => {
  await api.stop();
  file.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function valueIn(series: string): Promise<number | undefined> {
  return seriesValue((await api.get("/metrics")).text, series);
}

async function becomes(series: string, value: number): Promise<void> {
  let seen: number | undefined;
  for (let tries = 0; tries < 100; tries++) {
    seen = await valueIn(series);
    if (seen === value) return;
    await sleep(20);
  }
  assert.is(seen, value, series);
}

test("writes count as operations of the store, and their values as encrypted", async () => {
  const labels = 'group="",operation="create",resource="secrets"';
  assert.is(await valueIn(`etcd_requests_total{${labels}}`), undefined);
  const commits = (await valueIn("apiserver_storage_commit_duration_seconds_count")) ?? 0;
  await api.post(secrets, { metadata: { name: "a" }, stringData: { a: "b" } });
  await api.post(secrets, { metadata: { name: "a" } });
  await becomes(`etcd_requests_total{${labels}}`, 1);
  assert.is(await valueIn(`etcd_request_duration_seconds_count{${labels}}`), 1);
  assert.is(await valueIn(`etcd_request_errors_total{${labels}}`), undefined, "what exists already is no error");
  assert.is(await valueIn("apiserver_storage_commit_duration_seconds_count"), commits + 1);
  const sealed = 'resource="secrets",status="OK",transformation_type="to_storage"';
  const family = "apiserver_storage_transformation_operations_total";
  assert.is(await valueIn(`${family}{${sealed},transformer_prefix="orch:enc:aesgcm:v1:key1:"}`), 1);
  assert.is(await valueIn('apiserver_storage_objects{resource="secrets"}'), 1);
  assert.is(await valueIn('apiserver_resource_objects{group="",resource="secrets"}'), 1);
  assert.ok(((await valueIn('apiserver_storage_size_bytes{storage_cluster_id="lmdb-0"}')) ?? 0) > 0);
  assert.ok(((await valueIn(`apiserver_storage_db_total_size_in_bytes{endpoint="${join(folder, "data")}"}`)) ?? 0) > 0);
});

test("objects that go are not counted any more", async () => {
  await api.delete(`${secrets}/a`);
  await becomes('apiserver_storage_objects{resource="secrets"}', 0);
  assert.is(await valueIn('etcd_requests_total{group="",operation="delete",resource="secrets"}'), 1);
});

test("lists count by the index that found their objects, with those that they looked at and had", async () => {
  const count = 1000; // so many are worth an index
  const types = Array.from({ length: count }, (_, index) => `acme.dev/${index % 20}`);
  const make = (type: string, index: number) => api.post(secrets, { metadata: { name: `s${index}` }, type });
  for (let from = 0; from < count; from += 50) {
    await Promise.all(types.slice(from, from + 50).map((type, index) => make(type, from + index)));
  }
  const bytes = await valueIn('apiserver_resource_size_estimate_bytes{group="",resource="secrets"}');
  const own = 'group="",index="",resource="secrets"';
  const before = (await valueIn(`apiserver_cache_list_fetched_objects_total{${own}}`)) ?? 0;
  const listed = async () =>
    (await valueIn('apiserver_cache_list_returned_objects_total{group="",resource="secrets"}')) ?? 0;
  const beforeListed = await listed();
  assert.is((await api.get(`${secrets}?labelSelector=a=b`)).json.items.length, 0);
  assert.is(await valueIn(`apiserver_cache_list_fetched_objects_total{${own}}`), before + count);
  assert.is(await listed(), beforeListed);
  assert.is((await api.get(`${secrets}?fieldSelector=type=acme.dev/7`)).json.items.length, 50);
  const byType = 'group="",index="f:type",resource="secrets"';
  assert.is(await valueIn(`apiserver_cache_list_total{${byType}}`), 1);
  assert.is(await valueIn(`apiserver_cache_list_fetched_objects_total{${byType}}`), 50);
  assert.is(await listed(), beforeListed + 50);
  const first = (await api.get(`${secrets}/s0`)).bytes.length;
  await api.delete(`${secrets}/s0`);
  await becomes('apiserver_resource_size_estimate_bytes{group="",resource="secrets"}', (bytes ?? 0) - first);
  await api.delete(secrets);
  await becomes('apiserver_resource_size_estimate_bytes{group="",resource="secrets"}', 0);
});

test("objects read from the store count as looked at and returned", async () => {
  const labels = 'group="",resource="configmaps"';
  const path = "/api/v1/namespaces/default/configmaps";
  await api.post(path, { metadata: { name: "before" } });
  const parts = ["fetched", "evaluated", "returned"];
  const counts = async () => {
    const { text } = await api.get("/metrics");
    return parts.map((each) => seriesValue(text, `apiserver_storage_list_${each}_objects_total{${labels}}`));
  };
  const [fetched = 0] = await counts();
  const haveMoved = ([first = 0, ...others]: readonly (number | undefined)[]) =>
    first > fetched && others.every((each) => each === first);
  for (let tries = 0; !haveMoved(await counts()); tries++) {
    if (tries > 100) throw new Error(`the comparison with the store was not counted: ${await counts()}`);
    await sleep(20);
  }
  await api.delete(`${path}/before`);
});

test("comparisons of the cache with the store are counted by kind", async () => {
  const series = 'apiserver_storage_consistency_checks_total{group="",resource="secrets",status="success"}';
  const before = (await valueIn(series)) ?? 0;
  for (let tries = 0; ((await valueIn(series)) ?? 0) === before; tries++) {
    if (tries > 100) throw new Error("no comparison was counted");
    await sleep(20);
  }
  assert.is(await valueIn('apiserver_watch_cache_differences_total{group="",resource="secrets"}'), 0);
});

test("events count when they are sent, and those that a watch begins with", async () => {
  const path = "/api/v1/namespaces/default/endpoints";
  await api.post(path, { metadata: { name: "a" } });
  const watch = await api.watch(`${path}?watch=1`);
  await watch.next(1);
  await api.post(path, { metadata: { name: "b" } });
  await watch.next(1);
  const labels = 'group="",resource="endpoints"';
  assert.is(await valueIn(`apiserver_watch_events_total{${labels},version="v1"}`), 2);
  assert.is(await valueIn(`apiserver_watch_events_sizes_count{${labels},version="v1"}`), 2);
  assert.is(await valueIn(`apiserver_init_events_total{${labels}}`), 1);
  const listed = `apiserver_watch_list_duration_seconds_count{group="",resource="endpoints",scope="namespace"`;
  assert.is(await valueIn(`${listed},version="v1"}`), 1);
  assert.is(await valueIn(`apiserver_watch_cache_events_received_total{${labels}}`), 2);
  assert.is(await valueIn(`apiserver_watch_cache_events_dispatched_total{${labels}}`), 1);
  watch.close();
});

test("the series of a custom kind go with it", async () => {
  const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  const made = definition("gizmo");
  const name = "gizmos.acme.test";
  await api.post(crds, made);
  const [plural = "", ...group] = name.split(".");
  const path = `/apis/${group.join(".")}/v1/${plural}`;
  for (let tries = 0; (await api.get(path)).status !== 200; tries++) {
    if (tries > 100) throw new Error("the kind is not served");
    await sleep(20);
  }
  assert.match((await api.get("/metrics")).text, `resource="${plural}"`);
  const pod = { metadata: { name: "a" }, spec: { containers: [{ name: "c", image: "i" }] } };
  assert.is((await api.post("/api/v1/namespaces/default/pods", pod)).status, 201);
  await api.delete(`${crds}/${name}`);
  for (let tries = 0; (await api.get("/metrics")).text.includes(`resource="${plural}`); tries++) {
    if (tries > 100) throw new Error("the series are still there");
    await sleep(20);
  }
  assert.match((await api.get("/metrics")).text, /^pod_security_evaluations_total{.*resource="pod",/m);
});

test("who asked and whether they may is counted", async () => {
  await api.call("GET", "/api/v1/pods", { token: "nobody" });
  assert.is(await valueIn('authentication_attempts{result="failure"}'), 1);
  assert.ok(((await valueIn('authorization_attempts_total{result="allowed"}')) ?? 0) > 1);
  assert.ok(((await valueIn('authenticated_user_requests{username="other"}')) ?? 0) > 1);
  const labels = 'name="NamespaceLifecycle",operation="CREATE",rejected="true",type="admit"';
  await api.post("/api/v1/namespaces/none/secrets", { metadata: { name: "a" } });
  assert.is(await valueIn(`apiserver_admission_controller_admission_duration_seconds_count{${labels}}`), 1);
});

test("the rules of a custom kind are timed when they are compiled, once, and when an object is checked", async () => {
  const crd = definition("ruled", { group: "acme.test" });
  const rule = { type: "integer", "x-orch-validations": [{ rule: "self < 3", message: "is too large" }] };
  for (const each of crd.spec.versions) {
    each.schema = { openAPIV3Schema: { type: "object", properties: { size: rule } } };
  }
  await api.post("/apis/apiextensions.orch.io/v1/customresourcedefinitions", crd);
  const { group, names } = crd.spec;
  const path = `/apis/${group}/v1/namespaces/default/${names.plural}`;
  for (let tries = 0; (await api.get(path)).status !== 200; tries++) {
    if (tries > 100) throw new Error("the kind is not served");
    await sleep(20);
  }
  const counts = async () => [
    await valueIn("apiserver_cel_compilation_duration_seconds_count"),
    await valueIn("apiserver_cel_evaluation_duration_seconds_count"),
  ];
  const seconds = () => valueIn("apiserver_cel_evaluation_duration_seconds_sum");
  assert.equal(await counts(), [0, 0]);
  const [type, metadata] = [{ apiVersion: `${group}/v1`, kind: names.kind }, { name: "a" }];
  assert.is((await api.post(path, { ...type, metadata, size: 4 })).status, 422);
  assert.equal(await counts(), [1, 1]);
  assert.is((await api.post(path, { ...type, metadata, size: 2 })).status, 201);
  assert.equal(await counts(), [1, 2]);
  assert.ok(((await seconds()) ?? 0) > 0);
  await api.delete(`/apis/apiextensions.orch.io/v1/customresourcedefinitions/${crd.metadata.name}`);
});

test("the metrics themselves are counted by their stability", async () => {
  const { text } = await api.get("/metrics");
  const shown = new Set([...text.matchAll(/^# HELP \S+ \[STABLE\] /gm)].map(([line]) => line)).size;
  const series = 'registered_metrics_total{deprecated_version="",stability_level="STABLE"}';
  assert.ok((seriesValue(text, series) ?? 0) >= shown && shown > 5);
  assert.is(seriesValue(text, "disabled_metrics_total"), 0);
  assert.is(seriesValue(text, "hidden_metrics_total"), 0);
});

/** Why a metric cannot be seen here. */
const elsewhere: ReadonlySet<string> = new Set([
  // where policies are asked: test/admission/policies/policies.test.ts
  ...["total", "duration_seconds"].map((each) => `apiserver_validating_admission_policy_check_${each}`),
  // where webhooks are asked: test/admission/webhooks/webhooks.test.ts
  ...["admission_duration_seconds", "request_total", "rejection_count", "fail_open_count"].map(
    (each) => `apiserver_admission_webhook_${each}`,
  ),
  // Of controllers, which do not run here: test/controllers/controllerMetrics.test.ts.
  ...["workqueue_depth", "workqueue_adds_total", "workqueue_retries_total"],
  ...["workqueue_queue_duration_seconds", "workqueue_work_duration_seconds"],
  ...["workqueue_unfinished_work_seconds", "workqueue_longest_running_processor_seconds"],
  ...["rest_client_requests_total", "rest_client_request_duration_seconds"],
  "rest_client_rate_limiter_duration_seconds",
  ...["cidrs_allocations_total", "cidrs_releases_total", "usage_cidrs", "allocation_tries_per_request"].map(
    (each) => `node_ipam_controller_cidrset_${each}`,
  ),
  "node_ipam_controller_cirdset_max_cidrs",
  "apiserver_tls_handshake_errors_total", // the test server speaks no TLS
  "apiserver_request_terminations_total",
  "apiserver_request_aborts_total",
  "apiserver_requested_deprecated_apis",
  "etcd_request_errors_total",
  "nodejs_gc_duration_seconds",
  // Of etcd alone: test/storage/etcdMetrics.test.ts.
  ...["apiserver_storage_events_received_total", "apiserver_watch_cache_consistent_read_total"],
  "apiserver_watch_cache_read_wait_seconds",
  "apiserver_storage_db_total_size_in_use_in_bytes",
  "apiserver_storage_endpoint_healthy",
  "apiserver_storage_endpoint_lag_revisions",
  "apiserver_storage_endpoint_status_duration_seconds",
  "apiserver_storage_compaction_errors_total",
  "apiserver_storage_compaction_last_timestamp_seconds",
  // Of what only some servers have: test/auth/{audit,impersonation,jwt}.test.ts.
  ...["automatic_reloads_total", "automatic_reload_last_timestamp_seconds", "last_config_info"].flatMap((each) => [
    `apiserver_authentication_config_controller_${each}`,
    `apiserver_authorization_config_controller_${each}`, // test/auth/authorizationWebhook.test.ts
    `apiserver_encryption_config_controller_${each}`, // test/encryption/reload.test.ts
    `apiserver_manifest_admission_config_controller_${each}`, // test/admission/manifests.test.ts
  ]),
  "apiserver_impersonation_attempts_duration_seconds",
  "apiserver_impersonation_attempts_total",
  "apiserver_audit_event_total",
  "apiserver_audit_level_total",
  "apiserver_audit_error_total",
  "apiserver_audit_requests_rejected_total",
  ...["evaluation_seconds", "exclusions_total", "evaluation_errors_total"].flatMap((each) => [
    `apiserver_admission_match_condition_${each}`, // test/admission/{webhooks,policies}.test.ts
    `apiserver_authorization_match_condition_${each}`, // test/auth/authorizationWebhook.test.ts
  ]),
  "apiserver_client_certificate_expiration_seconds", // of TLS: test/apiserver/fieldFlags.test.ts
  "node_authorizer_graph_actions_duration_seconds", // test/auth/node.test.ts
  // test/admission/{podSecurity,configuration}.test.ts
  ...["exemptions", "errors"].map((each) => `pod_security_${each}_total`),
  // Of extension servers: test/aggregation/extensions.test.ts.
  "aggregator_unavailable_apiservice",
  "aggregator_unavailable_apiservice_total",
  // Of webhooks: test/custom/conversion.test.ts.
  "apiserver_conversion_webhook_request_total",
  "apiserver_conversion_webhook_duration_seconds",
  "apiserver_crd_conversion_webhook_duration_seconds",
  // Of tokens of service accounts: test/auth/accountTokenUses.test.ts.
  ...["valid", "stale", "legacy"].map((each) => `serviceaccount_${each}_tokens_total`),
  ...["legacy_auto", "legacy_manual", "invalid_legacy_auto"].map((each) => `serviceaccount_${each}_token_uses_total`),
  ...["allocation_total", "allocation_errors_total"].flatMap((each) => [
    `orch_apiserver_clusterip_allocator_${each}`, // test/allocate/allocationMetrics.test.ts
    `orch_apiserver_nodeport_allocator_${each}`,
  ]),
  "tracing_spans_total", // test/apiserver/tracing.test.ts
  "leader_election_master_status", // test/controllers/leaderElection.test.ts
  "leader_election_slowpath_total",
]);

/** Of what flow control does every ten seconds, and of requests that it rejects: test/api/flowControl.test.ts. */
const later = /^apiserver_flowcontrol_(demand_seats|target_seats|rejected_requests)_?/;

/** What node agents count alone: test/nodeagent/scripted/metrics.test.ts. */
const sources = readdirSync(join(root, "runtime"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => ({
    isOfAgents: path.startsWith("nodeagent/"),
    text: readFileSync(join(root, "runtime", path), "utf8"),
  }))
  .filter(({ text }) => text.includes("generated/metrics.ts"));

function isOfAgents(constant: string): boolean {
  const users = sources.filter(({ text }) => new RegExp(`\\b${constant}\\b`).test(text));
  return users.length > 0 && users.every((each) => each.isOfAgents);
}

test("every metric of the spec has a series", async () => {
  const { text } = await api.get("/metrics");
  const slis = (await api.get("/metrics/slis")).text;
  const seen = new Set([...`${text}${slis}`.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]));
  const unseen = Object.entries(definitions).filter(([constant, definition]) => {
    const name =
      "prefixed" in definition || "systemPrefixed" in definition ? `orch_${definition.name}` : definition.name;
    return !seen.has(name) && !elsewhere.has(name) && !later.test(name) && !isOfAgents(constant);
  });
  assert.equal(Object.fromEntries(unseen), {});
});

test.run();
