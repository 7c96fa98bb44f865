import type { Volume } from "../../../../generated/core/v1/volume.ts";
import { claimAmountWarnings } from "../../rules/volumes/claimWarnings.ts";
import { overlapWarnings } from "./overlaps.ts";

/** Kinds of volumes that nodes no longer mount, and since when. */
const retired: Readonly<Record<string, string>> = {
  gitRepo: "deprecated in v1.11, and disabled by default in v1.33+",
  photonPersistentDisk: "deprecated in v1.11, non-functional in v1.16+",
  scaleIO: "deprecated in v1.16, non-functional in v1.22+",
  flocker: "deprecated in v1.22, non-functional in v1.25+",
  storageos: "deprecated in v1.22, non-functional in v1.25+",
  quobyte: "deprecated in v1.22, non-functional in v1.25+",
  glusterfs: "deprecated in v1.25, non-functional in v1.26+",
  cephfs: "deprecated in v1.28, non-functional in v1.31+",
  rbd: "deprecated in v1.28, non-functional in v1.31+",
};

/** What is odd about the volumes of a pod. */
export function volumeWarnings(volumes: readonly Volume[] | undefined, path: string): string[] {
  return (volumes ?? []).flatMap((volume, index) => {
    const claim = volume.ephemeral?.volumeClaimTemplate;
    return [
      ...sourceWarnings(volume, `${path}[${index}]`),
      ...claimAmountWarnings(claim?.spec, `${path}[${index}].ephemeral.volumeClaimTemplate.spec`),
      ...overlapWarnings(volume),
    ];
  });
}

/** The retired kinds of what one volume is made of, less those that are `silent`. */
export function sourceWarnings(source: object, path: string, silent: readonly string[] = []): string[] {
  return Object.keys(source).flatMap((name) => {
    const since = Object.hasOwn(retired, name) ? retired[name] : undefined;
    return since === undefined || silent.includes(name)
      ? []
      : [`${path}.${name === "storageos" ? "storageOS" : name}: ${since}`];
  });
}
