import { X509Certificate } from "node:crypto";
import type { ConfigMap } from "../../../generated/core/v1/configMap.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type {
  ClusterTrustBundleProjection,
  ConfigMapProjection,
  PodCertificateProjection,
  ProjectedVolumeSource,
  SecretProjection,
  ServiceAccountTokenProjection,
  VolumeProjection,
} from "../../../generated/core/v1/projectedVolume.ts";
import type { Secret } from "../../../generated/core/v1/secret.ts";
import type { KeyToPath } from "../../../generated/core/v1/shared.ts";
import type { DownwardAPIVolumeFile, Volume } from "../../../generated/core/v1/volume.ts";
import { allMessages } from "../container/allMessages.ts";
import { fieldText, type PodPlace, resourceText } from "../container/downward.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { Content, ContentFile } from "./atomicFolder.ts";
import type { ObjectSource } from "./objectSource.ts";

export interface ContentContext {
  readonly pod: Pod;
  readonly place: PodPlace;
  readonly objects: ObjectSource;
  /** Ends waiting for what others have to do first. */
  readonly signal: AbortSignal;
}

const defaultMode = 0o644;
/** Of the field, in seconds, for a projection that names none. */
const defaultTokenSeconds = 3600;

/**
 * The files of a volume that shows objects of the API; undefined for a volume of another sort. Rejects with an Error
 * that names the object or key that is missing.
 */
export async function contentOf(volume: Volume, context: ContentContext): Promise<Content | undefined> {
  const { configMap, secret, downwardAPI, projected } = volume;
  if (configMap !== undefined) return ofConfigMap(configMap, configMap.defaultMode ?? defaultMode, context);
  if (secret !== undefined) {
    const { secretName: name = "", ...rest } = secret;
    return ofSecret({ name, ...rest }, secret.defaultMode ?? defaultMode, context);
  }
  if (downwardAPI !== undefined) {
    return ofDownwardApi(downwardAPI.items ?? [], downwardAPI.defaultMode ?? defaultMode, context);
  }
  return projected === undefined ? undefined : await ofProjected(projected, context);
}

async function ofConfigMap(source: ConfigMapProjection, mode: number, context: ContentContext): Promise<Content> {
  const { name = "", optional = false, items } = source;
  const { namespace } = podIdentity(context.pod);
  const map = await context.objects.configMap(namespace, name);
  if (map === undefined && !optional) throw new Error(`configmap "${name}" not found`);
  return chosen(configMapData(map), { items, mode, optional, missing: "configmap references non-existent config key" });
}

function configMapData(map: ConfigMap | undefined): ReadonlyMap<string, Buffer> {
  const texts = Object.entries(map?.data ?? {}).map(([key, value]) => [key, Buffer.from(value)] as const);
  const bytes = Object.entries(map?.binaryData ?? {}).map(
    ([key, value]) => [key, Buffer.from(value, "base64")] as const,
  );
  return new Map([...texts, ...bytes]);
}

async function ofSecret(source: SecretProjection, mode: number, context: ContentContext): Promise<Content> {
  const { name = "", optional = false, items } = source;
  const { namespace } = podIdentity(context.pod);
  const secret = await context.objects.secret(namespace, name);
  if (secret === undefined && !optional) throw new Error(`secret "${name}" not found`);
  return chosen(secretData(secret), { items, mode, optional, missing: "references non-existent secret key" });
}

function secretData(secret: Secret | undefined): ReadonlyMap<string, Buffer> {
  return new Map(Object.entries(secret?.data ?? {}).map(([key, value]) => [key, Buffer.from(value, "base64")]));
}

interface Choice {
  readonly items: readonly KeyToPath[] | undefined;
  readonly mode: number;
  readonly optional: boolean;
  readonly missing: string;
}

/** All entries under their keys, or those that are named, at the paths and with the modes that they are given. */
function chosen(data: ReadonlyMap<string, Buffer>, { items, mode, optional, missing }: Choice): Content {
  if (items === undefined || items.length === 0) {
    return new Map([...data].map(([key, each]) => [key, { data: each, mode }]));
  }
  const content = new Map<string, ContentFile>();
  for (const item of items) {
    const found = data.get(item.key);
    if (found !== undefined) content.set(item.path, { data: found, mode: item.mode ?? mode });
    else if (!optional) throw new Error(`${missing}: ${item.key}`);
  }
  return content;
}

function ofDownwardApi(items: readonly DownwardAPIVolumeFile[], mode: number, context: ContentContext): Content {
  const { pod, place } = context;
  const textOf = ({ fieldRef, resourceFieldRef }: DownwardAPIVolumeFile) => {
    return fieldRef !== undefined
      ? fieldText(fieldRef.fieldPath, pod, place)
      : resourceText(resourceFieldRef ?? { resource: "" }, { pod, place });
  };
  return new Map(items.map((each) => [each.path, { data: Buffer.from(textOf(each)), mode: each.mode ?? mode }]));
}

async function ofProjected(
  { sources, defaultMode: mode = defaultMode }: ProjectedVolumeSource,
  context: ContentContext,
) {
  const parts = await Promise.allSettled((sources ?? []).map((each) => ofProjection(each, mode, context)));
  const errors = parts.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) {
    const texts = errors.map((each) => (each instanceof Error ? each.message : String(each)));
    throw new Error(allMessages(texts), { cause: errors[0] });
  }
  return new Map(parts.flatMap((each) => (each.status === "fulfilled" ? [...each.value] : [])));
}

async function ofProjection(source: VolumeProjection, mode: number, context: ContentContext): Promise<Content> {
  if (source.configMap !== undefined) return ofConfigMap(source.configMap, mode, context);
  if (source.secret !== undefined) return ofSecret(source.secret, mode, context);
  if (source.downwardAPI !== undefined) return ofDownwardApi(source.downwardAPI.items ?? [], mode, context);
  if (source.serviceAccountToken !== undefined) return ofToken(source.serviceAccountToken, mode, context);
  if (source.clusterTrustBundle !== undefined) return ofTrustBundles(source.clusterTrustBundle, mode, context);
  return source.podCertificate === undefined ? new Map() : ofPodCertificate(source.podCertificate, mode, context);
}

async function ofToken(source: ServiceAccountTokenProjection, mode: number, context: ContentContext): Promise<Content> {
  const { audience = "", expirationSeconds = defaultTokenSeconds, path } = source;
  const { pod, objects } = context;
  const { token } = await objects.token(pod, { audience, expirationSeconds });
  return new Map([[path, ownFile(token, mode, pod)]]);
}

async function ofPodCertificate(
  source: PodCertificateProjection,
  mode: number,
  { pod, objects, signal }: ContentContext,
): Promise<Content> {
  const { key, chain } = await objects.certificate(pod, source, signal);
  const { credentialBundlePath, keyPath, certificateChainPath } = source;
  const files: readonly (readonly [string | undefined, string])[] = [
    [credentialBundlePath, key + chain],
    [keyPath, key],
    [certificateChainPath, chain],
  ];
  return new Map(files.flatMap(([path, text]) => (path ? [[path, ownFile(text, mode, pod)]] : [])));
}

/** A pod with one user, or with a group for its volumes, keeps what proves who it is from all others. */
function ownFile(text: string, mode: number, pod: Pod): ContentFile {
  const uid = onlyUser(pod);
  const isPrivate = uid !== undefined || pod.spec?.securityContext?.fsGroup !== undefined;
  return { data: Buffer.from(text), mode: isPrivate ? 0o600 : mode, uid };
}

/** The user as whom all containers of a pod run, when it says so and it is one. */
function onlyUser({ spec }: Pod): number | undefined {
  const ofPod = spec?.securityContext?.runAsUser;
  const containers = [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];
  const users = new Set(containers.map((each) => each.securityContext?.runAsUser ?? ofPod));
  return users.size === 1 ? [...users][0] : undefined;
}

async function ofTrustBundles(
  source: ClusterTrustBundleProjection,
  mode: number,
  { objects }: ContentContext,
): Promise<Content> {
  const { name, path, optional = false } = source;
  const bundles = await objects.trustBundles(source);
  if (bundles.length === 0 && !optional) {
    const which = name === undefined ? "combination of signerName and labelSelector" : `name "${name}"`;
    throw new Error(`${which} matched zero ClusterTrustBundles`);
  }
  const texts = bundles.map((each) => certificatesIn(each.spec?.trustBundle ?? ""));
  const anchors = [...new Set(texts.flat())].sort();
  return new Map([[path, { data: Buffer.from(anchors.join("")), mode }]]);
}

/** Each certificate by itself, in one way of writing, so that equal ones are found. */
function certificatesIn(pem: string): string[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((each) => new X509Certificate(each).toString());
}
