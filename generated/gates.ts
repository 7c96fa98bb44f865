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
  { name: "APIServerIdentity", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "APIServerTracing", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "APIServingWithRoutine", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "AggregatedDiscoveryRemoveBetaType", stage: "Deprecated", default: true, locked: true, components: ["apiserver"] },
  { name: "AllowDNSOnlyNodeCSR", stage: "Deprecated", default: false, locked: false, components: ["node-agent"] },
  { name: "AllowInsecureKubeletCertificateSigningRequests", stage: "Deprecated", default: false, locked: false, components: ["apiserver"] },
  { name: "AllowOverwriteTerminationGracePeriodSeconds", stage: "Deprecated", default: false, locked: true, components: ["node-agent"] },
  { name: "AllowParsingUserUIDFromCertAuth", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "AllowServiceExternalIPs", stage: "GA", default: true, locked: false, components: ["proxy"] },
  { name: "AllowUnsafeMalformedObjectDeletion", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "AnonymousAuthConfigurableEndpoints", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "AnyVolumeDataSource", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "AtomicFIFO", stage: "Beta", default: true, locked: false, components: ["client"] },
  { name: "AuthorizeNodeWithSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "AuthorizePodWebsocketUpgradeCreatePermission", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "AuthorizeWithSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "BtreeWatchCache", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "CBORServingAndStorage", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "CustomCPUCFSQuotaPeriod", stage: "GA", default: true, locked: false, components: ["node-agent"] },
  { name: "CPUManagerPolicyAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "CPUManagerPolicyBetaOptions", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "CPUManagerPolicyOptions", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "CRDObservedGenerationTracking", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "CRDValidationRatcheting", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "CRIListStreaming", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "CSIServiceAccountTokenSecrets", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "CSIVolumeHealth", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "ChangeContainerStatusOnKubeletRestart", stage: "Deprecated", default: false, locked: false, components: ["node-agent"] },
  { name: "ClearingNominatedNodeNameAfterBinding", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ClientsAllowCARotation", stage: "Beta", default: true, locked: false, components: ["client"] },
  { name: "ClientsAllowCBOR", stage: "Alpha", default: false, locked: false, components: ["client"] },
  { name: "ClientsAllowTLSCacheGC", stage: "Beta", default: true, locked: false, components: ["client"] },
  { name: "ClientsPreferCBOR", stage: "Alpha", default: false, locked: false, components: ["client"] },
  { name: "CloudControllerManagerWatchBasedRoutesReconciliation", stage: "Alpha", default: false, locked: false, components: ["controller-manager"] },
  { name: "CloudControllerManagerWebhook", stage: "Alpha", default: false, locked: false, components: ["controller-manager"] },
  { name: "ClusterTrustBundle", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "ClusterTrustBundleProjection", stage: "Beta", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ComponentFlagz", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "ComponentSLIs", stage: "GA", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "ComponentStatusz", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "proxy", "scheduler"] },
  { name: "ConcurrentWatchObjectDecode", stage: "Beta", default: false, locked: false, components: ["apiserver"] },
  { name: "ConsistentListFromCache", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "ConstrainedImpersonation", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ContainerCheckpoint", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "ContainerRestartRules", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ContainerStopSignals", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ContextualLogging", stage: "Beta", default: true, locked: false, components: ["all"] },
  { name: "ControllerManagerReleaseLeaderElectionLockOnExit", stage: "Alpha", default: false, locked: false, components: ["controller-manager"] },
  { name: "CoordinatedLeaderElection", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "CrossNamespaceVolumeDataSource", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "CustomResourceFieldSelectors", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "DRAAdminAccess", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "DRAConsumableCapacity", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRADeviceBindingConditions", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRADeviceTaintRules", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "DRADeviceTaints", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "DRAExtendedResource", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"] },
  { name: "DRAListTypeAttributes", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRANodeAllocatableResources", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRAPartitionableDevices", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRAPrioritizedList", stage: "GA", default: true, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "DRAResourceClaimDeviceStatus", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "DRAResourceClaimGranularStatusAuthorization", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "DRAResourcePoolStatus", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "DRASchedulerFilterTimeout", stage: "Beta", default: true, locked: false, components: ["scheduler"] },
  { name: "DRAWorkloadResourceClaims", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"] },
  { name: "DeclarativeValidation", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "DeclarativeValidationBeta", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "DeclarativeValidationTakeover", stage: "Deprecated", default: false, locked: false, components: ["apiserver"] },
  { name: "DeploymentReplicaSetTerminatingReplicas", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "DetectCacheInconsistency", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "DisableAllocatorDualWrite", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "DisableCPUQuotaWithExclusiveCPUs", stage: "Deprecated", default: true, locked: false, components: ["node-agent"] },
  { name: "DisableNodeKubeProxyVersion", stage: "Deprecated", default: true, locked: true, components: ["node-agent"] },
  { name: "DynamicResourceAllocation", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent", "scheduler"] },
  { name: "EnvFiles", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "EventedPLEG", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "ExecProbeTimeout", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "ExtendWebSocketsToKubelet", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ExternalServiceAccountTokenSigner", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "GangScheduling", stage: "Alpha", default: false, locked: false, components: ["scheduler"] },
  { name: "GenericWorkload", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "GitRepoVolumeDriver", stage: "Deprecated", default: false, locked: true, components: ["apiserver", "node-agent"] },
  { name: "GracefulNodeShutdown", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "GracefulNodeShutdownBasedOnPodPriority", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "HPAConfigurableTolerance", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "HPAScaleToZero", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "HostnameOverride", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ImageMaximumGCAge", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "ImageVolume", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "ImageVolumeWithDigest", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "InOrderInformers", stage: "GA", default: true, locked: true, components: ["client"] },
  { name: "InOrderInformersBatchProcess", stage: "Beta", default: true, locked: false, components: ["client"] },
  { name: "InPlacePodLevelResourcesVerticalScaling", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"] },
  { name: "InPlacePodVerticalScaling", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent", "scheduler"] },
  { name: "InPlacePodVerticalScalingExclusiveCPUs", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "InPlacePodVerticalScalingExclusiveMemory", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "InPlacePodVerticalScalingInitContainers", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "InformerResourceVersion", stage: "GA", default: true, locked: false, components: ["client"] },
  { name: "JobBackoffLimitPerIndex", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"] },
  { name: "JobManagedBy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"] },
  { name: "JobPodReplacementPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"] },
  { name: "JobSuccessPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager"] },
  { name: "KMSv1", stage: "Deprecated", default: false, locked: false, components: ["apiserver"] },
  { name: "KubeletCgroupDriverFromCRI", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "KubeletCrashLoopBackOffMax", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "KubeletEnsureSecretPulledImages", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "KubeletFineGrainedAuthz", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "KubeletInUserNamespace", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "KubeletPSI", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "KubeletPodResourcesDynamicResources", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "KubeletPodResourcesGet", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "KubeletPodResourcesListUseActivePods", stage: "Deprecated", default: true, locked: false, components: ["node-agent"] },
  { name: "KubeletRegistrationGetOnExistsOnly", stage: "Deprecated", default: false, locked: false, components: ["node-agent"] },
  { name: "KubeletSeparateDiskGC", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "KubeletServiceAccountTokenForCredentialProviders", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "KubeletTracing", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "ListFromCacheSnapshot", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "LocalStorageCapacityIsolationFSQuotaMonitoring", stage: "Beta", default: false, locked: false, components: ["node-agent"] },
  { name: "LogarithmicScaleDown", stage: "GA", default: true, locked: true, components: ["controller-manager"] },
  { name: "LoggingAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["all"] },
  { name: "LoggingBetaOptions", stage: "Beta", default: true, locked: false, components: ["all"] },
  { name: "ManifestBasedAdmissionControlConfig", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "MatchLabelKeysInPodAffinity", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "MatchLabelKeysInPodTopologySpread", stage: "Beta", default: true, locked: false, components: ["apiserver", "scheduler"] },
  { name: "MatchLabelKeysInPodTopologySpreadSelectorMerge", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "MaxUnavailableStatefulSet", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "MemoryQoS", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "MultiCIDRServiceAllocator", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "proxy"] },
  { name: "MutableCSINodeAllocatableCount", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "MutablePVNodeAffinity", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "MutablePodResourcesForSuspendedJobs", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "MutableSchedulingDirectivesForSuspendedJobs", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "MutatingAdmissionPolicy", stage: "GA", default: true, locked: false, components: ["apiserver"] },
  { name: "NFTablesProxyMode", stage: "GA", default: true, locked: true, components: ["proxy"] },
  { name: "NativeHistograms", stage: "Alpha", default: false, locked: false, components: ["all"] },
  { name: "NodeDeclaredFeatures", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent", "scheduler"] },
  { name: "NodeInclusionPolicyInPodTopologySpread", stage: "GA", default: true, locked: true, components: ["apiserver", "scheduler"] },
  { name: "NodeLogQuery", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "NodeSwap", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "NominatedNodeNameForExpectation", stage: "Beta", default: true, locked: false, components: ["scheduler"] },
  { name: "OpenAPIEnums", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "OpportunisticBatching", stage: "Beta", default: true, locked: false, components: ["scheduler"] },
  { name: "OrderedNamespaceDeletion", stage: "GA", default: true, locked: true, components: ["controller-manager"] },
  { name: "PLEGOnDemandRelist", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "PersistentVolumeClaimUnusedSinceTime", stage: "Alpha", default: false, locked: false, components: ["controller-manager"] },
  { name: "PodAndContainerStatsFromCRI", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "PodCertificateRequest", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent"] },
  { name: "PodDeletionCost", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "PodLevelResourceManagers", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "PodLevelResources", stage: "Beta", default: true, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"] },
  { name: "PodLifecycleSleepAction", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "PodLifecycleSleepActionAllowZero", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "PodLogsQuerySplitStreams", stage: "Alpha", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "PodObservedGenerationTracking", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "PodReadyToStartContainersCondition", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "PodSchedulingReadiness", stage: "GA", default: true, locked: true, components: ["apiserver", "scheduler"] },
  { name: "PodTopologyLabelsAdmission", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "PodsAPI", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "PortForwardWebsockets", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "PreferSameTrafficDistribution", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "proxy"] },
  { name: "PreventStaticPodAPIReferences", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "ProcMountType", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "QOSReserved", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "RecoverVolumeExpansionFailure", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent"] },
  { name: "RecursiveReadOnlyMounts", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "ReduceDefaultCrashLoopBackOffDecay", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "RelaxedDNSSearchValidation", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "RelaxedEnvironmentVariableValidation", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "RelaxedServiceNameValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ReloadKubeletClientCAFile", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "ReloadKubeletServerCertificateFile", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "RemoteRequestHeaderUID", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ResilientWatchCacheInitialization", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "ResourceHealthStatus", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "ResourceHealthStatusMessage", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "RestartAllContainersOnContainerExits", stage: "Beta", default: true, locked: false, components: ["apiserver", "node-agent"] },
  { name: "RetryGenerateName", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "RotateKubeletServerCertificate", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "RuntimeClassInImageCriApi", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "SELinuxChangePolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "node-agent"] },
  { name: "SELinuxMount", stage: "Beta", default: false, locked: false, components: ["apiserver", "node-agent"] },
  { name: "SELinuxMountReadWriteOncePod", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "SchedulerAsyncAPICalls", stage: "Beta", default: false, locked: false, components: ["scheduler"] },
  { name: "SchedulerAsyncPreemption", stage: "Beta", default: true, locked: false, components: ["scheduler"] },
  { name: "SchedulerPopFromBackoffQ", stage: "Beta", default: true, locked: false, components: ["scheduler"] },
  { name: "SchedulerQueueingHints", stage: "GA", default: true, locked: true, components: ["scheduler"] },
  { name: "SeparateCacheWatchRPC", stage: "Deprecated", default: false, locked: true, components: ["apiserver"] },
  { name: "SeparateTaintEvictionController", stage: "GA", default: true, locked: true, components: ["controller-manager"] },
  { name: "ServiceAccountNodeAudienceRestriction", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "ServiceAccountTokenJTI", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "ServiceAccountTokenNodeBinding", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "ServiceAccountTokenNodeBindingValidation", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "ServiceAccountTokenPodNodeInfo", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "ServiceIPStaticSubrange", stage: "GA", default: true, locked: false, components: ["apiserver"] },
  { name: "ServiceNodePortStaticSubrange", stage: "GA", default: true, locked: false, components: ["apiserver"] },
  { name: "ServiceCIDRStatusFieldWiping", stage: "Deprecated", default: true, locked: false, components: ["apiserver"] },
  { name: "ShardedListAndWatch", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "SidecarContainers", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "SizeBasedListCostEstimate", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "StaleControllerConsistencyDaemonSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"] },
  { name: "StaleControllerConsistencyJob", stage: "Beta", default: true, locked: false, components: ["controller-manager"] },
  { name: "StaleControllerConsistencyReplicaSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"] },
  { name: "StaleControllerConsistencyStatefulSet", stage: "Beta", default: true, locked: false, components: ["controller-manager"] },
  { name: "StatefulSetSemanticRevisionComparison", stage: "Beta", default: true, locked: false, components: ["controller-manager"] },
  { name: "StorageCapacityScoring", stage: "Alpha", default: false, locked: false, components: ["scheduler"] },
  { name: "StorageNamespaceIndex", stage: "Deprecated", default: true, locked: false, components: ["apiserver"] },
  { name: "StorageVersionAPI", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "StorageVersionHash", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "StorageVersionMigrator", stage: "Beta", default: false, locked: false, components: ["apiserver", "controller-manager"] },
  { name: "StreamingCollectionEncodingToJSON", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "StreamingCollectionEncodingToProtobuf", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "StrictIPCIDRValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "StructuredAuthenticationConfiguration", stage: "GA", default: true, locked: true, components: ["apiserver"] },
  { name: "StructuredAuthenticationConfigurationEgressSelector", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "StructuredAuthenticationConfigurationJWKSMetrics", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "SupplementalGroupsPolicy", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "SystemdWatchdog", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "TaintTolerationComparisonOperators", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager", "node-agent", "scheduler"] },
  { name: "TokenRequestServiceAccountUIDValidation", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "TopologyAwareWorkloadScheduling", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "TopologyManagerPolicyAlphaOptions", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "TopologyManagerPolicyBetaOptions", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "TopologyManagerPolicyOptions", stage: "GA", default: true, locked: true, components: ["node-agent"] },
  { name: "TranslateStreamCloseWebsocketRequests", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "UnauthenticatedHTTP2DOSMitigation", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "UnknownVersionInteroperabilityProxy", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "UnlockWhileProcessingFIFO", stage: "Beta", default: true, locked: false, components: ["client"] },
  { name: "UserNamespacesHostNetworkSupport", stage: "Alpha", default: false, locked: false, components: ["apiserver"] },
  { name: "UserNamespacesSupport", stage: "GA", default: true, locked: true, components: ["apiserver", "node-agent"] },
  { name: "VolumeAttributesClass", stage: "GA", default: true, locked: true, components: ["apiserver", "controller-manager", "scheduler"] },
  { name: "VolumeLimitScaling", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "WatchCacheInitializationPostStartHook", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "WatchList", stage: "Beta", default: true, locked: false, components: ["apiserver"] },
  { name: "WatchListClient", stage: "Beta", default: true, locked: false, components: ["client"] },
  { name: "WinDSR", stage: "GA", default: true, locked: true, components: ["proxy"] },
  { name: "WinOverlay", stage: "GA", default: true, locked: true, components: ["proxy"] },
  { name: "WindowsCPUAndMemoryAffinity", stage: "Alpha", default: false, locked: false, components: ["node-agent"] },
  { name: "WindowsGracefulNodeShutdown", stage: "Beta", default: true, locked: false, components: ["node-agent"] },
  { name: "WindowsHostNetwork", stage: "Deprecated", default: false, locked: false, components: ["node-agent"] },
  { name: "WorkloadAwarePreemption", stage: "Alpha", default: false, locked: false, components: ["apiserver", "scheduler"] },
  { name: "WorkloadWithJob", stage: "Alpha", default: false, locked: false, components: ["apiserver", "controller-manager"] },
];

/**
 * Reads the value of --feature-gates, e.g. `{ AllAlpha: "true" }`.
 * @throws FeatureGateError on an unknown name, a value that is no boolean, and a locked gate.
 */
export function parseFeatureGates(settings: Readonly<Record<string, string>>): FeatureGates<GateName> {
  return featureGates(gates, settings);
}
