import type { PersistentVolumeSpec } from "../../../generated/core/v1/persistentVolume.ts";

const names = [
  "gcePersistentDisk",
  "awsElasticBlockStore",
  "hostPath",
  "glusterfs",
  "nfs",
  "rbd",
  "iscsi",
  "cinder",
  "cephfs",
  "fc",
  "flocker",
  "flexVolume",
  "azureFile",
  "vsphereVolume",
  "quobyte",
  "azureDisk",
  "photonPersistentDisk",
  "portworxVolume",
  "scaleIO",
  "local",
  "storageos",
  "csi",
] as const satisfies readonly (keyof PersistentVolumeSpec)[];

/** Where a persistent volume says that it lies, by the names of the fields. It should be one. */
export function persistentSources(spec: PersistentVolumeSpec): (typeof names)[number][] {
  return names.filter((each) => spec[each] !== undefined);
}
