// Generated from spec/gates.yaml. Do not edit.
import type { FeatureGates, Gate } from "../runtime/schema/gates.ts";
import { featureGates } from "../runtime/schema/gates.ts";

export type GateName =
  | "AllAlpha"
  | "AllBeta"
  | "APIResponseCompression"
  | "APIServerIdentity"
  | "APIServerTracing"
  | "APIServingWithRoutine"
  | "AggregatedDiscoveryRemoveBetaType"
  | "AllowDNSOnlyNodeCSR"
  | "AllowInsecureKubeletCertificateSigningRequests"
  | "AllowOverwriteTerminationGracePeriodSeconds"
  | "AllowParsingUserUIDFromCertAuth"
  | "AllowServiceExternalIPs"
  | "AllowUnsafeMalformedObjectDeletion"
  | "AnonymousAuthConfigurableEndpoints"
  | "AnyVolumeDataSource"
  | "AtomicFIFO"
  | "AuthorizeNodeWithSelectors"
  | "AuthorizePodWebsocketUpgradeCreatePermission"
  | "AuthorizeWithSelectors"
  | "BtreeWatchCache"
  | "CBORServingAndStorage"
  | "CustomCPUCFSQuotaPeriod"
  | "CPUManagerPolicyAlphaOptions"
  | "CPUManagerPolicyBetaOptions"
  | "CPUManagerPolicyOptions"
  | "CRDObservedGenerationTracking"
  | "CRDValidationRatcheting"
  | "CRIListStreaming"
  | "CSIServiceAccountTokenSecrets"
  | "CSIVolumeHealth"
  | "ChangeContainerStatusOnKubeletRestart"
  | "ClearingNominatedNodeNameAfterBinding"
  | "ClientsAllowCARotation"
  | "ClientsAllowCBOR"
  | "ClientsAllowTLSCacheGC"
  | "ClientsPreferCBOR"
  | "CloudControllerManagerWatchBasedRoutesReconciliation"
  | "CloudControllerManagerWebhook"
  | "ClusterTrustBundle"
  | "ClusterTrustBundleProjection"
  | "ComponentFlagz"
  | "ComponentSLIs"
  | "ComponentStatusz"
  | "ConcurrentWatchObjectDecode"
  | "ConsistentListFromCache"
  | "ConstrainedImpersonation"
  | "ContainerCheckpoint"
  | "ContainerRestartRules"
  | "ContainerStopSignals"
  | "ContextualLogging"
  | "ControllerManagerReleaseLeaderElectionLockOnExit"
  | "CoordinatedLeaderElection"
  | "CrossNamespaceVolumeDataSource"
  | "CustomResourceFieldSelectors"
  | "DRAAdminAccess"
  | "DRAConsumableCapacity"
  | "DRADeviceBindingConditions"
  | "DRADeviceTaintRules"
  | "DRADeviceTaints"
  | "DRAExtendedResource"
  | "DRAListTypeAttributes"
  | "DRANodeAllocatableResources"
  | "DRAPartitionableDevices"
  | "DRAPrioritizedList"
  | "DRAResourceClaimDeviceStatus"
  | "DRAResourceClaimGranularStatusAuthorization"
  | "DRAResourcePoolStatus"
  | "DRASchedulerFilterTimeout"
  | "DRAWorkloadResourceClaims"
  | "DeclarativeValidation"
  | "DeclarativeValidationBeta"
  | "DeclarativeValidationTakeover"
  | "DeploymentReplicaSetTerminatingReplicas"
  | "DetectCacheInconsistency"
  | "DisableAllocatorDualWrite"
  | "DisableCPUQuotaWithExclusiveCPUs"
  | "DisableNodeKubeProxyVersion"
  | "DynamicResourceAllocation"
  | "EnvFiles"
  | "EventedPLEG"
  | "ExecProbeTimeout"
  | "ExtendWebSocketsToKubelet"
  | "ExternalServiceAccountTokenSigner"
  | "GangScheduling"
  | "GenericWorkload"
  | "GitRepoVolumeDriver"
  | "GracefulNodeShutdown"
  | "GracefulNodeShutdownBasedOnPodPriority"
  | "HPAConfigurableTolerance"
  | "HPAScaleToZero"
  | "HostnameOverride"
  | "ImageMaximumGCAge"
  | "ImageVolume"
  | "ImageVolumeWithDigest"
  | "InOrderInformers"
  | "InOrderInformersBatchProcess"
  | "InPlacePodLevelResourcesVerticalScaling"
  | "InPlacePodVerticalScaling"
  | "InPlacePodVerticalScalingExclusiveCPUs"
  | "InPlacePodVerticalScalingExclusiveMemory"
  | "InPlacePodVerticalScalingInitContainers"
  | "InformerResourceVersion"
  | "JobBackoffLimitPerIndex"
  | "JobManagedBy"
  | "JobPodReplacementPolicy"
  | "JobSuccessPolicy"
  | "KMSv1"
  | "KubeletCgroupDriverFromCRI"
  | "KubeletCrashLoopBackOffMax"
  | "KubeletEnsureSecretPulledImages"
  | "KubeletFineGrainedAuthz"
  | "KubeletInUserNamespace"
  | "KubeletPSI"
  | "KubeletPodResourcesDynamicResources"
  | "KubeletPodResourcesGet"
  | "KubeletPodResourcesListUseActivePods"
  | "KubeletRegistrationGetOnExistsOnly"
  | "KubeletSeparateDiskGC"
  | "KubeletServiceAccountTokenForCredentialProviders"
  | "KubeletTracing"
  | "ListFromCacheSnapshot"
  | "LocalStorageCapacityIsolationFSQuotaMonitoring"
  | "LogarithmicScaleDown"
  | "LoggingAlphaOptions"
  | "LoggingBetaOptions"
  | "ManifestBasedAdmissionControlConfig"
  | "MatchLabelKeysInPodAffinity"
  | "MatchLabelKeysInPodTopologySpread"
  | "MatchLabelKeysInPodTopologySpreadSelectorMerge"
  | "MaxUnavailableStatefulSet"
  | "MemoryQoS"
  | "MultiCIDRServiceAllocator"
  | "MutableCSINodeAllocatableCount"
  | "MutablePVNodeAffinity"
  | "MutablePodResourcesForSuspendedJobs"
  | "MutableSchedulingDirectivesForSuspendedJobs"
  | "MutatingAdmissionPolicy"
  | "NFTablesProxyMode"
  | "NativeHistograms"
  | "NodeDeclaredFeatures"
  | "NodeInclusionPolicyInPodTopologySpread"
  | "NodeLogQuery"
  | "NodeOutOfServiceVolumeDetach"
  | "NodeSwap"
  | "NominatedNodeNameForExpectation"
  | "OpenAPIEnums"
  | "OpportunisticBatching"
  | "OrderedNamespaceDeletion"
  | "PLEGOnDemandRelist"
  | "PersistentVolumeClaimUnusedSinceTime"
  | "PodAndContainerStatsFromCRI"
  | "PodCertificateRequest"
  | "PodDeletionCost"
  | "PodLevelResourceManagers"
  | "PodLevelResources"
  | "PodLifecycleSleepAction"
  | "PodLifecycleSleepActionAllowZero"
  | "PodLogsQuerySplitStreams"
  | "PodObservedGenerationTracking"
  | "PodReadyToStartContainersCondition"
  | "PodSchedulingReadiness"
  | "PodTopologyLabelsAdmission"
  | "PodsAPI"
  | "PortForwardWebsockets"
  | "PreferSameTrafficDistribution"
  | "PreventStaticPodAPIReferences"
  | "ProcMountType"
  | "QOSReserved"
  | "RecoverVolumeExpansionFailure"
  | "RecursiveReadOnlyMounts"
  | "ReduceDefaultCrashLoopBackOffDecay"
  | "RelaxedDNSSearchValidation"
  | "RelaxedEnvironmentVariableValidation"
  | "RelaxedServiceNameValidation"
  | "ReloadKubeletClientCAFile"
  | "ReloadKubeletServerCertificateFile"
  | "RemoteRequestHeaderUID"
  | "ResilientWatchCacheInitialization"
  | "ResourceHealthStatus"
  | "ResourceHealthStatusMessage"
  | "RestartAllContainersOnContainerExits"
  | "RetryGenerateName"
  | "RotateKubeletServerCertificate"
  | "RuntimeClassInImageCriApi"
  | "SELinuxChangePolicy"
  | "SELinuxMount"
  | "SELinuxMountReadWriteOncePod"
  | "SchedulerAsyncAPICalls"
  | "SchedulerAsyncPreemption"
  | "SchedulerPopFromBackoffQ"
  | "SchedulerQueueingHints"
  | "SeparateCacheWatchRPC"
  | "SeparateTaintEvictionController"
  | "ServiceAccountNodeAudienceRestriction"
  | "ServiceAccountTokenJTI"
  | "ServiceAccountTokenNodeBinding"
  | "ServiceAccountTokenNodeBindingValidation"
  | "ServiceAccountTokenPodNodeInfo"
  | "ServiceIPStaticSubrange"
  | "ServiceNodePortStaticSubrange"
  | "ServiceCIDRStatusFieldWiping"
  | "ShardedListAndWatch"
  | "SidecarContainers"
  | "SizeBasedListCostEstimate"
  | "StaleControllerConsistencyDaemonSet"
  | "StaleControllerConsistencyJob"
  | "StaleControllerConsistencyReplicaSet"
  | "StaleControllerConsistencyStatefulSet"
  | "StatefulSetSemanticRevisionComparison"
  | "StorageCapacityScoring"
  | "StorageNamespaceIndex"
  | "StorageVersionAPI"
  | "StorageVersionHash"
  | "StorageVersionMigrator"
  | "StreamingCollectionEncodingToJSON"
  | "StreamingCollectionEncodingToProtobuf"
  | "StrictIPCIDRValidation"
  | "StructuredAuthenticationConfiguration"
  | "StructuredAuthenticationConfigurationEgressSelector"
  | "StructuredAuthenticationConfigurationJWKSMetrics"
  | "SupplementalGroupsPolicy"
  | "SystemdWatchdog"
  | "TaintTolerationComparisonOperators"
  | "TokenRequestServiceAccountUIDValidation"
  | "TopologyAwareWorkloadScheduling"
  | "TopologyManagerPolicyAlphaOptions"
  | "TopologyManagerPolicyBetaOptions"
  | "TopologyManagerPolicyOptions"
  | "TranslateStreamCloseWebsocketRequests"
  | "UnauthenticatedHTTP2DOSMitigation"
  | "UnknownVersionInteroperabilityProxy"
  | "UnlockWhileProcessingFIFO"
  | "UserNamespacesHostNetworkSupport"
  | "UserNamespacesSupport"
  | "VolumeAttributesClass"
  | "VolumeLimitScaling"
  | "WatchCacheInitializationPostStartHook"
  | "WatchList"
  | "WatchListClient"
  | "WinDSR"
  | "WinOverlay"
  | "WindowsCPUAndMemoryAffinity"
  | "WindowsGracefulNodeShutdown"
  | "WindowsHostNetwork"
  | "WorkloadAwarePreemption"
  | "WorkloadWithJob";

/** Every gate in the order of the spec. */
export const gates: readonly Gate<GateName>[] = [
  { name: "AllAlpha", stage: "Alpha", default: false, locked: false, components: ["all", "apiserver", "client", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "AllBeta", stage: "Beta", default: false, locked: false, components: ["all", "apiserver", "client", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "APIResponseCompression", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.16", before: [{ since: "1.8", stage: "Alpha", default: false, locked: false }] },
  { name: "APIServerIdentity", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], since: "1.26", before: [{ since: "1.20", stage: "Alpha", default: false, locked: false }] },
  { name: "APIServerTracing", stage: "GA", default: true, locked: true, components: ["apiserver"], since: "1.34", before: [{ since: "1.22", stage: "Alpha", default: false, locked: false }, { since: "1.27", stage: "Beta", default: true, locked: false }] },
  { name: "APIServingWithRoutine", stage: "Alpha", default: false, locked: false, components: ["apiserver"], effect: "none yet", since: "1.30", before: [] },
  { name: "AggregatedDiscoveryRemoveBetaType", stage: "Deprecated", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.35", before: [{ since: "1.0", stage: "GA", default: false, locked: false }, { since: "1.33", stage: "Deprecated", default: true, locked: false }] },
  { name: "AllowDNSOnlyNodeCSR", stage: "Deprecated", default: false, locked: false, components: ["node-agent"], since: "1.31", before: [{ since: "1.0", stage: "GA", default: true, locked: false }] },
  { name: "AllowInsecureKubeletCertificateSigningRequests", stage: "Deprecated", default: false, locked: false, components: ["apiserver"], since: "1.31", before: [{ since: "1.0", stage: "GA", default: true, locked: false }] },
  { name: "AllowOverwriteTerminationGracePeriodSeconds", stage: "Deprecated", default: false, locked: true, components: ["node-agent"], effect: "none yet", since: "1.35", before: [{ since: "1.0", stage: "GA", default: true, locked: false }, { since: "1.32", stage: "Deprecated", default: false, locked: false }] },
  { name: "AllowParsingUserUIDFromCertAuth", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.33", before: [] },
  { name: "AllowServiceExternalIPs", stage: "GA", default: true, locked: false, components: ["proxy"], effect: "none yet", since: "1.0", before: [] },
  { name: "AllowUnsafeMalformedObjectDeletion", stage: "Alpha", default: false, locked: false, components: ["apiserver"], since: "1.32", before: [] },
  { name: "AnonymousAuthConfigurableEndpoints", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.31", stage: "Alpha", default: false, locked: false }, { since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "AnyVolumeDataSource", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.33", before: [{ since: "1.18", stage: "Alpha", default: false, locked: false }, { since: "1.24", stage: "Beta", default: true, locked: false }] },
  { name: "AtomicFIFO", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet", since: "1.36", before: [] },
  { name: "AuthorizeNodeWithSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.31", stage: "Alpha", default: false, locked: false }, { since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "AuthorizePodWebsocketUpgradeCreatePermission", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.35", before: [] },
  { name: "AuthorizeWithSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.31", stage: "Alpha", default: false, locked: false }, { since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "BtreeWatchCache", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.33", before: [{ since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "CBORServingAndStorage", stage: "Alpha", default: false, locked: false, components: ["apiserver"], since: "1.32", before: [] },
  { name: "CustomCPUCFSQuotaPeriod", stage: "GA", default: true, locked: false, components: ["node-agent"], since: "1.36", before: [{ since: "1.12", stage: "Alpha", default: false, locked: false }] },
  { name: "CPUManagerPolicyAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.23", before: [] },
  { name: "CPUManagerPolicyBetaOptions", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.23", before: [] },
  { name: "CPUManagerPolicyOptions", stage: "GA", default: true, locked: true, components: ["node-agent"], since: "1.33", before: [{ since: "1.22", stage: "Alpha", default: false, locked: false }, { since: "1.23", stage: "Beta", default: true, locked: false }] },
  { name: "CRDObservedGenerationTracking", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.36", before: [{ since: "1.35", stage: "Beta", default: false, locked: false }] },
  { name: "CRDValidationRatcheting", stage: "GA", default: true, locked: true, components: ["apiserver"], since: "1.33", before: [{ since: "1.28", stage: "Alpha", default: false, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "CRIListStreaming", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.36", before: [] },
  { name: "CSIServiceAccountTokenSecrets", stage: "GA", default: true, locked: true, components: ["apiserver"], since: "1.36", before: [{ since: "1.35", stage: "Beta", default: true, locked: false }] },
  { name: "CSIVolumeHealth", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.21", before: [] },
  { name: "ChangeContainerStatusOnKubeletRestart", stage: "Deprecated", default: false, locked: false, components: ["node-agent"], since: "1.35", before: [{ since: "1.0", stage: "GA", default: true, locked: false }] },
  { name: "ClearingNominatedNodeNameAfterBinding", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.35", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "ClientsAllowCARotation", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet", since: "1.36", before: [] },
  { name: "ClientsAllowCBOR", stage: "Alpha", default: false, locked: false, components: ["client"], effect: "none yet", since: "1.32", before: [] },
  { name: "ClientsAllowTLSCacheGC", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet", since: "1.36", before: [] },
  { name: "ClientsPreferCBOR", stage: "Alpha", default: false, locked: false, components: ["client"], effect: "none yet", since: "1.32", before: [] },
  { name: "CloudControllerManagerWatchBasedRoutesReconciliation", stage: "Alpha", default: false, locked: false, components: ["controller-manager"], effect: "none yet", since: "1.35", before: [] },
  { name: "CloudControllerManagerWebhook", stage: "Alpha", default: false, locked: false, components: ["controller-manager"], effect: "none yet", since: "1.27", before: [] },
  { name: "ClusterTrustBundle", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"], since: "1.33", before: [{ since: "1.27", stage: "Alpha", default: false, locked: false }] },
  { name: "ClusterTrustBundleProjection", stage: "Beta", default: false, locked: false, components: ["apiserver", "node-agent"], since: "1.33", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }] },
  { name: "ComponentFlagz", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"], since: "1.36", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }] },
  { name: "ComponentSLIs", stage: "GA", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "ComponentStatusz", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"], since: "1.36", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }] },
  { name: "ConcurrentWatchObjectDecode", stage: "Beta", default: false, locked: false, components: ["apiserver"], effect: "none yet", since: "1.31", before: [] },
  { name: "ConsistentListFromCache", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.28", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "ConstrainedImpersonation", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.36", before: [{ since: "1.35", stage: "Alpha", default: false, locked: false }] },
  { name: "ContainerCheckpoint", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.30", before: [{ since: "1.25", stage: "Alpha", default: false, locked: false }] },
  { name: "ContainerRestartRules", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.35", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "ContainerStopSignals", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"], since: "1.33", before: [] },
  { name: "ContextualLogging", stage: "Beta", default: true, locked: false, components: ["all"], effect: "none yet", since: "1.30", before: [{ since: "1.24", stage: "Alpha", default: false, locked: false }] },
  { name: "ControllerManagerReleaseLeaderElectionLockOnExit", stage: "Alpha", default: false, locked: false, components: ["controller-manager"], since: "1.36", before: [] },
  { name: "CoordinatedLeaderElection", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"], since: "1.33", before: [{ since: "1.31", stage: "Alpha", default: false, locked: false }] },
  { name: "CrossNamespaceVolumeDataSource", stage: "Alpha", default: false, locked: false, components: ["apiserver"], since: "1.26", before: [] },
  { name: "CustomResourceFieldSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"], since: "1.32", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "DRAAdminAccess", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"], since: "1.36", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: true, locked: false }] },
  { name: "DRAConsumableCapacity", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"], since: "1.36", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "DRADeviceBindingConditions", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"], since: "1.36", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "DRADeviceTaintRules", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"], since: "1.36", before: [{ since: "1.35", stage: "Alpha", default: false, locked: false }] },
  { name: "DRADeviceTaints", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "scheduler"], since: "1.36", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "DRAExtendedResource", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"], since: "1.36", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "DRAListTypeAttributes", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"], since: "1.36", before: [] },
  { name: "DRANodeAllocatableResources", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"], since: "1.36", before: [] },
  { name: "DRAPartitionableDevices", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"], since: "1.36", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "DRAPrioritizedList", stage: "GA", default: true, locked: false, components: ["apiserver", "controller-manager", "scheduler"], since: "1.36", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: true, locked: false }] },
  { name: "DRAResourceClaimDeviceStatus", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"], since: "1.33", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }] },
  { name: "DRAResourceClaimGranularStatusAuthorization", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.36", before: [] },
  { name: "DRAResourcePoolStatus", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"], since: "1.36", before: [] },
  { name: "DRASchedulerFilterTimeout", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet", since: "1.34", before: [] },
  { name: "DRAWorkloadResourceClaims", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"], since: "1.36", before: [] },
  { name: "DeclarativeValidation", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "DeclarativeValidationBeta", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.36", before: [] },
  { name: "DeclarativeValidationTakeover", stage: "Deprecated", default: false, locked: false, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.33", stage: "Beta", default: false, locked: false }] },
  { name: "DeploymentReplicaSetTerminatingReplicas", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], since: "1.35", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "DetectCacheInconsistency", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.34", before: [] },
  { name: "DisableAllocatorDualWrite", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.35", before: [{ since: "1.31", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: false, locked: false }, { since: "1.34", stage: "GA", default: true, locked: false }] },
  { name: "DisableCPUQuotaWithExclusiveCPUs", stage: "Deprecated", default: true, locked: false, components: ["node-agent"], since: "1.36", before: [{ since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "DisableNodeKubeProxyVersion", stage: "Deprecated", default: true, locked: true, components: ["node-agent"], effect: "none yet", since: "1.36", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Deprecated", default: false, locked: false }, { since: "1.33", stage: "Deprecated", default: true, locked: false }] },
  { name: "DynamicResourceAllocation", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent", "scheduler"], since: "1.35", before: [{ since: "1.26", stage: "Alpha", default: false, locked: false }, { since: "1.32", stage: "Beta", default: false, locked: false }, { since: "1.34", stage: "GA", default: true, locked: false }] },
  { name: "EnvFiles", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.35", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "EventedPLEG", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.26", before: [] },
  { name: "ExecProbeTimeout", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet", since: "1.35", before: [{ since: "1.20", stage: "GA", default: true, locked: false }] },
  { name: "ExtendWebSocketsToKubelet", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.36", before: [] },
  { name: "ExternalServiceAccountTokenSigner", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: true, locked: false }] },
  { name: "GangScheduling", stage: "Alpha", default: false, locked: false, components: ["scheduler"], effect: "none yet", since: "1.35", before: [] },
  { name: "GenericWorkload", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"], since: "1.35", before: [] },
  { name: "GitRepoVolumeDriver", stage: "Deprecated", default: false, locked: true, components: ["apiserver", "node-agent"], effect: "none yet", since: "1.36", before: [{ since: "1.0", stage: "GA", default: true, locked: false }, { since: "1.33", stage: "Deprecated", default: false, locked: false }] },
  { name: "GracefulNodeShutdown", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.21", before: [{ since: "1.20", stage: "Alpha", default: false, locked: false }] },
  { name: "GracefulNodeShutdownBasedOnPodPriority", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.24", before: [{ since: "1.23", stage: "Alpha", default: false, locked: false }] },
  { name: "HPAConfigurableTolerance", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], since: "1.35", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "HPAScaleToZero", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"], since: "1.16", before: [] },
  { name: "HostnameOverride", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.35", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "ImageMaximumGCAge", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet", since: "1.35", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "ImageVolume", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet", since: "1.36", before: [{ since: "1.31", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: false, locked: false }, { since: "1.35", stage: "Beta", default: true, locked: false }] },
  { name: "ImageVolumeWithDigest", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"], since: "1.35", before: [] },
  { name: "InOrderInformers", stage: "GA", default: true, locked: true, components: ["client"], effect: "none yet", since: "1.36", before: [{ since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "InOrderInformersBatchProcess", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet", since: "1.35", before: [] },
  { name: "InPlacePodLevelResourcesVerticalScaling", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"], since: "1.36", before: [{ since: "1.35", stage: "Alpha", default: false, locked: false }] },
  { name: "InPlacePodVerticalScaling", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent", "scheduler"], since: "1.35", before: [{ since: "1.27", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "InPlacePodVerticalScalingExclusiveCPUs", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.32", before: [] },
  { name: "InPlacePodVerticalScalingExclusiveMemory", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.34", before: [] },
  { name: "InPlacePodVerticalScalingInitContainers", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.36", before: [] },
  { name: "InformerResourceVersion", stage: "GA", default: true, locked: false, components: ["client"], effect: "none yet", since: "1.35", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }] },
  { name: "JobBackoffLimitPerIndex", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"], effect: "none yet", since: "1.33", before: [{ since: "1.28", stage: "Alpha", default: false, locked: false }, { since: "1.29", stage: "Beta", default: true, locked: false }] },
  { name: "JobManagedBy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"], effect: "none yet", since: "1.35", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }, { since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "JobPodReplacementPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"], effect: "none yet", since: "1.34", before: [{ since: "1.28", stage: "Alpha", default: false, locked: false }, { since: "1.29", stage: "Beta", default: true, locked: false }] },
  { name: "JobSuccessPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"], effect: "none yet", since: "1.33", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "KMSv1", stage: "Deprecated", default: false, locked: false, components: ["apiserver"], effect: "none yet", since: "1.29", before: [{ since: "1.0", stage: "GA", default: true, locked: false }, { since: "1.28", stage: "Deprecated", default: true, locked: false }] },
  { name: "KubeletCgroupDriverFromCRI", stage: "GA", default: true, locked: true, components: ["node-agent"], since: "1.34", before: [{ since: "1.28", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "KubeletCrashLoopBackOffMax", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.35", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }] },
  { name: "KubeletEnsureSecretPulledImages", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.35", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "KubeletFineGrainedAuthz", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet", since: "1.36", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "KubeletInUserNamespace", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.22", before: [] },
  { name: "KubeletPSI", stage: "GA", default: true, locked: true, components: ["node-agent"], since: "1.36", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: true, locked: false }] },
  { name: "KubeletPodResourcesDynamicResources", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet", since: "1.36", before: [{ since: "1.27", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: true, locked: false }] },
  { name: "KubeletPodResourcesGet", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet", since: "1.36", before: [{ since: "1.27", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: true, locked: false }] },
  { name: "KubeletPodResourcesListUseActivePods", stage: "Deprecated", default: true, locked: false, components: ["node-agent"], since: "1.34", before: [{ since: "1.0", stage: "GA", default: false, locked: false }] },
  { name: "KubeletRegistrationGetOnExistsOnly", stage: "Deprecated", default: false, locked: false, components: ["node-agent"], since: "1.32", before: [{ since: "1.0", stage: "GA", default: true, locked: false }] },
  { name: "KubeletSeparateDiskGC", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.31", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }] },
  { name: "KubeletServiceAccountTokenForCredentialProviders", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.34", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "KubeletTracing", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet", since: "1.34", before: [{ since: "1.25", stage: "Alpha", default: false, locked: false }, { since: "1.27", stage: "Beta", default: true, locked: false }] },
  { name: "ListFromCacheSnapshot", stage: "Beta", default: false, locked: false, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "LocalStorageCapacityIsolationFSQuotaMonitoring", stage: "Beta", default: false, locked: false, components: ["node-agent"], effect: "none yet", since: "1.31", before: [{ since: "1.15", stage: "Alpha", default: false, locked: false }] },
  { name: "LogarithmicScaleDown", stage: "GA", default: true, locked: true, components: ["controller-manager"], effect: "none yet", since: "1.31", before: [{ since: "1.21", stage: "Alpha", default: false, locked: false }, { since: "1.22", stage: "Beta", default: true, locked: false }] },
  { name: "LoggingAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["all"], effect: "none yet", since: "1.24", before: [] },
  { name: "LoggingBetaOptions", stage: "Beta", default: true, locked: false, components: ["all"], effect: "none yet", since: "1.24", before: [] },
  { name: "ManifestBasedAdmissionControlConfig", stage: "Alpha", default: false, locked: false, components: ["apiserver"], since: "1.36", before: [] },
  { name: "MatchLabelKeysInPodAffinity", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.33", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "MatchLabelKeysInPodTopologySpread", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"], since: "1.27", before: [{ since: "1.25", stage: "Alpha", default: false, locked: false }] },
  { name: "MatchLabelKeysInPodTopologySpreadSelectorMerge", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.34", before: [] },
  { name: "MaxUnavailableStatefulSet", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"], since: "1.35", before: [{ since: "1.24", stage: "Alpha", default: false, locked: false }] },
  { name: "MemoryQoS", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.22", before: [] },
  { name: "MultiCIDRServiceAllocator", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "proxy"], effect: "none yet", since: "1.34", before: [{ since: "1.27", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: false, locked: false }, { since: "1.33", stage: "GA", default: true, locked: false }] },
  { name: "MutableCSINodeAllocatableCount", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], since: "1.36", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: false, locked: false }, { since: "1.35", stage: "Beta", default: true, locked: false }] },
  { name: "MutablePVNodeAffinity", stage: "Alpha", default: false, locked: false, components: ["apiserver"], since: "1.35", before: [] },
  { name: "MutablePodResourcesForSuspendedJobs", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.36", before: [{ since: "1.35", stage: "Alpha", default: false, locked: false }] },
  { name: "MutableSchedulingDirectivesForSuspendedJobs", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], since: "1.36", before: [{ since: "1.35", stage: "Alpha", default: false, locked: false }] },
  { name: "MutatingAdmissionPolicy", stage: "GA", default: true, locked: false, components: ["apiserver"], since: "1.36", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: false, locked: false }] },
  { name: "NFTablesProxyMode", stage: "GA", default: true, locked: true, components: ["proxy"], effect: "none yet", since: "1.33", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "NativeHistograms", stage: "Alpha", default: false, locked: false, components: ["all"], since: "1.36", before: [] },
  { name: "NodeDeclaredFeatures", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"], since: "1.36", before: [{ since: "1.35", stage: "Alpha", default: false, locked: false }] },
  { name: "NodeInclusionPolicyInPodTopologySpread", stage: "GA", default: true, locked: true, components: ["apiserver", "scheduler"], effect: "none yet", since: "1.33", before: [{ since: "1.25", stage: "Alpha", default: false, locked: false }, { since: "1.26", stage: "Beta", default: true, locked: false }] },
  { name: "NodeLogQuery", stage: "GA", default: true, locked: true, components: ["node-agent"], since: "1.36", before: [{ since: "1.27", stage: "Alpha", default: true, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "NodeOutOfServiceVolumeDetach", stage: "GA", default: true, locked: true, components: ["controller-manager"], since: "1.28", before: [{ since: "1.24", stage: "Alpha", default: false, locked: false }, { since: "1.26", stage: "Beta", default: true, locked: false }] },
  { name: "NodeSwap", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet", since: "1.34", before: [{ since: "1.22", stage: "Alpha", default: false, locked: false }, { since: "1.28", stage: "Beta", default: false, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "NominatedNodeNameForExpectation", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet", since: "1.35", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "OpenAPIEnums", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.24", before: [{ since: "1.23", stage: "Alpha", default: false, locked: false }] },
  { name: "OpportunisticBatching", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet", since: "1.35", before: [] },
  { name: "OrderedNamespaceDeletion", stage: "GA", default: true, locked: true, components: ["controller-manager"], effect: "none yet", since: "1.34", before: [{ since: "1.30", stage: "Beta", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "PLEGOnDemandRelist", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.36", before: [] },
  { name: "PersistentVolumeClaimUnusedSinceTime", stage: "Alpha", default: false, locked: false, components: ["controller-manager"], since: "1.36", before: [] },
  { name: "PodAndContainerStatsFromCRI", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.23", before: [] },
  { name: "PodCertificateRequest", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent"], since: "1.35", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "PodDeletionCost", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], since: "1.22", before: [{ since: "1.21", stage: "Alpha", default: false, locked: false }] },
  { name: "PodLevelResourceManagers", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet", since: "1.36", before: [] },
  { name: "PodLevelResources", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"], since: "1.34", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }] },
  { name: "PodLifecycleSleepAction", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet", since: "1.34", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "PodLifecycleSleepActionAllowZero", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "PodLogsQuerySplitStreams", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"], since: "1.32", before: [] },
  { name: "PodObservedGenerationTracking", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.35", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: true, locked: false }] },
  { name: "PodReadyToStartContainersCondition", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.29", before: [{ since: "1.28", stage: "Alpha", default: false, locked: false }] },
  { name: "PodSchedulingReadiness", stage: "GA", default: true, locked: true, components: ["apiserver", "scheduler"], effect: "none yet", since: "1.30", before: [{ since: "1.26", stage: "Alpha", default: false, locked: false }, { since: "1.27", stage: "Beta", default: true, locked: false }] },
  { name: "PodTopologyLabelsAdmission", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.35", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "PodsAPI", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.36", before: [] },
  { name: "PortForwardWebsockets", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.31", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }] },
  { name: "PreferSameTrafficDistribution", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "proxy"], effect: "none yet", since: "1.35", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }, { since: "1.34", stage: "Beta", default: true, locked: false }] },
  { name: "PreventStaticPodAPIReferences", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.34", before: [] },
  { name: "ProcMountType", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.12", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "QOSReserved", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.11", before: [] },
  { name: "RecoverVolumeExpansionFailure", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent"], effect: "none yet", since: "1.34", before: [{ since: "1.23", stage: "Alpha", default: false, locked: false }, { since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "RecursiveReadOnlyMounts", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet", since: "1.33", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "ReduceDefaultCrashLoopBackOffDecay", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.33", before: [] },
  { name: "RelaxedDNSSearchValidation", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "RelaxedEnvironmentVariableValidation", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }, { since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "RelaxedServiceNameValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.36", before: [{ since: "1.34", stage: "Alpha", default: false, locked: false }] },
  { name: "ReloadKubeletClientCAFile", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.36", before: [] },
  { name: "ReloadKubeletServerCertificateFile", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.31", before: [] },
  { name: "RemoteRequestHeaderUID", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.33", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }] },
  { name: "ResilientWatchCacheInitialization", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "ResourceHealthStatus", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.36", before: [{ since: "1.31", stage: "Alpha", default: false, locked: false }] },
  { name: "ResourceHealthStatusMessage", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.36", before: [] },
  { name: "RestartAllContainersOnContainerExits", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], since: "1.36", before: [{ since: "1.35", stage: "Alpha", default: false, locked: false }] },
  { name: "RetryGenerateName", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.32", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "RotateKubeletServerCertificate", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.12", before: [{ since: "1.7", stage: "Alpha", default: false, locked: false }] },
  { name: "RuntimeClassInImageCriApi", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.29", before: [] },
  { name: "SELinuxChangePolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent"], since: "1.36", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "SELinuxMount", stage: "Beta", default: false, locked: false, components: ["apiserver", "node-agent"], since: "1.33", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }] },
  { name: "SELinuxMountReadWriteOncePod", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], since: "1.36", before: [{ since: "1.25", stage: "Alpha", default: false, locked: false }, { since: "1.27", stage: "Beta", default: false, locked: false }, { since: "1.28", stage: "Beta", default: true, locked: false }] },
  { name: "SchedulerAsyncAPICalls", stage: "Beta", default: false, locked: false, components: ["scheduler"], effect: "none yet", since: "1.34", before: [] },
  { name: "SchedulerAsyncPreemption", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet", since: "1.33", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }] },
  { name: "SchedulerPopFromBackoffQ", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet", since: "1.33", before: [] },
  { name: "SchedulerQueueingHints", stage: "GA", default: true, locked: true, components: ["scheduler"], effect: "none yet", since: "1.34", before: [{ since: "1.28", stage: "Beta", default: false, locked: false }, { since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "SeparateCacheWatchRPC", stage: "Deprecated", default: false, locked: true, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.28", stage: "Beta", default: true, locked: false }, { since: "1.33", stage: "Deprecated", default: false, locked: false }] },
  { name: "SeparateTaintEvictionController", stage: "GA", default: true, locked: true, components: ["controller-manager"], effect: "none yet", since: "1.34", before: [{ since: "1.29", stage: "Beta", default: true, locked: false }] },
  { name: "ServiceAccountNodeAudienceRestriction", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.33", before: [{ since: "1.32", stage: "Beta", default: false, locked: false }] },
  { name: "ServiceAccountTokenJTI", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.32", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "ServiceAccountTokenNodeBinding", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.33", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: true, locked: false }] },
  { name: "ServiceAccountTokenNodeBindingValidation", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.32", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "ServiceAccountTokenPodNodeInfo", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.32", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "ServiceIPStaticSubrange", stage: "GA", default: true, locked: false, components: ["apiserver"] },
  { name: "ServiceNodePortStaticSubrange", stage: "GA", default: true, locked: false, components: ["apiserver"] },
  { name: "ServiceCIDRStatusFieldWiping", stage: "Deprecated", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.0", stage: "GA", default: false, locked: false }] },
  { name: "ShardedListAndWatch", stage: "Alpha", default: false, locked: false, components: ["apiserver"], since: "1.36", before: [] },
  { name: "SidecarContainers", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"], effect: "none yet", since: "1.33", before: [{ since: "1.28", stage: "Alpha", default: false, locked: false }, { since: "1.29", stage: "Beta", default: true, locked: false }] },
  { name: "SizeBasedListCostEstimate", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.34", before: [] },
  { name: "StaleControllerConsistencyDaemonSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet", since: "1.36", before: [] },
  { name: "StaleControllerConsistencyJob", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet", since: "1.36", before: [] },
  { name: "StaleControllerConsistencyReplicaSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet", since: "1.36", before: [] },
  { name: "StaleControllerConsistencyStatefulSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet", since: "1.36", before: [] },
  { name: "StatefulSetSemanticRevisionComparison", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet", since: "1.0", before: [] },
  { name: "StorageCapacityScoring", stage: "Alpha", default: false, locked: false, components: ["scheduler"], effect: "none yet", since: "1.33", before: [] },
  { name: "StorageNamespaceIndex", stage: "Deprecated", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.33", before: [{ since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "StorageVersionAPI", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"], since: "1.20", before: [] },
  { name: "StorageVersionHash", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.15", before: [{ since: "1.14", stage: "Alpha", default: false, locked: false }] },
  { name: "StorageVersionMigrator", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"], since: "1.35", before: [{ since: "1.30", stage: "Alpha", default: false, locked: false }] },
  { name: "StreamingCollectionEncodingToJSON", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "StreamingCollectionEncodingToProtobuf", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "StrictIPCIDRValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.33", stage: "Alpha", default: false, locked: false }] },
  { name: "StructuredAuthenticationConfiguration", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet", since: "1.34", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.30", stage: "Beta", default: true, locked: false }] },
  { name: "StructuredAuthenticationConfigurationEgressSelector", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.34", before: [] },
  { name: "StructuredAuthenticationConfigurationJWKSMetrics", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.35", before: [] },
  { name: "SupplementalGroupsPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], since: "1.35", before: [{ since: "1.31", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "SystemdWatchdog", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet", since: "1.35", before: [{ since: "1.32", stage: "Beta", default: true, locked: false }] },
  { name: "TaintTolerationComparisonOperators", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"], since: "1.35", before: [] },
  { name: "TokenRequestServiceAccountUIDValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.34", before: [] },
  { name: "TopologyAwareWorkloadScheduling", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"], since: "1.36", before: [] },
  { name: "TopologyManagerPolicyAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["node-agent"], since: "1.26", before: [] },
  { name: "TopologyManagerPolicyBetaOptions", stage: "Beta", default: true, locked: false, components: ["node-agent"], since: "1.28", before: [{ since: "1.26", stage: "Beta", default: false, locked: false }] },
  { name: "TopologyManagerPolicyOptions", stage: "GA", default: true, locked: true, components: ["node-agent"], since: "1.32", before: [{ since: "1.26", stage: "Alpha", default: false, locked: false }, { since: "1.28", stage: "Beta", default: true, locked: false }] },
  { name: "TranslateStreamCloseWebsocketRequests", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.30", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }] },
  { name: "UnauthenticatedHTTP2DOSMitigation", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.29", before: [{ since: "1.25", stage: "Beta", default: false, locked: false }] },
  { name: "UnknownVersionInteroperabilityProxy", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.28", stage: "Alpha", default: false, locked: false }] },
  { name: "UnlockWhileProcessingFIFO", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet", since: "1.36", before: [] },
  { name: "UserNamespacesHostNetworkSupport", stage: "Alpha", default: false, locked: false, components: ["apiserver"], since: "1.35", before: [] },
  { name: "UserNamespacesSupport", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], since: "1.36", before: [{ since: "1.25", stage: "Alpha", default: false, locked: false }, { since: "1.30", stage: "Beta", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "VolumeAttributesClass", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"], since: "1.36", before: [{ since: "1.29", stage: "Alpha", default: false, locked: false }, { since: "1.31", stage: "Beta", default: false, locked: false }, { since: "1.34", stage: "GA", default: true, locked: false }] },
  { name: "VolumeLimitScaling", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"], since: "1.35", before: [] },
  { name: "WatchCacheInitializationPostStartHook", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet", since: "1.36", before: [{ since: "1.31", stage: "Beta", default: false, locked: false }] },
  { name: "WatchList", stage: "Beta", default: true, locked: false, components: ["apiserver"], since: "1.34", before: [{ since: "1.27", stage: "Alpha", default: false, locked: false }, { since: "1.32", stage: "Beta", default: true, locked: false }, { since: "1.33", stage: "Beta", default: false, locked: false }] },
  { name: "WatchListClient", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet", since: "1.35", before: [{ since: "1.30", stage: "Beta", default: false, locked: false }] },
  { name: "WinDSR", stage: "GA", default: true, locked: true, components: ["proxy"], effect: "none yet", since: "1.34", before: [{ since: "1.14", stage: "Alpha", default: false, locked: false }, { since: "1.33", stage: "Beta", default: true, locked: false }] },
  { name: "WinOverlay", stage: "GA", default: true, locked: true, components: ["proxy"], effect: "none yet", since: "1.34", before: [{ since: "1.14", stage: "Alpha", default: false, locked: false }, { since: "1.20", stage: "Beta", default: true, locked: false }] },
  { name: "WindowsCPUAndMemoryAffinity", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet", since: "1.32", before: [] },
  { name: "WindowsGracefulNodeShutdown", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet", since: "1.34", before: [{ since: "1.32", stage: "Alpha", default: false, locked: false }] },
  { name: "WindowsHostNetwork", stage: "Deprecated", default: false, locked: false, components: ["node-agent"], effect: "none yet", since: "1.33", before: [{ since: "1.26", stage: "Alpha", default: false, locked: false }] },
  { name: "WorkloadAwarePreemption", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"], since: "1.36", before: [] },
  { name: "WorkloadWithJob", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"], since: "1.36", before: [] },
];

/**
 * Reads the value of --feature-gates, e.g. `{ AllAlpha: "true" }`, as the gates were in a version.
 * `others` are gates of kinds beside the built-in ones.
 * @throws FeatureGateError on an unknown name, a value that is no boolean, and a locked gate.
 */
export function parseFeatureGates(
  settings: Readonly<Record<string, string>>,
  emulated?: string,
  others: readonly Gate[] = [],
): FeatureGates<GateName> {
  return featureGates([...gates, ...(others as typeof gates)], settings, emulated);
}
