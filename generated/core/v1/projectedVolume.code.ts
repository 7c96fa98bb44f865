// Generated from core/v1/projectedVolume.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, defaultLabelSelector } from "../../meta/v1.code.ts";
import type * as types from "./projectedVolume.ts";
import { validateClusterTrustBundleProjection, validatePodCertificateProjection } from "./projectedVolume.validator.ts";
import { KeyToPath, defaultKeyToPath } from "./shared.code.ts";
import { DownwardAPIVolumeFile, defaultDownwardAPIVolumeFile } from "./volume.code.ts";

/** Fields of ProjectedVolumeSource in wire order. */
export const ProjectedVolumeSource: Structure = structure("ProjectedVolumeSource", () => [
  field("sources", 1, { list: { structure: () => VolumeProjection } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("defaultMode", 2, "int32", { presence: "pointer" }),
]);

/** Fields of VolumeProjection in wire order. */
export const VolumeProjection: Structure = structure("VolumeProjection", () => [
  field("secret", 1, { structure: () => SecretProjection }, { presence: "pointer" }),
  field("downwardAPI", 2, { structure: () => DownwardAPIProjection }, { presence: "pointer" }),
  field("configMap", 3, { structure: () => ConfigMapProjection }, { presence: "pointer" }),
  field("serviceAccountToken", 4, { structure: () => ServiceAccountTokenProjection }, { presence: "pointer" }),
  field("clusterTrustBundle", 5, { structure: () => ClusterTrustBundleProjection }, {
    presence: "pointer",
    gate: "ClusterTrustBundleProjection",
  }),
  field("podCertificate", 6, { structure: () => PodCertificateProjection }, {
    presence: "pointer",
    gate: "PodCertificateRequest",
  }),
]);

/** Fields of SecretProjection in wire order. */
export const SecretProjection: Structure = structure("SecretProjection", () => [
  field("name", 1, "string", { inlinePath: [1] }),
  field("items", 2, { list: { structure: () => KeyToPath } }, { listType: "atomic" }),
  field("optional", 4, "boolean", { presence: "pointer" }),
]);

/** Fields of DownwardAPIProjection in wire order. */
export const DownwardAPIProjection: Structure = structure("DownwardAPIProjection", () => [
  field("items", 1, { list: { structure: () => DownwardAPIVolumeFile } }, { listType: "atomic", errors: "leftOut" }),
]);

/** Fields of ConfigMapProjection in wire order. */
export const ConfigMapProjection: Structure = structure("ConfigMapProjection", () => [
  field("name", 1, "string", { inlinePath: [1] }),
  field("items", 2, { list: { structure: () => KeyToPath } }, { listType: "atomic" }),
  field("optional", 4, "boolean", { presence: "pointer" }),
]);

/** Fields of ServiceAccountTokenProjection in wire order. */
export const ServiceAccountTokenProjection: Structure = structure("ServiceAccountTokenProjection", () => [
  field("audience", 1, "string"),
  field("expirationSeconds", 2, "int64", { presence: "pointer" }),
  field("path", 3, "string", { presence: "always" }),
]);

/** Fields of ClusterTrustBundleProjection in wire order. */
export const ClusterTrustBundleProjection: Structure = structure("ClusterTrustBundleProjection", () => [
  field("name", 1, "string", { presence: "pointer" }),
  field("signerName", 2, "string", { presence: "pointer" }),
  field("labelSelector", 3, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("optional", 5, "boolean", { presence: "pointer" }),
  field("path", 4, "string", { presence: "always" }),
], { validate: validateClusterTrustBundleProjection });

/** Fields of PodCertificateProjection in wire order. */
export const PodCertificateProjection: Structure = structure("PodCertificateProjection", () => [
  field("signerName", 1, "string"),
  field("keyType", 2, "string"),
  field("maxExpirationSeconds", 3, "int32", { presence: "pointer" }),
  field("credentialBundlePath", 4, "string"),
  field("keyPath", 5, "string"),
  field("certificateChainPath", 6, "string"),
  field("userAnnotations", 7, { map: "string" }),
], { validate: validatePodCertificateProjection });

export function defaultProjectedVolumeSource(o: types.ProjectedVolumeSource): void {
  o.sources ??= null;
  o.defaultMode ??= 420;
  if (o.sources) for (const each of o.sources) defaultVolumeProjection(each);
}

export function defaultVolumeProjection(o: types.VolumeProjection): void {
  if (o.secret) defaultSecretProjection(o.secret);
  if (o.downwardAPI) defaultDownwardAPIProjection(o.downwardAPI);
  if (o.configMap) defaultConfigMapProjection(o.configMap);
  if (o.serviceAccountToken) defaultServiceAccountTokenProjection(o.serviceAccountToken);
  if (o.clusterTrustBundle) defaultClusterTrustBundleProjection(o.clusterTrustBundle);
}

export function defaultSecretProjection(o: types.SecretProjection): void {
  if (o.items) for (const each of o.items) defaultKeyToPath(each);
}

export function defaultDownwardAPIProjection(o: types.DownwardAPIProjection): void {
  if (o.items) for (const each of o.items) defaultDownwardAPIVolumeFile(each);
}

export function defaultConfigMapProjection(o: types.ConfigMapProjection): void {
  if (o.items) for (const each of o.items) defaultKeyToPath(each);
}

export function defaultServiceAccountTokenProjection(o: types.ServiceAccountTokenProjection): void {
  o.expirationSeconds ??= 3600;
  o.path ??= "";
}

export function defaultClusterTrustBundleProjection(o: types.ClusterTrustBundleProjection): void {
  o.path ??= "";
  if (o.labelSelector) defaultLabelSelector(o.labelSelector);
}
