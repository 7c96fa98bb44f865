import { quantityNanos } from "../../schema/quantity.ts";
import { unitsOf } from "../container/amounts.ts";
import type { CpuPolicyOptions } from "./cpuPolicy.ts";
import { type CpuSet, parseCpus } from "./cpuSet.ts";
import type { ReservedMemory } from "./memoryTables.ts";
import type { TopologyPolicy } from "./mergeHints.ts";
import { checkPolicyOptions, isOptionOn, type OptionStage, type OptionStages } from "./policyOptions.ts";

/** How processors, memory and devices are given to containers for themselves. */
export interface ResourceSettings {
  readonly cpuPolicy: "none" | "static";
  readonly cpuOptions: CpuPolicyOptions;
  readonly reconcileMs: number;
  /** Empty: as many as the reservations say. */
  readonly reservedCpus: CpuSet;
  readonly limitsExclusiveCpus: boolean;
  readonly memoryPolicy: "None" | "Static";
  readonly reservedMemory: ReservedMemory;
  readonly topologyPolicy: TopologyPolicy;
  readonly scope: "container" | "pod";
  readonly prefersClosest: boolean;
  readonly maxNodes: number;
}

type Plain = "cpuPolicy" | "limitsExclusiveCpus" | "memoryPolicy" | "reconcileMs" | "scope" | "topologyPolicy";

interface SettingsInput extends Pick<ResourceSettings, Plain> {
  readonly cpuOptions: Readonly<Record<string, string>>;
  readonly reservedCpus: string;
  readonly reservedMemory: readonly string[];
  readonly topologyOptions: Readonly<Record<string, string>>;
  /** Of which stages options may be used. */
  readonly cpuStages: OptionStages;
  readonly topologyStages: OptionStages;
}

const cpuOptions: Readonly<Record<string, OptionStage>> = {
  "full-pcpus-only": "GA",
  "strict-cpu-reservation": "GA",
  "distribute-cpus-across-numa": "Beta",
  "prefer-align-cpus-by-uncorecache": "Beta",
  "align-by-socket": "Alpha",
  "distribute-cpus-across-cores": "Alpha",
};
const topologyOptions: Readonly<Record<string, OptionStage>> = {
  "prefer-closest-numa-nodes": "GA",
  "max-allowable-numa-nodes": "GA",
};
/** @limit NUMA nodes of a machine with a topology manager, unless configured: the agent does not start. */
const defaultMaxNodes = 8;
/** Of more, the sets of nodes are too many to compare. */
const mostNodes = 10;

/** Throws a RangeError for settings that cannot be, alone or together. */
export function readResourceSettings(given: SettingsInput): ResourceSettings {
  const { cpuPolicy, memoryPolicy, topologyPolicy, scope, reconcileMs, limitsExclusiveCpus } = given;
  return {
    ...{ cpuPolicy, memoryPolicy, topologyPolicy, scope, reconcileMs, limitsExclusiveCpus },
    cpuOptions: readCpuOptions(given),
    reservedCpus: parseCpus(given.reservedCpus),
    reservedMemory: readReservedMemory(given.reservedMemory),
    ...readTopologyOptions(given),
  };
}

function readCpuOptions({ cpuOptions: given, cpuStages, topologyPolicy }: SettingsInput): CpuPolicyOptions {
  checkPolicyOptions(given, { manager: "CPU", known: cpuOptions, stages: cpuStages });
  const options = {
    fullCores: isOptionOn(given, "full-pcpus-only"),
    spreadsOverNodes: isOptionOn(given, "distribute-cpus-across-numa"),
    alignsBySocket: isOptionOn(given, "align-by-socket"),
    spreadsOverCores: isOptionOn(given, "distribute-cpus-across-cores"),
    reservesStrictly: isOptionOn(given, "strict-cpu-reservation"),
    keepsToCaches: isOptionOn(given, "prefer-align-cpus-by-uncorecache"),
  };
  const apart = (isTogether: boolean, one: string, other: string) => {
    if (isTogether) throw new RangeError(`static policy options ${one} and ${other} can not be used at the same time`);
  };
  apart(options.fullCores && options.spreadsOverCores, "full-pcpus-only", "distribute-cpus-across-cores");
  const { spreadsOverNodes, spreadsOverCores, keepsToCaches, alignsBySocket } = options;
  apart(spreadsOverNodes && spreadsOverCores, "distribute-cpus-across-numa", "distribute-cpus-across-cores");
  apart(spreadsOverNodes && keepsToCaches, "distribute-cpus-across-numa", "prefer-align-cpus-by-uncorecache");
  apart(spreadsOverCores && keepsToCaches, "distribute-cpus-across-cores", "prefer-align-cpus-by-uncorecache");
  apart(alignsBySocket && topologyPolicy === "single-numa-node", "align-by-socket", "single-numa-node");
  return options;
}

function readTopologyOptions({
  topologyOptions: given,
  topologyStages,
}: SettingsInput): Pick<ResourceSettings, "prefersClosest" | "maxNodes"> {
  checkPolicyOptions(given, { manager: "Topology", known: topologyOptions, stages: topologyStages });
  const maxNodes = Number(given["max-allowable-numa-nodes"] ?? defaultMaxNodes);
  if (!(maxNodes >= defaultMaxNodes && maxNodes <= mostNodes)) {
    const range = `from ${defaultMaxNodes} to ${mostNodes}`;
    throw new RangeError(`the option "max-allowable-numa-nodes" must be a number ${range}`);
  }
  return { prefersClosest: isOptionOn(given, "prefer-closest-numa-nodes"), maxNodes };
}

/** ["0:memory=1Gi,hugepages-2Mi=4Mi"] -> 0 -> { memory: 1073741824, "hugepages-2Mi": 4194304 } */
function readReservedMemory(texts: readonly string[]): ReservedMemory {
  const all = new Map<number, Readonly<Record<string, number>>>();
  for (const text of texts) {
    const [, node, list = ""] = /^(\d{1,2}):(.+)$/.exec(text.trim()) ?? [];
    const problem = `--reserved-memory: ${JSON.stringify(text)}`;
    if (node === undefined) throw new RangeError(`${problem} must be NODE:TYPE=AMOUNT,..., as 0:memory=1Gi`);
    if (all.has(Number(node))) throw new RangeError(`${problem}: node ${node} stands there twice`);
    const amounts = list.split(",").map((part): [string, number] => {
      const [, type, amount = ""] = /^(memory|hugepages-\w+)=(.+)$/.exec(part.trim()) ?? [];
      const nanos = quantityNanos(amount);
      if (type === undefined || nanos === undefined || nanos <= 0n) {
        throw new RangeError(`${problem}: ${JSON.stringify(part)} is no amount of memory or huge pages above zero`);
      }
      return [type, unitsOf(nanos)];
    });
    all.set(Number(node), Object.fromEntries(amounts));
  }
  return all;
}
