// Generated from all spec files. Do not edit.
import type { ResourceDescriptor } from "../runtime/schema/index.ts";
import * as admissionregistrationV1 from "./admissionregistration/v1/kinds.ts";
import * as admissionregistrationV1alpha1 from "./admissionregistration/v1alpha1/kinds.ts";
import * as admissionregistrationV1beta1 from "./admissionregistration/v1beta1/kinds.ts";
import * as apiextensionsV1 from "./apiextensions/v1/kinds.ts";
import * as apiregistrationV1 from "./apiregistration/v1/kinds.ts";
import * as appsV1 from "./apps/v1/kinds.ts";
import * as authenticationV1 from "./authentication/v1/kinds.ts";
import * as authenticationV1beta1 from "./authentication/v1beta1/kinds.ts";
import * as authorizationV1 from "./authorization/v1/kinds.ts";
import * as authorizationV1beta1 from "./authorization/v1beta1/kinds.ts";
import * as autoscalingV1 from "./autoscaling/v1/kinds.ts";
import * as autoscalingV2 from "./autoscaling/v2/kinds.ts";
import * as batchV1 from "./batch/v1/kinds.ts";
import * as certificatesV1 from "./certificates/v1/kinds.ts";
import * as certificatesV1alpha1 from "./certificates/v1alpha1/kinds.ts";
import * as certificatesV1beta1 from "./certificates/v1beta1/kinds.ts";
import * as coordinationV1 from "./coordination/v1/kinds.ts";
import * as coordinationV1alpha2 from "./coordination/v1alpha2/kinds.ts";
import * as coordinationV1beta1 from "./coordination/v1beta1/kinds.ts";
import * as coreV1 from "./core/v1/kinds.ts";
import * as discoveryV1 from "./discovery/v1/kinds.ts";
import * as eventsV1 from "./events/v1/kinds.ts";
import * as flowcontrolV1 from "./flowcontrol/v1/kinds.ts";
import * as internalV1alpha1 from "./internal/v1alpha1/kinds.ts";
import * as metricsV1beta1 from "./metrics/v1beta1/kinds.ts";
import * as networkingV1 from "./networking/v1/kinds.ts";
import * as networkingV1beta1 from "./networking/v1beta1/kinds.ts";
import * as nodeV1 from "./node/v1/kinds.ts";
import * as policyV1 from "./policy/v1/kinds.ts";
import * as rbacV1 from "./rbac/v1/kinds.ts";
import * as resourceV1 from "./resource/v1/kinds.ts";
import * as resourceV1alpha3 from "./resource/v1alpha3/kinds.ts";
import * as resourceV1beta1 from "./resource/v1beta1/kinds.ts";
import * as resourceV1beta2 from "./resource/v1beta2/kinds.ts";
import * as schedulingV1 from "./scheduling/v1/kinds.ts";
import * as schedulingV1alpha2 from "./scheduling/v1alpha2/kinds.ts";
import * as storageV1 from "./storage/v1/kinds.ts";
import * as storageV1beta1 from "./storage/v1beta1/kinds.ts";
import * as storagemigrationV1beta1 from "./storagemigration/v1beta1/kinds.ts";

/** Stored resources in the order of the spec. */
export const resources: readonly ResourceDescriptor[] = [
  admissionregistrationV1.mutatingAdmissionPolicy,
  admissionregistrationV1.mutatingAdmissionPolicyBinding,
  admissionregistrationV1.mutatingWebhookConfiguration,
  admissionregistrationV1.validatingAdmissionPolicy,
  admissionregistrationV1.validatingAdmissionPolicyBinding,
  admissionregistrationV1.validatingWebhookConfiguration,
  admissionregistrationV1alpha1.mutatingAdmissionPolicy,
  admissionregistrationV1alpha1.mutatingAdmissionPolicyBinding,
  admissionregistrationV1beta1.mutatingAdmissionPolicy,
  admissionregistrationV1beta1.mutatingAdmissionPolicyBinding,
  apiextensionsV1.customResourceDefinition,
  apiregistrationV1.apiService,
  appsV1.controllerRevision,
  appsV1.daemonSet,
  appsV1.deployment,
  appsV1.replicaSet,
  appsV1.statefulSet,
  authenticationV1.selfSubjectReview,
  authenticationV1.tokenReview,
  authenticationV1beta1.tokenReview,
  authorizationV1.localSubjectAccessReview,
  authorizationV1.selfSubjectAccessReview,
  authorizationV1.selfSubjectRulesReview,
  authorizationV1.subjectAccessReview,
  authorizationV1beta1.subjectAccessReview,
  autoscalingV1.horizontalPodAutoscaler,
  autoscalingV2.horizontalPodAutoscaler,
  batchV1.cronJob,
  batchV1.job,
  certificatesV1.certificateSigningRequest,
  certificatesV1alpha1.clusterTrustBundle,
  certificatesV1beta1.clusterTrustBundle,
  certificatesV1beta1.podCertificateRequest,
  coordinationV1.lease,
  coordinationV1alpha2.leaseCandidate,
  coordinationV1beta1.leaseCandidate,
  coreV1.binding,
  coreV1.componentStatus,
  coreV1.configMap,
  coreV1.endpoints,
  coreV1.event,
  coreV1.limitRange,
  coreV1.namespace,
  coreV1.node,
  coreV1.persistentVolume,
  coreV1.persistentVolumeClaim,
  coreV1.pod,
  coreV1.podTemplate,
  coreV1.replicationController,
  coreV1.resourceQuota,
  coreV1.secret,
  coreV1.service,
  coreV1.serviceAccount,
  discoveryV1.endpointSlice,
  eventsV1.event,
  flowcontrolV1.flowSchema,
  flowcontrolV1.priorityLevelConfiguration,
  internalV1alpha1.storageVersion,
  metricsV1beta1.nodeMetrics,
  metricsV1beta1.podMetrics,
  networkingV1.ingress,
  networkingV1.ingressClass,
  networkingV1.ipAddress,
  networkingV1.networkPolicy,
  networkingV1.serviceCIDR,
  networkingV1beta1.ipAddress,
  networkingV1beta1.serviceCIDR,
  nodeV1.runtimeClass,
  policyV1.podDisruptionBudget,
  rbacV1.clusterRole,
  rbacV1.clusterRoleBinding,
  rbacV1.role,
  rbacV1.roleBinding,
  resourceV1.deviceClass,
  resourceV1.resourceClaim,
  resourceV1.resourceClaimTemplate,
  resourceV1.resourceSlice,
  resourceV1alpha3.deviceTaintRule,
  resourceV1alpha3.resourcePoolStatusRequest,
  resourceV1beta1.deviceClass,
  resourceV1beta1.resourceClaim,
  resourceV1beta1.resourceClaimTemplate,
  resourceV1beta1.resourceSlice,
  resourceV1beta2.deviceClass,
  resourceV1beta2.deviceTaintRule,
  resourceV1beta2.resourceClaim,
  resourceV1beta2.resourceClaimTemplate,
  resourceV1beta2.resourceSlice,
  schedulingV1.priorityClass,
  schedulingV1alpha2.podGroup,
  schedulingV1alpha2.workload,
  storageV1.csiDriver,
  storageV1.csiNode,
  storageV1.csiStorageCapacity,
  storageV1.storageClass,
  storageV1.volumeAttachment,
  storageV1.volumeAttributesClass,
  storageV1beta1.volumeAttributesClass,
  storagemigrationV1beta1.storageVersionMigration,
];
