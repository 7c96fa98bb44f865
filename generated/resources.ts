// Generated from all spec files. Do not edit.
import type { ResourceDescriptor } from "../runtime/schema/index.ts";
import { mutatingAdmissionPolicy } from "./admissionregistration/v1/mutatingAdmissionPolicy.descriptor.ts";
import {
  mutatingAdmissionPolicyBinding,
} from "./admissionregistration/v1/mutatingAdmissionPolicyBinding.descriptor.ts";
import { mutatingWebhookConfiguration } from "./admissionregistration/v1/mutatingWebhookConfiguration.descriptor.ts";
import { validatingAdmissionPolicy } from "./admissionregistration/v1/validatingAdmissionPolicy.descriptor.ts";
import {
  validatingAdmissionPolicyBinding,
} from "./admissionregistration/v1/validatingAdmissionPolicyBinding.descriptor.ts";
import {
  validatingWebhookConfiguration,
} from "./admissionregistration/v1/validatingWebhookConfiguration.descriptor.ts";
import {
  mutatingAdmissionPolicy as admissionregistrationMutatingAdmissionPolicy,
} from "./admissionregistration/v1alpha1/mutatingAdmissionPolicy.descriptor.ts";
import {
  mutatingAdmissionPolicyBinding as admissionregistrationMutatingAdmissionPolicyBinding,
} from "./admissionregistration/v1alpha1/mutatingAdmissionPolicyBinding.descriptor.ts";
import {
  mutatingAdmissionPolicy as admissionregistrationV1beta1MutatingAdmissionPolicy,
} from "./admissionregistration/v1beta1/mutatingAdmissionPolicy.descriptor.ts";
import {
  mutatingAdmissionPolicyBinding as admissionregistrationV1beta1MutatingAdmissionPolicyBinding,
} from "./admissionregistration/v1beta1/mutatingAdmissionPolicyBinding.descriptor.ts";
import { customResourceDefinition } from "./apiextensions/v1/customResourceDefinition.descriptor.ts";
import { apiService } from "./apiregistration/v1/apiService.descriptor.ts";
import { controllerRevision } from "./apps/v1/controllerRevision.descriptor.ts";
import { daemonSet } from "./apps/v1/daemonSet.descriptor.ts";
import { deployment } from "./apps/v1/deployment.descriptor.ts";
import { replicaSet } from "./apps/v1/replicaSet.descriptor.ts";
import { statefulSet } from "./apps/v1/statefulSet.descriptor.ts";
import { selfSubjectReview } from "./authentication/v1/selfSubjectReview.descriptor.ts";
import { tokenReview } from "./authentication/v1/tokenReview.descriptor.ts";
import { localSubjectAccessReview } from "./authorization/v1/localSubjectAccessReview.descriptor.ts";
import { selfSubjectAccessReview } from "./authorization/v1/selfSubjectAccessReview.descriptor.ts";
import { selfSubjectRulesReview } from "./authorization/v1/selfSubjectRulesReview.descriptor.ts";
import { subjectAccessReview } from "./authorization/v1/subjectAccessReview.descriptor.ts";
import { horizontalPodAutoscaler } from "./autoscaling/v1/horizontalPodAutoscaler.descriptor.ts";
import {
  horizontalPodAutoscaler as autoscalingHorizontalPodAutoscaler,
} from "./autoscaling/v2/horizontalPodAutoscaler.descriptor.ts";
import { cronJob } from "./batch/v1/cronJob.descriptor.ts";
import { job } from "./batch/v1/job.descriptor.ts";
import { certificateSigningRequest } from "./certificates/v1/certificateSigningRequest.descriptor.ts";
import { clusterTrustBundle } from "./certificates/v1alpha1/clusterTrustBundle.descriptor.ts";
import {
  clusterTrustBundle as certificatesClusterTrustBundle,
} from "./certificates/v1beta1/clusterTrustBundle.descriptor.ts";
import { podCertificateRequest } from "./certificates/v1beta1/podCertificateRequest.descriptor.ts";
import { lease } from "./coordination/v1/lease.descriptor.ts";
import { leaseCandidate } from "./coordination/v1alpha2/leaseCandidate.descriptor.ts";
import { leaseCandidate as coordinationLeaseCandidate } from "./coordination/v1beta1/leaseCandidate.descriptor.ts";
import { binding } from "./core/v1/binding.descriptor.ts";
import { componentStatus } from "./core/v1/componentStatus.descriptor.ts";
import { configMap } from "./core/v1/configMap.descriptor.ts";
import { endpoints } from "./core/v1/endpoints.descriptor.ts";
import { event } from "./core/v1/event.descriptor.ts";
import { limitRange } from "./core/v1/limitRange.descriptor.ts";
import { namespace } from "./core/v1/namespace.descriptor.ts";
import { node } from "./core/v1/node.descriptor.ts";
import { persistentVolume } from "./core/v1/persistentVolume.descriptor.ts";
import { persistentVolumeClaim } from "./core/v1/persistentVolumeClaim.descriptor.ts";
import { pod } from "./core/v1/pod.descriptor.ts";
import { podTemplate } from "./core/v1/podTemplate.descriptor.ts";
import { replicationController } from "./core/v1/replicationController.descriptor.ts";
import { resourceQuota } from "./core/v1/resourceQuota.descriptor.ts";
import { secret } from "./core/v1/secret.descriptor.ts";
import { service } from "./core/v1/service.descriptor.ts";
import { serviceAccount } from "./core/v1/serviceAccount.descriptor.ts";
import { endpointSlice } from "./discovery/v1/endpointSlice.descriptor.ts";
import { event as eventsEvent } from "./events/v1/event.descriptor.ts";
import { flowSchema } from "./flowcontrol/v1/flowSchema.descriptor.ts";
import { priorityLevelConfiguration } from "./flowcontrol/v1/priorityLevelConfiguration.descriptor.ts";
import { storageVersion } from "./internal/v1alpha1/storageVersion.descriptor.ts";
import { ingress } from "./networking/v1/ingress.descriptor.ts";
import { ingressClass } from "./networking/v1/ingressClass.descriptor.ts";
import { ipAddress } from "./networking/v1/ipAddress.descriptor.ts";
import { networkPolicy } from "./networking/v1/networkPolicy.descriptor.ts";
import { serviceCIDR } from "./networking/v1/serviceCIDR.descriptor.ts";
import { ipAddress as networkingIPAddress } from "./networking/v1beta1/ipAddress.descriptor.ts";
import { serviceCIDR as networkingServiceCIDR } from "./networking/v1beta1/serviceCIDR.descriptor.ts";
import { runtimeClass } from "./node/v1/runtimeClass.descriptor.ts";
import { podDisruptionBudget } from "./policy/v1/podDisruptionBudget.descriptor.ts";
import { clusterRole } from "./rbac/v1/clusterRole.descriptor.ts";
import { clusterRoleBinding } from "./rbac/v1/clusterRoleBinding.descriptor.ts";
import { role } from "./rbac/v1/role.descriptor.ts";
import { roleBinding } from "./rbac/v1/roleBinding.descriptor.ts";
import { deviceClass } from "./resource/v1/deviceClass.descriptor.ts";
import { resourceClaim } from "./resource/v1/resourceClaim.descriptor.ts";
import { resourceClaimTemplate } from "./resource/v1/resourceClaimTemplate.descriptor.ts";
import { resourceSlice } from "./resource/v1/resourceSlice.descriptor.ts";
import { deviceTaintRule } from "./resource/v1alpha3/deviceTaintRule.descriptor.ts";
import { resourcePoolStatusRequest } from "./resource/v1alpha3/resourcePoolStatusRequest.descriptor.ts";
import { deviceClass as resourceDeviceClass } from "./resource/v1beta1/deviceClass.descriptor.ts";
import { resourceClaim as resourceResourceClaim } from "./resource/v1beta1/resourceClaim.descriptor.ts";
import {
  resourceClaimTemplate as resourceResourceClaimTemplate,
} from "./resource/v1beta1/resourceClaimTemplate.descriptor.ts";
import { resourceSlice as resourceResourceSlice } from "./resource/v1beta1/resourceSlice.descriptor.ts";
import { deviceClass as resourceV1beta2DeviceClass } from "./resource/v1beta2/deviceClass.descriptor.ts";
import { deviceTaintRule as resourceDeviceTaintRule } from "./resource/v1beta2/deviceTaintRule.descriptor.ts";
import { resourceClaim as resourceV1beta2ResourceClaim } from "./resource/v1beta2/resourceClaim.descriptor.ts";
import {
  resourceClaimTemplate as resourceV1beta2ResourceClaimTemplate,
} from "./resource/v1beta2/resourceClaimTemplate.descriptor.ts";
import { resourceSlice as resourceV1beta2ResourceSlice } from "./resource/v1beta2/resourceSlice.descriptor.ts";
import { priorityClass } from "./scheduling/v1/priorityClass.descriptor.ts";
import { podGroup } from "./scheduling/v1alpha2/podGroup.descriptor.ts";
import { workload } from "./scheduling/v1alpha2/workload.descriptor.ts";
import { csiDriver } from "./storage/v1/csiDriver.descriptor.ts";
import { csiNode } from "./storage/v1/csiNode.descriptor.ts";
import { csiStorageCapacity } from "./storage/v1/csiStorageCapacity.descriptor.ts";
import { storageClass } from "./storage/v1/storageClass.descriptor.ts";
import { volumeAttachment } from "./storage/v1/volumeAttachment.descriptor.ts";
import { volumeAttributesClass } from "./storage/v1/volumeAttributesClass.descriptor.ts";
import {
  volumeAttributesClass as storageVolumeAttributesClass,
} from "./storage/v1beta1/volumeAttributesClass.descriptor.ts";
import { storageVersionMigration } from "./storagemigration/v1beta1/storageVersionMigration.descriptor.ts";

/** Stored resources in the order of the spec. */
export const resources: readonly ResourceDescriptor[] = [
  mutatingAdmissionPolicy,
  mutatingAdmissionPolicyBinding,
  mutatingWebhookConfiguration,
  validatingAdmissionPolicy,
  validatingAdmissionPolicyBinding,
  validatingWebhookConfiguration,
  admissionregistrationMutatingAdmissionPolicy,
  admissionregistrationMutatingAdmissionPolicyBinding,
  admissionregistrationV1beta1MutatingAdmissionPolicy,
  admissionregistrationV1beta1MutatingAdmissionPolicyBinding,
  customResourceDefinition,
  apiService,
  controllerRevision,
  daemonSet,
  deployment,
  replicaSet,
  statefulSet,
  selfSubjectReview,
  tokenReview,
  localSubjectAccessReview,
  selfSubjectAccessReview,
  selfSubjectRulesReview,
  subjectAccessReview,
  horizontalPodAutoscaler,
  autoscalingHorizontalPodAutoscaler,
  cronJob,
  job,
  certificateSigningRequest,
  clusterTrustBundle,
  certificatesClusterTrustBundle,
  podCertificateRequest,
  lease,
  leaseCandidate,
  coordinationLeaseCandidate,
  binding,
  componentStatus,
  configMap,
  endpoints,
  event,
  limitRange,
  namespace,
  node,
  persistentVolume,
  persistentVolumeClaim,
  pod,
  podTemplate,
  replicationController,
  resourceQuota,
  secret,
  service,
  serviceAccount,
  endpointSlice,
  eventsEvent,
  flowSchema,
  priorityLevelConfiguration,
  storageVersion,
  ingress,
  ingressClass,
  ipAddress,
  networkPolicy,
  serviceCIDR,
  networkingIPAddress,
  networkingServiceCIDR,
  runtimeClass,
  podDisruptionBudget,
  clusterRole,
  clusterRoleBinding,
  role,
  roleBinding,
  deviceClass,
  resourceClaim,
  resourceClaimTemplate,
  resourceSlice,
  deviceTaintRule,
  resourcePoolStatusRequest,
  resourceDeviceClass,
  resourceResourceClaim,
  resourceResourceClaimTemplate,
  resourceResourceSlice,
  resourceV1beta2DeviceClass,
  resourceDeviceTaintRule,
  resourceV1beta2ResourceClaim,
  resourceV1beta2ResourceClaimTemplate,
  resourceV1beta2ResourceSlice,
  priorityClass,
  podGroup,
  workload,
  csiDriver,
  csiNode,
  csiStorageCapacity,
  storageClass,
  volumeAttachment,
  volumeAttributesClass,
  storageVolumeAttributesClass,
  storageVersionMigration,
];
