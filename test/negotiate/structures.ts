import { field, structure } from "../../runtime/schema/index.ts";
import type { Structure } from "../../runtime/schema/index.ts";

/** A pod cut down to one of everything: each scalar, presence, inlined group, list, map and circle. */

export const ObjectMeta = structure("ObjectMeta", () => [
  field("name", 1, "string"),
  field("generateName", 2, "string"),
  field("namespace", 3, "string"),
  field("uid", 5, "string"),
  field("resourceVersion", 6, "string"),
  field("generation", 7, "int64"),
  field("creationTimestamp", 8, "time"),
  field("deletionTimestamp", 9, "time", { presence: "pointer" }),
  field("deletionGracePeriodSeconds", 10, "int64", { presence: "pointer" }),
  field("labels", 11, { map: "string" }),
  field("annotations", 12, { map: "string" }),
  field(
    "ownerReferences",
    13,
    { list: { structure: () => OwnerReference } },
    { patchStrategy: ["merge"], mergeKey: "uid" },
  ),
  field("finalizers", 14, { list: "string" }, { patchStrategy: ["merge"] }),
  field("managedFields", 17, { list: { structure: () => ManagedFieldsEntry } }),
]);

const OwnerReference = structure("OwnerReference", () => [
  field("apiVersion", 5, "string", { presence: "always" }),
  field("kind", 1, "string", { presence: "always" }),
  field("name", 3, "string", { presence: "always" }),
  field("uid", 4, "string", { presence: "always" }),
  field("controller", 6, "boolean", { presence: "pointer" }),
]);

const ManagedFieldsEntry = structure("ManagedFieldsEntry", () => [
  field("manager", 1, "string"),
  field("time", 4, "time", { presence: "pointer" }),
  field("fieldsV1", 7, "fieldsV1", { presence: "pointer" }),
]);

export const ContainerPort = structure("ContainerPort", () => [
  field("name", 1, "string"),
  field("hostPort", 2, "int32"),
  field("containerPort", 3, "int32", { presence: "always" }),
  field("protocol", 4, "string"),
  field("hostIP", 5, "string"),
]);

const EnvVar = structure("EnvVar", () => [
  field("name", 1, "string", { presence: "always" }),
  field("value", 2, "string"),
]);

const ResourceRequirements = structure("ResourceRequirements", () => [
  field("limits", 1, { map: "quantity" }),
  field("requests", 2, { map: "quantity" }),
]);

const VolumeMount = structure("VolumeMount", () => [
  field("name", 1, "string", { presence: "always" }),
  field("readOnly", 2, "boolean"),
  field("mountPath", 3, "string", { presence: "always" }),
]);

const HTTPGetAction = structure("HTTPGetAction", () => [
  field("path", 1, "string"),
  field("port", 2, "intOrString", { presence: "always" }),
]);

const Probe = structure("Probe", () => [
  field("httpGet", 2, { structure: () => HTTPGetAction }, { presence: "pointer", inlinePath: [1] }),
  field("initialDelaySeconds", 2, "int32"),
  field("periodSeconds", 4, "int32"),
]);

const Container = structure("Container", () => [
  field("name", 1, "string", { presence: "always" }),
  field("image", 2, "string"),
  field("command", 3, { list: "string" }),
  field("args", 4, { list: "string" }),
  field(
    "ports",
    6,
    { list: { structure: () => ContainerPort } },
    { patchStrategy: ["merge"], mergeKey: "containerPort" },
  ),
  field("env", 7, { list: { structure: () => EnvVar } }, { patchStrategy: ["merge"], mergeKey: "name" }),
  field("resources", 8, { structure: () => ResourceRequirements }, { presence: "always" }),
  field(
    "volumeMounts",
    9,
    { list: { structure: () => VolumeMount } },
    { patchStrategy: ["merge"], mergeKey: "mountPath" },
  ),
  field("livenessProbe", 10, { structure: () => Probe }, { presence: "pointer" }),
  field("imagePullPolicy", 14, "string"),
  field("terminationMessagePath", 13, "string"),
  field("terminationMessagePolicy", 20, "string"),
]);

const EmptyDir = structure("EmptyDirVolumeSource", () => [
  field("medium", 1, "string"),
  field("sizeLimit", 2, "quantity", { presence: "pointer" }),
]);

const SecretSource = structure("SecretVolumeSource", () => [
  field("secretName", 1, "string"),
  field("defaultMode", 3, "int32", { presence: "pointer" }),
  field("optional", 4, "boolean", { presence: "pointer" }),
]);

const Volume = structure("Volume", () => [
  field("name", 1, "string", { presence: "always" }),
  field("emptyDir", 2, { structure: () => EmptyDir }, { presence: "pointer", inlinePath: [2] }),
  field("secret", 6, { structure: () => SecretSource }, { presence: "pointer", inlinePath: [2] }),
]);

const Toleration = structure("Toleration", () => [
  field("key", 1, "string"),
  field("operator", 2, "string"),
  field("effect", 4, "string"),
  field("tolerationSeconds", 5, "int64", { presence: "pointer" }),
]);

export const PodSpec = structure("PodSpec", () => [
  field(
    "volumes",
    1,
    { list: { structure: () => Volume } },
    { patchStrategy: ["merge", "retainKeys"], mergeKey: "name" },
  ),
  field(
    "containers",
    2,
    { list: { structure: () => Container } },
    { presence: "always", patchStrategy: ["merge"], mergeKey: "name" },
  ),
  field("restartPolicy", 3, "string"),
  field("terminationGracePeriodSeconds", 4, "int64", { presence: "pointer" }),
  field("activeDeadlineSeconds", 5, "int64", { presence: "pointer" }),
  field("dnsPolicy", 6, "string"),
  field("nodeSelector", 7, { map: "string" }, { mapType: "atomic" }),
  field("serviceAccountName", 8, "string"),
  field("nodeName", 10, "string"),
  field("hostNetwork", 11, "boolean"),
  field("schedulerName", 19, "string"),
  field("tolerations", 22, { list: { structure: () => Toleration } }),
  field("priority", 25, "int32", { presence: "pointer" }),
  field("overhead", 32, { map: "quantity" }),
]);

const PodCondition = structure("PodCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 4, "time"),
]);

const PodStatus = structure("PodStatus", () => [
  field("phase", 1, "string"),
  field("conditions", 2, { list: { structure: () => PodCondition } }, { patchStrategy: ["merge"], mergeKey: "type" }),
  field("podIP", 6, "string"),
  field("startTime", 7, "time", { presence: "pointer" }),
]);

export const Pod = structure("Pod", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PodSpec }, { presence: "always" }),
  field("status", 3, { structure: () => PodStatus }, { presence: "always" }),
]);

/** What a pod does not have. */
export const Everything: Structure = structure("Everything", () => [
  field("metadata", 1, { structure: () => ObjectMeta }),
  field("text", 2, "string"),
  field("flag", 3, "boolean"),
  field("small", 4, "int32"),
  field("large", 5, "int64"),
  field("natural", 6, "uint32"),
  field("huge", 7, "uint64"),
  field("ratio", 8, "double"),
  field("blob", 9, "bytes"),
  field("when", 10, "time"),
  field("exactly", 11, "microTime", { presence: "pointer" }),
  field("lasting", 12, "duration", { presence: "pointer" }),
  field("amount", 13, "quantity", { presence: "pointer" }),
  field("port", 14, "intOrString", { presence: "pointer" }),
  field("extension", 15, "raw"),
  field("owned", 16, "fieldsV1", { presence: "pointer" }),
  field("anything", 17, "json", { presence: "pointer" }),
  field("numbers", 18, { list: "int64" }),
  field("flags", 19, { list: "boolean" }),
  field("names", 20, { list: "string" }),
  field("blobs", 21, { map: "bytes" }),
  field("byName", 22, { map: { structure: () => Everything } }),
  field("children", 23, { list: { structure: () => Everything } }),
  field("maybeText", 24, "string", { presence: "pointer" }),
  field("alwaysText", 25, "string", { presence: "always" }),
  field("maybeNull", 26, "string", { presence: "pointer", nullable: true }),
  field("maybe", 27, { structure: () => Everything }, { presence: "pointer" }),
  field("innerText", 1, "string", { inlinePath: [28] }),
  field("innerMost", 1, "int32", { inlinePath: [28, 2] }),
  field("counts", 29, { map: "int32" }),
  field("jsonOnly", 0, "string"),
  field("times", 30, { list: "time" }),
  field("lists", 31, { map: { structure: () => Names } }),
]);

const Names = structure("Names", () => [field("items", 1, { list: "string" }, { presence: "always" })]);

/** Keeps what it does not list. */
export const Open = structure("Open", () => [field("known", 1, "int32")], { preserveUnknown: true });
