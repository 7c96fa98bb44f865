import type { VolumeProjection } from "../../../../generated/core/v1/projectedVolume.ts";
import type { Volume } from "../../../../generated/core/v1/volume.ts";
import { shortened } from "../../../schema/text/shorten.ts";
import { withoutEnd } from "../../../schema/text/withoutEnd.ts";

/** A file of a volume, and what it is made from where a volume has several sources. */
interface File {
  readonly path: string;
  readonly source?: string;
}

/** @limit Earlier files of a volume that a later one is compared with: the rest is not warned of. */
const maxCompared = 100;

/** Files of a volume of which one takes the place of the other, or would have to be a folder at the same time. */
export function overlapWarnings(volume: Volume): string[] {
  const { name, configMap, secret, downwardAPI, projected } = volume;
  if (configMap) return overlaps(`volume "${name}" (ConfigMap "${configMap.name ?? ""}")`, filesOf(configMap));
  if (secret) return overlaps(`volume "${name}" (Secret "${secret.secretName ?? ""}")`, filesOf(secret));
  if (downwardAPI) return overlaps(`volume "${name}" (DownwardAPI)`, filesOf(downwardAPI));
  if (!projected) return [];
  const sources = projected.sources ?? [];
  return [
    ...sources.flatMap((each) =>
      Object.keys(each).length === 0 ? [`volume "${name}" (Projected) has no sources provided`] : [],
    ),
    ...overlaps(`volume "${name}" (Projected)`, sources.flatMap(projectedFiles)),
  ];
}

function filesOf({ items }: { readonly items?: readonly File[] | null }, source?: string): File[] {
  return (items ?? []).map(({ path }) => (source === undefined ? { path } : { path, source }));
}

function projectedFiles(projection: VolumeProjection): File[] {
  const { configMap, secret, downwardAPI, serviceAccountToken, clusterTrustBundle, podCertificate } = projection;
  if (configMap) return filesOf(configMap, `ConfigMap "${configMap.name ?? ""}"`);
  if (secret) return filesOf(secret, `Secret "${secret.name ?? ""}"`);
  if (downwardAPI) return filesOf(downwardAPI, "DownwardAPI");
  if (serviceAccountToken) return [{ path: serviceAccountToken.path, source: "ServiceAccountToken" }];
  if (clusterTrustBundle) {
    const { name, signerName, path } = clusterTrustBundle;
    return [{ path, source: `ClusterTrustBundle "${name ?? signerName ?? ""}"` }];
  }
  const { credentialBundlePath, keyPath, certificateChainPath } = podCertificate ?? {};
  const paths = [credentialBundlePath, keyPath, certificateChainPath];
  return paths.flatMap((path) => (path === undefined ? [] : [{ path, source: "PodCertificate" }]));
}

function overlaps(subject: string, files: readonly File[]): string[] {
  const seen: Placed[] = [];
  return files.flatMap(({ path, ...rest }) => {
    const file = { ...rest, path: withoutEnd(path, "/") };
    const folder = `${file.path}/`;
    const others = seen.filter((each) => overlap(each.folder, folder));
    if (seen.length < maxCompared) seen.push({ file, folder });
    return others.map((other) => `${subject}: overlapping paths: ${shown(file)} with ${shown(other.file)}`);
  });
}

interface Placed {
  readonly file: File;
  /** Its path as a folder; "/" where it has none. */
  readonly folder: string;
}

function overlap(a: string, b: string): boolean {
  return a !== "/" && b !== "/" && (a.startsWith(b) || b.startsWith(a));
}

function shown({ path, source }: File): string {
  return source === undefined ? JSON.stringify(shortened(path)) : `${JSON.stringify(shortened(path))} (${source})`;
}
