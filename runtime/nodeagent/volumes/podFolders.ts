/** Where the files of pods lie below the agent's root folder. */
export interface PodFolders {
  /** Holds a folder of each pod, by its uid. */
  readonly pods: string;
  /** The same in memory, for what must not reach a disk. */
  readonly memory: string;
  readonly pod: (uid: string) => string;
  readonly volume: (uid: string, plugin: string, volumeName: string) => string;
  readonly volumeInMemory: (uid: string, plugin: string, volumeName: string) => string;
  /** Where parts of volumes are mounted, so that nothing can be exchanged under a container. */
  readonly subPaths: (uid: string) => string;
  /** Files of one container that outlive its runs. */
  readonly container: (uid: string, containerName: string) => string;
  readonly hostsFile: (uid: string) => string;
}

/** Plugins are named as in the field, below the platform's domain: `orch.io~empty-dir`. */
export function podFolders(rootFolder: string, labelDomain: string): PodFolders {
  const pods = `${rootFolder}/pods`;
  const memory = `${rootFolder}/memory`;
  const pod = (uid: string) => `${pods}/${uid}`;
  const volumePath = (plugin: string, name: string) => `volumes/${labelDomain}~${plugin}/${name}`;
  return {
    pods,
    memory,
    pod,
    volume: (uid, plugin, name) => `${pod(uid)}/${volumePath(plugin, name)}`,
    volumeInMemory: (uid, plugin, name) => `${memory}/${uid}/${volumePath(plugin, name)}`,
    subPaths: (uid) => `${pod(uid)}/volume-subpaths`,
    container: (uid, name) => `${pod(uid)}/containers/${name}`,
    hostsFile: (uid) => `${pod(uid)}/etc-hosts`,
  };
}
