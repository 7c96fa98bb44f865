import type { PersistentVolumeSpec } from "../../../../generated/core/v1/persistentVolume.ts";

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
] as const;

/** The name of a field that says where a volume is from. */
export type PersistentSource = (typeof names)[number];

/** Where a persistent volume says that it lies, by the names of the fields. It should be one. */
export function persistentSources(spec: PersistentVolumeSpec): PersistentSource[] {
  return names.filter((each) => spec[each] !== undefined);
}
