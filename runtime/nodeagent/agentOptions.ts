import type { Client } from "../../generated/client.ts";
import type { Pod } from "../../generated/core/v1/pod.ts";
import type { Taint } from "../../generated/core/v1/scheduling.ts";
import type { Clock } from "../client/clock.ts";
import type { ComponentOptions } from "../component/pages/pages.ts";
import type { EventLimit } from "../component/eventRecorder.ts";
import type { Logger } from "../component/logs/logger.ts";
import type { Platform } from "../schema/platform.ts";
import type { Tracer } from "../schema/tracer.ts";
import type { CgroupDriver } from "./cgroups/names.ts";
import type { ReservedGroup } from "./cgroups/sharedGroups.ts";
import type { RuntimeConnection } from "./cri/connectRuntime.ts";
import type { MemoryQos } from "./container/memoryQos.ts";
import type { SwapMachine } from "./container/swap.ts";
import type { KernelOptions } from "./node/kernelChecks.ts";
import type { CredentialProvider } from "./images/credentialProvider.ts";
import type { VerificationPolicy } from "./images/pullRecords.ts";
import type { Amounts } from "./node/capacity.ts";
import type { Machine } from "./node/machine.ts";
import type { Threshold } from "./eviction/thresholds.ts";
import type { MachineTopology } from "./resources/machineTopology.ts";
import type { ResourceSettings } from "./resources/resourceSettings.ts";
import type { LogindOptions } from "./shutdown/logind.ts";
import type { RestartDelays } from "./pod/podState.ts";
import type { SystemGroups } from "./stats/statsSource.ts";
import type { ShutdownPeriod } from "./shutdown/shutdownGroups.ts";
import type { AgentAccessOptions } from "./server/access.ts";
import type { ServingTls } from "../component/serving/servingTls.ts";
import type { AgentPortsOptions, AgentPortsSettings } from "./server/openPorts.ts";
import type { TlsLimits } from "../component/serving/tlsLimits.ts";

/** The settings of a node agent; names are those of its flags. */
export interface NodeAgentOptions {
  readonly client: Client;
  /** The same server without a limit of requests: for the node's status and lease, for events and for certificates. */
  readonly unlimitedClient: Client;
  readonly platform: Platform;
  readonly connection: RuntimeConnection;
  readonly log: Logger;
  /** Absent: nothing is traced. */
  readonly tracer?: Tracer | undefined;
  readonly clock: Clock;
  readonly hostname: string;
  readonly nodeName: string;
  /** Empty: the address that the host name resolves to, or the first of the machine. */
  readonly nodeIps: readonly string[];
  readonly node: NodeOptions;
  /** The node's disk is an amount that pods ask for, and their limits of it hold. */
  readonly isolatesStorage: boolean;
  readonly eviction: EvictionOptions;
  readonly shutdown: ShutdownSettings;
  readonly manifests: ManifestOptions;
  readonly images: ImageOptions;
  readonly containerLogs: ContainerLogOptions;
  /** How often volumes and groups of pods are brought up to date where nothing has happened. */
  readonly syncMs: number;
  readonly restartDelays: RestartDelays;
  readonly ports: AgentPortOptions;
  readonly identity: AgentIdentity;
  /** Loads what writes pods as messages of core/v1. */
  readonly podEncoder: () => Promise<(pod: Pod) => Uint8Array>;
  /** Of the agent's own files; absolute. */
  readonly rootFolder: string;
  /** Folder that holds one of each pod, with the logs of its containers. */
  readonly logRoot: string;
  readonly clusterDns: readonly string[];
  readonly clusterDomain: string;
  /** "" for a node without. */
  readonly resolvConf: string;
  readonly cgroups: CgroupOptions | undefined;
  readonly cpuCfsQuota: boolean;
  readonly cpuPeriodUs: number;
  /** Absent: the kernel keeps no memory for pods and slows none down. */
  readonly memoryQos: MemoryQos | undefined;
  /** Percent of the memory that pods request which those of lesser classes cannot take; absent: all may take all. */
  readonly reservedPercent: number | undefined;
  /** Most processes of a pod; -1 for no limit. */
  readonly podPids: number;
  readonly machine: MachineReaders;
  readonly resources: ResourceSettings;
  readonly users: UserNamespaceOptions;
  readonly seccompDefault: boolean;
  /** Names, or beginnings that end in a star. */
  readonly allowedUnsafeSysctls: readonly string[];
  /** For how long what files take counts before it is measured again. */
  readonly diskStatsMs: number;
  readonly systemGroups: SystemGroups;
  readonly eventLimit: EventLimit;
  readonly swapBehavior: SwapMachine["swapBehavior"];
  readonly kernel: KernelOptions;
  /** The kernel ends one process of a container that has used up its memory, and not all of them. */
  readonly singleProcessOomKill: boolean;
}

/** Pods with users of their own: whether there may be such, and how many ids each has. */
export interface UserNamespaceOptions {
  readonly isOn: boolean;
  readonly idsPerPod: number;
}

/** How the agent learns what its machine is. */
export interface MachineReaders {
  readonly read: () => Machine;
  readonly topology: () => MachineTopology;
  /** Where the kernel's control groups are mounted; default /sys/fs/cgroup. */
  readonly cgroupMount?: string;
}

export interface ImageOptions {
  /** Most pulls at one time. */
  readonly parallelPulls: number;
  /** Most pulls a second, after `burst` at once; 0 for no such bound. */
  readonly pullsPerSecond: number;
  readonly pullBurst: number;
  /** From how full a disk on images are removed, and down to what, in percent. */
  readonly highPercent: number;
  readonly lowPercent: number;
  readonly minAgeMs: number;
  /** How long an image stays that no container uses; 0 while there is room. */
  readonly maxUnusedMs: number;
  /** When a pod may use an image that is there only with credentials that could pull it. */
  readonly verification: VerificationPolicy;
  readonly allowlist: readonly string[];
  /** Programs that give credentials, and the folder that they are in. */
  readonly credentials: { readonly providers: readonly CredentialProvider[]; readonly binFolder: string };
}

/** When the log of a container begins a new file, how many it has, and how often and by how many that is looked at. */
export interface ContainerLogOptions {
  readonly intervalMs: number;
  readonly workers: number;
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** The agent's own servers. */
export interface AgentPortOptions {
  readonly settings: Omit<AgentPortsSettings, "rootDir">;
  readonly component: Omit<ComponentOptions, "checks">;
  /** What is in the files of flags now; absent: the agent has its own, in the folder of certificates. */
  readonly tls: (() => Pick<ServingTls, "cert" | "key">) | undefined;
  readonly clientCa: (() => string) | undefined;
  readonly limits: TlsLimits;
  readonly access: Pick<AgentAccessOptions, "anonymous" | "tokensForMs" | "authorization">;
  readonly isGateOn: AgentPortsOptions["isGateOn"];
}

/** The agent's own certificates. */
export interface AgentIdentity {
  readonly certDir: string;
  /** The certificate that it shows to the API server is one of its own, and is renewed before it ends. */
  readonly rotatesClient: boolean;
  /** The certificate of its port is one that the API server issues, from when it has been approved. */
  readonly rotatesServing: boolean;
  /** A client of a user that may ask for the node's first certificate; absent: there is none. */
  readonly bootstrapClient: (() => Client) | undefined;
}

/** Where pods come from that no API has. */
export interface ManifestOptions {
  /** Reads a manifest. Rejects with an Error for one that is no pod and no list of pods. */
  readonly read: (bytes: Buffer) => Promise<readonly Pod[]>;
  /** Throws an Error for a pod, named after its node, whose metadata the API would not take. */
  readonly check: (pod: Pod) => void;
  /** "" for none. */
  readonly path: string;
  readonly pathEveryMs: number;
  readonly url: string;
  readonly urlHeaders: Readonly<Record<string, readonly string[]>>;
  readonly urlEveryMs: number;
}

export interface CgroupOptions {
  readonly driver: CgroupDriver;
  /** Below which the groups of pods are. */
  readonly root: string;
  /** The group of all pods gets what the node has for pods; else it may take all that the machine has. */
  readonly limitsPods: boolean;
  readonly reserved: readonly ReservedGroup[];
}

/** How long pods have to end when the machine shuts down, and where its logind is. */
export interface ShutdownSettings extends Pick<LogindOptions, "address" | "inhibitProgram" | "configFolder"> {
  readonly periods: readonly ShutdownPeriod[];
}

/** When pods are evicted. */
export interface EvictionOptions {
  readonly thresholds: readonly Threshold[];
  /** Those of them of which the hard ones are not for pods. */
  readonly reserving: readonly Threshold[];
  /** How long a pressure is reported after it was last seen. */
  readonly transitionMs: number;
  /** Most seconds that a pod gets to end by itself when a soft threshold evicts it. */
  readonly softGraceSeconds: number;
}

export interface NodeOptions {
  readonly registers: boolean;
  readonly labels: Readonly<Record<string, string>>;
  readonly taints: readonly Taint[];
  readonly providerId: string;
  readonly maxPods: number;
  /** Images in the status of the node. */
  readonly maxImages: number;
  /** Of processors, memory and disks: what is not for pods. */
  readonly reservations: readonly Amounts[];
  readonly statusUpdateMs: number;
  readonly statusReportMs: number;
  /** A controller of the cloud says what the addresses of the node are. */
  readonly cloudSetsAddresses: boolean;
  /** A controller attaches volumes to the node and detaches them, and the node says so. */
  readonly leavesAttaching: boolean;
  readonly leaseSeconds: number;
  /** Network of pods while the object of the node has none, "10.1.0.0/24"; "" for none. */
  readonly podCidr: string;
}
