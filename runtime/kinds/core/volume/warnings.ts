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

/** The retired kinds among the volumes of a pod. */
export function volumeWarnings(volumes: readonly object[] | undefined, path: string): string[] {
  return (volumes ?? []).flatMap((volume, index) => sourceWarnings(volume, `${path}[${index}]`));
}

/** The same of what one volume is made of. */
export function sourceWarnings(source: object, path: string): string[] {
  return Object.keys(source).flatMap((name) => {
    const since = Object.hasOwn(retired, name) ? retired[name] : undefined;
    return since === undefined ? [] : [`${path}.${name}: ${since}`];
  });
}
