/** The identity of a platform. Nothing else may know these words. */
export interface Platform extends PlatformWords {
  readonly names: Readonly<Record<SharedName, string>>;
}

/** Names of `spec/wellknown.yaml` that have a word of the identity in them and that shared code needs. */
export type SharedName =
  | "annotationAppArmorContainerPrefix"
  | "annotationConfigHash"
  | "annotationConfigMirror"
  | "annotationConfigSeen"
  | "annotationConfigSource"
  | "annotationControllerAttaches"
  | "annotationDefaultIngressClass"
  | "annotationDefaultStorageClass"
  | "annotationDefaultStorageClassBeta"
  | "annotationEnforceMountableSecrets"
  | "annotationFlowAutoupdate"
  | "annotationImagePolicyFailedOpen"
  | "annotationIngressClass"
  | "annotationInitialEventsEnd"
  | "annotationLimitRanger"
  | "annotationNodeSelector"
  | "annotationDefaultTolerations"
  | "annotationAllowedTolerations"
  | "annotationRbacAutoupdate"
  | "annotationSeccompContainerPrefix"
  | "annotationSeccompPod"
  | "annotationServiceAccountName"
  | "annotationServiceAccountUid"
  | "annotationStorageClass"
  | "apiGroupExtensions"
  | "apiGroupRbac"
  | "configMapLegacyTokenTracking"
  | "configMapRootCa"
  | "extraNodeName"
  | "finalizerAttributesProtection"
  | "finalizerClaimProtection"
  | "finalizerCustomResources"
  | "finalizerNamespace"
  | "finalizerServiceCidr"
  | "finalizerPodGroupProtection"
  | "finalizerVolumeProtection"
  | "headerFieldMask"
  | "labelArch"
  | "labelAutomanaged"
  | "labelDeviceAdminAccess"
  | "labelEndpointSliceSkipMirror"
  | "labelHostname"
  | "labelInstanceType"
  | "labelIpFamily"
  | "labelIpManagedBy"
  | "labelLegacyTokenInvalidSince"
  | "labelLegacyTokenLastUsed"
  | "labelOs"
  | "labelPodSecurityAudit"
  | "labelPodSecurityAuditVersion"
  | "labelPodSecurityEnforce"
  | "labelPodSecurityEnforceVersion"
  | "labelPodSecurityWarn"
  | "labelPodSecurityWarnVersion"
  | "labelRegion"
  | "labelServerIdentity"
  | "labelServiceName"
  | "labelZone"
  | "namespaceNodeLease"
  | "namespacePublic"
  | "namespaceSystem"
  | "secretTypeBootstrapToken"
  | "secretTypeDockerConfigJson"
  | "secretTypeDockercfg"
  | "secretTypeServiceAccountToken"
  | "serviceAccountMountPath"
  | "serviceAccountVolume"
  | "serviceApi"
  | "signerAgentClient"
  | "signerAgentServing"
  | "signerApiserverClient"
  | "signerLegacyUnknown"
  | "taintDiskPressure"
  | "taintMemoryPressure"
  | "taintNetworkUnavailable"
  | "taintNotReady"
  | "taintOutOfService"
  | "taintPidPressure"
  | "taintUnreachable"
  | "taintUnschedulable"
  | "userControllerManager"
  | "userProxy"
  | "userScheduler";

/** What `spec/platform.yaml` states. */
export interface PlatformWords {
  /** Short name, e.g. the CLI's and the system users'. */
  readonly name: string;
  /** Suffix of API groups. */
  readonly apiDomain: string;
  /** Domain of labels and annotations. */
  readonly labelDomain: string;
  /** Prefix of the system namespaces, without the dash. */
  readonly systemPrefix: string;
  /** Word in media types: application/vnd.<vendor>.protobuf. */
  readonly vendor: string;
  readonly metricPrefix: string;
  readonly agentName: string;
  /** The same as the reasons of conditions begin with it: "NodeAgent". */
  readonly agentTitle: string;
  /** Group of tables, patch options and partial metadata: meta.<apiDomain>. */
  readonly metaGroup: string;
  /** application/vnd.<vendor>.protobuf */
  readonly protobufMediaType: string;
  /** The four bytes before a protobuf envelope, in hexadecimal. */
  readonly protobufMagic: string;
  /** Semantic, e.g. v1.36.0: kubectl refuses anything else. */
  readonly gitVersion: string;
  readonly major: string;
  readonly minor: string;
  /** Words of the field that are understood and said beside the platform's own: alias -> own word. */
  readonly wireAliases: {
    /**
     * API groups in Accept parameters and, of kinds that are never stored, in paths and bodies, e.g.
     * "meta.acme.dev" -> "meta.example.dev".
     */
    readonly groups: Readonly<Record<string, string>>;
    /** Media types, e.g. "application/vnd.kubernetes.protobuf" -> "application/vnd.orch.protobuf". */
    readonly mediaTypes: Readonly<Record<string, string>>;
    /** Annotations that container runtimes read of pods, and clients of bookmarks: with the values of the own ones. */
    readonly annotations: Readonly<Record<string, string>>;
  };
}
