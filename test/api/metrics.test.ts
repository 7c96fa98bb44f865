import { spawnSync } from "node:child_process";
import { gunzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { type MetricFamily, MetricType } from "../../generated/pb/prometheus/metrics_pb.ts";
import { type Api, openApi } from "../harness/api.ts";
import { metricFamilies } from "../harness/metricFamilies.ts";
import { suite } from "../harness/suite.ts";

const test = suite("metrics");

let api: Api;
test.before(async () => {
  api = await openApi({ featureGates: { NativeHistograms: "true" } });
  await api.post("/api/v1/namespaces/default/configmaps", { metadata: { name: "a" }, data: { b: "c" } });
  await api.get("/api/v1/namespaces/default/configmaps/a");
  await api.get("/api/v1/namespaces/default/configmaps/none");
});
test.after(() => api.stop());

const configMaps = 'component="apiserver",dry_run="",group="",resource="configmaps"';

test("requests are counted by what kinds and verbs they are for, and by how they were answered", async () => {
  const lines = linesOf((await api.get("/metrics")).text, "apiserver_request_total");
  const labels = (code: number, verb: string) =>
    `{code="${code}",${configMaps},scope="resource",subresource="",system_client="",verb="${verb}",version="v1"}`;
  for (const line of [
    "# TYPE apiserver_request_total counter",
    `apiserver_request_total${labels(201, "POST")} 1`,
    `apiserver_request_total${labels(200, "GET")} 1`,
    `apiserver_request_total${labels(404, "GET")} 1`,
  ])
    assert.ok(lines.includes(line), `${line} in\n${lines.join("\n")}`);
});

test("a histogram has its buckets, each with all below it, then sum and count", async () => {
  const sizes = linesOf((await api.get("/metrics")).text, "apiserver_response_sizes").filter((line) =>
    line.includes('resource="configmaps"'),
  );
  const labels = 'component="apiserver",group="",resource="configmaps",scope="resource",subresource="",verb="GET"';
  const counts = sizes.filter((line) => line.includes("_bucket")).map((line) => line.split(" ").at(-1));
  assert.equal(counts, ["2", "2", "2", "2", "2", "2", "2", "2"]);
  assert.ok(sizes[0]?.startsWith(`apiserver_response_sizes_bucket{${labels},version="v1",le="1000"} `), sizes[0]);
  assert.ok(sizes[3]?.startsWith(`apiserver_response_sizes_bucket{${labels},version="v1",le="1e+06"} `), sizes[3]);
  assert.is(sizes.at(-1), `apiserver_response_sizes_count{${labels},version="v1"} 2`);
});

test("what clients write is in no label", async () => {
  await api.call("GET", "/apis/no.such.group/v1/gadgets/x");
  await api.call("GET", "/nowhere/at/all");
  await api.call("BREW", "/api/v1/namespaces/default/configmaps/a").catch(() => {});
  const { text } = await api.get("/metrics");
  for (const word of ["no.such.group", "gadgets", "nowhere", "BREW"]) assert.not.match(text, word);
  const nothing = 'dry_run="",group="",resource="",scope="",subresource="",system_client="",verb="GET",version=""';
  assert.match(text, `apiserver_request_total{code="404",component="apiserver",${nothing}} 2\n`);
});

test("a watch that is open is one of the long-running requests", async () => {
  const labels = 'group="",resource="secrets",scope="cluster",subresource="",verb="WATCH",version="v1"';
  const line = `apiserver_longrunning_requests{component="apiserver",${labels}}`;
  const watch = await api.watch("/api/v1/secrets?watch=1");
  assert.match((await api.get("/metrics")).text, `${line} 1\n`);
  watch.close();
  for (let tries = 0; !(await api.get("/metrics")).text.includes(`${line} 0\n`); tries++) {
    if (tries > 100) throw new Error("the watch is still counted");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

test("a dry run and an apply are told apart", async () => {
  const path = "/api/v1/namespaces/default/configmaps";
  await api.post(`${path}?dryRun=All`, { metadata: { name: "dry" } });
  await api.call("PATCH", `${path}/applied?fieldManager=t`, {
    body: { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "applied" } },
    headers: { "content-type": "application/apply-patch+yaml" },
  });
  const { text } = await api.get("/metrics");
  const rest = 'group="",resource="configmaps",scope="resource",subresource="",system_client=""';
  const labels = (dryRun: string, verb: string) =>
    `code="201",component="apiserver",dry_run="${dryRun}",${rest},verb="${verb}",version="v1"`;
  assert.match(text, `apiserver_request_total{${labels("All", "POST")}} 1\n`);
  assert.match(text, `apiserver_request_total{${labels("", "APPLY")}} 1\n`);
});

const types: [accept: string, contentType: string][] = [
  ["", "text/plain; version=0.0.4; charset=utf-8"],
  ["text/plain", "text/plain; version=0.0.4; charset=utf-8"],
  ["application/json", "text/plain; version=0.0.4; charset=utf-8"],
  ["application/openmetrics-text", "application/openmetrics-text; version=0.0.1; charset=utf-8"],
  [
    "application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.3",
    "application/openmetrics-text; version=1.0.0; charset=utf-8",
  ],
  ["application/openmetrics-text;version=9.0.0,text/plain;q=0.3", "text/plain; version=0.0.4; charset=utf-8"],
  [
    "application/vnd.google.protobuf;proto=io.prometheus.client.MetricFamily;encoding=delimited;q=0.7,text/plain;q=0.3",
    "application/vnd.google.protobuf; proto=io.prometheus.client.MetricFamily; encoding=delimited",
  ],
  ["application/vnd.google.protobuf;encoding=text", "text/plain; version=0.0.4; charset=utf-8"],
];
for (const [accept, contentType] of types) {
  test(`who accepts ${JSON.stringify(accept)} gets ${contentType}`, async () => {
    assert.is((await api.get("/metrics", { accept })).headers["content-type"], contentType);
  });
}

test("OpenMetrics names families of counters without _total, tells units, and has an end", async () => {
  const { text } = await api.get("/metrics", { accept: "application/openmetrics-text; version=1.0.0" });
  const lines = text.split("\n");
  for (const line of [
    "# TYPE apiserver_request counter",
    "# TYPE authentication_attempts unknown",
    "# UNIT apiserver_request_duration_seconds seconds",
    "# UNIT process_resident_memory_bytes bytes",
  ])
    assert.ok(lines.includes(line), line);
  assert.ok(text.includes(',le="1.0"} '));
  assert.ok(text.includes("\napiserver_request_total{"));
  assert.is(lines.slice(-2).join("\n"), "# EOF\n");
});

test("protobuf has the same numbers, and native histograms while their gate is on", async () => {
  const families = await familiesOf(api);
  const total = families.get("apiserver_request_total");
  const created = total?.metric.find((each) => {
    const labels = Object.fromEntries(each.label.map(({ name, value }) => [name, value]));
    return labels.resource === "configmaps" && labels.verb === "POST" && labels.dry_run === "";
  });
  assert.is(total?.type, MetricType.COUNTER);
  assert.is(created?.counter?.value, 1);
  const histogram = families.get("apiserver_response_sizes")?.metric.find((each) => {
    return each.label.some(({ value }) => value === "configmaps");
  })?.histogram;
  assert.is(histogram?.sampleCount, 2n);
  assert.equal(
    histogram?.bucket.map((each) => each.cumulativeCount),
    [2n, 2n, 2n, 2n, 2n, 2n, 2n],
  );
  assert.is(histogram?.bucket[0]?.upperBound, 1000);
  assert.is(histogram?.schema, 3);
  assert.is(histogram?.zeroThreshold, 2 ** -128);
  const counts: number[] = [];
  for (const delta of histogram?.positiveDelta ?? []) counts.push((counts.at(-1) ?? 0) + Number(delta));
  assert.is(
    counts.reduce((sum, each) => sum + each, 0),
    2,
  );
  const length = histogram?.positiveSpan.reduce((sum, each) => sum + each.length, 0);
  assert.is(length, counts.length);
});

test("histograms are classic alone while the gate of native ones is off", async () => {
  const classic = await openApi();
  await classic.get("/api/v1/configmaps");
  const histogram = (await familiesOf(classic)).get("apiserver_response_sizes")?.metric[0]?.histogram;
  assert.is(histogram?.sampleCount, 1n);
  assert.equal(histogram?.positiveSpan, []);
  assert.equal(linesOf((await classic.get("/metrics")).text, "orch_feature_enabled").slice(0, 1), [
    "# HELP orch_feature_enabled [BETA] Whether a feature gate is enabled.",
  ]);
  assert.match((await classic.get("/metrics")).text, 'orch_feature_enabled{name="NativeHistograms",stage="ALPHA"} 0\n');
  await classic.stop();
});

test("a deprecated kind that was asked for is told of, with the release that is without it", async () => {
  const old = await openApi({ runtimeConfig: ["storage.orch.io/v1beta1=true"] });
  const family = "apiserver_requested_deprecated_apis";
  await old.get("/apis/storage.orch.io/v1/volumeattributesclasses");
  assert.equal(linesOf((await old.get("/metrics")).text, family), []);
  await old.get("/apis/storage.orch.io/v1beta1/volumeattributesclasses");
  const labels = 'group="storage.orch.io",removed_release="1.37",resource="volumeattributesclasses",subresource=""';
  assert.is(linesOf((await old.get("/metrics")).text, family).at(-1), `${family}{${labels},version="v1beta1"} 1`);
  await old.stop();
});

test("answers are compressed for those who ask", async () => {
  const answer = await api.get("/metrics", { "accept-encoding": "gzip" });
  assert.is(answer.headers["content-encoding"], "gzip");
  assert.ok(gunzipSync(answer.bytes).toString().startsWith("# HELP apiserver_"));
});

test("the outcomes of health checks are apart", async () => {
  await api.get("/readyz");
  const { text } = await api.get("/metrics/slis");
  for (const line of [
    "# TYPE orch_healthcheck gauge",
    'orch_healthcheck{name="ping",type="readyz"} 1',
    "# TYPE orch_healthchecks_total counter",
    'orch_healthchecks_total{name="ping",status="success",type="readyz"} 2',
    'orch_healthchecks_total{name="ping",status="success",type="livez"} 1',
  ])
    assert.ok(text.split("\n").includes(line), line);
  assert.not.match((await api.get("/metrics")).text, "orch_healthcheck");
});

test("without its gate, outcomes of health checks are not served", async () => {
  const without = await openApi({ featureGates: { ComponentSLIs: "false" } });
  assert.is((await without.get("/metrics/slis")).status, 404);
  assert.is((await without.get("/metrics")).status, 200);
  await without.stop();
});

test("metrics are for those who may read them", async () => {
  const authorizer = () => ({ outcome: "deny", reason: "no" }) as const;
  const closed = await openApi({ authorizer });
  const answer = await closed.get("/metrics");
  assert.is(answer.status, 403);
  assert.match(answer.json.message ?? "", 'cannot get path "/metrics"');
  await closed.stop();
});

if (spawnSync("promtool", ["--version"]).error !== undefined) {
  test.skip("promtool reads the text", "promtool (Debian: prometheus) is not installed");
} else {
  test("promtool reads the text, and objects to nothing but names that the field gave", async () => {
    const { text } = await api.get("/metrics");
    const { stderr, stdout } = spawnSync("promtool", ["check", "metrics"], { input: text, encoding: "utf8" });
    const found = `${stdout}${stderr}`.split("\n").filter((line) => line !== "");
    assert.equal(found, [
      'authenticated_user_requests counter metrics should have "_total" suffix',
      'authentication_attempts counter metrics should have "_total" suffix',
    ]);
  });
}

test.run();

/** Lines of a metric with its comments; those of names that begin so too. */
function linesOf(text: string, name: string): string[] {
  return text.split("\n").filter((line) => line.startsWith(name) || new RegExp(`^# [A-Z]+ ${name} `).test(line));
}

async function familiesOf({ get }: Api): Promise<ReadonlyMap<string, MetricFamily>> {
  const accept = "application/vnd.google.protobuf;proto=io.prometheus.client.MetricFamily;encoding=delimited";
  const { bytes } = await get("/metrics", { accept });
  return metricFamilies(bytes);
}
