import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { Lease } from "../../../generated/coordination/v1/lease.ts";
import type { Node, NodeStatus } from "../../../generated/core/v1/node.ts";
import { type Clock, systemClock } from "../../../runtime/client/clock.ts";
import type { Stored } from "../../../runtime/client/resourceTypes.ts";
import { keepNodeLease, type NodeLeaseOptions } from "../../../runtime/nodeagent/node/nodeLease.ts";
import { type NodeReporterOptions, startNodeReporter } from "../../../runtime/nodeagent/node/nodeReporter.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: heartbeats of a node");
const stored = { name: "n1", uid: "u1", resourceVersion: "1", creationTimestamp: "2026-03-01T10:00:00Z" };
const node: Stored<Node> = { apiVersion: "v1", kind: "Node", metadata: { ...stored }, status: {} };

/** Time that a wait takes along; the waits are kept. */
function leapingClock(onWait: (waits: readonly number[]) => void): Clock {
  let nowMs = 1000;
  const waits: number[] = [];
  return {
    nowMs: () => nowMs,
    after: (delayMs, run) => {
      const next = setImmediate(() => {
        nowMs += delayMs;
        waits.push(delayMs);
        onWait(waits);
        run();
      });
      return () => clearImmediate(next);
    },
  };
}

test("the lease of a node is renewed every 10 s, and after failures within 200 ms to 7 s", async () => {
  const ending = new AbortController();
  const written: Lease[] = [];
  const errors: string[] = [];
  let isAway = false;
  let all: readonly number[] = [];
  const clock = leapingClock((waits) => {
    isAway = waits.length >= 2 && waits.length < 10;
    all = waits;
    if (waits.length === 12) ending.abort();
  });
  const write = async (lease: Lease) => {
    if (isAway) throw new Error("the server is away");
    written.push(lease);
    return lease;
  };
  const scope = { get: write, create: write, update: write };
  const leases = { namespace: (name: string) => ({ ...scope, get: async () => kept(name) }) };
  const kept = (name: string): Lease => {
    if (isAway) throw new Error("the server is away");
    return { metadata: { name: "n1", namespace: name } };
  };
  await keepNodeLease({
    leases: leases as unknown as NodeLeaseOptions["leases"],
    ...{ namespace: "orch-node-lease", nodeName: "n1", node: () => node, durationSeconds: 40 },
    ...{ clock, signal: ending.signal, onError: (error) => errors.push(String(error)) },
  });
  assert.equal(all, [10_000, 10_000, 200, 400, 800, 1600, 3200, 6400, 7000, 7000, 10_000, 10_000]);
  assert.is(errors.length, 8);
  const [first, second] = written;
  assert.equal([first?.metadata?.namespace, first?.spec?.holderIdentity], ["orch-node-lease", "n1"]);
  assert.equal(
    first?.metadata?.ownerReferences?.map(({ kind, uid }) => [kind, uid]),
    [["Node", "u1"]],
  );
  const ageMs = Date.parse(second?.spec?.renewTime ?? "") - Date.parse(first?.spec?.renewTime ?? "");
  assert.is(ageMs, 10_000);
});

test("the status of a node is reported when it changes, and else only from time to time", async () => {
  const ending = new AbortController();
  const patches: NodeStatus[] = [];
  let status: NodeStatus = { capacity: { cpu: "2" } };
  let looks = 0;
  const heartbeat = () => ({ type: "Ready", status: "True" as const, lastHeartbeatTime: new Date().toISOString() });
  const nodes = {
    create: async (made: Node) => ({ ...made, metadata: { ...made.metadata, ...stored } }),
    status: {
      patch: async (_: string, { body }: { readonly body: { readonly status: NodeStatus } }) => {
        patches.push(body.status);
        return { ...node, status };
      },
    },
  };
  const reporter = startNodeReporter({
    nodes: nodes as unknown as NodeReporterOptions["nodes"],
    ...{
      nodeName: "n1",
      labels: {},
      taints: [],
      unschedulable: false,
      providerId: "",
      registers: true,
      readsForbidden: true,
      cloudSetsAddresses: false,
    },
    look: async () => {
      looks += 1;
      status = { ...status, conditions: [heartbeat()] };
      return status;
    },
    ...{ lookMs: 5, reportMs: 400, clock: systemClock, signal: ending.signal },
    ...{ onCondition: () => {}, onError: (error) => assert.unreachable(String(error)) },
  });
  await sleep(300);
  const atFirst = patches.length;
  assert.is(atFirst, 1, "the first look is reported");
  assert.ok(looks > 10, `${looks} looks`);
  status = { ...status, capacity: { cpu: "4" } };
  await sleep(60);
  assert.equal(
    patches.slice(atFirst).map(({ capacity }) => capacity),
    [{ cpu: "4" }],
  );
  await sleep(900);
  const beats = patches.slice(atFirst + 1);
  assert.ok(beats.length >= 1 && beats.length <= 3, `${beats.length} heartbeats`);
  assert.ok(beats.every((each) => Object.keys(each).join() === "conditions"));
  ending.abort();
  await reporter.stopped;
});

test.run();
