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
  { name: "APIResponseCompression", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "APIServerIdentity", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "APIServerTracing", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "APIServingWithRoutine", stage: "Alpha", default: false, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "AggregatedDiscoveryRemoveBetaType", stage: "Deprecated", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "AllowDNSOnlyNodeCSR", stage: "Deprecated", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "AllowInsecureKubeletCertificateSigningRequests", stage: "Deprecated", default: false, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "AllowOverwriteTerminationGracePeriodSeconds", stage: "Deprecated", default: false, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "AllowParsingUserUIDFromCertAuth", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "AllowServiceExternalIPs", stage: "GA", default: true, locked: false, components: ["proxy"], effect: "none yet" },
  { name: "AllowUnsafeMalformedObjectDeletion", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "AnonymousAuthConfigurableEndpoints", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "AnyVolumeDataSource", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "AtomicFIFO", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet" },
  { name: "AuthorizeNodeWithSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "AuthorizePodWebsocketUpgradeCreatePermission", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "AuthorizeWithSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "BtreeWatchCache", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "CBORServingAndStorage", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "CustomCPUCFSQuotaPeriod", stage: "GA", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "CPUManagerPolicyAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "CPUManagerPolicyBetaOptions", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "CPUManagerPolicyOptions", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "CRDObservedGenerationTracking", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "CRDValidationRatcheting", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "CRIListStreaming", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "CSIServiceAccountTokenSecrets", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "CSIVolumeHealth", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "ChangeContainerStatusOnKubeletRestart", stage: "Deprecated", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "ClearingNominatedNodeNameAfterBinding", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "ClientsAllowCARotation", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet" },
  { name: "ClientsAllowCBOR", stage: "Alpha", default: false, locked: false, components: ["client"], effect: "none yet" },
  { name: "ClientsAllowTLSCacheGC", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet" },
  { name: "ClientsPreferCBOR", stage: "Alpha", default: false, locked: false, components: ["client"], effect: "none yet" },
  { name: "CloudControllerManagerWatchBasedRoutesReconciliation", stage: "Alpha", default: false, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "CloudControllerManagerWebhook", stage: "Alpha", default: false, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "ClusterTrustBundle", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "ClusterTrustBundleProjection", stage: "Beta", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ComponentFlagz", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "ComponentSLIs", stage: "GA", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "ComponentStatusz", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "ConcurrentWatchObjectDecode", stage: "Beta", default: false, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "ConsistentListFromCache", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "ConstrainedImpersonation", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ContainerCheckpoint", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "ContainerRestartRules", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ContainerStopSignals", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ContextualLogging", stage: "Beta", default: true, locked: false, components: ["all"], effect: "none yet" },
  { name: "ControllerManagerReleaseLeaderElectionLockOnExit", stage: "Alpha", default: false, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "CoordinatedLeaderElection", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "CrossNamespaceVolumeDataSource", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "CustomResourceFieldSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "DRAAdminAccess", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "DRAConsumableCapacity", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRADeviceBindingConditions", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRADeviceTaintRules", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"], effect: "none yet" },
  { name: "DRADeviceTaints", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "DRAExtendedResource", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"] },
  { name: "DRAListTypeAttributes", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRANodeAllocatableResources", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRAPartitionableDevices", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRAPrioritizedList", stage: "GA", default: true, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "DRAResourceClaimDeviceStatus", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRAResourceClaimGranularStatusAuthorization", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "DRAResourcePoolStatus", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "DRASchedulerFilterTimeout", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet" },
  { name: "DRAWorkloadResourceClaims", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"] },
  { name: "DeclarativeValidation", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "DeclarativeValidationBeta", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "DeclarativeValidationTakeover", stage: "Deprecated", default: false, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "DeploymentReplicaSetTerminatingReplicas", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "DetectCacheInconsistency", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "DisableAllocatorDualWrite", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "DisableCPUQuotaWithExclusiveCPUs", stage: "Deprecated", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "DisableNodeKubeProxyVersion", stage: "Deprecated", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "DynamicResourceAllocation", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent", "scheduler"] },
  { name: "EnvFiles", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "EventedPLEG", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "ExecProbeTimeout", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "ExtendWebSocketsToKubelet", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "ExternalServiceAccountTokenSigner", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "GangScheduling", stage: "Alpha", default: false, locked: false, components: ["scheduler"], effect: "none yet" },
  { name: "GenericWorkload", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "GitRepoVolumeDriver", stage: "Deprecated", default: false, locked: true, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "GracefulNodeShutdown", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "GracefulNodeShutdownBasedOnPodPriority", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "HPAConfigurableTolerance", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "HPAScaleToZero", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "HostnameOverride", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ImageMaximumGCAge", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "ImageVolume", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "ImageVolumeWithDigest", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "InOrderInformers", stage: "GA", default: true, locked: true, components: ["client"], effect: "none yet" },
  { name: "InOrderInformersBatchProcess", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet" },
  { name: "InPlacePodLevelResourcesVerticalScaling", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"] },
  { name: "InPlacePodVerticalScaling", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent", "scheduler"] },
  { name: "InPlacePodVerticalScalingExclusiveCPUs", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "InPlacePodVerticalScalingExclusiveMemory", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "InPlacePodVerticalScalingInitContainers", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "InformerResourceVersion", stage: "GA", default: true, locked: false, components: ["client"], effect: "none yet" },
  { name: "JobBackoffLimitPerIndex", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "JobManagedBy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "JobPodReplacementPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "JobSuccessPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "KMSv1", stage: "Deprecated", default: false, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "KubeletCgroupDriverFromCRI", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletCrashLoopBackOffMax", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletEnsureSecretPulledImages", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletFineGrainedAuthz", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "KubeletInUserNamespace", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletPSI", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletPodResourcesDynamicResources", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletPodResourcesGet", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletPodResourcesListUseActivePods", stage: "Deprecated", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletRegistrationGetOnExistsOnly", stage: "Deprecated", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletSeparateDiskGC", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "KubeletServiceAccountTokenForCredentialProviders", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "KubeletTracing", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "ListFromCacheSnapshot", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "LocalStorageCapacityIsolationFSQuotaMonitoring", stage: "Beta", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "LogarithmicScaleDown", stage: "GA", default: true, locked: true, components: ["controller-manager"], effect: "none yet" },
  { name: "LoggingAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["all"], effect: "none yet" },
  { name: "LoggingBetaOptions", stage: "Beta", default: true, locked: false, components: ["all"], effect: "none yet" },
  { name: "ManifestBasedAdmissionControlConfig", stage: "Alpha", default: false, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "MatchLabelKeysInPodAffinity", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "MatchLabelKeysInPodTopologySpread", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"], effect: "none yet" },
  { name: "MatchLabelKeysInPodTopologySpreadSelectorMerge", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "MaxUnavailableStatefulSet", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "MemoryQoS", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "MultiCIDRServiceAllocator", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "proxy"], effect: "none yet" },
  { name: "MutableCSINodeAllocatableCount", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "MutablePVNodeAffinity", stage: "Alpha", default: false, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "MutablePodResourcesForSuspendedJobs", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "MutableSchedulingDirectivesForSuspendedJobs", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "MutatingAdmissionPolicy", stage: "GA", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "NFTablesProxyMode", stage: "GA", default: true, locked: true, components: ["proxy"], effect: "none yet" },
  { name: "NativeHistograms", stage: "Alpha", default: false, locked: false, components: ["all"] },
  { name: "NodeDeclaredFeatures", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"] },
  { name: "NodeInclusionPolicyInPodTopologySpread", stage: "GA", default: true, locked: true, components: ["apiserver", "scheduler"], effect: "none yet" },
  { name: "NodeLogQuery", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "NodeSwap", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "NominatedNodeNameForExpectation", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet" },
  { name: "OpenAPIEnums", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "OpportunisticBatching", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet" },
  { name: "OrderedNamespaceDeletion", stage: "GA", default: true, locked: true, components: ["controller-manager"], effect: "none yet" },
  { name: "PLEGOnDemandRelist", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "PersistentVolumeClaimUnusedSinceTime", stage: "Alpha", default: false, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "PodAndContainerStatsFromCRI", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "PodCertificateRequest", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent"] },
  { name: "PodDeletionCost", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "PodLevelResourceManagers", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "PodLevelResources", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"] },
  { name: "PodLifecycleSleepAction", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "PodLifecycleSleepActionAllowZero", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "PodLogsQuerySplitStreams", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "PodObservedGenerationTracking", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "PodReadyToStartContainersCondition", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "PodSchedulingReadiness", stage: "GA", default: true, locked: true, components: ["apiserver", "scheduler"], effect: "none yet" },
  { name: "PodTopologyLabelsAdmission", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "PodsAPI", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "PortForwardWebsockets", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "PreferSameTrafficDistribution", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "proxy"], effect: "none yet" },
  { name: "PreventStaticPodAPIReferences", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "ProcMountType", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "QOSReserved", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "RecoverVolumeExpansionFailure", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent"], effect: "none yet" },
  { name: "RecursiveReadOnlyMounts", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "ReduceDefaultCrashLoopBackOffDecay", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "RelaxedDNSSearchValidation", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "RelaxedEnvironmentVariableValidation", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "RelaxedServiceNameValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ReloadKubeletClientCAFile", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "ReloadKubeletServerCertificateFile", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "RemoteRequestHeaderUID", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ResilientWatchCacheInitialization", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "ResourceHealthStatus", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ResourceHealthStatusMessage", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "RestartAllContainersOnContainerExits", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "RetryGenerateName", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "RotateKubeletServerCertificate", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "RuntimeClassInImageCriApi", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "SELinuxChangePolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent"] },
  { name: "SELinuxMount", stage: "Beta", default: false, locked: false, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "SELinuxMountReadWriteOncePod", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "SchedulerAsyncAPICalls", stage: "Beta", default: false, locked: false, components: ["scheduler"], effect: "none yet" },
  { name: "SchedulerAsyncPreemption", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet" },
  { name: "SchedulerPopFromBackoffQ", stage: "Beta", default: true, locked: false, components: ["scheduler"], effect: "none yet" },
  { name: "SchedulerQueueingHints", stage: "GA", default: true, locked: true, components: ["scheduler"], effect: "none yet" },
  { name: "SeparateCacheWatchRPC", stage: "Deprecated", default: false, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "SeparateTaintEvictionController", stage: "GA", default: true, locked: true, components: ["controller-manager"], effect: "none yet" },
  { name: "ServiceAccountNodeAudienceRestriction", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ServiceAccountTokenJTI", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "ServiceAccountTokenNodeBinding", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "ServiceAccountTokenNodeBindingValidation", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "ServiceAccountTokenPodNodeInfo", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "ServiceIPStaticSubrange", stage: "GA", default: true, locked: false, components: ["apiserver"] },
  { name: "ServiceNodePortStaticSubrange", stage: "GA", default: true, locked: false, components: ["apiserver"] },
  { name: "ServiceCIDRStatusFieldWiping", stage: "Deprecated", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "ShardedListAndWatch", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "SidecarContainers", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"], effect: "none yet" },
  { name: "SizeBasedListCostEstimate", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "StaleControllerConsistencyDaemonSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "StaleControllerConsistencyJob", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "StaleControllerConsistencyReplicaSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "StaleControllerConsistencyStatefulSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "StatefulSetSemanticRevisionComparison", stage: "Beta", default: true, locked: false, components: ["controller-manager"], effect: "none yet" },
  { name: "StorageCapacityScoring", stage: "Alpha", default: false, locked: false, components: ["scheduler"], effect: "none yet" },
  { name: "StorageNamespaceIndex", stage: "Deprecated", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "StorageVersionAPI", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "StorageVersionHash", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "StorageVersionMigrator", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"], effect: "none yet" },
  { name: "StreamingCollectionEncodingToJSON", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "StreamingCollectionEncodingToProtobuf", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "StrictIPCIDRValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "StructuredAuthenticationConfiguration", stage: "GA", default: true, locked: true, components: ["apiserver"], effect: "none yet" },
  { name: "StructuredAuthenticationConfigurationEgressSelector", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "StructuredAuthenticationConfigurationJWKSMetrics", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "SupplementalGroupsPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "SystemdWatchdog", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "TaintTolerationComparisonOperators", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"], effect: "none yet" },
  { name: "TokenRequestServiceAccountUIDValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "TopologyAwareWorkloadScheduling", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "TopologyManagerPolicyAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "TopologyManagerPolicyBetaOptions", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "TopologyManagerPolicyOptions", stage: "GA", default: true, locked: true, components: ["node-agent"], effect: "none yet" },
  { name: "TranslateStreamCloseWebsocketRequests", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "UnauthenticatedHTTP2DOSMitigation", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "UnknownVersionInteroperabilityProxy", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "UnlockWhileProcessingFIFO", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet" },
  { name: "UserNamespacesHostNetworkSupport", stage: "Alpha", default: false, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "UserNamespacesSupport", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"], effect: "none yet" },
  { name: "VolumeAttributesClass", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "VolumeLimitScaling", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "WatchCacheInitializationPostStartHook", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "WatchList", stage: "Beta", default: true, locked: false, components: ["apiserver"], effect: "none yet" },
  { name: "WatchListClient", stage: "Beta", default: true, locked: false, components: ["client"], effect: "none yet" },
  { name: "WinDSR", stage: "GA", default: true, locked: true, components: ["proxy"], effect: "none yet" },
  { name: "WinOverlay", stage: "GA", default: true, locked: true, components: ["proxy"], effect: "none yet" },
  { name: "WindowsCPUAndMemoryAffinity", stage: "Alpha", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "WindowsGracefulNodeShutdown", stage: "Beta", default: true, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "WindowsHostNetwork", stage: "Deprecated", default: false, locked: false, components: ["node-agent"], effect: "none yet" },
  { name: "WorkloadAwarePreemption", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "WorkloadWithJob", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"], effect: "none yet" },
];

/**
 * Reads the value of --feature-gates, e.g. `{ AllAlpha: "true" }`.
 * @throws FeatureGateError on an unknown name, a value that is no boolean, and a locked gate.
 */
export function parseFeatureGates(settings: Readonly<Record<string, string>>): FeatureGates<GateName> {
  return featureGates(gates, settings);
}
