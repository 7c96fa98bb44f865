// Generated from all spec files. Do not edit.
import type {
  ClientOptions,
  ClusterResource,
  CommandCall,
  NamespacedResource,
  OwnSubresource,
  PortCall,
  Subresource,
  TextCall,
  Transport,
  Verb,
} from "../runtime/client/index.ts";
import { clusterResource, createTransport, namespacedResource } from "../runtime/client/index.ts";
import type { MutatingAdmissionPolicy } from "./admissionregistration/v1/mutatingAdmissionPolicy.ts";
import type { MutatingAdmissionPolicyBinding } from "./admissionregistration/v1/mutatingAdmissionPolicyBinding.ts";
import type { MutatingWebhookConfiguration } from "./admissionregistration/v1/mutatingWebhookConfiguration.ts";
import type { ValidatingAdmissionPolicy } from "./admissionregistration/v1/validatingAdmissionPolicy.ts";
import type { ValidatingAdmissionPolicyBinding } from "./admissionregistration/v1/validatingAdmissionPolicyBinding.ts";
import type { ValidatingWebhookConfiguration } from "./admissionregistration/v1/validatingWebhookConfiguration.ts";
import type {
  MutatingAdmissionPolicy as AdmissionregistrationMutatingAdmissionPolicy,
} from "./admissionregistration/v1alpha1/mutatingAdmissionPolicy.ts";
import type {
  MutatingAdmissionPolicyBinding as AdmissionregistrationMutatingAdmissionPolicyBinding,
} from "./admissionregistration/v1alpha1/mutatingAdmissionPolicyBinding.ts";
import type {
  MutatingAdmissionPolicy as AdmissionregistrationV1beta1MutatingAdmissionPolicy,
} from "./admissionregistration/v1beta1/mutatingAdmissionPolicy.ts";
import type {
  MutatingAdmissionPolicyBinding as AdmissionregistrationV1beta1MutatingAdmissionPolicyBinding,
} from "./admissionregistration/v1beta1/mutatingAdmissionPolicyBinding.ts";
import type { CustomResourceDefinition } from "./apiextensions/v1/customResourceDefinition.ts";
import type { APIService } from "./apiregistration/v1/apiService.ts";
import type { ControllerRevision } from "./apps/v1/controllerRevision.ts";
import type { DaemonSet } from "./apps/v1/daemonSet.ts";
import type { Deployment } from "./apps/v1/deployment.ts";
import type { ReplicaSet } from "./apps/v1/replicaSet.ts";
import type { StatefulSet } from "./apps/v1/statefulSet.ts";
import type { SelfSubjectReview } from "./authentication/v1/selfSubjectReview.ts";
import type { TokenRequest } from "./authentication/v1/tokenRequest.ts";
import type { TokenReview } from "./authentication/v1/tokenReview.ts";
import type { TokenReview as AuthenticationTokenReview } from "./authentication/v1beta1/tokenReview.ts";
import type { LocalSubjectAccessReview } from "./authorization/v1/localSubjectAccessReview.ts";
import type { SelfSubjectAccessReview } from "./authorization/v1/selfSubjectAccessReview.ts";
import type { SelfSubjectRulesReview } from "./authorization/v1/selfSubjectRulesReview.ts";
import type { SubjectAccessReview } from "./authorization/v1/subjectAccessReview.ts";
import type {
  SubjectAccessReview as AuthorizationSubjectAccessReview,
} from "./authorization/v1beta1/subjectAccessReview.ts";
import type { HorizontalPodAutoscaler } from "./autoscaling/v1/horizontalPodAutoscaler.ts";
import type { Scale } from "./autoscaling/v1/scale.ts";
import type {
  HorizontalPodAutoscaler as AutoscalingHorizontalPodAutoscaler,
} from "./autoscaling/v2/horizontalPodAutoscaler.ts";
import type { CronJob } from "./batch/v1/cronJob.ts";
import type { Job } from "./batch/v1/job.ts";
import type { CertificateSigningRequest } from "./certificates/v1/certificateSigningRequest.ts";
import type { ClusterTrustBundle } from "./certificates/v1alpha1/clusterTrustBundle.ts";
import type {
  ClusterTrustBundle as CertificatesClusterTrustBundle,
} from "./certificates/v1beta1/clusterTrustBundle.ts";
import type { PodCertificateRequest } from "./certificates/v1beta1/podCertificateRequest.ts";
import type { Lease } from "./coordination/v1/lease.ts";
import type { LeaseCandidate } from "./coordination/v1alpha2/leaseCandidate.ts";
import type { LeaseCandidate as CoordinationLeaseCandidate } from "./coordination/v1beta1/leaseCandidate.ts";
import type { Binding } from "./core/v1/binding.ts";
import type { ComponentStatus } from "./core/v1/componentStatus.ts";
import type { ConfigMap } from "./core/v1/configMap.ts";
import type {
  PodAttachOptions,
  PodExecOptions,
  PodLogOptions,
  PodPortForwardOptions,
} from "./core/v1/connectOptions.ts";
import type { Endpoints } from "./core/v1/endpoints.ts";
import type { Event } from "./core/v1/event.ts";
import type { LimitRange } from "./core/v1/limitRange.ts";
import type { Namespace } from "./core/v1/namespace.ts";
import type { Node } from "./core/v1/node.ts";
import type { PersistentVolume } from "./core/v1/persistentVolume.ts";
import type { PersistentVolumeClaim } from "./core/v1/persistentVolumeClaim.ts";
import type { Pod } from "./core/v1/pod.ts";
import type { PodTemplate } from "./core/v1/podTemplate.ts";
import type { ReplicationController } from "./core/v1/replicationController.ts";
import type { ResourceQuota } from "./core/v1/resourceQuota.ts";
import type { Secret } from "./core/v1/secret.ts";
import type { Service } from "./core/v1/service.ts";
import type { ServiceAccount } from "./core/v1/serviceAccount.ts";
import type { EndpointSlice } from "./discovery/v1/endpointSlice.ts";
import type { Event as EventsEvent } from "./events/v1/event.ts";
import type { FlowSchema } from "./flowcontrol/v1/flowSchema.ts";
import type { PriorityLevelConfiguration } from "./flowcontrol/v1/priorityLevelConfiguration.ts";
import type { StorageVersion } from "./internal/v1alpha1/storageVersion.ts";
import type { NodeMetrics } from "./metrics/v1beta1/nodeMetrics.ts";
import type { PodMetrics } from "./metrics/v1beta1/podMetrics.ts";
import type { Ingress } from "./networking/v1/ingress.ts";
import type { IngressClass } from "./networking/v1/ingressClass.ts";
import type { IPAddress } from "./networking/v1/ipAddress.ts";
import type { NetworkPolicy } from "./networking/v1/networkPolicy.ts";
import type { ServiceCIDR } from "./networking/v1/serviceCIDR.ts";
import type { IPAddress as NetworkingIPAddress } from "./networking/v1beta1/ipAddress.ts";
import type { ServiceCIDR as NetworkingServiceCIDR } from "./networking/v1beta1/serviceCIDR.ts";
import type { RuntimeClass } from "./node/v1/runtimeClass.ts";
import type { Eviction } from "./policy/v1/eviction.ts";
import type { PodDisruptionBudget } from "./policy/v1/podDisruptionBudget.ts";
import type { ClusterRole } from "./rbac/v1/clusterRole.ts";
import type { ClusterRoleBinding } from "./rbac/v1/clusterRoleBinding.ts";
import type { Role } from "./rbac/v1/role.ts";
import type { RoleBinding } from "./rbac/v1/roleBinding.ts";
import type { DeviceClass } from "./resource/v1/deviceClass.ts";
import type { ResourceClaim } from "./resource/v1/resourceClaim.ts";
import type { ResourceClaimTemplate } from "./resource/v1/resourceClaimTemplate.ts";
import type { ResourceSlice } from "./resource/v1/resourceSlice.ts";
import type { DeviceTaintRule } from "./resource/v1alpha3/deviceTaintRule.ts";
import type { ResourcePoolStatusRequest } from "./resource/v1alpha3/resourcePoolStatusRequest.ts";
import type { DeviceClass as ResourceDeviceClass } from "./resource/v1beta1/deviceClass.ts";
import type { ResourceClaim as ResourceResourceClaim } from "./resource/v1beta1/resourceClaim.ts";
import type {
  ResourceClaimTemplate as ResourceResourceClaimTemplate,
} from "./resource/v1beta1/resourceClaimTemplate.ts";
import type { ResourceSlice as ResourceResourceSlice } from "./resource/v1beta1/resourceSlice.ts";
import type { DeviceClass as ResourceV1beta2DeviceClass } from "./resource/v1beta2/deviceClass.ts";
import type { DeviceTaintRule as ResourceDeviceTaintRule } from "./resource/v1beta2/deviceTaintRule.ts";
import type { ResourceClaim as ResourceV1beta2ResourceClaim } from "./resource/v1beta2/resourceClaim.ts";
import type {
  ResourceClaimTemplate as ResourceV1beta2ResourceClaimTemplate,
} from "./resource/v1beta2/resourceClaimTemplate.ts";
import type { ResourceSlice as ResourceV1beta2ResourceSlice } from "./resource/v1beta2/resourceSlice.ts";
import type { PriorityClass } from "./scheduling/v1/priorityClass.ts";
import type { PodGroup } from "./scheduling/v1alpha2/podGroup.ts";
import type { Workload } from "./scheduling/v1alpha2/workload.ts";
import type { CSIDriver } from "./storage/v1/csiDriver.ts";
import type { CSINode } from "./storage/v1/csiNode.ts";
import type { CSIStorageCapacity } from "./storage/v1/csiStorageCapacity.ts";
import type { StorageClass } from "./storage/v1/storageClass.ts";
import type { VolumeAttachment } from "./storage/v1/volumeAttachment.ts";
import type { VolumeAttributesClass } from "./storage/v1/volumeAttributesClass.ts";
import type { VolumeAttributesClass as StorageVolumeAttributesClass } from "./storage/v1beta1/volumeAttributesClass.ts";
import type { StorageVersionMigration } from "./storagemigration/v1beta1/storageVersionMigration.ts";

/** Every served kind by group, version and plural, e.g. `client.core.v1.pods`. */
export interface Client {
  readonly admissionregistration: AdmissionregistrationGroup;
  readonly apiextensions: ApiextensionsGroup;
  readonly apiregistration: ApiregistrationGroup;
  readonly apps: AppsGroup;
  readonly authentication: AuthenticationGroup;
  readonly authorization: AuthorizationGroup;
  readonly autoscaling: AutoscalingGroup;
  readonly batch: BatchGroup;
  readonly certificates: CertificatesGroup;
  readonly coordination: CoordinationGroup;
  readonly core: CoreGroup;
  readonly discovery: DiscoveryGroup;
  readonly events: EventsGroup;
  readonly flowcontrol: FlowcontrolGroup;
  readonly internal: InternalGroup;
  readonly metrics: MetricsGroup;
  readonly networking: NetworkingGroup;
  readonly node: NodeGroup;
  readonly policy: PolicyGroup;
  readonly rbac: RbacGroup;
  readonly resource: ResourceGroup;
  readonly scheduling: SchedulingGroup;
  readonly storage: StorageGroup;
  readonly storagemigration: StoragemigrationGroup;
  /** For requests that no kind describes. */
  readonly transport: Transport;
}

/** A client of one server. Nothing is read or loaded before the first request. */
export function createClient(options?: ClientOptions): Client {
  const transport = createTransport(options);
  return {
    transport,
    get admissionregistration() {
      const value = admissionregistrationGroup(transport);
      Object.defineProperty(this, "admissionregistration", { value, enumerable: true });
      return value;
    },
    get apiextensions() {
      const value = apiextensionsGroup(transport);
      Object.defineProperty(this, "apiextensions", { value, enumerable: true });
      return value;
    },
    get apiregistration() {
      const value = apiregistrationGroup(transport);
      Object.defineProperty(this, "apiregistration", { value, enumerable: true });
      return value;
    },
    get apps() {
      const value = appsGroup(transport);
      Object.defineProperty(this, "apps", { value, enumerable: true });
      return value;
    },
    get authentication() {
      const value = authenticationGroup(transport);
      Object.defineProperty(this, "authentication", { value, enumerable: true });
      return value;
    },
    get authorization() {
      const value = authorizationGroup(transport);
      Object.defineProperty(this, "authorization", { value, enumerable: true });
      return value;
    },
    get autoscaling() {
      const value = autoscalingGroup(transport);
      Object.defineProperty(this, "autoscaling", { value, enumerable: true });
      return value;
    },
    get batch() {
      const value = batchGroup(transport);
      Object.defineProperty(this, "batch", { value, enumerable: true });
      return value;
    },
    get certificates() {
      const value = certificatesGroup(transport);
      Object.defineProperty(this, "certificates", { value, enumerable: true });
      return value;
    },
    get coordination() {
      const value = coordinationGroup(transport);
      Object.defineProperty(this, "coordination", { value, enumerable: true });
      return value;
    },
    get core() {
      const value = coreGroup(transport);
      Object.defineProperty(this, "core", { value, enumerable: true });
      return value;
    },
    get discovery() {
      const value = discoveryGroup(transport);
      Object.defineProperty(this, "discovery", { value, enumerable: true });
      return value;
    },
    get events() {
      const value = eventsGroup(transport);
      Object.defineProperty(this, "events", { value, enumerable: true });
      return value;
    },
    get flowcontrol() {
      const value = flowcontrolGroup(transport);
      Object.defineProperty(this, "flowcontrol", { value, enumerable: true });
      return value;
    },
    get internal() {
      const value = internalGroup(transport);
      Object.defineProperty(this, "internal", { value, enumerable: true });
      return value;
    },
    get metrics() {
      const value = metricsGroup(transport);
      Object.defineProperty(this, "metrics", { value, enumerable: true });
      return value;
    },
    get networking() {
      const value = networkingGroup(transport);
      Object.defineProperty(this, "networking", { value, enumerable: true });
      return value;
    },
    get node() {
      const value = nodeGroup(transport);
      Object.defineProperty(this, "node", { value, enumerable: true });
      return value;
    },
    get policy() {
      const value = policyGroup(transport);
      Object.defineProperty(this, "policy", { value, enumerable: true });
      return value;
    },
    get rbac() {
      const value = rbacGroup(transport);
      Object.defineProperty(this, "rbac", { value, enumerable: true });
      return value;
    },
    get resource() {
      const value = resourceGroup(transport);
      Object.defineProperty(this, "resource", { value, enumerable: true });
      return value;
    },
    get scheduling() {
      const value = schedulingGroup(transport);
      Object.defineProperty(this, "scheduling", { value, enumerable: true });
      return value;
    },
    get storage() {
      const value = storageGroup(transport);
      Object.defineProperty(this, "storage", { value, enumerable: true });
      return value;
    },
    get storagemigration() {
      const value = storagemigrationGroup(transport);
      Object.defineProperty(this, "storagemigration", { value, enumerable: true });
      return value;
    },
  };
}

export interface AdmissionregistrationGroup {
  readonly v1: AdmissionregistrationV1;
  readonly v1alpha1: AdmissionregistrationV1alpha1;
  readonly v1beta1: AdmissionregistrationV1beta1;
}

export interface ApiextensionsGroup {
  readonly v1: ApiextensionsV1;
}

export interface ApiregistrationGroup {
  readonly v1: ApiregistrationV1;
}

export interface AppsGroup {
  readonly v1: AppsV1;
}

export interface AuthenticationGroup {
  readonly v1: AuthenticationV1;
  readonly v1beta1: AuthenticationV1beta1;
}

export interface AuthorizationGroup {
  readonly v1: AuthorizationV1;
  readonly v1beta1: AuthorizationV1beta1;
}

export interface AutoscalingGroup {
  readonly v1: AutoscalingV1;
  readonly v2: AutoscalingV2;
}

export interface BatchGroup {
  readonly v1: BatchV1;
}

export interface CertificatesGroup {
  readonly v1: CertificatesV1;
  readonly v1alpha1: CertificatesV1alpha1;
  readonly v1beta1: CertificatesV1beta1;
}

export interface CoordinationGroup {
  readonly v1: CoordinationV1;
  readonly v1alpha2: CoordinationV1alpha2;
  readonly v1beta1: CoordinationV1beta1;
}

export interface CoreGroup {
  readonly v1: CoreV1;
}

export interface DiscoveryGroup {
  readonly v1: DiscoveryV1;
}

export interface EventsGroup {
  readonly v1: EventsV1;
}

export interface FlowcontrolGroup {
  readonly v1: FlowcontrolV1;
}

export interface InternalGroup {
  readonly v1alpha1: InternalV1alpha1;
}

export interface MetricsGroup {
  readonly v1beta1: MetricsV1beta1;
}

export interface NetworkingGroup {
  readonly v1: NetworkingV1;
  readonly v1beta1: NetworkingV1beta1;
}

export interface NodeGroup {
  readonly v1: NodeV1;
}

export interface PolicyGroup {
  readonly v1: PolicyV1;
}

export interface RbacGroup {
  readonly v1: RbacV1;
}

export interface ResourceGroup {
  readonly v1: ResourceV1;
  readonly v1alpha3: ResourceV1alpha3;
  readonly v1beta1: ResourceV1beta1;
  readonly v1beta2: ResourceV1beta2;
}

export interface SchedulingGroup {
  readonly v1: SchedulingV1;
  readonly v1alpha2: SchedulingV1alpha2;
}

export interface StorageGroup {
  readonly v1: StorageV1;
  readonly v1beta1: StorageV1beta1;
}

export interface StoragemigrationGroup {
  readonly v1beta1: StoragemigrationV1beta1;
}

export interface AdmissionregistrationV1 {
  readonly mutatingadmissionpolicies: ClusterResource<MutatingAdmissionPolicy, never>;
  readonly mutatingadmissionpolicybindings: ClusterResource<MutatingAdmissionPolicyBinding, never>;
  readonly mutatingwebhookconfigurations: ClusterResource<MutatingWebhookConfiguration, never>;
  readonly validatingadmissionpolicies: ClusterResource<ValidatingAdmissionPolicy, "status">;
  readonly validatingadmissionpolicybindings: ClusterResource<ValidatingAdmissionPolicyBinding, never>;
  readonly validatingwebhookconfigurations: ClusterResource<ValidatingWebhookConfiguration, never>;
}

export interface AdmissionregistrationV1alpha1 {
  readonly mutatingadmissionpolicies: ClusterResource<AdmissionregistrationMutatingAdmissionPolicy, never>;
  readonly mutatingadmissionpolicybindings: ClusterResource<AdmissionregistrationMutatingAdmissionPolicyBinding, never>;
}

export interface AdmissionregistrationV1beta1 {
  readonly mutatingadmissionpolicies: ClusterResource<AdmissionregistrationV1beta1MutatingAdmissionPolicy, never>;
  readonly mutatingadmissionpolicybindings: ClusterResource<AdmissionregistrationV1beta1MutatingAdmissionPolicyBinding, never>;
}

export interface ApiextensionsV1 {
  readonly customresourcedefinitions: ClusterResource<CustomResourceDefinition, "status">;
}

export interface ApiregistrationV1 {
  readonly apiservices: ClusterResource<APIService, "status">;
}

export interface AppsV1 {
  readonly controllerrevisions: NamespacedResource<ControllerRevision, never>;
  readonly daemonsets: NamespacedResource<DaemonSet, "status">;
  readonly deployments: NamespacedResource<Deployment, "status", Verb, { scale: Subresource<Scale> }>;
  readonly replicasets: NamespacedResource<ReplicaSet, "status", Verb, { scale: Subresource<Scale> }>;
  readonly statefulsets: NamespacedResource<StatefulSet, "status", Verb, { scale: Subresource<Scale> }>;
}

export interface AuthenticationV1 {
  readonly selfsubjectreviews: ClusterResource<SelfSubjectReview, never, "create">;
  readonly tokenreviews: ClusterResource<TokenReview, never, "create">;
}

export interface AuthenticationV1beta1 {
  readonly tokenreviews: ClusterResource<AuthenticationTokenReview, never, "create">;
}

export interface AuthorizationV1 {
  readonly localsubjectaccessreviews: NamespacedResource<LocalSubjectAccessReview, never, "create">;
  readonly selfsubjectaccessreviews: ClusterResource<SelfSubjectAccessReview, never, "create">;
  readonly selfsubjectrulesreviews: ClusterResource<SelfSubjectRulesReview, never, "create">;
  readonly subjectaccessreviews: ClusterResource<SubjectAccessReview, never, "create">;
}

export interface AuthorizationV1beta1 {
  readonly subjectaccessreviews: ClusterResource<AuthorizationSubjectAccessReview, never, "create">;
}

export interface AutoscalingV1 {
  readonly horizontalpodautoscalers: NamespacedResource<HorizontalPodAutoscaler, "status">;
}

export interface AutoscalingV2 {
  readonly horizontalpodautoscalers: NamespacedResource<AutoscalingHorizontalPodAutoscaler, "status">;
}

export interface BatchV1 {
  readonly cronjobs: NamespacedResource<CronJob, "status">;
  readonly jobs: NamespacedResource<Job, "status">;
}

export interface CertificatesV1 {
  readonly certificatesigningrequests: ClusterResource<CertificateSigningRequest, "status", Verb, { approval: OwnSubresource<CertificateSigningRequest> }>;
}

export interface CertificatesV1alpha1 {
  readonly clustertrustbundles: ClusterResource<ClusterTrustBundle, never>;
}

export interface CertificatesV1beta1 {
  readonly clustertrustbundles: ClusterResource<CertificatesClusterTrustBundle, never>;
  readonly podcertificaterequests: NamespacedResource<PodCertificateRequest, "status">;
}

export interface CoordinationV1 {
  readonly leases: NamespacedResource<Lease, never>;
}

export interface CoordinationV1alpha2 {
  readonly leasecandidates: NamespacedResource<LeaseCandidate, never>;
}

export interface CoordinationV1beta1 {
  readonly leasecandidates: NamespacedResource<CoordinationLeaseCandidate, never>;
}

export interface CoreV1 {
  readonly bindings: NamespacedResource<Binding, never, "create">;
  readonly componentstatuses: ClusterResource<ComponentStatus, never, "get" | "list">;
  readonly configmaps: NamespacedResource<ConfigMap, never>;
  readonly endpoints: NamespacedResource<Endpoints, never>;
  readonly events: NamespacedResource<Event, never>;
  readonly limitranges: NamespacedResource<LimitRange, never>;
  readonly namespaces: ClusterResource<Namespace, "status", "create" | "delete" | "get" | "list" | "patch" | "update" | "watch", { finalize: Pick<OwnSubresource<Namespace>, "update"> }>;
  readonly nodes: ClusterResource<Node, "status">;
  readonly persistentvolumes: ClusterResource<PersistentVolume, "status">;
  readonly persistentvolumeclaims: NamespacedResource<PersistentVolumeClaim, "status">;
  readonly pods: NamespacedResource<Pod, "status", Verb, { attach: CommandCall<PodAttachOptions>; binding: Subresource<Binding, "create">; ephemeralcontainers: OwnSubresource<Pod>; eviction: Subresource<Eviction, "create">; exec: CommandCall<PodExecOptions>; log: TextCall<PodLogOptions>; portforward: PortCall<PodPortForwardOptions>; resize: OwnSubresource<Pod> }>;
  readonly podtemplates: NamespacedResource<PodTemplate, never>;
  readonly replicationcontrollers: NamespacedResource<ReplicationController, "status", Verb, { scale: Subresource<Scale> }>;
  readonly resourcequotas: NamespacedResource<ResourceQuota, "status">;
  readonly secrets: NamespacedResource<Secret, never>;
  readonly services: NamespacedResource<Service, "status">;
  readonly serviceaccounts: NamespacedResource<ServiceAccount, never, Verb, { token: Subresource<TokenRequest, "create"> }>;
}

export interface DiscoveryV1 {
  readonly endpointslices: NamespacedResource<EndpointSlice, never>;
}

export interface EventsV1 {
  readonly events: NamespacedResource<EventsEvent, never>;
}

export interface FlowcontrolV1 {
  readonly flowschemas: ClusterResource<FlowSchema, "status">;
  readonly prioritylevelconfigurations: ClusterResource<PriorityLevelConfiguration, "status">;
}

export interface InternalV1alpha1 {
  readonly storageversions: ClusterResource<StorageVersion, "status">;
}

export interface MetricsV1beta1 {
  readonly nodes: ClusterResource<NodeMetrics, never, "get" | "list">;
  readonly pods: NamespacedResource<PodMetrics, never, "get" | "list">;
}

export interface NetworkingV1 {
  readonly ingresses: NamespacedResource<Ingress, "status">;
  readonly ingressclasses: ClusterResource<IngressClass, never>;
  readonly ipaddresses: ClusterResource<IPAddress, never>;
  readonly networkpolicies: NamespacedResource<NetworkPolicy, never>;
  readonly servicecidrs: ClusterResource<ServiceCIDR, "status">;
}

export interface NetworkingV1beta1 {
  readonly ipaddresses: ClusterResource<NetworkingIPAddress, never>;
  readonly servicecidrs: ClusterResource<NetworkingServiceCIDR, "status">;
}

export interface NodeV1 {
  readonly runtimeclasses: ClusterResource<RuntimeClass, never>;
}

export interface PolicyV1 {
  readonly poddisruptionbudgets: NamespacedResource<PodDisruptionBudget, "status">;
}

export interface RbacV1 {
  readonly clusterroles: ClusterResource<ClusterRole, never>;
  readonly clusterrolebindings: ClusterResource<ClusterRoleBinding, never>;
  readonly roles: NamespacedResource<Role, never>;
  readonly rolebindings: NamespacedResource<RoleBinding, never>;
}

export interface ResourceV1 {
  readonly deviceclasses: ClusterResource<DeviceClass, never>;
  readonly resourceclaims: NamespacedResource<ResourceClaim, "status">;
  readonly resourceclaimtemplates: NamespacedResource<ResourceClaimTemplate, never>;
  readonly resourceslices: ClusterResource<ResourceSlice, never>;
}

export interface ResourceV1alpha3 {
  readonly devicetaintrules: ClusterResource<DeviceTaintRule, "status">;
  readonly resourcepoolstatusrequests: ClusterResource<ResourcePoolStatusRequest, "status">;
}

export interface ResourceV1beta1 {
  readonly deviceclasses: ClusterResource<ResourceDeviceClass, never>;
  readonly resourceclaims: NamespacedResource<ResourceResourceClaim, "status">;
  readonly resourceclaimtemplates: NamespacedResource<ResourceResourceClaimTemplate, never>;
  readonly resourceslices: ClusterResource<ResourceResourceSlice, never>;
}

export interface ResourceV1beta2 {
  readonly deviceclasses: ClusterResource<ResourceV1beta2DeviceClass, never>;
  readonly devicetaintrules: ClusterResource<ResourceDeviceTaintRule, "status">;
  readonly resourceclaims: NamespacedResource<ResourceV1beta2ResourceClaim, "status">;
  readonly resourceclaimtemplates: NamespacedResource<ResourceV1beta2ResourceClaimTemplate, never>;
  readonly resourceslices: ClusterResource<ResourceV1beta2ResourceSlice, never>;
}

export interface SchedulingV1 {
  readonly priorityclasses: ClusterResource<PriorityClass, never>;
}

export interface SchedulingV1alpha2 {
  readonly podgroups: NamespacedResource<PodGroup, "status">;
  readonly workloads: NamespacedResource<Workload, never>;
}

export interface StorageV1 {
  readonly csidrivers: ClusterResource<CSIDriver, never>;
  readonly csinodes: ClusterResource<CSINode, never>;
  readonly csistoragecapacities: NamespacedResource<CSIStorageCapacity, never>;
  readonly storageclasses: ClusterResource<StorageClass, never>;
  readonly volumeattachments: ClusterResource<VolumeAttachment, "status">;
  readonly volumeattributesclasses: ClusterResource<VolumeAttributesClass, never>;
}

export interface StorageV1beta1 {
  readonly volumeattributesclasses: ClusterResource<StorageVolumeAttributesClass, never>;
}

export interface StoragemigrationV1beta1 {
  readonly storageversionmigrations: ClusterResource<StorageVersionMigration, "status">;
}

function admissionregistrationGroup(transport: Transport): AdmissionregistrationGroup {
  return {
    get v1() {
      const value = admissionregistrationV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1alpha1() {
      const value = admissionregistrationV1alpha1Version(transport);
      Object.defineProperty(this, "v1alpha1", { value, enumerable: true });
      return value;
    },
    get v1beta1() {
      const value = admissionregistrationV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function apiextensionsGroup(transport: Transport): ApiextensionsGroup {
  return {
    get v1() {
      const value = apiextensionsV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function apiregistrationGroup(transport: Transport): ApiregistrationGroup {
  return {
    get v1() {
      const value = apiregistrationV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function appsGroup(transport: Transport): AppsGroup {
  return {
    get v1() {
      const value = appsV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function authenticationGroup(transport: Transport): AuthenticationGroup {
  return {
    get v1() {
      const value = authenticationV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1beta1() {
      const value = authenticationV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function authorizationGroup(transport: Transport): AuthorizationGroup {
  return {
    get v1() {
      const value = authorizationV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1beta1() {
      const value = authorizationV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function autoscalingGroup(transport: Transport): AutoscalingGroup {
  return {
    get v1() {
      const value = autoscalingV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v2() {
      const value = autoscalingV2Version(transport);
      Object.defineProperty(this, "v2", { value, enumerable: true });
      return value;
    },
  };
}

function batchGroup(transport: Transport): BatchGroup {
  return {
    get v1() {
      const value = batchV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function certificatesGroup(transport: Transport): CertificatesGroup {
  return {
    get v1() {
      const value = certificatesV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1alpha1() {
      const value = certificatesV1alpha1Version(transport);
      Object.defineProperty(this, "v1alpha1", { value, enumerable: true });
      return value;
    },
    get v1beta1() {
      const value = certificatesV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function coordinationGroup(transport: Transport): CoordinationGroup {
  return {
    get v1() {
      const value = coordinationV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1alpha2() {
      const value = coordinationV1alpha2Version(transport);
      Object.defineProperty(this, "v1alpha2", { value, enumerable: true });
      return value;
    },
    get v1beta1() {
      const value = coordinationV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function coreGroup(transport: Transport): CoreGroup {
  return {
    get v1() {
      const value = coreV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function discoveryGroup(transport: Transport): DiscoveryGroup {
  return {
    get v1() {
      const value = discoveryV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function eventsGroup(transport: Transport): EventsGroup {
  return {
    get v1() {
      const value = eventsV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function flowcontrolGroup(transport: Transport): FlowcontrolGroup {
  return {
    get v1() {
      const value = flowcontrolV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function internalGroup(transport: Transport): InternalGroup {
  return {
    get v1alpha1() {
      const value = internalV1alpha1Version(transport);
      Object.defineProperty(this, "v1alpha1", { value, enumerable: true });
      return value;
    },
  };
}

function metricsGroup(transport: Transport): MetricsGroup {
  return {
    get v1beta1() {
      const value = metricsV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function networkingGroup(transport: Transport): NetworkingGroup {
  return {
    get v1() {
      const value = networkingV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1beta1() {
      const value = networkingV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function nodeGroup(transport: Transport): NodeGroup {
  return {
    get v1() {
      const value = nodeV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function policyGroup(transport: Transport): PolicyGroup {
  return {
    get v1() {
      const value = policyV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function rbacGroup(transport: Transport): RbacGroup {
  return {
    get v1() {
      const value = rbacV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function resourceGroup(transport: Transport): ResourceGroup {
  return {
    get v1() {
      const value = resourceV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1alpha3() {
      const value = resourceV1alpha3Version(transport);
      Object.defineProperty(this, "v1alpha3", { value, enumerable: true });
      return value;
    },
    get v1beta1() {
      const value = resourceV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
    get v1beta2() {
      const value = resourceV1beta2Version(transport);
      Object.defineProperty(this, "v1beta2", { value, enumerable: true });
      return value;
    },
  };
}

function schedulingGroup(transport: Transport): SchedulingGroup {
  return {
    get v1() {
      const value = schedulingV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1alpha2() {
      const value = schedulingV1alpha2Version(transport);
      Object.defineProperty(this, "v1alpha2", { value, enumerable: true });
      return value;
    },
  };
}

function storageGroup(transport: Transport): StorageGroup {
  return {
    get v1() {
      const value = storageV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
    get v1beta1() {
      const value = storageV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function storagemigrationGroup(transport: Transport): StoragemigrationGroup {
  return {
    get v1beta1() {
      const value = storagemigrationV1beta1Version(transport);
      Object.defineProperty(this, "v1beta1", { value, enumerable: true });
      return value;
    },
  };
}

function admissionregistrationV1Version(transport: Transport): AdmissionregistrationV1 {
  return {
    mutatingadmissionpolicies: clusterResource<MutatingAdmissionPolicy>(transport, { group: "admissionregistration.orch.io", version: "v1", apiVersion: "admissionregistration.orch.io/v1", kind: "MutatingAdmissionPolicy", plural: "mutatingadmissionpolicies" }),
    mutatingadmissionpolicybindings: clusterResource<MutatingAdmissionPolicyBinding>(transport, { group: "admissionregistration.orch.io", version: "v1", apiVersion: "admissionregistration.orch.io/v1", kind: "MutatingAdmissionPolicyBinding", plural: "mutatingadmissionpolicybindings" }),
    mutatingwebhookconfigurations: clusterResource<MutatingWebhookConfiguration>(transport, { group: "admissionregistration.orch.io", version: "v1", apiVersion: "admissionregistration.orch.io/v1", kind: "MutatingWebhookConfiguration", plural: "mutatingwebhookconfigurations" }),
    validatingadmissionpolicies: clusterResource<ValidatingAdmissionPolicy>(transport, { group: "admissionregistration.orch.io", version: "v1", apiVersion: "admissionregistration.orch.io/v1", kind: "ValidatingAdmissionPolicy", plural: "validatingadmissionpolicies" }),
    validatingadmissionpolicybindings: clusterResource<ValidatingAdmissionPolicyBinding>(transport, { group: "admissionregistration.orch.io", version: "v1", apiVersion: "admissionregistration.orch.io/v1", kind: "ValidatingAdmissionPolicyBinding", plural: "validatingadmissionpolicybindings" }),
    validatingwebhookconfigurations: clusterResource<ValidatingWebhookConfiguration>(transport, { group: "admissionregistration.orch.io", version: "v1", apiVersion: "admissionregistration.orch.io/v1", kind: "ValidatingWebhookConfiguration", plural: "validatingwebhookconfigurations" }),
  };
}

function admissionregistrationV1alpha1Version(transport: Transport): AdmissionregistrationV1alpha1 {
  return {
    mutatingadmissionpolicies: clusterResource<AdmissionregistrationMutatingAdmissionPolicy>(transport, { group: "admissionregistration.orch.io", version: "v1alpha1", apiVersion: "admissionregistration.orch.io/v1alpha1", kind: "MutatingAdmissionPolicy", plural: "mutatingadmissionpolicies" }),
    mutatingadmissionpolicybindings: clusterResource<AdmissionregistrationMutatingAdmissionPolicyBinding>(transport, { group: "admissionregistration.orch.io", version: "v1alpha1", apiVersion: "admissionregistration.orch.io/v1alpha1", kind: "MutatingAdmissionPolicyBinding", plural: "mutatingadmissionpolicybindings" }),
  };
}

function admissionregistrationV1beta1Version(transport: Transport): AdmissionregistrationV1beta1 {
  return {
    mutatingadmissionpolicies: clusterResource<AdmissionregistrationV1beta1MutatingAdmissionPolicy>(transport, { group: "admissionregistration.orch.io", version: "v1beta1", apiVersion: "admissionregistration.orch.io/v1beta1", kind: "MutatingAdmissionPolicy", plural: "mutatingadmissionpolicies" }),
    mutatingadmissionpolicybindings: clusterResource<AdmissionregistrationV1beta1MutatingAdmissionPolicyBinding>(transport, { group: "admissionregistration.orch.io", version: "v1beta1", apiVersion: "admissionregistration.orch.io/v1beta1", kind: "MutatingAdmissionPolicyBinding", plural: "mutatingadmissionpolicybindings" }),
  };
}

function apiextensionsV1Version(transport: Transport): ApiextensionsV1 {
  return {
    customresourcedefinitions: clusterResource<CustomResourceDefinition>(transport, { group: "apiextensions.orch.io", version: "v1", apiVersion: "apiextensions.orch.io/v1", kind: "CustomResourceDefinition", plural: "customresourcedefinitions" }),
  };
}

function apiregistrationV1Version(transport: Transport): ApiregistrationV1 {
  return {
    apiservices: clusterResource<APIService>(transport, { group: "apiregistration.orch.io", version: "v1", apiVersion: "apiregistration.orch.io/v1", kind: "APIService", plural: "apiservices" }),
  };
}

function appsV1Version(transport: Transport): AppsV1 {
  return {
    controllerrevisions: namespacedResource<ControllerRevision>(transport, { group: "apps", version: "v1", apiVersion: "apps/v1", kind: "ControllerRevision", plural: "controllerrevisions" }),
    daemonsets: namespacedResource<DaemonSet>(transport, { group: "apps", version: "v1", apiVersion: "apps/v1", kind: "DaemonSet", plural: "daemonsets" }),
    deployments: namespacedResource<Deployment, { scale: Subresource<Scale> }>(transport, { group: "apps", version: "v1", apiVersion: "apps/v1", kind: "Deployment", plural: "deployments" }, { scale: { apiVersion: "autoscaling/v1", kind: "Scale" } }),
    replicasets: namespacedResource<ReplicaSet, { scale: Subresource<Scale> }>(transport, { group: "apps", version: "v1", apiVersion: "apps/v1", kind: "ReplicaSet", plural: "replicasets" }, { scale: { apiVersion: "autoscaling/v1", kind: "Scale" } }),
    statefulsets: namespacedResource<StatefulSet, { scale: Subresource<Scale> }>(transport, { group: "apps", version: "v1", apiVersion: "apps/v1", kind: "StatefulSet", plural: "statefulsets" }, { scale: { apiVersion: "autoscaling/v1", kind: "Scale" } }),
  };
}

function authenticationV1Version(transport: Transport): AuthenticationV1 {
  return {
    selfsubjectreviews: clusterResource<SelfSubjectReview>(transport, { group: "authentication.orch.io", version: "v1", apiVersion: "authentication.orch.io/v1", kind: "SelfSubjectReview", plural: "selfsubjectreviews" }),
    tokenreviews: clusterResource<TokenReview>(transport, { group: "authentication.orch.io", version: "v1", apiVersion: "authentication.orch.io/v1", kind: "TokenReview", plural: "tokenreviews" }),
  };
}

function authenticationV1beta1Version(transport: Transport): AuthenticationV1beta1 {
  return {
    tokenreviews: clusterResource<AuthenticationTokenReview>(transport, { group: "authentication.orch.io", version: "v1beta1", apiVersion: "authentication.orch.io/v1beta1", kind: "TokenReview", plural: "tokenreviews" }),
  };
}

function authorizationV1Version(transport: Transport): AuthorizationV1 {
  return {
    localsubjectaccessreviews: namespacedResource<LocalSubjectAccessReview>(transport, { group: "authorization.orch.io", version: "v1", apiVersion: "authorization.orch.io/v1", kind: "LocalSubjectAccessReview", plural: "localsubjectaccessreviews" }),
    selfsubjectaccessreviews: clusterResource<SelfSubjectAccessReview>(transport, { group: "authorization.orch.io", version: "v1", apiVersion: "authorization.orch.io/v1", kind: "SelfSubjectAccessReview", plural: "selfsubjectaccessreviews" }),
    selfsubjectrulesreviews: clusterResource<SelfSubjectRulesReview>(transport, { group: "authorization.orch.io", version: "v1", apiVersion: "authorization.orch.io/v1", kind: "SelfSubjectRulesReview", plural: "selfsubjectrulesreviews" }),
    subjectaccessreviews: clusterResource<SubjectAccessReview>(transport, { group: "authorization.orch.io", version: "v1", apiVersion: "authorization.orch.io/v1", kind: "SubjectAccessReview", plural: "subjectaccessreviews" }),
  };
}

function authorizationV1beta1Version(transport: Transport): AuthorizationV1beta1 {
  return {
    subjectaccessreviews: clusterResource<AuthorizationSubjectAccessReview>(transport, { group: "authorization.orch.io", version: "v1beta1", apiVersion: "authorization.orch.io/v1beta1", kind: "SubjectAccessReview", plural: "subjectaccessreviews" }),
  };
}

function autoscalingV1Version(transport: Transport): AutoscalingV1 {
  return {
    horizontalpodautoscalers: namespacedResource<HorizontalPodAutoscaler>(transport, { group: "autoscaling", version: "v1", apiVersion: "autoscaling/v1", kind: "HorizontalPodAutoscaler", plural: "horizontalpodautoscalers" }),
  };
}

function autoscalingV2Version(transport: Transport): AutoscalingV2 {
  return {
    horizontalpodautoscalers: namespacedResource<AutoscalingHorizontalPodAutoscaler>(transport, { group: "autoscaling", version: "v2", apiVersion: "autoscaling/v2", kind: "HorizontalPodAutoscaler", plural: "horizontalpodautoscalers" }),
  };
}

function batchV1Version(transport: Transport): BatchV1 {
  return {
    cronjobs: namespacedResource<CronJob>(transport, { group: "batch", version: "v1", apiVersion: "batch/v1", kind: "CronJob", plural: "cronjobs" }),
    jobs: namespacedResource<Job>(transport, { group: "batch", version: "v1", apiVersion: "batch/v1", kind: "Job", plural: "jobs" }),
  };
}

function certificatesV1Version(transport: Transport): CertificatesV1 {
  return {
    certificatesigningrequests: clusterResource<CertificateSigningRequest, { approval: OwnSubresource<CertificateSigningRequest> }>(transport, { group: "certificates.orch.io", version: "v1", apiVersion: "certificates.orch.io/v1", kind: "CertificateSigningRequest", plural: "certificatesigningrequests" }, { approval: "own" }),
  };
}

function certificatesV1alpha1Version(transport: Transport): CertificatesV1alpha1 {
  return {
    clustertrustbundles: clusterResource<ClusterTrustBundle>(transport, { group: "certificates.orch.io", version: "v1alpha1", apiVersion: "certificates.orch.io/v1alpha1", kind: "ClusterTrustBundle", plural: "clustertrustbundles" }),
  };
}

function certificatesV1beta1Version(transport: Transport): CertificatesV1beta1 {
  return {
    clustertrustbundles: clusterResource<CertificatesClusterTrustBundle>(transport, { group: "certificates.orch.io", version: "v1beta1", apiVersion: "certificates.orch.io/v1beta1", kind: "ClusterTrustBundle", plural: "clustertrustbundles" }),
    podcertificaterequests: namespacedResource<PodCertificateRequest>(transport, { group: "certificates.orch.io", version: "v1beta1", apiVersion: "certificates.orch.io/v1beta1", kind: "PodCertificateRequest", plural: "podcertificaterequests" }),
  };
}

function coordinationV1Version(transport: Transport): CoordinationV1 {
  return {
    leases: namespacedResource<Lease>(transport, { group: "coordination.orch.io", version: "v1", apiVersion: "coordination.orch.io/v1", kind: "Lease", plural: "leases" }),
  };
}

function coordinationV1alpha2Version(transport: Transport): CoordinationV1alpha2 {
  return {
    leasecandidates: namespacedResource<LeaseCandidate>(transport, { group: "coordination.orch.io", version: "v1alpha2", apiVersion: "coordination.orch.io/v1alpha2", kind: "LeaseCandidate", plural: "leasecandidates" }),
  };
}

function coordinationV1beta1Version(transport: Transport): CoordinationV1beta1 {
  return {
    leasecandidates: namespacedResource<CoordinationLeaseCandidate>(transport, { group: "coordination.orch.io", version: "v1beta1", apiVersion: "coordination.orch.io/v1beta1", kind: "LeaseCandidate", plural: "leasecandidates" }),
  };
}

function coreV1Version(transport: Transport): CoreV1 {
  return {
    bindings: namespacedResource<Binding>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Binding", plural: "bindings" }),
    componentstatuses: clusterResource<ComponentStatus>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "ComponentStatus", plural: "componentstatuses" }),
    configmaps: namespacedResource<ConfigMap>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "ConfigMap", plural: "configmaps" }),
    endpoints: namespacedResource<Endpoints>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Endpoints", plural: "endpoints" }),
    events: namespacedResource<Event>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Event", plural: "events" }),
    limitranges: namespacedResource<LimitRange>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "LimitRange", plural: "limitranges" }),
    namespaces: clusterResource<Namespace, { finalize: Pick<OwnSubresource<Namespace>, "update"> }>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Namespace", plural: "namespaces" }, { finalize: "own" }),
    nodes: clusterResource<Node>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Node", plural: "nodes" }),
    persistentvolumes: clusterResource<PersistentVolume>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "PersistentVolume", plural: "persistentvolumes" }),
    persistentvolumeclaims: namespacedResource<PersistentVolumeClaim>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "PersistentVolumeClaim", plural: "persistentvolumeclaims" }),
    pods: namespacedResource<Pod, { attach: CommandCall<PodAttachOptions>; binding: Subresource<Binding, "create">; ephemeralcontainers: OwnSubresource<Pod>; eviction: Subresource<Eviction, "create">; exec: CommandCall<PodExecOptions>; log: TextCall<PodLogOptions>; portforward: PortCall<PodPortForwardOptions>; resize: OwnSubresource<Pod> }>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Pod", plural: "pods" }, { attach: "command", binding: { apiVersion: "v1", kind: "Binding" }, ephemeralcontainers: "own", eviction: { apiVersion: "policy/v1", kind: "Eviction" }, exec: "command", log: "text", portforward: "ports", resize: "own" }),
    podtemplates: namespacedResource<PodTemplate>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "PodTemplate", plural: "podtemplates" }),
    replicationcontrollers: namespacedResource<ReplicationController, { scale: Subresource<Scale> }>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "ReplicationController", plural: "replicationcontrollers" }, { scale: { apiVersion: "autoscaling/v1", kind: "Scale" } }),
    resourcequotas: namespacedResource<ResourceQuota>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "ResourceQuota", plural: "resourcequotas" }),
    secrets: namespacedResource<Secret>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Secret", plural: "secrets" }),
    services: namespacedResource<Service>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Service", plural: "services" }),
    serviceaccounts: namespacedResource<ServiceAccount, { token: Subresource<TokenRequest, "create"> }>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "ServiceAccount", plural: "serviceaccounts" }, { token: { apiVersion: "authentication.orch.io/v1", kind: "TokenRequest" } }),
  };
}

function discoveryV1Version(transport: Transport): DiscoveryV1 {
  return {
    endpointslices: namespacedResource<EndpointSlice>(transport, { group: "discovery.orch.io", version: "v1", apiVersion: "discovery.orch.io/v1", kind: "EndpointSlice", plural: "endpointslices" }),
  };
}

function eventsV1Version(transport: Transport): EventsV1 {
  return {
    events: namespacedResource<EventsEvent>(transport, { group: "events.orch.io", version: "v1", apiVersion: "events.orch.io/v1", kind: "Event", plural: "events" }),
  };
}

function flowcontrolV1Version(transport: Transport): FlowcontrolV1 {
  return {
    flowschemas: clusterResource<FlowSchema>(transport, { group: "flowcontrol.apiserver.orch.io", version: "v1", apiVersion: "flowcontrol.apiserver.orch.io/v1", kind: "FlowSchema", plural: "flowschemas" }),
    prioritylevelconfigurations: clusterResource<PriorityLevelConfiguration>(transport, { group: "flowcontrol.apiserver.orch.io", version: "v1", apiVersion: "flowcontrol.apiserver.orch.io/v1", kind: "PriorityLevelConfiguration", plural: "prioritylevelconfigurations" }),
  };
}

function internalV1alpha1Version(transport: Transport): InternalV1alpha1 {
  return {
    storageversions: clusterResource<StorageVersion>(transport, { group: "internal.apiserver.orch.io", version: "v1alpha1", apiVersion: "internal.apiserver.orch.io/v1alpha1", kind: "StorageVersion", plural: "storageversions" }),
  };
}

function metricsV1beta1Version(transport: Transport): MetricsV1beta1 {
  return {
    nodes: clusterResource<NodeMetrics>(transport, { group: "metrics.orch.io", version: "v1beta1", apiVersion: "metrics.orch.io/v1beta1", kind: "NodeMetrics", plural: "nodes" }),
    pods: namespacedResource<PodMetrics>(transport, { group: "metrics.orch.io", version: "v1beta1", apiVersion: "metrics.orch.io/v1beta1", kind: "PodMetrics", plural: "pods" }),
  };
}

function networkingV1Version(transport: Transport): NetworkingV1 {
  return {
    ingresses: namespacedResource<Ingress>(transport, { group: "networking.orch.io", version: "v1", apiVersion: "networking.orch.io/v1", kind: "Ingress", plural: "ingresses" }),
    ingressclasses: clusterResource<IngressClass>(transport, { group: "networking.orch.io", version: "v1", apiVersion: "networking.orch.io/v1", kind: "IngressClass", plural: "ingressclasses" }),
    ipaddresses: clusterResource<IPAddress>(transport, { group: "networking.orch.io", version: "v1", apiVersion: "networking.orch.io/v1", kind: "IPAddress", plural: "ipaddresses" }),
    networkpolicies: namespacedResource<NetworkPolicy>(transport, { group: "networking.orch.io", version: "v1", apiVersion: "networking.orch.io/v1", kind: "NetworkPolicy", plural: "networkpolicies" }),
    servicecidrs: clusterResource<ServiceCIDR>(transport, { group: "networking.orch.io", version: "v1", apiVersion: "networking.orch.io/v1", kind: "ServiceCIDR", plural: "servicecidrs" }),
  };
}

function networkingV1beta1Version(transport: Transport): NetworkingV1beta1 {
  return {
    ipaddresses: clusterResource<NetworkingIPAddress>(transport, { group: "networking.orch.io", version: "v1beta1", apiVersion: "networking.orch.io/v1beta1", kind: "IPAddress", plural: "ipaddresses" }),
    servicecidrs: clusterResource<NetworkingServiceCIDR>(transport, { group: "networking.orch.io", version: "v1beta1", apiVersion: "networking.orch.io/v1beta1", kind: "ServiceCIDR", plural: "servicecidrs" }),
  };
}

function nodeV1Version(transport: Transport): NodeV1 {
  return {
    runtimeclasses: clusterResource<RuntimeClass>(transport, { group: "node.orch.io", version: "v1", apiVersion: "node.orch.io/v1", kind: "RuntimeClass", plural: "runtimeclasses" }),
  };
}

function policyV1Version(transport: Transport): PolicyV1 {
  return {
    poddisruptionbudgets: namespacedResource<PodDisruptionBudget>(transport, { group: "policy", version: "v1", apiVersion: "policy/v1", kind: "PodDisruptionBudget", plural: "poddisruptionbudgets" }),
  };
}

function rbacV1Version(transport: Transport): RbacV1 {
  return {
    clusterroles: clusterResource<ClusterRole>(transport, { group: "rbac.authorization.orch.io", version: "v1", apiVersion: "rbac.authorization.orch.io/v1", kind: "ClusterRole", plural: "clusterroles" }),
    clusterrolebindings: clusterResource<ClusterRoleBinding>(transport, { group: "rbac.authorization.orch.io", version: "v1", apiVersion: "rbac.authorization.orch.io/v1", kind: "ClusterRoleBinding", plural: "clusterrolebindings" }),
    roles: namespacedResource<Role>(transport, { group: "rbac.authorization.orch.io", version: "v1", apiVersion: "rbac.authorization.orch.io/v1", kind: "Role", plural: "roles" }),
    rolebindings: namespacedResource<RoleBinding>(transport, { group: "rbac.authorization.orch.io", version: "v1", apiVersion: "rbac.authorization.orch.io/v1", kind: "RoleBinding", plural: "rolebindings" }),
  };
}

function resourceV1Version(transport: Transport): ResourceV1 {
  return {
    deviceclasses: clusterResource<DeviceClass>(transport, { group: "resource.orch.io", version: "v1", apiVersion: "resource.orch.io/v1", kind: "DeviceClass", plural: "deviceclasses" }),
    resourceclaims: namespacedResource<ResourceClaim>(transport, { group: "resource.orch.io", version: "v1", apiVersion: "resource.orch.io/v1", kind: "ResourceClaim", plural: "resourceclaims" }),
    resourceclaimtemplates: namespacedResource<ResourceClaimTemplate>(transport, { group: "resource.orch.io", version: "v1", apiVersion: "resource.orch.io/v1", kind: "ResourceClaimTemplate", plural: "resourceclaimtemplates" }),
    resourceslices: clusterResource<ResourceSlice>(transport, { group: "resource.orch.io", version: "v1", apiVersion: "resource.orch.io/v1", kind: "ResourceSlice", plural: "resourceslices" }),
  };
}

function resourceV1alpha3Version(transport: Transport): ResourceV1alpha3 {
  return {
    devicetaintrules: clusterResource<DeviceTaintRule>(transport, { group: "resource.orch.io", version: "v1alpha3", apiVersion: "resource.orch.io/v1alpha3", kind: "DeviceTaintRule", plural: "devicetaintrules" }),
    resourcepoolstatusrequests: clusterResource<ResourcePoolStatusRequest>(transport, { group: "resource.orch.io", version: "v1alpha3", apiVersion: "resource.orch.io/v1alpha3", kind: "ResourcePoolStatusRequest", plural: "resourcepoolstatusrequests" }),
  };
}

function resourceV1beta1Version(transport: Transport): ResourceV1beta1 {
  return {
    deviceclasses: clusterResource<ResourceDeviceClass>(transport, { group: "resource.orch.io", version: "v1beta1", apiVersion: "resource.orch.io/v1beta1", kind: "DeviceClass", plural: "deviceclasses" }),
    resourceclaims: namespacedResource<ResourceResourceClaim>(transport, { group: "resource.orch.io", version: "v1beta1", apiVersion: "resource.orch.io/v1beta1", kind: "ResourceClaim", plural: "resourceclaims" }),
    resourceclaimtemplates: namespacedResource<ResourceResourceClaimTemplate>(transport, { group: "resource.orch.io", version: "v1beta1", apiVersion: "resource.orch.io/v1beta1", kind: "ResourceClaimTemplate", plural: "resourceclaimtemplates" }),
    resourceslices: clusterResource<ResourceResourceSlice>(transport, { group: "resource.orch.io", version: "v1beta1", apiVersion: "resource.orch.io/v1beta1", kind: "ResourceSlice", plural: "resourceslices" }),
  };
}

function resourceV1beta2Version(transport: Transport): ResourceV1beta2 {
  return {
    deviceclasses: clusterResource<ResourceV1beta2DeviceClass>(transport, { group: "resource.orch.io", version: "v1beta2", apiVersion: "resource.orch.io/v1beta2", kind: "DeviceClass", plural: "deviceclasses" }),
    devicetaintrules: clusterResource<ResourceDeviceTaintRule>(transport, { group: "resource.orch.io", version: "v1beta2", apiVersion: "resource.orch.io/v1beta2", kind: "DeviceTaintRule", plural: "devicetaintrules" }),
    resourceclaims: namespacedResource<ResourceV1beta2ResourceClaim>(transport, { group: "resource.orch.io", version: "v1beta2", apiVersion: "resource.orch.io/v1beta2", kind: "ResourceClaim", plural: "resourceclaims" }),
    resourceclaimtemplates: namespacedResource<ResourceV1beta2ResourceClaimTemplate>(transport, { group: "resource.orch.io", version: "v1beta2", apiVersion: "resource.orch.io/v1beta2", kind: "ResourceClaimTemplate", plural: "resourceclaimtemplates" }),
    resourceslices: clusterResource<ResourceV1beta2ResourceSlice>(transport, { group: "resource.orch.io", version: "v1beta2", apiVersion: "resource.orch.io/v1beta2", kind: "ResourceSlice", plural: "resourceslices" }),
  };
}

function schedulingV1Version(transport: Transport): SchedulingV1 {
  return {
    priorityclasses: clusterResource<PriorityClass>(transport, { group: "scheduling.orch.io", version: "v1", apiVersion: "scheduling.orch.io/v1", kind: "PriorityClass", plural: "priorityclasses" }),
  };
}

function schedulingV1alpha2Version(transport: Transport): SchedulingV1alpha2 {
  return {
    podgroups: namespacedResource<PodGroup>(transport, { group: "scheduling.orch.io", version: "v1alpha2", apiVersion: "scheduling.orch.io/v1alpha2", kind: "PodGroup", plural: "podgroups" }),
    workloads: namespacedResource<Workload>(transport, { group: "scheduling.orch.io", version: "v1alpha2", apiVersion: "scheduling.orch.io/v1alpha2", kind: "Workload", plural: "workloads" }),
  };
}

function storageV1Version(transport: Transport): StorageV1 {
  return {
    csidrivers: clusterResource<CSIDriver>(transport, { group: "storage.orch.io", version: "v1", apiVersion: "storage.orch.io/v1", kind: "CSIDriver", plural: "csidrivers" }),
    csinodes: clusterResource<CSINode>(transport, { group: "storage.orch.io", version: "v1", apiVersion: "storage.orch.io/v1", kind: "CSINode", plural: "csinodes" }),
    csistoragecapacities: namespacedResource<CSIStorageCapacity>(transport, { group: "storage.orch.io", version: "v1", apiVersion: "storage.orch.io/v1", kind: "CSIStorageCapacity", plural: "csistoragecapacities" }),
    storageclasses: clusterResource<StorageClass>(transport, { group: "storage.orch.io", version: "v1", apiVersion: "storage.orch.io/v1", kind: "StorageClass", plural: "storageclasses" }),
    volumeattachments: clusterResource<VolumeAttachment>(transport, { group: "storage.orch.io", version: "v1", apiVersion: "storage.orch.io/v1", kind: "VolumeAttachment", plural: "volumeattachments" }),
    volumeattributesclasses: clusterResource<VolumeAttributesClass>(transport, { group: "storage.orch.io", version: "v1", apiVersion: "storage.orch.io/v1", kind: "VolumeAttributesClass", plural: "volumeattributesclasses" }),
  };
}

function storageV1beta1Version(transport: Transport): StorageV1beta1 {
  return {
    volumeattributesclasses: clusterResource<StorageVolumeAttributesClass>(transport, { group: "storage.orch.io", version: "v1beta1", apiVersion: "storage.orch.io/v1beta1", kind: "VolumeAttributesClass", plural: "volumeattributesclasses" }),
  };
}

function storagemigrationV1beta1Version(transport: Transport): StoragemigrationV1beta1 {
  return {
    storageversionmigrations: clusterResource<StorageVersionMigration>(transport, { group: "storagemigration.orch.io", version: "v1beta1", apiVersion: "storagemigration.orch.io/v1beta1", kind: "StorageVersionMigration", plural: "storageversionmigrations" }),
  };
}

export type { APIService } from "./apiregistration/v1/apiService.ts";
export type { Binding } from "./core/v1/binding.ts";
export type { CSIDriver } from "./storage/v1/csiDriver.ts";
export type { CSINode } from "./storage/v1/csiNode.ts";
export type { CSIStorageCapacity } from "./storage/v1/csiStorageCapacity.ts";
export type { CertificateSigningRequest } from "./certificates/v1/certificateSigningRequest.ts";
export type { ClusterRole } from "./rbac/v1/clusterRole.ts";
export type { ClusterRoleBinding } from "./rbac/v1/clusterRoleBinding.ts";
export type { ClusterTrustBundle as CertificatesClusterTrustBundle } from "./certificates/v1beta1/clusterTrustBundle.ts";
export type { ClusterTrustBundle } from "./certificates/v1alpha1/clusterTrustBundle.ts";
export type { ComponentStatus } from "./core/v1/componentStatus.ts";
export type { ConfigMap } from "./core/v1/configMap.ts";
export type { ControllerRevision } from "./apps/v1/controllerRevision.ts";
export type { CronJob } from "./batch/v1/cronJob.ts";
export type { CustomResourceDefinition } from "./apiextensions/v1/customResourceDefinition.ts";
export type { DaemonSet } from "./apps/v1/daemonSet.ts";
export type { Deployment } from "./apps/v1/deployment.ts";
export type { DeviceClass as ResourceDeviceClass } from "./resource/v1beta1/deviceClass.ts";
export type { DeviceClass as ResourceV1beta2DeviceClass } from "./resource/v1beta2/deviceClass.ts";
export type { DeviceClass } from "./resource/v1/deviceClass.ts";
export type { DeviceTaintRule as ResourceDeviceTaintRule } from "./resource/v1beta2/deviceTaintRule.ts";
export type { DeviceTaintRule } from "./resource/v1alpha3/deviceTaintRule.ts";
export type { EndpointSlice } from "./discovery/v1/endpointSlice.ts";
export type { Endpoints } from "./core/v1/endpoints.ts";
export type { Event as EventsEvent } from "./events/v1/event.ts";
export type { Event } from "./core/v1/event.ts";
export type { Eviction } from "./policy/v1/eviction.ts";
export type { FlowSchema } from "./flowcontrol/v1/flowSchema.ts";
export type { HorizontalPodAutoscaler as AutoscalingHorizontalPodAutoscaler } from "./autoscaling/v2/horizontalPodAutoscaler.ts";
export type { HorizontalPodAutoscaler } from "./autoscaling/v1/horizontalPodAutoscaler.ts";
export type { IPAddress as NetworkingIPAddress } from "./networking/v1beta1/ipAddress.ts";
export type { IPAddress } from "./networking/v1/ipAddress.ts";
export type { Ingress } from "./networking/v1/ingress.ts";
export type { IngressClass } from "./networking/v1/ingressClass.ts";
export type { Job } from "./batch/v1/job.ts";
export type { Lease } from "./coordination/v1/lease.ts";
export type { LeaseCandidate as CoordinationLeaseCandidate } from "./coordination/v1beta1/leaseCandidate.ts";
export type { LeaseCandidate } from "./coordination/v1alpha2/leaseCandidate.ts";
export type { LimitRange } from "./core/v1/limitRange.ts";
export type { LocalSubjectAccessReview } from "./authorization/v1/localSubjectAccessReview.ts";
export type { MutatingAdmissionPolicy as AdmissionregistrationMutatingAdmissionPolicy } from "./admissionregistration/v1alpha1/mutatingAdmissionPolicy.ts";
export type { MutatingAdmissionPolicy as AdmissionregistrationV1beta1MutatingAdmissionPolicy } from "./admissionregistration/v1beta1/mutatingAdmissionPolicy.ts";
export type { MutatingAdmissionPolicy } from "./admissionregistration/v1/mutatingAdmissionPolicy.ts";
export type { MutatingAdmissionPolicyBinding as AdmissionregistrationMutatingAdmissionPolicyBinding } from "./admissionregistration/v1alpha1/mutatingAdmissionPolicyBinding.ts";
export type { MutatingAdmissionPolicyBinding as AdmissionregistrationV1beta1MutatingAdmissionPolicyBinding } from "./admissionregistration/v1beta1/mutatingAdmissionPolicyBinding.ts";
export type { MutatingAdmissionPolicyBinding } from "./admissionregistration/v1/mutatingAdmissionPolicyBinding.ts";
export type { MutatingWebhookConfiguration } from "./admissionregistration/v1/mutatingWebhookConfiguration.ts";
export type { Namespace } from "./core/v1/namespace.ts";
export type { NetworkPolicy } from "./networking/v1/networkPolicy.ts";
export type { Node } from "./core/v1/node.ts";
export type { NodeMetrics } from "./metrics/v1beta1/nodeMetrics.ts";
export type { PersistentVolume } from "./core/v1/persistentVolume.ts";
export type { PersistentVolumeClaim } from "./core/v1/persistentVolumeClaim.ts";
export type { Pod } from "./core/v1/pod.ts";
export type { PodAttachOptions } from "./core/v1/connectOptions.ts";
export type { PodCertificateRequest } from "./certificates/v1beta1/podCertificateRequest.ts";
export type { PodDisruptionBudget } from "./policy/v1/podDisruptionBudget.ts";
export type { PodExecOptions } from "./core/v1/connectOptions.ts";
export type { PodGroup } from "./scheduling/v1alpha2/podGroup.ts";
export type { PodLogOptions } from "./core/v1/connectOptions.ts";
export type { PodMetrics } from "./metrics/v1beta1/podMetrics.ts";
export type { PodPortForwardOptions } from "./core/v1/connectOptions.ts";
export type { PodTemplate } from "./core/v1/podTemplate.ts";
export type { PriorityClass } from "./scheduling/v1/priorityClass.ts";
export type { PriorityLevelConfiguration } from "./flowcontrol/v1/priorityLevelConfiguration.ts";
export type { ReplicaSet } from "./apps/v1/replicaSet.ts";
export type { ReplicationController } from "./core/v1/replicationController.ts";
export type { ResourceClaim as ResourceResourceClaim } from "./resource/v1beta1/resourceClaim.ts";
export type { ResourceClaim as ResourceV1beta2ResourceClaim } from "./resource/v1beta2/resourceClaim.ts";
export type { ResourceClaim } from "./resource/v1/resourceClaim.ts";
export type { ResourceClaimTemplate as ResourceResourceClaimTemplate } from "./resource/v1beta1/resourceClaimTemplate.ts";
export type { ResourceClaimTemplate as ResourceV1beta2ResourceClaimTemplate } from "./resource/v1beta2/resourceClaimTemplate.ts";
export type { ResourceClaimTemplate } from "./resource/v1/resourceClaimTemplate.ts";
export type { ResourcePoolStatusRequest } from "./resource/v1alpha3/resourcePoolStatusRequest.ts";
export type { ResourceQuota } from "./core/v1/resourceQuota.ts";
export type { ResourceSlice as ResourceResourceSlice } from "./resource/v1beta1/resourceSlice.ts";
export type { ResourceSlice as ResourceV1beta2ResourceSlice } from "./resource/v1beta2/resourceSlice.ts";
export type { ResourceSlice } from "./resource/v1/resourceSlice.ts";
export type { Role } from "./rbac/v1/role.ts";
export type { RoleBinding } from "./rbac/v1/roleBinding.ts";
export type { RuntimeClass } from "./node/v1/runtimeClass.ts";
export type { Scale } from "./autoscaling/v1/scale.ts";
export type { Secret } from "./core/v1/secret.ts";
export type { SelfSubjectAccessReview } from "./authorization/v1/selfSubjectAccessReview.ts";
export type { SelfSubjectReview } from "./authentication/v1/selfSubjectReview.ts";
export type { SelfSubjectRulesReview } from "./authorization/v1/selfSubjectRulesReview.ts";
export type { Service } from "./core/v1/service.ts";
export type { ServiceAccount } from "./core/v1/serviceAccount.ts";
export type { ServiceCIDR as NetworkingServiceCIDR } from "./networking/v1beta1/serviceCIDR.ts";
export type { ServiceCIDR } from "./networking/v1/serviceCIDR.ts";
export type { StatefulSet } from "./apps/v1/statefulSet.ts";
export type { StorageClass } from "./storage/v1/storageClass.ts";
export type { StorageVersion } from "./internal/v1alpha1/storageVersion.ts";
export type { StorageVersionMigration } from "./storagemigration/v1beta1/storageVersionMigration.ts";
export type { SubjectAccessReview as AuthorizationSubjectAccessReview } from "./authorization/v1beta1/subjectAccessReview.ts";
export type { SubjectAccessReview } from "./authorization/v1/subjectAccessReview.ts";
export type { TokenRequest } from "./authentication/v1/tokenRequest.ts";
export type { TokenReview as AuthenticationTokenReview } from "./authentication/v1beta1/tokenReview.ts";
export type { TokenReview } from "./authentication/v1/tokenReview.ts";
export type { ValidatingAdmissionPolicy } from "./admissionregistration/v1/validatingAdmissionPolicy.ts";
export type { ValidatingAdmissionPolicyBinding } from "./admissionregistration/v1/validatingAdmissionPolicyBinding.ts";
export type { ValidatingWebhookConfiguration } from "./admissionregistration/v1/validatingWebhookConfiguration.ts";
export type { VolumeAttachment } from "./storage/v1/volumeAttachment.ts";
export type { VolumeAttributesClass as StorageVolumeAttributesClass } from "./storage/v1beta1/volumeAttributesClass.ts";
export type { VolumeAttributesClass } from "./storage/v1/volumeAttributesClass.ts";
export type { Workload } from "./scheduling/v1alpha2/workload.ts";
