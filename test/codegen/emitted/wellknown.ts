// Generated from spec/wellknown.yaml. Do not edit.

export const annotationAppArmorContainerPrefix = "container.apparmor.security.beta.acme.dev/";

export const annotationConfigHash = "acme.dev/config.hash";

export const annotationConfigMirror = "acme.dev/config.mirror";

export const annotationConfigSeen = "acme.dev/config.seen";

export const annotationConfigSource = "acme.dev/config.source";

export const annotationControllerAttaches = "volumes.acme.dev/controller-managed-attach-detach";

export const annotationDefaultIngressClass = "ingressclass.acme.dev/is-default-class";

export const annotationDefaultStorageClass = "storageclass.acme.dev/is-default-class";

export const annotationDefaultStorageClassBeta = "storageclass.beta.acme.dev/is-default-class";

export const annotationEnforceMountableSecrets = "acme.dev/enforce-mountable-secrets";

export const annotationImagePolicyFailedOpen = "alpha.image-policy.acme.dev/failed-open";

export const annotationIngressClass = "acme.dev/ingress.class";

export const annotationLimitRanger = "acme.dev/limit-ranger";

export const annotationNodeSelector = "scheduler.alpha.acme.dev/node-selector";

export const annotationDefaultTolerations = "scheduler.alpha.acme.dev/defaultTolerations";

export const annotationAllowedTolerations = "scheduler.alpha.acme.dev/tolerationsWhitelist";

export const annotationInitialEventsEnd = "acme.dev/initial-events-end";

export const annotationFlowAutoupdate = "apf.acme.dev/autoupdate-spec";

export const annotationRbacAutoupdate = "rbac.authorization.acme.dev/autoupdate";

export const annotationSeccompContainerPrefix = "container.seccomp.security.alpha.acme.dev/";

export const annotationSeccompPod = "seccomp.security.alpha.acme.dev/pod";

export const annotationServiceAccountName = "acme.dev/service-account.name";

export const annotationServiceAccountUid = "acme.dev/service-account.uid";

export const annotationStorageClass = "volume.beta.acme.dev/storage-class";

export const apiGroupExtensions = "apiextensions.acme.dev";

export const apiGroupRbac = "rbac.authorization.acme.dev";

export const configMapLegacyTokenTracking = "acme-apiserver-legacy-service-account-token-tracking";

export const configMapRootCa = "acme-root-ca.crt";

export const extraNodeName = "authentication.acme.dev/node-name";

export const finalizerCustomResources = "customresourcecleanup.apiextensions.acme.dev";

export const finalizerNamespace = "acme";

export const finalizerAttributesProtection = "acme.dev/vac-protection";

export const finalizerClaimProtection = "acme.dev/pvc-protection";

export const finalizerPodGroupProtection = "scheduling.acme.dev/podgroup-protection";

export const finalizerVolumeProtection = "acme.dev/pv-protection";

export const finalizerServiceCidr = "networking.acme.dev/service-cidr-finalizer";

export const headerFieldMask = "x-acme-fieldmask";

export const labelArch = "acme.dev/arch";

export const labelAutomanaged = "acme-aggregator.acme.dev/automanaged";

export const labelDeviceAdminAccess = "resource.acme.dev/admin-access";

export const labelEndpointSliceSkipMirror = "endpointslice.acme.dev/skip-mirror";

export const labelHostname = "acme.dev/hostname";

export const labelInstanceType = "node.acme.dev/instance-type";

export const labelIpFamily = "ipaddress.acme.dev/ip-family";

export const labelIpManagedBy = "ipaddress.acme.dev/managed-by";

export const labelLegacyTokenInvalidSince = "acme.dev/legacy-token-invalid-since";

export const labelLegacyTokenLastUsed = "acme.dev/legacy-token-last-used";

export const labelOs = "acme.dev/os";

export const labelPodSecurityAudit = "pod-security.acme.dev/audit";

export const labelPodSecurityAuditVersion = "pod-security.acme.dev/audit-version";

export const labelPodSecurityEnforce = "pod-security.acme.dev/enforce";

export const labelPodSecurityEnforceVersion = "pod-security.acme.dev/enforce-version";

export const labelPodSecurityWarn = "pod-security.acme.dev/warn";

export const labelPodSecurityWarnVersion = "pod-security.acme.dev/warn-version";

export const labelRegion = "topology.acme.dev/region";

export const labelServerIdentity = "apiserver.acme.dev/identity";

export const labelServiceName = "acme.dev/service-name";

export const labelZone = "topology.acme.dev/zone";

export const namespaceNodeLease = "acme-node-lease";

export const namespacePublic = "acme-public";

export const namespaceSystem = "acme-system";

export const secretTypeBootstrapToken = "bootstrap.acme.dev/token";

export const secretTypeDockerConfigJson = "acme.dev/dockerconfigjson";

export const secretTypeDockercfg = "acme.dev/dockercfg";

export const secretTypeServiceAccountToken = "acme.dev/service-account-token";

export const serviceAccountMountPath = "/var/run/secrets/acme.dev/serviceaccount";

export const serviceAccountVolume = "acme-api-access";

export const serviceApi = "acme";

export const signerAgentClient = "acme.dev/acme-apiserver-client-acmelet";

export const signerAgentServing = "acme.dev/acmelet-serving";

export const signerApiserverClient = "acme.dev/acme-apiserver-client";

export const signerLegacyUnknown = "acme.dev/legacy-unknown";

export const taintMemoryPressure = "node.acme.dev/memory-pressure";

export const taintDiskPressure = "node.acme.dev/disk-pressure";

export const taintNetworkUnavailable = "node.acme.dev/network-unavailable";

export const taintNotReady = "node.acme.dev/not-ready";

export const taintOutOfService = "node.acme.dev/out-of-service";

export const taintPidPressure = "node.acme.dev/pid-pressure";

export const taintUnreachable = "node.acme.dev/unreachable";

export const taintUnschedulable = "node.acme.dev/unschedulable";

export const userControllerManager = "system:acme-controller-manager";

export const userProxy = "system:acme-proxy";

export const userScheduler = "system:acme-scheduler";
