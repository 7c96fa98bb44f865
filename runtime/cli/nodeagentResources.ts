import type { NodeagentFlags } from "../../generated/flags.ts";
import { parseFeatureGates } from "../../generated/gates.ts";
import { readMachine } from "../nodeagent/node/machine.ts";
import { readTopology } from "../nodeagent/resources/machineTopology.ts";
import { readResourceSettings } from "../nodeagent/resources/resourceSettings.ts";
import type { NodeAgentOptions } from "../nodeagent/agentOptions.ts";
import { durationMs } from "../schema/duration.ts";

/** How the machine is divided. Throws a RangeError for settings that cannot be. */
export function resourceOptions(flags: NodeagentFlags): Pick<NodeAgentOptions, "machine" | "resources" | "users"> {
  const gates = parseFeatureGates(flags.featureGates);
  return {
    machine: { read: readMachine, topology: readTopology },
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
    users: { idsPerPod: flags.idsPerPod, isOn: gates.enabled("UserNamespacesSupport") },
  };
}
