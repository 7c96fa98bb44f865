import type { ContainerPort } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";

/** Whether a port of the node that a pod wants is another's. */
export function hasTakenPort(pod: Pod, others: readonly Pod[]): boolean {
  const wanted = hostPorts(pod);
  if (wanted.length === 0) return false;
  const taken = others.flatMap(hostPorts);
  return wanted.some((each) => taken.some((other) => areOne(each, other)));
}

/** Of containers that run as long as the pod does. A pod in the node's network has all of its ports there. */
function hostPorts({ spec }: Pod): readonly ContainerPort[] {
  const sidecars = (spec?.initContainers ?? []).filter(({ restartPolicy }) => restartPolicy === "Always");
  const ports = [...sidecars, ...(spec?.containers ?? [])].flatMap((each) => each.ports ?? []);
  return ports.filter(({ hostPort = 0 }) => hostPort > 0);
}

/** Without an address a port is taken on all that the node has. */
function areOne(a: ContainerPort, b: ContainerPort): boolean {
  if (a.hostPort !== b.hostPort || (a.protocol ?? "TCP") !== (b.protocol ?? "TCP")) return false;
  const [own, other] = [addressOf(a), addressOf(b)];
  return own === other || own === everywhere || other === everywhere;
}

const everywhere = "0.0.0.0";

function addressOf({ hostIP }: ContainerPort): string {
  return hostIP || everywhere;
}
