import { existsSync } from "node:fs";
import { chmod, mkdir, rename, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { EmptyDirVolumeSource } from "../../../generated/core/v1/volume.ts";
import { type Amounts, nanosIn, podAmounts, unitsOf } from "../container/amounts.ts";
import type { MountAsked, Mounter } from "./mounter.ts";
import { giveToGroup } from "./ownership.ts";

export interface EmptyDirContext {
  readonly pod: Pod;
  readonly folder: string;
  readonly mounter: Mounter;
  /** What the node has for pods. */
  readonly allocatable: Amounts;
  /** Options of memory file systems that keep them out of swap, where the machine swaps. */
  readonly memoryOptions: readonly string[];
}

/**
 * Makes a folder that any user of the pod may fill and that goes with the pod; in memory when the volume says so. One
 * that an agent before has made stays as the pod has made it since.
 */
export async function setUpEmptyDir(source: EmptyDirVolumeSource, context: EmptyDirContext): Promise<void> {
  const { folder, mounter, pod } = context;
  const asked = mountFor(source, context);
  if (asked === undefined) return await makeOpenFolder(folder, pod);
  await mkdir(folder, { recursive: true, mode: 0o750 });
  if ((await mounter.mountPoints()).includes(folder)) return;
  await mounter.mount(asked);
  await openTo(folder, pod);
}

/** It has its name only when it is open, so that whether it is there says whether that is still to be done. */
async function makeOpenFolder(folder: string, pod: Pod): Promise<void> {
  if (existsSync(folder)) return;
  const made = join(dirname(folder), `.${basename(folder)}.new`); // no volume has a name with a dot
  await mkdir(made, { recursive: true, mode: 0o750 });
  await openTo(made, pod);
  await rename(made, folder);
}

/** A folder in memory is sticky from its mount on, and stays so. */
async function openTo(folder: string, { spec }: Pod): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o777) !== 0o777) await chmod(folder, 0o777);
  const { fsGroup } = spec?.securityContext ?? {};
  if (fsGroup !== undefined) await giveToGroup(folder, { gid: fsGroup });
}

function mountFor({ medium = "", sizeLimit }: EmptyDirVolumeSource, context: EmptyDirContext): MountAsked | undefined {
  const { folder, pod, allocatable, memoryOptions } = context;
  if (medium === "") return undefined;
  if (medium.startsWith("HugePages")) {
    const size = pageSize(medium, pod);
    return { type: "hugetlbfs", source: "nodev", target: folder, options: [`pagesize=${size}`] };
  }
  if (medium !== "Memory") throw new Error(`unknown storage medium "${medium}"`);
  // Never more than the pod may use, since what lies there counts as its memory.
  const limits = [unitsOf(podAmounts(pod, "limits").memory ?? 0n), unitsOf(nanosIn(allocatable, "memory"))];
  const own = sizeLimit === undefined ? 0 : unitsOf(nanosIn({ sizeLimit }, "sizeLimit"));
  const sizes = [own, ...limits].filter((each) => each > 0);
  const size = sizes.length === 0 ? [] : [`size=${Math.min(...sizes)}`];
  return { type: "tmpfs", source: "tmpfs", target: folder, options: [...size, ...memoryOptions] };
}

/** "2M": the size in the medium's name, or the only one that the pod's containers have. */
function pageSize(medium: string, pod: Pod): string {
  const asked = Object.keys(podAmounts(pod, "limits")).filter((each) => each.startsWith("hugepages-"));
  const sizes = asked.map((each) => each.slice("hugepages-".length));
  const named = medium === "HugePages" ? undefined : medium.slice("HugePages-".length);
  const [size, ...others] = named === undefined ? sizes : sizes.filter((each) => each === named);
  if (others.length > 0)
    throw new Error(`medium: ${medium} can't be used if container requests multiple huge page sizes`);
  if (size === undefined) {
    throw new Error(`medium ${medium}: hugePages storage requested, but there is no resource request for huge pages`);
  }
  return size.replace(/i$/, "");
}
