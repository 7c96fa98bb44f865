import type { Pod } from "../../../generated/core/v1/pod.ts";
import { NamespaceMode, type NamespaceOptionSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { MessageFields } from "./messageInit.ts";
import type { AnyContainer } from "./podIdentity.ts";

export interface NamespaceContext {
  /** The range of the node's users that stands for the pod's; undefined for a pod with the node's users. */
  readonly users?: UserRange | undefined;
  /** Runtime ids of the pod's containers by name, for ephemeral ones that look into another. */
  readonly containerIds?: ReadonlyMap<string, string>;
}

export interface UserRange {
  readonly firstHostId: number;
  readonly length: number;
}

/**
 * Which of the kernel's namespaces are the pod's, the container's or the node's. Throws an Error for a pod that wants
 * users of its own where there are none to have: with the node's it could do more than it may.
 */
export function namespaceOptions(
  { spec }: Pod,
  { users, containerIds }: NamespaceContext,
  container?: AnyContainer,
): MessageFields<typeof NamespaceOptionSchema> {
  const { hostNetwork = false, hostIPC = false, hostPID = false, shareProcessNamespace = false } = spec ?? {};
  if (spec?.hostUsers === false && users === undefined) {
    throw new Error(`RuntimeClass handler "${spec.runtimeClassName ?? ""}" does not support user namespaces`);
  }
  const target = container !== undefined && "targetContainerName" in container ? container.targetContainerName : "";
  const options = {
    network: hostNetwork ? NamespaceMode.NODE : NamespaceMode.POD,
    ipc: hostIPC ? NamespaceMode.NODE : NamespaceMode.POD,
    pid: hostPID ? NamespaceMode.NODE : shareProcessNamespace ? NamespaceMode.POD : NamespaceMode.CONTAINER,
    ...(users === undefined ? {} : { usernsOptions: mapped(users) }),
  };
  if (!target) return options;
  const targetId = containerIds?.get(target);
  if (targetId === undefined) throw new Error(`unable to find target container ${target}`);
  return options.pid === NamespaceMode.CONTAINER ? { ...options, pid: NamespaceMode.TARGET, targetId } : options;
}

function mapped({ firstHostId, length }: UserRange) {
  const ids = [{ hostId: firstHostId, containerId: 0, length }];
  return { mode: NamespaceMode.POD, uids: ids, gids: ids };
}
