import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FilesystemUsage } from "../../../generated/pb/cri/v1/api_pb.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { fileSystemRoom } from "../node/machine.ts";
import { diskUsage, type DiskUsage } from "./diskUsage.ts";
import { type DiskSample, partKey, type RuntimeFileSystem, type VolumeSample } from "./samples.ts";
import type { StatsOptions } from "./statsSource.ts";

/** Measures what files take, one folder after another, so that it does not crowd the disk. */
export async function measureDisks(options: StatsOptions): Promise<DiskSample> {
  const { state, rootDir, logFolder, nowMs } = options;
  const root = await fileSystemRoom(rootDir);
  const { dev } = await stat(rootDir);
  const logs = new Map<string, DiskUsage>();
  const volumes = new Map<string, VolumeSample>();
  for (const pod of state.pods()) {
    const { uid } = podIdentity(pod);
    const folder = logFolder(pod);
    for (const name of await readdir(folder).catch(() => [])) {
      logs.set(partKey(uid, name), await diskUsage(join(folder, name)));
    }
    const paths = options.volumesOf(uid);
    for (const volume of pod.spec?.volumes ?? []) {
      const { name } = volume;
      const path = paths.get(name)?.path;
      if (path === undefined || volume.hostPath !== undefined) continue;
      const beganMs = performance.now();
      const ofDriver = await options.driverUsage(uid, name).catch(() => undefined); // its own calls report it
      const sample = ofDriver ?? (await volumeSample(path, dev));
      options.onVolume?.(volume, (performance.now() - beganMs) / 1000);
      if (sample?.health?.isAbnormal === true) options.onAbnormal?.(pod, name, sample.health.message);
      if (sample !== undefined) volumes.set(partKey(uid, name), sample);
    }
  }
  return { timeMs: nowMs(), root, logs, volumes, layers: await layersOf(options), ...(await runtimeDisks(options)) };
}

/** Undefined for a volume that went meanwhile. */
async function volumeSample(path: string, rootDevice: number): Promise<VolumeSample | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || !found.isDirectory()) return undefined;
  const fileSystem = await fileSystemRoom(path);
  const isLocal = found.dev === rootDevice;
  const { capacityBytes, availableBytes, inodes, inodesFree } = fileSystem;
  const ofAll = { bytes: capacityBytes - availableBytes, inodes: inodes - inodesFree };
  return { usage: isLocal ? await diskUsage(path) : ofAll, fileSystem, isLocal };
}

async function layersOf({ runtime }: StatsOptions): Promise<ReadonlyMap<string, DiskUsage>> {
  const { stats } = await runtime.listContainerStats({});
  const layers = new Map<string, DiskUsage>();
  for (const { attributes, writableLayer } of stats) {
    const bytes = Number(writableLayer?.usedBytes?.value ?? 0n);
    const inodes = Number(writableLayer?.inodesUsed?.value ?? 0n);
    if (attributes !== undefined) layers.set(attributes.id, { bytes, inodes });
  }
  return layers;
}

async function runtimeDisks({
  images,
  separatesDisks,
}: StatsOptions): Promise<Pick<DiskSample, "containers" | "images">> {
  const { imageFilesystems, containerFilesystems } = await images.imageFsInfo({});
  const [image, container] = [imageFilesystems[0], containerFilesystems[0]];
  const isApart = separatesDisks && container?.fsId?.mountpoint !== image?.fsId?.mountpoint;
  const containers = isApart ? await fileSystemOf(container) : undefined;
  return { images: await fileSystemOf(image), ...(containers === undefined ? {} : { containers }) };
}

async function fileSystemOf(usage: FilesystemUsage | undefined): Promise<RuntimeFileSystem | undefined> {
  const mountpoint = usage?.fsId?.mountpoint ?? "";
  if (usage === undefined || mountpoint === "") return undefined;
  const usedBytes = Number(usage.usedBytes?.value ?? 0n);
  const inodesUsed = Number(usage.inodesUsed?.value ?? 0n);
  return { ...(await fileSystemRoom(mountpoint)), usedBytes, inodesUsed };
}
