import type { EventText } from "../../component/eventRecorder.ts";
import type { MachineReaders, NodeAgentOptions } from "../agentOptions.ts";
import { cgroupVersion } from "../cgroups/cgroups.ts";

const oldGroups = `cgroup v1 detected. cgroup v1 support is deprecated and will be removed in a future release. \
Please migrate to cgroup v2.`;

/** What an agent that starts says of its node: the groups of pods and those that are reserved are made before. */
export function startEvents({
  cgroups,
  machine,
  platform,
}: Pick<NodeAgentOptions, "cgroups" | "platform"> & {
  readonly machine: Pick<MachineReaders, "cgroupMount">;
}): EventText[] {
  const normal = (reason: string, message: string): EventText => ({ type: "Normal", reason, message });
  const isOld = cgroupVersion(machine.cgroupMount) === 1;
  const enforced = (message: string) => normal("NodeAllocatableEnforced", message);
  return [
    normal("Starting", `Starting ${platform.agentName}.`),
    ...(isOld ? [{ type: "Warning", reason: "CgroupV1", message: oldGroups } as const] : []),
    ...(cgroups === undefined ? [] : [enforced("Updated Node Allocatable limit across pods")]),
    ...(cgroups?.reserved ?? []).map(({ path, name }) => enforced(`Updated limits on ${name} reserved cgroup ${path}`)),
  ];
}
