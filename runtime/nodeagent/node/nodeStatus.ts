import type { ContainerImage, NodeAddress, NodeStatus } from "../../../generated/core/v1/node.ts";
import type { StatusResponse, VersionResponse } from "../../../generated/pb/cri/v1/api_pb.ts";
import { type Amounts, allocatableOf } from "./capacity.ts";
import type { Machine } from "./machine.ts";

export interface StatusInput {
  readonly machine: Machine;
  readonly capacity: Amounts;
  readonly reservations: readonly Amounts[];
  readonly addresses: readonly NodeAddress[];
  /** Of the agent's own server; 0 where it has none. */
  readonly port: number;
  /** Of this program: "v1.36.0". */
  readonly gitVersion: string;
  /** The runtime's answers; absent before the first. */
  readonly version?: VersionResponse | undefined;
  readonly status?: StatusResponse | undefined;
  readonly images: readonly ContainerImage[];
  /** Names of what the node can do that not all nodes can; sorted. */
  readonly declaredFeatures: readonly string[];
}

/** What the agent says of its node, but for the conditions. */
export function nodeStatus(input: StatusInput): NodeStatus {
  const { machine, capacity, version, gitVersion, port, images, status } = input;
  const runtime = version === undefined ? "unknown://Unknown" : `${version.runtimeName}://${version.runtimeVersion}`;
  return {
    capacity,
    allocatable: allocatableOf(capacity, input.reservations),
    addresses: [...input.addresses],
    ...(port === 0 ? {} : { daemonEndpoints: { kubeletEndpoint: { Port: port } } }),
    nodeInfo: {
      machineID: machine.machineId,
      systemUUID: machine.systemUuid,
      bootID: machine.bootId,
      kernelVersion: machine.kernelVersion,
      osImage: machine.osImage,
      containerRuntimeVersion: runtime,
      kubeletVersion: gitVersion,
      kubeProxyVersion: "",
      operatingSystem: "linux",
      architecture: machine.architecture,
      ...(machine.swapBytes === 0 ? {} : { swap: { capacity: machine.swapBytes } }),
    },
    images: [...images],
    ...(input.declaredFeatures.length === 0 ? {} : { declaredFeatures: [...input.declaredFeatures] }),
    ...handlersOf(status),
  };
}

function handlersOf(status: StatusResponse | undefined): Pick<NodeStatus, "runtimeHandlers" | "features"> {
  const handlers = (status?.runtimeHandlers ?? []).map(({ name, features }) => ({
    name,
    features: {
      recursiveReadOnlyMounts: features?.recursiveReadOnlyMounts ?? false,
      userNamespaces: features?.userNamespaces ?? false,
    },
  }));
  const supplementalGroupsPolicy = status?.features?.supplementalGroupsPolicy;
  return {
    ...(handlers.length === 0 ? {} : { runtimeHandlers: handlers }),
    ...(supplementalGroupsPolicy === undefined ? {} : { features: { supplementalGroupsPolicy } }),
  };
}
