// Generated from spec/wellknown.yaml. Do not edit.

/** Namespace of objects that name no other. */
export const namespaceDefault = "default";

/** Namespace of the platform's own objects. */
export const namespaceSystem = "orch-system";

/** Namespace that all users may read. */
export const namespacePublic = "orch-public";

/** Namespace of the nodes' heartbeats. */
export const namespaceNodeLease = "orch-node-lease";

/** User of a request without credentials. */
export const userAnonymous = "system:anonymous";

/** Group of the anonymous user. */
export const groupUnauthenticated = "system:unauthenticated";

/** Group of all authenticated users. */
export const groupAuthenticated = "system:authenticated";

/** Group that may do everything, whatever the authorizers say. */
export const groupMasters = "system:masters";

/** Group that may read health and metrics, and say which traces are recorded. */
export const groupMonitoring = "system:monitoring";

/** Group of all node agents. */
export const groupNodes = "system:nodes";

/** User of a node agent, before the name of its node. */
export const userNodePrefix = "system:node:";

/** User as which the API server asks itself. */
export const userApiserver = "system:apiserver";

/** User of the controllers. */
export const userControllerManager = "system:orch-controller-manager";

/** User of the scheduler. */
export const userScheduler = "system:orch-scheduler";

/** User of the service proxies. */
export const userProxy = "system:orch-proxy";

/** User of a service account, before <namespace>:<name>. */
export const userServiceAccountPrefix = "system:serviceaccount:";

/** Group of all service accounts. */
export const groupServiceAccounts = "system:serviceaccounts";

/** Group of the service accounts of one namespace, before its name. */
export const groupServiceAccountsPrefix = "system:serviceaccounts:";

/** Group of those who come with a bootstrap token. */
export const groupBootstrappers = "system:bootstrappers";

/** User of a bootstrap token, before its id. */
export const userBootstrapPrefix = "system:bootstrap:";

/** Of a service account, the node that its token is bound to. */
export const extraNodeName = "authentication.orch.io/node-name";

/** In spec.finalizers of a namespace while its contents are being removed. */
export const finalizerNamespace = "orch";

/** Frees the dependents of an object before it goes. */
export const finalizerOrphan = "orphan";

/** Keeps an object until its blocking dependents are gone. */
export const finalizerForegroundDeletion = "foregroundDeletion";

/** Keeps a storage claim while a pod uses it. */
export const finalizerClaimProtection = "orch.io/pvc-protection";

/** Keeps a volume while a claim is bound to it. */
export const finalizerVolumeProtection = "orch.io/pv-protection";

/** Keeps a class of volume attributes while a claim or a volume names it. */
export const finalizerAttributesProtection = "orch.io/vac-protection";

/** Keeps a group of pods while a pod in it has not ended. */
export const finalizerPodGroupProtection = "scheduling.orch.io/podgroup-protection";

/** Keeps a custom resource definition until the objects of its kind are deleted. */
export const finalizerCustomResources = "customresourcecleanup.apiextensions.orch.io";

/** Keeps a range of service addresses while some are in use. */
export const finalizerServiceCidr = "networking.orch.io/service-cidr-finalizer";

/** Suffix of the API groups of the platform. */
export const domainApi = "orch.io";

/** Suffix of the label domains of the platform. */
export const domainLabels = "orch.io";

/** Name of a namespace, so that selectors find it. */
export const labelMetadataName = "orch.io/metadata.name";

/** Host name of a node. */
export const labelHostname = "orch.io/hostname";

/** Which program an identity lease is of. */
export const labelServerIdentity = "apiserver.orch.io/identity";

/** Operating system of a node. */
export const labelOs = "orch.io/os";

/** Processor architecture of a node. */
export const labelArch = "orch.io/arch";

/** Type of the machine of a node. */
export const labelInstanceType = "node.orch.io/instance-type";

/** Windows build of a node. */
export const labelWindowsBuild = "node.orch.io/windows-build";

/** Zone in which a node or volume lies. */
export const labelZone = "topology.orch.io/zone";

/** Program that made a node, as it was written until 1.9. */
export const labelCreatedBy = "app.orch.io/created-by";

/** Pods that a node should not get, as it was written until 1.22. */
export const labelAvoidPods = "scheduler.alpha.orch.io/preferAvoidPods";

/** Role of the nodes with the control plane, by its old name. */
export const labelMaster = "node-role.orch.io/master";

/** Role of the nodes with the control plane. */
export const labelControlPlane = "node-role.orch.io/control-plane";

/** API group of the definitions of volume snapshots. */
export const groupSnapshot = "snapshot.storage.orch.io";

/** Deprecated name of the annotation below. */
export const annotationTopologyAwareHints = "service.orch.io/topology-aware-hints";

/** Whether a service prefers endpoints of the client's zone. */
export const annotationTopologyMode = "service.orch.io/topology-mode";

/** Networks whose clients the balancer of a service lets in, as it was written before there was a field. */
export const annotationLoadBalancerSourceRanges = "service.beta.orch.io/load-balancer-source-ranges";

/** Region in which a node or volume lies. */
export const labelRegion = "topology.orch.io/region";

/** Says that a node has a role, named after the slash. */
export const labelNodeRolePrefix = "node-role.orch.io/";

/** Role of a node, as the value. */
export const labelNodeRole = "orch.io/role";

/** Node labels below this domain may not be set by the node itself. */
export const labelNodeRestrictionSuffix = "node-restriction.orch.io/";

/** Service to which an endpoint slice belongs. */
export const labelServiceName = "orch.io/service-name";

/** Controller that keeps an endpoint slice. */
export const labelEndpointSliceManagedBy = "endpointslice.orch.io/managed-by";

/** When true, endpoints are not mirrored into slices. */
export const labelEndpointSliceSkipMirror = "endpointslice.orch.io/skip-mirror";

/** Address family of an IP address object. */
export const labelIpFamily = "ipaddress.orch.io/ip-family";

/** Who keeps an IP address object. */
export const labelIpManagedBy = "ipaddress.orch.io/managed-by";

/** rbac-defaults on the roles and bindings that the server makes for itself. */
export const labelBootstrapping = "orch.io/bootstrapping";

/** When true, the role's rules become part of the admin role. */
export const labelAggregateToAdmin = "rbac.authorization.orch.io/aggregate-to-admin";

/** When true, the role's rules become part of the edit role. */
export const labelAggregateToEdit = "rbac.authorization.orch.io/aggregate-to-edit";

/** When true, the role's rules become part of the view role. */
export const labelAggregateToView = "rbac.authorization.orch.io/aggregate-to-view";

/** Says when the server keeps an APIService of its own as it should be; onstart or true. */
export const labelAutomanaged = "orch-aggregator.orch.io/automanaged";

/** Which of an indexed job's completions a pod is for. */
export const labelJobCompletionIndex = "batch.orch.io/job-completion-index";

/** UID of the job that made a pod. */
export const labelControllerUid = "batch.orch.io/controller-uid";

/** Name of the job that made a pod. */
export const labelJobName = "batch.orch.io/job-name";

/** Distinguishes the pods of a deployment's revisions. */
export const labelPodTemplateHash = "pod-template-hash";

/** Level that pods must meet. */
export const labelPodSecurityEnforce = "pod-security.orch.io/enforce";

/** Version of the enforced level. */
export const labelPodSecurityEnforceVersion = "pod-security.orch.io/enforce-version";

/** Level whose violations are recorded. */
export const labelPodSecurityAudit = "pod-security.orch.io/audit";

/** Version of the audited level. */
export const labelPodSecurityAuditVersion = "pod-security.orch.io/audit-version";

/** Level whose violations are answered with a warning. */
export const labelPodSecurityWarn = "pod-security.orch.io/warn";

/** Version of the warned level. */
export const labelPodSecurityWarnVersion = "pod-security.orch.io/warn-version";

/** When true, claims of the namespace may ask for devices that others use. */
export const labelDeviceAdminAccess = "resource.orch.io/admin-access";

/** Day on which a long-lived token was last used. */
export const labelLegacyTokenLastUsed = "orch.io/legacy-token-last-used";

/** Day since which a long-lived token no longer counts. */
export const labelLegacyTokenInvalidSince = "orch.io/legacy-token-invalid-since";

/** Group of custom resource definitions. */
export const apiGroupExtensions = "apiextensions.orch.io";

/** Group of roles and bindings, and of the users and groups that they name. */
export const apiGroupRbac = "rbac.authorization.orch.io";

/** Configuration that a client applied last, to compute the next patch from. */
export const annotationLastAppliedConfiguration = "kubectl.orch.io/last-applied-configuration";

/** Number of a deployment's revision, on it and on its replica set. */
export const annotationDeploymentRevision = "deployment.orch.io/revision";

/** Why a revision was made, in words. */
export const annotationChangeCause = "orch.io/change-cause";

/** Pods of lower cost go first when a replica set shrinks. */
export const annotationPodDeletionCost = "controller.orch.io/pod-deletion-cost";

/** Service account whose token a secret holds. */
export const annotationServiceAccountName = "orch.io/service-account.name";

/** UID of the service account whose token a secret holds. */
export const annotationServiceAccountUid = "orch.io/service-account.uid";

/** When true, pods of a service account may use only the secrets that it lists. */
export const annotationEnforceMountableSecrets = "orch.io/enforce-mountable-secrets";

/** When true, a controller attaches the volumes of a node to it, and detaches them. */
export const annotationControllerAttaches = "volumes.orch.io/controller-managed-attach-detach";

/** Marks the image of a static pod in the API. */
export const annotationConfigMirror = "orch.io/config.mirror";

/** Hash of a static pod's configuration. */
export const annotationConfigHash = "orch.io/config.hash";

/** Where the node agent got a pod from. */
export const annotationConfigSource = "orch.io/config.source";

/** When the node agent first saw a pod. */
export const annotationConfigSeen = "orch.io/config.seen";

/** Says that a pod is critical, from before there was a field for it. */
export const annotationCriticalPod = "scheduler.alpha.orch.io/critical-pod";

/** Kernel parameters of a pod, from before there was a field for them. */
export const annotationSysctls = "security.alpha.orch.io/sysctls";

/** Kernel parameters of a pod that reach beyond it, from before there was a field for them. */
export const annotationUnsafeSysctls = "security.alpha.orch.io/unsafe-sysctls";

/** Seccomp profile of a pod, from before there was a field for it. */
export const annotationSeccompPod = "seccomp.security.alpha.orch.io/pod";

/** Seccomp profile of a container, before its name, from before there was a field for it. */
export const annotationSeccompContainerPrefix = "container.seccomp.security.alpha.orch.io/";

/** AppArmor profile of a container, before its name, from before there was a field for it. */
export const annotationAppArmorContainerPrefix = "container.apparmor.security.beta.orch.io/";

/** Storage class of a volume or claim, from before there was a field for it. */
export const annotationStorageClass = "volume.beta.orch.io/storage-class";

/** Options with which a volume is mounted, from before there was a field for it. */
export const annotationMountOptions = "volume.beta.orch.io/mount-options";

/** Measures that autoscaling/v1 has no field for, as JSON. */
export const annotationScalingMetrics = "autoscaling.alpha.orch.io/metrics";

/** What those measures were last, as JSON. */
export const annotationScalingCurrentMetrics = "autoscaling.alpha.orch.io/current-metrics";

/** Conditions that autoscaling/v1 has no field for, as JSON. */
export const annotationScalingConditions = "autoscaling.alpha.orch.io/conditions";

/** Pace of scaling that autoscaling/v1 has no field for, as JSON. */
export const annotationScalingBehavior = "autoscaling.alpha.orch.io/behavior";

/** Most bits per second into a pod, a quantity such as 10M. */
export const annotationIngressBandwidth = "orch.io/ingress-bandwidth";

/** Most bits per second out of a pod, a quantity such as 10M. */
export const annotationEgressBandwidth = "orch.io/egress-bandwidth";

/** truncated when a service has more endpoints than fit. */
export const annotationEndpointsOverCapacity = "endpoints.orch.io/over-capacity";

/** Says whether the server resets a priority level or flow schema of its own to the default. */
export const annotationFlowAutoupdate = "apf.orch.io/autoupdate-spec";

/** When true, the server adds missing rules and subjects back at start. */
export const annotationRbacAutoupdate = "rbac.authorization.orch.io/autoupdate";

/** When true, claims that name no class get this one. */
export const annotationDefaultStorageClass = "storageclass.orch.io/is-default-class";

/** The same, as older clients say it. */
export const annotationDefaultStorageClassBeta = "storageclass.beta.orch.io/is-default-class";

/** When true, ingresses that name no class get this one. */
export const annotationDefaultIngressClass = "ingressclass.orch.io/is-default-class";

/** The pod was let in although the webhook for its images did not answer. */
export const annotationImagePolicyFailedOpen = "alpha.image-policy.orch.io/failed-open";

/** Class of an ingress, from before there was a field for it. */
export const annotationIngressClass = "orch.io/ingress.class";

/** What a limit range has filled in. */
export const annotationLimitRanger = "orch.io/limit-ranger";

/** Labels of the nodes that the pods of a namespace go to. */
export const annotationNodeSelector = "scheduler.alpha.orch.io/node-selector";

/** Tolerations that the new pods of a namespace get, as JSON. */
export const annotationDefaultTolerations = "scheduler.alpha.orch.io/defaultTolerations";

/** The only tolerations that the pods of a namespace may have, as JSON. */
export const annotationAllowedTolerations = "scheduler.alpha.orch.io/tolerationsWhitelist";

/** On the bookmark that ends a watch's initial list. */
export const annotationInitialEventsEnd = "orch.io/initial-events-end";

/** The node says that it is not ready. */
export const taintNotReady = "node.orch.io/not-ready";

/** Nothing has been heard of the node for too long. */
export const taintUnreachable = "node.orch.io/unreachable";

/** The node takes no new pods. */
export const taintUnschedulable = "node.orch.io/unschedulable";

/** The node is short of memory. */
export const taintMemoryPressure = "node.orch.io/memory-pressure";

/** The node is short of disk space. */
export const taintDiskPressure = "node.orch.io/disk-pressure";

/** The node is short of process ids. */
export const taintPidPressure = "node.orch.io/pid-pressure";

/** The node's network is not set up. */
export const taintNetworkUnavailable = "node.orch.io/network-unavailable";

/** An operator says that the node is down for good. */
export const taintOutOfService = "node.orch.io/out-of-service";

/** A secret of free content. */
export const secretTypeOpaque = "Opaque";

/** A secret with a long-lived token of a service account. */
export const secretTypeServiceAccountToken = "orch.io/service-account-token";

/** A secret with image registry credentials in the old form. */
export const secretTypeDockercfg = "orch.io/dockercfg";

/** A secret with image registry credentials. */
export const secretTypeDockerConfigJson = "orch.io/dockerconfigjson";

/** A secret with a user name and password. */
export const secretTypeBasicAuth = "orch.io/basic-auth";

/** A secret with a private SSH key. */
export const secretTypeSshAuth = "orch.io/ssh-auth";

/** A secret with a certificate and its key. */
export const secretTypeTls = "orch.io/tls";

/** A secret with a token for a node that joins. */
export const secretTypeBootstrapToken = "bootstrap.orch.io/token";

/** Name of the service of the API itself. */
export const serviceApi = "orch";

/** Service account of pods that name no other. */
export const serviceAccountDefault = "default";

/** Config map in every namespace with the certificate authority of the API. */
export const configMapRootCa = "orch-root-ca.crt";

/** Config map that says since which day the use of long-lived tokens is noted. */
export const configMapLegacyTokenTracking = "orch-apiserver-legacy-service-account-token-tracking";

/** Where a container finds its token, authority and namespace. */
export const serviceAccountMountPath = "/var/run/secrets/orch.io/serviceaccount";

/** Volume with the token of a pod, before a dash and random letters. */
export const serviceAccountVolume = "orch-api-access";

/** Scheduler of pods that name no other. */
export const schedulerDefault = "default-scheduler";

/** Signer of certificates by which the server knows its clients. */
export const signerApiserverClient = "orch.io/orch-apiserver-client";

/** Signer of certificates by which the server knows node agents. */
export const signerAgentClient = "orch.io/orch-apiserver-client-nodeagent";

/** Signer of certificates by which node agents are known to their clients. */
export const signerAgentServing = "orch.io/nodeagent-serving";

/** Signer of requests that named none; no request may name it any more. */
export const signerLegacyUnknown = "orch.io/legacy-unknown";

/** Protocol in which a command streams, over SPDY from a container runtime, over a WebSocket to a client. */
export const streamProtocolCommand = "v4.channel.k8s.io";

/** The next one, over WebSockets alone, in which the end of the input is said. */
export const streamProtocolCommandV5 = "v5.channel.k8s.io";

/** Sub-protocol of forwarded ports over a WebSocket, whose messages hold bytes of SPDY. */
export const streamProtocolPorts = "SPDY/3.1+portforward.k8s.io";

/** Metadata of a call for pods that names the wanted fields. */
export const headerFieldMask = "x-orch-fieldmask";
