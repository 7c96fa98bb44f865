import * as assert from "uvu/assert";
import { agentFamilies } from "../../../runtime/nodeagent/meters/families.ts";
import { volumeGauges } from "../../../runtime/nodeagent/meters/volumeMeter.ts";
import type { DiskSample } from "../../../runtime/nodeagent/stats/samples.ts";
import { MetricRegistry } from "../../../runtime/metrics/metricRegistry.ts";
import { textFormat } from "../../../runtime/metrics/text.ts";
import { suite } from "../../harness/suite.ts";
import { podOf } from "../podOf.ts";

const test = suite("nodeagent/meters: volumes and their room");
const room = { capacityBytes: 1000, availableBytes: 400, inodes: 50, inodesFree: 20 };
const disks: DiskSample = {
  ...{ timeMs: 1, root: room, images: undefined, layers: new Map() },
  logs: new Map([["u1/main", { bytes: 77, inodes: 1 }]]),
  volumes: new Map([
    [
      "u1/disk",
      {
        ...{ usage: { bytes: 600, inodes: 30 }, fileSystem: room, isLocal: false },
        health: { isAbnormal: true, message: "a sector is bad" },
      },
    ],
    ["u1/own", { usage: { bytes: 5, inodes: 3 }, fileSystem: room, isLocal: false }],
    ["u1/scratch", { usage: { bytes: 9, inodes: 1 }, fileSystem: room, isLocal: true }],
  ]),
};
const pod = podOf(
  {
    volumes: [
      { name: "disk", persistentVolumeClaim: { claimName: "till" } },
      { name: "own", ephemeral: {} },
      { name: "scratch", emptyDir: {} },
    ],
    containers: [{ name: "main" }],
  },
  { name: "shop", namespace: "trade", uid: "u1" },
);

test("a claimed volume says how full it is, under the name of its claim; what is gone is not shown", () => {
  const metrics = new MetricRegistry({ prefix: "acme", native: false });
  let pods = [pod];
  const ready = { disk: { path: "/d", csi: { driverName: "disks.test" } }, scratch: { path: "/s" } };
  const mounted = () => new Map(Object.entries(ready));
  const input = { pods: () => pods, mounted, disks: () => disks, domain: "acme.dev" };
  const show = volumeGauges(agentFamilies(metrics, "agent"), metrics, input);
  const shown = () => {
    show();
    return [...textFormat(metrics.collect())]
      .join("")
      .split("\n")
      .filter((each) => /^[a-z]/.test(each));
  };
  const till = '{namespace="trade",persistentvolumeclaim="till"}';
  const own = '{namespace="trade",persistentvolumeclaim="shop-own"}';
  assert.equal(shown(), [
    'agent_container_log_filesystem_used_bytes{container="main",namespace="trade",pod="shop",uid="u1"} 77',
    `agent_volume_stats_available_bytes${own} 400`,
    `agent_volume_stats_available_bytes${till} 400`,
    `agent_volume_stats_capacity_bytes${own} 1000`,
    `agent_volume_stats_capacity_bytes${till} 1000`,
    `agent_volume_stats_health_status_abnormal${till} 1`,
    `agent_volume_stats_inodes${own} 50`,
    `agent_volume_stats_inodes${till} 50`,
    `agent_volume_stats_inodes_free${own} 20`,
    `agent_volume_stats_inodes_free${till} 20`,
    `agent_volume_stats_inodes_used${own} 3`,
    `agent_volume_stats_inodes_used${till} 30`,
    `agent_volume_stats_used_bytes${own} 5`,
    `agent_volume_stats_used_bytes${till} 600`,
    'volume_manager_total_volumes{plugin_name="acme.dev/csi:disks.test",state="actual_state_of_world"} 1',
    'volume_manager_total_volumes{plugin_name="acme.dev/csi:disks.test",state="desired_state_of_world"} 1',
    'volume_manager_total_volumes{plugin_name="acme.dev/empty-dir",state="actual_state_of_world"} 1',
    'volume_manager_total_volumes{plugin_name="acme.dev/empty-dir",state="desired_state_of_world"} 1',
    'volume_manager_total_volumes{plugin_name="acme.dev/persistent-claim",state="actual_state_of_world"} 0',
    'volume_manager_total_volumes{plugin_name="acme.dev/persistent-claim",state="desired_state_of_world"} 1',
  ]);
  pods = [];
  assert.equal(shown(), []);
});

test.run();
