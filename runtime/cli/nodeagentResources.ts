import type { NodeagentFlags } from "../../generated/flags.ts";
import { parseFeatureGates } from "../../generated/gates.ts";
import { readMachine } from "../nodeagent/node/machine.ts";
import { readTopology } from "../nodeagent/resources/machineTopology.ts";
import { readResourceSettings } from "../nodeagent/resources/resourceSettings.ts";
import type { NodeAgentOptions } from "../nodeagent/agentOptions.ts";
import { durationMs } from "../schema/duration.ts";

/** How the machine is divided. Throws a RangeError for settings that cannot be. */
export function resourceOptions(
  flags: NodeagentFlags,
): Pick<NodeAgentOptions, "machine" | "memoryQos" | "reservedPercent" | "resources" | "users"> {
  const gates = parseFeatureGates(flags.featureGates);
  return {
    machine: {
      read: () => readMachine({ machineId: flags.machineIdFile.split(","), bootId: flags.bootIdFile.split(",") }),
      topology: readTopology,
    },
    resources: readResourceSettings({
      cpuPolicy: flags.cpuManagerPolicy,
      cpuOptions: flags.cpuManagerPolicyOptions,
      cpuStages: {
        Alpha: gates.enabled("CPUManagerPolicyAlphaOptions"),
        Beta: gates.enabled("CPUManagerPolicyBetaOptions"),
        GA: gates.enabled("CPUManagerPolicyOptions"),
      },
      limitsExclusiveCpus: !gates.enabled("DisableCPUQuotaWithExclusiveCPUs"),
      reconcileMs: durationMs(flags.cpuManagerReconcilePeriod) ?? 0,
      reservedCpus: flags.reservedCpus,
      memoryPolicy: flags.memoryManagerPolicy,
      reservedMemory: flags.reservedMemory,
      topologyPolicy: flags.topologyManagerPolicy,
      topologyOptions: flags.topologyManagerPolicyOptions,
      topologyStages: {
        Alpha: gates.enabled("TopologyManagerPolicyAlphaOptions"),
        Beta: gates.enabled("TopologyManagerPolicyBetaOptions"),
        GA: gates.enabled("TopologyManagerPolicyOptions"),
      },
      scope: flags.topologyManagerScope,
    }),
    memoryQos: gates.enabled("MemoryQoS")
      ? {
          throttlingFactor: flags.memoryThrottlingFactor,
          isTiered: flags.memoryReservationPolicy === "TieredReservation",
        }
      : undefined,
    reservedPercent: gates.enabled("QOSReserved") ? percentOf(flags.qosReserved) : undefined,
    users: { idsPerPod: flags.idsPerPod, isOn: gates.enabled("UserNamespacesSupport") },
  };
}

/** "memory=50%" */
function percentOf(reserved: NodeagentFlags["qosReserved"]): number | undefined {
  const { memory, ...others } = reserved;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new RangeError(`--qos-reserved: ${other} cannot be reserved, only memory`);
  if (memory === undefined) return undefined;
  const [, percent = ""] = /^(\d{1,3})%$/.exec(memory) ?? [];
  if (percent === "" || Number(percent) > 100) {
    throw new RangeError(`--qos-reserved: ${JSON.stringify(memory)} is no share, as 50%`);
  }
  return Number(percent);
}
