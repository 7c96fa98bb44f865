// Generated from spec/flags.yaml. Do not edit.
import type { ConfiguredFlags, Flag, FlagSet, ParsedFlags } from "../runtime/schema/flags.ts";
import { parseFlags } from "../runtime/schema/flags.ts";
import { gates } from "./gates.ts";

/** Flags that several programs have: metrics. */
export interface SharedMetricsFlags {
  /** Names of metrics that /metrics leaves out. */
  readonly disabledMetrics: readonly string[];
}

const metricsFlags: readonly Flag[] = [
  {
    name: "disabled-metrics",
    type: "list",
    description: "Names of metrics that /metrics leaves out.",
  },
];

/** Flags that several programs have: noEffect. */
export interface SharedNoEffectFlags {
  /** Longest time between writes of the log: every line is written at once. */
  readonly logFlushFrequency: string;
  /** Size of a buffer for lines of the log. */
  readonly logTextInfoBufferSize: string;
  /** Write errors to standard error and the rest to standard output: all lines go to standard error. */
  readonly logTextSplitStream: boolean;
  /** Size of a buffer for lines of the log in JSON. */
  readonly logJsonInfoBufferSize: string;
  /** Write errors to standard error and the rest to standard output: all lines go to standard error. */
  readonly logJsonSplitStream: boolean;
  /** Earlier version whose hidden metrics are shown: no metric is hidden. */
  readonly showHiddenMetricsForVersion: string;
  /** Profile waits for locks: the process has none. */
  readonly contentionProfiling: boolean;
}

const noEffectFlags: readonly Flag[] = [
  {
    name: "log-flush-frequency",
    type: "duration",
    default: "5s",
    field: "logging.flushFrequency",
    effect: "none",
    description: "Longest time between writes of the log: every line is written at once.",
  },
  {
    name: "log-text-info-buffer-size",
    type: "string",
    field: "logging.options.text.infoBufferSize",
    effect: "none",
    description: "Size of a buffer for lines of the log.",
  },
  {
    name: "log-text-split-stream",
    type: "boolean",
    field: "logging.options.text.splitStream",
    effect: "none",
    description: "Write errors to standard error and the rest to standard output: all lines go to standard error.",
  },
  {
    name: "log-json-info-buffer-size",
    type: "string",
    field: "logging.options.json.infoBufferSize",
    effect: "none",
    description: "Size of a buffer for lines of the log in JSON.",
  },
  {
    name: "log-json-split-stream",
    type: "boolean",
    field: "logging.options.json.splitStream",
    effect: "none",
    description: "Write errors to standard error and the rest to standard output: all lines go to standard error.",
  },
  {
    name: "show-hidden-metrics-for-version",
    type: "string",
    effect: "none",
    description: "Earlier version whose hidden metrics are shown: no metric is hidden.",
  },
  {
    name: "contention-profiling",
    type: "boolean",
    field: "enableContentionProfiling",
    effect: "none",
    description: "Profile waits for locks: the process has none.",
  },
];

/** Flags that several programs have: managerNoEffect. */
export interface SharedManagerNoEffectFlags {
  /**
   * PEM file of the certificate authorities of front proxies: the port believes the user that a client with a
   * certificate from one of them names in headers. The file is reloaded when it changes. Without it, and with
   * authentication-kubeconfig, the cluster says who they are, in the config map extension-apiserver-authentication, and
   * with it by which headers; the same goes for client-ca-file.
   */
  readonly requestheaderClientCaFile: string;
  /** Common names that the certificate of a front proxy may have. Default: any. */
  readonly requestheaderAllowedNames: readonly string[];
  /** Headers in which a front proxy names the user; the first that is present counts. */
  readonly requestheaderUsernameHeaders: readonly string[];
  /** Headers in which a front proxy names the groups of the user. */
  readonly requestheaderGroupHeaders: readonly string[];
  /** Prefixes of the headers in which a front proxy gives extra information on the user. */
  readonly requestheaderExtraHeadersPrefix: readonly string[];
  /** Do not ask the cluster by whom clients of the port are known. */
  readonly authenticationSkipLookup: boolean;
  /** Start also where the cluster cannot say so. */
  readonly authenticationTolerateLookupFailure: boolean;
  /** Kind of object by which the leader is chosen: a lease. */
  readonly leaderElectResourceLock: "leases";
  /**
   * Let each controller act by a service account of its own, which is made where it is missing, and by the rights of
   * that account. What all of them read is read with kubeconfig.
   */
  readonly useServiceAccountCredentials: boolean;
  /** Name of the cluster in names at cloud providers. */
  readonly clusterName: string;
  /** Cloud provider: the controllers know none. */
  readonly cloudProvider: "" | "" | "external";
  /** Make routes at the cloud provider: no controller does. */
  readonly configureCloudRoutes: boolean;
  /** Give each node that has none a network for its pods, which no other node has, from those of cluster-cidr. */
  readonly allocateNodeCidrs: boolean;
  /** How those networks are chosen: one after the other. */
  readonly cidrAllocatorType: "RangeAllocator";
  /**
   * Network from which nodes get theirs with allocate-node-cidrs, such as 10.244.0.0/16, or one of each address family.
   * It has room for 65,536 nodes at most.
   */
  readonly clusterCidr: string;
  /** Network of services, or one of each address family, in which no node gets its own with allocate-node-cidrs. */
  readonly serviceClusterIpRange: string;
  /** Length of the prefix of a node's network where cluster-cidr has one network. 0 stands for 24, with IPv6 for 64. */
  readonly nodeCidrMaskSize: number;
  /** Length of the prefix of a node's IPv4 network. 0 stands for 24. */
  readonly nodeCidrMaskSizeIpv4: number;
  /** Length of the prefix of a node's IPv6 network. 0 stands for 64. */
  readonly nodeCidrMaskSizeIpv6: number;
  /** How often nodes are looked at: they are when something of them changes or is due. */
  readonly nodeMonitorPeriod: string;
  /**
   * How long a node may be silent. Then its conditions become Unknown, and after the same time again it gets a taint
   * that its pods are to go.
   */
  readonly nodeMonitorGracePeriod: string;
  /**
   * Number of nodes a second in a zone that get the taint by which their pods leave, while the zone is well, or where
   * none of its nodes is ready. The first gets it at once.
   */
  readonly nodeEvictionRate: number;
  /** Number of ended pods that stay, the newest; 0 or less lets all of them stay. */
  readonly terminatedPodGcThreshold: number;
  /** Time between the starts of two controllers: they start together. */
  readonly controllerStartInterval: string;
  /** How often informers hand on what has not changed: they never do. */
  readonly minResyncPeriod: string;
  /** Number of workers of the garbage collector. */
  readonly concurrentGcSyncs: number;
  /** Number of workers of the namespace controller. */
  readonly concurrentNamespaceSyncs: number;
  /** Number of workers of the controller of tokens. */
  readonly concurrentServiceaccountTokenSyncs: number;
  /**
   * Number of requests a second to the API server of each controller, and of the informers together; further ones wait.
   * The garbage collector may send twice as many, the namespace controller twenty times. Watches and the lease are not
   * limited. 0 limits the requests for each version of a group to 5; below 0 there is no limit.
   */
  readonly apiQps: number;
  /**
   * Number of such requests that may follow each other at once after a rest, hundred times as many of the namespace
   * controller.
   */
  readonly apiBurst: number;
  /** Encoding of requests to the API server: it is JSON. */
  readonly apiContentType: string;
  /** Number of workers for deployments: no controller works on them. */
  readonly concurrentDeploymentSyncs: number;
  /** Number of workers for taints of devices: no controller works on them. */
  readonly concurrentDeviceTaintEvictionSyncs: number;
  /** Number of workers for resource claims: no controller works on them. */
  readonly concurrentResourceclaimSyncs: number;
  /** Number of workers for stateful sets: no controller works on them. */
  readonly concurrentStatefulsetSyncs: number;
  /** Number of workers for daemon sets: no controller works on them. */
  readonly concurrentDaemonsetSyncs: number;
  /** Number of workers for endpoints: no controller works on them. */
  readonly concurrentEndpointSyncs: number;
  /** Number of workers for endpoint slices: no controller works on them. */
  readonly concurrentServiceEndpointSyncs: number;
  /** Number of workers for mirrored endpoint slices: no controller works on them. */
  readonly mirroringConcurrentServiceEndpointSyncs: number;
  /** Number of workers for claims of ephemeral volumes: no controller works on them. */
  readonly concurrentEphemeralvolumeSyncs: number;
  /** Number of workers for autoscalers: no controller works on them. */
  readonly concurrentHorizontalPodAutoscalerSyncs: number;
  /** Number of workers for jobs: no controller works on them. */
  readonly concurrentJobSyncs: number;
  /** Number of workers for cron jobs: no controller works on them. */
  readonly concurrentCronJobSyncs: number;
  /** Number of workers for replica sets: no controller works on them. */
  readonly concurrentReplicasetSyncs: number;
  /** Number of workers for replication controllers: no controller works on them. */
  readonly concurrentRcSyncs: number;
  /** Number of workers for quotas. */
  readonly concurrentResourceQuotaSyncs: number;
  /** Number of workers for ended jobs: no controller works on them. */
  readonly concurrentTtlAfterFinishedSyncs: number;
  /** Number of workers for admission policies: no controller works on them. */
  readonly concurrentValidatingAdmissionPolicyStatusSyncs: number;
  /** Number of workers for services of cloud providers: no controller works on them. */
  readonly concurrentServiceSyncs: number;
  /** Time between looks at attached volumes: no controller attaches any. */
  readonly attachDetachReconcileSyncPeriod: string;
  /** Do not look at attached volumes from time to time: no controller does. */
  readonly disableAttachDetachReconcileSync: boolean;
  /** Do not detach volumes by force: no controller does. */
  readonly disableForceDetachOnTimeout: boolean;
  /** Time over which changes of endpoints are gathered: no controller writes endpoints. */
  readonly endpointUpdatesBatchPeriod: string;
  /** Time over which changes of endpoint slices are gathered: no controller writes them. */
  readonly endpointsliceUpdatesBatchPeriod: string;
  /** Number of endpoints in a slice: no controller writes slices. */
  readonly maxEndpointsPerSlice: number;
  /** Time over which changes of mirrored slices are gathered: no controller writes them. */
  readonly mirroringEndpointsliceUpdatesBatchPeriod: string;
  /** Number of endpoints that are mirrored: none are. */
  readonly mirroringMaxEndpointsPerSubset: number;
  /** Time in which a new pod may lack measurements: no controller scales. */
  readonly horizontalPodAutoscalerCpuInitializationPeriod: string;
  /** Time before a workload shrinks: no controller scales. */
  readonly horizontalPodAutoscalerDownscaleStabilization: string;
  /** Time in which readiness of a new pod does not count: no controller scales. */
  readonly horizontalPodAutoscalerInitialReadinessDelay: string;
  /** Time between looks at autoscalers: no controller scales. */
  readonly horizontalPodAutoscalerSyncPeriod: string;
  /** Difference from the target that is left alone: no controller scales. */
  readonly horizontalPodAutoscalerTolerance: number;
  /** Time between looks at namespaces: the controller watches them. */
  readonly namespaceSyncPeriod: string;
  /** Time between counts of what a quota bounds, though nothing has changed it; at least a second. */
  readonly resourceQuotaSyncPeriod: string;
  /**
   * Number of nodes of a cluster up to which no node of an unhealthy zone gets the taint by which its pods leave, while
   * another zone is well. With more nodes they get it at the secondary rate. Where no zone is well they get it all the
   * same, so that a node which stays silent is always left at last.
   */
  readonly largeClusterSizeThreshold: number;
  /** How long a new node may be silent. */
  readonly nodeStartupGracePeriod: string;
  /** Number of nodes a second in an unhealthy zone of a large cluster that get that taint. */
  readonly secondaryNodeEvictionRate: number;
  /** Share of nodes that are not ready, three at least, from which a zone is unhealthy. */
  readonly unhealthyZoneThreshold: number;
  /** Time between looks at routes: no controller makes any. */
  readonly routeReconciliationPeriod: string;
  /** Make volumes for claims: no controller does. */
  readonly enableDynamicProvisioning: boolean;
  /** Make folders of this machine for claims: no controller does. */
  readonly enableHostpathProvisioner: boolean;
  /** Folder of FlexVolume programs: the controllers run none. */
  readonly flexVolumePluginDir: string;
  /** Seconds more for each GiB that is recycled: no controller recycles volumes. */
  readonly pvRecyclerIncrementTimeoutNfs: number;
  /** Fewest seconds of a recycling pod: no controller recycles volumes. */
  readonly pvRecyclerMinimumTimeoutHostpath: number;
  /** Fewest seconds of a recycling pod: no controller recycles volumes. */
  readonly pvRecyclerMinimumTimeoutNfs: number;
  /** Seconds more for each GiB that is recycled: no controller recycles volumes. */
  readonly pvRecyclerTimeoutIncrementHostpath: number;
  /** Template of recycling pods: no controller recycles volumes. */
  readonly pvRecyclerPodTemplateFilepathHostpath: string;
  /** Template of recycling pods: no controller recycles volumes. */
  readonly pvRecyclerPodTemplateFilepathNfs: string;
  /** Time between looks at claims: no controller binds them. */
  readonly pvclaimbinderSyncPeriod: string;
  /** Longest wait for controllers at the end: each ends what it is at. */
  readonly controllerShutdownTimeout: string;
  /** Folder of a certificate that the process makes: it keeps that in memory. */
  readonly certDir: string;
  /** Do not speak HTTP/2: the port speaks HTTP/1.1. */
  readonly disableHttp2Serving: boolean;
  /** Number of streams of a connection of HTTP/2: the port speaks HTTP/1.1. */
  readonly http2MaxStreamsPerConnection: number;
  /** Take an address whose last connections have not ended yet: the process always does. */
  readonly permitAddressSharing: boolean;
  /** Headers in which a front proxy gives the UID of the user. */
  readonly requestheaderUidHeaders: readonly string[];
  /** Remove objects whose owners are gone: choose by --controllers. */
  readonly enableGarbageCollector: boolean;
}

const managerNoEffectFlags: readonly Flag[] = [
  {
    name: "requestheader-client-ca-file",
    type: "string",
    description: "PEM file of the certificate authorities of front proxies: the port believes the user that a client with a certificate from one of them names in headers. The file is reloaded when it changes. Without it, and with authentication-kubeconfig, the cluster says who they are, in the config map extension-apiserver-authentication, and with it by which headers; the same goes for client-ca-file.",
  },
  {
    name: "requestheader-allowed-names",
    type: "list",
    description: "Common names that the certificate of a front proxy may have. Default: any.",
  },
  {
    name: "requestheader-username-headers",
    type: "list",
    default: ["x-remote-user"],
    description: "Headers in which a front proxy names the user; the first that is present counts.",
  },
  {
    name: "requestheader-group-headers",
    type: "list",
    default: ["x-remote-group"],
    description: "Headers in which a front proxy names the groups of the user.",
  },
  {
    name: "requestheader-extra-headers-prefix",
    type: "list",
    default: ["x-remote-extra-"],
    description: "Prefixes of the headers in which a front proxy gives extra information on the user.",
  },
  {
    name: "authentication-skip-lookup",
    type: "boolean",
    description: "Do not ask the cluster by whom clients of the port are known.",
  },
  {
    name: "authentication-tolerate-lookup-failure",
    type: "boolean",
    description: "Start also where the cluster cannot say so.",
  },
  {
    name: "leader-elect-resource-lock",
    type: "string",
    default: "leases",
    enum: ["leases"],
    effect: "none",
    description: "Kind of object by which the leader is chosen: a lease.",
  },
  {
    name: "use-service-account-credentials",
    type: "boolean",
    description: "Let each controller act by a service account of its own, which is made where it is missing, and by the rights of that account. What all of them read is read with kubeconfig.",
  },
  {
    name: "cluster-name",
    type: "string",
    default: "orch",
    effect: "none",
    description: "Name of the cluster in names at cloud providers.",
  },
  {
    name: "cloud-provider",
    type: "string",
    enum: ["", "external"],
    effect: "none",
    description: "Cloud provider: the controllers know none.",
  },
  {
    name: "configure-cloud-routes",
    type: "boolean",
    default: true,
    effect: "none",
    description: "Make routes at the cloud provider: no controller does.",
  },
  {
    name: "allocate-node-cidrs",
    type: "boolean",
    description: "Give each node that has none a network for its pods, which no other node has, from those of cluster-cidr.",
  },
  {
    name: "cidr-allocator-type",
    type: "string",
    default: "RangeAllocator",
    enum: ["RangeAllocator"],
    effect: "none",
    description: "How those networks are chosen: one after the other.",
  },
  {
    name: "cluster-cidr",
    type: "string",
    description: "Network from which nodes get theirs with allocate-node-cidrs, such as 10.244.0.0/16, or one of each address family. It has room for 65,536 nodes at most.",
  },
  {
    name: "service-cluster-ip-range",
    type: "string",
    description: "Network of services, or one of each address family, in which no node gets its own with allocate-node-cidrs.",
  },
  {
    name: "node-cidr-mask-size",
    type: "int",
    minimum: 0,
    maximum: 128,
    description: "Length of the prefix of a node's network where cluster-cidr has one network. 0 stands for 24, with IPv6 for 64.",
  },
  {
    name: "node-cidr-mask-size-ipv4",
    type: "int",
    minimum: 0,
    maximum: 32,
    description: "Length of the prefix of a node's IPv4 network. 0 stands for 24.",
  },
  {
    name: "node-cidr-mask-size-ipv6",
    type: "int",
    minimum: 0,
    maximum: 128,
    description: "Length of the prefix of a node's IPv6 network. 0 stands for 64.",
  },
  {
    name: "node-monitor-period",
    type: "duration",
    default: "5s",
    effect: "none",
    description: "How often nodes are looked at: they are when something of them changes or is due.",
  },
  {
    name: "node-monitor-grace-period",
    type: "duration",
    default: "50s",
    description: "How long a node may be silent. Then its conditions become Unknown, and after the same time again it gets a taint that its pods are to go.",
  },
  {
    name: "node-eviction-rate",
    type: "number",
    default: 0.1,
    minimum: 0,
    description: "Number of nodes a second in a zone that get the taint by which their pods leave, while the zone is well, or where none of its nodes is ready. The first gets it at once.",
  },
  {
    name: "terminated-pod-gc-threshold",
    type: "int",
    default: 12500,
    description: "Number of ended pods that stay, the newest; 0 or less lets all of them stay.",
  },
  {
    name: "controller-start-interval",
    type: "duration",
    effect: "none",
    description: "Time between the starts of two controllers: they start together.",
  },
  {
    name: "min-resync-period",
    type: "duration",
    default: "12h0m0s",
    effect: "none",
    description: "How often informers hand on what has not changed: they never do.",
  },
  {
    name: "concurrent-gc-syncs",
    type: "int",
    default: 20,
    minimum: 1,
    description: "Number of workers of the garbage collector.",
  },
  {
    name: "concurrent-namespace-syncs",
    type: "int",
    default: 10,
    minimum: 1,
    description: "Number of workers of the namespace controller.",
  },
  {
    name: "concurrent-serviceaccount-token-syncs",
    type: "int",
    default: 5,
    minimum: 1,
    description: "Number of workers of the controller of tokens.",
  },
  {
    name: "orch-api-qps",
    property: "apiQps",
    type: "number",
    default: 20,
    description: "Number of requests a second to the API server of each controller, and of the informers together; further ones wait. The garbage collector may send twice as many, the namespace controller twenty times. Watches and the lease are not limited. 0 limits the requests for each version of a group to 5; below 0 there is no limit.",
  },
  {
    name: "orch-api-burst",
    property: "apiBurst",
    type: "int",
    default: 30,
    description: "Number of such requests that may follow each other at once after a rest, hundred times as many of the namespace controller.",
  },
  {
    name: "orch-api-content-type",
    property: "apiContentType",
    type: "string",
    effect: "none",
    description: "Encoding of requests to the API server: it is JSON.",
  },
  {
    name: "concurrent-deployment-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for deployments: no controller works on them.",
  },
  {
    name: "concurrent-device-taint-eviction-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for taints of devices: no controller works on them.",
  },
  {
    name: "concurrent-resourceclaim-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for resource claims: no controller works on them.",
  },
  {
    name: "concurrent-statefulset-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for stateful sets: no controller works on them.",
  },
  {
    name: "concurrent-daemonset-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for daemon sets: no controller works on them.",
  },
  {
    name: "concurrent-endpoint-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for endpoints: no controller works on them.",
  },
  {
    name: "concurrent-service-endpoint-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for endpoint slices: no controller works on them.",
  },
  {
    name: "mirroring-concurrent-service-endpoint-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for mirrored endpoint slices: no controller works on them.",
  },
  {
    name: "concurrent-ephemeralvolume-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for claims of ephemeral volumes: no controller works on them.",
  },
  {
    name: "concurrent-horizontal-pod-autoscaler-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for autoscalers: no controller works on them.",
  },
  {
    name: "concurrent-job-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for jobs: no controller works on them.",
  },
  {
    name: "concurrent-cron-job-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for cron jobs: no controller works on them.",
  },
  {
    name: "concurrent-replicaset-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for replica sets: no controller works on them.",
  },
  {
    name: "concurrent-rc-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for replication controllers: no controller works on them.",
  },
  {
    name: "concurrent-resource-quota-syncs",
    type: "int",
    default: 5,
    minimum: 1,
    description: "Number of workers for quotas.",
  },
  {
    name: "concurrent-ttl-after-finished-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for ended jobs: no controller works on them.",
  },
  {
    name: "concurrent-validating-admission-policy-status-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for admission policies: no controller works on them.",
  },
  {
    name: "concurrent-service-syncs",
    type: "int",
    effect: "none",
    description: "Number of workers for services of cloud providers: no controller works on them.",
  },
  {
    name: "attach-detach-reconcile-sync-period",
    type: "duration",
    effect: "none",
    description: "Time between looks at attached volumes: no controller attaches any.",
  },
  {
    name: "disable-attach-detach-reconcile-sync",
    type: "boolean",
    effect: "none",
    description: "Do not look at attached volumes from time to time: no controller does.",
  },
  {
    name: "disable-force-detach-on-timeout",
    type: "boolean",
    effect: "none",
    description: "Do not detach volumes by force: no controller does.",
  },
  {
    name: "endpoint-updates-batch-period",
    type: "duration",
    effect: "none",
    description: "Time over which changes of endpoints are gathered: no controller writes endpoints.",
  },
  {
    name: "endpointslice-updates-batch-period",
    type: "duration",
    effect: "none",
    description: "Time over which changes of endpoint slices are gathered: no controller writes them.",
  },
  {
    name: "max-endpoints-per-slice",
    type: "int",
    effect: "none",
    description: "Number of endpoints in a slice: no controller writes slices.",
  },
  {
    name: "mirroring-endpointslice-updates-batch-period",
    type: "duration",
    effect: "none",
    description: "Time over which changes of mirrored slices are gathered: no controller writes them.",
  },
  {
    name: "mirroring-max-endpoints-per-subset",
    type: "int",
    effect: "none",
    description: "Number of endpoints that are mirrored: none are.",
  },
  {
    name: "horizontal-pod-autoscaler-cpu-initialization-period",
    type: "duration",
    effect: "none",
    description: "Time in which a new pod may lack measurements: no controller scales.",
  },
  {
    name: "horizontal-pod-autoscaler-downscale-stabilization",
    type: "duration",
    effect: "none",
    description: "Time before a workload shrinks: no controller scales.",
  },
  {
    name: "horizontal-pod-autoscaler-initial-readiness-delay",
    type: "duration",
    effect: "none",
    description: "Time in which readiness of a new pod does not count: no controller scales.",
  },
  {
    name: "horizontal-pod-autoscaler-sync-period",
    type: "duration",
    effect: "none",
    description: "Time between looks at autoscalers: no controller scales.",
  },
  {
    name: "horizontal-pod-autoscaler-tolerance",
    type: "number",
    effect: "none",
    description: "Difference from the target that is left alone: no controller scales.",
  },
  {
    name: "namespace-sync-period",
    type: "duration",
    effect: "none",
    description: "Time between looks at namespaces: the controller watches them.",
  },
  {
    name: "resource-quota-sync-period",
    type: "duration",
    default: "5m0s",
    description: "Time between counts of what a quota bounds, though nothing has changed it; at least a second.",
  },
  {
    name: "large-cluster-size-threshold",
    type: "int",
    default: 50,
    minimum: 0,
    description: "Number of nodes of a cluster up to which no node of an unhealthy zone gets the taint by which its pods leave, while another zone is well. With more nodes they get it at the secondary rate. Where no zone is well they get it all the same, so that a node which stays silent is always left at last.",
  },
  {
    name: "node-startup-grace-period",
    type: "duration",
    default: "1m0s",
    description: "How long a new node may be silent.",
  },
  {
    name: "secondary-node-eviction-rate",
    type: "number",
    default: 0.01,
    minimum: 0,
    description: "Number of nodes a second in an unhealthy zone of a large cluster that get that taint.",
  },
  {
    name: "unhealthy-zone-threshold",
    type: "number",
    default: 0.55,
    minimum: 0,
    description: "Share of nodes that are not ready, three at least, from which a zone is unhealthy.",
  },
  {
    name: "route-reconciliation-period",
    type: "duration",
    effect: "none",
    description: "Time between looks at routes: no controller makes any.",
  },
  {
    name: "enable-dynamic-provisioning",
    type: "boolean",
    effect: "none",
    description: "Make volumes for claims: no controller does.",
  },
  {
    name: "enable-hostpath-provisioner",
    type: "boolean",
    effect: "none",
    description: "Make folders of this machine for claims: no controller does.",
  },
  {
    name: "flex-volume-plugin-dir",
    type: "string",
    effect: "none",
    description: "Folder of FlexVolume programs: the controllers run none.",
  },
  {
    name: "pv-recycler-increment-timeout-nfs",
    type: "int",
    effect: "none",
    description: "Seconds more for each GiB that is recycled: no controller recycles volumes.",
  },
  {
    name: "pv-recycler-minimum-timeout-hostpath",
    type: "int",
    effect: "none",
    description: "Fewest seconds of a recycling pod: no controller recycles volumes.",
  },
  {
    name: "pv-recycler-minimum-timeout-nfs",
    type: "int",
    effect: "none",
    description: "Fewest seconds of a recycling pod: no controller recycles volumes.",
  },
  {
    name: "pv-recycler-timeout-increment-hostpath",
    type: "int",
    effect: "none",
    description: "Seconds more for each GiB that is recycled: no controller recycles volumes.",
  },
  {
    name: "pv-recycler-pod-template-filepath-hostpath",
    type: "string",
    effect: "none",
    description: "Template of recycling pods: no controller recycles volumes.",
  },
  {
    name: "pv-recycler-pod-template-filepath-nfs",
    type: "string",
    effect: "none",
    description: "Template of recycling pods: no controller recycles volumes.",
  },
  {
    name: "pvclaimbinder-sync-period",
    type: "duration",
    effect: "none",
    description: "Time between looks at claims: no controller binds them.",
  },
  {
    name: "controller-shutdown-timeout",
    type: "duration",
    effect: "none",
    description: "Longest wait for controllers at the end: each ends what it is at.",
  },
  {
    name: "cert-dir",
    type: "string",
    effect: "none",
    description: "Folder of a certificate that the process makes: it keeps that in memory.",
  },
  {
    name: "disable-http2-serving",
    type: "boolean",
    effect: "none",
    description: "Do not speak HTTP/2: the port speaks HTTP/1.1.",
  },
  {
    name: "http2-max-streams-per-connection",
    type: "int",
    effect: "none",
    description: "Number of streams of a connection of HTTP/2: the port speaks HTTP/1.1.",
  },
  {
    name: "permit-address-sharing",
    type: "boolean",
    effect: "none",
    description: "Take an address whose last connections have not ended yet: the process always does.",
  },
  {
    name: "requestheader-uid-headers",
    type: "list",
    description: "Headers in which a front proxy gives the UID of the user.",
  },
  {
    name: "enable-garbage-collector",
    type: "boolean",
    default: true,
    enum: ["true"],
    field: "garbageCollectorController.enableGarbageCollector",
    effect: "none",
    description: "Remove objects whose owners are gone: choose by --controllers.",
  },
];

/** Flags that several programs have: agentNoEffect. */
export interface SharedAgentNoEffectFlags {
  /** Bit of packets that are to be masqueraded: the agent makes no rules for packets. */
  readonly iptablesMasqueradeBit: number;
  /** Bit of packets that are to be dropped: the agent makes no rules for packets. */
  readonly iptablesDropBit: number;
  /** Encoding of requests to the API server: it is JSON. */
  readonly apiContentType: string;
  /** Number of files that the agent may have open: it takes as many as the hard limit of its process lets it. */
  readonly maxOpenFiles: number;
  /** Longest wait before a container that keeps ending is started again, 1 second to 5 minutes. */
  readonly crashLoopMaxContainerRestartPeriod: string;
  /** How a pod reaches itself by its service: the network of the runtime decides. */
  readonly hairpinMode: "promiscuous-bridge" | "hairpin-veth" | "none";
  /** Keep chains of iptables for other programs: the agent writes none. */
  readonly makeIptablesUtilChains: boolean;
  /** Say of the node that a controller attaches its volumes: the agent itself attaches none. */
  readonly enableControllerAttachDetach: boolean;
  /** Folder of FlexVolume programs: the agent runs none. */
  readonly volumePluginDir: string;
  /** How the agent learns of changed config maps and secrets: it watches those that its pods use. */
  readonly configMapAndSecretChangeDetectionStrategy: "Get" | "Cache" | "Watch";
  /**
   * Which control groups the agent limits: that of all pods, and those of --system-reserved-cgroup and
   * --orch-reserved-cgroup, of which the compressible limit the time of the processor alone.
   */
  readonly enforceNodeAllocatable: readonly ("none" | "pods" | "system-reserved" | "orch-reserved" | "system-reserved-compressible" | "orch-reserved-compressible")[];
  /** Socket by which a collector of statistics would reach containerd: the agent asks the runtime itself. */
  readonly containerd: string;
  /** Number of metrics that an application may offer: the agent reads none. */
  readonly applicationMetricsCountLimit: number;
  /** File with hints about containers: the agent reads none. */
  readonly containerHints: string;
  /** Namespace at containerd: the agent knows it by CRI. */
  readonly containerdNamespace: string;
  /** Read the load of processors: the agent does not. */
  readonly enableLoadReader: boolean;
  /** How long events of containers are kept: none are. */
  readonly eventStorageAgeLimit: string;
  /** How many events of containers are kept: none are. */
  readonly eventStorageEventLimit: string;
  /** Time between looks at all containers: the runtime sends events. */
  readonly globalHousekeepingInterval: string;
  /** Time between measurements: the agent measures when it is asked. */
  readonly housekeepingInterval: string;
  /** Hear of memory pressure from the kernel: the agent measures. */
  readonly kernelMemcgNotification: boolean;
  /** Log what measuring takes: the agent does not. */
  readonly logCadvisorUsage: boolean;
  /** Longest time between measurements: the agent measures when it is asked. */
  readonly maxHousekeepingInterval: string;
  /** Number of ended containers that stay: the last of each name. */
  readonly maximumDeadContainers: number;
  /** Number of ended containers that stay of each name: one. */
  readonly maximumDeadContainersPerContainer: number;
  /** How long an ended container stays at least: until the next has ended. */
  readonly minimumContainerTtlDuration: string;
  /** How long measurements are gathered for a database: there is none. */
  readonly storageDriverBufferDuration: string;
  /** Name of a database of measurements: there is none. */
  readonly storageDriverDb: string;
  /** Address of a database of measurements: there is none. */
  readonly storageDriverHost: string;
  /** Password of a database of measurements: there is none. */
  readonly storageDriverPassword: string;
  /** Speak TLS with a database of measurements: there is none. */
  readonly storageDriverSecure: boolean;
  /** Table of measurements: there is none. */
  readonly storageDriverTable: string;
  /** User of a database of measurements: there is none. */
  readonly storageDriverUser: string;
}

const agentNoEffectFlags: readonly Flag[] = [
  {
    name: "iptables-masquerade-bit",
    type: "int",
    default: 14,
    minimum: 0,
    maximum: 31,
    effect: "none",
    description: "Bit of packets that are to be masqueraded: the agent makes no rules for packets.",
  },
  {
    name: "iptables-drop-bit",
    type: "int",
    default: 15,
    minimum: 0,
    maximum: 31,
    effect: "none",
    description: "Bit of packets that are to be dropped: the agent makes no rules for packets.",
  },
  {
    name: "orch-api-content-type",
    property: "apiContentType",
    type: "string",
    field: "contentType",
    effect: "none",
    description: "Encoding of requests to the API server: it is JSON.",
  },
  {
    name: "max-open-files",
    type: "int",
    default: 1000000,
    minimum: 0,
    effect: "none",
    description: "Number of files that the agent may have open: it takes as many as the hard limit of its process lets it.",
  },
  {
    name: "crash-loop-max-container-restart-period",
    type: "duration",
    default: "5m0s",
    field: "crashLoopBackOff.maxContainerRestartPeriod",
    description: "Longest wait before a container that keeps ending is started again, 1 second to 5 minutes.",
  },
  {
    name: "hairpin-mode",
    type: "string",
    default: "promiscuous-bridge",
    enum: ["promiscuous-bridge", "hairpin-veth", "none"],
    effect: "none",
    description: "How a pod reaches itself by its service: the network of the runtime decides.",
  },
  {
    name: "make-iptables-util-chains",
    type: "boolean",
    default: true,
    field: "makeIPTablesUtilChains",
    effect: "none",
    description: "Keep chains of iptables for other programs: the agent writes none.",
  },
  {
    name: "enable-controller-attach-detach",
    type: "boolean",
    default: true,
    description: "Say of the node that a controller attaches its volumes: the agent itself attaches none.",
  },
  {
    name: "volume-plugin-dir",
    type: "string",
    effect: "none",
    description: "Folder of FlexVolume programs: the agent runs none.",
  },
  {
    name: "config-map-and-secret-change-detection-strategy",
    type: "string",
    default: "Watch",
    enum: ["Get", "Cache", "Watch"],
    effect: "none",
    description: "How the agent learns of changed config maps and secrets: it watches those that its pods use.",
  },
  {
    name: "enforce-node-allocatable",
    type: "list",
    default: ["pods"],
    enum: [
      "none",
      "pods",
      "system-reserved",
      "orch-reserved",
      "system-reserved-compressible",
      "orch-reserved-compressible",
    ],
    description: "Which control groups the agent limits: that of all pods, and those of --system-reserved-cgroup and --orch-reserved-cgroup, of which the compressible limit the time of the processor alone.",
  },
  {
    name: "containerd",
    type: "string",
    effect: "none",
    description: "Socket by which a collector of statistics would reach containerd: the agent asks the runtime itself.",
  },
  {
    name: "application-metrics-count-limit",
    type: "int",
    effect: "none",
    description: "Number of metrics that an application may offer: the agent reads none.",
  },
  {
    name: "container-hints",
    type: "string",
    effect: "none",
    description: "File with hints about containers: the agent reads none.",
  },
  {
    name: "containerd-namespace",
    type: "string",
    effect: "none",
    description: "Namespace at containerd: the agent knows it by CRI.",
  },
  {
    name: "enable-load-reader",
    type: "boolean",
    effect: "none",
    description: "Read the load of processors: the agent does not.",
  },
  {
    name: "event-storage-age-limit",
    type: "string",
    effect: "none",
    description: "How long events of containers are kept: none are.",
  },
  {
    name: "event-storage-event-limit",
    type: "string",
    effect: "none",
    description: "How many events of containers are kept: none are.",
  },
  {
    name: "global-housekeeping-interval",
    type: "duration",
    effect: "none",
    description: "Time between looks at all containers: the runtime sends events.",
  },
  {
    name: "housekeeping-interval",
    type: "duration",
    effect: "none",
    description: "Time between measurements: the agent measures when it is asked.",
  },
  {
    name: "kernel-memcg-notification",
    type: "boolean",
    effect: "none",
    description: "Hear of memory pressure from the kernel: the agent measures.",
  },
  {
    name: "log-cadvisor-usage",
    type: "boolean",
    effect: "none",
    description: "Log what measuring takes: the agent does not.",
  },
  {
    name: "max-housekeeping-interval",
    type: "duration",
    effect: "none",
    description: "Longest time between measurements: the agent measures when it is asked.",
  },
  {
    name: "maximum-dead-containers",
    type: "int",
    effect: "none",
    description: "Number of ended containers that stay: the last of each name.",
  },
  {
    name: "maximum-dead-containers-per-container",
    type: "int",
    effect: "none",
    description: "Number of ended containers that stay of each name: one.",
  },
  {
    name: "minimum-container-ttl-duration",
    type: "duration",
    effect: "none",
    description: "How long an ended container stays at least: until the next has ended.",
  },
  {
    name: "storage-driver-buffer-duration",
    type: "duration",
    effect: "none",
    description: "How long measurements are gathered for a database: there is none.",
  },
  {
    name: "storage-driver-db",
    type: "string",
    effect: "none",
    description: "Name of a database of measurements: there is none.",
  },
  {
    name: "storage-driver-host",
    type: "string",
    effect: "none",
    description: "Address of a database of measurements: there is none.",
  },
  {
    name: "storage-driver-password",
    type: "string",
    confidential: true,
    effect: "none",
    description: "Password of a database of measurements: there is none.",
  },
  {
    name: "storage-driver-secure",
    type: "boolean",
    effect: "none",
    description: "Speak TLS with a database of measurements: there is none.",
  },
  {
    name: "storage-driver-table",
    type: "string",
    effect: "none",
    description: "Table of measurements: there is none.",
  },
  {
    name: "storage-driver-user",
    type: "string",
    effect: "none",
    description: "User of a database of measurements: there is none.",
  },
];

/** Flags that several programs have: serverNoEffect. */
export interface SharedServerNoEffectFlags {
  /** Take an address whose last connections have not ended yet: the server always does. */
  readonly permitAddressSharing: boolean;
  /** Pass on no redirect of an extension API server. */
  readonly aggregatorRejectForwardingRedirect: boolean;
  /** Answer requests 429 until the server is ready: it listens when it can answer them. */
  readonly sendRetryAfterWhileNotReadyOnce: boolean;
  /** Longest wait for the storage at the start: the server listens when it has read it. */
  readonly storageInitializationTimeout: string;
}

const serverNoEffectFlags: readonly Flag[] = [
  {
    name: "permit-address-sharing",
    type: "boolean",
    effect: "none",
    description: "Take an address whose last connections have not ended yet: the server always does.",
  },
  {
    name: "aggregator-reject-forwarding-redirect",
    type: "boolean",
    default: true,
    description: "Pass on no redirect of an extension API server.",
  },
  {
    name: "send-retry-after-while-not-ready-once",
    type: "boolean",
    effect: "none",
    description: "Answer requests 429 until the server is ready: it listens when it can answer them.",
  },
  {
    name: "storage-initialization-timeout",
    type: "duration",
    default: "1m0s",
    effect: "none",
    description: "Longest wait for the storage at the start: the server listens when it has read it.",
  },
];

/** Flags that several programs have: configuration. */
export interface SharedConfigurationFlags {
  /** File that gives flags by their fields, in YAML or JSON. Flags of the command line win over it. */
  readonly config: string;
  /**
   * Folder of more such files, those whose name ends in .conf. The program reads them after config, in the order of
   * their names: a later value replaces an earlier one, and of a map its entries.
   */
  readonly configDir: string;
}

const configurationFlags: readonly Flag[] = [
  {
    name: "config",
    type: "string",
    description: "File that gives flags by their fields, in YAML or JSON. Flags of the command line win over it.",
  },
  {
    name: "config-dir",
    type: "string",
    description: "Folder of more such files, those whose name ends in .conf. The program reads them after config, in the order of their names: a later value replaces an earlier one, and of a map its entries.",
  },
];

/** Flags that several programs have: server. */
export interface SharedServerFlags {
  /** IP address to listen on. */
  readonly bindAddress: string;
  /**
   * IP address at which pods and other servers reach this server; the endpoints of its service have it. Default: the
   * listening address, else an address of the machine. A server advertises no loopback address.
   */
  readonly advertiseAddress: string;
  /** Port to serve HTTPS on. 0 picks a free port. */
  readonly securePort: number;
  /** Folder for everything that must survive a restart. The server creates it at the first start. */
  readonly dataDir: string;
  /**
   * Folder for certificates and keys. The server creates it at the first start. Default: pki inside the data directory.
   */
  readonly certDir: string;
  /**
   * Where the server stores objects. lmdb stores them durably in the data directory, etcd3 in a cluster that several
   * servers may share; memory loses them at exit. Default: etcd3 with etcd-servers, else lmdb.
   */
  readonly storageBackend: "" | "lmdb" | "etcd3" | "memory";
  /**
   * Open an lmdb store that cannot prove that it has every acknowledged write. The server goes on with the proven
   * writes and logs which it gave up. Without this flag it refuses to start.
   */
  readonly acceptLostWrites: boolean;
  /** URLs of the etcd members, as scheme://host:port. The server tries them in this order. */
  readonly etcdServers: readonly string[];
  /** Prefix of all keys in etcd. */
  readonly etcdPrefix: string;
  /** PEM file of the certificate authorities that sign the certificates of the etcd servers. */
  readonly etcdCafile: string;
  /** PEM file of the client certificate for etcd. */
  readonly etcdCertfile: string;
  /** PEM file of the key of the client certificate for etcd. */
  readonly etcdKeyfile: string;
  /** Interval between compactions of etcd; each drops revisions older than one interval. 0 disables compaction. */
  readonly etcdCompactionInterval: string;
  /** Interval between polls of the size and health of each etcd member, for metrics. 0 disables them. */
  readonly etcdDbMetricPollInterval: string;
  /**
   * File of an EncryptionConfiguration that says which resources the server encrypts in storage and with which keys.
   * Default: none are encrypted.
   */
  readonly encryptionProviderConfig: string;
  /** Reload the encryption configuration when its file changes. */
  readonly encryptionProviderConfigAutomaticReload: boolean;
  /**
   * Maximum number of read requests in flight; beyond it the server answers 429. 0 disables the limit. Flow control
   * divides the sum of this and the next.
   */
  readonly maxRequestsInflight: number;
  /** Maximum number of write requests in flight; beyond it the server answers 429. 0 disables the limit. */
  readonly maxMutatingRequestsInflight: number;
  /**
   * Let requests wait and execute by flow schemas and priority levels, which divide the sum of the two limits. When
   * false, each limit stands by itself and nothing waits.
   */
  readonly enablePriorityAndFairness: boolean;
  /**
   * Maximum size of a stored object in bytes, managed fields included; beyond it the server answers 413. Set it no
   * higher than the request limit of etcd.
   */
  readonly maxObjectBytes: number;
  /**
   * Longest time for a request and its answer, watches and other long-running requests excepted; beyond it the server
   * answers 504. A request that writes has 34 s at most.
   */
  readonly requestTimeout: string;
  /**
   * Seconds that a watch without a time of its own lasts at least. The server ends it at a random time between this and
   * twice as much.
   */
  readonly minRequestTimeout: number;
  /**
   * Chance, for each request over HTTP/2, that the server asks the client to open another connection (GOAWAY), so that
   * load balancers spread clients over several servers. 0.001 is a good begin; 0 asks for none.
   */
  readonly goawayChance: number;
  /** Number of requests of one HTTP/2 connection at a time. Default: 1000. */
  readonly http2MaxStreamsPerConnection: number;
  /** Speak HTTP/1.1 only. */
  readonly disableHttp2Serving: boolean;
  /**
   * Regular expressions of origins whose web pages may read answers, each with ^ or // before the host and $ or :
   * behind it, such as //www\.example\.com(:|$).
   */
  readonly corsAllowedOrigins: readonly string[];
  /**
   * Directives of the header Strict-Transport-Security of all answers: max-age=SECONDS, includeSubDomains, preload.
   * Default: there is no such header.
   */
  readonly strictTransportSecurityDirectives: readonly string[];
  /** Host name of the server in URLs that it gives. Default: the address that it advertises. */
  readonly externalHostname: string;
  /** How the server keeps its address in the endpoints of its service. lease: while it runs; none: not at all. */
  readonly endpointReconcilerType: "lease" | "none";
  /** Time for an answer of the store when /livez and /healthz ask. */
  readonly etcdHealthcheckTimeout: string;
  /** Time for an answer of the store when /readyz asks. */
  readonly etcdReadycheckTimeout: string;
  /** Time after the start in which /livez forgives checks that have not succeeded yet. 0 forgives none. */
  readonly livezGracePeriod: string;
  /**
   * Time for which a server that is asked to stop still takes requests. /readyz fails from its begin, so that load
   * balancers turn to other servers.
   */
  readonly shutdownDelayDuration: string;
  /**
   * Go on listening after that time until the requests under way are answered, and answer new ones 429 with
   * Retry-After, and close their connections. Health and metrics are answered as ever.
   */
  readonly shutdownSendRetryAfter: boolean;
  /**
   * Time over which a server that stops ends its watches, one after the other, so that their clients do not turn to
   * other servers all at once. 0 ends them together.
   */
  readonly shutdownWatchTerminationGracePeriod: string;
  /** How long the server keeps an event after its last write. 0 keeps it until it is deleted. */
  readonly eventTtl: string;
  /**
   * PEM file of the certificate that the server shows, followed by those of the authorities up to the root. Default:
   * that of the certificate folder. The server reloads this file and those of the next flags, and those of
   * client-ca-file and requestheader-client-ca-file, when they change.
   */
  readonly tlsCertFile: string;
  /** PEM file of the key of tls-cert-file. */
  readonly tlsPrivateKeyFile: string;
  /**
   * Files of a further certificate and its key, as CERT,KEY or CERT,KEY:NAME,NAME. The server shows it to clients that
   * ask for one of the names, which may begin with *. for one level; default: the names in the certificate.
   */
  readonly tlsSniCertKey: readonly string[];
  /** Oldest version of TLS that the server speaks. Default: VersionTLS12. */
  readonly tlsMinVersion: "" | "VersionTLS10" | "VersionTLS11" | "VersionTLS12" | "VersionTLS13";
  /** Cipher suites of TLS 1.2. Those of TLS 1.3 are always on. Default: those of Node. */
  readonly tlsCipherSuites: readonly ("TLS_AES_128_GCM_SHA256" | "TLS_AES_256_GCM_SHA384" | "TLS_CHACHA20_POLY1305_SHA256" | "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA" | "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256" | "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA" | "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384" | "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305" | "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256" | "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA" | "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" | "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA" | "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384" | "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305" | "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256")[];
  /**
   * Curves for the keys of a connection, the best first: 23 is P-256, 24 P-384, 25 P-521, 29 X25519. Default: those of
   * Node.
   */
  readonly tlsCurvePreferences: readonly ("23" | "24" | "25" | "29")[];
  /**
   * PEM file of certificate authorities. A client with a certificate from one of them, or from the own authority, is
   * authenticated; the common name is its user, the organizations are its groups. The server reloads it when it
   * changes.
   */
  readonly clientCaFile: string;
  /**
   * CSV file of bearer tokens; each line is token,user,uid and optionally a quoted list of groups. The server reads it
   * at start only: a change needs a restart.
   */
  readonly tokenAuthFile: string;
  /**
   * PEM file of the certificate authorities of front proxies. The server believes the user that a client with a
   * certificate from one of them names in headers. The server reloads it when it changes.
   */
  readonly requestheaderClientCaFile: string;
  /** Common names that the certificate of a front proxy may have. Default: any. */
  readonly requestheaderAllowedNames: readonly string[];
  /** Headers in which a front proxy names the user; the first that is present counts. */
  readonly requestheaderUsernameHeaders: readonly string[];
  /** Headers in which a front proxy gives the UID of the user. */
  readonly requestheaderUidHeaders: readonly string[];
  /** Headers in which a front proxy names the groups of the user. */
  readonly requestheaderGroupHeaders: readonly string[];
  /** Prefixes of the headers in which a front proxy gives extra information on the user. */
  readonly requestheaderExtraHeadersPrefix: readonly string[];
  /**
   * Accept bootstrap tokens, by which nodes join. They are in secrets of type bootstrap.orch.io/token in the system
   * namespace.
   */
  readonly enableBootstrapTokenAuth: boolean;
  /**
   * File of an AuthenticationConfiguration: issuers whose JSON Web Tokens the server accepts, how their claims become
   * users, and which paths need no credentials. The server reloads it when it changes.
   */
  readonly authenticationConfig: string;
  /** URL of an OpenID Connect issuer whose ID tokens the server accepts. Not together with authentication-config. */
  readonly oidcIssuerUrl: string;
  /** Audience that ID tokens must name. */
  readonly oidcClientId: string;
  /**
   * PEM file of the certificate authorities of the issuer. Default: those that the system trusts. The server reads it
   * again whenever it fetches the keys of the issuer.
   */
  readonly oidcCaFile: string;
  /** Claim that is the user. */
  readonly oidcUsernameClaim: string;
  /** Prefix of users. Default: the issuer and #, unless the claim is email. - adds no prefix. */
  readonly oidcUsernamePrefix: string;
  /** Claim that has the groups of the user, as a string or a list of strings. */
  readonly oidcGroupsClaim: string;
  /** Prefix of groups. */
  readonly oidcGroupsPrefix: string;
  /** Claims that ID tokens must have, as claim=value. */
  readonly oidcRequiredClaim: Readonly<Record<string, string>>;
  /** Signing algorithms of ID tokens to accept. */
  readonly oidcSigningAlgs: readonly ("RS256" | "RS384" | "RS512" | "ES256" | "ES384" | "ES512" | "PS256" | "PS384" | "PS512")[];
  /**
   * Kubeconfig of a webhook that the server asks, by a TokenReview, for tokens that it does not know. The server reads
   * it at start only.
   */
  readonly authenticationTokenWebhookConfigFile: string;
  /** Version of the TokenReview that the webhook takes. */
  readonly authenticationTokenWebhookVersion: "v1beta1" | "v1";
  /** How long the server remembers the tokens that the webhook accepted. */
  readonly authenticationTokenWebhookCacheTtl: string;
  /**
   * Accept requests without credentials as system:anonymous. With authorization mode AlwaysAllow the server accepts
   * them only when this flag is set explicitly.
   */
  readonly anonymousAuth: boolean;
  /**
   * File with an AuthorizationConfiguration, which says more than --authorization-mode and the flags of a webhook. The
   * server reads it again when it changes.
   */
  readonly authorizationConfig: string;
  /** File with a policy as JSON on each line, for the authorization mode ABAC. The server reads it at start only. */
  readonly authorizationPolicyFile: string;
  /**
   * Kubeconfig file that says how to reach the webhook of the authorization mode Webhook. The server reads it at start
   * only.
   */
  readonly authorizationWebhookConfigFile: string;
  /** Version of the SubjectAccessReview that the server sends to the webhook. */
  readonly authorizationWebhookVersion: "v1beta1" | "v1";
  /** How long the server keeps the webhook's answers that allow a request. */
  readonly authorizationWebhookCacheAuthorizedTtl: string;
  /** How long the server keeps the webhook's answers that allow nothing. */
  readonly authorizationWebhookCacheUnauthorizedTtl: string;
  /**
   * Admission plugins to enable besides those that are enabled by default. The order does not matter. Not enabled by
   * default: AlwaysAdmit, NamespaceAutoProvision, NamespaceExists, LimitPodHardAntiAffinityTopology, NodeRestriction,
   * AlwaysPullImages, ImagePolicyWebhook, PodNodeSelector, PodTolerationRestriction, EventRateLimit,
   * ExtendedResourceToleration, OwnerReferencesPermissionEnforcement, DenyServiceExternalIPs, AlwaysDeny.
   */
  readonly enableAdmissionPlugins: readonly ("AlwaysAdmit" | "NamespaceAutoProvision" | "NamespaceLifecycle" | "NamespaceExists" | "LimitPodHardAntiAffinityTopology" | "LimitRanger" | "ServiceAccount" | "NodeRestriction" | "TaintNodesByCondition" | "AlwaysPullImages" | "ImagePolicyWebhook" | "PodSecurity" | "PodNodeSelector" | "Priority" | "DefaultTolerationSeconds" | "PodTolerationRestriction" | "EventRateLimit" | "ExtendedResourceToleration" | "DefaultStorageClass" | "StorageObjectInUseProtection" | "PodGroupProtection" | "OwnerReferencesPermissionEnforcement" | "PersistentVolumeClaimResize" | "RuntimeClass" | "CertificateApproval" | "CertificateSigning" | "ClusterTrustBundleAttest" | "CertificateSubjectRestriction" | "DefaultIngressClass" | "DenyServiceExternalIPs" | "PodTopologyLabels" | "PodGroupWorkloadExists" | "NodeDeclaredFeatureValidator" | "JobValidation" | "PodResizeValidator" | "MutatingAdmissionPolicy" | "MutatingAdmissionWebhook" | "ValidatingAdmissionPolicy" | "ValidatingAdmissionWebhook" | "ResourceQuota" | "AlwaysDeny")[];
  /** Admission plugins to disable although they are enabled by default. The order does not matter. */
  readonly disableAdmissionPlugins: readonly ("AlwaysAdmit" | "NamespaceAutoProvision" | "NamespaceLifecycle" | "NamespaceExists" | "LimitPodHardAntiAffinityTopology" | "LimitRanger" | "ServiceAccount" | "NodeRestriction" | "TaintNodesByCondition" | "AlwaysPullImages" | "ImagePolicyWebhook" | "PodSecurity" | "PodNodeSelector" | "Priority" | "DefaultTolerationSeconds" | "PodTolerationRestriction" | "EventRateLimit" | "ExtendedResourceToleration" | "DefaultStorageClass" | "StorageObjectInUseProtection" | "PodGroupProtection" | "OwnerReferencesPermissionEnforcement" | "PersistentVolumeClaimResize" | "RuntimeClass" | "CertificateApproval" | "CertificateSigning" | "ClusterTrustBundleAttest" | "CertificateSubjectRestriction" | "DefaultIngressClass" | "DenyServiceExternalIPs" | "PodTopologyLabels" | "PodGroupWorkloadExists" | "NodeDeclaredFeatureValidator" | "JobValidation" | "PodResizeValidator" | "MutatingAdmissionPolicy" | "MutatingAdmissionWebhook" | "ValidatingAdmissionPolicy" | "ValidatingAdmissionWebhook" | "ResourceQuota" | "AlwaysDeny")[];
  /**
   * File with an AdmissionConfiguration: settings of the admission plugins ImagePolicyWebhook, PodSecurity,
   * PodNodeSelector, PodTolerationRestriction, EventRateLimit and ResourceQuota. The server reads it at start only.
   */
  readonly admissionControlConfigFile: string;
  /** Seconds for which a pod that says nothing else stays on a node that is not ready. */
  readonly defaultNotReadyTolerationSeconds: number;
  /** Seconds for which a pod that says nothing else stays on a node that nothing is heard of. */
  readonly defaultUnreachableTolerationSeconds: number;
  /** Folder of generated code to serve instead of the built-in kinds. */
  readonly generated: string;
  /**
   * Versions and resources to enable or disable, as group/version[/resource]=true or =false. api/all, api/ga, api/beta
   * and api/alpha select every version of a stage. Unstable versions are off by default.
   */
  readonly runtimeConfig: readonly string[];
  /** Form of the log on standard error. Default: text on a terminal, else json. */
  readonly loggingFormat: "" | "text" | "json";
  /**
   * How much the process logs. 3 logs every request, 5 adds the stacks of errors. PUT /debug/flags/v changes it while
   * the process runs.
   */
  readonly v: number;
  /** Levels of single folders of the sources, as FOLDER=LEVEL, such as server=3. */
  readonly vmodule: Readonly<Record<string, string>>;
  /** Serve profiles of the process at /debug/pprof, to users who may read these paths. */
  readonly profiling: boolean;
  /** Feature gates to enable or disable, as Name=true or Name=false. */
  readonly featureGates: Readonly<Record<string, string>>;
  /**
   * File of a TracingConfiguration that says where to export traces of requests to, by OTLP over gRPC, and how many
   * requests to trace. Default: none are traced.
   */
  readonly tracingConfigFile: string;
  /**
   * Version whose behavior the program has, up to three minor versions back: its feature gates have the defaults of
   * that version, and APIs that are newer are not served. Default: the version of the program.
   */
  readonly emulatedVersion: readonly string[];
  /**
   * Oldest version that other components of the cluster may have, none newer than the emulated one. Default: the minor
   * version before the emulated one.
   */
  readonly minCompatibilityVersion: readonly string[];
  /**
   * Where the server emulates an earlier version: serve later and more stable versions, too, of resources that it
   * serves in a beta or stable version.
   */
  readonly emulationForwardCompatible: boolean;
  /**
   * Where the server emulates an earlier version: serve versions and resources, too, that are newer and that
   * runtime-config enables. Otherwise such a setting is an error.
   */
  readonly runtimeConfigEmulationForwardCompatible: boolean;
  /**
   * Issuer URLs of service-account tokens. The server issues tokens with the first and accepts tokens of all. Default:
   * https://NAME.default.svc.cluster.local, with the platform's name.
   */
  readonly serviceAccountIssuer: readonly string[];
  /** Audiences of which a token must name at least one. Default: the issuers of service-account tokens. */
  readonly apiAudiences: readonly string[];
  /**
   * PEM file of the private key that signs service-account tokens. Default: a key in the certificate folder, created at
   * the first start. The server reads it at start only.
   */
  readonly serviceAccountSigningKeyFile: string;
  /** PEM files of further keys that verify service-account tokens. The server reads them at start only. */
  readonly serviceAccountKeyFile: readonly string[];
  /** Maximum lifetime of a service-account token. 0 disables the limit. */
  readonly serviceAccountMaxTokenExpiration: string;
  /** Issue pod tokens of the default lifetime for one year, for programs that do not reload them. */
  readonly serviceAccountExtendTokenExpiration: boolean;
  /** URL at which the keys of service-account tokens are published. Default: this server. */
  readonly serviceAccountJwksUri: string;
  /**
   * PEM file of the client certificate for node agents. The server reads it again, with its key and the certificate
   * authorities, for later connections.
   */
  readonly agentClientCertificate: string;
  /** PEM file of the key of the client certificate for node agents. */
  readonly agentClientKey: string;
  /**
   * PEM file of the certificate authorities that sign the certificates of node agents. Without it the server does not
   * verify them.
   */
  readonly agentCertificateAuthority: string;
  /** Types of node addresses at which the server connects to a node agent, the preferred type first. */
  readonly agentAddressTypes: readonly ("Hostname" | "InternalDNS" | "InternalIP" | "ExternalDNS" | "ExternalIP")[];
  /** Time-out for connecting to a node agent. */
  readonly agentTimeout: string;
  /**
   * File of an audit Policy that says which requests the server logs and how much of them. Default: none are logged.
   * The server reads it at start only.
   */
  readonly auditPolicyFile: string;
  /** File to which the server appends audit events. "-" is standard output. */
  readonly auditLogPath: string;
  /** Format of the log. json is one event a line; legacy is one line of key="value" pairs, without objects. */
  readonly auditLogFormat: "json" | "legacy";
  /** Size in megabytes at which the log becomes a backup. 0 disables rotation. */
  readonly auditLogMaxsize: number;
  /** Number of backups of the log to keep. 0 keeps all. */
  readonly auditLogMaxbackup: number;
  /** Days to keep a backup of the log. 0 keeps it forever. */
  readonly auditLogMaxage: number;
  /** Compress backups of the log with gzip. */
  readonly auditLogCompress: boolean;
  /**
   * When the server writes events. batch collects them as the batch flags say; blocking writes them within
   * milliseconds; blocking-strict also makes a request wait for its first event and refuses the request when the write
   * fails.
   */
  readonly auditLogMode: "batch" | "blocking" | "blocking-strict";
  /** Number of events that may wait for the log; beyond it the server drops events and counts them. */
  readonly auditLogBatchBufferSize: number;
  /** Number of events at which a batch is complete. */
  readonly auditLogBatchMaxSize: number;
  /** How long an incomplete batch waits. */
  readonly auditLogBatchMaxWait: string;
  /** Limit the rate of batches. */
  readonly auditLogBatchThrottleEnable: boolean;
  /** Number of batches a second. */
  readonly auditLogBatchThrottleQps: number;
  /** Number of batches that may follow each other at once after a pause. */
  readonly auditLogBatchThrottleBurst: number;
  /** Truncate large events and split large batches. */
  readonly auditLogTruncateEnabled: boolean;
  /** Size of an event in bytes beyond which the server leaves out its objects. */
  readonly auditLogTruncateMaxEventSize: number;
  /** Maximum size of a batch in bytes. */
  readonly auditLogTruncateMaxBatchSize: number;
  /** API version of the events. Default: the only one there is, v1. */
  readonly auditLogVersion: string;
  /** Kubeconfig of the webhook to which the server posts audit events. */
  readonly auditWebhookConfigFile: string;
  /**
   * When the server posts events. batch collects them as the batch flags say; blocking posts them at once;
   * blocking-strict also makes a request wait for its first event and refuses the request when the post fails.
   */
  readonly auditWebhookMode: "batch" | "blocking" | "blocking-strict";
  /** Wait before the first retry of a failed post. It grows with each of four retries. */
  readonly auditWebhookInitialBackoff: string;
  /** Number of events that may wait for the webhook; beyond it the server drops events and counts them. */
  readonly auditWebhookBatchBufferSize: number;
  /** Number of events at which a batch is complete. */
  readonly auditWebhookBatchMaxSize: number;
  /** How long an incomplete batch waits. */
  readonly auditWebhookBatchMaxWait: string;
  /** Limit the rate of batches. */
  readonly auditWebhookBatchThrottleEnable: boolean;
  /** Number of batches a second. */
  readonly auditWebhookBatchThrottleQps: number;
  /** Number of batches that may follow each other at once after a pause. */
  readonly auditWebhookBatchThrottleBurst: number;
  /** Truncate large events and split large batches. */
  readonly auditWebhookTruncateEnabled: boolean;
  /** Size of an event in bytes beyond which the server leaves out its objects. */
  readonly auditWebhookTruncateMaxEventSize: number;
  /** Maximum size of a batch in bytes. */
  readonly auditWebhookTruncateMaxBatchSize: number;
  /** API version of the events. Default: the only one there is, v1. */
  readonly auditWebhookVersion: string;
  /**
   * Network from which the server allocates service addresses, such as 10.96.0.0/12. For two address families list one
   * network of each, the primary family first.
   */
  readonly serviceClusterIpRange: readonly string[];
  /** Allow privileged containers: the server always does. */
  readonly allowPrivileged: boolean;
  /** Look up whether the service account and the pod of a token still are: the server always does. */
  readonly serviceAccountLookup: boolean;
  /** Let deletions leave dependents to the garbage collector: the server always does. */
  readonly enableGarbageCollector: boolean;
  /** Certificate that the server shows to extension API servers; by default one of its own. */
  readonly proxyClientCertFile: string;
  /** Key of that certificate. */
  readonly proxyClientKeyFile: string;
  /** Send requests to the endpoints of extension API servers: the server always does. */
  readonly enableAggregatorRouting: boolean;
  /** Keep objects in memory for lists and watches: the server always does. */
  readonly watchCache: boolean;
  /** Size of a watch cache: the history of each grows to a fixed number of changes. */
  readonly defaultWatchCacheSize: number;
  /** Sizes of single watch caches. */
  readonly watchCacheSizes: readonly string[];
  /** Encoding of stored objects: it is always JSON. */
  readonly storageMediaType: string;
  /** Number of workers of one deletion of a collection: it deletes 64 objects at a time. */
  readonly deleteCollectionWorkers: number;
  /** How long a lease of etcd takes further events: the server shares leases as their ends allow. */
  readonly leaseReuseDurationSeconds: number;
  /** Interval between counts of stored objects for metrics: the server counts as it writes. */
  readonly etcdCountMetricPollPeriod: string;
  /**
   * How long after the last renewal of the server that chooses leaders, with the gate CoordinatedLeaderElection,
   * another server does so.
   */
  readonly coordinatedLeadershipLeaseDuration: string;
  /** How long that server retries a renewal before it chooses no more. Shorter than the lease duration. */
  readonly coordinatedLeadershipRenewDeadline: string;
  /** Time between two tries of a server to take or renew that lease. */
  readonly coordinatedLeadershipRetryPeriod: string;
  /** Range of node ports for services, both ends included. */
  readonly serviceNodePortRange: string;
  /** Port of nodes that leads to the server's own service, of type NodePort then. 0 leads none there. */
  readonly ownServiceNodePort: number;
}

const serverFlags: readonly Flag[] = [
  {
    name: "bind-address",
    type: "string",
    default: "127.0.0.1",
    format: "ip",
    description: "IP address to listen on.",
  },
  {
    name: "advertise-address",
    type: "string",
    description: "IP address at which pods and other servers reach this server; the endpoints of its service have it. Default: the listening address, else an address of the machine. A server advertises no loopback address.",
  },
  {
    name: "secure-port",
    type: "int",
    default: 6443,
    minimum: 0,
    maximum: 65535,
    description: "Port to serve HTTPS on. 0 picks a free port.",
  },
  {
    name: "data-dir",
    type: "string",
    default: "./.orch",
    description: "Folder for everything that must survive a restart. The server creates it at the first start.",
  },
  {
    name: "cert-dir",
    type: "string",
    description: "Folder for certificates and keys. The server creates it at the first start. Default: pki inside the data directory.",
  },
  {
    name: "storage-backend",
    type: "string",
    enum: ["lmdb", "etcd3", "memory"],
    description: "Where the server stores objects. lmdb stores them durably in the data directory, etcd3 in a cluster that several servers may share; memory loses them at exit. Default: etcd3 with etcd-servers, else lmdb.",
  },
  {
    name: "accept-lost-writes",
    type: "boolean",
    default: false,
    description: "Open an lmdb store that cannot prove that it has every acknowledged write. The server goes on with the proven writes and logs which it gave up. Without this flag it refuses to start.",
  },
  {
    name: "etcd-servers",
    type: "list",
    description: "URLs of the etcd members, as scheme://host:port. The server tries them in this order.",
  },
  {
    name: "etcd-prefix",
    type: "string",
    default: "/registry",
    description: "Prefix of all keys in etcd.",
  },
  {
    name: "etcd-cafile",
    type: "string",
    description: "PEM file of the certificate authorities that sign the certificates of the etcd servers.",
  },
  {
    name: "etcd-certfile",
    type: "string",
    description: "PEM file of the client certificate for etcd.",
  },
  {
    name: "etcd-keyfile",
    type: "string",
    confidential: true,
    description: "PEM file of the key of the client certificate for etcd.",
  },
  {
    name: "etcd-compaction-interval",
    type: "duration",
    default: "5m0s",
    description: "Interval between compactions of etcd; each drops revisions older than one interval. 0 disables compaction.",
  },
  {
    name: "etcd-db-metric-poll-interval",
    type: "duration",
    default: "30s",
    description: "Interval between polls of the size and health of each etcd member, for metrics. 0 disables them.",
  },
  {
    name: "encryption-provider-config",
    type: "string",
    confidential: true,
    description: "File of an EncryptionConfiguration that says which resources the server encrypts in storage and with which keys. Default: none are encrypted.",
  },
  {
    name: "encryption-provider-config-automatic-reload",
    type: "boolean",
    default: false,
    description: "Reload the encryption configuration when its file changes.",
  },
  {
    name: "max-requests-inflight",
    type: "int",
    default: 400,
    minimum: 0,
    description: "Maximum number of read requests in flight; beyond it the server answers 429. 0 disables the limit. Flow control divides the sum of this and the next.",
  },
  {
    name: "max-mutating-requests-inflight",
    type: "int",
    default: 200,
    minimum: 0,
    description: "Maximum number of write requests in flight; beyond it the server answers 429. 0 disables the limit.",
  },
  {
    name: "enable-priority-and-fairness",
    type: "boolean",
    default: true,
    description: "Let requests wait and execute by flow schemas and priority levels, which divide the sum of the two limits. When false, each limit stands by itself and nothing waits.",
  },
  {
    name: "max-object-bytes",
    type: "int",
    default: 1572864,
    minimum: 65536,
    maximum: 3145728,
    description: "Maximum size of a stored object in bytes, managed fields included; beyond it the server answers 413. Set it no higher than the request limit of etcd.",
  },
  {
    name: "request-timeout",
    type: "duration",
    default: "1m0s",
    description: "Longest time for a request and its answer, watches and other long-running requests excepted; beyond it the server answers 504. A request that writes has 34 s at most.",
  },
  {
    name: "min-request-timeout",
    type: "int",
    default: 1800,
    minimum: 1,
    maximum: 1073741,
    description: "Seconds that a watch without a time of its own lasts at least. The server ends it at a random time between this and twice as much.",
  },
  {
    name: "goaway-chance",
    type: "number",
    minimum: 0,
    maximum: 0.02,
    description: "Chance, for each request over HTTP/2, that the server asks the client to open another connection (GOAWAY), so that load balancers spread clients over several servers. 0.001 is a good begin; 0 asks for none.",
  },
  {
    name: "http2-max-streams-per-connection",
    type: "int",
    minimum: 0,
    maximum: 10000,
    description: "Number of requests of one HTTP/2 connection at a time. Default: 1000.",
  },
  { name: "disable-http2-serving", type: "boolean", description: "Speak HTTP/1.1 only." },
  {
    name: "cors-allowed-origins",
    type: "list",
    description: "Regular expressions of origins whose web pages may read answers, each with ^ or // before the host and $ or : behind it, such as //www\\.example\\.com(:|$).",
  },
  {
    name: "strict-transport-security-directives",
    type: "list",
    description: "Directives of the header Strict-Transport-Security of all answers: max-age=SECONDS, includeSubDomains, preload. Default: there is no such header.",
  },
  {
    name: "external-hostname",
    type: "string",
    description: "Host name of the server in URLs that it gives. Default: the address that it advertises.",
  },
  {
    name: "endpoint-reconciler-type",
    type: "string",
    default: "lease",
    enum: ["lease", "none"],
    description: "How the server keeps its address in the endpoints of its service. lease: while it runs; none: not at all.",
  },
  {
    name: "etcd-healthcheck-timeout",
    type: "duration",
    default: "2s",
    description: "Time for an answer of the store when /livez and /healthz ask.",
  },
  {
    name: "etcd-readycheck-timeout",
    type: "duration",
    default: "2s",
    description: "Time for an answer of the store when /readyz asks.",
  },
  {
    name: "livez-grace-period",
    type: "duration",
    description: "Time after the start in which /livez forgives checks that have not succeeded yet. 0 forgives none.",
  },
  {
    name: "shutdown-delay-duration",
    type: "duration",
    description: "Time for which a server that is asked to stop still takes requests. /readyz fails from its begin, so that load balancers turn to other servers.",
  },
  {
    name: "shutdown-send-retry-after",
    type: "boolean",
    description: "Go on listening after that time until the requests under way are answered, and answer new ones 429 with Retry-After, and close their connections. Health and metrics are answered as ever.",
  },
  {
    name: "shutdown-watch-termination-grace-period",
    type: "duration",
    description: "Time over which a server that stops ends its watches, one after the other, so that their clients do not turn to other servers all at once. 0 ends them together.",
  },
  {
    name: "event-ttl",
    type: "duration",
    default: "1h0m0s",
    description: "How long the server keeps an event after its last write. 0 keeps it until it is deleted.",
  },
  {
    name: "tls-cert-file",
    type: "string",
    description: "PEM file of the certificate that the server shows, followed by those of the authorities up to the root. Default: that of the certificate folder. The server reloads this file and those of the next flags, and those of client-ca-file and requestheader-client-ca-file, when they change.",
  },
  {
    name: "tls-private-key-file",
    type: "string",
    confidential: true,
    description: "PEM file of the key of tls-cert-file.",
  },
  {
    name: "tls-sni-cert-key",
    type: "texts",
    description: "Files of a further certificate and its key, as CERT,KEY or CERT,KEY:NAME,NAME. The server shows it to clients that ask for one of the names, which may begin with *. for one level; default: the names in the certificate.",
  },
  {
    name: "tls-min-version",
    type: "string",
    enum: ["VersionTLS10", "VersionTLS11", "VersionTLS12", "VersionTLS13"],
    description: "Oldest version of TLS that the server speaks. Default: VersionTLS12.",
  },
  {
    name: "tls-cipher-suites",
    type: "list",
    enum: [
      "TLS_AES_128_GCM_SHA256",
      "TLS_AES_256_GCM_SHA384",
      "TLS_CHACHA20_POLY1305_SHA256",
      "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA",
      "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
      "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA",
      "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
      "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305",
      "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256",
      "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA",
      "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
      "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA",
      "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
      "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305",
      "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256",
    ],
    description: "Cipher suites of TLS 1.2. Those of TLS 1.3 are always on. Default: those of Node.",
  },
  {
    name: "tls-curve-preferences",
    type: "list",
    enum: ["23", "24", "25", "29"],
    description: "Curves for the keys of a connection, the best first: 23 is P-256, 24 P-384, 25 P-521, 29 X25519. Default: those of Node.",
  },
  {
    name: "client-ca-file",
    type: "string",
    description: "PEM file of certificate authorities. A client with a certificate from one of them, or from the own authority, is authenticated; the common name is its user, the organizations are its groups. The server reloads it when it changes.",
  },
  {
    name: "token-auth-file",
    type: "string",
    confidential: true,
    description: "CSV file of bearer tokens; each line is token,user,uid and optionally a quoted list of groups. The server reads it at start only: a change needs a restart.",
  },
  {
    name: "requestheader-client-ca-file",
    type: "string",
    description: "PEM file of the certificate authorities of front proxies. The server believes the user that a client with a certificate from one of them names in headers. The server reloads it when it changes.",
  },
  {
    name: "requestheader-allowed-names",
    type: "list",
    description: "Common names that the certificate of a front proxy may have. Default: any.",
  },
  {
    name: "requestheader-username-headers",
    type: "list",
    default: ["X-Remote-User"],
    description: "Headers in which a front proxy names the user; the first that is present counts.",
  },
  {
    name: "requestheader-uid-headers",
    type: "list",
    default: ["X-Remote-Uid"],
    description: "Headers in which a front proxy gives the UID of the user.",
  },
  {
    name: "requestheader-group-headers",
    type: "list",
    default: ["X-Remote-Group"],
    description: "Headers in which a front proxy names the groups of the user.",
  },
  {
    name: "requestheader-extra-headers-prefix",
    type: "list",
    default: ["X-Remote-Extra-"],
    description: "Prefixes of the headers in which a front proxy gives extra information on the user.",
  },
  {
    name: "enable-bootstrap-token-auth",
    type: "boolean",
    default: false,
    description: "Accept bootstrap tokens, by which nodes join. They are in secrets of type bootstrap.orch.io/token in the system namespace.",
  },
  {
    name: "authentication-config",
    type: "string",
    description: "File of an AuthenticationConfiguration: issuers whose JSON Web Tokens the server accepts, how their claims become users, and which paths need no credentials. The server reloads it when it changes.",
  },
  {
    name: "oidc-issuer-url",
    type: "string",
    description: "URL of an OpenID Connect issuer whose ID tokens the server accepts. Not together with authentication-config.",
  },
  { name: "oidc-client-id", type: "string", description: "Audience that ID tokens must name." },
  {
    name: "oidc-ca-file",
    type: "string",
    description: "PEM file of the certificate authorities of the issuer. Default: those that the system trusts. The server reads it again whenever it fetches the keys of the issuer.",
  },
  {
    name: "oidc-username-claim",
    type: "string",
    default: "sub",
    description: "Claim that is the user.",
  },
  {
    name: "oidc-username-prefix",
    type: "string",
    description: "Prefix of users. Default: the issuer and #, unless the claim is email. - adds no prefix.",
  },
  {
    name: "oidc-groups-claim",
    type: "string",
    description: "Claim that has the groups of the user, as a string or a list of strings.",
  },
  { name: "oidc-groups-prefix", type: "string", description: "Prefix of groups." },
  {
    name: "oidc-required-claim",
    type: "map",
    description: "Claims that ID tokens must have, as claim=value.",
  },
  {
    name: "oidc-signing-algs",
    type: "list",
    default: ["RS256"],
    enum: ["RS256", "RS384", "RS512", "ES256", "ES384", "ES512", "PS256", "PS384", "PS512"],
    description: "Signing algorithms of ID tokens to accept.",
  },
  {
    name: "authentication-token-webhook-config-file",
    type: "string",
    description: "Kubeconfig of a webhook that the server asks, by a TokenReview, for tokens that it does not know. The server reads it at start only.",
  },
  {
    name: "authentication-token-webhook-version",
    type: "string",
    default: "v1beta1",
    enum: ["v1beta1", "v1"],
    description: "Version of the TokenReview that the webhook takes.",
  },
  {
    name: "authentication-token-webhook-cache-ttl",
    type: "duration",
    default: "2m0s",
    description: "How long the server remembers the tokens that the webhook accepted.",
  },
  {
    name: "anonymous-auth",
    type: "boolean",
    default: true,
    description: "Accept requests without credentials as system:anonymous. With authorization mode AlwaysAllow the server accepts them only when this flag is set explicitly.",
  },
  {
    name: "authorization-config",
    type: "string",
    description: "File with an AuthorizationConfiguration, which says more than --authorization-mode and the flags of a webhook. The server reads it again when it changes.",
  },
  {
    name: "authorization-policy-file",
    type: "string",
    description: "File with a policy as JSON on each line, for the authorization mode ABAC. The server reads it at start only.",
  },
  {
    name: "authorization-webhook-config-file",
    type: "string",
    description: "Kubeconfig file that says how to reach the webhook of the authorization mode Webhook. The server reads it at start only.",
  },
  {
    name: "authorization-webhook-version",
    type: "string",
    default: "v1beta1",
    enum: ["v1beta1", "v1"],
    description: "Version of the SubjectAccessReview that the server sends to the webhook.",
  },
  {
    name: "authorization-webhook-cache-authorized-ttl",
    type: "duration",
    default: "5m0s",
    description: "How long the server keeps the webhook's answers that allow a request.",
  },
  {
    name: "authorization-webhook-cache-unauthorized-ttl",
    type: "duration",
    default: "30s",
    description: "How long the server keeps the webhook's answers that allow nothing.",
  },
  {
    name: "enable-admission-plugins",
    type: "list",
    enum: [
      "AlwaysAdmit",
      "NamespaceAutoProvision",
      "NamespaceLifecycle",
      "NamespaceExists",
      "LimitPodHardAntiAffinityTopology",
      "LimitRanger",
      "ServiceAccount",
      "NodeRestriction",
      "TaintNodesByCondition",
      "AlwaysPullImages",
      "ImagePolicyWebhook",
      "PodSecurity",
      "PodNodeSelector",
      "Priority",
      "DefaultTolerationSeconds",
      "PodTolerationRestriction",
      "EventRateLimit",
      "ExtendedResourceToleration",
      "DefaultStorageClass",
      "StorageObjectInUseProtection",
      "PodGroupProtection",
      "OwnerReferencesPermissionEnforcement",
      "PersistentVolumeClaimResize",
      "RuntimeClass",
      "CertificateApproval",
      "CertificateSigning",
      "ClusterTrustBundleAttest",
      "CertificateSubjectRestriction",
      "DefaultIngressClass",
      "DenyServiceExternalIPs",
      "PodTopologyLabels",
      "PodGroupWorkloadExists",
      "NodeDeclaredFeatureValidator",
      "JobValidation",
      "PodResizeValidator",
      "MutatingAdmissionPolicy",
      "MutatingAdmissionWebhook",
      "ValidatingAdmissionPolicy",
      "ValidatingAdmissionWebhook",
      "ResourceQuota",
      "AlwaysDeny",
    ],
    description: "Admission plugins to enable besides those that are enabled by default. The order does not matter. Not enabled by default: AlwaysAdmit, NamespaceAutoProvision, NamespaceExists, LimitPodHardAntiAffinityTopology, NodeRestriction, AlwaysPullImages, ImagePolicyWebhook, PodNodeSelector, PodTolerationRestriction, EventRateLimit, ExtendedResourceToleration, OwnerReferencesPermissionEnforcement, DenyServiceExternalIPs, AlwaysDeny.",
  },
  {
    name: "disable-admission-plugins",
    type: "list",
    enum: [
      "AlwaysAdmit",
      "NamespaceAutoProvision",
      "NamespaceLifecycle",
      "NamespaceExists",
      "LimitPodHardAntiAffinityTopology",
      "LimitRanger",
      "ServiceAccount",
      "NodeRestriction",
      "TaintNodesByCondition",
      "AlwaysPullImages",
      "ImagePolicyWebhook",
      "PodSecurity",
      "PodNodeSelector",
      "Priority",
      "DefaultTolerationSeconds",
      "PodTolerationRestriction",
      "EventRateLimit",
      "ExtendedResourceToleration",
      "DefaultStorageClass",
      "StorageObjectInUseProtection",
      "PodGroupProtection",
      "OwnerReferencesPermissionEnforcement",
      "PersistentVolumeClaimResize",
      "RuntimeClass",
      "CertificateApproval",
      "CertificateSigning",
      "ClusterTrustBundleAttest",
      "CertificateSubjectRestriction",
      "DefaultIngressClass",
      "DenyServiceExternalIPs",
      "PodTopologyLabels",
      "PodGroupWorkloadExists",
      "NodeDeclaredFeatureValidator",
      "JobValidation",
      "PodResizeValidator",
      "MutatingAdmissionPolicy",
      "MutatingAdmissionWebhook",
      "ValidatingAdmissionPolicy",
      "ValidatingAdmissionWebhook",
      "ResourceQuota",
      "AlwaysDeny",
    ],
    description: "Admission plugins to disable although they are enabled by default. The order does not matter.",
  },
  {
    name: "admission-control-config-file",
    type: "string",
    description: "File with an AdmissionConfiguration: settings of the admission plugins ImagePolicyWebhook, PodSecurity, PodNodeSelector, PodTolerationRestriction, EventRateLimit and ResourceQuota. The server reads it at start only.",
  },
  {
    name: "default-not-ready-toleration-seconds",
    type: "int",
    default: 300,
    minimum: 0,
    description: "Seconds for which a pod that says nothing else stays on a node that is not ready.",
  },
  {
    name: "default-unreachable-toleration-seconds",
    type: "int",
    default: 300,
    minimum: 0,
    description: "Seconds for which a pod that says nothing else stays on a node that nothing is heard of.",
  },
  {
    name: "generated",
    type: "string",
    description: "Folder of generated code to serve instead of the built-in kinds.",
  },
  {
    name: "runtime-config",
    type: "list",
    description: "Versions and resources to enable or disable, as group/version[/resource]=true or =false. api/all, api/ga, api/beta and api/alpha select every version of a stage. Unstable versions are off by default.",
  },
  {
    name: "logging-format",
    type: "string",
    enum: ["text", "json"],
    field: "logging.format",
    description: "Form of the log on standard error. Default: text on a terminal, else json.",
  },
  {
    name: "v",
    type: "int",
    minimum: 0,
    maximum: 10,
    field: "logging.verbosity",
    description: "How much the process logs. 3 logs every request, 5 adds the stacks of errors. PUT /debug/flags/v changes it while the process runs.",
  },
  {
    name: "vmodule",
    type: "map",
    description: "Levels of single folders of the sources, as FOLDER=LEVEL, such as server=3.",
  },
  {
    name: "profiling",
    type: "boolean",
    default: true,
    description: "Serve profiles of the process at /debug/pprof, to users who may read these paths.",
  },
  {
    name: "feature-gates",
    type: "map",
    gates,
    description: "Feature gates to enable or disable, as Name=true or Name=false.",
  },
  {
    name: "tracing-config-file",
    type: "string",
    description: "File of a TracingConfiguration that says where to export traces of requests to, by OTLP over gRPC, and how many requests to trace. Default: none are traced.",
  },
  {
    name: "emulated-version",
    type: "list",
    description: "Version whose behavior the program has, up to three minor versions back: its feature gates have the defaults of that version, and APIs that are newer are not served. Default: the version of the program.",
  },
  {
    name: "min-compatibility-version",
    type: "list",
    description: "Oldest version that other components of the cluster may have, none newer than the emulated one. Default: the minor version before the emulated one.",
  },
  {
    name: "emulation-forward-compatible",
    type: "boolean",
    description: "Where the server emulates an earlier version: serve later and more stable versions, too, of resources that it serves in a beta or stable version.",
  },
  {
    name: "runtime-config-emulation-forward-compatible",
    type: "boolean",
    description: "Where the server emulates an earlier version: serve versions and resources, too, that are newer and that runtime-config enables. Otherwise such a setting is an error.",
  },
  {
    name: "service-account-issuer",
    type: "list",
    description: "Issuer URLs of service-account tokens. The server issues tokens with the first and accepts tokens of all. Default: https://NAME.default.svc.cluster.local, with the platform's name.",
  },
  {
    name: "api-audiences",
    type: "list",
    description: "Audiences of which a token must name at least one. Default: the issuers of service-account tokens.",
  },
  {
    name: "service-account-signing-key-file",
    type: "string",
    confidential: true,
    description: "PEM file of the private key that signs service-account tokens. Default: a key in the certificate folder, created at the first start. The server reads it at start only.",
  },
  {
    name: "service-account-key-file",
    type: "list",
    description: "PEM files of further keys that verify service-account tokens. The server reads them at start only.",
  },
  {
    name: "service-account-max-token-expiration",
    type: "duration",
    description: "Maximum lifetime of a service-account token. 0 disables the limit.",
  },
  {
    name: "service-account-extend-token-expiration",
    type: "boolean",
    default: true,
    description: "Issue pod tokens of the default lifetime for one year, for programs that do not reload them.",
  },
  {
    name: "service-account-jwks-uri",
    type: "string",
    description: "URL at which the keys of service-account tokens are published. Default: this server.",
  },
  {
    name: "nodeagent-client-certificate",
    property: "agentClientCertificate",
    type: "string",
    description: "PEM file of the client certificate for node agents. The server reads it again, with its key and the certificate authorities, for later connections.",
  },
  {
    name: "nodeagent-client-key",
    property: "agentClientKey",
    type: "string",
    description: "PEM file of the key of the client certificate for node agents.",
  },
  {
    name: "nodeagent-certificate-authority",
    property: "agentCertificateAuthority",
    type: "string",
    description: "PEM file of the certificate authorities that sign the certificates of node agents. Without it the server does not verify them.",
  },
  {
    name: "nodeagent-preferred-address-types",
    property: "agentAddressTypes",
    type: "list",
    default: ["Hostname", "InternalDNS", "InternalIP", "ExternalDNS", "ExternalIP"],
    enum: ["Hostname", "InternalDNS", "InternalIP", "ExternalDNS", "ExternalIP"],
    description: "Types of node addresses at which the server connects to a node agent, the preferred type first.",
  },
  {
    name: "nodeagent-timeout",
    property: "agentTimeout",
    type: "duration",
    default: "5s",
    description: "Time-out for connecting to a node agent.",
  },
  {
    name: "audit-policy-file",
    type: "string",
    description: "File of an audit Policy that says which requests the server logs and how much of them. Default: none are logged. The server reads it at start only.",
  },
  {
    name: "audit-log-path",
    type: "string",
    description: "File to which the server appends audit events. \"-\" is standard output.",
  },
  {
    name: "audit-log-format",
    type: "string",
    default: "json",
    enum: ["json", "legacy"],
    description: "Format of the log. json is one event a line; legacy is one line of key=\"value\" pairs, without objects.",
  },
  {
    name: "audit-log-maxsize",
    type: "int",
    default: 100,
    minimum: 0,
    description: "Size in megabytes at which the log becomes a backup. 0 disables rotation.",
  },
  {
    name: "audit-log-maxbackup",
    type: "int",
    default: 100,
    minimum: 0,
    description: "Number of backups of the log to keep. 0 keeps all.",
  },
  {
    name: "audit-log-maxage",
    type: "int",
    default: 366,
    minimum: 0,
    description: "Days to keep a backup of the log. 0 keeps it forever.",
  },
  {
    name: "audit-log-compress",
    type: "boolean",
    default: false,
    description: "Compress backups of the log with gzip.",
  },
  {
    name: "audit-log-mode",
    type: "string",
    default: "blocking",
    enum: ["batch", "blocking", "blocking-strict"],
    description: "When the server writes events. batch collects them as the batch flags say; blocking writes them within milliseconds; blocking-strict also makes a request wait for its first event and refuses the request when the write fails.",
  },
  {
    name: "audit-log-batch-buffer-size",
    type: "int",
    default: 10000,
    minimum: 1,
    description: "Number of events that may wait for the log; beyond it the server drops events and counts them.",
  },
  {
    name: "audit-log-batch-max-size",
    type: "int",
    default: 1,
    minimum: 1,
    description: "Number of events at which a batch is complete.",
  },
  {
    name: "audit-log-batch-max-wait",
    type: "duration",
    description: "How long an incomplete batch waits.",
  },
  {
    name: "audit-log-batch-throttle-enable",
    type: "boolean",
    default: false,
    description: "Limit the rate of batches.",
  },
  {
    name: "audit-log-batch-throttle-qps",
    type: "int",
    minimum: 0,
    description: "Number of batches a second.",
  },
  {
    name: "audit-log-batch-throttle-burst",
    type: "int",
    minimum: 0,
    description: "Number of batches that may follow each other at once after a pause.",
  },
  {
    name: "audit-log-truncate-enabled",
    type: "boolean",
    default: false,
    description: "Truncate large events and split large batches.",
  },
  {
    name: "audit-log-truncate-max-event-size",
    type: "int",
    default: 102400,
    minimum: 1,
    description: "Size of an event in bytes beyond which the server leaves out its objects.",
  },
  {
    name: "audit-log-truncate-max-batch-size",
    type: "int",
    default: 10485760,
    minimum: 1,
    description: "Maximum size of a batch in bytes.",
  },
  {
    name: "audit-log-version",
    type: "string",
    description: "API version of the events. Default: the only one there is, v1.",
  },
  {
    name: "audit-webhook-config-file",
    type: "string",
    description: "Kubeconfig of the webhook to which the server posts audit events.",
  },
  {
    name: "audit-webhook-mode",
    type: "string",
    default: "batch",
    enum: ["batch", "blocking", "blocking-strict"],
    description: "When the server posts events. batch collects them as the batch flags say; blocking posts them at once; blocking-strict also makes a request wait for its first event and refuses the request when the post fails.",
  },
  {
    name: "audit-webhook-initial-backoff",
    type: "duration",
    default: "10s",
    description: "Wait before the first retry of a failed post. It grows with each of four retries.",
  },
  {
    name: "audit-webhook-batch-buffer-size",
    type: "int",
    default: 10000,
    minimum: 1,
    description: "Number of events that may wait for the webhook; beyond it the server drops events and counts them.",
  },
  {
    name: "audit-webhook-batch-max-size",
    type: "int",
    default: 400,
    minimum: 1,
    description: "Number of events at which a batch is complete.",
  },
  {
    name: "audit-webhook-batch-max-wait",
    type: "duration",
    default: "30s",
    description: "How long an incomplete batch waits.",
  },
  {
    name: "audit-webhook-batch-throttle-enable",
    type: "boolean",
    default: true,
    description: "Limit the rate of batches.",
  },
  {
    name: "audit-webhook-batch-throttle-qps",
    type: "int",
    default: 10,
    minimum: 0,
    description: "Number of batches a second.",
  },
  {
    name: "audit-webhook-batch-throttle-burst",
    type: "int",
    default: 15,
    minimum: 0,
    description: "Number of batches that may follow each other at once after a pause.",
  },
  {
    name: "audit-webhook-truncate-enabled",
    type: "boolean",
    default: false,
    description: "Truncate large events and split large batches.",
  },
  {
    name: "audit-webhook-truncate-max-event-size",
    type: "int",
    default: 102400,
    minimum: 1,
    description: "Size of an event in bytes beyond which the server leaves out its objects.",
  },
  {
    name: "audit-webhook-truncate-max-batch-size",
    type: "int",
    default: 10485760,
    minimum: 1,
    description: "Maximum size of a batch in bytes.",
  },
  {
    name: "audit-webhook-version",
    type: "string",
    description: "API version of the events. Default: the only one there is, v1.",
  },
  {
    name: "service-cluster-ip-range",
    type: "list",
    default: ["10.96.0.0/12"],
    description: "Network from which the server allocates service addresses, such as 10.96.0.0/12. For two address families list one network of each, the primary family first.",
  },
  {
    name: "allow-privileged",
    type: "boolean",
    default: true,
    enum: ["true"],
    effect: "none",
    description: "Allow privileged containers: the server always does.",
  },
  {
    name: "service-account-lookup",
    type: "boolean",
    default: true,
    enum: ["true"],
    effect: "none",
    description: "Look up whether the service account and the pod of a token still are: the server always does.",
  },
  {
    name: "enable-garbage-collector",
    type: "boolean",
    default: true,
    enum: ["true"],
    effect: "none",
    description: "Let deletions leave dependents to the garbage collector: the server always does.",
  },
  {
    name: "proxy-client-cert-file",
    type: "string",
    description: "Certificate that the server shows to extension API servers; by default one of its own.",
  },
  {
    name: "proxy-client-key-file",
    type: "string",
    confidential: true,
    description: "Key of that certificate.",
  },
  {
    name: "enable-aggregator-routing",
    type: "boolean",
    effect: "none",
    description: "Send requests to the endpoints of extension API servers: the server always does.",
  },
  {
    name: "watch-cache",
    type: "boolean",
    default: true,
    effect: "none",
    description: "Keep objects in memory for lists and watches: the server always does.",
  },
  {
    name: "default-watch-cache-size",
    type: "int",
    default: 100,
    minimum: 0,
    effect: "none",
    description: "Size of a watch cache: the history of each grows to a fixed number of changes.",
  },
  {
    name: "watch-cache-sizes",
    type: "list",
    effect: "none",
    description: "Sizes of single watch caches.",
  },
  {
    name: "storage-media-type",
    type: "string",
    effect: "none",
    description: "Encoding of stored objects: it is always JSON.",
  },
  {
    name: "delete-collection-workers",
    type: "int",
    default: 1,
    minimum: 1,
    effect: "none",
    description: "Number of workers of one deletion of a collection: it deletes 64 objects at a time.",
  },
  {
    name: "lease-reuse-duration-seconds",
    type: "int",
    default: 60,
    minimum: 0,
    effect: "none",
    description: "How long a lease of etcd takes further events: the server shares leases as their ends allow.",
  },
  {
    name: "etcd-count-metric-poll-period",
    type: "duration",
    default: "1m0s",
    effect: "none",
    description: "Interval between counts of stored objects for metrics: the server counts as it writes.",
  },
  {
    name: "coordinated-leadership-lease-duration",
    type: "duration",
    default: "15s",
    description: "How long after the last renewal of the server that chooses leaders, with the gate CoordinatedLeaderElection, another server does so.",
  },
  {
    name: "coordinated-leadership-renew-deadline",
    type: "duration",
    default: "10s",
    description: "How long that server retries a renewal before it chooses no more. Shorter than the lease duration.",
  },
  {
    name: "coordinated-leadership-retry-period",
    type: "duration",
    default: "2s",
    description: "Time between two tries of a server to take or renew that lease.",
  },
  {
    name: "service-node-port-range",
    type: "string",
    default: "30000-32767",
    description: "Range of node ports for services, both ends included.",
  },
  {
    name: "orch-service-node-port",
    property: "ownServiceNodePort",
    type: "int",
    default: 0,
    minimum: 0,
    maximum: 65535,
    description: "Port of nodes that leads to the server's own service, of type NodePort then. 0 leads none there.",
  },
];

/** Run the API server, its storage and the controllers in one process, with all data in one folder. */
export interface UpFlags
  extends SharedConfigurationFlags,
    SharedServerFlags,
    SharedMetricsFlags,
    SharedNoEffectFlags,
    SharedServerNoEffectFlags {
  /** Authorizers to ask, in this order. The first that allows or denies a request decides. */
  readonly authorizationMode: readonly ("Node" | "ABAC" | "RBAC" | "Webhook" | "AlwaysAllow" | "AlwaysDeny")[];
  /**
   * Names of the controllers to run. * selects all but bootstrap-signer-controller and token-cleaner-controller, -name
   * excludes one.
   */
  readonly controllers: readonly string[];
  /** Run pods too: start a node agent of this machine beside the server. Needs root and a container runtime. */
  readonly node: boolean;
  /** Unix socket of the container runtime of the node. */
  readonly containerRuntimeEndpoint: string;
  /** Give each node that has none a network for its pods, which no other node has, from those of cluster-cidr. */
  readonly allocateNodeCidrs: boolean;
  /**
   * Network from which nodes get theirs with allocate-node-cidrs, such as 10.244.0.0/16, or one of each address family.
   * It has room for 65,536 nodes at most.
   */
  readonly clusterCidr: string;
  /** Length of the prefix of a node's network where cluster-cidr has one network. 0 stands for 24, with IPv6 for 64. */
  readonly nodeCidrMaskSize: number;
  /** Length of the prefix of a node's IPv4 network. 0 stands for 24. */
  readonly nodeCidrMaskSizeIpv4: number;
  /** Length of the prefix of a node's IPv6 network. 0 stands for 64. */
  readonly nodeCidrMaskSizeIpv6: number;
}

const upFlagSet: FlagSet = {
  command: "orch up",
  description: "Run the API server, its storage and the controllers in one process, with all data in one folder.",
  configuration: { kind: "APIServerConfiguration", apiVersion: "apiserver.config.orch.io/v1alpha1" },
  flags: [
    ...configurationFlags,
    ...serverFlags,
    ...metricsFlags,
    ...noEffectFlags,
    ...serverNoEffectFlags,
    {
      name: "authorization-mode",
      type: "list",
      default: ["Node", "RBAC"],
      enum: ["Node", "ABAC", "RBAC", "Webhook", "AlwaysAllow", "AlwaysDeny"],
      description: "Authorizers to ask, in this order. The first that allows or denies a request decides.",
    },
    {
      name: "controllers",
      type: "list",
      default: ["*"],
      description: "Names of the controllers to run. * selects all but bootstrap-signer-controller and token-cleaner-controller, -name excludes one.",
    },
    {
      name: "node",
      type: "boolean",
      default: false,
      description: "Run pods too: start a node agent of this machine beside the server. Needs root and a container runtime.",
    },
    {
      name: "container-runtime-endpoint",
      type: "string",
      default: "unix:///run/containerd/containerd.sock",
      description: "Unix socket of the container runtime of the node.",
    },
    {
      name: "allocate-node-cidrs",
      type: "boolean",
      description: "Give each node that has none a network for its pods, which no other node has, from those of cluster-cidr.",
    },
    {
      name: "cluster-cidr",
      type: "string",
      description: "Network from which nodes get theirs with allocate-node-cidrs, such as 10.244.0.0/16, or one of each address family. It has room for 65,536 nodes at most.",
    },
    {
      name: "node-cidr-mask-size",
      type: "int",
      minimum: 0,
      maximum: 128,
      description: "Length of the prefix of a node's network where cluster-cidr has one network. 0 stands for 24, with IPv6 for 64.",
    },
    {
      name: "node-cidr-mask-size-ipv4",
      type: "int",
      minimum: 0,
      maximum: 32,
      description: "Length of the prefix of a node's IPv4 network. 0 stands for 24.",
    },
    {
      name: "node-cidr-mask-size-ipv6",
      type: "int",
      minimum: 0,
      maximum: 128,
      description: "Length of the prefix of a node's IPv6 network. 0 stands for 64.",
    },
  ],
  refused: {
    "admission-control": "name the plugins in --enable-admission-plugins and --disable-admission-plugins",
    "allow-metric-labels": "metrics have no labels whose values clients choose",
    "allow-metric-labels-manifest": "metrics have no labels whose values clients choose",
    "debug-socket-path": "profiles are served at /debug/pprof",
    "egress-selector-config-file": "the server connects to nodes, services and webhooks without a proxy",
    "enable-logs-handler": "the server serves no files of logs",
    "etcd-servers-overrides": "all objects are in the etcd of --etcd-servers",
    "max-connection-bytes-per-sec": "connections to pods are not slowed down",
    "peer-advertise-ip": "no request is passed on to another API server",
    "peer-advertise-port": "no request is passed on to another API server",
    "peer-ca-file": "no request is passed on to another API server",
    "permit-port-sharing": "a port belongs to one server",
    "service-account-signing-endpoint": "tokens are signed by the key of --service-account-signing-key-file",
  },
};

/** Reads the arguments of `orch up`, or of the same program in the words of another platform. */
export function parseUpFlags(
  argv: readonly string[],
  set = upFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<UpFlags> {
  return parseFlags(set, argv, configured);
}

/** Run the API server alone. */
export interface ApiserverFlags
  extends SharedConfigurationFlags,
    SharedServerFlags,
    SharedMetricsFlags,
    SharedNoEffectFlags,
    SharedServerNoEffectFlags {
  /** Authorizers to ask, in this order. The first that allows or denies a request decides. */
  readonly authorizationMode: readonly ("Node" | "ABAC" | "RBAC" | "Webhook" | "AlwaysAllow" | "AlwaysDeny")[];
}

const apiserverFlagSet: FlagSet = {
  command: "orch apiserver",
  description: "Run the API server alone.",
  configuration: { kind: "APIServerConfiguration", apiVersion: "apiserver.config.orch.io/v1alpha1" },
  flags: [
    ...configurationFlags,
    ...serverFlags,
    ...metricsFlags,
    ...noEffectFlags,
    ...serverNoEffectFlags,
    {
      name: "authorization-mode",
      type: "list",
      default: ["AlwaysAllow"],
      enum: ["Node", "ABAC", "RBAC", "Webhook", "AlwaysAllow", "AlwaysDeny"],
      description: "Authorizers to ask, in this order. The first that allows or denies a request decides.",
    },
  ],
  refused: {
    "admission-control": "name the plugins in --enable-admission-plugins and --disable-admission-plugins",
    "allow-metric-labels": "metrics have no labels whose values clients choose",
    "allow-metric-labels-manifest": "metrics have no labels whose values clients choose",
    "debug-socket-path": "profiles are served at /debug/pprof",
    "egress-selector-config-file": "the server connects to nodes, services and webhooks without a proxy",
    "enable-logs-handler": "the server serves no files of logs",
    "etcd-servers-overrides": "all objects are in the etcd of --etcd-servers",
    "max-connection-bytes-per-sec": "connections to pods are not slowed down",
    "peer-advertise-ip": "no request is passed on to another API server",
    "peer-advertise-port": "no request is passed on to another API server",
    "peer-ca-file": "no request is passed on to another API server",
    "permit-port-sharing": "a port belongs to one server",
    "service-account-signing-endpoint": "tokens are signed by the key of --service-account-signing-key-file",
  },
};

/** Reads the arguments of `orch apiserver`, or of the same program in the words of another platform. */
export function parseApiserverFlags(
  argv: readonly string[],
  set = apiserverFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<ApiserverFlags> {
  return parseFlags(set, argv, configured);
}

/**
 * Copy the store of a data directory into one file, also while a server runs on it. The copy has every write that was
 * acknowledged before it began. To restore it, put it as data/data.mdb into an empty data directory.
 */
export interface StorageBackupFlags {
  /** Data directory of the server whose store is meant, with the lmdb back end. */
  readonly dataDir: string;
  /** File to create, or an existing folder in which to create backup-REVISION.mdb. */
  readonly to: string;
  /**
   * Open an lmdb store that cannot prove that it has every acknowledged write. The server goes on with the proven
   * writes and logs which it gave up. Without this flag it refuses to start.
   */
  readonly acceptLostWrites: boolean;
}

const storageBackupFlagSet: FlagSet = {
  command: "orch storage backup",
  description: "Copy the store of a data directory into one file, also while a server runs on it. The copy has every write that was acknowledged before it began. To restore it, put it as data/data.mdb into an empty data directory.",
  flags: [
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Data directory of the server whose store is meant, with the lmdb back end.",
    },
    {
      name: "to",
      type: "string",
      description: "File to create, or an existing folder in which to create backup-REVISION.mdb.",
    },
    {
      name: "accept-lost-writes",
      type: "boolean",
      default: false,
      description: "Open an lmdb store that cannot prove that it has every acknowledged write. The server goes on with the proven writes and logs which it gave up. Without this flag it refuses to start.",
    },
  ],
};

/** Reads the arguments of `orch storage backup`, or of the same program in the words of another platform. */
export function parseStorageBackupFlags(
  argv: readonly string[],
  set = storageBackupFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<StorageBackupFlags> {
  return parseFlags(set, argv, configured);
}

/**
 * Return to the disk the space that deleted and replaced objects have left. A server that runs on the data directory
 * compacts its own store and goes on answering.
 */
export interface StorageCompactFlags {
  /** Data directory of the server whose store is meant, with the lmdb back end. */
  readonly dataDir: string;
  /**
   * Open an lmdb store that cannot prove that it has every acknowledged write. The server goes on with the proven
   * writes and logs which it gave up. Without this flag it refuses to start.
   */
  readonly acceptLostWrites: boolean;
}

const storageCompactFlagSet: FlagSet = {
  command: "orch storage compact",
  description: "Return to the disk the space that deleted and replaced objects have left. A server that runs on the data directory compacts its own store and goes on answering.",
  flags: [
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Data directory of the server whose store is meant, with the lmdb back end.",
    },
    {
      name: "accept-lost-writes",
      type: "boolean",
      default: false,
      description: "Open an lmdb store that cannot prove that it has every acknowledged write. The server goes on with the proven writes and logs which it gave up. Without this flag it refuses to start.",
    },
  ],
};

/** Reads the arguments of `orch storage compact`, or of the same program in the words of another platform. */
export function parseStorageCompactFlags(
  argv: readonly string[],
  set = storageCompactFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<StorageCompactFlags> {
  return parseFlags(set, argv, configured);
}

/**
 * Read every record and the journal of a store and report damage, also while a server runs on it. Exits with 1 when
 * something is damaged.
 */
export interface StorageCheckFlags {
  /** Data directory of the server whose store is meant, with the lmdb back end. */
  readonly dataDir: string;
}

const storageCheckFlagSet: FlagSet = {
  command: "orch storage check",
  description: "Read every record and the journal of a store and report damage, also while a server runs on it. Exits with 1 when something is damaged.",
  flags: [
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Data directory of the server whose store is meant, with the lmdb back end.",
    },
  ],
};

/** Reads the arguments of `orch storage check`, or of the same program in the words of another platform. */
export function parseStorageCheckFlags(
  argv: readonly string[],
  set = storageCheckFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<StorageCheckFlags> {
  return parseFlags(set, argv, configured);
}

/**
 * Look at a data directory, and at the server that runs on it or that a kubeconfig names, and say what is wrong and
 * what to do. Exits with 1 when something needs you.
 */
export interface DoctorFlags {
  /** Data directory of the server whose store is meant, with the lmdb back end. */
  readonly dataDir: string;
  /** Folder of the server's certificates and keys. Default: pki inside the data directory. */
  readonly certDir: string;
  /** File that names a server, with the rights of an administrator. Default: that of the data directory. */
  readonly kubeconfig: string;
  /** Folder of generated code that the server serves instead of the built-in kinds. */
  readonly generated: string;
}

const doctorFlagSet: FlagSet = {
  command: "orch doctor",
  description: "Look at a data directory, and at the server that runs on it or that a kubeconfig names, and say what is wrong and what to do. Exits with 1 when something needs you.",
  flags: [
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Data directory of the server whose store is meant, with the lmdb back end.",
    },
    {
      name: "cert-dir",
      type: "string",
      description: "Folder of the server's certificates and keys. Default: pki inside the data directory.",
    },
    {
      name: "kubeconfig",
      type: "string",
      description: "File that names a server, with the rights of an administrator. Default: that of the data directory.",
    },
    {
      name: "generated",
      type: "string",
      description: "Folder of generated code that the server serves instead of the built-in kinds.",
    },
  ],
};

/** Reads the arguments of `orch doctor`, or of the same program in the words of another platform. */
export function parseDoctorFlags(
  argv: readonly string[],
  set = doctorFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<DoctorFlags> {
  return parseFlags(set, argv, configured);
}

/**
 * Make a kubeconfig for a user, with a client certificate that the authority of a server's certificate folder signs.
 * The server need not run.
 */
export interface KubeconfigCreateFlags {
  /** Name of the user. */
  readonly user: string;
  /** Groups of the user. */
  readonly group: readonly string[];
  /** Lifetime of the certificate. */
  readonly expiration: string;
  /** Data directory of the server. */
  readonly dataDir: string;
  /** Folder of the server's certificates and keys. Default: pki inside the data directory. */
  readonly certDir: string;
  /** File to write, with mode 0600. Default, and -: standard output. */
  readonly output: string;
}

const kubeconfigCreateFlagSet: FlagSet = {
  command: "orch kubeconfig create",
  description: "Make a kubeconfig for a user, with a client certificate that the authority of a server's certificate folder signs. The server need not run.",
  flags: [
    { name: "user", type: "string", description: "Name of the user." },
    { name: "group", type: "list", description: "Groups of the user." },
    {
      name: "expiration",
      type: "duration",
      default: "24h0m0s",
      description: "Lifetime of the certificate.",
    },
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Data directory of the server.",
    },
    {
      name: "cert-dir",
      type: "string",
      description: "Folder of the server's certificates and keys. Default: pki inside the data directory.",
    },
    {
      name: "output",
      type: "string",
      description: "File to write, with mode 0600. Default, and -: standard output.",
    },
  ],
};

/** Reads the arguments of `orch kubeconfig create`, or of the same program in the words of another platform. */
export function parseKubeconfigCreateFlags(
  argv: readonly string[],
  set = kubeconfigCreateFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<KubeconfigCreateFlags> {
  return parseFlags(set, argv, configured);
}

/** Approve the certificate signing requests whose names stand first; their signer issues the certificates then. */
export interface CertificateApproveFlags {
  /** Data directory of the server, whose administrator approves. */
  readonly dataDir: string;
  /** Kubeconfig of a user that may approve. Default: the administrator's of the data directory. */
  readonly kubeconfig: string;
  /** Folder of generated code that the server serves instead of the built-in kinds. */
  readonly generated: string;
}

const certificateApproveFlagSet: FlagSet = {
  command: "orch certificate approve",
  description: "Approve the certificate signing requests whose names stand first; their signer issues the certificates then.",
  flags: [
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Data directory of the server, whose administrator approves.",
    },
    {
      name: "kubeconfig",
      type: "string",
      description: "Kubeconfig of a user that may approve. Default: the administrator's of the data directory.",
    },
    {
      name: "generated",
      type: "string",
      description: "Folder of generated code that the server serves instead of the built-in kinds.",
    },
  ],
};

/** Reads the arguments of `orch certificate approve`, or of the same program in the words of another platform. */
export function parseCertificateApproveFlags(
  argv: readonly string[],
  set = certificateApproveFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<CertificateApproveFlags> {
  return parseFlags(set, argv, configured);
}

/**
 * Make this machine a node of the server whose address stands first, and run its agent. Flags of the agent follow after
 * two dashes.
 */
export interface NodeJoinFlags {
  /** Bootstrap token that proves that this machine may join, as node token create prints it. */
  readonly token: string;
  /**
   * Hashes of the public keys of the server's authority, as sha256:HEX. The command joins no server with another
   * authority.
   */
  readonly caCertHash: readonly string[];
  /** Join without a hash. The token alone vouches for the server then, and any holder of the token can pass for it. */
  readonly unsafeSkipCaVerification: boolean;
}

const nodeJoinFlagSet: FlagSet = {
  command: "orch node join",
  description: "Make this machine a node of the server whose address stands first, and run its agent. Flags of the agent follow after two dashes.",
  flags: [
    {
      name: "token",
      type: "string",
      confidential: true,
      description: "Bootstrap token that proves that this machine may join, as node token create prints it.",
    },
    {
      name: "ca-cert-hash",
      type: "list",
      description: "Hashes of the public keys of the server's authority, as sha256:HEX. The command joins no server with another authority.",
    },
    {
      name: "unsafe-skip-ca-verification",
      type: "boolean",
      default: false,
      description: "Join without a hash. The token alone vouches for the server then, and any holder of the token can pass for it.",
    },
  ],
};

/** Reads the arguments of `orch node join`, or of the same program in the words of another platform. */
export function parseNodeJoinFlags(
  argv: readonly string[],
  set = nodeJoinFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<NodeJoinFlags> {
  return parseFlags(set, argv, configured);
}

/**
 * Make a bootstrap token, and what a server needs so that machines can join by it, and print the command that joins.
 */
export interface NodeTokenCreateFlags {
  /** How long the token holds. 0 sets no end. */
  readonly ttl: string;
  /** Text that stands beside the token. */
  readonly description: string;
  /** URL of the server in the printed command. Default: the address that the server advertises. */
  readonly server: string;
  /** Data directory of the server, whose administrator makes the token. */
  readonly dataDir: string;
  /** Kubeconfig of an administrator. Default: that of the data directory. */
  readonly kubeconfig: string;
  /** Folder of generated code that the server serves instead of the built-in kinds. */
  readonly generated: string;
}

const nodeTokenCreateFlagSet: FlagSet = {
  command: "orch node token create",
  description: "Make a bootstrap token, and what a server needs so that machines can join by it, and print the command that joins.",
  flags: [
    {
      name: "ttl",
      type: "duration",
      default: "24h0m0s",
      description: "How long the token holds. 0 sets no end.",
    },
    { name: "description", type: "string", description: "Text that stands beside the token." },
    {
      name: "server",
      type: "string",
      description: "URL of the server in the printed command. Default: the address that the server advertises.",
    },
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Data directory of the server, whose administrator makes the token.",
    },
    {
      name: "kubeconfig",
      type: "string",
      description: "Kubeconfig of an administrator. Default: that of the data directory.",
    },
    {
      name: "generated",
      type: "string",
      description: "Folder of generated code that the server serves instead of the built-in kinds.",
    },
  ],
};

/** Reads the arguments of `orch node token create`, or of the same program in the words of another platform. */
export function parseNodeTokenCreateFlags(
  argv: readonly string[],
  set = nodeTokenCreateFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<NodeTokenCreateFlags> {
  return parseFlags(set, argv, configured);
}

/** Run the controllers alone, against an API server that runs elsewhere. */
export interface ControllerManagerFlags
  extends SharedConfigurationFlags,
    SharedMetricsFlags,
    SharedNoEffectFlags,
    SharedManagerNoEffectFlags {
  /** IP address to listen on. */
  readonly bindAddress: string;
  /** Port to serve health, metrics, flags and status on, over HTTPS. 0 serves none of them. */
  readonly securePort: number;
  /**
   * PEM file of the certificate that the process shows, followed by those of the authorities up to the root. Default:
   * one that the process makes and signs itself at every start. The process reloads this file and that of the key when
   * they change.
   */
  readonly tlsCertFile: string;
  /** PEM file of the key of tls-cert-file. */
  readonly tlsPrivateKeyFile: string;
  /**
   * PEM file of certificate authorities. A client of the port with a certificate from one of them is authenticated; the
   * common name is its user, the organizations are its groups. The process reloads it when it changes.
   */
  readonly clientCaFile: string;
  /** Oldest version of TLS that the server speaks. Default: VersionTLS12. */
  readonly tlsMinVersion: "" | "VersionTLS10" | "VersionTLS11" | "VersionTLS12" | "VersionTLS13";
  /** Cipher suites of TLS 1.2. Those of TLS 1.3 are always on. Default: those of Node. */
  readonly tlsCipherSuites: readonly ("TLS_AES_128_GCM_SHA256" | "TLS_AES_256_GCM_SHA384" | "TLS_CHACHA20_POLY1305_SHA256" | "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA" | "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256" | "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA" | "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384" | "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305" | "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256" | "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA" | "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" | "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA" | "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384" | "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305" | "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256")[];
  /**
   * Curves for the keys of a connection, the best first: 23 is P-256, 24 P-384, 25 P-521, 29 X25519. Default: those of
   * Node.
   */
  readonly tlsCurvePreferences: readonly ("23" | "24" | "25" | "29")[];
  /** Kubeconfig by which the process asks the API server who holds a bearer token. Default: that of kubeconfig. */
  readonly authenticationKubeconfig: string;
  /**
   * Kubeconfig by which the process asks the API server whether a user may read a path. Default: that of kubeconfig.
   */
  readonly authorizationKubeconfig: string;
  /**
   * Paths that anyone may read. For all others the process asks the API server who holds the bearer token, and whether
   * that user may read the path. A path that ends in * allows all that begin so.
   */
  readonly authorizationAlwaysAllowPaths: readonly string[];
  /** How long the API server's answer counts who holds a token. */
  readonly authenticationTokenWebhookCacheTtl: string;
  /** How long the API server's answer counts that a user may read a path. */
  readonly authorizationWebhookCacheAuthorizedTtl: string;
  /** How long a refusal of the API server counts: the process asks again each time. */
  readonly authorizationWebhookCacheUnauthorizedTtl: string;
  /** Form of the log on standard error. Default: text on a terminal, else json. */
  readonly loggingFormat: "" | "text" | "json";
  /**
   * How much the process logs. 3 logs every request, 5 adds the stacks of errors. PUT /debug/flags/v changes it while
   * the process runs.
   */
  readonly v: number;
  /** Levels of single folders of the sources, as FOLDER=LEVEL, such as server=3. */
  readonly vmodule: Readonly<Record<string, string>>;
  /** Serve profiles of the process at /debug/pprof, to users who may read these paths. */
  readonly profiling: boolean;
  /** Feature gates to enable or disable, as Name=true or Name=false. */
  readonly featureGates: Readonly<Record<string, string>>;
  /**
   * Version whose behavior the program has, up to three minor versions back: its feature gates have the defaults of
   * that version, and APIs that are newer are not served. Default: the version of the program.
   */
  readonly emulatedVersion: readonly string[];
  /**
   * Oldest version that other components of the cluster may have, none newer than the emulated one. Default: the minor
   * version before the emulated one.
   */
  readonly minCompatibilityVersion: readonly string[];
  /** Kubeconfig of the API server. Default: the files of the environment variable KUBECONFIG, else ~/.kube/config. */
  readonly kubeconfig: string;
  /**
   * Names of the controllers to run. * selects all but bootstrap-signer-controller and token-cleaner-controller, -name
   * excludes one.
   */
  readonly controllers: readonly string[];
  /**
   * PEM file of the certificate authorities that each namespace gets to verify the API server. Default: those of the
   * kubeconfig.
   */
  readonly rootCaFile: string;
  /**
   * PEM file of the certificate that signs approved certificate signing requests of the platform's own signers.
   * Default: they are not signed.
   */
  readonly clusterSigningCertFile: string;
  /** PEM file of its key. */
  readonly clusterSigningKeyFile: string;
  /**
   * PEM file of the certificate that signs certificates of clients of the API server. Not with
   * cluster-signing-cert-file.
   */
  readonly clusterSigningApiserverClientCertFile: string;
  /** PEM file of its key. */
  readonly clusterSigningApiserverClientKeyFile: string;
  /** PEM file of the certificate that signs client certificates of node agents. Not with cluster-signing-cert-file. */
  readonly clusterSigningAgentClientCertFile: string;
  /** PEM file of its key. */
  readonly clusterSigningAgentClientKeyFile: string;
  /** PEM file of the certificate that signs serving certificates of node agents. Not with cluster-signing-cert-file. */
  readonly clusterSigningAgentServingCertFile: string;
  /** PEM file of its key. */
  readonly clusterSigningAgentServingKeyFile: string;
  /**
   * PEM file of the certificate that signs requests of the signer legacy-unknown. Not with cluster-signing-cert-file.
   */
  readonly clusterSigningLegacyUnknownCertFile: string;
  /** PEM file of its key. */
  readonly clusterSigningLegacyUnknownKeyFile: string;
  /** Maximum lifetime of a signed certificate. A request may ask for less, 10 minutes at least. */
  readonly clusterSigningDuration: string;
  /**
   * PEM file of the private key that signs the long-lived tokens of service accounts. Without it secrets that ask for
   * such tokens stay empty.
   */
  readonly serviceAccountPrivateKeyFile: string;
  /** How long a long-lived token must be unused to become invalid, and invalid to be deleted. */
  readonly legacyServiceAccountTokenCleanUpPeriod: string;
  /**
   * Start the controllers only as the leader, so that one of several processes runs them. The process exits when it
   * loses the lead.
   */
  readonly leaderElect: boolean;
  /** How long after the last renewal another candidate may take the lead. */
  readonly leaderElectLeaseDuration: string;
  /** How long the leader retries a renewal before it gives up the lead. Shorter than the lease duration. */
  readonly leaderElectRenewDeadline: string;
  /** Time between two tries to take or renew the lease. */
  readonly leaderElectRetryPeriod: string;
  /** Name of the lease. Default: PREFIX-controller-manager, with the platform's prefix of system names. */
  readonly leaderElectResourceName: string;
  /** Namespace of the lease. Default: PREFIX-system. */
  readonly leaderElectResourceNamespace: string;
  /** Folder of generated code to use instead of the built-in kinds. */
  readonly generated: string;
  /** Folder for compiled generated code, which makes a later start quick. */
  readonly dataDir: string;
}

const controllerManagerFlagSet: FlagSet = {
  command: "orch controller-manager",
  description: "Run the controllers alone, against an API server that runs elsewhere.",
  configuration: {
    kind: "ControllerManagerConfiguration",
    apiVersion: "controller-manager.config.orch.io/v1alpha1",
  },
  flags: [
    ...configurationFlags,
    ...metricsFlags,
    ...noEffectFlags,
    ...managerNoEffectFlags,
    {
      name: "bind-address",
      type: "string",
      default: "127.0.0.1",
      format: "ip",
      description: "IP address to listen on.",
    },
    {
      name: "secure-port",
      type: "int",
      default: 10257,
      minimum: 0,
      maximum: 65535,
      description: "Port to serve health, metrics, flags and status on, over HTTPS. 0 serves none of them.",
    },
    {
      name: "tls-cert-file",
      type: "string",
      description: "PEM file of the certificate that the process shows, followed by those of the authorities up to the root. Default: one that the process makes and signs itself at every start. The process reloads this file and that of the key when they change.",
    },
    {
      name: "tls-private-key-file",
      type: "string",
      confidential: true,
      description: "PEM file of the key of tls-cert-file.",
    },
    {
      name: "client-ca-file",
      type: "string",
      description: "PEM file of certificate authorities. A client of the port with a certificate from one of them is authenticated; the common name is its user, the organizations are its groups. The process reloads it when it changes.",
    },
    {
      name: "tls-min-version",
      type: "string",
      enum: ["VersionTLS10", "VersionTLS11", "VersionTLS12", "VersionTLS13"],
      description: "Oldest version of TLS that the server speaks. Default: VersionTLS12.",
    },
    {
      name: "tls-cipher-suites",
      type: "list",
      enum: [
        "TLS_AES_128_GCM_SHA256",
        "TLS_AES_256_GCM_SHA384",
        "TLS_CHACHA20_POLY1305_SHA256",
        "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA",
        "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
        "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA",
        "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
        "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305",
        "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256",
        "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA",
        "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
        "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA",
        "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
        "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305",
        "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256",
      ],
      description: "Cipher suites of TLS 1.2. Those of TLS 1.3 are always on. Default: those of Node.",
    },
    {
      name: "tls-curve-preferences",
      type: "list",
      enum: ["23", "24", "25", "29"],
      description: "Curves for the keys of a connection, the best first: 23 is P-256, 24 P-384, 25 P-521, 29 X25519. Default: those of Node.",
    },
    {
      name: "authentication-kubeconfig",
      type: "string",
      description: "Kubeconfig by which the process asks the API server who holds a bearer token. Default: that of kubeconfig.",
    },
    {
      name: "authorization-kubeconfig",
      type: "string",
      description: "Kubeconfig by which the process asks the API server whether a user may read a path. Default: that of kubeconfig.",
    },
    {
      name: "authorization-always-allow-paths",
      type: "list",
      default: ["/healthz", "/readyz", "/livez"],
      description: "Paths that anyone may read. For all others the process asks the API server who holds the bearer token, and whether that user may read the path. A path that ends in * allows all that begin so.",
    },
    {
      name: "authentication-token-webhook-cache-ttl",
      type: "duration",
      default: "10s",
      description: "How long the API server's answer counts who holds a token.",
    },
    {
      name: "authorization-webhook-cache-authorized-ttl",
      type: "duration",
      default: "10s",
      description: "How long the API server's answer counts that a user may read a path.",
    },
    {
      name: "authorization-webhook-cache-unauthorized-ttl",
      type: "duration",
      default: "10s",
      effect: "none",
      description: "How long a refusal of the API server counts: the process asks again each time.",
    },
    {
      name: "logging-format",
      type: "string",
      enum: ["text", "json"],
      field: "logging.format",
      description: "Form of the log on standard error. Default: text on a terminal, else json.",
    },
    {
      name: "v",
      type: "int",
      minimum: 0,
      maximum: 10,
      field: "logging.verbosity",
      description: "How much the process logs. 3 logs every request, 5 adds the stacks of errors. PUT /debug/flags/v changes it while the process runs.",
    },
    {
      name: "vmodule",
      type: "map",
      description: "Levels of single folders of the sources, as FOLDER=LEVEL, such as server=3.",
    },
    {
      name: "profiling",
      type: "boolean",
      default: true,
      description: "Serve profiles of the process at /debug/pprof, to users who may read these paths.",
    },
    {
      name: "feature-gates",
      type: "map",
      gates,
      description: "Feature gates to enable or disable, as Name=true or Name=false.",
    },
    {
      name: "emulated-version",
      type: "list",
      description: "Version whose behavior the program has, up to three minor versions back: its feature gates have the defaults of that version, and APIs that are newer are not served. Default: the version of the program.",
    },
    {
      name: "min-compatibility-version",
      type: "list",
      description: "Oldest version that other components of the cluster may have, none newer than the emulated one. Default: the minor version before the emulated one.",
    },
    {
      name: "kubeconfig",
      type: "string",
      description: "Kubeconfig of the API server. Default: the files of the environment variable KUBECONFIG, else ~/.kube/config.",
    },
    {
      name: "controllers",
      type: "list",
      default: ["*"],
      description: "Names of the controllers to run. * selects all but bootstrap-signer-controller and token-cleaner-controller, -name excludes one.",
    },
    {
      name: "root-ca-file",
      type: "string",
      description: "PEM file of the certificate authorities that each namespace gets to verify the API server. Default: those of the kubeconfig.",
    },
    {
      name: "cluster-signing-cert-file",
      type: "string",
      description: "PEM file of the certificate that signs approved certificate signing requests of the platform's own signers. Default: they are not signed.",
    },
    {
      name: "cluster-signing-key-file",
      type: "string",
      confidential: true,
      description: "PEM file of its key.",
    },
    {
      name: "cluster-signing-orch-apiserver-client-cert-file",
      property: "clusterSigningApiserverClientCertFile",
      type: "string",
      description: "PEM file of the certificate that signs certificates of clients of the API server. Not with cluster-signing-cert-file.",
    },
    {
      name: "cluster-signing-orch-apiserver-client-key-file",
      property: "clusterSigningApiserverClientKeyFile",
      type: "string",
      confidential: true,
      description: "PEM file of its key.",
    },
    {
      name: "cluster-signing-nodeagent-client-cert-file",
      property: "clusterSigningAgentClientCertFile",
      type: "string",
      description: "PEM file of the certificate that signs client certificates of node agents. Not with cluster-signing-cert-file.",
    },
    {
      name: "cluster-signing-nodeagent-client-key-file",
      property: "clusterSigningAgentClientKeyFile",
      type: "string",
      confidential: true,
      description: "PEM file of its key.",
    },
    {
      name: "cluster-signing-nodeagent-serving-cert-file",
      property: "clusterSigningAgentServingCertFile",
      type: "string",
      description: "PEM file of the certificate that signs serving certificates of node agents. Not with cluster-signing-cert-file.",
    },
    {
      name: "cluster-signing-nodeagent-serving-key-file",
      property: "clusterSigningAgentServingKeyFile",
      type: "string",
      confidential: true,
      description: "PEM file of its key.",
    },
    {
      name: "cluster-signing-legacy-unknown-cert-file",
      property: "clusterSigningLegacyUnknownCertFile",
      type: "string",
      description: "PEM file of the certificate that signs requests of the signer legacy-unknown. Not with cluster-signing-cert-file.",
    },
    {
      name: "cluster-signing-legacy-unknown-key-file",
      property: "clusterSigningLegacyUnknownKeyFile",
      type: "string",
      confidential: true,
      description: "PEM file of its key.",
    },
    {
      name: "cluster-signing-duration",
      type: "duration",
      default: "8760h0m0s",
      description: "Maximum lifetime of a signed certificate. A request may ask for less, 10 minutes at least.",
    },
    {
      name: "service-account-private-key-file",
      type: "string",
      confidential: true,
      description: "PEM file of the private key that signs the long-lived tokens of service accounts. Without it secrets that ask for such tokens stay empty.",
    },
    {
      name: "legacy-service-account-token-clean-up-period",
      type: "duration",
      default: "8760h0m0s",
      description: "How long a long-lived token must be unused to become invalid, and invalid to be deleted.",
    },
    {
      name: "leader-elect",
      type: "boolean",
      default: true,
      description: "Start the controllers only as the leader, so that one of several processes runs them. The process exits when it loses the lead.",
    },
    {
      name: "leader-elect-lease-duration",
      type: "duration",
      default: "15s",
      description: "How long after the last renewal another candidate may take the lead.",
    },
    {
      name: "leader-elect-renew-deadline",
      type: "duration",
      default: "10s",
      description: "How long the leader retries a renewal before it gives up the lead. Shorter than the lease duration.",
    },
    {
      name: "leader-elect-retry-period",
      type: "duration",
      default: "2s",
      description: "Time between two tries to take or renew the lease.",
    },
    {
      name: "leader-elect-resource-name",
      type: "string",
      description: "Name of the lease. Default: PREFIX-controller-manager, with the platform's prefix of system names.",
    },
    {
      name: "leader-elect-resource-namespace",
      type: "string",
      description: "Namespace of the lease. Default: PREFIX-system.",
    },
    {
      name: "generated",
      type: "string",
      description: "Folder of generated code to use instead of the built-in kinds.",
    },
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Folder for compiled generated code, which makes a later start quick.",
    },
  ],
  refused: {
    "allow-metric-labels": "metrics have no labels whose values clients choose",
    "allow-metric-labels-manifest": "metrics have no labels whose values clients choose",
    "cloud-config": "the controllers know no cloud provider",
    "enable-leader-migration": "the controllers have one lease",
    "leader-migration-config": "the controllers have one lease",
    "external-cloud-volume-plugin": "the controllers know no cloud provider",
    master: "name the API server in the kubeconfig",
    "permit-port-sharing": "a port belongs to one process",
    "tls-sni-cert-key": "the process shows one certificate, that of --tls-cert-file",
    "unsupported-kube-api-over-localhost": "name the API server in the kubeconfig",
  },
};

/** Reads the arguments of `orch controller-manager`, or of the same program in the words of another platform. */
export function parseControllerManagerFlags(
  argv: readonly string[],
  set = controllerManagerFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<ControllerManagerFlags> {
  return parseFlags(set, argv, configured);
}

/** Run the pods of this machine through a container runtime, as a node of an API server. */
export interface NodeagentFlags
  extends SharedConfigurationFlags,
    SharedMetricsFlags,
    SharedNoEffectFlags,
    SharedAgentNoEffectFlags {
  /** Form of the log on standard error. Default: text on a terminal, else json. */
  readonly loggingFormat: "" | "text" | "json";
  /**
   * How much the process logs. 3 logs every request, 5 adds the stacks of errors. PUT /debug/flags/v changes it while
   * the process runs.
   */
  readonly v: number;
  /** Levels of single folders of the sources, as FOLDER=LEVEL, such as server=3. */
  readonly vmodule: Readonly<Record<string, string>>;
  /** Feature gates to enable or disable, as Name=true or Name=false. */
  readonly featureGates: Readonly<Record<string, string>>;
  /** Kubeconfig of the API server. Default: the files of the environment variable KUBECONFIG, else ~/.kube/config. */
  readonly kubeconfig: string;
  /** Folder for the volumes of pods and the other files of the agent. */
  readonly rootDir: string;
  /** Folder for the logs of containers. */
  readonly podLogsDir: string;
  /** Unix socket of the container runtime. */
  readonly containerRuntimeEndpoint: string;
  /** Unix socket of the runtime's image service. Default: that of the container runtime. */
  readonly imageServiceEndpoint: string;
  /** Time for one request to the container runtime. */
  readonly runtimeRequestTimeout: string;
  /** Name of the node. Default: the host name of the machine, in small letters. */
  readonly hostnameOverride: string;
  /**
   * Addresses of the node, one for each address family. Default: the address that the name of the node resolves to,
   * else the first of the machine.
   */
  readonly nodeIp: readonly string[];
  /** Create the node object of this machine where there is none. */
  readonly registerNode: boolean;
  /** Labels of the node, as key=value. */
  readonly nodeLabels: Readonly<Record<string, string>>;
  /** Taints of the node object when the agent creates it, as key=value:effect. */
  readonly registerWithTaints: readonly string[];
  /**
   * external: the node gets the taint node.cloudprovider.orch.io/uninitialized when the agent creates it, which a
   * controller of the cloud takes away. The addresses of the node are that controller's to set: until it has, the agent
   * reports those of --node-ip, or the host name alone.
   */
  readonly cloudProvider: "" | "" | "external";
  /** Name of the machine at its provider. */
  readonly providerId: string;
  /** Number of pods that the node runs at most. */
  readonly maxPods: number;
  /** Number of pods that the node runs at most for each processor, within max-pods. 0 sets no limit. */
  readonly podsPerCore: number;
  /** Number of processes of a pod at most. -1 sets no limit. */
  readonly podMaxPids: number;
  /** Number of images that the status of the node lists. -1 sets no limit. */
  readonly nodeStatusMaxImages: number;
  /** How often the agent computes the status of the node. It reports changes at once. */
  readonly nodeStatusUpdateFrequency: string;
  /** How often the agent reports the status of the node where nothing has changed. */
  readonly nodeStatusReportFrequency: string;
  /** Seconds that the lease of the node holds; the agent renews it after a quarter of that. */
  readonly nodeLeaseDurationSeconds: number;
  /** How often the agent brings the volumes and control groups of pods up to date where nothing has happened. */
  readonly syncFrequency: string;
  /** Resources that are for the platform's own processes and not for pods, as cpu=200m or memory=500Mi. */
  readonly platformReserved: Readonly<Record<string, string>>;
  /** Resources that are for the system's processes and not for pods, as cpu=200m or memory=500Mi. */
  readonly systemReserved: Readonly<Record<string, string>>;
  /** Control group of the platform's own processes, which is there already, as /runtime.slice. */
  readonly platformReservedCgroup: string;
  /** Control group of the system's processes, which is there already, as /system.slice. */
  readonly systemReservedCgroup: string;
  /**
   * Processors that are for the system and not for pods, as 0-3,8. How many they are replaces the reserved cpu of the
   * other reservations.
   */
  readonly reservedCpus: string;
  /** Whether containers of guaranteed pods that ask for whole processors have them for themselves: static. */
  readonly cpuManagerPolicy: "none" | "static";
  /** Which processors the static policy prefers, as NAME=true. */
  readonly cpuManagerPolicyOptions: Readonly<Record<string, string>>;
  /** How often the agent sets the processors of containers anew. */
  readonly cpuManagerReconcilePeriod: string;
  /** Whether containers of guaranteed pods have memory of as few memory nodes as hold it: Static. */
  readonly memoryManagerPolicy: "None" | "Static";
  /**
   * Memory of a memory node that is not for pods, as 0:memory=1Gi,hugepages-2Mi=4Mi. The static policy needs all that
   * is reserved of the memory of the machine, hard eviction thresholds included.
   */
  readonly reservedMemory: readonly string[];
  /**
   * Whether processors, memory and devices of a container are to be near each other, and pods refused for which they
   * are not.
   */
  readonly topologyManagerPolicy: "none" | "best-effort" | "restricted" | "single-numa-node";
  /** What the topology manager prefers, as NAME=VALUE. */
  readonly topologyManagerPolicyOptions: Readonly<Record<string, string>>;
  /** Whether the topology manager aligns each container or a pod as a whole. */
  readonly topologyManagerScope: "container" | "pod";
  /** User ids of a pod with users of its own, a multiple of 65536. */
  readonly idsPerPod: number;
  /** Addresses of the DNS server that pods use. */
  readonly clusterDns: readonly string[];
  /** Domain under which the names of services are. */
  readonly clusterDomain: string;
  /** File with the name servers that pods get which do not use those of the cluster. */
  readonly resolvConf: string;
  /** Files separated by commas. The first that is not empty says the id of the machine. */
  readonly machineIdFile: string;
  /** Files separated by commas. The first that is not empty says the id of the machine's last start. */
  readonly bootIdFile: string;
  /** Refuse to start on control groups of version 1. Without, the agent runs on both versions. */
  readonly failCgroupv1: boolean;
  /** Leave hard eviction thresholds out of what the node says it has for pods. */
  readonly experimentalAllocatableIgnoreEviction: boolean;
  /** Network of pods that the agent passes to the container runtime until the object of the node has one. */
  readonly podCidr: string;
  /**
   * Number of requests a second to the API server; further ones wait. Watches, events, certificates, and the lease and
   * the status of the node are not limited. 0 limits the requests for each version of a group to 5.
   */
  readonly apiQps: number;
  /** Number of requests to the API server that may follow each other at once after a pause. */
  readonly apiBurst: number;
  /** Number of events a second that the agent writes; 0 for no limit. Further ones are dropped. */
  readonly eventQps: number;
  /** Number of events that may follow each other at once after a pause. */
  readonly eventBurst: number;
  /** Control group that the container runtime runs in. Statistics of the node show what it uses. */
  readonly runtimeCgroups: string;
  /**
   * Control group that the agent runs in. Statistics of the node show what it uses; without, what the agent's own
   * process uses. The agent moves no process there.
   */
  readonly agentCgroups: string;
  /** Control group that other processes of the machine run in. Statistics of the node show what it uses. */
  readonly systemCgroups: string;
  /** Put pods into control groups by their quality of service, and each into one of its own. */
  readonly cgroupsPerQos: boolean;
  /** How control groups are made, where the container runtime does not say how it makes them. */
  readonly cgroupDriver: "cgroupfs" | "systemd";
  /** Control group below which the groups of pods are. */
  readonly cgroupRoot: string;
  /** Enforce the processor limits of containers. */
  readonly cpuCfsQuota: boolean;
  /** Period in which a container spends its processor limit. */
  readonly cpuCfsQuotaPeriod: string;
  /**
   * Share of what is between the memory that a container requests and its limit from which on the kernel slows it down.
   * Needs the feature gate MemoryQoS and control groups of version 2.
   */
  readonly memoryThrottlingFactor: number;
  /**
   * How the kernel keeps the memory that containers request. TieredReservation: never taken from guaranteed pods, and
   * from burstable ones when there is nothing else. Needs the feature gate MemoryQoS and control groups of version 2.
   */
  readonly memoryReservationPolicy: "None" | "TieredReservation";
  /**
   * Share of the memory that pods request which pods of lesser classes cannot take, as memory=50%. Needs the feature
   * gate QOSReserved.
   */
  readonly qosReserved: Readonly<Record<string, string>>;
  /** Run containers that name no seccomp profile with that of the container runtime. */
  readonly seccompDefault: boolean;
  /** Kernel parameters that pods may set besides the safe ones. A name that ends in * allows all that begin so. */
  readonly allowedUnsafeSysctls: readonly string[];
  /**
   * Number of images that are pulled at a time at most. 0 is one, or without --serialize-image-pulls as many as there
   * are.
   */
  readonly maxParallelImagePulls: number;
  /** Which images on the machine a pod may use only with credentials that could pull them. */
  readonly imagePullVerification: "NeverVerify" | "NeverVerifyPreloadedImages" | "NeverVerifyAllowlistedImages" | "AlwaysVerify";
  /**
   * Images that all pods may use under the policy NeverVerifyAllowlistedImages. A name that ends in * allows all that
   * begin so.
   */
  readonly imageAllowlist: readonly string[];
  /** Time after which an image that no container uses is removed. 0 keeps it while there is room. */
  readonly imageMaximumGcAge: string;
  /** File, or folder of files, that says which programs give credentials for which images. */
  readonly imageCredentialProviderConfig: string;
  /** Folder of the programs that give credentials for images. */
  readonly imageCredentialProviderBinDir: string;
  /** Size from which on the log of a container begins a new file. */
  readonly containerLogMaxSize: string;
  /** Number of files that the log of a container has at most. */
  readonly containerLogMaxFiles: number;
  /** How often the agent looks at the size of logs of containers, at least 3 seconds. */
  readonly containerLogMonitorInterval: string;
  /** Number of logs of containers that are rotated at a time. */
  readonly containerLogMaxWorkers: number;
  /** Folder of manifests of static pods, or one such file. */
  readonly podManifestPath: string;
  /** How often the agent reads the manifests of static pods. */
  readonly fileCheckFrequency: string;
  /** URL of manifests of static pods. */
  readonly manifestUrl: string;
  /** Headers of requests for the manifests of the URL, as NAME:VALUE. A name may have several values. */
  readonly manifestUrlHeader: Readonly<Record<string, readonly string[]>>;
  /**
   * Where to export the traces of the work on pods, by OTLP over gRPC: HOST:PORT, or a URL. Default, with a rate:
   * localhost:4317.
   */
  readonly tracingEndpoint: string;
  /** How many steps of a million, of the work on pods, the agent traces. None without an endpoint and a rate. */
  readonly tracingSamplingRatePerMillion: number;
  /** How often the agent reads the manifests of the URL. */
  readonly httpCheckFrequency: string;
  /** IP address to listen on. */
  readonly address: string;
  /** Port to serve HTTPS on, for the API server and for metrics. 0 picks a free port. */
  readonly port: number;
  /**
   * Serve the port. Without it logs and commands of containers are out of reach; the read-only port and that of
   * /healthz are served all the same.
   */
  readonly enableServer: boolean;
  /**
   * Port to serve health, pods, statistics and metrics on, over HTTP and for every client: requests are not
   * authenticated. 0 disables it.
   */
  readonly readOnlyPort: number;
  /** IP address to serve /healthz on. */
  readonly healthzBindAddress: string;
  /** Port to serve /healthz on, over HTTP. 0 disables it. */
  readonly healthzPort: number;
  /**
   * PEM file of the certificate that the agent shows, followed by those of the authorities up to the root. Default: one
   * that the agent makes and signs itself, and keeps in the certificate folder.
   */
  readonly tlsCertFile: string;
  /** PEM file of the key of tls-cert-file. */
  readonly tlsPrivateKeyFile: string;
  /** Oldest version of TLS that the agent speaks. Default: VersionTLS12. */
  readonly tlsMinVersion: "" | "VersionTLS12" | "VersionTLS13";
  /** Cipher suites of TLS 1.2. Those of TLS 1.3 are always on. Default: those of Node. */
  readonly tlsCipherSuites: readonly ("TLS_AES_128_GCM_SHA256" | "TLS_AES_256_GCM_SHA384" | "TLS_CHACHA20_POLY1305_SHA256" | "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA" | "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256" | "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA" | "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384" | "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305" | "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256" | "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA" | "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" | "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA" | "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384" | "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305" | "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256")[];
  /** Folder for the agent's certificates. Default: pki inside the root directory. */
  readonly certDir: string;
  /**
   * PEM file of certificate authorities. A client with a certificate from one of them is authenticated; the common name
   * is its user, the organizations are its groups.
   */
  readonly clientCaFile: string;
  /** Accept requests without credentials as those of the anonymous user. */
  readonly anonymousAuth: boolean;
  /** Ask the API server whose bearer tokens are. */
  readonly authenticationTokenWebhook: boolean;
  /** How long the answer on a token counts. */
  readonly authenticationTokenWebhookCacheTtl: string;
  /** Who decides whether a user may do what it asks for. Webhook asks the API server. */
  readonly authorizationMode: "AlwaysAllow" | "Webhook";
  /** How long an answer that allows counts. */
  readonly authorizationWebhookCacheAuthorizedTtl: string;
  /** How long an answer that does not allow counts. */
  readonly authorizationWebhookCacheUnauthorizedTtl: string;
  /** Serve logs of containers and of the node, and run commands in containers. */
  readonly enableDebuggingHandlers: boolean;
  /** Serve logs of the node, where debugging handlers are on. */
  readonly enableSystemLogHandler: boolean;
  /** Answer queries for the logs of the node's services, from its journal or its files. */
  readonly enableSystemLogQuery: boolean;
  /** Serve profiles of the process at /debug/pprof, where debugging handlers are on. */
  readonly enableProfilingHandler: boolean;
  /** Let PUT /debug/flags/v change how much is logged, where debugging handlers are on. */
  readonly enableDebugFlagsHandler: boolean;
  /**
   * Value that the agent gives its own process for the kernel to choose by whom to end when memory is short. 0 leaves
   * it as it is.
   */
  readonly oomScoreAdj: number;
  /**
   * When a container has used up its memory, let the kernel end one of its processes, and not all of them. Control
   * groups of version 1 know no other way.
   */
  readonly singleProcessOomKill: boolean;
  /** How long a session may be silent before the agent ends it. 0 sets no limit. */
  readonly streamingConnectionIdleTimeout: string;
  /** Pull one image after the other. */
  readonly serializeImagePulls: boolean;
  /** Number of image pulls a second. 0 sets no limit. */
  readonly registryQps: number;
  /** Number of image pulls that may follow each other at once after a pause. */
  readonly registryBurst: number;
  /** Use of the disk, in percent, from which on the agent removes images that no container uses. */
  readonly imageGcHighThreshold: number;
  /** Use of the disk, in percent, down to which the agent removes images. */
  readonly imageGcLowThreshold: number;
  /** How long an image stays that no container uses. */
  readonly minimumImageTtlDuration: string;
  /**
   * Count the disk of the node as ephemeral-storage, which pods ask for, and evict pods that take more of it than their
   * limits. Without it the node has none of it for pods that ask for some.
   */
  readonly localStorageCapacityIsolation: boolean;
  /**
   * Thresholds of memory, disks and process ids below which the node reports pressure and evicts pods at once, as
   * SIGNAL<AMOUNT or SIGNAL<SHARE%. Those of memory and of the node's disk are taken from what pods may ask for.
   */
  readonly evictionHard: Readonly<Record<string, string>>;
  /** Let thresholds of eviction-hard stand beside its defaults, instead of in their place. */
  readonly mergeDefaultEvictionSettings: boolean;
  /**
   * Thresholds below which the node reports pressure, and evicts pods once that has lasted, as SIGNAL<AMOUNT or
   * SIGNAL<SHARE%.
   */
  readonly evictionSoft: Readonly<Record<string, string>>;
  /** How long the node is below a soft threshold before it evicts pods, as SIGNAL=DURATION. */
  readonly evictionSoftGracePeriod: Readonly<Record<string, string>>;
  /** Most seconds that a pod gets to end by itself when a soft threshold evicts it. */
  readonly evictionMaxPodGracePeriod: number;
  /** How much more than a threshold the node reclaims once it is below it, as SIGNAL=AMOUNT or SIGNAL=SHARE%. */
  readonly evictionMinimumReclaim: Readonly<Record<string, string>>;
  /** How long the node reports a pressure after it was last seen. */
  readonly evictionPressureTransitionPeriod: string;
  /** How often the agent measures what the files of pods take at most. */
  readonly volumeStatsAggPeriod: string;
  /** How long the agent delays a shutdown of the machine for its pods to end. 0 does not delay it. */
  readonly shutdownGracePeriod: string;
  /** Part of the shutdown grace period that is for critical pods, which end last. */
  readonly shutdownGracePeriodCriticalPods: string;
  /**
   * Seconds that pods from a priority on have to end in a shutdown of the machine, as PRIORITY=SECONDS, instead of the
   * other shutdown grace periods.
   */
  readonly shutdownGracePeriodByPodPriority: Readonly<Record<string, string>>;
  /**
   * Whether pods may swap. LimitedSwap gives containers of burstable pods a part of the swap, by what they ask for of
   * the memory; the agent runs on a machine with swap only where fail-swap-on is false.
   */
  readonly memorySwapBehavior: "NoSwap" | "LimitedSwap";
  /** Refuse to start on a machine that has swap. */
  readonly failSwapOn: boolean;
  /** Refuse to start where parameters of the kernel have other values than a node needs. */
  readonly protectKernelDefaults: boolean;
  /** Folder of generated code to use instead of the built-in kinds. */
  readonly generated: string;
  /** Folder for compiled generated code, which makes a later start quick. */
  readonly dataDir: string;
  /**
   * Kubeconfig of a user that may ask for the certificate of a node, such as that of a bootstrap token. Where the file
   * of kubeconfig is missing or does not hold, the agent asks for a certificate by this one, and makes that.
   */
  readonly bootstrapKubeconfig: string;
  /** Renew the certificate that the agent asked for before it ends. */
  readonly rotateCertificates: boolean;
  /**
   * Ask the API server for the certificate of the agent's port, and renew it before it ends. Its requests need an
   * approval; until then the port shows a certificate of the agent's own.
   */
  readonly rotateServerCertificates: boolean;
  /** File that the agent locks while it runs. An agent that finds it locked waits. Needs the program flock. */
  readonly lockFile: string;
  /** End the agent when another process waits for the lock of lock-file. */
  readonly exitOnLockContention: boolean;
}

const nodeagentFlagSet: FlagSet = {
  command: "orch nodeagent",
  description: "Run the pods of this machine through a container runtime, as a node of an API server.",
  configuration: {
    kind: "NodeAgentConfiguration",
    apiVersion: "kubelet.config.orch.io/v1beta1",
    zeros: "default",
    zeroNumbers: [
      "event-burst",
      "orch-api-burst",
      "max-open-files",
      "max-pods",
      "node-lease-duration-seconds",
      "port",
      "registry-burst",
    ],
    paths: [
      "client-ca-file",
      "pod-logs-dir",
      "pod-manifest-path",
      "resolv-conf",
      "tls-cert-file",
      "tls-private-key-file",
      "volume-plugin-dir",
    ],
  },
  flags: [
    ...configurationFlags,
    ...metricsFlags,
    ...noEffectFlags,
    ...agentNoEffectFlags,
    {
      name: "logging-format",
      type: "string",
      enum: ["text", "json"],
      field: "logging.format",
      description: "Form of the log on standard error. Default: text on a terminal, else json.",
    },
    {
      name: "v",
      type: "int",
      minimum: 0,
      maximum: 10,
      field: "logging.verbosity",
      description: "How much the process logs. 3 logs every request, 5 adds the stacks of errors. PUT /debug/flags/v changes it while the process runs.",
    },
    {
      name: "vmodule",
      type: "map",
      description: "Levels of single folders of the sources, as FOLDER=LEVEL, such as server=3.",
    },
    {
      name: "feature-gates",
      type: "map",
      gates,
      description: "Feature gates to enable or disable, as Name=true or Name=false.",
    },
    {
      name: "kubeconfig",
      type: "string",
      description: "Kubeconfig of the API server. Default: the files of the environment variable KUBECONFIG, else ~/.kube/config.",
    },
    {
      name: "root-dir",
      type: "string",
      default: "/var/lib/nodeagent",
      description: "Folder for the volumes of pods and the other files of the agent.",
    },
    {
      name: "pod-logs-dir",
      type: "string",
      default: "/var/log/pods",
      description: "Folder for the logs of containers.",
    },
    {
      name: "container-runtime-endpoint",
      type: "string",
      default: "unix:///run/containerd/containerd.sock",
      description: "Unix socket of the container runtime.",
    },
    {
      name: "image-service-endpoint",
      type: "string",
      description: "Unix socket of the runtime's image service. Default: that of the container runtime.",
    },
    {
      name: "runtime-request-timeout",
      type: "duration",
      default: "2m0s",
      description: "Time for one request to the container runtime.",
    },
    {
      name: "hostname-override",
      type: "string",
      description: "Name of the node. Default: the host name of the machine, in small letters.",
    },
    {
      name: "node-ip",
      type: "list",
      description: "Addresses of the node, one for each address family. Default: the address that the name of the node resolves to, else the first of the machine.",
    },
    {
      name: "register-node",
      type: "boolean",
      default: true,
      description: "Create the node object of this machine where there is none.",
    },
    { name: "node-labels", type: "map", description: "Labels of the node, as key=value." },
    {
      name: "register-with-taints",
      type: "list",
      item: "<key>[=<value>]:<effect>",
      description: "Taints of the node object when the agent creates it, as key=value:effect.",
    },
    {
      name: "cloud-provider",
      type: "string",
      enum: ["", "external"],
      description: "external: the node gets the taint node.cloudprovider.orch.io/uninitialized when the agent creates it, which a controller of the cloud takes away. The addresses of the node are that controller's to set: until it has, the agent reports those of --node-ip, or the host name alone.",
    },
    {
      name: "provider-id",
      type: "string",
      field: "providerID",
      description: "Name of the machine at its provider.",
    },
    {
      name: "max-pods",
      type: "int",
      default: 110,
      minimum: 0,
      description: "Number of pods that the node runs at most.",
    },
    {
      name: "pods-per-core",
      type: "int",
      minimum: 0,
      description: "Number of pods that the node runs at most for each processor, within max-pods. 0 sets no limit.",
    },
    {
      name: "pod-max-pids",
      type: "int",
      default: -1,
      minimum: -1,
      field: "podPidsLimit",
      description: "Number of processes of a pod at most. -1 sets no limit.",
    },
    {
      name: "node-status-max-images",
      type: "int",
      default: 50,
      minimum: -1,
      description: "Number of images that the status of the node lists. -1 sets no limit.",
    },
    {
      name: "node-status-update-frequency",
      type: "duration",
      default: "10s",
      description: "How often the agent computes the status of the node. It reports changes at once.",
    },
    {
      name: "node-status-report-frequency",
      type: "duration",
      default: "5m0s",
      description: "How often the agent reports the status of the node where nothing has changed.",
    },
    {
      name: "node-lease-duration-seconds",
      type: "int",
      default: 40,
      minimum: 1,
      description: "Seconds that the lease of the node holds; the agent renews it after a quarter of that.",
    },
    {
      name: "sync-frequency",
      type: "duration",
      default: "1m0s",
      description: "How often the agent brings the volumes and control groups of pods up to date where nothing has happened.",
    },
    {
      name: "orch-reserved",
      property: "platformReserved",
      type: "map",
      field: "orchReserved",
      description: "Resources that are for the platform's own processes and not for pods, as cpu=200m or memory=500Mi.",
    },
    {
      name: "system-reserved",
      type: "map",
      description: "Resources that are for the system's processes and not for pods, as cpu=200m or memory=500Mi.",
    },
    {
      name: "orch-reserved-cgroup",
      property: "platformReservedCgroup",
      type: "string",
      field: "orchReservedCgroup",
      description: "Control group of the platform's own processes, which is there already, as /runtime.slice.",
    },
    {
      name: "system-reserved-cgroup",
      type: "string",
      description: "Control group of the system's processes, which is there already, as /system.slice.",
    },
    {
      name: "reserved-cpus",
      property: "reservedCpus",
      type: "string",
      field: "reservedSystemCPUs",
      description: "Processors that are for the system and not for pods, as 0-3,8. How many they are replaces the reserved cpu of the other reservations.",
    },
    {
      name: "cpu-manager-policy",
      type: "string",
      default: "none",
      enum: ["none", "static"],
      description: "Whether containers of guaranteed pods that ask for whole processors have them for themselves: static.",
    },
    {
      name: "cpu-manager-policy-options",
      type: "map",
      description: "Which processors the static policy prefers, as NAME=true.",
    },
    {
      name: "cpu-manager-reconcile-period",
      type: "duration",
      default: "10s",
      description: "How often the agent sets the processors of containers anew.",
    },
    {
      name: "memory-manager-policy",
      type: "string",
      default: "None",
      enum: ["None", "Static"],
      description: "Whether containers of guaranteed pods have memory of as few memory nodes as hold it: Static.",
    },
    {
      name: "reserved-memory",
      type: "texts",
      separator: ";",
      item: "<#numaNode>:<%limits>",
      description: "Memory of a memory node that is not for pods, as 0:memory=1Gi,hugepages-2Mi=4Mi. The static policy needs all that is reserved of the memory of the machine, hard eviction thresholds included.",
    },
    {
      name: "topology-manager-policy",
      type: "string",
      default: "none",
      enum: ["none", "best-effort", "restricted", "single-numa-node"],
      description: "Whether processors, memory and devices of a container are to be near each other, and pods refused for which they are not.",
    },
    {
      name: "topology-manager-policy-options",
      type: "map",
      description: "What the topology manager prefers, as NAME=VALUE.",
    },
    {
      name: "topology-manager-scope",
      type: "string",
      default: "container",
      enum: ["container", "pod"],
      description: "Whether the topology manager aligns each container or a pod as a whole.",
    },
    {
      name: "user-namespaces-ids-per-pod",
      property: "idsPerPod",
      type: "int",
      default: 65536,
      minimum: 65536,
      maximum: 4294901760,
      field: "userNamespaces.idsPerPod",
      description: "User ids of a pod with users of its own, a multiple of 65536.",
    },
    {
      name: "cluster-dns",
      type: "list",
      field: "clusterDNS",
      description: "Addresses of the DNS server that pods use.",
    },
    {
      name: "cluster-domain",
      type: "string",
      description: "Domain under which the names of services are.",
    },
    {
      name: "resolv-conf",
      type: "string",
      default: "/etc/resolv.conf",
      description: "File with the name servers that pods get which do not use those of the cluster.",
    },
    {
      name: "machine-id-file",
      type: "string",
      default: "/etc/machine-id,/var/lib/dbus/machine-id",
      description: "Files separated by commas. The first that is not empty says the id of the machine.",
    },
    {
      name: "boot-id-file",
      type: "string",
      default: "/proc/sys/kernel/random/boot_id",
      description: "Files separated by commas. The first that is not empty says the id of the machine's last start.",
    },
    {
      name: "fail-cgroupv1",
      type: "boolean",
      field: "failCgroupV1",
      description: "Refuse to start on control groups of version 1. Without, the agent runs on both versions.",
    },
    {
      name: "experimental-allocatable-ignore-eviction",
      type: "boolean",
      description: "Leave hard eviction thresholds out of what the node says it has for pods.",
    },
    {
      name: "pod-cidr",
      type: "string",
      field: "podCIDR",
      description: "Network of pods that the agent passes to the container runtime until the object of the node has one.",
    },
    {
      name: "orch-api-qps",
      property: "apiQps",
      type: "int",
      default: 50,
      minimum: 0,
      field: "orchAPIQPS",
      description: "Number of requests a second to the API server; further ones wait. Watches, events, certificates, and the lease and the status of the node are not limited. 0 limits the requests for each version of a group to 5.",
    },
    {
      name: "orch-api-burst",
      property: "apiBurst",
      type: "int",
      default: 100,
      minimum: 0,
      field: "orchAPIBurst",
      description: "Number of requests to the API server that may follow each other at once after a pause.",
    },
    {
      name: "event-qps",
      type: "int",
      default: 50,
      minimum: 0,
      field: "eventRecordQPS",
      description: "Number of events a second that the agent writes; 0 for no limit. Further ones are dropped.",
    },
    {
      name: "event-burst",
      type: "int",
      default: 100,
      minimum: 0,
      description: "Number of events that may follow each other at once after a pause.",
    },
    {
      name: "runtime-cgroups",
      type: "string",
      field: "runtimeCgroups",
      description: "Control group that the container runtime runs in. Statistics of the node show what it uses.",
    },
    {
      name: "nodeagent-cgroups",
      property: "agentCgroups",
      type: "string",
      field: "nodeagentCgroups",
      description: "Control group that the agent runs in. Statistics of the node show what it uses; without, what the agent's own\nprocess uses. The agent moves no process there.",
    },
    {
      name: "system-cgroups",
      type: "string",
      description: "Control group that other processes of the machine run in. Statistics of the node show what it uses.",
    },
    {
      name: "cgroups-per-qos",
      type: "boolean",
      default: true,
      field: "cgroupsPerQOS",
      description: "Put pods into control groups by their quality of service, and each into one of its own.",
    },
    {
      name: "cgroup-driver",
      type: "string",
      default: "cgroupfs",
      enum: ["cgroupfs", "systemd"],
      description: "How control groups are made, where the container runtime does not say how it makes them.",
    },
    {
      name: "cgroup-root",
      type: "string",
      default: "/",
      description: "Control group below which the groups of pods are.",
    },
    {
      name: "cpu-cfs-quota",
      type: "boolean",
      default: true,
      field: "cpuCFSQuota",
      description: "Enforce the processor limits of containers.",
    },
    {
      name: "cpu-cfs-quota-period",
      type: "duration",
      default: "100ms",
      field: "cpuCFSQuotaPeriod",
      description: "Period in which a container spends its processor limit.",
    },
    {
      name: "memory-throttling-factor",
      type: "number",
      default: 0.9,
      minimum: 0,
      maximum: 1,
      description: "Share of what is between the memory that a container requests and its limit from which on the kernel slows it down. Needs the feature gate MemoryQoS and control groups of version 2.",
    },
    {
      name: "memory-reservation-policy",
      type: "string",
      default: "None",
      enum: ["None", "TieredReservation"],
      description: "How the kernel keeps the memory that containers request. TieredReservation: never taken from guaranteed pods, and from burstable ones when there is nothing else. Needs the feature gate MemoryQoS and control groups of version 2.",
    },
    {
      name: "qos-reserved",
      type: "map",
      field: "qosReserved",
      description: "Share of the memory that pods request which pods of lesser classes cannot take, as memory=50%. Needs the feature gate QOSReserved.",
    },
    {
      name: "seccomp-default",
      type: "boolean",
      default: false,
      description: "Run containers that name no seccomp profile with that of the container runtime.",
    },
    {
      name: "allowed-unsafe-sysctls",
      type: "list",
      description: "Kernel parameters that pods may set besides the safe ones. A name that ends in * allows all that begin so.",
    },
    {
      name: "max-parallel-image-pulls",
      type: "int",
      default: 0,
      minimum: 0,
      description: "Number of images that are pulled at a time at most. 0 is one, or without --serialize-image-pulls as many as there are.",
    },
    {
      name: "image-pull-credentials-verification-policy",
      property: "imagePullVerification",
      type: "string",
      default: "NeverVerifyPreloadedImages",
      enum: ["NeverVerify", "NeverVerifyPreloadedImages", "NeverVerifyAllowlistedImages", "AlwaysVerify"],
      field: "imagePullCredentialsVerificationPolicy",
      description: "Which images on the machine a pod may use only with credentials that could pull them.",
    },
    {
      name: "preloaded-images-verification-allowlist",
      property: "imageAllowlist",
      type: "list",
      field: "preloadedImagesVerificationAllowlist",
      description: "Images that all pods may use under the policy NeverVerifyAllowlistedImages. A name that ends in * allows all that begin so.",
    },
    {
      name: "image-maximum-gc-age",
      type: "duration",
      default: "0s",
      field: "imageMaximumGCAge",
      description: "Time after which an image that no container uses is removed. 0 keeps it while there is room.",
    },
    {
      name: "image-credential-provider-config",
      type: "string",
      description: "File, or folder of files, that says which programs give credentials for which images.",
    },
    {
      name: "image-credential-provider-bin-dir",
      type: "string",
      description: "Folder of the programs that give credentials for images.",
    },
    {
      name: "container-log-max-size",
      type: "string",
      default: "10Mi",
      description: "Size from which on the log of a container begins a new file.",
    },
    {
      name: "container-log-max-files",
      type: "int",
      default: 5,
      minimum: 2,
      description: "Number of files that the log of a container has at most.",
    },
    {
      name: "container-log-monitor-interval",
      type: "duration",
      default: "10s",
      description: "How often the agent looks at the size of logs of containers, at least 3 seconds.",
    },
    {
      name: "container-log-max-workers",
      type: "int",
      default: 1,
      minimum: 1,
      description: "Number of logs of containers that are rotated at a time.",
    },
    {
      name: "pod-manifest-path",
      type: "string",
      field: "staticPodPath",
      description: "Folder of manifests of static pods, or one such file.",
    },
    {
      name: "file-check-frequency",
      type: "duration",
      default: "20s",
      description: "How often the agent reads the manifests of static pods.",
    },
    {
      name: "manifest-url",
      type: "string",
      field: "staticPodURL",
      description: "URL of manifests of static pods.",
    },
    {
      name: "manifest-url-header",
      type: "multimap",
      separator: ":",
      confidential: true,
      field: "staticPodURLHeader",
      description: "Headers of requests for the manifests of the URL, as NAME:VALUE. A name may have several values.",
    },
    {
      name: "tracing-endpoint",
      type: "string",
      field: "tracing.endpoint",
      description: "Where to export the traces of the work on pods, by OTLP over gRPC: HOST:PORT, or a URL. Default, with a rate: localhost:4317.",
    },
    {
      name: "tracing-sampling-rate-per-million",
      type: "int",
      default: 0,
      minimum: 0,
      maximum: 1000000,
      field: "tracing.samplingRatePerMillion",
      description: "How many steps of a million, of the work on pods, the agent traces. None without an endpoint and a rate.",
    },
    {
      name: "http-check-frequency",
      type: "duration",
      default: "20s",
      description: "How often the agent reads the manifests of the URL.",
    },
    {
      name: "address",
      type: "string",
      default: "0.0.0.0",
      format: "ip",
      description: "IP address to listen on.",
    },
    {
      name: "port",
      type: "int",
      default: 10250,
      minimum: 0,
      maximum: 65535,
      description: "Port to serve HTTPS on, for the API server and for metrics. 0 picks a free port.",
    },
    {
      name: "enable-server",
      type: "boolean",
      default: true,
      description: "Serve the port. Without it logs and commands of containers are out of reach; the read-only port and that of /healthz are served all the same.",
    },
    {
      name: "read-only-port",
      type: "int",
      minimum: 0,
      maximum: 65535,
      description: "Port to serve health, pods, statistics and metrics on, over HTTP and for every client: requests are not authenticated. 0 disables it.",
    },
    {
      name: "healthz-bind-address",
      type: "string",
      default: "127.0.0.1",
      format: "ip",
      description: "IP address to serve /healthz on.",
    },
    {
      name: "healthz-port",
      type: "int",
      default: 10248,
      minimum: 0,
      maximum: 65535,
      description: "Port to serve /healthz on, over HTTP. 0 disables it.",
    },
    {
      name: "tls-cert-file",
      type: "string",
      description: "PEM file of the certificate that the agent shows, followed by those of the authorities up to the root. Default: one that the agent makes and signs itself, and keeps in the certificate folder.",
    },
    {
      name: "tls-private-key-file",
      type: "string",
      confidential: true,
      description: "PEM file of the key of tls-cert-file.",
    },
    {
      name: "tls-min-version",
      type: "string",
      enum: ["VersionTLS12", "VersionTLS13"],
      description: "Oldest version of TLS that the agent speaks. Default: VersionTLS12.",
    },
    {
      name: "tls-cipher-suites",
      type: "list",
      enum: [
        "TLS_AES_128_GCM_SHA256",
        "TLS_AES_256_GCM_SHA384",
        "TLS_CHACHA20_POLY1305_SHA256",
        "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA",
        "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
        "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA",
        "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
        "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305",
        "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256",
        "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA",
        "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
        "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA",
        "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
        "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305",
        "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256",
      ],
      description: "Cipher suites of TLS 1.2. Those of TLS 1.3 are always on. Default: those of Node.",
    },
    {
      name: "cert-dir",
      type: "string",
      description: "Folder for the agent's certificates. Default: pki inside the root directory.",
    },
    {
      name: "client-ca-file",
      type: "string",
      field: "authentication.x509.clientCAFile",
      description: "PEM file of certificate authorities. A client with a certificate from one of them is authenticated; the common name is its user, the organizations are its groups.",
    },
    {
      name: "anonymous-auth",
      type: "boolean",
      default: true,
      field: "authentication.anonymous.enabled",
      description: "Accept requests without credentials as those of the anonymous user.",
    },
    {
      name: "authentication-token-webhook",
      type: "boolean",
      default: false,
      field: "authentication.webhook.enabled",
      description: "Ask the API server whose bearer tokens are.",
    },
    {
      name: "authentication-token-webhook-cache-ttl",
      type: "duration",
      default: "2m0s",
      field: "authentication.webhook.cacheTTL",
      description: "How long the answer on a token counts.",
    },
    {
      name: "authorization-mode",
      type: "string",
      default: "AlwaysAllow",
      enum: ["AlwaysAllow", "Webhook"],
      field: "authorization.mode",
      description: "Who decides whether a user may do what it asks for. Webhook asks the API server.",
    },
    {
      name: "authorization-webhook-cache-authorized-ttl",
      type: "duration",
      default: "5m0s",
      field: "authorization.webhook.cacheAuthorizedTTL",
      description: "How long an answer that allows counts.",
    },
    {
      name: "authorization-webhook-cache-unauthorized-ttl",
      type: "duration",
      default: "30s",
      field: "authorization.webhook.cacheUnauthorizedTTL",
      description: "How long an answer that does not allow counts.",
    },
    {
      name: "enable-debugging-handlers",
      type: "boolean",
      default: true,
      description: "Serve logs of containers and of the node, and run commands in containers.",
    },
    {
      name: "enable-system-log-handler",
      type: "boolean",
      default: true,
      description: "Serve logs of the node, where debugging handlers are on.",
    },
    {
      name: "enable-system-log-query",
      type: "boolean",
      default: false,
      description: "Answer queries for the logs of the node's services, from its journal or its files.",
    },
    {
      name: "enable-profiling-handler",
      type: "boolean",
      default: true,
      description: "Serve profiles of the process at /debug/pprof, where debugging handlers are on.",
    },
    {
      name: "enable-debug-flags-handler",
      type: "boolean",
      default: true,
      description: "Let PUT /debug/flags/v change how much is logged, where debugging handlers are on.",
    },
    {
      name: "oom-score-adj",
      type: "int",
      minimum: -1000,
      maximum: 1000,
      description: "Value that the agent gives its own process for the kernel to choose by whom to end when memory is short. 0 leaves it as it is.",
    },
    {
      name: "single-process-oom-kill",
      type: "boolean",
      default: false,
      field: "singleProcessOOMKill",
      description: "When a container has used up its memory, let the kernel end one of its processes, and not all of them. Control groups of version 1 know no other way.",
    },
    {
      name: "streaming-connection-idle-timeout",
      type: "duration",
      default: "4h0m0s",
      description: "How long a session may be silent before the agent ends it. 0 sets no limit.",
    },
    {
      name: "serialize-image-pulls",
      type: "boolean",
      default: true,
      description: "Pull one image after the other.",
    },
    {
      name: "registry-qps",
      type: "int",
      default: 5,
      minimum: 0,
      field: "registryPullQPS",
      description: "Number of image pulls a second. 0 sets no limit.",
    },
    {
      name: "registry-burst",
      type: "int",
      default: 10,
      minimum: 0,
      field: "registryBurst",
      description: "Number of image pulls that may follow each other at once after a pause.",
    },
    {
      name: "image-gc-high-threshold",
      type: "int",
      default: 85,
      minimum: 0,
      maximum: 100,
      field: "imageGCHighThresholdPercent",
      description: "Use of the disk, in percent, from which on the agent removes images that no container uses.",
    },
    {
      name: "image-gc-low-threshold",
      type: "int",
      default: 80,
      minimum: 0,
      maximum: 100,
      field: "imageGCLowThresholdPercent",
      description: "Use of the disk, in percent, down to which the agent removes images.",
    },
    {
      name: "minimum-image-ttl-duration",
      type: "duration",
      default: "2m0s",
      field: "imageMinimumGCAge",
      description: "How long an image stays that no container uses.",
    },
    {
      name: "local-storage-capacity-isolation",
      type: "boolean",
      default: true,
      description: "Count the disk of the node as ephemeral-storage, which pods ask for, and evict pods that take more of it than their limits. Without it the node has none of it for pods that ask for some.",
    },
    {
      name: "eviction-hard",
      type: "map",
      separator: "<",
      default: [
        "memory.available<100Mi",
        "nodefs.available<10%",
        "nodefs.inodesFree<5%",
        "imagefs.available<15%",
        "imagefs.inodesFree<5%",
      ],
      description: "Thresholds of memory, disks and process ids below which the node reports pressure and evicts pods at once, as SIGNAL<AMOUNT or SIGNAL<SHARE%. Those of memory and of the node's disk are taken from what pods may ask for.",
    },
    {
      name: "merge-default-eviction-settings",
      type: "boolean",
      default: false,
      description: "Let thresholds of eviction-hard stand beside its defaults, instead of in their place.",
    },
    {
      name: "eviction-soft",
      type: "map",
      separator: "<",
      description: "Thresholds below which the node reports pressure, and evicts pods once that has lasted, as SIGNAL<AMOUNT or SIGNAL<SHARE%.",
    },
    {
      name: "eviction-soft-grace-period",
      type: "map",
      description: "How long the node is below a soft threshold before it evicts pods, as SIGNAL=DURATION.",
    },
    {
      name: "eviction-max-pod-grace-period",
      type: "int",
      default: 0,
      minimum: 0,
      description: "Most seconds that a pod gets to end by itself when a soft threshold evicts it.",
    },
    {
      name: "eviction-minimum-reclaim",
      type: "map",
      description: "How much more than a threshold the node reclaims once it is below it, as SIGNAL=AMOUNT or SIGNAL=SHARE%.",
    },
    {
      name: "eviction-pressure-transition-period",
      type: "duration",
      default: "5m0s",
      description: "How long the node reports a pressure after it was last seen.",
    },
    {
      name: "volume-stats-agg-period",
      type: "duration",
      default: "1m0s",
      negative: true,
      description: "How often the agent measures what the files of pods take at most.",
    },
    {
      name: "shutdown-grace-period",
      type: "duration",
      default: "0s",
      description: "How long the agent delays a shutdown of the machine for its pods to end. 0 does not delay it.",
    },
    {
      name: "shutdown-grace-period-critical-pods",
      type: "duration",
      default: "0s",
      description: "Part of the shutdown grace period that is for critical pods, which end last.",
    },
    {
      name: "shutdown-grace-period-by-pod-priority",
      type: "map",
      field: "shutdownGracePeriodByPodPriority",
      item: "<#priority>=<#shutdownGracePeriodSeconds>",
      description: "Seconds that pods from a priority on have to end in a shutdown of the machine, as PRIORITY=SECONDS, instead of the other shutdown grace periods.",
    },
    {
      name: "memory-swap-behavior",
      type: "string",
      default: "NoSwap",
      enum: ["NoSwap", "LimitedSwap"],
      field: "memorySwap.swapBehavior",
      description: "Whether pods may swap. LimitedSwap gives containers of burstable pods a part of the swap, by what they ask for of the memory; the agent runs on a machine with swap only where fail-swap-on is false.",
    },
    {
      name: "fail-swap-on",
      type: "boolean",
      default: true,
      description: "Refuse to start on a machine that has swap.",
    },
    {
      name: "protect-kernel-defaults",
      type: "boolean",
      default: false,
      description: "Refuse to start where parameters of the kernel have other values than a node needs.",
    },
    {
      name: "generated",
      type: "string",
      description: "Folder of generated code to use instead of the built-in kinds.",
    },
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Folder for compiled generated code, which makes a later start quick.",
    },
    {
      name: "bootstrap-kubeconfig",
      type: "string",
      description: "Kubeconfig of a user that may ask for the certificate of a node, such as that of a bootstrap token. Where the file of kubeconfig is missing or does not hold, the agent asks for a certificate by this one, and makes that.",
    },
    {
      name: "rotate-certificates",
      type: "boolean",
      default: true,
      description: "Renew the certificate that the agent asked for before it ends.",
    },
    {
      name: "rotate-server-certificates",
      type: "boolean",
      default: false,
      field: "serverTLSBootstrap",
      description: "Ask the API server for the certificate of the agent's port, and renew it before it ends. Its requests need an approval; until then the port shows a certificate of the agent's own.",
    },
    {
      name: "lock-file",
      type: "string",
      description: "File that the agent locks while it runs. An agent that finds it locked waits. Needs the program flock.",
    },
    {
      name: "exit-on-lock-contention",
      type: "boolean",
      default: false,
      description: "End the agent when another process waits for the lock of lock-file.",
    },
  ],
  refused: {
    "experimental-mounter-path": "the agent mounts by the mount program of the machine",
    runonce: "an agent that has started runs pods until it ends",
  },
};

/** Reads the arguments of `orch nodeagent`, or of the same program in the words of another platform. */
export function parseNodeagentFlags(
  argv: readonly string[],
  set = nodeagentFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<NodeagentFlags> {
  return parseFlags(set, argv, configured);
}

/** The flags of each program, in the words of the platform. */
export const flagSets: Readonly<Record<string, FlagSet>> = {
  "up": upFlagSet,
  "apiserver": apiserverFlagSet,
  "storage backup": storageBackupFlagSet,
  "storage compact": storageCompactFlagSet,
  "storage check": storageCheckFlagSet,
  "doctor": doctorFlagSet,
  "kubeconfig create": kubeconfigCreateFlagSet,
  "certificate approve": certificateApproveFlagSet,
  "node join": nodeJoinFlagSet,
  "node token create": nodeTokenCreateFlagSet,
  "controller-manager": controllerManagerFlagSet,
  "nodeagent": nodeagentFlagSet,
};
