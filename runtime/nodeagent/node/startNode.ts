import type { NodeCondition, NodeStatus } from "../../../generated/core/v1/node.ts";
import type { VersionResponse } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import type { AgentMeters } from "../meters/meters.ts";
import type { DeviceManager } from "../plugins/deviceManager.ts";
import { deviceAmounts } from "../plugins/podDevices.ts";
import type { EventRecorder } from "../../component/eventRecorder.ts";
import { hardReservation } from "../eviction/hardReservation.ts";
import { nodeAddresses } from "./addresses.ts";
import { capacityOf } from "./capacity.ts";
import { declaredFeatures } from "./declaredFeatures.ts";
import { listedImages } from "./images.ts";
import { fileSystemRoom, type Machine } from "./machine.ts";
import { nodeConditions, type Pressures } from "./nodeConditions.ts";
import { keepNodeLease } from "./nodeLease.ts";
import { type NodeReporter, startNodeReporter } from "./nodeReporter.ts";
import { nodeSubject } from "./nodeSubject.ts";
import { nodeStatus } from "./nodeStatus.ts";
import { PodNetwork } from "./podNetwork.ts";
import { type RuntimeHealth, runtimeHealth } from "./runtimeHealth.ts";
import { startEvents } from "./startEvents.ts";
import { watchNode } from "./watchNode.ts";

export interface StartNodeOptions {
  readonly options: NodeAgentOptions;
  readonly machine: Machine;
  readonly ips: readonly string[];
  readonly version: VersionResponse;
  readonly recorder: Pick<EventRecorder, "record">;
  readonly meters: Pick<AgentMeters, "startup">;
  /** Of the agent's server. */
  readonly port: number;
  readonly devices: Pick<DeviceManager, "amounts">;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
  /** Why what is known of containers is too old. */
  readonly pleg: () => string | undefined;
  readonly pressures: () => Pressures;
  readonly isShuttingDown: () => boolean;
  readonly onAddresses: () => void;
  /** Names of the volumes that must not be detached. */
  readonly volumesInUse: () => readonly string[];
}

export interface RunningNode {
  readonly node: NodeReporter["node"];
  /** Reads the object now, as the API has it. */
  readonly read: () => Promise<void>;
  readonly addresses: NodeReporter["addresses"];
  /** Whether the runtime said at the last look that pods can have a network. */
  readonly hasNetwork: () => boolean;
  /** Reports what has changed soon. */
  readonly wake: NodeReporter["wake"];
  readonly stopped: Promise<unknown>;
}

/** Registers the node and keeps its status and its lease. */
export function startNode(given: StartNodeOptions): RunningNode {
  const { options, recorder, signal, report } = given;
  const { client, unlimitedClient, clock, nodeName, platform } = options;
  const { names } = platform;
  const { registers, labels, taints, providerId, statusUpdateMs, statusReportMs, leaseSeconds } = options.node;
  const { cloudSetsAddresses } = options.node;
  const say = (type: "Normal" | "Warning", reason: string, message: string) =>
    recorder.record(nodeSubject(nodeName), { type, reason, message });
  const sayIsNow = (reason: string) => say("Normal", reason, `Node ${nodeName} status is now: ${reason}`);
  const health = runtimeHealth(clock.nowMs());
  for (const each of startEvents(options)) recorder.record(nodeSubject(nodeName), each);
  const network = new PodNetwork({
    ...{ runtime: options.connection.runtime, usual: options.node.podCidr, onError: report },
    onSaid: (cidr) => {
      options.log.info(`the network of pods is ${cidr}`);
      reporter.wake(); // the runtime may be ready only now
    },
  });
  const reporter = startNodeReporter({
    ...{
      nodes: unlimitedClient.core.v1.nodes,
      nodeName,
      registers,
      taints,
      providerId,
      clock,
      signal,
      onError: report,
    },
    ...{ lookMs: statusUpdateMs, reportMs: statusReportMs, unschedulable: false, cloudSetsAddresses },
    readsForbidden: !options.ports.isGateOn("KubeletRegistrationGetOnExistsOnly"),
    labels: {
      [names.labelArch]: given.machine.architecture,
      [names.labelOs]: "linux",
      // Their older names: pods may still select by them.
      [`beta.${names.labelArch}`]: given.machine.architecture,
      [`beta.${names.labelOs}`]: "linux",
      [names.labelHostname]: options.hostname,
      ...labels,
    },
    annotations: { [names.annotationControllerAttaches]: options.node.leavesAttaching ? "true" : null },
    look: (before) => {
      void network.say();
      return look(given, { before, health });
    },
    meter: given.meters.startup,
    onAddresses: given.onAddresses,
    onCondition: (condition) => {
      sayIsNow(`Node${condition.reason?.slice(platform.agentTitle.length)}`); // "NodeHasDiskPressure"
    },
    onReboot: (bootId) => say("Warning", "Rebooted", `Node ${nodeName} has been rebooted, boot id: ${bootId}`),
    onSchedulable: (isSchedulable) => sayIsNow(isSchedulable ? "NodeSchedulable" : "NodeNotSchedulable"),
  });
  const lease = keepNodeLease({
    ...{ leases: unlimitedClient.coordination.v1.leases, namespace: names.namespaceNodeLease, nodeName, clock, signal },
    ...{ node: reporter.node, durationSeconds: leaseSeconds, onError: report },
  });
  const { node, seen, gone, addresses, wake, stopped } = reporter;
  const { nodes } = client.core.v1;
  const onNode: typeof seen = (found) => {
    seen(found);
    network.seen(found);
    void network.say();
  };
  const watching = watchNode({ nodes, nodeName, signal, onNode, onGone: gone, onError: report });
  const read = async () => seen(await nodes.get(nodeName, { signal }));
  const { hasNetwork } = health;
  return { node, read, addresses, wake, hasNetwork, stopped: Promise.all([stopped, lease, watching]) };
}

/** What is true of the node now. */
async function look(
  given: StartNodeOptions,
  { before, health }: { readonly before: readonly NodeCondition[]; readonly health: RuntimeHealth },
): Promise<NodeStatus> {
  const { options, machine, ips, pleg } = given;
  const { connection, platform, clock, rootFolder, node } = options;
  const [runtime, room, images] = await Promise.all([
    connection.runtime.status({}).catch(() => undefined), // that it is away is a problem of the node after some time
    options.isolatesStorage ? fileSystemRoom(rootFolder) : undefined,
    listedImages(connection.images, node.maxImages).catch(() => []), // the runtime's own status says that it is away
  ]);
  const nowMs = clock.nowMs();
  health.looked(runtime, nowMs);
  const plegProblem = pleg();
  const problems = [
    ...health.problems(nowMs),
    ...(plegProblem === undefined ? [] : [`PLEG is not healthy: ${plegProblem}`]),
    ...(given.isShuttingDown() ? ["node is shutting down"] : []),
  ];
  const { agentName, agentTitle, gitVersion } = platform;
  const conditions = nodeConditions({
    ...{ agentName, agentTitle, problems, before, nowMs },
    pressures: given.pressures(),
  });
  const capacity = capacityOf(machine, room, node.maxPods);
  const hasAddresses = !node.cloudSetsAddresses || options.nodeIps.length > 0; // the cloud knows better than a guess
  const hard = hardReservation(options.eviction.reserving, capacity);
  const status = nodeStatus({
    ...{ machine, port: given.port, gitVersion, images },
    addresses: nodeAddresses(hasAddresses ? ips : [], options.hostname),
    ...{ version: given.version, status: health.status(), capacity },
    declaredFeatures: declaredFeatures({ isGateOn: options.ports.isGateOn }),
    reservations: [...node.reservations, hard],
  });
  const volumesInUse = given.volumesInUse();
  const extended = deviceAmounts(given.devices);
  return {
    ...status,
    capacity: { ...status.capacity, ...extended.capacity },
    allocatable: { ...status.allocatable, ...extended.allocatable },
    conditions,
    ...(volumesInUse.length === 0 ? {} : { volumesInUse: [...volumesInUse] }),
  };
}
