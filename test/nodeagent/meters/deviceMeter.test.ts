import * as assert from "uvu/assert";
import { MetricRegistry } from "../../../runtime/metrics/metricRegistry.ts";
import { textFormat } from "../../../runtime/metrics/text.ts";
import { deviceMeter, podResourcesMeter } from "../../../runtime/nodeagent/meters/deviceMeter.ts";
import { agentFamilies } from "../../../runtime/nodeagent/meters/families.ts";
import { imageMeter } from "../../../runtime/nodeagent/meters/imageMeter.ts";
import { serverMeter } from "../../../runtime/nodeagent/meters/serverMeter.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: what its parts count");

const metrics = new MetricRegistry({ prefix: "acme", native: false });
const families = agentFamilies(metrics, "acmelet");

/** The counts of a family, without the word of the agent. */
const counts = (name: string) => {
  const lines = [...textFormat(metrics.collect())].join("").split("\n");
  return lines.filter((each) => each.startsWith(`acmelet_${name}{`)).map((each) => each.slice("acmelet_".length));
};

test("registrations and allocations of devices are counted by their resource", () => {
  const meter = deviceMeter(families);
  for (let at = 0; at < 2; at++) meter.registered("acme.dev/gpu");
  meter.allocated("acme.dev/gpu", 700);
  assert.equal(counts("device_plugin_registration_total"), [
    'device_plugin_registration_total{resource_name="acme.dev/gpu"} 2',
  ]);
  assert.equal(counts("device_plugin_alloc_duration_seconds_sum"), [
    'device_plugin_alloc_duration_seconds_sum{resource_name="acme.dev/gpu"} 0.7',
  ]);
});

test("requests for what containers have are counted, and those that fail", () => {
  const metered = podResourcesMeter(families);
  assert.is(
    metered("list", () => 7),
    7,
  );
  const fail = () => {
    throw new Error("no such pod");
  };
  assert.throws(() => metered("get", fail), /no such pod/);
  const all = ["requests_total", "requests_list", "requests_get", "errors_get", "errors_list"];
  assert.equal(
    all.flatMap((each) => counts(`pod_resources_endpoint_${each}`)),
    [
      'pod_resources_endpoint_requests_total{server_api_version="v1"} 2',
      'pod_resources_endpoint_requests_list{server_api_version="v1"} 1',
      'pod_resources_endpoint_requests_get{server_api_version="v1"} 1',
      'pod_resources_endpoint_errors_get{server_api_version="v1"} 1',
    ],
  );
});

test("a pull is measured by the size of its image, and not where that is unknown", () => {
  const meter = imageMeter(families, () => {});
  for (const bytes of [0, 1, 10 * 1024 ** 2, 10 * 1024 ** 2 + 1, 200 * 1024 ** 3]) meter.brought({ bytes, tookMs: 5 });
  assert.equal(counts("image_pull_duration_seconds_count"), [
    'image_pull_duration_seconds_count{image_size_in_bytes="0-10MB"} 2',
    'image_pull_duration_seconds_count{image_size_in_bytes="10MB-100MB"} 1',
    'image_pull_duration_seconds_count{image_size_in_bytes="GT100GB"} 1',
  ]);
});

test("sessions over WebSockets are counted by what they are", () => {
  serverMeter(families).webSocket("portforward");
  assert.equal(counts("websocket_streaming_requests_total"), [
    'websocket_streaming_requests_total{subresource="portforward"} 1',
  ]);
});

test.run();
