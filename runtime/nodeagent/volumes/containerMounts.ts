import { chmod, mkdir, open } from "node:fs/promises";
import type { VolumeMount } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { MountPropagation } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { MountInit } from "../container/containerConfig.ts";
import { configError } from "../container/containerError.ts";
import { asConfigError, type Environment } from "../container/environment.ts";
import { expand } from "../container/expand.ts";
import { type AnyContainer, podIdentity } from "../container/podIdentity.ts";
import type { Mounter } from "./mounter.ts";
import type { PodFolders } from "./podFolders.ts";
import type { ReadyVolume } from "./podVolumes.ts";
import { mountSubPath, subPathObjection } from "./subPath.ts";

export interface MountsContext {
  readonly folders: PodFolders;
  readonly mounter: Mounter;
  /** Those of the pod, mounted. */
  readonly volumes: ReadonlyMap<string, ReadyVolume>;
  readonly environment: Environment;
  /** How the runtime names the images of image volumes, by the name of the volume. */
  readonly imageRefs: ReadonlyMap<string, string>;
  /** Whether the runtime can make everything below a mount read-only. */
  readonly canReadOnlyRecursively: boolean;
  /** File with the pod's names; undefined when the container keeps that of its image. */
  readonly hostsFile: string | undefined;
  /** Path of the file for the container's last words; undefined when the container has none. */
  readonly terminationFile: string | undefined;
}

const hostsPath = "/etc/hosts";

/** What a container sees of volumes, and the files that the agent gives it. Rejects with a ContainerError. */
export async function containerMounts(pod: Pod, container: AnyContainer, context: MountsContext): Promise<MountInit[]> {
  const mounts: MountInit[] = [];
  for (const [index, each] of (container.volumeMounts ?? []).entries()) {
    mounts.push(await mountOf(each, { pod, container, index, context }));
  }
  const isOwn = mounts.some((each) => each.containerPath === hostsPath);
  if (context.hostsFile !== undefined && !isOwn) {
    mounts.push({ containerPath: hostsPath, hostPath: context.hostsFile, selinuxRelabel: true });
  }
  const { terminationFile } = context;
  if (terminationFile !== undefined) {
    mounts.push({
      containerPath: container.terminationMessagePath ?? "",
      hostPath: terminationFile,
      selinuxRelabel: true,
    });
  }
  return mounts;
}

/** Block devices that a container is given as they are. */
export function containerDevices({ volumeDevices = [] }: AnyContainer, volumes: MountsContext["volumes"]) {
  return volumeDevices.map(({ name, devicePath }) => {
    const volume = volumes.get(name);
    if (volume === undefined || !("path" in volume) || volume.isBlock !== true) {
      throw configError(`cannot find volume "${name}" to pass into container`);
    }
    return { containerPath: devicePath, hostPath: volume.path, permissions: volume.readOnly ? "r" : "mrw" };
  });
}

/** Makes the file into which a container may write its last words, anew for each run. */
export async function makeTerminationFile(folder: string, runName: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  const path = `${folder}/${runName}`;
  const file = await open(path, "w", 0o666);
  await file.close();
  await chmod(path, 0o666); // any user of the container may write
  return path;
}

interface Mounting {
  readonly pod: Pod;
  readonly container: AnyContainer;
  readonly index: number;
  readonly context: MountsContext;
}

async function mountOf(mount: VolumeMount, mounting: Mounting): Promise<MountInit> {
  const { container, context } = mounting;
  const { name, mountPath, readOnly = false, mountPropagation = "None" } = mount;
  const volume = context.volumes.get(name);
  if (volume === undefined)
    throw configError(`cannot find volume "${name}" to mount into container "${container.name}"`);
  const containerPath = mountPath.startsWith("/") ? mountPath : `/${mountPath}`;
  const subPath = subPathOf(mount, mounting);
  if ("imageReference" in volume) {
    const image = context.imageRefs.get(name) ?? volume.imageReference;
    return { containerPath, readonly: true, image: { image }, imageSubPath: subPath };
  }
  const isReadOnly = readOnly || volume.readOnly;
  return {
    containerPath,
    hostPath: subPath === "" ? volume.path : await subPathTarget(volume.path, subPath, { mount, mounting }),
    readonly: isReadOnly,
    selinuxRelabel: volume.isOwn === true,
    recursiveReadOnly: isRecursive(mount, isReadOnly, context),
    propagation: propagations[mountPropagation],
  };
}

const propagations = {
  None: MountPropagation.PROPAGATION_PRIVATE,
  HostToContainer: MountPropagation.PROPAGATION_HOST_TO_CONTAINER,
  Bidirectional: MountPropagation.PROPAGATION_BIDIRECTIONAL,
} as const;

function subPathOf({ subPath, subPathExpr }: VolumeMount, { context }: Mounting): string {
  if (!subPathExpr) return subPath ?? "";
  const { environment } = context;
  const unknown = new Set<string>();
  const valueFor = (name: string) => {
    const value = environment.get(name);
    if (!value) unknown.add(name);
    return value;
  };
  const expanded = asConfigError(() => expand(subPathExpr, valueFor));
  if (unknown.size > 0) throw configError(`missing value for ${[...unknown].sort().join(", ")}`);
  return expanded;
}

async function subPathTarget(
  volumePath: string,
  subPath: string,
  { mount, mounting }: { readonly mount: VolumeMount; readonly mounting: Mounting },
): Promise<string> {
  const { pod, container, index, context } = mounting;
  const objection = subPathObjection(subPath);
  if (objection !== undefined) throw configError(`error SubPath ${subPath} ${objection}`);
  const { uid } = podIdentity(pod);
  const target = `${context.folders.subPaths(uid)}/${mount.name}/${container.name}/${index}`;
  try {
    await mountSubPath({ volume: volumePath, subPath, target }, context.mounter);
  } catch (error) {
    throw configError(
      `failed to prepare subPath for volumeMount "${mount.name}" of container "${container.name}"`,
      error,
    );
  }
  return target;
}

function isRecursive(mount: VolumeMount, isReadOnly: boolean, { canReadOnlyRecursively }: MountsContext): boolean {
  const { name, recursiveReadOnly = "Disabled", mountPropagation = "None" } = mount;
  if (recursiveReadOnly === "Disabled") return false;
  if (recursiveReadOnly === "IfPossible") return isReadOnly && canReadOnlyRecursively && mountPropagation === "None";
  const objection = !isReadOnly
    ? "is not read-only"
    : mountPropagation !== "None"
      ? `has propagation ${mountPropagation}`
      : canReadOnlyRecursively
        ? undefined
        : "needs a runtime that has recursive read-only mounts";
  if (objection !== undefined) throw configError(`recursive read-only volumeMount "${name}" ${objection}`);
  return true;
}
