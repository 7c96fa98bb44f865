import { mkdir, stat } from "node:fs/promises";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { NFSVolumeSource } from "../../../generated/core/v1/volume.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { ClaimedVolume } from "./claim.ts";
import { checkHostPath } from "./hostPath.ts";
import type { Mounter } from "./mounter.ts";
import { giveToPod } from "./ownership.ts";
import type { PodFolders } from "./podFolders.ts";

export interface PlaceContext {
  readonly pod: Pod;
  readonly mounter: Mounter;
  readonly folders: PodFolders;
}

/**
 * Makes a persistent volume of the node, or of an NFS server, usable. Resolves with its path. Rejects with an Error for
 * one that is not there, and for one of a sort that no node has.
 */
export async function setUpPersistent(claimed: ClaimedVolume, context: PlaceContext): Promise<string> {
  const { persistentVolume, isBlock, readOnly } = claimed;
  const { metadata, spec } = persistentVolume;
  const { name = "" } = metadata ?? {};
  if (spec?.hostPath !== undefined) {
    await checkHostPath(spec.hostPath);
    return spec.hostPath.path;
  }
  if (spec?.nfs !== undefined) {
    const options = [...(spec.mountOptions ?? []), ...(readOnly ? ["ro"] : [])];
    return await mountNfs({ ...spec.nfs, name, options }, context);
  }
  if (spec?.local === undefined) throw new Error(`no volume plugin matched for the persistent volume ${name}`);
  const { path } = spec.local;
  await checkLocal(path, { isBlock });
  if (!isBlock && !readOnly) await giveToPod(path, context.pod);
  return path;
}

async function checkLocal(path: string, { isBlock }: Pick<ClaimedVolume, "isBlock">): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    throw new Error(`path "${path}" does not exist`, { cause: error });
  });
  if (isBlock && !found.isBlockDevice()) throw new Error(`path "${path}" is not a block device`);
  if (!isBlock && !found.isDirectory()) throw new Error(`path "${path}" is not a directory`);
}

export interface NfsAsked extends NFSVolumeSource {
  /** Of the persistent volume, or of the pod's own. */
  readonly name: string;
  readonly options: readonly string[];
}

/** Mounts a folder of an NFS server for a pod. Resolves with where. */
export async function mountNfs(asked: NfsAsked, { pod, mounter, folders }: PlaceContext): Promise<string> {
  const { server, path, readOnly = false, name, options } = asked;
  const target = folders.volume(podIdentity(pod).uid, "nfs", name);
  if ((await mounter.mountPoints()).includes(target)) return target;
  await mkdir(target, { recursive: true, mode: 0o750 });
  const all = [...new Set([...options, ...(readOnly ? ["ro"] : [])])];
  const host = server.includes(":") ? `[${server}]` : server;
  await mounter.mount({ type: "nfs", source: `${host}:${path}`, target, options: all });
  return target;
}
